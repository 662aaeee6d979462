extension UIColor {
  /// Red that suits the look.
  public class var systemRed: UIColor { SystemPalette.systemRed }

  /// Orange that suits the look.
  public class var systemOrange: UIColor { SystemPalette.systemOrange }

  /// Yellow that suits the look.
  public class var systemYellow: UIColor { SystemPalette.systemYellow }

  /// Green that suits the look.
  public class var systemGreen: UIColor { SystemPalette.systemGreen }

  /// Mint that suits the look.
  public class var systemMint: UIColor { SystemPalette.systemMint }

  /// Teal that suits the look.
  public class var systemTeal: UIColor { SystemPalette.systemTeal }

  /// Cyan that suits the look.
  public class var systemCyan: UIColor { SystemPalette.systemCyan }

  /// Blue that suits the look.
  public class var systemBlue: UIColor { SystemPalette.systemBlue }

  /// Indigo that suits the look.
  public class var systemIndigo: UIColor { SystemPalette.systemIndigo }

  /// Purple that suits the look.
  public class var systemPurple: UIColor { SystemPalette.systemPurple }

  /// Pink that suits the look.
  public class var systemPink: UIColor { SystemPalette.systemPink }

  /// Brown that suits the look.
  public class var systemBrown: UIColor { SystemPalette.systemBrown }

  /// Gray that suits the look.
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

  /// The main text.
  public class var label: UIColor { SystemPalette.label }

  /// Text of second rank.
  public class var secondaryLabel: UIColor { SystemPalette.secondaryLabel }

  /// Text of third rank.
  public class var tertiaryLabel: UIColor { SystemPalette.tertiaryLabel }

  /// Text of fourth rank.
  public class var quaternaryLabel: UIColor { SystemPalette.quaternaryLabel }

  /// The placeholder of a text field.
  public class var placeholderText: UIColor { SystemPalette.placeholderText }

  /// A fill over a background, for thin and small shapes.
  public class var systemFill: UIColor { SystemPalette.systemFill }

  /// A fill over a background, for middle-sized shapes such as a switch.
  public class var secondarySystemFill: UIColor { SystemPalette.secondarySystemFill }

  /// A fill over a background, for large shapes such as a search field.
  public class var tertiarySystemFill: UIColor { SystemPalette.tertiarySystemFill }

  /// A fill over a background, for very large areas.
  public class var quaternarySystemFill: UIColor { SystemPalette.quaternarySystemFill }

  /// The background of a screen.
  public class var systemBackground: UIColor { SystemPalette.systemBackground }

  /// The background of groups within a screen.
  public class var secondarySystemBackground: UIColor { SystemPalette.secondarySystemBackground }

  /// The background of groups within groups.
  public class var tertiarySystemBackground: UIColor { SystemPalette.tertiarySystemBackground }

  /// The background of a screen of grouped content.
  public class var systemGroupedBackground: UIColor { SystemPalette.systemGroupedBackground }

  /// The background of groups on a grouped screen.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemPalette.secondarySystemGroupedBackground
  }

  /// The background of groups within groups on a grouped screen.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemPalette.tertiarySystemGroupedBackground
  }

  /// A thin line that lets some of what is below shine through.
  public class var separator: UIColor { SystemPalette.separator }

  /// A thin line that hides what is below.
  public class var opaqueSeparator: UIColor { SystemPalette.opaqueSeparator }

  /// A link in text.
  public class var link: UIColor { SystemPalette.link }
}
