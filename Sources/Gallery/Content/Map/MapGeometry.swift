import UIKit

/// The town of the map: a grid of streets turned a little, an avenue, a river and a park.
///
/// All in points of a town plan whose middle is the middle of the view, so that every screen shows
/// the same place.
enum MapGeometry {
  /// How far the grid is turned, radians.
  static let turn: CGFloat = -0.16
  static let blockSize = CGSize(width: 92, height: 70)
  static let streetWidth: CGFloat = 11
  static let avenueWidth: CGFloat = 17
  /// The columns and rows of blocks to each side of the middle.
  static let reach = 9

  /// The park, in blocks: columns and rows it takes.
  static let parkColumns = -1...0
  static let parkRows = -3 ... -1

  static func block(column: Int, row: Int) -> CGRect {
    CGRect(
      x: CGFloat(column) * blockSize.width + streetWidth / 2,
      y: CGFloat(row) * blockSize.height + streetWidth / 2,
      width: blockSize.width - streetWidth, height: blockSize.height - streetWidth)
  }

  static var park: CGRect {
    block(column: parkColumns.lowerBound, row: parkRows.lowerBound)
      .union(block(column: parkColumns.upperBound, row: parkRows.upperBound))
  }

  static func isPark(column: Int, row: Int) -> Bool {
    parkColumns.contains(column) && parkRows.contains(row)
  }

  /// The river's middle line: it comes in at the left and leaves at the lower right.
  static var river: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -900, y: 60))
    path.addCurve(
      to: CGPoint(x: -40, y: 190), controlPoint1: CGPoint(x: -520, y: -10),
      controlPoint2: CGPoint(x: -260, y: 110))
    path.addCurve(
      to: CGPoint(x: 900, y: 250), controlPoint1: CGPoint(x: 210, y: 280),
      controlPoint2: CGPoint(x: 430, y: 120))
    path.lineWidth = 58
    path.lineJoinStyle = .round
    return path
  }

  /// The route from the station to the café.
  static var route: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -92, y: 70))
    path.addLine(to: CGPoint(x: -92, y: 0))
    path.addLine(to: CGPoint(x: 92, y: 0))
    path.addLine(to: CGPoint(x: 92, y: -140))
    path.lineWidth = 6
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    return path
  }

  /// A repeatable spread of numbers 0…1 for a block, so that no two blocks look alike.
  static func variation(column: Int, row: Int, salt: Int) -> CGFloat {
    var value = UInt64(bitPattern: Int64(column &* 73_856_093 ^ row &* 19_349_663 ^ salt &* 83_492_791))
    value ^= value >> 31
    value = value &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
    return CGFloat(value & 0xFFFF) / 65_535
  }
}
