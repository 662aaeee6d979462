extension UIColor {
  /// Red that adapts to the appearance.
  public class var systemRed: UIColor { SystemPalette.systemRed }

  /// Orange that adapts to the appearance.
  public class var systemOrange: UIColor { SystemPalette.systemOrange }

  /// Yellow that adapts to the appearance.
  public class var systemYellow: UIColor { SystemPalette.systemYellow }

  /// Green that adapts to the appearance.
  public class var systemGreen: UIColor { SystemPalette.systemGreen }

  /// Mint that adapts to the appearance.
  public class var systemMint: UIColor { SystemPalette.systemMint }

  /// Teal that adapts to the appearance.
  public class var systemTeal: UIColor { SystemPalette.systemTeal }

  /// Cyan that adapts to the appearance.
  public class var systemCyan: UIColor { SystemPalette.systemCyan }

  /// Blue that adapts to the appearance.
  public class var systemBlue: UIColor { SystemPalette.systemBlue }

  /// Indigo that adapts to the appearance.
  public class var systemIndigo: UIColor { SystemPalette.systemIndigo }

  /// Purple that adapts to the appearance.
  public class var systemPurple: UIColor { SystemPalette.systemPurple }

  /// Pink that adapts to the appearance.
  public class var systemPink: UIColor { SystemPalette.systemPink }

  /// Brown that adapts to the appearance.
  public class var systemBrown: UIColor { SystemPalette.systemBrown }

  /// Gray that adapts to the appearance.
  public class var systemGray: UIColor { SystemPalette.systemGray }

  /// Gray number 2 of six, from middle gray to nearly the background.
  public class var systemGray2: UIColor { SystemPalette.systemGray2 }

  /// Gray number 3 of six, from middle gray to nearly the background.
  public class var systemGray3: UIColor { SystemPalette.systemGray3 }

  /// Gray number 4 of six, from middle gray to nearly the background.
  public class var systemGray4: UIColor { SystemPalette.systemGray4 }

  /// Gray number 5 of six, from middle gray to nearly the background.
  public class var systemGray5: UIColor { SystemPalette.systemGray5 }

  /// Gray number 6 of six, from middle gray to nearly the background.
  public class var systemGray6: UIColor { SystemPalette.systemGray6 }

  /// The colour of primary text.
  public class var label: UIColor { SystemPalette.label }

  /// The colour of secondary text.
  public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }

  /// The colour of tertiary text.
  public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }

  /// The colour of quaternary text.
  public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }

  /// The colour of a text field's placeholder.
  public class var placeholderText: UIColor { SystemPalette.placeholderText }

  /// The fill colour of thin and small shapes.
  public class var systemFill: UIColor { SystemPalette.systemFill }

  /// The fill colour of medium-sized shapes such as a switch.
  public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }

  /// The fill colour of large shapes such as a search field.
  public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }

  /// The fill colour of very large areas.
  public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }

  /// The background colour of a screen.
  public class var systemBackground: UIColor { SystemPalette.systemBackground }

  /// The background colour of groups within a screen.
  public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }

  /// The background colour of groups within groups.
  public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }

  /// The background colour of a screen of grouped content.
  public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }

  /// The background colour of groups on a grouped screen.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemPalette.secondarySystemGroupedBackground
  }

  /// The background colour of groups within groups on a grouped screen.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemPalette.tertiarySystemGroupedBackground
  }

  /// The colour of a thin separator that lets some of the content below show through.
  public class var separator: UIColor { SystemPalette.separator }

  /// The colour of a thin separator that hides the content below.
  public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

  /// The colour of a link in text.
  public class var link: UIColor { SystemPalette.link }
}
