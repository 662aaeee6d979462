extension SymbolCatalog {
  /// More arrows and chevrons.
  static let wayRecipes: [String: String] = [
    "arrow.right.circle": "u circle 1 12 12; u*0.95 arrow.right 0.56 12 12",
    "arrow.right.circle.fill": "u circle.fill 1 12 12; w*0.95 arrow.right 0.56 12 12",
    "arrow.left.circle": "u circle 1 12 12; u*0.95 arrow.left 0.56 12 12",
    "arrow.left.circle.fill": "u circle.fill 1 12 12; w*0.95 arrow.left 0.56 12 12",
    "arrow.up.circle": "u circle 1 12 12; u*0.95 arrow.up 0.56 12 12",
    "arrow.up.right.circle": "u circle 1 12 12; u*0.95 arrow.up.right 0.56 12 12",
    "arrow.up.right.circle.fill": "u circle.fill 1 12 12; w*0.95 arrow.up.right 0.56 12 12",
    "arrow.up.right.square": "u square 1 12 12; u*0.95 arrow.up.right 0.6 12 12",
    "arrow.up.right.square.fill": "u square.fill 1 12 12; w*0.95 arrow.up.right 0.6 12 12",
    "arrow.up.left": "s*1.05 l 18 18 6.4 6.4; s*1.05 l 15.6 6 6 6 6 15.6",
    "arrow.down.right": "s*1.05 l 6 6 17.6 17.6; s*1.05 l 8.4 18 18 18 18 8.4",
    "arrow.down.left": "s*1.05 l 18 6 6.4 17.6; s*1.05 l 15.6 18 6 18 6 8.4",
    "arrow.uturn.right": """
    s l 15.6 4.4 20.4 9 15.6 13.6; s d M 20 9 L 9.4 9 B 9.4 13.8 4.8 270 90 L 14.6 18.6
    """,
    "arrow.turn.up.right": """
    s l 15.6 3.6 20.4 8.2 15.6 12.8; s d M 20 8.2 L 8.4 8.2 Q 5 8.2 5 11.6 L 5 20
    """,
    "arrow.turn.up.left": """
    s l 8.4 3.6 3.6 8.2 8.4 12.8; s d M 4 8.2 L 15.6 8.2 Q 19 8.2 19 11.6 L 19 20
    """,
    "arrow.turn.down.right": """
    s l 15.6 11.2 20.4 15.8 15.6 20.4; s d M 20 15.8 L 8.4 15.8 Q 5 15.8 5 12.4 L 5 4
    """,
    "arrowshape.turn.up.left": """
    s d M 11 4 L 3 10.6 L 11 17.2 L 11 13.2 C 15.4 13 18.8 14.6 21 19.4 C 21 13 17.4 8.4 11 8 Z
    """,
    "arrowshape.turn.up.left.fill": """
    b d M 11 4 L 3 10.6 L 11 17.2 L 11 13.2 C 15.4 13 18.8 14.6 21 19.4 C 21 13 17.4 8.4 11 8 Z
    """,
    "arrowshape.turn.up.right": """
    s d M 13 4 L 21 10.6 L 13 17.2 L 13 13.2 C 8.6 13 5.2 14.6 3 19.4 C 3 13 6.6 8.4 13 8 Z
    """,
    "arrowshape.turn.up.right.fill": """
    b d M 13 4 L 21 10.6 L 13 17.2 L 13 13.2 C 8.6 13 5.2 14.6 3 19.4 C 3 13 6.6 8.4 13 8 Z
    """,
    "arrowshape.turn.up.left.2": """
    s d M 14 4.6 L 7 10.6 L 14 16.6 L 14 13 C 17.8 12.8 20.6 14.2 22.6 18.8 C 22.6 12.8 19.4 8.6 14 8.2 Z; \
    s l 7.8 4.8 1.4 10.6 7.8 16.4
    """,
    "arrowshape.turn.up.left.2.fill": """
    b d M 14 4.6 L 7 10.6 L 14 16.6 L 14 13 C 17.8 12.8 20.6 14.2 22.6 18.8 C 22.6 12.8 19.4 8.6 14 8.2 Z; \
    s l 7.8 4.8 1.4 10.6 7.8 16.4
    """,
    "arrowshape.left": """
    s d M 11 4.4 L 3 12 L 11 19.6 L 11 15.4 L 21 15.4 L 21 8.6 L 11 8.6 Z
    """,
    "arrowshape.left.fill": """
    b d M 11 4.4 L 3 12 L 11 19.6 L 11 15.4 L 21 15.4 L 21 8.6 L 11 8.6 Z
    """,
    "arrowshape.right": """
    s d M 13 4.4 L 21 12 L 13 19.6 L 13 15.4 L 3 15.4 L 3 8.6 L 13 8.6 Z
    """,
    "arrowshape.right.fill": """
    b d M 13 4.4 L 21 12 L 13 19.6 L 13 15.4 L 3 15.4 L 3 8.6 L 13 8.6 Z
    """,
    "arrow.triangle.2.circlepath": """
    s*1.05 a 12 12 7.6 195 322; s*1.05 a 12 12 7.6 15 142; f q 0.4 20.9 11.6 21.4 5.8 15.6 \
    8.8; f q 0.4 3.1 12.4 2.6 18.2 8.4 15.2
    """,
    "arrow.triangle.branch": """
    s l 6.4 3.6 6.4 20.4; s d M 6.4 17 C 6.4 11.6 9 9.6 17 9.6; f q 0.4 15.6 5.8 15.6 13.4 \
    21.4 9.6
    """,
    "arrow.left.arrow.right": """
    s l 5 7.4 20 7.4; s l 8.6 3.6 4.6 7.4 8.6 11.2; s l 4 16.6 19 16.6; s l 15.4 12.8 19.4 \
    16.6 15.4 20.4
    """,
    "arrow.left.and.right": """
    s l 2.8 12 21.2 12; s l 7 7.6 2.4 12 7 16.4; s l 17 7.6 21.6 12 17 16.4
    """,
    "arrow.up.and.down": "s l 12 2.8 12 21.2; s l 7.6 7 12 2.4 16.4 7; s l 7.6 17 12 21.6 16.4 17",
    "arrow.up.and.down.and.arrow.left.and.right": """
    s l 12 2.6 12 21.4; s l 2.6 12 21.4 12; s l 9.2 5 12 2.2 14.8 5; s l 9.2 19 12 21.8 14.8 \
    19; s l 5 9.2 2.2 12 5 14.8; s l 19 9.2 21.8 12 19 14.8
    """,
    "arrow.up.left.and.arrow.down.right": """
    s l 4.4 4.4 10.4 10.4; s l 4 10 4 4 10 4; s l 13.6 13.6 19.6 19.6; s l 20 14 20 20 14 20
    """,
    "arrow.down.right.and.arrow.up.left": """
    s l 3.6 3.6 10 10; s l 10.4 4.6 10.4 10.4 4.6 10.4; s l 14 14 20.4 20.4; s l 13.6 19.4 \
    13.6 13.6 19.4 13.6
    """,
    "arrow.up.backward.and.arrow.down.forward": "u arrow.up.left.and.arrow.down.right 1 12 12",
    "arrow.down.forward.and.arrow.up.backward": "u arrow.down.right.and.arrow.up.left 1 12 12",
    "arrow.down.to.line": """
    s*1.05 l 12 3.2 12 15.8; s*1.05 l 6.6 10.8 12 16.2 17.4 10.8; s*1.05 l 5 20.8 19 20.8
    """,
    "arrow.up.to.line": """
    s*1.05 l 12 20.8 12 8.2; s*1.05 l 6.6 13.2 12 7.8 17.4 13.2; s*1.05 l 5 3.2 19 3.2
    """,
    "arrow.down.doc": "u doc 1 12 12; s*0.9 l 12 11.4 12 17.8; s*0.9 l 9.2 15.2 12 18 14.8 15.2",
    "arrow.3.trianglepath": """
    s l 9 8.6 12 3.6 15.6 9.4; s l 17.6 12.8 20.6 18 14 18; s l 9.8 18 3.4 18 6.4 12.8; f q \
    0.3 17.4 11.8 17.2 6.4 12.8 9.2; f q 0.3 10.6 18 14.8 14.8 14.8 21.2; f q 0.3 6.6 10.4 9.6 \
    15 3.8 15
    """,
    "arrow.clockwise.circle": "u circle 1 12 12; u*0.85 arrow.clockwise 0.56 12 11.8",
    "arrow.clockwise.circle.fill": "u circle.fill 1 12 12; w*0.85 arrow.clockwise 0.56 12 11.8",
    "chevron.compact.up": "s*1.1 l 4 13.8 12 10.4 20 13.8",
    "chevron.compact.left": "s*1.1 l 13.8 4 10.4 12 13.8 20",
    "chevron.compact.right": "s*1.1 l 10.2 4 13.6 12 10.2 20",
    "chevron.right.2": "s*1.05 l 4.6 4.8 11.4 12 4.6 19.2; s*1.05 l 12.4 4.8 19.2 12 12.4 19.2",
    "chevron.left.2": "s*1.05 l 19.4 4.8 12.6 12 19.4 19.2; s*1.05 l 11.6 4.8 4.8 12 11.6 19.2",
    "chevron.left.forwardslash.chevron.right": """
    s l 6.2 7 1.4 12 6.2 17; s l 17.8 7 22.6 12 17.8 17; s l 13.8 4.4 10.2 19.6
    """,
    "chevron.left.circle": "u circle 1 12 12; u*0.95 chevron.left 0.54 11.6 12",
    "chevron.left.circle.fill": "u circle.fill 1 12 12; w*0.95 chevron.left 0.54 11.6 12",
    "chevron.right.circle": "u circle 1 12 12; u*0.95 chevron.right 0.54 12.4 12",
    "chevron.right.circle.fill": "u circle.fill 1 12 12; w*0.95 chevron.right 0.54 12.4 12",
    "chevron.up.circle": "u circle 1 12 12; u*0.95 chevron.up 0.54 12 11.7",
    "chevron.up.circle.fill": "u circle.fill 1 12 12; w*0.95 chevron.up 0.54 12 11.7",
    "chevron.down.circle": "u circle 1 12 12; u*0.95 chevron.down 0.54 12 12.3",
    "chevron.down.circle.fill": "u circle.fill 1 12 12; w*0.95 chevron.down 0.54 12 12.3",
  ]
}
