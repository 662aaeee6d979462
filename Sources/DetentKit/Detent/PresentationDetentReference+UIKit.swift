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
      case .topMargin(let margin): .init("TopMargin:\(margin)")
      case .fullScreen: .init("FullScreen")
      case .resolved(let resolver): .init("Custom:\(resolver.identifier)")
      case .content: .init("Content")
      case .contentFraction(let value): .init("ContentFraction:\(value)")
      case .marker(let name): .init("Marker:\(name)")
      }
    }

    /// Returns the identifier of the corresponding detent in a sheet with limits, in which the system's
    /// detents are custom ones.
    func uiKitIdentifier(
      _ limits: SheetHeightLimits
    ) -> UISheetPresentationController.Detent.Identifier {
      guard limits.isSet else { return uiKitIdentifier }
      switch self {
      case .large: return .init("LimitedLarge")
      case .medium: return .init("LimitedMedium")
      default: return uiKitIdentifier
      }
    }

    /// Returns the corresponding detent of UIKit.
    ///
    /// - Parameters:
    ///   - limits: the least and the greatest height.
    ///   - measured: returns the content's measurements, for detents that depend on them.
    @available(iOS 16, *)
    @MainActor
    func uiKitDetent(
      _ limits: SheetHeightLimits = SheetHeightLimits(),
      measured: @escaping @MainActor () -> ContentMeasurements
    ) -> UISheetPresentationController.Detent {
      if !limits.isSet {
        if self == .large { return .large() }
        if self == .medium { return .medium() }
      }
      return .custom(identifier: uiKitIdentifier(limits)) {
        resolvedHeight(in: $0, measured: measured).map(limits.held)
      }
    }

    @available(iOS 16, *)
    @MainActor
    private func resolvedHeight(
      in context: any UISheetPresentationControllerDetentResolutionContext,
      measured: @MainActor () -> ContentMeasurements
    ) -> CGFloat? {
      let maximum = context.maximumDetentValue
      switch self {
      case .large, .fullScreen: return maximum
      case .medium: return UISheetPresentationController.Detent.medium().resolvedValue(in: context)
      case .fraction(let value): return maximum * min(max(value, 0), 1)
      case .height(let value): return max(value, 0)
      case .topMargin(let margin): return max(0, maximum - max(margin, 0))
      case .resolved(let resolver):
        return resolver.height(
          PresentationDetentContext(
            maximumDetentValue: maximum, containerTraitCollection: context.containerTraitCollection)
        ).map { max($0, 0) }
      case .content, .contentFraction, .marker: return measured().height(of: self)
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
      case .marker, .resolved: .medium
      case .large, .content, .topMargin, .fullScreen: .large
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
