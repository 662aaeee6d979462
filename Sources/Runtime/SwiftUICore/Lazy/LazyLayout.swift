/// The configuration of the lines of a lazy stack or grid.
package struct LazyLayout: Equatable {
  /// The position of one view of each line, across the axis.
  package struct Track {
    package var start: CGFloat
    /// The length in points; `nil` for the natural length.
    package var length: CGFloat?
    var alignment: Alignment?
  }

  var axis: Axis
  var alignment: Alignment
  /// The spacing in points between lines.
  var spacing: CGFloat
  /// The columns of a grid, or its rows; `nil` for stacks.
  var grid: [GridItem]?
  var pinnedViews: PinnedScrollableViews = []

  var pinsAny: Bool { !pinnedViews.isEmpty }

  func pins(_ kind: ListRole.Kind) -> Bool {
    switch kind {
    case .row: false
    case .header: pinnedViews.contains(.sectionHeaders)
    case .footer: pinnedViews.contains(.sectionFooters)
    }
  }

  /// The positions of views across the axis for an available length.
  func tracks(in room: CGFloat) -> [Track] {
    guard let grid else { return [Track(start: 0, length: nil)] }
    return GridItem.tracks(grid, in: room, alignment: crossAlignment)
  }

  private var crossAlignment: Double {
    let whole = ViewDimensions(size: CGSize(width: 1, height: 1), item: nil)
    return axis == .vertical ? whole[alignment.horizontal] : whole[alignment.vertical]
  }

  /// The breadth of all lines if nothing limits it and no view is broader than `most`.
  func breadth(ofWidest most: CGFloat) -> CGFloat {
    guard let grid else { return most }
    let gaps = grid.dropLast().reduce(0) { $0 + ($1.spacing ?? GridItem.standardSpacing) }
    return grid.reduce(gaps) { sum, item in
      switch item.size {
      case .fixed(let length): sum + length
      case .flexible(let minimum, let maximum): sum + min(max(most, minimum), maximum)
      case .adaptive(let minimum, let maximum): sum + min(max(most, minimum), maximum)
      }
    }
  }
}

/// The kinds of section views that a lazy stack pins to the edges of the visible area.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32
  /// Creates options from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The section headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The section footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column of a lazy vertical grid, or a row of a lazy horizontal grid.
public struct GridItem: Sendable, Equatable {
  /// The size of a column or row across the axis along which the grid scrolls.
  public enum Size: Sendable, Equatable {
    /// A fixed size in points.
    case fixed(CGFloat)
    /// An equal share of the remaining length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit, with an equal share of the remaining length each, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The spacing in points to the next column or row; `nil` for the system's default.
  public var spacing: CGFloat?
  /// The alignment of views in the column or row; `nil` for the grid's own.
  public var alignment: Alignment?

  /// Creates a column or row of a grid.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The largest number of columns that one adaptive item makes; tunable, beyond every screen.
  private static let mostTracks = 1000
  /// The default spacing between columns in points (widely reported).
  static let standardSpacing: CGFloat = 8

  /// The columns for an available length: fixed ones first, the others share the remainder one
  /// after the other.
  package static func tracks(_ items: [GridItem], in room: CGFloat, alignment: Double)
    -> [LazyLayout.Track]
  {
    guard !items.isEmpty else { return [LazyLayout.Track(start: 0, length: nil)] }
    func gap(_ item: GridItem) -> CGFloat { item.spacing ?? standardSpacing }
    var rest = room - items.dropLast().reduce(0) { $0 + gap($1) }
    var waiting = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length } else { waiting += 1 }
    }
    var tracks: [LazyLayout.Track] = []
    var position: CGFloat = 0
    for item in items {
      let share = max(0, rest / CGFloat(max(1, waiting)))
      var length = share
      switch item.size {
      case .fixed(let fixed):
        length = max(0, fixed)
        tracks.append(.init(start: position, length: length, alignment: item.alignment))
      case .flexible(let minimum, let maximum):
        length = min(max(share, minimum), maximum)
        tracks.append(.init(start: position, length: length, alignment: item.alignment))
      case .adaptive(let minimum, let maximum):
        let space = gap(item)
        let fitting = ((share + space) / max(1, minimum + space)).rounded(.down)
        let count = min(max(1, Int(clamping: fitting)), Self.mostTracks)
        let free = (share - space * CGFloat(count - 1)) / CGFloat(count)
        let each = min(max(free, minimum), maximum)
        for index in 0..<count {
          tracks.append(
            .init(
              start: position + CGFloat(index) * (each + space), length: each,
              alignment: item.alignment))
        }
        length = CGFloat(count) * each + CGFloat(count - 1) * space
      }
      if case .fixed = item.size {
      } else {
        rest -= length
        waiting -= 1
      }
      position += length + gap(item)
    }
    let used = (tracks.last?.start ?? 0) + (tracks.last?.length ?? 0)
    let shift = (room - used) * alignment
    for index in tracks.indices { tracks[index].start += shift }
    return tracks
  }
}
