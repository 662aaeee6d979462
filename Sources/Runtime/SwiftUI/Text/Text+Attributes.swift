extension Text {
  private static let padding = NSAttributedString.Key(rawValue: "SwiftUIRunPadding")

  /// The text with the look that it has in an environment.
  func attributed(in environment: EnvironmentValues) -> NSAttributedString {
    let look = TextAttributes(environment)
    let strings = runs.map { run -> String in
      let string = run.date?.string(environment.locale, environment.timeZone) ?? run.string
      switch environment.textCase {
      case .uppercase: return string.uppercased(with: environment.locale)
      case .lowercase: return string.lowercased(with: environment.locale)
      case nil: return string
      }
    }
    if runs.count == 1 {
      return NSAttributedString(string: strings[0], attributes: look.attributes(of: runs[0]))
    }
    let result = NSMutableAttributedString(string: "")
    var count = 0
    for (run, string) in zip(runs, strings) where !string.isEmpty {
      var attributes = look.attributes(of: run)
      // Foundation (swift-corelibs-foundation of Swift 6.3) stops the program where it compares
      // attributes that are not its own objects; it does not where one run has more than the other.
      if attributes.count == count { attributes[Self.padding] = NSNumber(value: true) }
      count = attributes.count
      result.append(NSAttributedString(string: string, attributes: attributes))
    }
    return result
  }
}

/// What the environment says of the look of text.
struct TextAttributes {
  private let values: EnvironmentValues
  private let font: Font
  private let color: UIColor
  private let paragraph: NSParagraphStyle?

  init(_ values: EnvironmentValues) {
    self.values = values
    font = values.font ?? .body
    color = values.foregroundUIColor
    guard values.lineSpacing != 0 else {
      paragraph = nil
      return
    }
    let style = NSMutableParagraphStyle()
    style.lineSpacing = values.lineSpacing
    switch values.multilineTextAlignment {
    case .leading: style.alignment = .natural
    case .center: style.alignment = .center
    case .trailing: style.alignment = values.layoutDirection == .rightToLeft ? .left : .right
    }
    paragraph = style
  }

  private func font(of run: Text.Run) -> UIFont {
    var font = run.font ?? font
    if let weight = run.weight ?? values.fontWeight { font = font.weight(weight) }
    if run.isItalic || values.isItalic { font = font.italic() }
    if run.isMonospaced { font = font.monospaced() }
    if run.hasMonospacedDigits || values.hasMonospacedDigits { font = font.monospacedDigit() }
    if let design = values.fontDesign, !run.isMonospaced { font = font.design(design) }
    return font.resolve(in: values)
  }

  func attributes(of run: Text.Run) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font(of: run),
      .foregroundColor: run.color?.uiColor
        ?? (run.link == nil ? color : (values.tint ?? .accentColor).uiColor),
    ]
    if let paragraph { attributes[.paragraphStyle] = paragraph }
    if let kerning = run.kerning ?? values.kerning {
      attributes[.kern] = NSNumber(value: Double(kerning))
    }
    if let offset = run.baselineOffset {
      attributes[.baselineOffset] = NSNumber(value: Double(offset))
    }
    if let link = run.link { attributes[.link] = link as NSURL }
    if run.isUnderlined || values.underline.isActive {
      attributes[.underlineStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue)
      attributes[.underlineColor] = (run.underlineColor ?? values.underline.color)?.uiColor
    }
    if run.isStruckThrough || values.strikethrough.isActive {
      attributes[.strikethroughStyle] = NSNumber(value: NSUnderlineStyle.single.rawValue)
      attributes[.strikethroughColor] =
        (run.strikethroughColor ?? values.strikethrough.color)?.uiColor
    }
    return attributes
  }
}
