/// A content configuration that shows a SwiftUI view in a cell of a table or collection view.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content
  let background: Background
  private var insets: EdgeInsets
  private var leastWidth: CGFloat?
  private var leastHeight: CGFloat?

  /// The default margins of the content, in points: those of a cell.
  private static var margins: EdgeInsets {
    EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }

  /// The minimum height of a touch target, in points (documented).
  private static var touchableHeight: CGFloat { 44 }

  /// Returns the configuration with margins at the specified edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = length }
    if edges.contains(.leading) { copy.insets.leading = length }
    if edges.contains(.bottom) { copy.insets.bottom = length }
    if edges.contains(.trailing) { copy.insets.trailing = length }
    return copy
  }

  /// Returns the configuration with margins at the specified edges, in points.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var copy = self
    if edges.contains(.top) { copy.insets.top = insets.top }
    if edges.contains(.leading) { copy.insets.leading = insets.leading }
    if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
    return copy
  }

  /// Returns the configuration with a minimum size, in points; `nil` for the system's default.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.leastWidth = width
    copy.leastHeight = height
    return copy
  }

  /// Returns the configuration with a background view, which extends to the cell's edges.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: self.content, background: content())
    copy.insets = insets
    copy.leastWidth = leastWidth
    copy.leastHeight = leastHeight
    return copy
  }

  /// Returns the configuration with a background style, which extends to the cell's edges.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, some View> {
    background { Rectangle().fill(style) }
  }

  init(content: Content, background: Background) {
    self.content = content
    self.background = background
    insets = Self.margins
  }

  /// Creates a content view with the configuration.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

  /// Returns the configuration for a state: it is the same in all states.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  var rootView: some View {
    content
      .padding(insets)
      .frame(
        minWidth: leastWidth, maxWidth: .infinity, minHeight: leastHeight ?? Self.touchableHeight,
        alignment: .leading
      )
      .background { background }
  }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Creates a configuration with a SwiftUI view and the default margins of cells.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// The content view of a ``UIHostingConfiguration`` in a cell.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private let hostingView = HostingView()
  private var shown: UIHostingConfiguration<Content, Background>

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    hostingView.safeAreaRegions = []
    hostingView.backgroundColor = .clear
    hostingView.frame = bounds
    hostingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(hostingView)
    hostingView.host.makeRoot(AnyView(configuration.rootView))
    hostingView.host.appearance.setVisible(true)
  }

  required init?(coder: NSCoder) {
    Misuse.report(SwiftUIMisuse.decodedHostingContentView)
    return nil
  }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      hostingView.host.updateRoot(AnyView(new.rootView))
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < UIView.layoutFittingExpandedSize.width
    return hostingView.host.sizeThatFits(
      ProposedViewSize(width: width ? size.width : nil, height: nil))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  override var intrinsicContentSize: CGSize { hostingView.intrinsicContentSize }
}
