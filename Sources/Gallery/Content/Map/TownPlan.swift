import UIKit

/// The town of the map: blocks between streets turned a little, two avenues, a boulevard, a river
/// and a park.
///
/// All in points of a town plan whose centre is the centre of the view, so that every screen shows
/// the same place.
enum TownPlan {
  /// The angle of the streets, in radians.
  static let turn: CGFloat = -0.16
  static let streetWidth: CGFloat = 8
  static let avenueWidth: CGFloat = 16
  /// The distance from the plan's centre to each of its sides.
  static let reach: CGFloat = 900

  /// The centre lines of the streets that run down the plan.
  static let columns = lines(from: -936, widths: [92, 78, 104, 86, 92, 70, 110, 96])
  /// The centre lines of the streets that run across the plan.
  static let rows = lines(from: -920, widths: [70, 84, 62, 78, 70, 92, 66, 74])

  /// The avenues are on a column and a row of the plan.
  static let avenueX: CGFloat = columns[11]
  static let avenueY: CGFloat = rows[12]

  /// The park covers two blocks across and three down, beside the crossing of the avenues.
  static let park = rect(columns: 9..<11, rows: 9..<12)
  /// A small green square south of the crossing.
  static let square = rect(columns: 12..<13, rows: 13..<14)

  /// Returns the rectangle between two columns and two rows, inside of the streets.
  static func rect(columns across: Range<Int>, rows down: Range<Int>) -> CGRect {
    let left = columns[across.lowerBound]
    let right = columns[across.upperBound]
    let top = rows[down.lowerBound]
    let bottom = rows[down.upperBound]
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: streetWidth / 2 + 1.5, dy: streetWidth / 2 + 1.5)
  }

  /// The boulevard, which cuts across the blocks.
  static var boulevard: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: avenueX, y: avenueY))
    path.addCurve(
      to: CGPoint(x: reach, y: avenueY - 520),
      controlPoint1: CGPoint(x: avenueX + 130, y: avenueY - 90),
      controlPoint2: CGPoint(x: avenueX + 240, y: avenueY - 330))
    return path
  }

  static var crossAvenue: UIBezierPath {
    line(CGPoint(x: -reach, y: avenueY), CGPoint(x: reach, y: avenueY))
  }

  static var longAvenue: UIBezierPath {
    line(CGPoint(x: avenueX, y: -reach), CGPoint(x: avenueX, y: reach))
  }

  /// The river's centre line: it enters at the left and leaves at the right, lower down.
  static var river: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: riverPoint(0))
    path.addCurve(to: riverPoint(3), controlPoint1: riverPoint(1), controlPoint2: riverPoint(2))
    path.addCurve(to: riverPoint(6), controlPoint1: riverPoint(4), controlPoint2: riverPoint(5))
    path.lineJoinStyle = .round
    return path
  }

  /// The water, a little wider than it is drawn.
  static var riverBed: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: riverPoint(0, -1))
    path.addCurve(
      to: riverPoint(3, -1), controlPoint1: riverPoint(1, -1), controlPoint2: riverPoint(2, -1))
    path.addCurve(
      to: riverPoint(6, -1), controlPoint1: riverPoint(4, -1), controlPoint2: riverPoint(5, -1))
    path.addLine(to: riverPoint(6, 1))
    path.addCurve(
      to: riverPoint(3, 1), controlPoint1: riverPoint(5, 1), controlPoint2: riverPoint(4, 1))
    path.addCurve(
      to: riverPoint(0, 1), controlPoint1: riverPoint(2, 1), controlPoint2: riverPoint(1, 1))
    path.close()
    return path
  }

  /// Returns a point of the river's two curves, on its centre line or on one of its banks.
  private static func riverPoint(_ index: Int, _ bank: CGFloat = 0) -> CGPoint {
    let points: [(x: CGFloat, y: CGFloat)] = [
      (-reach, 40), (-520, -10), (-300, 120), (-60, 205), (190, 290), (430, 120), (reach, 250),
    ]
    return CGPoint(x: points[index].x, y: points[index].y + bank * (riverWidth / 2 + 4))
  }

  static let riverWidth: CGFloat = 58

  /// The path along the river's upper bank.
  static var quay: UIBezierPath {
    let path = river
    path.apply(CGAffineTransform(translationX: 4, y: -46))
    return path
  }

  /// The railway south of the river.
  static var railway: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -reach, y: 250))
    path.addCurve(
      to: CGPoint(x: reach, y: 470), controlPoint1: CGPoint(x: -250, y: 300),
      controlPoint2: CGPoint(x: 180, y: 450))
    return path
  }

  /// The route from the user's location to the café.
  static var route: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: userLocation)
    path.addLine(to: CGPoint(x: columns[9], y: avenueY))
    path.addLine(to: CGPoint(x: avenueX, y: avenueY))
    path.addLine(to: CGPoint(x: avenueX, y: rows[10] + 8))
    path.lineJoinStyle = .round
    path.lineCapStyle = .round
    return path
  }

  static let userLocation = CGPoint(x: columns[9], y: rows[13] + 4)

  static func line(_ from: CGPoint, _ to: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: from)
    path.addLine(to: to)
    return path
  }

  /// Returns a repeatable pseudo-random number 0…1, so that no two blocks look alike.
  static func variation(_ a: Int, _ b: Int, salt: Int) -> CGFloat {
    let mixed = a &* 73_856_093 ^ b &* 19_349_663 ^ salt &* 83_492_791
    var value = UInt64(bitPattern: Int64(mixed))
    value ^= value >> 31
    value = value &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
    return CGFloat(value & 0xFFFF) / 65_535
  }

  private static func lines(from start: CGFloat, widths: [CGFloat]) -> [CGFloat] {
    var lines: [CGFloat] = []
    var position = start
    var index = 0
    while position <= reach {
      lines.append(position)
      position += widths[index % widths.count]
      index += 1
    }
    return lines
  }
}
