#if canImport(UIKit)
  import UIKit

  /// The detents of UIKit's sheet: which there are, which of them count, and how high they are.
  extension SheetDriver {
    /// The stops and what they were found from.
    struct Resolution {
      struct Inputs: Equatable {
        var detents: [PresentationDetentReference] = []
        var measurements = ContentMeasurements()
        var maximum: CGFloat = 0
        var isCompactHeight = false
        var fillsScreen = false
      }

      var inputs = Inputs()
      var stops = ResolvedStops()
    }

    /// The detents that count now. Found anew only when what decides about them changes.
    var resolved: ResolvedStops {
      let inputs = resolutionInputs(of: stops)
      if inputs != resolution.inputs {
        resolution = Resolution(inputs: inputs, stops: Self.resolve(inputs))
      }
      return resolution.stops
    }

    private func resolutionInputs(
      of detents: [PresentationDetentReference]
    ) -> Resolution.Inputs {
      let presenter = link?.controller?.presentingViewController?.viewIfLoaded
      let traits = sheetContainer?.traitCollection ?? presenter?.traitCollection
      let isCompact = traits?.verticalSizeClass == .compact
      return Resolution.Inputs(
        detents: detents, measurements: link?.measurer.measurements ?? ContentMeasurements(),
        // Before UIKit has said it, about what is left below the bars.
        maximum: maximum ?? (presenter?.window?.bounds.height ?? 844) * 0.9,
        isCompactHeight: isCompact,
        fillsScreen: isCompact && effective?.prefersEdgeAttachedInCompactHeight != true)
    }

    private static func resolve(_ inputs: Resolution.Inputs) -> ResolvedStops {
      let stops = ResolvedStops(inputs.detents) { height(of: $0, inputs) }
      return stops.detents.isEmpty ? ResolvedStops([.large]) { _ in inputs.maximum } : stops
    }

    /// The height of a detent in points without the bottom safe area; `nil` where it is inactive.
    private static func height(
      of reference: PresentationDetentReference, _ inputs: Resolution.Inputs
    ) -> CGFloat? {
      let maximum = inputs.maximum
      if inputs.fillsScreen { return maximum }
      switch reference {
      case .large: return maximum
      // What UIKit resolves it to (measured on iOS 26), and inactive in a compact height (documented).
      case .medium: return inputs.isCompactHeight ? nil : maximum * 0.56
      case .fraction(let share): return maximum * min(max(share, 0), 1)
      case .height(let height): return min(max(height, 0), maximum)
      case .content, .contentFraction, .marker:
        return inputs.measurements.height(of: reference).map { min($0, maximum) }
      }
    }

    /// The detents by their heights, none twice; large if there is none.
    func ordered(_ references: [PresentationDetentReference]) -> [PresentationDetentReference] {
      var known: Set<PresentationDetentReference> = []
      let possible = references.filter(\.isNumber)
      let unique = (possible.isEmpty ? [.large] : possible).filter { known.insert($0).inserted }
      let inputs = resolutionInputs(of: unique)
      return unique.enumerated().sorted {
        let one = Self.height(of: $0.element, inputs) ?? 0
        let other = Self.height(of: $1.element, inputs) ?? 0
        return one == other ? $0.offset < $1.offset : one < other
      }.map(\.element)
    }

    /// The stop and the way to the next one for a height above the container's bottom.
    func locate(_ height: CGFloat, isResting: Bool) -> (index: Int, progress: CGFloat) {
      let resolved = resolved
      let safeArea = sheetContainer?.safeAreaInsets.bottom ?? 0
      // A floating card is a little smaller than its detent says.
      if isResting, let selected, let index = resolved.index(of: selected),
        abs(resolved.heights[index] + safeArea - height) <= 40
      {
        return (index, 0)
      }
      return PresentationPosition.locate(height, among: resolved.heights, above: safeArea)
    }

    /// Tells UIKit the detents, if they or their heights are others than it knows.
    func giveDetents(
      _ properties: SheetProperties, to sheet: UISheetPresentationController
    ) {
      if let native = properties.nativeDetents {
        if sheet.detents != native { sheet.detents = native }
        return
      }
      link?.measurer.require(properties.detents)
      let new = ordered(properties.detents)
      let measurements = link?.measurer.measurements ?? ContentMeasurements()
      let isOther = new != stops
      if isOther, properties.detents.isEmpty, let controller = link?.controller {
        report(.noDetents(controller))
      }
      if isOther, let controller = link?.controller {
        for detent in properties.detents where !detent.isPossible {
          report(.impossibleHeight(controller, "\(detent)"))
        }
      }
      guard isOther || measured != measurements else { return }
      stops = new
      measured = measurements
      if isOther {
        sheet.detents = nativeDetents(of: new)
      } else if #available(iOS 16, *) {
        sheet.invalidateDetents()
      }
      if let survivor { sheet.selectedDetentIdentifier = identifier(of: survivor) }
      given = resolved
    }

    /// Where a sheet goes whose detent has vanished or is not known any more: to the nearest that is
    /// left. What is inactive because of a rotation comes back with the next.
    private var survivor: PresentationDetentReference? {
      guard let selected, !stops.contains(selected) || selected.isMeasured,
        let height = given.height(of: selected), resolved.index(of: selected) == nil
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
      let detents = references.map { reference in
        reference.uiKitDetent { [weak self] in
          self?.link?.measurer.measurements ?? ContentMeasurements()
        }
      }
      // UIKit says how much room there is to resolvers only. This one answers that there is no detent.
      let gauge = UISheetPresentationController.Detent.custom(identifier: .init("DetentKit.gauge"))
      {
        [weak self] context in
        self?.maximum = context.maximumDetentValue
        return nil
      }
      return [gauge] + detents
    }
  }
#endif
