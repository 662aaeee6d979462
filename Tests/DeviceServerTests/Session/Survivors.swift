import UIKit
import VirtualDevice

/// The views, controllers and recognisers that were on a screen, to see which of them remain when
/// they should be gone.
@MainActor
struct Survivors {
  private final class Entry {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
      self.object = object
      name = "\(type(of: object))"
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Notes all that is on a screen.
  mutating func note(_ device: VirtualDevice) {
    for object in Self.objects(of: device) {
      let key = ObjectIdentifier(object)
      if entries[key]?.object == nil { entries[key] = Entry(object) }
    }
  }

  /// The kinds of those that remain, and how many of each, but for what is on a screen.
  func remaining(on device: VirtualDevice? = nil) -> [String: Int] {
    let shown = Set(device.map { Self.objects(of: $0).map(ObjectIdentifier.init) } ?? [])
    var counts: [String: Int] = [:]
    for (key, entry) in entries where entry.object != nil && !shown.contains(key) {
      counts[entry.name, default: 0] += 1
    }
    return counts
  }

  private static func objects(of device: VirtualDevice) -> [AnyObject] {
    var found: [AnyObject] = []
    func walk(_ view: UIView) {
      found.append(view)
      found += view.gestureRecognizers ?? []
      if let controller = view.next as? UIViewController { found.append(controller) }
      for child in view.subviews { walk(child) }
    }
    for window in device.host.windows { walk(window) }
    return found
  }
}
