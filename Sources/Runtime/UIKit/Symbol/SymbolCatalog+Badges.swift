extension SymbolCatalog {
  /// Marks at the corners of symbols, and what carries them.
  static let badgeRecipes: [String: String] = [
    "pencil.tip.crop.circle.badge.plus": """
    u/2 pencil.tip.crop.circle 0.95 11.4 11.4; u _plus 1 12 12
    """,
    "_minusbadge": "x o 18.4 18 5.8; s/1*1.05 l 14.6 18 22.2 18",
    "_checkbadge": """
    x o 18.4 18 5.8; b/1*0.3 o 18.4 18 4.4; e/1*0.7 l 16.4 18.2 17.8 19.8 20.4 16.2
    """,
    "_xbadge": """
    x o 18.4 18 5.8; b/1*0.3 o 18.4 18 4.4; e/1*0.7 l 16.8 16.4 20 19.6; e/1*0.7 l 20 16.4 16.8 \
    19.6
    """,
    "_exclamationbadge": """
    x o 18.4 18 5.8; b/1*0.3 o 18.4 18 4.4; e/1*0.75 l 18.4 15.4 18.4 18.4; x/1 o 18.4 20.4 0.8
    """,
    "_clockbadge": "x o 18 18 5.8; s/1*0.85 o 18 18 4.2; s/1*0.75 l 18 15.8 18 18.2 19.6 18.8",
    "_gearbadge": "x o 18.4 18 5.8; b/1*0.3 g 18.4 18 4.6 3.5 8; x/1 o 18.4 18 1.5",
    "folder.badge.minus": "u/2 folder 0.95 11 11.4; u _minusbadge 1 12 12",
    "folder.badge.gearshape": "u/2 folder 0.95 11 11.4; u _gearbadge 1 12 12",
    "calendar.badge.minus": "u/2 calendar 0.95 11 11.4; u _minusbadge 1 12 12",
    "calendar.badge.exclamationmark": "u/2 calendar 0.95 11 11.4; u _exclamationbadge 1 12 12",
    "calendar.badge.checkmark": "u/2 calendar 0.95 11 11.4; u _checkbadge 1 12 12",
    "cart.badge.minus": "u/2 cart 0.95 11 11.4; u _minusbadge 1 12 12",
    "person.badge.minus": "u/2 person 0.94 10.4 12; x o 18.8 8.6 4.4; s/1 l 15.8 8.6 23 8.6",
    "person.fill.badge.minus": """
    u/2 person.fill 0.94 10.4 12; x o 18.8 8.6 4.4; s/1 l 15.8 8.6 23 8.6
    """,
    "person.badge.clock": "u/2 person 0.94 10.4 11; u _clockbadge 1 12 12",
    "person.badge.key": """
    u/2 person 0.94 10.4 11; x o 18.4 17 5.6; s/1*0.8 o 18.4 14.6 2; s/1*0.8 l 18.4 16.6 18.4 \
    21.4 20.2 21.4
    """,
    "person.crop.circle.badge.minus": "u/2 person.crop.circle 0.95 11 11.4; u _minusbadge 1 12 12",
    "person.crop.circle.badge.checkmark": """
    u/2 person.crop.circle 0.95 11 11.4; u _checkbadge 1 12 12
    """,
    "person.crop.circle.badge.xmark": "u/2 person.crop.circle 0.95 11 11.4; u _xbadge 1 12 12",
    "person.crop.circle.badge.exclamationmark": """
    u/2 person.crop.circle 0.95 11 11.4; u _exclamationbadge 1 12 12
    """,
    "person.crop.circle.badge.clock": "u/2 person.crop.circle 0.95 11 11.4; u _clockbadge 1 12 12",
    "person.crop.circle.fill.badge.plus": """
    u/2 person.crop.circle.fill 0.95 11 11.4; u _plus 1 12 12
    """,
    "person.crop.circle.fill.badge.checkmark": """
    u/2 person.crop.circle.fill 0.95 11 11.4; u _checkbadge 1 12 12
    """,
    "person.crop.circle.fill.badge.xmark": """
    u/2 person.crop.circle.fill 0.95 11 11.4; u _xbadge 1 12 12
    """,
    "person.2.badge.plus": "u/2 person.2 0.9 10.6 11.4; u _plus 1 12 12",
    "_badgedot": "x o 19.6 4.8 5.2; f/1 o 19.6 4.8 3.5",
    "message.badge": "u/2 message 1 12 12; u _badgedot 1 12 12",
    "message.badge.fill": "u/2 message.fill 1 12 12; u _badgedot 1 12 12",
    "envelope.badge.fill": "u/2 envelope.fill 1 12 12; u _badgedot 1 12 12",
    "phone.badge.plus": "u/2 phone 0.92 11 12.6; s/1 l 18.4 2.8 18.4 9.6; s/1 l 15 6.2 21.8 6.2",
    "text.badge.checkmark": """
    s l 3.6 6.2 20.4 6.2; s l 3.6 12 12 12; s l 3.6 17.8 10 17.8; s l 13.6 16 16.4 19.4 21 12.4
    """,
    "text.badge.minus": """
    s l 3.6 6.2 20.4 6.2; s l 3.6 12 14 12; s l 3.6 17.8 11 17.8; s l 14.4 17.8 21 17.8
    """,
    "arrow.up.circle.badge.clock": "u/2 arrow.up.circle 0.95 11.4 11.4; u _clockbadge 1 12 12",
  ]
}
