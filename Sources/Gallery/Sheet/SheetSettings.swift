import UIKit
import VirtualDevice

/// The parameters of the scene `sheet` as UIKit's values.
struct SheetSettings {
  let values: SceneValues

  /// The detents from the items of the list: a number above one is a height in points, another
  /// number is a fraction of the greatest height, and words are the system's.
  @MainActor
  var detents: [UISheetPresentationController.Detent] {
    values.list("detents").map { item in
      switch item {
      case "medium": return .medium()
      case "large": return .large()
      default:
        let number = CGFloat(Double(item) ?? 0)
        return .custom(identifier: .init(item)) { context in
          number > 1 ? number : number * context.maximumDetentValue
        }
      }
    }
  }

  /// Returns the identifier of an item of the list of detents; `nil` for `none`.
  static func identifier(
    _ item: String
  ) -> UISheetPresentationController.Detent.Identifier? {
    switch item {
    case "none": nil
    case "medium": .medium
    case "large": .large
    default: .init(item)
    }
  }

  static let parameters: [SceneParameter] = [
    .choice("style", ["page", "form"], default: "page", "The presentation style"),
    .list(
      "detents", form: "items such as 120,0.4,medium,large: points, shares or names",
      default: "medium,large", "The heights at which the sheet rests, the smallest first",
      accepts: isDetent),
    .item(
      "selected", of: "detents", or: ["none"], default: "none",
      "The detent at which the sheet opens"),
    .item(
      "undimmed", of: "detents", or: ["none"], default: "none",
      "The largest detent that leaves the screen behind it undimmed and live"),
    .flag("scrollExpands", default: true, "Whether scrolling at the top expands the sheet"),
    .flag("grabber", default: false, "Whether the sheet shows a grabber"),
    .number(
      "radius", in: 0...120, or: ["automatic"], default: "automatic",
      "The radius of the sheet's corners in points"),
    .flag("modal", default: false, "Whether pulling the sheet down is refused"),
    .choice("content", ["label", "list", "text", "form"], default: "list", "What the sheet holds"),
    .size(
      "preferredSize", or: ["none"], default: "none",
      "The preferred content size of what the sheet holds, in points"),
    .choice("stack", ["1", "2"], default: "1", "Two: a button in the sheet presents another"),
    .flag(
      "edgeAttached", default: false,
      "Whether the sheet stays at the bottom edge where the height is compact"),
    .flag(
      "widthFollowsSize", default: false,
      "Whether an edge-attached sheet is as wide as its preferred content size"),
    .flag("bar", default: false, "Whether a navigation bar stands on top of the content"),
    .flag("autoPresent", default: true, "Whether the sheet is presented at the start"),
  ]

  /// Indicates whether a text is an item of the list of detents.
  static let isDetent: @Sendable (String) -> Bool = { item in
    if item == "medium" || item == "large" { return true }
    guard let number = Double(item) else { return false }
    return number > 0 && number.isFinite
  }
}
