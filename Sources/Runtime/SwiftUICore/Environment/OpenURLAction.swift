/// An action that opens a URL; an app can replace it in the environment.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of a custom action that opens a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      /// Opens a URL with the system; `nil` for the original one.
      case system(URL?)
    }

    let kind: Kind

    /// The action handled the URL.
    public static let handled = Result(kind: .handled)
    /// The action discarded the URL.
    public static let discarded = Result(kind: .discarded)
    /// The system handles the URL.
    public static let systemAction = Result(kind: .system(nil))

    /// The system handles another URL in place of the original one.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Creates an action that calls `handler` with the URL.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL and calls `completion` with a Boolean value that indicates whether it was
  /// accepted.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      // The app itself may handle such URLs.
      if DisplayHost.current?.open(other ?? url) == true {
        completion(true)
        return
      }
      Misuse.report(SwiftUIMisuse.unopenedURL(other ?? url))
      completion(false)
    }
  }
}

enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// The action that opens a URL. By default the system handles it, which has no other apps here.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
