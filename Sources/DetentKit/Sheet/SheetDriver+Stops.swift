#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import SheetEngine
  import UIKit

  /// The detents of UIKit's sheet: the active ones, their heights, and the place of a height among them.
  extension SheetDriver {
    /// The heights of the active detents, and the inputs that they were resolved from.
    struct Resolution {
      struct Inputs: Equatable {
        var detents: [PresentationDetentReference] = []
        var measurements = ContentMeasurements()
        var context = SheetDetentContext(maximumValue: 0, containerHeight: 0)
        var fillsScreen = false
        var limits = SheetHeightLimits()
        var traits: UITraitCollection?
        var medium: CGFloat?
      }

      var inputs = Inputs()
      var heights = SheetDetentHeights<PresentationDetentReference>()
    }

    /// Heights nearer to each other than this are one stop: UIKit rounds to pixels, 1/3 point at most.
    private static let tolerance = 0.01
    /// The greatest difference in points between a sheet at rest and its stop, by rounding to pixels.
    private static let roundingError = 1.0
    /// The size of a window for a presenter that is in none yet, an iPhone's (tunable). It only orders
    /// detents until UIKit resolves them.
    private static let assumedSize = CGSize(width: 390, height: 844)

    /// The heights of the active detents, resolved again when an input changed.
    var resolved: SheetDetentHeights<PresentationDetentReference> {
      let inputs = resolutionInputs(of: stops)
      if inputs != resolution.inputs {
        let heights =
          native?.heights(
            in: inputs.context, tolerance: Self.tolerance, fillsScreen: inputs.fillsScreen)
          ?? Self.resolve(inputs)
        resolution = Resolution(inputs: inputs, heights: heights)
      }
      return resolution.heights
    }

    private func resolutionInputs(
      of detents: [PresentationDetentReference]
    ) -> Resolution.Inputs {
      let isCompact = engineContainer.verticalSizeClass == .compact
      let isAttached =
        effective?.prefersEdgeAttachedInCompactHeight
        ?? link?.sheetController?.prefersEdgeAttachedInCompactHeight
      return Resolution.Inputs(
        detents: detents, measurements: link?.measurer.measurements ?? ContentMeasurements(),
        context: resolutionContext, fillsScreen: isCompact && isAttached != true,
        limits: effective?.heightLimits ?? SheetHeightLimits(),
        traits: detents.contains(where: \.isResolved) ? surroundingTraits : nil,
        medium: medium)
    }

    /// The values that detents are resolved against.
    var resolutionContext: SheetDetentContext {
      var context = SheetLayout.detentContext(
        configuration: SheetConfiguration(), container: engineContainer)
      if let maximum { context.maximumValue = Double(maximum) }
      return context
    }

    private var presentingView: UIView? {
      link?.controller?.presentingViewController?.viewIfLoaded
    }

    /// The traits of the sheet's container; before the presentation, the presenter's.
    private var surroundingTraits: UITraitCollection? {
      sheetContainer?.traitCollection ?? presentingView?.traitCollection
    }

    /// The sheet's container as the engine describes it; before the presentation, the presenter's
    /// window.
    private var engineContainer: SheetContainer {
      let view: UIView? = sheetContainer ?? presentingView?.window
      let size = view?.bounds.size ?? Self.assumedSize
      let safeArea = view?.safeAreaInsets ?? .zero
      var container = SheetContainer(
        size: SheetSize(width: Double(size.width), height: Double(size.height)),
        safeArea: SheetInsets(
          top: Double(safeArea.top), left: Double(safeArea.left), bottom: Double(safeArea.bottom),
          right: Double(safeArea.right)))
      if let traits = surroundingTraits {
        container.displayScale = Double(traits.displayScale)
        ContextWindowShape.apply(traits, to: &container)
      }
      return container
    }

    private static func resolve(
      _ inputs: Resolution.Inputs
    ) -> SheetDetentHeights<PresentationDetentReference> {
      let heights = SheetDetentHeights(
        inputs.detents.map { ($0, height(of: $0, inputs)) }, tolerance: tolerance)
      guard heights.stops.isEmpty else { return heights }
      return SheetDetentHeights([(.large, inputs.context.maximumValue)])
    }

    /// Returns the height of a detent in points without the bottom safe area, `nil` for an inactive one.
    private static func height(
      of reference: PresentationDetentReference, _ inputs: Resolution.Inputs
    ) -> Double? {
      let maximum = inputs.context.maximumValue
      if inputs.fillsScreen { return maximum }
      let context = inputs.traits.map {
        PresentationDetentContext(
          maximumDetentValue: CGFloat(maximum), containerTraitCollection: $0)
      }
      let recipe = reference.recipe(inputs.measurements, context)
      guard let value = inputs.context.value(of: recipe) else { return nil }
      // The factor of the medium detent is another one in each version of the system.
      let height = reference == .medium ? inputs.medium.map { Double($0) } ?? value : value
      return min(Double(inputs.limits.held(CGFloat(height))), maximum)
    }

    /// Returns the detents in the order of their heights without duplicates; large if there are none.
    func ordered(_ references: [PresentationDetentReference]) -> [PresentationDetentReference] {
      var known: Set<PresentationDetentReference> = []
      let possible = references.filter(\.isNumber)
      let unique = (possible.isEmpty ? [.large] : possible).filter { known.insert($0).inserted }
      let inputs = resolutionInputs(of: unique)
      let size = engineContainer.size
      return SheetDetentHeights(
        unique.map { ($0, Self.height(of: $0, inputs) ?? Self.uprightHeight(of: $0, size, inputs)) }
      ).assignments.map(\.name)
    }

    /// Returns the height by which an inactive detent is ordered. Medium, inactive on its side, counts
    /// again when the device is upright, and must not be in front of lower ones then.
    private static func uprightHeight(
      of reference: PresentationDetentReference, _ size: SheetSize, _ inputs: Resolution.Inputs
    ) -> Double {
      guard reference == .medium else { return 0 }
      return min(max(size.width, size.height) / 2, inputs.context.maximumValue - 1)
    }

    /// Returns the place among the stops of a height in points above the container's bottom.
    func locate(_ height: CGFloat, isResting: Bool) -> SheetPlace {
      if native == nil || isResting != wasResting {
        readForeignSheet()
        // The resolvers of others may have other results since the last rest.
        if native != nil { resolution = Resolution() }
      }
      wasResting = isResting
      let stops = resolved.stops
      let safeArea = Double(sheetContainer?.safeAreaInsets.bottom ?? 0)
      if isResting, let index = nativeStop(atRest: height, resolved) {
        return SheetPlace(index: index, progress: 0)
      }
      if isResting, let selected, let index = resolved.index(of: selected),
        stops.count == 1 || visibleHeights(of: stops[index].height).contains(Double(height))
      {
        return SheetPlace(index: index, progress: 0)
      }
      return SheetPlace(of: Double(height), stopCount: stops.count, above: safeArea) {
        stops[$0].height
      }
    }

    /// Returns the heights on screen, above the container's bottom, of a sheet that rests at a stop in
    /// the looks of the systems: attached to the edge, a floating card, or a card on a wide screen.
    private func visibleHeights(of height: Double) -> ClosedRange<Double> {
      let container = engineContainer
      var configuration = SheetConfiguration(detents: [.height(height, id: SheetDetentID(0))])
      if let controller = link?.controller {
        let isForm = controller.modalPresentationStyle == .formSheet
        configuration.kind = isForm || effective?.prefersPageSizing == false ? .form : .page
        let size = controller.preferredContentSize
        configuration.preferredContentSize = SheetSize(
          width: Double(size.width), height: Double(size.height))
      }
      let attached = height + container.safeArea.bottom
      let heights = [SheetStyle.iOS26, .iOS18].map { style in
        let layout = SheetLayout(
          configuration: configuration, container: container, style: style)
        return layout.visibleHeight(at: layout.position(at: 0))
      }
      let least = heights.reduce(attached, min) - Self.roundingError
      let greatest = heights.reduce(attached, max) + Self.roundingError
      return least...greatest
    }

    /// Sets the detents on UIKit's sheet if they or their heights changed.
    ///
    /// - Returns: `false` if they change later, because a finger drags the sheet. What names a detent
    ///   has to wait for them.
    func applyDetents(
      _ properties: SheetProperties, to sheet: UISheetPresentationController
    ) -> Bool {
      if let detents = properties.nativeDetents {
        if sheet.detents != detents {
          guard !waitsForDrag(of: sheet) else { return false }
          sheet.detents = detents
        }
        readNativeDetents(of: sheet)
        return true
      }
      native = nil
      link?.measurer.require(properties.detents)
      let new = ordered(properties.detents)
      let measurements = link?.measurer.measurements ?? ContentMeasurements()
      let isOther = new != stops || properties.heightLimits != limits || offset != shownOffset
      if isOther, properties.detents.isEmpty, let controller = link?.controller {
        report(.noDetents(controller))
      }
      if isOther, let controller = link?.controller {
        for detent in properties.detents where !detent.isPossible {
          report(.impossibleHeight(controller, "\(detent)"))
        }
      }
      guard isOther || measured != measurements else { return true }
      guard !waitsForDrag(of: sheet) else { return false }
      stops = new
      measured = measurements
      let isRenamed = limits.isSet != properties.heightLimits.isSet
      limits = properties.heightLimits
      shownOffset = offset
      if isOther {
        sheet.detents = nativeDetents(of: offset.map { ordered(new + [$0]) } ?? new)
      } else if #available(iOS 16, *) {
        sheet.invalidateDetents()
      }
      if let kept = survivor ?? (isRenamed ? selected : nil) {
        sheet.selectedDetentIdentifier = identifier(of: kept)
      }
      appliedHeights = resolved
      return true
    }

    /// Indicates whether the detents change later, because a finger drags the sheet.
    private func waitsForDrag(of sheet: UISheetPresentationController) -> Bool {
      guard let container = sheet.containerView, let content = link?.controller?.viewIfLoaded
      else { return false }
      return dragWait.postpones(over: content, upTo: container) { [weak self] in self?.refresh() }
    }

    /// The detent nearest to a selected one that was removed or whose height is not known any more. A
    /// detent that is inactive because of a rotation stays selected.
    private var survivor: PresentationDetentReference? {
      guard let selected, !stops.contains(selected) || selected.isMeasured,
        let height = appliedHeights.height(of: selected), resolved.index(of: selected) == nil
      else { return nil }
      return resolved.nearest(to: height)
    }

    private func nativeDetents(
      of references: [PresentationDetentReference]
    ) -> [UISheetPresentationController.Detent] {
      guard SystemSupport.current.hasCustomDetents, #available(iOS 16, *) else {
        if let controller = link?.controller,
          references.contains(where: { $0.systemReference != $0 })
        {
          report(.noDetentsBefore16(controller))
        }
        var known: Set<PresentationDetentReference> = []
        return references.filter { known.insert($0.systemReference).inserted }.map(\.systemDetent)
      }
      let limits = limits
      let detents = references.map { reference in
        reference.uiKitDetent(limits) { [weak self] in
          self?.link?.measurer.measurements ?? ContentMeasurements()
        }
      }
      // UIKit passes its values to resolvers only. This one is for an inactive detent.
      let gauge = UISheetPresentationController.Detent.custom(identifier: .init("DetentKit.gauge"))
      {
        [weak self] context in
        self?.gauge(context)
        return nil
      }
      return [gauge] + detents
    }

    /// Reads UIKit's values, which it passes first when the presentation begins.
    @available(iOS 16, *)
    private func gauge(_ context: any UISheetPresentationControllerDetentResolutionContext) {
      if maximum == nil {
        RunLoopTurn.next { [weak link] in link?.observeContainer() }
      }
      maximum = context.maximumDetentValue
      medium = UISheetPresentationController.Detent.medium().resolvedValue(in: context)
    }
  }
#endif
