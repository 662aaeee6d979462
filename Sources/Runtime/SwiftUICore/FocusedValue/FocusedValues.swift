/// A key of a value that views publish while they have the focus.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the views with the focus, and those of the scene, publish.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a key; `nil` if no view publishes it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

/// A node that publishes a value.
@MainActor
protocol FocusedValueSource: Node {
  /// Indicates whether the value is published wherever the focus is.
  var isForScene: Bool { get }
  /// Returns whether the view is a descendant of the source.
  func isAround(_ view: UIView) -> Bool
  func publish(in values: inout FocusedValues)
}

/// A reader of published values.
@MainActor
protocol FocusedValueReader: AnyObject {
  func focusedValuesDidChange(_ values: FocusedValues)
}

/// The published values of an app, and their readers.
@MainActor
final class FocusedValueStore {
  private struct Reader {
    weak var reader: (any FocusedValueReader)?
  }

  private var sources: [any FocusedValueSource] = []
  private var readers: [Reader] = []
  private weak var host: DisplayHost?
  private var isWaiting = false
  private(set) var values = FocusedValues()

  nonisolated init() {}

  func add(_ source: any FocusedValueSource) {
    sources.append(source)
    didChange(in: source.context.host)
  }

  func remove(_ source: any FocusedValueSource) {
    sources.removeAll { $0 === source }
    didChange(in: source.context.host)
  }

  func add(_ reader: any FocusedValueReader) {
    readers.removeAll { $0.reader == nil }
    readers.append(Reader(reader: reader))
  }

  /// Observes the focus of the screen that contains a view.
  func watch(_ view: UIView) {
    guard host == nil, let host = DisplayHost.host(of: view) else { return }
    self.host = host
    host.firstResponderObserver = { [weak self] _ in self?.publish() }
    publish()
  }

  /// Schedules one computation of the published values, after the current update.
  func didChange(in viewHost: ViewHost) {
    guard !isWaiting else { return }
    isWaiting = true
    viewHost.updater.afterThisUpdate { [weak self] in
      self?.isWaiting = false
      self?.publish()
    }
  }

  /// Inner views take precedence over outer ones, and all of them over the scene's.
  private func publish() {
    let focus = host?.keyWindow?.firstResponder as? UIView
    let outerFirst = sources.filter(\.isMounted).sorted { $0.depth < $1.depth }
    var new = FocusedValues()
    for source in outerFirst where source.isForScene { source.publish(in: &new) }
    if let focus {
      for source in outerFirst where !source.isForScene && source.isAround(focus) {
        source.publish(in: &new)
      }
    }
    values = new
    for entry in readers { entry.reader?.focusedValuesDidChange(new) }
  }
}
