import UIKit

/// The built-up blocks of the town.
enum TownBlocks {
  /// A block and the houses on it.
  struct Block {
    var area: CGRect
    var houses: [CGRect]
  }

  /// All blocks but the park and the square; some are two columns wide.
  static let all: [Block] = {
    var blocks: [Block] = []
    for row in 0..<TownPlan.rows.count - 1 {
      var column = 0
      while column < TownPlan.columns.count - 1 {
        let isWide =
          TownPlan.variation(column, row, salt: 3) > 0.82
          && column + 2 < TownPlan.columns.count && !crosses(column + 1, row)
        let across = column..<(column + (isWide ? 2 : 1))
        let area = TownPlan.rect(columns: across, rows: row..<row + 1)
        column = across.upperBound
        guard !area.intersects(TownPlan.park), !area.intersects(TownPlan.square) else { continue }
        blocks.append(Block(area: area, houses: houses(in: area, column, row)))
      }
    }
    return blocks
  }()

  /// Indicates whether an avenue or the edge of the park runs along the column's left side.
  private static func crosses(_ column: Int, _ row: Int) -> Bool {
    column == 11 || (9...11).contains(column) && (8...12).contains(row)
      || column == 12 || column == 13
  }

  private static func houses(in area: CGRect, _ column: Int, _ row: Int) -> [CGRect] {
    let inner = area.insetBy(dx: 6, dy: 6)
    let across = inner.width * (0.35 + 0.3 * TownPlan.variation(column, row, salt: 1))
    let down = inner.height * (0.4 + 0.25 * TownPlan.variation(column, row, salt: 2))
    let left = CGRect(x: inner.minX, y: inner.minY, width: across - 3, height: inner.height)
    let right = CGRect(
      x: inner.minX + across + 3, y: inner.minY, width: inner.width - across - 3, height: down)
    let lower = CGRect(
      x: right.minX, y: right.maxY + 5, width: right.width * 0.7,
      height: inner.maxY - right.maxY - 5)
    switch TownPlan.variation(column, row, salt: 4) {
    case ..<0.25: return [left, right, lower]
    case ..<0.5: return [left, right, lower].map { mirror($0, in: inner) }
    case ..<0.65: return [left, right]
    case ..<0.8: return [right, lower].map { mirror($0, in: inner) }
    default:
      let half = (inner.width - 6) / 2
      return [
        CGRect(x: inner.minX, y: inner.minY, width: half, height: down),
        CGRect(x: inner.minX + half + 6, y: inner.minY, width: half, height: inner.height),
        CGRect(
          x: inner.minX, y: inner.minY + down + 5, width: half * 0.8,
          height: inner.height - down - 5),
      ]
    }
  }

  private static func mirror(_ rect: CGRect, in area: CGRect) -> CGRect {
    CGRect(
      x: area.minX + area.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
