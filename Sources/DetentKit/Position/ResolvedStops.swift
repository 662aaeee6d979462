#if canImport(UIKit)
  import UIKit

  /// The detents that count now, smallest first, with their heights in points.
  ///
  /// A detent without a height is inactive and has no place among the stops; detents of one height
  /// are one stop.
  struct ResolvedStops: Equatable {
    /// The first named detent of each stop.
    private(set) var detents: [PresentationDetentReference] = []
    private(set) var heights: [CGFloat] = []
    private var places: [PresentationDetentReference: Int] = [:]

    /// Heights nearer to each other than this are one: UIKit rounds to pixels, 1/3 point at most.
    private static let tolerance: CGFloat = 0.01

    init() {}

    /// Resolves detents in any order.
    init(
      _ detents: [PresentationDetentReference],
      height: (PresentationDetentReference) -> CGFloat?
    ) {
      let active = detents.enumerated().compactMap { place, detent in
        height(detent).map { (place: place, detent: detent, height: $0) }
      }
      let ordered = active.sorted {
        $0.height == $1.height ? $0.place < $1.place : $0.height < $1.height
      }
      for (_, detent, height) in ordered {
        if let last = heights.last, height - last < Self.tolerance {
          if places[detent] == nil { places[detent] = heights.count - 1 }
        } else if places[detent] == nil {
          places[detent] = heights.count
          self.detents.append(detent)
          heights.append(height)
        }
      }
    }

    /// The stop of a detent; `nil` if that is unknown or inactive.
    func index(of detent: PresentationDetentReference) -> Int? { places[detent] }

    /// The height of a detent; `nil` if that is unknown or inactive.
    func height(of detent: PresentationDetentReference) -> CGFloat? {
      index(of: detent).map { heights[$0] }
    }

    /// The detent whose height is nearest, the larger of two.
    func nearest(to height: CGFloat) -> PresentationDetentReference? {
      let place = heights.indices.min {
        (abs(heights[$0] - height), -heights[$0]) < (abs(heights[$1] - height), -heights[$1])
      }
      return place.map { detents[$0] }
    }
  }
#endif
