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
  }
#endif
