import UIKit

extension VirtualDevice {
  /// The duration of a tap in seconds; tunable, well under a long press.
  private static let tapDuration = 0.05

  /// Puts a finger down at a point of the screen, in points, and returns it.
  public func touch(at point: CGPoint) -> Finger {
    let finger = place(at: point)
    step()
    return finger
  }

  /// Taps a point of the screen, in points, whichever view is there.
  public func tap(at point: CGPoint) {
    let finger = touch(at: point)
    advance(by: Self.tapDuration)
    // A finger that was just put down can be lifted.
    try? finger.lift()
  }

  /// Taps the centre of the element with a label or an accessibility identifier.
  ///
  /// - Throws: `DeviceError` if there is none, or if another view would receive the touch.
  public func tap(_ name: String) throws(DeviceError) {
    tap(at: try point(of: name))
  }

  /// Returns the visible views that satisfy a condition, front to back.
  package func findAll(_ condition: (UIView) -> Bool) -> [UIView] {
    host.enter { ElementSearch(host: host).visible(condition) }
  }

  /// Returns the visible views with an identifier, a label or a text, the best match first; never
  /// empty.
  package func find(_ name: String) throws(DeviceError) -> [UIView] {
    let search = ElementSearch(host: host)
    let found = host.enter { search.elements(named: name) }
    guard !found.isEmpty else {
      throw .notFound(name, near: NearName.find(name, in: host.enter { search.names() }))
    }
    return found
  }

  /// Returns the centre of an element, where a finger would touch it.
  package func point(of name: String) throws(DeviceError) -> CGPoint {
    var problem: DeviceError?
    for view in try find(name) {
      do {
        return try touchPoint(of: view, called: name)
      } catch {
        problem = problem ?? error
      }
    }
    throw problem ?? .notFound(name, near: nil)
  }

  /// Returns the centre of a view on the screen.
  ///
  /// - Throws: `DeviceError` if another view would receive a touch there.
  package func touchPoint(of view: UIView, called name: String) throws(DeviceError) -> CGPoint {
    let screen = host.layerHost.rootLayer
    let frame = view.layer.convert(view.bounds, to: screen)
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard CGRect(origin: .zero, size: size).contains(middle) else { throw .outside(name) }
    for window in host.windows.reversed() {
      let place = window.layer.convert(middle, from: screen)
      guard let hit = window.hitTest(place, with: nil) else { continue }
      // A label inside a button is touched through the button.
      if hit.isDescendant(of: view) || view.isDescendant(of: hit) { return middle }
      throw .covered(name, by: ElementSearch.describe(hit))
    }
    throw .covered(name, by: "nothing")
  }
}
