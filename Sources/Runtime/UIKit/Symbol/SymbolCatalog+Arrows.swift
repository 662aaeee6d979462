extension SymbolCatalog {
  /// Arrows and chevrons.
  static let arrowRecipes: [String: String] = [
    "chevron.left": "s*1.1 l 15.4 4.6 8.2 12 15.4 19.4",
    "chevron.right": "s*1.1 l 8.6 4.6 15.8 12 8.6 19.4",
    "chevron.up": "s*1.1 l 4.6 15.4 12 8.2 19.4 15.4",
    "chevron.down": "s*1.1 l 4.6 8.6 12 15.8 19.4 8.6",
    "chevron.compact.down": "s*1.1 l 4 10.4 12 13.8 20 10.4",
    "chevron.up.chevron.down": "s*1.05 l 7 9 12 3.8 17 9; s*1.05 l 7 15 12 20.2 17 15",
    "arrow.up": "s*1.05 l 12 4 12 20; s*1.05 l 5.6 10.2 12 3.8 18.4 10.2",
    "arrow.down": "s*1.05 l 12 4 12 20; s*1.05 l 5.6 13.8 12 20.2 18.4 13.8",
    "arrow.left": "s*1.05 l 4 12 20 12; s*1.05 l 10.2 5.6 3.8 12 10.2 18.4",
    "arrow.right": "s*1.05 l 4 12 20 12; s*1.05 l 13.8 5.6 20.2 12 13.8 18.4",
    "arrow.up.right": "s*1.05 l 6 18 17.6 6.4; s*1.05 l 8.4 6 18 6 18 15.6",
    "arrow.up.arrow.down": """
    s l 7.4 5 7.4 19; s l 3.4 8.8 7.4 4.6 11.4 8.8; s l 16.6 5 16.6 19; s l 12.6 15.2 16.6 \
    19.4 20.6 15.2
    """,
    "arrow.clockwise": "s a 12 12.8 8 -38 270; f q 0.5 11.3 0.9 16.6 4.8 11.3 8.7",
    "arrow.counterclockwise": "s a 12 12.8 8 270 578; f q 0.5 12.7 0.9 7.4 4.8 12.7 8.7",
    "arrow.uturn.left": """
    s l 8.4 4.4 3.6 9 8.4 13.6; s d M 4 9 L 14.6 9 A 14.6 13.8 4.8 270 90 L 9.4 18.6
    """,
    "arrow.triangle.turn.up.right.diamond": """
    s q 2.4 12 1.9 22.1 12 12 22.1 1.9 12; u _turn 1 12 12
    """,
    "arrow.triangle.turn.up.right.diamond.fill": """
    b q 2.4 12 1.9 22.1 12 12 22.1 1.9 12; w _turn 1 12 12
    """,
    "arrow.down.circle": "u circle 1 12 12; u*0.95 arrow.down 0.58 12 12",
    "arrow.down.circle.fill": "u circle.fill 1 12 12; w*0.95 arrow.down 0.58 12 12",
    "arrow.up.circle.fill": "u circle.fill 1 12 12; w*0.95 arrow.up 0.58 12 12",
    "square.and.arrow.up": """
    s l 12 2.4 12 14.6; s l 8.2 6 12 2.2 15.8 6; s d M 8.6 9 L 7 9 Q 4.6 9 4.6 11.4 L 4.6 19 \
    Q 4.6 21.4 7 21.4 L 17 21.4 Q 19.4 21.4 19.4 19 L 19.4 11.4 Q 19.4 9 17 9 L 15.4 9
    """,
    "square.and.arrow.down": """
    s l 12 2.4 12 14.6; s l 8.2 11.2 12 15 15.8 11.2; s d M 8.6 8 L 7 8 Q 4.6 8 4.6 10.4 L \
    4.6 19 Q 4.6 21.4 7 21.4 L 17 21.4 Q 19.4 21.4 19.4 19 L 19.4 10.4 Q 19.4 8 17 8 L 15.4 \
    8
    """,
    "_turn": "s d M 8.6 16 L 8.6 13 Q 8.6 11 10.6 11 L 13.6 11; f q 0.5 13.2 7.4 17.6 11 13.2 14.6",
  ]
}
