/// A button that presents the share sheet for strings and URLs.
///
/// On virtual devices only `String` and `URL` can be shared: there is no CoreTransferable.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where Data: RandomAccessCollection {
  let items: Data
  let subject: Text?
  let message: Text?
  let preview: SharePreview<PreviewImage, PreviewIcon>?
  let label: Label
}

extension ShareLink: View where Label: View {
  /// The button.
  public var body: some View {
    ShareButton(
      items: items.map { $0 as Any }, message: message, title: preview?.title,
      picture: (preview?.image as? Image) ?? (preview?.icon as? Image), label: label)
  }
}

/// A preview of an item for the share sheet.
public struct SharePreview<Image, Icon> {
  let title: Text
  let image: Image?
  let icon: Icon?
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(title: Text(titleKey), image: nil, icon: nil)
  }

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(title: Text(title), image: nil, icon: nil)
  }
}

extension SharePreview where Image == SwiftUICore.Image, Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(title: Text(titleKey), image: image, icon: nil)
  }

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title), image: image, icon: nil)
  }
}

extension SharePreview where Image == Never, Icon == SwiftUICore.Image {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(title: Text(titleKey), image: nil, icon: icon)
  }

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(title: Text(title), image: nil, icon: icon)
  }
}

/// The default label of a share link: a symbol and "Share…".
public struct DefaultShareLinkLabel: Sendable {
  let title: Text
}

extension DefaultShareLinkLabel: View {
  /// A symbol and a title.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The button itself, from which it presents the sheet.
private struct ShareButton<Label: View>: View {
  let items: [Any]
  let message: Text?
  let title: Text?
  let picture: Image?
  let label: Label
  @State private var anchor = ShareAnchor()

  var body: some View {
    Button {
      anchor.present(items: items + (message.map { [$0.plain] } ?? []), title: title, picture)
    } label: {
      label
    }
    .background(ShareAnchorView(anchor: anchor))
  }
}

/// A reference to the source view of the share sheet.
@MainActor
private final class ShareAnchor {
  weak var view: UIView?

  nonisolated init() {}

  func present(items: [Any], title: Text?, _ picture: Image?) {
    guard let view, let presenter = view.topController else { return }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    if let title { sheet.preview = (title.plain, picture?.barImage) }
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = view.bounds
    presenter.present(sheet, animated: true)
  }
}

extension UIView {
  /// The topmost presented view controller, which can present another one.
  fileprivate var topController: UIViewController? {
    guard var top = nearestController else { return window?.rootViewController }
    while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
    return top
  }
}

private struct ShareAnchorView: UIViewRepresentable {
  let anchor: ShareAnchor

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.isUserInteractionEnabled = false
    anchor.view = view
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {
    anchor.view = view
  }
}
