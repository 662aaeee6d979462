import UIKit

/// The positions of a keyboard's keys.
///
/// Sizes are by pictures of the system's keyboard, in points; tunable.
struct KeyboardLayout: Equatable {
  var size: CGSize
  var safeArea: UIEdgeInsets
  var isTablet: Bool
  var page: KeyboardPage
  var isShifted: Bool
  var input: KeyboardInput

  /// The distance between the edge and the first key, and between keys.
  private var side: CGFloat { isTablet ? 6 : 4 }
  private var gap: CGFloat { isTablet ? 10 : 6 }
  private var rowGap: CGFloat { isTablet ? 8 : 11 }
  /// The height of the bar above the keys, where a tall phone has its suggestions.
  private var suggestions: CGFloat { size.height > 300 && !isTablet ? 42 : 8 }
  /// The height of the strip below the keys, where a phone without a home button has the globe.
  private var strip: CGFloat {
    if isTablet { return max(6, safeArea.bottom) }
    guard safeArea.bottom > 0 else { return 4 }
    return size.height > 300 ? safeArea.bottom + 34 : safeArea.bottom
  }

  private var left: CGFloat { side + safeArea.left }
  private var width: CGFloat { size.width - safeArea.left - safeArea.right - 2 * side }
  private var rowHeight: CGFloat { max(20, (size.height - suggestions - strip) / 4) }
  private var keyHeight: CGFloat { rowHeight - rowGap }

  private func top(_ row: Int) -> CGFloat { suggestions + CGFloat(row) * rowHeight }

  var keys: [KeyboardKey] { input.isPad ? padKeys : letterKeys }

  private var padKeys: [KeyboardKey] {
    let column = (width + gap) / 3
    var keys: [KeyboardKey] = []
    func add(_ kind: KeyboardKey.Kind, _ title: String, row: Int, column index: Int) {
      keys.append(
        KeyboardKey(
          kind: kind,
          frame: CGRect(
            x: left + CGFloat(index) * column, y: top(row), width: column - gap,
            height: keyHeight),
          title: title, isSpecial: kind == .delete))
    }
    for digit in 1...9 {
      add(.text("\(digit)"), "\(digit)", row: (digit - 1) / 3, column: (digit - 1) % 3)
    }
    if input.hasPoint { add(.text("."), ".", row: 3, column: 0) }
    add(.text("0"), "0", row: 3, column: 1)
    add(.delete, "", row: 3, column: 2)
    return keys
  }

  private var letterKeys: [KeyboardKey] {
    let unit = (width - 9 * gap) / 10
    var keys: [KeyboardKey] = []
    for (row, texts) in page.rows.enumerated() {
      let isThird = row == 2
      // Five keys between shift and delete are wider, so that they fill the row.
      let cap = isThird && texts.count < 7 ? (7 * unit + 6 * gap - 4 * gap) / 5 : unit
      let total = CGFloat(texts.count) * (cap + gap) - gap
      var x = size.width / 2 + (safeArea.left - safeArea.right) / 2 - total / 2
      if isThird {
        let wide = (width - total) / 2 - gap * 2
        let first: KeyboardKey.Kind =
          page == .letters ? .shift : .page(page == .numbers ? .symbols : .numbers)
        let title = page == .letters ? "" : page == .numbers ? "#+=" : "123"
        keys.append(key(first, title, x: left, width: wide, row: row, isSpecial: true))
        keys.append(
          key(.delete, "", x: left + width - wide, width: wide, row: row, isSpecial: true))
      }
      for text in texts {
        let shown = isShifted ? text.uppercased() : text
        keys.append(key(.text(shown), shown, x: x, width: cap, row: row))
        x += cap + gap
      }
    }
    return keys + lastRow(unit)
  }

  private func lastRow(_ unit: CGFloat) -> [KeyboardKey] {
    let end = 2.5 * unit + gap
    let other: KeyboardPage = page == .letters ? .numbers : .letters
    var keys = [
      key(
        .page(other), page == .letters ? "123" : "ABC", x: left, width: end, row: 3,
        isSpecial: true)
    ]
    var right = left + width
    if isTablet {
      keys.append(key(.hide, "", x: right - unit, width: unit, row: 3, isSpecial: true))
      right -= unit + gap
    }
    keys.append(
      key(.return, input.returnTitle, x: right - end, width: end, row: 3, isSpecial: true))
    let start = left + end + gap
    keys.append(key(.space, "space", x: start, width: right - end - gap - start, row: 3))
    return keys
  }

  private func key(
    _ kind: KeyboardKey.Kind, _ title: String, x: CGFloat, width: CGFloat, row: Int,
    isSpecial: Bool = false
  ) -> KeyboardKey {
    KeyboardKey(
      kind: kind, frame: CGRect(x: x, y: top(row), width: width, height: keyHeight), title: title,
      isSpecial: isSpecial)
  }
}
