@_spi(Core) import SwiftUICore

/// The widths of a grid's columns and the heights of its rows, for one proposal.
@MainActor
struct GridArrangement {
  private struct Cell {
    let item: LayoutItem
    let row: Int
    let column: Int
    let span: Int
  }

  struct Place {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  private let alignment: Alignment
  private let gaps: CGSize
  private var cells: [Cell] = []
  private var rowAlignments: [VerticalAlignment?] = []
  private var columnAlignments: [HorizontalAlignment?] = []
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []

  init(
    _ items: [LayoutItem], alignment: Alignment, gaps: CGSize, _ proposal: ProposedViewSize
  ) {
    self.alignment = alignment
    self.gaps = gaps
    makeCells(items)
    let single = cells.filter { $0.span == 1 }
    widths = Self.share(
      proposal.width.map { $0 - gap(gaps.width, widths.count) }, among: widths.count
    ) { column, width in
      let most = single.filter { $0.column == column && !$0.item.ignores(.horizontal) }
      return most.map { $0.item.size(ProposedViewSize(width: width, height: nil)).width }.max() ?? 0
    }
    widenForSpans()
    let cells = cells
    let arrangement = self
    heights = Self.share(
      proposal.height.map { $0 - gap(gaps.height, heights.count) }, among: heights.count
    ) { row, height in
      let inRow = cells.filter { $0.row == row && !$0.item.ignores(.vertical) }
      return inRow.map {
        $0.item.size(ProposedViewSize(width: arrangement.width(of: $0), height: height)).height
      }.max() ?? 0
    }
  }

  private func gap(_ length: CGFloat, _ count: Int) -> CGFloat {
    length * CGFloat(max(0, count - 1))
  }

  private mutating func makeCells(_ items: [LayoutItem]) {
    var row = -1
    var column = 0
    var last: ObjectIdentifier?
    var whole: [Int] = []
    var columns = 0
    for item in items {
      let own = item.trait(GridRowTrait.self)
      if own == nil || own?.id != last {
        row += 1
        column = 0
        rowAlignments.append(own?.alignment)
      }
      last = own?.id
      if own == nil { whole.append(cells.count) }
      let span = max(1, item.trait(GridColumnsTrait.self))
      cells.append(Cell(item: item, row: row, column: column, span: span))
      column += span
      if own != nil { columns = max(columns, column) }
    }
    columns = max(columns, items.isEmpty ? 0 : 1)
    for index in whole {
      let cell = cells[index]
      cells[index] = Cell(item: cell.item, row: cell.row, column: 0, span: columns)
    }
    widths = Array(repeating: 0, count: columns)
    heights = Array(repeating: 0, count: row + 1)
    columnAlignments = Array(repeating: nil, count: columns)
    for cell in cells where cell.column < columns {
      if let alignment = cell.item.trait(GridColumnAlignmentTrait.self) {
        columnAlignments[cell.column] = alignment
      }
    }
  }

  /// Allocates space to columns or rows: from the least flexible one, an equal share of the
  /// remainder each.
  private static func share(
    _ room: CGFloat?, among count: Int, length: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let room, room.isFinite, count > 0 else {
      return (0..<count).map { length($0, room) }
    }
    let leasts = (0..<count).map { length($0, 0) }
    let mosts = (0..<count).map { length($0, .infinity) }
    var lengths = leasts
    var left = room
    let order = (0..<count).sorted {
      (mosts[$0] - leasts[$0], $0) < (mosts[$1] - leasts[$1], $1)
    }
    for (place, index) in order.enumerated() {
      lengths[index] = length(index, max(0, left / CGFloat(count - place)))
      left -= lengths[index]
    }
    return lengths
  }

  /// Widens the last column of views that span several columns if they need more space.
  private mutating func widenForSpans() {
    for cell in cells where cell.span > 1 && !cell.item.ignores(.horizontal) {
      let room = width(of: cell)
      let least = cell.item.size(ProposedViewSize(width: room, height: nil)).width
      let end = min(cell.column + cell.span, widths.count) - 1
      if least > room, end >= 0 { widths[end] += least - room }
    }
  }

  private func width(of cell: Cell) -> CGFloat {
    let end = min(cell.column + cell.span, widths.count)
    guard cell.column < end else { return 0 }
    return widths[cell.column..<end].reduce(0, +) + gap(gaps.width, end - cell.column)
  }

  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + gap(gaps.width, widths.count),
      height: heights.reduce(0, +) + gap(gaps.height, heights.count))
  }

  func places() -> [Place] {
    cells.map { cell in
      let width = width(of: cell)
      let height = heights[cell.row]
      let x = widths.prefix(cell.column).reduce(0) { $0 + $1 + gaps.width }
      let y = heights.prefix(cell.row).reduce(0) { $0 + $1 + gaps.height }
      let proposal = ProposedViewSize(width: width, height: height)
      let room = CGSize(width: width, height: height)
      var origin: CGPoint
      if let anchor = cell.item.trait(GridAnchorTrait.self) {
        let size = cell.item.size(proposal)
        origin = CGPoint(
          x: (width - size.width) * anchor.x, y: (height - size.height) * anchor.y)
      } else {
        let column =
          columnAlignments.indices.contains(cell.column)
          ? columnAlignments[cell.column] : nil
        origin = cell.item.origin(
          in: room,
          Alignment(
            horizontal: column ?? alignment.horizontal,
            vertical: rowAlignments[cell.row] ?? alignment.vertical), proposal)
      }
      origin.x += x
      origin.y += y
      return Place(origin: origin, proposal: proposal)
    }
  }
}

extension LayoutItem {
  /// Indicates whether a grid ignores the view's length along an axis.
  fileprivate func ignores(_ axis: Axis.Set) -> Bool {
    trait(GridUnsizedTrait.self).contains(axis)
  }
}
