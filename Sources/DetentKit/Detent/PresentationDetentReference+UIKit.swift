#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  extension PresentationDetentReference {
    /// The identifier of the corresponding detent of UIKit. Different detents have different
    /// identifiers.
    public var uiKitIdentifier: UISheetPresentationController.Detent.Identifier {
      switch self {
      case .large: .large
      case .medium: .medium
      case .fraction(let value): .fraction(value)
      case .height(let value): .height(value)
      case .content: .init("Content")
      case .contentFraction(let value): .init("ContentFraction:\(value)")
      case .marker(let name): .init("Marker:\(name)")
      }
    }

    /// Returns the corresponding detent of UIKit.
    ///
    /// - Parameter measured: returns the content's measurements, for detents that depend on them.
    @available(iOS 16, *)
    @MainActor
    func uiKitDetent(
      measured: @escaping @MainActor () -> ContentMeasurements
    ) -> UISheetPresentationController.Detent {
      switch self {
      case .large: return .large()
      case .medium: return .medium()
      case .fraction(let value):
        return .custom(identifier: uiKitIdentifier) {
          $0.maximumDetentValue * min(max(value, 0), 1)
        }
      case .height(let value):
        return .custom(identifier: uiKitIdentifier) { _ in max(value, 0) }
      case .content, .contentFraction, .marker:
        return .custom(identifier: uiKitIdentifier) { _ in measured().height(of: self) }
      }
    }

    /// The nearest of the two detents that UIKit had before iOS 16.
    @MainActor
    var systemDetent: UISheetPresentationController.Detent {
      systemReference == .medium ? .medium() : .large()
    }

    /// The nearest of `medium` and `large`, the detents before iOS 16.
    var systemReference: PresentationDetentReference {
      switch self {
      case .medium: .medium
      case .fraction(let value), .contentFraction(let value): value <= 0.75 ? .medium : .large
      // Half the height of the screens that iOS 15 ran on is about this.
      case .height(let value): value <= 500 ? .medium : .large
      case .marker: .medium
      case .large, .content: .large
      }
    }
  }

  extension UISheetPresentationController.Detent.Identifier {
    /// The identifier of a detent that is a fraction of the available height.
    public static func fraction(_ value: CGFloat) -> Self {
      .init("Fraction:\(value)")
    }

    /// The identifier of a detent with a height in points.
    public static func height(_ value: CGFloat) -> Self {
      .init("Height:\(value)")
    }
  }
#endif
