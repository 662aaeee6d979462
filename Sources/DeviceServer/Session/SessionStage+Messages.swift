import UIKit
import VirtualDevice

extension SessionStage {
  /// Performs a page's message on its device.
  func perform(_ message: ClientMessage, for session: Session) throws {
    switch message {
    case .touches(let samples): fingers.take(samples)
    case .wheel(let x, let y, let dx, let dy):
      fingers.wheel(at: CGPoint(x: x, y: y), by: CGVector(dx: dx, dy: dy))
    case .pointer(let x, let y): fingers.point(at: CGPoint(x: x, y: y))
    case .pointerGone: fingers.point(at: nil)
    case .key(let stroke):
      log.note("key", .text(stroke.text))
      device.press(stroke.key, stroke.modifiers)
    case .text(let text):
      guard !text.isEmpty else { return }
      log.note("type", .text(text))
      try device.type(text)
    case .settings(let request): try apply(request, session)
    case .set(let values): try set(values, session)
    case .call(let name, let argument):
      log.note("call", .text(argument.map { "\(name):\($0)" } ?? name))
      try player.call(name, argument: argument)
    case .keyboard(let isShown):
      log.note("keyboard", .number(isShown ? device.usualKeyboardHeight : 0))
      if isShown { device.showKeyboard() } else { device.hideKeyboard() }
    case .watch(let what):
      session.watched = what
      session.reports.viewsTime = -1
      session.sendReports(isResting: true, followsFrame: false)
      session.sendLog()
    case .probe(let x, let y): session.send(ProbeReport(x: x, y: y, on: self))
    case .audit: session.send(try audit())
    case .properties(let layer):
      if let report = PropertyReport(layer: layer, on: self) { session.send(report) }
    case .activate(let index, let action, let list): try activate(index, action, of: list)
    case .record(let format): try session.beginRecording(format)
    case .recordEnd: session.endRecording()
    case .script:
      session.send(
        ServerText.Script(
          name: player.scene.name, script: log.script(frameDuration: device.frameDuration),
          isCut: log.isCut))
    case .picture:
      let kept = session.library.keep(
        try device.capture().pngData(), of: player.scene.name, ending: "png", type: "image/png",
        for: session.page)
      session.send(ServerText.Pictured(path: kept.path, name: kept.name))
    case .hello, .shown, .scene, .clock, .step: break
    }
  }

  /// Checks the screen, with the elements that the page was sent.
  private func audit() throws -> AuditReport {
    AuditReport(
      elements.last, picture: (try device.capture(), device.model.scale), screen: device.size)
  }

  private func apply(_ request: SceneRequest, _ session: Session) throws {
    if let appearance: DeviceAppearance = try request.appearance.map(Self.choice) {
      device.setAppearance(appearance)
    }
    if let orientation: DeviceOrientation = try request.orientation.map(Self.choice) {
      log.note("rotate", .text(orientation.rawValue))
      device.rotate(to: orientation)
    }
    if let size = request.textSize {
      device.setContentSizeCategory(try UIContentSizeCategory(naming: size))
    }
    if let reduces = request.reduceMotion { device.setReducesMotion(reduces) }
    if let isRightToLeft = request.rightToLeft {
      device.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    }
    var known = request
    (known.scene, known.device, known.style, known.set) = (nil, nil, nil, nil)
    session.request.adopt(known)
    session.send(welcome(session.request))
  }

  private func set(_ values: [String: String], _ session: Session) throws {
    let settings = values.sorted { $0.key < $1.key }
    do {
      try player.set(settings.map { TouchScript.Setting(key: $0.key, value: $0.value) })
    } catch {
      // The page shows the refused values, so it receives those that hold.
      session.send(ServerText.Problem(sentence: "\(error)"))
      return session.send(welcome(session.request))
    }
    log.note("set", .settings(settings.map { ($0.key, $0.value) }))
    session.request.set = (session.request.set ?? [:]).merging(values) { $1 }
  }

  private func activate(_ index: Int, _ action: String, of number: Int?) throws {
    guard let (element, list) = elements.element(index, of: number) else { return }
    let action = action == "activate" ? nil : action
    log.activated(element, among: list, action: action)
    try element.use(action)
  }
}

extension VirtualDevice {
  /// The keyboard's height for a script, which requires one.
  fileprivate var usualKeyboardHeight: Double {
    keyboardHeight > 0 ? keyboardHeight : 336
  }
}

extension DeviceKeyStroke {
  /// The stroke as in scripts.
  var text: String {
    var parts: [String] = []
    if modifiers.contains(.shift) { parts.append("shift") }
    if modifiers.contains(.alternate) { parts.append("alt") }
    if modifiers.contains(.command) { parts.append("cmd") }
    if modifiers.contains(.control) { parts.append("ctrl") }
    if case .character(let text) = key {
      parts.append(text)
    } else {
      parts.append("\(key)")
    }
    return parts.joined(separator: "+")
  }
}
