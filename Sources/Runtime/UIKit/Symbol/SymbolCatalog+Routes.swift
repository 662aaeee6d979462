extension SymbolCatalog {
  /// Arrows that turn, merge and leave frames.
  static let routeRecipes: [String: String] = [
    "_pentip": """
    s d M 6.6 19.8 L 12 3.4 L 17.4 19.8; s l 8.2 15 15.8 15; f p 12 3.4 10.3 8.6 13.7 8.6
    """,
    "line.diagonal": "s*1.05 l 4 20 20 4",
    "line.diagonal.arrow": "s*1.05 l 4 20 19.4 4.6; s*1.05 l 10.4 4 20 4 20 13.6",
    "arrow.up.heart": "u heart 1 12 12; u*0.9 arrow.up 0.44 12 11.6",
    "arrow.up.heart.fill": "u heart.fill 1 12 12; w*0.9 arrow.up 0.44 12 11.6",
    "location.north": "s q 0.8 12 2.6 19.4 20.8 12 16.6 4.6 20.8",
    "chevron.up.2": "s*1.05 l 4.8 11.4 12 4.6 19.2 11.4; s*1.05 l 4.8 19.2 12 12.4 19.2 19.2",
    "chevron.down.2": "s*1.05 l 4.8 12.6 12 19.4 19.2 12.6; s*1.05 l 4.8 4.8 12 11.6 19.2 4.8",
    "arrow.up.forward.app": """
    s d M 13 3 L 8 3 Q 3 3 3 8 L 3 16 Q 3 21 8 21 L 16 21 Q 21 21 21 16 L 21 11; s l 11 13 20.6 \
    3.4; s l 15 3 21 3 21 9
    """,
    "arrow.up.forward.app.fill": """
    b d M 8 3 L 16 3 Q 21 3 21 8 L 21 16 Q 21 21 16 21 L 8 21 Q 3 21 3 16 L 3 8 Q 3 3 8 3 Z; e l \
    8.4 15.6 15.4 8.6; e l 9.8 8.2 15.8 8.2 15.8 14.2
    """,
    "arrow.turn.down.left": """
    s l 8.4 11.2 3.6 15.8 8.4 20.4; s d M 4 15.8 L 15.6 15.8 Q 19 15.8 19 12.4 L 19 4
    """,
    "arrow.turn.left.up": """
    s l 3.6 8.4 8.2 3.6 12.8 8.4; s d M 8.2 4 L 8.2 15.6 Q 8.2 19 11.6 19 L 20 19
    """,
    "arrow.turn.right.up": """
    s l 11.2 8.4 15.8 3.6 20.4 8.4; s d M 15.8 4 L 15.8 15.6 Q 15.8 19 12.4 19 L 4 19
    """,
    "arrow.uturn.up": """
    s l 4.4 8.4 9 3.6 13.6 8.4; s d M 9 4 L 9 14.6 B 13.8 14.6 4.8 180 0 L 18.6 9.4
    """,
    "arrow.uturn.down": """
    s l 4.4 15.6 9 20.4 13.6 15.6; s d M 9 20 L 9 9.4 A 13.8 9.4 4.8 180 360 L 18.6 14.6
    """,
    "arrow.clockwise.heart": "u heart 1 12 12; u*0.8 arrow.clockwise 0.46 12 11.4",
    "arrow.left.to.line": """
    s*1.05 l 20.8 12 8.2 12; s*1.05 l 13.2 6.6 7.8 12 13.2 17.4; s*1.05 l 3.2 5 3.2 19
    """,
    "arrow.right.to.line": """
    s*1.05 l 3.2 12 15.8 12; s*1.05 l 10.8 6.6 16.2 12 10.8 17.4; s*1.05 l 20.8 5 20.8 19
    """,
    "arrow.down.left.and.arrow.up.right": """
    s l 10.4 13.6 4.4 19.6; s l 4 14 4 20 10 20; s l 13.6 10.4 19.6 4.4; s l 14 4 20 4 20 10
    """,
    "arrow.up.right.and.arrow.down.left": """
    s l 10 14 3.6 20.4; s l 4.6 13.6 10.4 13.6 10.4 19.4; s l 14 10 20.4 3.6; s l 19.4 10.4 13.6 \
    10.4 13.6 4.6
    """,
    "arrow.triangle.2.circlepath.camera": """
    u camera 1 12 12; x o 12 12.8 5.2; u*0.7 arrow.triangle.2.circlepath 0.36 12 12.8
    """,
    "arrow.triangle.merge": """
    s d M 6 21 C 6 14 12 15 12 9 L 12 5; s d M 18 21 C 18 14 12 15 12 9; f q 0.4 12 1.8 15.8 7.4 \
    8.2 7.4
    """,
    "arrow.triangle.pull": """
    s o 6.4 5.4 2.2; s o 6.4 18.6 2.2; s o 17.6 18.6 2.2; s l 6.4 7.8 6.4 16.2; s d M 17.6 16.2 L \
    17.6 9.4 Q 17.6 6 14.2 6 L 13 6; f q 0.3 10.4 6 14.4 3.4 14.4 8.6
    """,
    "arrow.triangle.swap": """
    s d M 7 20 L 7 12 C 7 8 17 8 17 4; s d M 17 20 L 17 12 C 17 8 7 8 7 4; f p 4.4 5.4 7 1.8 9.6 \
    5.4; f p 14.4 5.4 17 1.8 19.6 5.4
    """,
    "arrow.up.doc": "u doc 1 12 12; s*0.9 l 12 18 12 11.6; s*0.9 l 9.2 14.2 12 11.4 14.8 14.2",
    "arrow.down.app": "u app 1 12 12; u*0.95 arrow.down 0.52 12 12",
    "arrow.down.app.fill": "u app.fill 1 12 12; w*0.95 arrow.down 0.52 12 12",
    "arrow.2.squarepath": """
    s d M 7 16.6 L 7 9 Q 7 7 9 7 L 16.4 7; s*0.95 l 13.6 3.8 17 7 13.6 10.2; s d M 17 10.6 L 17 \
    15 Q 17 17 15 17 L 7.6 17; s*0.95 l 10.4 13.8 7 17 10.4 20.2
    """,
    "arrow.down.circle.dotted": "u circle.dotted 1 12 12; u*0.95 arrow.down 0.5 12 12",
    "escape": "s a 12 12 9 -110 190; s l 12 12 4.4 4.4; s l 4 9.4 4 4 9.4 4",
  ]
}
