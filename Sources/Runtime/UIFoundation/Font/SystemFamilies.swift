import Foundation

/// The families that iOS brings with it and that apps ask for by name.
///
/// Their files are Apple's, so they are drawn with the system font in the weight and slant of the name, and
/// have its metrics.
enum SystemFamilies {
  /// The families with the PostScript names of their faces (documented: Apple's list of the fonts of iOS).
  private static let names: [(family: String, faces: String)] = [
    (
      "American Typewriter",
      "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold AmericanTypewriter-Bold "
        + "AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold"
    ),
    ("Arial", "ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT"),
    ("Arial Rounded MT Bold", "ArialRoundedMTBold"),
    (
      "Avenir",
      "Avenir-Book Avenir-BookOblique Avenir-Roman Avenir-Oblique Avenir-Light Avenir-LightOblique "
        + "Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique"
    ),
    (
      "Avenir Next",
      "AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic "
        + "AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic "
        + "AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic"
    ),
    (
      "Avenir Next Condensed",
      "AvenirNextCondensed-Regular AvenirNextCondensed-Italic AvenirNextCondensed-Medium "
        + "AvenirNextCondensed-DemiBold AvenirNextCondensed-Bold AvenirNextCondensed-Heavy"
    ),
    ("Baskerville", "Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-Bold"),
    ("Chalkboard SE", "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold"),
    ("Chalkduster", "Chalkduster"),
    ("Cochin", "Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic"),
    ("Copperplate", "Copperplate Copperplate-Light Copperplate-Bold"),
    ("Courier", "Courier Courier-Oblique Courier-Bold Courier-BoldOblique"),
    (
      "Courier New",
      "CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT"
    ),
    ("Didot", "Didot Didot-Italic Didot-Bold"),
    ("Futura", "Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium"),
    ("Georgia", "Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic"),
    (
      "Gill Sans",
      "GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold "
        + "GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold"
    ),
    (
      "Helvetica",
      "Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold "
        + "Helvetica-BoldOblique"
    ),
    (
      "Helvetica Neue",
      "HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic "
        + "HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light HelveticaNeue-LightItalic "
        + "HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold HelveticaNeue-BoldItalic "
        + "HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack"
    ),
    ("Marker Felt", "MarkerFelt-Thin MarkerFelt-Wide"),
    ("Menlo", "Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic"),
    ("Noteworthy", "Noteworthy-Light Noteworthy-Bold"),
    (
      "Optima", "Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack"
    ),
    ("Palatino", "Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic"),
    (
      "PingFang SC",
      "PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light PingFangSC-Medium "
        + "PingFangSC-Semibold"
    ),
    ("Rockwell", "Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic"),
    ("Savoye LET", "SavoyeLetPlain"),
    ("Snell Roundhand", "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black"),
    (
      "Times New Roman",
      "TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT TimesNewRomanPS-BoldItalicMT"
    ),
    ("Trebuchet MS", "TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic"),
    ("Verdana", "Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic"),
    ("Zapfino", "Zapfino"),
  ]

  /// The faces of all families.
  static let faces: [NamedFace] = names.flatMap { family, faces in
    faces.split(separator: " ").map { face(String($0), of: family) }
  }

  /// The weights by the words in names, a longer word before the one that it contains.
  private static let weights: [(word: String, weight: UIFont.Weight)] = [
    ("UltraLight", .ultraLight), ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light),
    ("Medium", .medium), ("DemiBold", .semibold), ("SemiBold", .semibold),
    ("Semibold", .semibold), ("UltraBold", .black), ("Heavy", .heavy), ("Black", .black),
    ("Bold", .bold), ("Wide", .bold),
  ]

  private static func face(_ name: String, of family: String) -> NamedFace {
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    return NamedFace(
      postScriptName: name, fullName: style.isEmpty ? family : "\(family) \(style)",
      familyName: family, weight: weights.first { style.contains($0.word) }?.weight ?? .regular,
      isItalic: style.contains("Italic") || style.contains("Oblique"))
  }
}
