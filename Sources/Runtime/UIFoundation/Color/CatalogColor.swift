import Foundation

/// A colour of an asset catalogue, as its `Contents.json` describes it.
package struct CatalogColor: Decodable, Sendable {
  private struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }
    struct Value: Decodable { var components: [String: String]? }
    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
  }

  package let light: UIColor
  package let dark: UIColor?

  package init(from decoder: any Decoder) throws {
    enum Key: CodingKey { case colors }
    let entries = try decoder.container(keyedBy: Key.self).decode([Entry].self, forKey: .colors)
    func color(where condition: (Entry) -> Bool) -> UIColor? {
      entries.first { condition($0) }?.color?.components.flatMap(Self.color)
    }
    light = color { $0.appearances == nil } ?? .clear
    dark = color { entry in
      entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
    }
  }

  private static func color(_ components: [String: String]) -> UIColor? {
    let alpha = components["alpha"].flatMap(number) ?? 1
    if let white = components["white"].flatMap(number) {
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = components["red"].flatMap(number),
      let green = components["green"].flatMap(number),
      let blue = components["blue"].flatMap(number)
    else { return nil }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Reads a component: 0…1 with a point, 0…255 without, or hexadecimal.
  private static func number(_ text: String) -> CGFloat? {
    if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    guard let value = Double(text), value.isFinite else { return nil }
    return CGFloat(text.contains(".") ? value : value > 1 ? value / 255 : value)
  }
}

extension UIColor {
  /// Creates the colour of a name in the app's asset catalogues; `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the colour of a name in the asset catalogues of a bundle, by default those of the app. It
  /// follows the appearance; the traits have no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let data = AppResources.file("\(ImageFiles.fileName(name)).colorset.json", in: bundle),
      let color = try? JSONDecoder().decode(CatalogColor.self, from: data)
    else { return nil }
    self.init { traits in
      traits.userInterfaceStyle == .dark ? color.dark ?? color.light : color.light
    }
  }
}
