#if canImport(UIKit)
  import UIKit

  /// Where sentences about misuse go.
  @MainActor
  public enum DetentMisuse {
    /// Takes each sentence. The default prints it.
    public static var handler: (String) -> Void = { print("DetentKit: \($0)") }
  }
#endif
