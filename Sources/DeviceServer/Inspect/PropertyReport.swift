import DevicePage
import UIKit
import VirtualDevice

/// The properties of one view.
struct PropertyReport: Encodable {
  struct Group: Encodable {
    var title: String
    var rows: [[String]]
  }

  let t = "properties"
  var layer: UInt64
  var groups: [Group]

  @MainActor
  init?(layer id: UInt64, on stage: SessionStage) {
    guard let view = Self.find(id, in: stage.device.host.windows, stage.follower) else {
      return nil
    }
    layer = id
    groups = [
      Group(title: "View", rows: Self.viewRows(view)),
      Group(title: "Layer", rows: Self.layerRows(view.layer)),
      Group(title: "Gestures", rows: Self.gestureRows(view)),
      Group(title: "Accessibility", rows: Self.accessibilityRows(view)),
    ].filter { !$0.rows.isEmpty }
  }

  @MainActor
  private static func find(
    _ id: UInt64, in views: [UIView], _ follower: LayerFollower
  ) -> UIView? {
    for view in views {
      if follower.number(of: view.layer) == id { return view }
      if let found = find(id, in: view.subviews, follower) { return found }
    }
    return nil
  }

  private static func text(_ value: Double) -> String { FixedNumber.text(value, places: 2) }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY))) \(text(rect.width)) × \(text(rect.height))"
  }

  private static func text(_ color: CGColor?) -> String {
    guard let color else { return "none" }
    let pixel = color.premultipliedPixel
    let alpha = Double(pixel >> 24) / 255
    guard alpha > 0 else { return "clear" }
    func part(_ shift: UInt32) -> Int { Int(Double(pixel >> shift & 0xFF) / alpha) }
    let hex = [part(16), part(8), part(0)].map { value in
      let digits = String(min(255, value), radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }
    return "#" + hex.joined() + (alpha < 1 ? " at \(text(alpha * 100)) %" : "")
  }

  @MainActor
  private static func viewRows(_ view: UIView) -> [[String]] {
    var rows = [
      ["type", "\(type(of: view))"], ["frame", text(view.frame)], ["bounds", text(view.bounds)],
      ["alpha", text(view.alpha)], ["hidden", "\(view.isHidden)"],
      ["interaction", view.isUserInteractionEnabled ? "enabled" : "disabled"],
      ["clips", "\(view.clipsToBounds)"],
      ["safe area", "\(view.safeAreaInsets)".replacingOccurrences(of: "UIEdgeInsets", with: "")],
    ]
    if let controller = view.next as? UIViewController {
      rows.insert(["controller", "\(type(of: controller))"], at: 1)
    }
    if let scroll = view as? UIScrollView {
      rows.append([
        "content offset", "(\(text(scroll.contentOffset.x)), \(text(scroll.contentOffset.y)))",
      ])
      rows.append([
        "content size", "\(text(scroll.contentSize.width)) × \(text(scroll.contentSize.height))",
      ])
    }
    return rows
  }

  @MainActor
  private static func layerRows(_ layer: CALayer) -> [[String]] {
    let shown = layer.presented
    var rows = [
      ["background", text(shown.backgroundColor)],
      ["position", "(\(text(shown.position.x)), \(text(shown.position.y)))"],
      ["opacity", text(Double(shown.opacity))],
    ]
    if shown.transform != CATransform3DIdentity {
      let t = shown.transform.planar
      rows.append(["transform", [t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: " ")])
    }
    let radii = shown.effectiveCornerRadii
    if !(radii == .zero) {
      let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      rows.append(["corners", all.map { text($0) }.joined(separator: " ")])
      rows.append(["curve", shown.cornerCurve.rawValue])
    }
    if shown.borderWidth > 0 {
      rows.append(["border", "\(text(shown.borderWidth)) \(text(shown.borderColor))"])
    }
    if shown.shadowOpacity > 0 {
      rows.append([
        "shadow",
        "\(text(shown.shadowColor)) × \(text(Double(shown.shadowOpacity))), radius "
          + text(shown.shadowRadius),
      ])
    }
    if let contents = shown.contents {
      rows.append(["contents", "\(contents.width) × \(contents.height) pixels"])
    }
    let animations = layer.animationKeys() ?? []
    if !animations.isEmpty { rows.append(["animations", animations.joined(separator: ", ")]) }
    return rows
  }

  @MainActor
  private static func gestureRows(_ view: UIView) -> [[String]] {
    (view.gestureRecognizers ?? []).map { recognizer in
      ["\(type(of: recognizer))", recognizer.isEnabled ? "\(recognizer.state)" : "disabled"]
    }
  }

  @MainActor
  private static func accessibilityRows(_ view: UIView) -> [[String]] {
    let pairs: [(String, String?)] = [
      ("label", view.accessibilityLabel), ("value", view.accessibilityValue),
      ("hint", view.accessibilityHint), ("identifier", view.accessibilityIdentifier),
    ]
    return pairs.compactMap { name, value in value.map { [name, $0] } }
  }
}
