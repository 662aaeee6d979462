/// An object that shares copied data within an app or between apps. It supports texts.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of ``UIPasteboard/general``.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The notification that is posted after the content changed.
  nonisolated public class var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }

  /// The pasteboard for cut, copy and paste; each device has its own.
  open class var general: UIPasteboard {
    DisplayHost.current?.pasteboard(.general) ?? detached
  }

  /// Returns the pasteboard with a name, which is created if there is none and `create` is `true`.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard let host = DisplayHost.current, create || host.hasPasteboard(pasteboardName) else {
      return nil
    }
    self.init(sharing: host.pasteboard(pasteboardName))
  }

  /// Returns a new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    uniqueNames += 1
    return UIPasteboard(content: Content(name: Name("pasteboard-\(uniqueNames)")))
  }

  /// The name of the pasteboard.
  open var name: Name { content.name }

  /// The number of changes of the content.
  open var changeCount: Int { content.changes }

  /// The number of texts.
  open var numberOfItems: Int { content.strings.count }

  /// A Boolean value that indicates whether the pasteboard contains a text.
  open var hasStrings: Bool { !content.strings.isEmpty }

  /// The first text; setting it replaces the content, with `nil` by nothing.
  open var string: String? {
    get { content.strings.first }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts; `nil` if there are none.
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
  /// The pasteboard without a device, as in a tool that only creates views.
  private static let detached = UIPasteboard(called: .general)

  /// The content shared by several objects with one name.
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
