/// The alignment guides that any view may have set. As long as none is set, stacks need not look
/// for them in their subviews. Main thread only.
enum ExplicitGuides {
  /// Text sets its baselines.
  private nonisolated(unsafe) static var known: Set<ObjectIdentifier> = [
    ObjectIdentifier(FirstBaseline.self), ObjectIdentifier(LastBaseline.self),
  ]
  private nonisolated(unsafe) static var isAnyPossible = false

  static func mayExist(for key: AlignmentKey) -> Bool {
    isAnyPossible || known.contains(ObjectIdentifier(key.id))
  }

  /// Records that a view sets a guide.
  static func note(_ key: AlignmentKey) {
    known.insert(ObjectIdentifier(key.id))
  }

  /// Records that a custom layout may set any guide.
  static func noteLayout() {
    isAnyPossible = true
  }
}
