#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import SheetEngine
  import UIKit

  /// Detents of UIKit that DetentKit did not create: those of ``SheetProperties/nativeDetents``, and those
  /// of a sheet that SwiftUI or an app's own code configures.
  @MainActor
  struct NativeDetents {
    let detents: [UISheetPresentationController.Detent]
    /// The reference of each detent. Different detents have different references.
    let references: [PresentationDetentReference]
    private let identifiers: [UISheetPresentationController.Detent.Identifier]
    private let traits: UITraitCollection

    /// Reads the detents of a sheet.
    ///
    /// A custom detent whose height is a fraction of the maximum or a constant has the reference for that,
    /// another one the height that it has in the context.
    init(
      _ detents: [UISheetPresentationController.Detent], in context: SheetDetentContext,
      traits: UITraitCollection
    ) {
      var references: [PresentationDetentReference] = []
      for (index, detent) in detents.enumerated() {
        var reference = Self.reference(of: detent, in: context, traits)
        // Two detents of one height stay two detents.
        if references.contains(reference) { reference = .marker("native \(index)") }
        references.append(reference)
      }
      self.detents = detents
      self.references = references
      self.traits = traits
      if #available(iOS 16, *) {
        identifiers = detents.map(\.identifier)
      } else {
        identifiers = detents.map { $0 == .medium() ? .medium : .large }
      }
    }

    func identifier(
      of reference: PresentationDetentReference
    ) -> UISheetPresentationController.Detent.Identifier? {
      references.firstIndex(of: reference).map { identifiers[$0] }
    }

    func reference(
      of identifier: UISheetPresentationController.Detent.Identifier?
    ) -> PresentationDetentReference? {
      identifier.flatMap { identifiers.firstIndex(of: $0) }.map { references[$0] }
    }

    /// The heights in a context, without the bottom safe area.
    func heights(
      in context: SheetDetentContext, tolerance: Double, fillsScreen: Bool
    ) -> SheetDetentHeights<PresentationDetentReference> {
      let heights = zip(references, detents).map { reference, detent in
        let value = Self.height(of: detent, in: context, traits)
        return (reference, value.map { fillsScreen ? context.maximumValue : $0 })
      }
      return SheetDetentHeights(heights, tolerance: tolerance)
    }

    private static func height(
      of detent: UISheetPresentationController.Detent, in context: SheetDetentContext,
      _ traits: UITraitCollection
    ) -> Double? {
      guard #available(iOS 16, *) else {
        return context.value(of: detent == .medium() ? .medium : .large)
      }
      if detent.identifier == .large { return context.maximumValue }
      if detent.identifier == .medium { return context.value(of: .medium) }
      return detent.resolvedValue(in: NativeDetentContext(context, traits)).map {
        min(max(Double($0), 0), context.maximumValue)
      }
    }

    private static func reference(
      of detent: UISheetPresentationController.Detent, in context: SheetDetentContext,
      _ traits: UITraitCollection
    ) -> PresentationDetentReference {
      guard #available(iOS 16, *) else { return detent == .medium() ? .medium : .large }
      if detent.identifier == .large { return .large }
      if detent.identifier == .medium { return .medium }
      // Two maxima tell a fraction from a constant.
      var other = context
      other.maximumValue = context.maximumValue * 2
      guard let value = detent.resolvedValue(in: NativeDetentContext(context, traits)) else {
        return .marker(detent.identifier.rawValue)
      }
      let twice = detent.resolvedValue(in: NativeDetentContext(other, traits))
      let share = value / CGFloat(context.maximumValue)
      guard let twice, twice != value, abs(twice - 2 * value) < 0.01, (0...1).contains(share) else {
        return .height(value)
      }
      // Division leaves a rounding error, which an app's own value does not have.
      return .fraction((share * 1e6).rounded() / 1e6)
    }
  }

  /// The context in which DetentKit resolves detents of others.
  @available(iOS 16, *)
  private final class NativeDetentContext: NSObject,
    UISheetPresentationControllerDetentResolutionContext
  {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection

    init(_ context: SheetDetentContext, _ traits: UITraitCollection) {
      maximumDetentValue = CGFloat(context.maximumValue)
      containerTraitCollection = traits
    }
  }

  extension SheetDriver {
    /// Reads the detents of a sheet that DetentKit did not set, if they changed.
    func readNativeDetents(of sheet: UISheetPresentationController) {
      guard native?.detents != sheet.detents else { return }
      let traits = sheet.containerView?.traitCollection ?? sheet.traitCollection
      let detents = NativeDetents(sheet.detents, in: resolutionContext, traits: traits)
      native = detents
      stops = detents.heights(in: resolutionContext, tolerance: 0, fillsScreen: false)
        .assignments.map(\.name)
      let inactive = detents.references.filter { !stops.contains($0) }
      stops = inactive + stops
      resolution = Resolution()
    }

    /// Reads the detents of a sheet that the app or SwiftUI configures.
    func readForeignSheet() {
      guard effective == nil, let sheet = link?.sheetController else { return }
      adopt(sheet)
      readNativeDetents(of: sheet)
    }

    /// Returns the stop of a sheet at rest whose detents others created: the selected one, unless the sheet
    /// rests elsewhere, as it does above the keyboard. DetentKit estimates the maximum height of such a
    /// sheet, so the heights can differ by some points.
    func nativeStop(
      atRest height: CGFloat, _ stops: SheetDetentHeights<PresentationDetentReference>
    )
      -> Int?
    {
      guard native != nil, let selected, let index = stops.index(of: selected) else { return nil }
      let safeArea = Double(sheetContainer?.safeAreaInsets.bottom ?? 0)
      let expected = stops.stops[index].height + safeArea
      return abs(expected - Double(height)) <= Self.nativeTolerance ? index : nil
    }

    /// The difference in points between the estimated and the real height of a sheet, up to which it
    /// counts as resting at its detent (tunable): the safe area of a floating sheet and its margin.
    private static var nativeTolerance: Double { 48 }

    /// The reference of the largest undimmed detent.
    func largestUndimmed(of properties: SheetProperties) -> PresentationDetentReference? {
      properties.largestUndimmedDetent
        ?? native?.reference(of: properties.largestUndimmedDetentIdentifier)
    }
  }
#endif
