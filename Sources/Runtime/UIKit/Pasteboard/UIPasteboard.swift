/// What was copied, for pasting: in one app or from one app to another. It holds texts.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// A pasteboard's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of ``UIPasteboard/general``.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted after the content changed.
  nonisolated public class var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }

  /// The pasteboard that cut, copy and paste use; each device has its own.
  open class var general: UIPasteboard {
    DisplayHost.current?.pasteboard(.general) ?? detached
  }

  /// The pasteboard with a name, made where there is none if `create` says so.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let host = DisplayHost.current, create || host.hasPasteboard(pasteboardName) else {
      return nil
    }
    self.init(sharing: host.pasteboard(pasteboardName))
  }

  /// A new pasteboard with a name that no other has.
  open class func withUniqueName() -> UIPasteboard {
    uniqueNames += 1
    return UIPasteboard(content: Content(name: Name("pasteboard-\(uniqueNames)")))
  }

  /// The name.
  open var name: Name { content.name }

  /// How often the content changed.
  open var changeCount: Int { content.changes }

  /// The number of texts.
  open var numberOfItems: Int { content.strings.count }

  /// Whether there is a text.
  open var hasStrings: Bool { !content.strings.isEmpty }

  /// The first text; setting it replaces all, `nil` with nothing.
  open var string: String? {
    get { content.strings.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; `nil` where there are none.
  open var strings: [String]? {
    get { content.strings.isEmpty ? nil : content.strings }
    set {
      content.strings = newValue ?? []
      content.changes += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  private let content: Content

  private init(content: Content) {
    self.content = content
    super.init()
  }

  private init(sharing other: UIPasteboard) {
    content = other.content
    super.init()
  }

  convenience init(called name: Name) {
    self.init(content: Content(name: name))
  }

  private static var uniqueNames = 0
  /// Where no device is, as in a tool that makes views only.
  private static let detached = UIPasteboard(called: .general)

  /// What several objects with one name share.
  private final class Content {
    let name: Name
    var strings: [String] = []
    var changes = 0

    init(name: Name) {
      self.name = name
    }
  }
}

extension DisplayHost {
  fileprivate func hasPasteboard(_ name: UIPasteboard.Name) -> Bool { pasteboards[name] != nil }

  fileprivate func pasteboard(_ name: UIPasteboard.Name) -> UIPasteboard {
    if let pasteboard = pasteboards[name] { return pasteboard }
    let pasteboard = UIPasteboard(called: name)
    pasteboards[name] = pasteboard
    return pasteboard
  }
}
