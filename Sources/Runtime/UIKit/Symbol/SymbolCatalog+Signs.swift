extension SymbolCatalog {
  /// Marks, shapes and marks in shapes.
  static let signRecipes: [String: String] = [
    "xmark": "s*1.08 l 5.9 5.9 18.1 18.1; s*1.08 l 18.1 5.9 5.9 18.1",
    "xmark.circle": "u circle 1 12 12; u*0.95 xmark 0.52 12 12",
    "xmark.circle.fill": "u circle.fill 1 12 12; w*0.95 xmark 0.52 12 12",
    "plus": "s*1.05 l 12 4.3 12 19.7; s*1.05 l 4.3 12 19.7 12",
    "plus.circle": "u circle 1 12 12; u*0.95 plus 0.6 12 12",
    "plus.circle.fill": "u circle.fill 1 12 12; w*0.95 plus 0.6 12 12",
    "plus.square": "u square 1 12 12; u*0.95 plus 0.58 12 12",
    "minus": "s*1.05 l 4.3 12 19.7 12",
    "minus.circle": "u circle 1 12 12; u*0.95 minus 0.6 12 12",
    "minus.circle.fill": "u circle.fill 1 12 12; w*0.95 minus 0.6 12 12",
    "checkmark": "s*1.1 l 5 13.2 9.9 18.6 19 5.6",
    "checkmark.circle": "u circle 1 12 12; u*0.95 checkmark 0.6 12 12",
    "checkmark.circle.fill": "u circle.fill 1 12 12; w*0.95 checkmark 0.6 12 12",
    "checkmark.square": "u square 1 12 12; u*0.95 checkmark 0.6 12 12",
    "checkmark.square.fill": "u square.fill 1 12 12; w*0.95 checkmark 0.6 12 12",
    "circle": "s o 12 12 9.2",
    "circle.fill": "b o 12 12 9.2",
    "circle.lefthalf.filled": "s o 12 12 9.2; f d M 12 2.8 B 12 12 9.2 270 90 Z",
    "square": "s r 3.6 3.6 16.8 16.8 3.6",
    "square.fill": "b r 3.6 3.6 16.8 16.8 3.6",
    "triangle": "s q 2 12 1.4 23 20.2 1 20.2",
    "triangle.fill": "b q 2 12 1.4 23 20.2 1 20.2",
    "ellipsis": "f o 4.9 12 1.85; f o 12 12 1.85; f o 19.1 12 1.85",
    "ellipsis.circle": "u circle 1 12 12; u ellipsis 0.62 12 12",
    "ellipsis.circle.fill": "u circle.fill 1 12 12; w ellipsis 0.62 12 12",
    "exclamationmark": "s*1.25 l 12 4.6 12 14.4; f o 12 18.9 1.45",
    "exclamationmark.circle": "u circle 1 12 12; u*0.85 exclamationmark 0.66 12 12",
    "exclamationmark.circle.fill": "u circle.fill 1 12 12; w*0.9 exclamationmark 0.66 12 12",
    "exclamationmark.triangle": "u triangle 1 12 12; u*0.85 exclamationmark 0.58 12 13.2",
    "exclamationmark.triangle.fill": "u triangle.fill 1 12 12; w*0.9 exclamationmark 0.58 12 13.2",
    "questionmark": """
    s*1.1 d M 7.4 8.6 C 7.4 5.6 9.4 4 12 4 C 14.7 4 16.6 5.6 16.6 8 C 16.6 11.2 12 11.4 12 \
    14.8; f o 12 19 1.4
    """,
    "questionmark.circle": "u circle 1 12 12; u*0.9 questionmark 0.66 12 12",
    "questionmark.circle.fill": "u circle.fill 1 12 12; w*0.9 questionmark 0.66 12 12",
    "info.circle": "u circle 1 12 12; u*0.9 info 1 12 12",
    "info.circle.fill": "u circle.fill 1 12 12; w*0.9 info 1 12 12",
    "info": "f o 12 7.6 1.25; s l 10.4 11 12.2 11 12.2 16.8; s l 10 16.8 14.4 16.8",
    "line.3.horizontal": """
    s*1.05 l 3.8 6.4 20.2 6.4; s*1.05 l 3.8 12 20.2 12; s*1.05 l 3.8 17.6 20.2 17.6
    """,
    "line.3.horizontal.decrease": """
    s*1.05 l 3.6 6.8 20.4 6.8; s*1.05 l 6.6 12 17.4 12; s*1.05 l 9.6 17.2 14.4 17.2
    """,
    "list.bullet": """
    f o 4.4 6.2 1.3; f o 4.4 12 1.3; f o 4.4 17.8 1.3; s l 8.8 6.2 20.8 6.2; s l 8.8 12 20.8 \
    12; s l 8.8 17.8 20.8 17.8
    """,
    "slider.horizontal.3": """
    s l 3 6 21 6; s l 3 12 21 12; s l 3 18 21 18; x o 15.6 6 3.2; x o 8 12 3.2; x o 13.8 18 \
    3.2; s*0.9 o 15.6 6 1.9; s*0.9 o 8 12 1.9; s*0.9 o 13.8 18 1.9
    """,
    "square.grid.2x2": """
    s r 3.8 3.8 6.6 6.6 1.4; s r 13.6 3.8 6.6 6.6 1.4; s r 3.8 13.6 6.6 6.6 1.4; s r 13.6 \
    13.6 6.6 6.6 1.4
    """,
    "square.grid.2x2.fill": """
    b r 3.8 3.8 6.6 6.6 1.4; b r 13.6 3.8 6.6 6.6 1.4; b r 3.8 13.6 6.6 6.6 1.4; b r 13.6 \
    13.6 6.6 6.6 1.4
    """,
    "rectangle.bottomthird.inset.filled": "s r 2.4 5 19.2 14 3; f r 4.6 12.6 14.8 4.2 1.3",
    "rectangle.stack": "s r 2.8 9.2 18.4 11 2.6; s l 4.9 6.2 19.1 6.2; s l 6.9 3.4 17.1 3.4",
    "rectangle.stack.fill": "b r 2.8 9.2 18.4 11 2.6; s l 4.9 6.2 19.1 6.2; s l 6.9 3.4 17.1 3.4",
    "sparkles": """
    f d M 9.4 5.6 C 10.2 10.6 11.4 11.8 16.2 12.6 C 11.4 13.4 10.2 14.6 9.4 19.6 C 8.6 14.6 \
    7.4 13.4 2.6 12.6 C 7.4 11.8 8.6 10.6 9.4 5.6 Z; f d M 17.6 2.6 C 18 5 18.6 5.6 21 6 C \
    18.6 6.4 18 7 17.6 9.4 C 17.2 7 16.6 6.4 14.2 6 C 16.6 5.6 17.2 5 17.6 2.6 Z; f d M 18.2 \
    15.4 C 18.5 17.2 18.9 17.6 20.8 18 C 18.9 18.4 18.5 18.8 18.2 20.6 C 17.9 18.8 17.5 18.4 \
    15.6 18 C 17.5 17.6 17.9 17.2 18.2 15.4 Z
    """,
    "star": "s n 12 12.9 10 4.3 5",
    "star.fill": "b n 12 12.9 10 4.3 5",
    "heart": """
    s d M 12 20.2 C 6 15.8 2.8 12.4 2.8 8.6 C 2.8 5.8 4.9 3.8 7.4 3.8 C 9.3 3.8 11 4.8 12 \
    6.6 C 13 4.8 14.7 3.8 16.6 3.8 C 19.1 3.8 21.2 5.8 21.2 8.6 C 21.2 12.4 18 15.8 12 20.2 \
    Z
    """,
    "heart.fill": """
    b d M 12 20.2 C 6 15.8 2.8 12.4 2.8 8.6 C 2.8 5.8 4.9 3.8 7.4 3.8 C 9.3 3.8 11 4.8 12 \
    6.6 C 13 4.8 14.7 3.8 16.6 3.8 C 19.1 3.8 21.2 5.8 21.2 8.6 C 21.2 12.4 18 15.8 12 20.2 \
    Z
    """,
  ]
}
