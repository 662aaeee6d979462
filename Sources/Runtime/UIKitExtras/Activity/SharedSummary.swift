import Foundation

/// The title, subtitle and image in a share sheet's header that summarise the shared items.
///
/// Texts beside a link or a picture are its message, as apps send them: they are not counted.
@MainActor
struct SharedSummary {
  let title: String
  let subtitle: String?
  let image: UIImage?
  let isLink: Bool

  init(_ items: [Any]) {
    let things = items.filter { Self.kind(of: $0) != .text }
    let main = things.isEmpty ? items : things
    let first = main.first.map { SharedItem($0) }
    let kinds = Set(main.map(Self.kind))
    isLink = kinds == [.link]
    image = first?.image
    title = first?.title ?? ""
    subtitle = main.count > 1 ? Self.count(main.count, of: kinds) : first?.subtitle
  }

  private enum Kind: Hashable {
    case text, link, picture, other
  }

  private static func kind(of item: Any) -> Kind {
    switch item {
    case is String, is NSAttributedString: .text
    case let url as URL: url.isFileURL ? .other : .link
    case let url as NSURL: (url as URL).isFileURL ? .other : .link
    case is UIImage: .picture
    default: .other
    }
  }

  /// Returns the number of items in words, as iOS counts them.
  private static func count(_ count: Int, of kinds: Set<Kind>) -> String {
    switch kinds {
    case [.link]: "\(count) Links"
    case [.picture]: "\(count) Photos"
    default: "\(count) Items"
    }
  }
}
