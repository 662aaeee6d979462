#if canImport(UIKit)
  import UIKit

  extension PresentationDetentReference {
    /// The detent's name in UIKit. Different detents have different names.
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

    /// UIKit's detent.
    ///
    /// - Parameter measured: answers for detents that depend on the content.
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

    /// Medium for everything that is not about all of a phone's height.
    var systemReference: PresentationDetentReference {
      switch self {
      case .medium: .medium
      case .fraction(let value), .contentFraction(let value): value <= 0.75 ? .medium : .large
      // Half of the screens that iOS 15 ran on is about this high.
      case .height(let value): value <= 500 ? .medium : .large
      case .marker: .medium
      case .large, .content: .large
      }
    }
  }

  extension UISheetPresentationController.Detent.Identifier {
    /// The name of a detent that is a part of the height that there is.
    public static func fraction(_ value: CGFloat) -> Self {
      .init("Fraction:\(value)")
    }

    /// The name of a detent with a height in points.
    public static func height(_ value: CGFloat) -> Self {
      .init("Height:\(value)")
    }
  }
#endif
