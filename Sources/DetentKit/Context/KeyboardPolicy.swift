#if canImport(UIKit)
  /// What the keyboard does to something presented, by what it covers of its context. It counts for
  /// what comes from the bottom.
  public enum KeyboardPolicy: Hashable, Sendable {
    /// It goes to its largest detent while the keyboard shows, as UIKit's sheets do. One with a single
    /// detent is higher by what is covered.
    case fill
    /// It stays at its detent, which is higher by what is covered.
    case keepsDetent
    /// It lies on the keyboard, as large as it was: the context counts as that much shorter.
    case follows
    /// Nothing.
    case none
  }
#endif
