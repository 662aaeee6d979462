extension Text {
  private static let padding = NSAttributedString.Key(rawValue: "SwiftUIRunPadding")

  /// Returns the attributed string of the text in an environment.
  package func attributed(in environment: EnvironmentValues) -> NSAttributedString {
    attributed(TextAppearance(environment))
  }

  func attributed(_ look: TextAppearance) -> NSAttributedString {
    let runs = runs
    if runs.count == 1, runs[0].image == nil {
      return NSAttributedString(
        string: look.string(of: runs[0]), attributes: look.attributes(of: runs[0]))
    }
    let result = NSMutableAttributedString(string: "")
    var count = 0
    for run in runs {
      let string = look.string(of: run)
      guard !string.isEmpty else { continue }
      var attributes = look.attributes(of: run)
      if run.image != nil, attributes[.attachment] == nil { continue }
      // Foundation (swift-corelibs-foundation of Swift 6.3) stops the program when it compares
      // attributes that are not its own objects, but not if one run has more attributes than the
      // other.
      if attributes.count == count { attributes[Self.padding] = NSNumber(value: true) }
      count = attributes.count
      result.append(NSAttributedString(string: string, attributes: attributes))
    }
    return result
  }
}
