#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A rule for where a released sheet goes, from its position, the finger's velocity and the heights
  /// of its detents.
  ///
  /// ```swift
  /// // Rests at every multiple of 80 points.
  /// properties.snapping = SheetSnapping { release in
  ///   release.target == .dismissal
  ///     ? .dismissal : .height((release.projectedHeight / 80).rounded() * 80)
  /// }
  /// ```
  ///
  /// The rule's target is the one that ``SheetProperties/willEndDragging`` receives.
  public struct SheetSnapping {
    let rule: ((SheetRelease) -> SheetRelease.Target)?

    /// Creates a rule.
    ///
    /// - Parameter rule: returns the target of a release. ``SheetRelease/target`` is the one of
    ///   ``detents``.
    public init(_ rule: @escaping (SheetRelease) -> SheetRelease.Target) {
      self.rule = rule
    }

    private init() {
      rule = nil
    }

    /// The detent nearest to where the sheet would coast, or dismissal: the system's rule.
    public static var detents: Self { Self() }

    /// No detent in particular: the sheet rests where it coasts to, between its smallest and its largest
    /// detent.
    public static var stepless: Self {
      Self { $0.target == .dismissal ? .dismissal : .height($0.projectedHeight) }
    }

    /// No detent in particular within ranges of heights, and the nearest detent or end of a range
    /// elsewhere.
    ///
    /// - Parameter ranges: heights in points with the bottom safe area. Without any the rule is
    ///   ``detents``.
    public static func stepless(in ranges: [ClosedRange<CGFloat>]) -> Self {
      Self { release in
        guard release.target != .dismissal, !ranges.isEmpty else { return release.target }
        let projected = release.projectedHeight
        if ranges.contains(where: { $0.contains(projected) }) { return .height(projected) }
        let ends = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        let end = ends.min { abs($0 - projected) < abs($1 - projected) } ?? projected
        let isDetentNearer = release.detentHeights.contains {
          abs($0 - projected) <= abs(end - projected)
        }
        return isDetentNearer ? release.target : .height(end)
      }
    }
  }
#endif
