/// A view that shows an image or a symbol.
public struct Image: Equatable, @unchecked Sendable {
  package enum Source: Equatable {
    case symbol(String)
    case named(String)
    case uiImage(UIImage)
  }

  /// The modes of a resizable image.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is tiled.
    case tile
    /// The image is stretched.
    case stretch
  }

  /// The rendering modes of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The image is a mask for the foreground style.
    case template
    /// The image keeps its colours.
    case original
  }

  /// The scale of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    /// A small, medium or large scale.
    case small, medium, large
  }

  /// The interpolation quality of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    /// No interpolation.
    case none
    /// Low, medium or high quality.
    case low, medium, high
  }

  package let source: Source
  var isResizable = false
  var interpolation = Interpolation.medium
  var mode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode.Kind?
  var isDecorative = false

  /// Creates an image of a system symbol; an unknown name has no content.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates an image from the asset catalog; an unknown name has no content.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
  }

  /// Creates a decorative image from the asset catalog, which assistive technologies ignore.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) {
    source = .uiImage(uiImage)
  }

  /// Returns the image in a resizable mode, in which it takes all of the size it is proposed.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Returns the image with an interpolation quality: none, or interpolated, without differences
  /// between the degrees here.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Returns the image with or without antialiasing; here scaled images are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Returns the image with a rendering mode: its own colours, or the foreground colour.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.mode = renderingMode
    return image
  }
}

extension Image: View, LeafView {
  package static func makeItem(node: Node) -> ImageItem {
    ImageItem(node: node, view: UIImageView(frame: .zero))
  }

  package func update(_ item: ImageItem) {
    item.show(self)
  }
}

extension Image {
  /// Returns the UIKit image with the font, weight and scale of an environment, or `nil` if there
  /// is none.
  ///
  /// Text supplies its own font.
  package func picture(in environment: EnvironmentValues, font given: UIFont? = nil) -> UIImage? {
    var picture: UIImage?
    switch source {
    case .symbol(let name):
      var font = environment.font ?? .body
      if let weight = environment.fontWeight { font = font.weight(weight) }
      let size = UIImage.SymbolConfiguration(
        font: given ?? font.resolve(in: environment), scale: environment.imageScale.uiScale)
      let colors = SymbolValues(
        coloring: environment.symbolColoring(symbolMode.map(SymbolRenderingMode.init)))
      let look = size.applying(UIImage.SymbolConfiguration(values: colors))
      picture =
        environment.symbolVariants.names(of: name).lazy
        .compactMap { UIImage(systemName: $0, withConfiguration: look) }.first
    case .named(let name): picture = UIImage(named: name)
    case .uiImage(let given): picture = given
    }
    switch mode {
    case .template: picture = picture?.withRenderingMode(.alwaysTemplate)
    case .original: picture = picture?.withRenderingMode(.alwaysOriginal)
    case nil: break
    }
    return picture
  }

  /// Indicates whether the image is drawn in the foreground colour.
  fileprivate func takesColor(in environment: EnvironmentValues) -> Bool {
    guard case .symbol = source, mode == nil else { return mode == .template }
    return switch environment.symbolColoring(symbolMode.map(SymbolRenderingMode.init)) {
    case nil, .monochrome, .hierarchical: true
    case .palette, .multicolor: false
    }
  }
}

package final class ImageItem: ViewItem<UIImageView> {
  private var isResizable = false
  private var natural = CGSize.zero
  private var baseline: CGFloat?
  private var paint = ForegroundPaint()

  func show(_ image: Image) {
    let environment = node.environment
    let picture = image.picture(in: environment)
    baseline = picture?.baselineOffsetFromBottom
    natural = picture?.size ?? .zero
    isResizable = image.isResizable
    let isHidden = environment.showsPlaceholders
    if !isHidden { exchange(for: picture) }
    view.image = isHidden ? nil : picture
    view.backgroundColor =
      isHidden
      ? environment.foregroundUIColor.withAlphaComponent(PlaceholderBars.opacity) : nil
    view.layer.cornerRadius = isHidden ? min(natural.width, natural.height, 20) / 4 : 0
    view.tintColor = environment.foregroundUIColor
    let isPainted = !isHidden && image.takesColor(in: environment)
    paint.show(isPainted ? environment.foregroundPaint : nil, over: view)
    // Below a dimming sheet only images with the tint colour turn grey.
    let isTinted = environment.foreground == nil && environment.defaultTextColor != nil
    view.tintAdjustmentMode = isTinted ? .automatic : .normal
    view.layer.magnificationFilter = image.interpolation == .none ? .nearest : .linear
    view.contentMode = isResizable ? .scaleToFill : .center
    view.isUserInteractionEnabled = true
    if let title = environment.spokenTitle { view.accessibilityLabel = title }
    if image.isDecorative { view.isAccessibilityElement = false }
    invalidateLayout()
  }

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }

  package override func explicitAlignment(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard key.isFirstBaseline || key.isLastBaseline, let baseline, !isResizable else { return nil }
    return size.height - baseline
  }
}

enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension Image.Scale {
  var uiScale: UIImage.SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

extension EnvironmentValues {
  /// The scale of symbols relative to text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets the scale of the symbols in this view.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
