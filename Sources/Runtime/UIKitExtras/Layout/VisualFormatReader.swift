/// A parser of the visual format language.
///
///     format     = ["H:" | "V:"] ["|" connection] view {connection view} [connection "|"]
///     connection = "" | "-" | "-" size "-"
///     view       = "[" name [sizes] "]"
///     size       = number | metric | sizes
///     sizes      = "(" predicate {"," predicate} ")"
///     predicate  = ["==" | "<=" | ">="] (number | metric | view name) ["@" (number | metric)]
@MainActor
struct VisualFormatReader {
  private let characters: [Character]
  private var place = 0
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var made: [NSLayoutConstraint] = []
  private var shown: [AnyObject] = []

  /// The distance between views for which none is given, in points. Grade: documented.
  private static let standardSpace: CGFloat = 8

  init(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) {
    characters = Array(format.filter { !$0.isWhitespace })
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  /// A condition on a size or distance.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var value: CGFloat = 0
    /// The view with whose size is compared, instead of a number.
    var other: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// Returns the constraints of a format; none, with a report, if it cannot be parsed.
  static func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format, options, metrics: metrics, views: views)
    do throws(VisualFormatError) {
      return try reader.constraints()
    } catch {
      Misuse.report(
        LayoutMisuse.visualFormat(format, problem: error.problem, position: error.place + 1))
      return []
    }
  }

  private mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    if take("V:") { isVertical = true } else { _ = take("H:") }
    var previous: AnyObject?
    var pending: [Predicate]? = nil
    var isFromSuperview = false
    if take("|") {
      isFromSuperview = true
      pending = try connection()
    }
    while true {
      let view = try self.view()
      if isFromSuperview {
        connect(try superview(of: view), view, pending, edge: .first)
        isFromSuperview = false
      } else if let previous {
        connect(previous, view, pending, edge: .between)
      }
      previous = view
      guard place < characters.count else { break }
      let hasDash = peek == "-"
      pending = try connection()
      if take("|") {
        connect(view, try superview(of: view), pending, edge: .last)
        guard place == characters.count else { throw problem("something follows the last \"|\"") }
        break
      }
      if hasDash, pending == nil { pending = [Predicate(value: Self.standardSpace)] }
    }
    for (first, second) in zip(shown, shown.dropFirst()) {
      for attribute in options.alignments {
        made.append(
          NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: second,
            attribute: attribute, multiplier: 1, constant: 0))
      }
    }
    return made
  }

  private enum Edge { case first, between, last }

  /// Adds a distance between two items in reading order; without one the margin is used.
  private mutating func connect(
    _ one: AnyObject, _ two: AnyObject, _ predicates: [Predicate]?, edge: Edge
  ) {
    let sides = sides
    for predicate in predicates ?? [Predicate()] {
      let usesMargin = predicates == nil
      // The beginning of the later item is the earlier one's end plus the distance.
      var first = edge == .last ? sides.end : sides.start
      var second = edge == .first ? sides.start : sides.end
      if usesMargin {
        if edge == .first { second = margin(of: second) }
        if edge == .last { first = margin(of: first) }
      }
      let constraint: NSLayoutConstraint
      if sides.isReversed {
        constraint = NSLayoutConstraint(
          item: one, attribute: second, relatedBy: predicate.relation, toItem: two,
          attribute: first, multiplier: 1, constant: predicate.value)
      } else {
        constraint = NSLayoutConstraint(
          item: two, attribute: first, relatedBy: predicate.relation, toItem: one,
          attribute: second, multiplier: 1, constant: predicate.value)
      }
      constraint.priority = predicate.priority
      made.append(constraint)
    }
  }

  /// The attributes at which a view begins and ends, and whether coordinates decrease along the
  /// format.
  private var sides:
    (
      start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute, isReversed: Bool
    )
  {
    if isVertical { return (.top, .bottom, false) }
    if options.contains(.directionLeftToRight) { return (.left, .right, false) }
    if options.contains(.directionRightToLeft) { return (.right, .left, true) }
    return (.leading, .trailing, false)
  }

  private func margin(
    of attribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: attribute
    }
  }

  /// Parses a connection: `nil` for the standard distance, or the margin of the superview.
  private mutating func connection() throws(VisualFormatError) -> [Predicate]? {
    guard take("-") else { return [Predicate()] }
    if peek == "[" || peek == "|" { return nil }
    let found = peek == "(" ? try predicates() : [try predicate()]
    guard take("-") else { throw problem("a \"-\" is missing") }
    return found
  }

  private mutating func view() throws(VisualFormatError) -> AnyObject {
    guard take("[") else { throw problem("a \"[\" is missing") }
    let start = place
    let name = self.name()
    guard let found = views[name] else {
      place = start
      throw problem("there is no view \"\(name)\" in the dictionary")
    }
    let view = found as AnyObject
    shown.append(view)
    if peek == "(" {
      let side = isVertical ? NSLayoutConstraint.Attribute.height : .width
      for predicate in try predicates() {
        let constraint = NSLayoutConstraint(
          item: view, attribute: side, relatedBy: predicate.relation, toItem: predicate.other,
          attribute: predicate.other == nil ? .notAnAttribute : side, multiplier: 1,
          constant: predicate.value)
        constraint.priority = predicate.priority
        made.append(constraint)
      }
    }
    guard take("]") else { throw problem("a \"]\" is missing") }
    return view
  }

  private mutating func predicates() throws(VisualFormatError) -> [Predicate] {
    guard take("(") else { throw problem("a \"(\" is missing") }
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    guard take(")") else { throw problem("a \")\" is missing") }
    return found
  }

  private mutating func predicate() throws(VisualFormatError) -> Predicate {
    var predicate = Predicate()
    if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let start = place
    if let number = try self.number() {
      predicate.value = number
    } else {
      place = start
      let name = self.name()
      guard let other = views[name] else {
        place = start
        throw problem("\"\(name)\" is no number, and neither a metric nor a view")
      }
      predicate.other = other as AnyObject
    }
    if take("@") {
      guard let priority = try number() else { throw problem("a priority is missing") }
      predicate.priority = UILayoutPriority(Float(priority))
    }
    return predicate
  }

  /// Parses a number, or the name of a metric.
  private mutating func number() throws(VisualFormatError) -> CGFloat? {
    var digits = ""
    while let next = peek, next.isNumber || next == "." || (digits.isEmpty && next == "-") {
      digits.append(next)
      place += 1
    }
    if !digits.isEmpty {
      guard let value = Double(digits) else { throw problem("\"\(digits)\" is no number") }
      return CGFloat(value)
    }
    switch metrics[name()] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    default: return nil
    }
  }

  private mutating func name() -> String {
    var name = ""
    while let next = peek, next.isLetter || next.isNumber || next == "_" {
      name.append(next)
      place += 1
    }
    return name
  }

  private func superview(of view: AnyObject) throws(VisualFormatError) -> AnyObject {
    if let superview = (view as? UIView)?.superview { return superview }
    if let owner = (view as? UILayoutGuide)?.owningView { return owner }
    throw problem("the view is in no superview yet, which \"|\" stands for")
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ text: String) -> Bool {
    let wanted = Array(text)
    guard place + wanted.count <= characters.count,
      Array(characters[place..<(place + wanted.count)]) == wanted
    else { return false }
    place += wanted.count
    return true
  }

  private func problem(_ text: String) -> VisualFormatError {
    VisualFormatError(problem: text, place: place)
  }
}
