/// Opens an address.
public struct Link<Label: View> {
  let label: Label
  let destination: URL
  @Environment(\.openURL) private var openURL
}

extension Link: View {
  /// A link with a label of views.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: destination)
  }

  /// What the view consists of.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}

extension Link where Label == Text {
  /// A link with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(label: Text(titleKey), destination: destination)
  }

  /// A link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(label: Text(title), destination: destination)
  }
}

/// Opens addresses; an app can put its own in the environment.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  /// What an app did with an address.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      /// `nil` is the address itself.
      case system(URL?)
    }

    let kind: Kind

    /// The app took it.
    public static let handled = Result(kind: .handled)
    /// Nobody takes it.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))

    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result

  /// Has `handler` take addresses.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address; `completion` hears whether anybody took it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      // The app itself may take such addresses.
      if DisplayHost.current?.open(other ?? url) == true {
        completion(true)
        return
      }
      reportMisuse(
        "There is no other app that could open \(other ?? url); put an OpenURLAction in the "
          + "environment. Nothing was opened.")
      completion(false)
    }
  }
}

enum OpenURLKey: EnvironmentKey {
  static let defaultValue = OpenURLAction { _ in .systemAction }
}

extension EnvironmentValues {
  /// Opens addresses. By default that is the system's affair, which has no other apps here.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
