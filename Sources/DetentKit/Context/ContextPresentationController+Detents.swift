#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  extension ContextPresentationController {
    /// Returns the context for custom resolvers; `nil` if no detent has one.
    ///
    /// - Parameters:
    ///   - configuration: the configuration, whose detents may still be missing.
    ///   - container: the container that the presented view is laid out in.
    func detentContext(
      _ configuration: SheetConfiguration, _ container: SheetContainer
    ) -> PresentationDetentContext? {
      guard detents.contains(where: \.isResolved) else { return nil }
      return resolutionContext(configuration, container)
    }

    private func resolutionContext(
      _ configuration: SheetConfiguration, _ container: SheetContainer
    ) -> PresentationDetentContext? {
      guard let contextView else { return nil }
      let context = SheetLayout.detentContext(
        configuration: configuration, container: container, style: session.machine.layout.style)
      return PresentationDetentContext(
        maximumDetentValue: CGFloat(context.maximumValue),
        containerTraitCollection: contextView.traitCollection)
    }

    /// Ends the rest at a height beside the detents.
    func moveToSelectedDetent() {
      guard session.machine.freeHeight != nil else { return }
      let id = session.machine.selection
      mover = .code
      send(.select(id, style.policy.jumps ? .none : .settle))
    }

    /// Moves the presented view to a height that need not be one of its detents; nothing happens if the
    /// height is not known.
    func move(to reference: PresentationDetentReference, _ animation: SheetAnimation) {
      guard isBegun else { return }
      mover = .code
      if let id = names.existingID(for: reference), detents.contains(reference) {
        send(.select(id, animation))
        return
      }
      let layout = session.machine.layout
      let context = resolutionContext(layout.configuration, layout.container)
      let recipe = reference.recipe(measurements, context)
      guard let height = layout.detentContext.value(of: recipe) else { return }
      send(.move(toHeight: height, animation))
    }
  }
#endif
