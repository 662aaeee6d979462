#if canImport(UIKit)
  import SheetEngine
  import UIKit

  /// A height at which a sheet may rest, as a value that means the same in both frameworks.
  ///
  /// Two references are the same detent only if they are equal: 0.21 and 0.24 are two detents.
  ///
  /// ```swift
  /// let stops: [PresentationDetentReference] = [.height(120), .medium, .large]
  /// ```
  public enum PresentationDetentReference: Hashable, Sendable {
    /// All of the height that there is.
    case large
    /// About half of it.
    case medium
    /// A part of the height that there is, 1 being all of it. Other values are held to 0 and 1 and
    /// reported; what is not a number is left out.
    case fraction(_ value: CGFloat)
    /// A height in points, without the bottom safe area. More than there is counts as all of it, less
    /// than 0 as 0, and is reported; what is not a number is left out.
    case height(_ value: CGFloat)
    /// As high as the content wants to be in the width that there is. Until the content was measured
    /// the detent is inactive.
    case content
    /// A part of the height that the content wants, 1 being all of it. Values below 0 count as 0.
    case contentFraction(_ value: CGFloat)
    /// Down to the place in the content that carries a marker with this name; inactive while there is
    /// none. See ``SwiftUICore/View/presentationMarker(_:)``.
    case marker(_ name: String)

    /// Whether there is a height that it can mean.
    var isPossible: Bool {
      switch self {
      case .fraction(let value): (0...1).contains(value)
      case .height(let value), .contentFraction(let value): value >= 0
      case .large, .medium, .content, .marker: true
      }
    }

    /// Whether it can be told from others: what is not a number is not even equal to itself.
    var isNumber: Bool { self == self }

    /// Whether the height depends on the content.
    var isMeasured: Bool {
      switch self {
      case .content, .contentFraction, .marker: true
      case .large, .medium, .fraction, .height: false
      }
    }
  }
#endif
