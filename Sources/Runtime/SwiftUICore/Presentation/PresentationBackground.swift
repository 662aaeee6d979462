/// The background of a presentation's content.
package enum PresentationBacking {
  case style(AnyShapeStyle)
  case views(AnyView)
}

/// Owns the views behind a presentation's content: a separate tree, which the content updates.
@MainActor
final class PresentationBackdrop {
  let view: HostingView

  init(_ content: AnyView, presenter: Node) {
    view = HostingView(presenter: presenter)
    view.backgroundColor = .clear
    // The background of a presentation fills all of it.
    view.safeAreaRegions = []
    view.host.makeRoot(content)
    view.host.appearance.setVisible(true)
  }

  func update(_ content: AnyView) { view.host.updateRoot(content) }

  func end() {
    view.removeFromSuperview()
    view.host.end()
  }
}

extension View {
  /// Sets the background style of the enclosing presentation, in place of the system's background.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = .style(AnyShapeStyle(style)) }
  }

  /// Sets the background view of the enclosing presentation, in place of the system's background.
  /// It fills all of the presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let views = content()
    return presentationOption {
      $0.background = .views(
        AnyView(
          ZStack(alignment: alignment) { views }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
    }
  }
}
