/// A node of a modifier that hears of keys and of addresses from the device, once it shows.
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
