/// What lies behind the content of a presentation.
package enum PresentationBacking {
  case style(AnyShapeStyle)
  case views(AnyView)
}

/// Keeps the views behind a presentation's content: a tree of their own, fed by the content.
@MainActor
final class PresentationBackdrop {
  let view: HostingView

  init(_ content: AnyView, presenter: Node) {
    view = HostingView(presenter: presenter)
    view.backgroundColor = .clear
    // What is behind a presentation fills all of it.
    view.avoidsSafeArea = false
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
  /// What fills the enclosing presentation behind its content, instead of the system's background.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption { $0.background = .style(AnyShapeStyle(style)) }
  }

  /// The views behind the content of the enclosing presentation, instead of the system's
  /// background. They fill all of the presentation.
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
