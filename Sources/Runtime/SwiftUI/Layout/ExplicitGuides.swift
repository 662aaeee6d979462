/// Which guides any view may have said something of. As long as none has, nobody needs to look for
/// them in the views inside a stack. Main thread only.
enum ExplicitGuides {
  /// Text says where its baselines are.
  private nonisolated(unsafe) static var known: Set<ObjectIdentifier> = [
    ObjectIdentifier(FirstBaseline.self), ObjectIdentifier(LastBaseline.self),
  ]
  private nonisolated(unsafe) static var isAnyPossible = false

  static func mayExist(for key: AlignmentKey) -> Bool {
    isAnyPossible || known.contains(ObjectIdentifier(key.id))
  }

  /// A view says where a guide is.
  static func note(_ key: AlignmentKey) {
    known.insert(ObjectIdentifier(key.id))
  }

  /// A client's layout may say where any guide is.
  static func noteLayout() {
    isAnyPossible = true
  }
}
