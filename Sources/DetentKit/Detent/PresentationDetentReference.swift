#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  /// A detent, a height at which a sheet rests, as one value for UIKit and SwiftUI.
  ///
  /// Two references are the same detent only if they are equal: 0.21 and 0.24 are two detents.
  ///
  /// ```swift
  /// let stops: [PresentationDetentReference] = [.height(120), .medium, .large]
  /// ```
  public enum PresentationDetentReference: Hashable, Sendable {
    /// The maximum height: the whole of the available height.
    case large
    /// About half of the available height.
    case medium
    /// A fraction of the available height, 0...1. Other values are clamped and reported to
    /// ``DetentMisuse``; a value that is not a number is left out.
    case fraction(_ value: CGFloat)
    /// A height in points, without the bottom safe area. It is clamped to 0 and the available
    /// height; values below 0 are reported to ``DetentMisuse``, and a value that is not a number is
    /// left out.
    case height(_ value: CGFloat)
    /// The available height less a margin in points above the sheet, at least 0. Negative margins are
    /// treated as 0; a value that is not a number is left out.
    case topMargin(_ margin: CGFloat)
    /// The whole height of the screen or context up to its very edge, over the status bar. Larger than
    /// ``large``.
    ///
    /// The system's sheet does not cover the status bar, so DetentKit presents one with this detent. A
    /// sheet that is not attached to an edge, such as a form sheet on a tablet, has its largest height.
    case fullScreen
    /// A height that a closure computes. See ``custom(identifier:resolver:)``.
    case resolved(PresentationDetentResolver)
    /// The content's ideal height in the available width, at most the available height. The detent
    /// is inactive until the content has been measured.
    case content
    /// A fraction of the content's ideal height, 1 being all of it. Values below 0 are treated as
    /// 0.
    case contentFraction(_ value: CGFloat)
    /// The height at which the content is shown down to the marker with this name; inactive while
    /// the content has no such marker. See ``SwiftUICore/View/presentationMarker(_:)``.
    case marker(_ name: String)

    /// Indicates whether the value is in its valid range.
    var isPossible: Bool {
      switch self {
      case .fraction(let value): (0...1).contains(value)
      case .height(let value), .contentFraction(let value): value >= 0
      case .large, .medium, .content, .marker, .topMargin, .fullScreen, .resolved: true
      }
    }

    /// Indicates whether the value is a number. One that is not is not even equal to itself.
    var isNumber: Bool { self == self }

    /// Indicates whether the height depends on the content.
    var isMeasured: Bool {
      switch self {
      case .content, .contentFraction, .marker: true
      case .large, .medium, .fraction, .height, .topMargin, .fullScreen, .resolved: false
      }
    }
  }
#endif
