extension SymbolCatalog {
  /// Windows, tiles, dice and marks in shapes.
  static let paneRecipes: [String: String] = [
    "die.face.1": "s r 3 3 18 18 4; f o 12 12 1.9",
    "die.face.1.fill": "b r 3 3 18 18 4; x o 12 12 2",
    "die.face.2": "s r 3 3 18 18 4; f o 16 8 1.6; f o 8 16 1.6",
    "die.face.2.fill": "b r 3 3 18 18 4; x o 16 8 1.7; x o 8 16 1.7",
    "die.face.3": "s r 3 3 18 18 4; f o 16.6 7.4 1.5; f o 12 12 1.5; f o 7.4 16.6 1.5",
    "die.face.3.fill": "b r 3 3 18 18 4; x o 16.6 7.4 1.6; x o 12 12 1.6; x o 7.4 16.6 1.6",
    "die.face.4": "s r 3 3 18 18 4; f o 8 8 1.5; f o 16 8 1.5; f o 8 16 1.5; f o 16 16 1.5",
    "die.face.4.fill": "b r 3 3 18 18 4; x o 8 8 1.6; x o 16 8 1.6; x o 8 16 1.6; x o 16 16 1.6",
    "die.face.5": """
    s r 3 3 18 18 4; f o 7.4 7.4 1.5; f o 16.6 7.4 1.5; f o 12 12 1.5; f o 7.4 16.6 1.5; f o 16.6 \
    16.6 1.5
    """,
    "die.face.5.fill": """
    b r 3 3 18 18 4; x o 7.4 7.4 1.6; x o 16.6 7.4 1.6; x o 12 12 1.6; x o 7.4 16.6 1.6; x o 16.6 \
    16.6 1.6
    """,
    "die.face.6": """
    s r 3 3 18 18 4; f o 8 7 1.4; f o 8 12 1.4; f o 8 17 1.4; f o 16 7 1.4; f o 16 12 1.4; f o 16 \
    17 1.4
    """,
    "die.face.6.fill": """
    b r 3 3 18 18 4; x o 8 7 1.5; x o 8 12 1.5; x o 8 17 1.5; x o 16 7 1.5; x o 16 12 1.5; x o 16 \
    17 1.5
    """,
    "square.and.arrow.up.on.square": """
    s d M 15.6 6.6 L 18 6.6 Q 20.4 6.6 20.4 9 L 20.4 15 Q 20.4 17.4 18 17.4 L 10 17.4 Q 7.6 17.4 \
    7.6 15 L 7.6 9 Q 7.6 6.6 10 6.6 L 12.4 6.6; s l 14 1.8 14 12; s l 10.8 4.8 14 1.6 17.2 4.8; s \
    d M 5 10.4 Q 3.6 10.8 3.6 12.6 L 3.6 18.8 Q 3.6 21.4 6.2 21.4 L 14 21.4 Q 15.8 21.4 16.4 20.2
    """,
    "xmark.bin": """
    s d M 4.4 8 L 19.6 8 L 18.4 19 Q 18.2 21 16.2 21 L 7.8 21 Q 5.8 21 5.6 19 Z; s r 2.8 3.8 18.4 \
    4.2 1; s*0.9 l 9.4 12 14.6 17; s*0.9 l 14.6 12 9.4 17
    """,
    "plus.magnifyingglass": """
    u magnifyingglass 1 12 12; s*0.9 l 10.2 7.2 10.2 13.2; s*0.9 l 7.2 10.2 13.2 10.2
    """,
    "minus.magnifyingglass": "u magnifyingglass 1 12 12; s*0.9 l 7.2 10.2 13.2 10.2",
    "circle.slash": "u circle 1 12 12; u _slash 1 12 12",
    "circle.bottomhalf.filled": "s o 12 12 9.2; f d M 2.8 12 B 12 12 9.2 180 0 Z",
    "circle.tophalf.filled": "s o 12 12 9.2; f d M 2.8 12 A 12 12 9.2 180 360 Z",
    "circle.grid.cross": """
    s*0.9 o 12 5 2.2; s*0.9 o 5 12 2.2; s*0.9 o 12 12 2.2; s*0.9 o 19 12 2.2; s*0.9 o 12 19 2.2
    """,
    "target": "s o 12 12 9.2; s o 12 12 5.4; f o 12 12 2",
    "capsule.portrait": "s r 6.6 1.6 10.8 20.8 5.4",
    "capsule.portrait.fill": "b r 6.6 1.6 10.8 20.8 5.4",
    "square.lefthalf.filled": "s r 3.6 3.6 16.8 16.8 3.6; f r 3.6 3.6 8.4 16.8 2.6",
    "square.righthalf.filled": "s r 3.6 3.6 16.8 16.8 3.6; f r 12 3.6 8.4 16.8 2.6",
    "square.grid.3x2": """
    s*0.9 r 2 5.6 5.4 5.4 1; s*0.9 r 9.3 5.6 5.4 5.4 1; s*0.9 r 16.6 5.6 5.4 5.4 1; s*0.9 r 2 \
    13.4 5.4 5.4 1; s*0.9 r 9.3 13.4 5.4 5.4 1; s*0.9 r 16.6 13.4 5.4 5.4 1
    """,
    "square.grid.3x2.fill": """
    b*0.7 r 2 5.6 5.4 5.4 1; b*0.7 r 9.3 5.6 5.4 5.4 1; b*0.7 r 16.6 5.6 5.4 5.4 1; b*0.7 r 2 \
    13.4 5.4 5.4 1; b*0.7 r 9.3 13.4 5.4 5.4 1; b*0.7 r 16.6 13.4 5.4 5.4 1
    """,
    "square.stack.fill": "b r 3.6 7.2 16.8 13.8 3; s l 5.8 4.2 18.2 4.2; s l 8 1.4 16 1.4",
    "square.on.square.fill": """
    s d M 16.4 7 L 16.4 6 Q 16.4 3 13.4 3 L 6 3 Q 3 3 3 6 L 3 13.4 Q 3 16.4 6 16.4 L 7 16.4; b r \
    9 9 12 12 2.4
    """,
    "square.fill.on.square.fill": """
    b r 3 3 13 13 2.8; z*1.8 r 8.6 8.6 12.4 12.4 2.6; b r 9 9 12 12 2.4
    """,
    "square.on.circle": "s d M 12.8 16.2 A 9.4 9.4 6.6 60 350; s r 9.6 9.6 11.4 11.4 2.6",
    "rectangle.on.rectangle": """
    s d M 17 7.4 L 17 6.6 Q 17 4 14.4 4 L 4.6 4 Q 2 4 2 6.6 L 2 13 Q 2 15.6 4.6 15.6 L 5.4 15.6; \
    s r 6.4 8.4 15.6 11.6 2.6
    """,
    "plus.rectangle.on.rectangle": """
    u rectangle.on.rectangle 1 12 12; s*0.9 l 14.2 11.4 14.2 17; s*0.9 l 11.4 14.2 17 14.2
    """,
    "rectangle.split.2x1": "s r 1.8 4.8 20.4 14.4 2.8; s*0.95 l 12 5 12 19",
    "rectangle.split.1x2": "s r 1.8 4.8 20.4 14.4 2.8; s*0.95 l 2 12 22 12",
    "rectangle.split.3x1": """
    s r 1.8 4.8 20.4 14.4 2.8; s*0.95 l 8.6 5 8.6 19; s*0.95 l 15.4 5 15.4 19
    """,
    "rectangle.grid.3x2": """
    s*0.9 r 1.6 5 5.8 6 1; s*0.9 r 9.1 5 5.8 6 1; s*0.9 r 16.6 5 5.8 6 1; s*0.9 r 1.6 13.4 5.8 6 \
    1; s*0.9 r 9.1 13.4 5.8 6 1; s*0.9 r 16.6 13.4 5.8 6 1
    """,
    "rectangle.dashed": """
    s d M 1.8 8.4 L 1.8 7.6 Q 1.8 4.8 4.6 4.8 L 5.6 4.8; s l 9.4 4.8 14.6 4.8; s d M 18.4 4.8 L \
    19.4 4.8 Q 22.2 4.8 22.2 7.6 L 22.2 8.4; s d M 22.2 15.6 L 22.2 16.4 Q 22.2 19.2 19.4 19.2 L \
    18.4 19.2; s l 14.6 19.2 9.4 19.2; s d M 5.6 19.2 L 4.6 19.2 Q 1.8 19.2 1.8 16.4 L 1.8 15.6
    """,
    "rectangle.bottomhalf.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 1.8 12 20.4 7.2 2",
    "rectangle.tophalf.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 1.8 4.8 20.4 7.2 2",
    "rectangle.lefthalf.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 1.8 4.8 10.2 14.4 2",
    "rectangle.righthalf.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 12 4.8 10.2 14.4 2",
    "rectangle.bottomhalf.inset.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 4.2 11.6 15.6 5.2 1.2",
    "rectangle.tophalf.inset.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 4.2 7.2 15.6 5.2 1.2",
    "rectangle.lefthalf.inset.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 4.2 7.2 7.2 9.6 1.2",
    "rectangle.righthalf.inset.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 12.6 7.2 7.2 9.6 1.2",
    "rectangle.inset.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 4.2 7.2 15.6 9.6 1.2",
    "rectangle.center.inset.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 7 8.8 10 6.4 1.2",
    "rectangle.inset.bottomright.filled": "s r 1.8 4.8 20.4 14.4 2.8; f r 12.4 11.4 7.4 5.4 1.2",
    "pip.enter": """
    s d M 22.2 10.6 L 22.2 7.6 Q 22.2 4.8 19.4 4.8 L 4.6 4.8 Q 1.8 4.8 1.8 7.6 L 1.8 16.4 Q 1.8 \
    19.2 4.6 19.2 L 9.4 19.2; b*0.6 r 12.8 13.6 9.4 6 1.4; s*0.9 l 5.6 8.4 10 12.4; s*0.9 l 10.2 \
    8.8 10.2 12.6 6.4 12.6
    """,
    "pip.exit": """
    s d M 22.2 10.6 L 22.2 7.6 Q 22.2 4.8 19.4 4.8 L 4.6 4.8 Q 1.8 4.8 1.8 7.6 L 1.8 16.4 Q 1.8 \
    19.2 4.6 19.2 L 9.4 19.2; b*0.6 r 12.8 13.6 9.4 6 1.4; s*0.9 l 5.8 8.6 10.2 12.6; s*0.9 l 5.6 \
    12.2 5.6 8.4 9.4 8.4
    """,
    "rectangle.compress.vertical": """
    s r 2.6 9 18.8 6 1.6; s l 12 1.6 12 6; s*0.95 l 9.6 4 12 6.4 14.4 4; s l 12 22.4 12 18; \
    s*0.95 l 9.6 20 12 17.6 14.4 20
    """,
    "rectangle.expand.vertical": """
    s r 2.6 9 18.8 6 1.6; s l 12 1.8 12 6.2; s*0.95 l 9.6 4 12 1.6 14.4 4; s l 12 22.2 12 17.8; \
    s*0.95 l 9.6 20 12 22.4 14.4 20
    """,
    "shield.lefthalf.filled": """
    u shield 1 12 12; f d M 12 2.6 L 4.4 5.4 L 4.4 11.6 C 4.4 15.8 7.2 19.2 12 21.4 Z
    """,
    "xmark.shield": "u shield 1 12 12; u*0.95 xmark 0.42 12 11.6",
    "xmark.shield.fill": "u shield.fill 1 12 12; w*0.95 xmark 0.42 12 11.6",
    "bolt.shield": "u shield 1 12 12; u*0.8 bolt.fill 0.5 12 11.6",
    "bolt.shield.fill": "u shield.fill 1 12 12; w*0.8 bolt.fill 0.5 12 11.6",
    "plus.bubble": "u bubble.left 1 12 12; u*0.9 plus 0.46 12 10.6",
    "plus.bubble.fill": "u bubble.left.fill 1 12 12; w*0.9 plus 0.46 12 10.6",
    "checkmark.bubble": "u bubble.left 1 12 12; u*0.9 checkmark 0.5 12 10.6",
    "checkmark.bubble.fill": "u bubble.left.fill 1 12 12; w*0.9 checkmark 0.5 12 10.6",
    "star.bubble": "u bubble.left 1 12 12; u*0.7 star.fill 0.42 12 10.4",
    "star.bubble.fill": "u bubble.left.fill 1 12 12; w*0.7 star.fill 0.42 12 10.4",
    "info.bubble": "u bubble.left 1 12 12; u*0.85 info 0.84 12 10.4",
    "info.bubble.fill": "u bubble.left.fill 1 12 12; w*0.85 info 0.84 12 10.4",
    "plus.message": "u message 1 12 12; u*0.9 plus 0.44 12 11",
    "checkmark.message": "u message 1 12 12; u*0.9 checkmark 0.48 12 11",
    "dot.radiowaves.right": """
    f o 5 12 1.9; s a 5 12 5.4 -50 50; s a 5 12 9.6 -50 50; s a 5 12 13.8 -46 46
    """,
    "plus.forwardslash.minus": """
    s l 6.4 3.6 6.4 11.2; s l 2.6 7.4 10.2 7.4; s l 18.6 3.6 5.4 20.4; s l 14 17 21.4 17
    """,
    "plus.app": "u app 1 12 12; u*0.95 plus 0.54 12 12",
    "plus.app.fill": "u app.fill 1 12 12; w*0.95 plus 0.54 12 12",
    "xmark.app": "u app 1 12 12; u*0.95 xmark 0.5 12 12",
    "xmark.app.fill": "u app.fill 1 12 12; w*0.95 xmark 0.5 12 12",
    "questionmark.app": "u app 1 12 12; u*0.85 questionmark 0.6 12 12",
    "plus.rectangle": "u rectangle 1 12 12; u*0.95 plus 0.5 12 12",
    "plus.rectangle.fill": "u rectangle.fill 1 12 12; w*0.95 plus 0.5 12 12",
    "minus.rectangle": "u rectangle 1 12 12; u*0.95 minus 0.5 12 12",
    "xmark.rectangle": "u rectangle 1 12 12; u*0.95 xmark 0.42 12 12",
    "checkmark.rectangle": "u rectangle 1 12 12; u*0.95 checkmark 0.48 12 12",
    "checkmark.rectangle.fill": "u rectangle.fill 1 12 12; w*0.95 checkmark 0.48 12 12",
    "xmark.seal": "u seal 1 12 12; u*0.95 xmark 0.44 12 12",
    "xmark.seal.fill": "u seal.fill 1 12 12; w*0.95 xmark 0.44 12 12",
    "checkmark.diamond": "u diamond 1 12 12; u*0.9 checkmark 0.5 12 12",
    "exclamationmark.2": """
    s*1.25 l 7.4 4.6 7.4 14.4; f o 7.4 18.9 1.45; s*1.25 l 16.6 4.6 16.6 14.4; f o 16.6 18.9 1.45
    """,
    "exclamationmark.3": """
    s*1.25 l 4 4.6 4 14.4; f o 4 18.9 1.45; s*1.25 l 12 4.6 12 14.4; f o 12 18.9 1.45; s*1.25 l \
    20 4.6 20 14.4; f o 20 18.9 1.45
    """,
    "exclamationmark.octagon": "u octagon 1 12 12; u*0.85 exclamationmark 0.62 12 12",
    "exclamationmark.octagon.fill": "u octagon.fill 1 12 12; w*0.9 exclamationmark 0.62 12 12",
    "exclamationmark.lock": "u lock 1 9.4 12; s*1.1 l 21 8.4 21 14.6; f o 21 18.4 1.3",
    "questionmark.square.dashed": "u square.dashed 1 12 12; u*0.85 questionmark 0.58 12 12",
    "questionmark.folder": "u folder 1 12 12; u*0.8 questionmark 0.42 12 13.2",
    "questionmark.folder.fill": "u folder.fill 1 12 12; w*0.85 questionmark 0.42 12 13.2",
    "questionmark.diamond": "u diamond 1 12 12; u*0.85 questionmark 0.52 12 12",
    "questionmark.diamond.fill": "u diamond.fill 1 12 12; w*0.85 questionmark 0.52 12 12",
    "plus.diamond": "u diamond 1 12 12; u*0.9 plus 0.48 12 12",
    "icloud.and.arrow.up.fill": "u icloud.fill 1 12 12; w*0.95 arrow.up 0.44 12 12.8",
    "icloud.and.arrow.down.fill": "u icloud.fill 1 12 12; w*0.95 arrow.down 0.44 12 12.8",
    "checkmark.icloud": "u icloud 1 12 12; u*0.9 checkmark 0.42 12 13",
    "checkmark.icloud.fill": "u icloud.fill 1 12 12; w*0.9 checkmark 0.42 12 13",
    "xmark.icloud": "u icloud 1 12 12; u*0.9 xmark 0.36 12 13",
    "xmark.icloud.fill": "u icloud.fill 1 12 12; w*0.9 xmark 0.36 12 13",
    "exclamationmark.icloud": "u icloud 1 12 12; u*0.8 exclamationmark 0.46 12 13",
    "exclamationmark.icloud.fill": "u icloud.fill 1 12 12; w*0.85 exclamationmark 0.46 12 13",
    "link.icloud": "u icloud 1 12 12; u*0.8 link 0.4 12 13",
    "lock.icloud": "u icloud 1 12 12; u*0.6 lock.fill 0.36 12 12.8",
    "plus.viewfinder": "u viewfinder 1 12 12; u*0.9 plus 0.5 12 12",
    "text.viewfinder": """
    u viewfinder 1 12 12; s*0.9 l 7.6 8.8 16.4 8.8; s*0.9 l 7.6 12 16.4 12; s*0.9 l 7.6 15.2 13 \
    15.2
    """,
    "doc.viewfinder": "u viewfinder 1 12 12; u*0.8 doc 0.5 12 12",
    "dot.viewfinder": "u viewfinder 1 12 12; f o 12 12 2",
    "circle.hexagongrid": """
    s*0.9 o 12 12 2.3; s*0.9 o 12 5 2.3; s*0.9 o 12 19 2.3; s*0.9 o 5.9 8.5 2.3; s*0.9 o 18.1 8.5 \
    2.3; s*0.9 o 5.9 15.5 2.3; s*0.9 o 18.1 15.5 2.3
    """,
    "circle.hexagongrid.fill": """
    f o 12 12 2.8; f o 12 5 2.8; f o 12 19 2.8; f o 5.9 8.5 2.8; f o 18.1 8.5 2.8; f o 5.9 15.5 \
    2.8; f o 18.1 15.5 2.8
    """,
    "circle.hexagonpath": "u circle.hexagongrid 1 12 12; z*0.6 o 12 12 3",
    "circle.dashed.inset.filled": "u circle.dashed 1 12 12; f o 12 12 5.4",
    "macwindow": """
    s r 2 4 20 16 2.6; s*0.9 l 2.4 8.6 21.6 8.6; f o 5 6.4 0.9; f o 7.8 6.4 0.9; f o 10.6 6.4 0.9
    """,
    "macwindow.on.rectangle": """
    s d M 18 7 L 18 5.6 Q 18 3 15.4 3 L 4.6 3 Q 2 3 2 5.6 L 2 12.4 Q 2 15 4.6 15 L 5 15; s r 6.6 \
    8.6 15.4 12.4 2.2; s*0.8 l 7 12.4 21.6 12.4
    """,
    "menubar.rectangle": "s r 2 4 20 16 2.6; f r 2 4 20 4.6 1.6",
    "dock.rectangle": "s r 2 4 20 16 2.6; f r 6 14.6 12 3 1.2",
    "uiwindow.split.2x1": "s r 2 4 20 16 2.6; s*0.9 l 12 4.4 12 19.6; s*0.9 l 2.4 8.6 21.6 8.6",
    "10.circle": "u circle 1 12 12; u*0.8 _1 0.54 8.6 12; u*0.8 _0 0.54 14.6 12",
    "10.circle.fill": "u circle.fill 1 12 12; w*0.85 _1 0.54 8.6 12; w*0.85 _0 0.54 14.6 12",
    "4.square": "u square 1 12 12; u*0.85 _4 0.62 12 12",
    "4.square.fill": "u square.fill 1 12 12; w*0.9 _4 0.62 12 12",
    "5.square": "u square 1 12 12; u*0.85 _5 0.62 12 12",
    "5.square.fill": "u square.fill 1 12 12; w*0.9 _5 0.62 12 12",
    "rectangle.pattern.checkered": """
    s r 2 4.8 20 14.4 2.4; f r 2.6 5.4 4.8 4.6 0.3; f r 12 5.4 4.8 4.6 0.3; f r 7.4 10 4.6 4.2 \
    0.3; f r 16.8 10 4.8 4.2 0.3; f r 2.6 14.2 4.8 4.6 0.3; f r 12 14.2 4.8 4.6 0.3
    """,
  ]
}
