/// Receives key presses and the URLs that the system opens in the app.
@MainActor
package protocol HostListening: AnyObject {
  /// Called when a key was pressed; returns whether the listener handled it.
  func press(_ stroke: KeyStroke) -> Bool
  /// Called when the system opens a URL; returns whether the listener handles URLs.
  func open(_ url: URL) -> Bool
}

extension HostListening {
  package func press(_ stroke: KeyStroke) -> Bool { false }
  package func open(_ url: URL) -> Bool { false }
}

/// The listeners of a device, which are not retained.
@MainActor
struct HostListeners {
  private struct Entry {
    weak var listener: (any HostListening)?
  }

  private var entries: [Entry] = []

  /// Adds a listener, which is asked first.
  mutating func add(_ listener: any HostListening) {
    entries.removeAll { $0.listener == nil || $0.listener === listener }
    entries.append(Entry(listener: listener))
  }

  /// Calls the listeners, the last one added first, until one returns `true`.
  func ask(_ question: (any HostListening) -> Bool) -> Bool {
    entries.reversed().contains { $0.listener.map(question) ?? false }
  }

  /// Calls all listeners; returns whether one handles URLs.
  func open(_ url: URL) -> Bool {
    entries.count { $0.listener?.open(url) == true } > 0
  }
}
