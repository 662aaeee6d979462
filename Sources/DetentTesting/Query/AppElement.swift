import UIKit
import VirtualDevice

/// A description of an element of the screen, which is searched each time it is used.
///
/// ```swift
/// let save = app.element(.role("button"), .label("Save"), .presented)
/// app.expect(save.exists, within: 2)
/// try save.tap()
/// ```
///
/// Elements are searched in the order in which VoiceOver reads them; if none matches, the other
/// visible views are searched, front to back.
@MainActor
public struct AppElement: CustomStringConvertible {
  let app: TestApp
  private let matches: [ElementMatch]
  private let index: Int
  /// The container, if there is one.
  private let containers: [AppElement]

  init(app: TestApp, matches: [ElementMatch], index: Int = 0, containers: [AppElement] = []) {
    self.app = app
    self.matches = matches
    self.index = index
    self.containers = containers
  }

  /// Returns the element that is the n-th of those that match, from zero.
  public func nth(_ index: Int) -> AppElement {
    AppElement(app: app, matches: matches, index: index, containers: containers)
  }

  /// Returns an element within this one.
  public func element(_ matches: ElementMatch...) -> AppElement {
    AppElement(app: app, matches: matches, containers: [self])
  }

  /// The elements that match at this moment.
  public var all: [ElementState] {
    let container = containers.first
    let outer = container.map { $0.current?.responder }
    if case .some(nil) = outer { return [] }
    let device = app.device
    return device.host.enter {
      let reached = device.elementTree.flatMap(\.withDescendants).map { ElementState($0) }
      @MainActor func matching(_ states: [ElementState]) -> [ElementState] {
        states.filter { state in
          if let outer = outer ?? nil, state.responder === outer || !state.isWithin(outer) {
            return false
          }
          return matches.allSatisfy { $0.accepts(state, device) }
        }
      }
      if !matches.contains(where: \.searchesViews) {
        let found = matching(reached)
        if !found.isEmpty { return found }
      }
      var known: [ObjectIdentifier: ElementState] = [:]
      for state in reached { known[ObjectIdentifier(state.responder)] = state }
      return matching(
        device.findAll { _ in true }.map { known[ObjectIdentifier($0)] ?? ElementState($0) })
    }
  }

  /// The number of elements that match at this moment.
  public var count: Int { all.count }

  /// Indicates whether the element is on the screen.
  public var exists: Bool { current != nil }

  /// Returns the element at this moment.
  ///
  /// - Throws: `DeviceError.noMatch` if there is none.
  public func state() throws(DeviceError) -> ElementState {
    guard let current else {
      throw .noMatch("\(self)", on: app.device.elements.compactMap { $0.label ?? $0.identifier })
    }
    return current
  }

  var current: ElementState? {
    let all = all
    return all.indices.contains(index) ? all[index] : nil
  }

  /// The frame in points of the screen.
  public var frame: CGRect { get throws(DeviceError) { try state().frame } }

  /// The accessibility label.
  public var label: String? { get throws(DeviceError) { try state().label } }

  /// The accessibility value, as a switch's or a text field's.
  public var value: String? { get throws(DeviceError) { try state().value } }

  /// Indicates whether the element is selected.
  public var isSelected: Bool { get throws(DeviceError) { try state().isSelected } }

  /// Indicates whether the element can be used.
  public var isEnabled: Bool { get throws(DeviceError) { try state().isEnabled } }

  /// Indicates whether the element is on the screen and a finger at its centre touches it.
  public var isHittable: Bool { (try? touchPoint()) != nil }

  /// The view that a finger at the centre of the element touches instead of it; `nil` if there is
  /// none.
  public var coveringView: UIView? {
    guard let state = current, let view = state.view else { return nil }
    let center = CGPoint(x: state.frame.midX, y: state.frame.midY)
    let device = app.device
    return device.host.enter {
      for window in device.host.windows.reversed() {
        let place = window.convert(center, from: nil)
        guard let hit = window.hitTest(place, with: nil) else { continue }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit) ? nil : hit
      }
      return nil
    }
  }

  /// The conditions in one line.
  public nonisolated var description: String {
    var text = matches.map(\.description).joined(separator: " and ")
    if index > 0 { text += ", number \(index) from zero" }
    if let container = containers.first { text += ", within \(container)" }
    return text
  }

  /// Returns the centre, where a finger would touch the element.
  func touchPoint() throws(DeviceError) -> CGPoint {
    let state = try state()
    if let view = state.view { return try app.device.touchPoint(of: view, called: description) }
    let center = CGPoint(x: state.frame.midX, y: state.frame.midY)
    guard CGRect(origin: .zero, size: app.device.size).contains(center) else {
      throw .outside(description)
    }
    return center
  }
}

extension ScreenElement {
  fileprivate var withDescendants: [ScreenElement] { [self] + children.flatMap(\.withDescendants) }
}

extension TestApp {
  /// Returns a description of the first element that satisfies all conditions. It is searched each
  /// time it is used, so it need not exist yet.
  public func element(_ matches: ElementMatch...) -> AppElement {
    AppElement(app: self, matches: matches)
  }

  /// Returns a description of the first button with a label.
  public func button(_ label: String) -> AppElement { element(.role("button"), .label(label)) }
}
