/// A node of a modifier that is notified of the device's key presses and URLs while it is visible.
class ListeningNode<V: View, M: ViewModifier>: ContentNode<V, M>, AppearanceObserver,
  HostListening
{
  override func didMakeContent() {
    context.host.appearance.add(self)
  }

  override func didUnmount() {
    context.host.appearance.remove(self)
  }

  func hostDidAppear() {
    let display = context.host.view.flatMap { DisplayHost.host(of: $0) } ?? DisplayHost.current
    display?.add(self)
  }

  func hostDidDisappear() {}

  func press(_ stroke: KeyStroke) -> Bool { false }

  func open(_ url: URL) -> Bool { false }
}
