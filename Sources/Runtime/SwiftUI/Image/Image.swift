/// A picture or symbol.
public struct Image: Equatable, @unchecked Sendable {
  enum Source: Equatable {
    case symbol(String)
    case named(String)
    case uiImage(UIImage)
  }

  /// How a picture fills more room than it needs.
  public enum ResizingMode: Hashable, Sendable {
    /// Tile.
    case tile
    /// Stretch.
    case stretch
  }

  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Template.
    case template
    /// Original.
    case original
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small, medium, large
  }

  /// How good the pixels of a scaled picture look.
  public enum Interpolation: Hashable, Sendable {
    /// As they are.
    case none
    /// Mixed.
    case low, medium, high
  }

  let source: Source
  var isResizable = false
  var interpolation = Interpolation.medium
  var mode: TemplateRenderingMode?
  var symbolMode: SymbolRenderingMode.Kind?
  var isDecorative = false

  /// Creates a system symbol; an unknown name shows nothing.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates an image from the asset catalog; an unknown name shows nothing.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name)
  }

  /// Creates an image from the asset catalog that only adorns: assistive technology leaves it out.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name)
    isDecorative = true
  }

  /// Creates a picture of UIKit.
  public init(uiImage: UIImage) {
    source = .uiImage(uiImage)
  }

  /// The picture, which takes all the room it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// How good the pixels of the picture look when it is larger or smaller: squares, or mixed, in
  /// which all degrees look the same here.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.interpolation = interpolation
    return image
  }

  /// Whether the picture's slanted edges are smooth; here they always are where it is scaled.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// The picture in its own colours, or in the foreground colour.
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
  /// UIKit's picture with the font, weight and scale of an environment; `nil` where there is none.
  ///
  /// Text gives the font of its own.
  func picture(in environment: EnvironmentValues, font given: UIFont? = nil) -> UIImage? {
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

  /// Whether the picture is drawn in the colour around.
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
    // Behind a sheet that dims only what has the tint of controls turns grey.
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
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// The size of symbols in this view.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
