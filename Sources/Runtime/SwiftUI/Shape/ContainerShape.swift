/// The radii of the corners of a layer.
typealias LayerRadii = QuartzCore.CornerRadii

/// What shapes follow that lie in a container.
struct ContainerOutline: Equatable {
  /// The container's rectangle, in the coordinates of the shape's.
  var bounds: CGRect
  /// The radii of its corners; of a shape that is no rounded rectangle, none.
  var corners: LayerRadii

  /// The distance to the container's side that is the nearest, not negative.
  func distance(of rect: CGRect) -> CGFloat {
    max(
      0,
      min(
        rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX,
        bounds.maxY - rect.maxY))
  }

  /// The radii with which the corners of a rectangle have the same centres as the container's.
  func concentricRadii(of rect: CGRect) -> LayerRadii {
    func radius(_ outer: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
      max(0, outer - max(0, x, y))
    }
    let (left, right) = (rect.minX - bounds.minX, bounds.maxX - rect.maxX)
    let (top, bottom) = (rect.minY - bounds.minY, bounds.maxY - rect.maxY)
    return LayerRadii(
      topLeft: radius(corners.topLeft, left, top), topRight: radius(corners.topRight, right, top),
      bottomRight: radius(corners.bottomRight, right, bottom),
      bottomLeft: radius(corners.bottomLeft, left, bottom))
  }
}

/// The container around a shape, known while its outline is made.
struct ContainerSurroundings {
  let outline: ContainerOutline
  /// The container's shape if a view said so; else it is the rounded rectangle of the outline.
  let shape: (any InsettableShape)?
  let isRightToLeft: Bool

  /// The view whose outline is being made. That happens on the main thread only.
  nonisolated(unsafe) private static var reader: (any ContainerReader)?

  /// What is around the shape whose outline is being made; `nil` where nothing is known.
  static var current: ContainerSurroundings? {
    guard let reader else { return nil }
    nonisolated(unsafe) var found: ContainerSurroundings?
    Evaluation.onMain {
      let watch = reader.containerWatch ?? reader.makeContainerWatch()
      reader.containerWatch = watch
      found = watch.surroundings()
    }
    return found
  }

  /// Makes the outline of a view, which may ask for what is around; for no view nothing is known.
  static func read<T>(for reader: (any ContainerReader)?, _ make: () -> T) -> T {
    let outer = self.reader
    self.reader = reader
    defer { self.reader = outer }
    return make()
  }
}

/// A view that draws shapes, of which some follow what is around.
@MainActor
protocol ContainerReader: AnyObject {
  /// Kept once a shape has asked for what is around.
  var containerWatch: ContainerWatch? { get set }
  func makeContainerWatch() -> ContainerWatch
}

/// The shape of a container and where it is.
final class ContainerShape {
  @MainActor weak var view: UIView?
  @MainActor var shape: (any InsettableShape)?

  nonisolated init() {}
}

/// Knows what is around one shape, and has it drawn again when that changes.
@MainActor
final class ContainerWatch: FrameAnimation {
  private weak var node: Node?
  private weak var view: UIView?
  private var last: ContainerOutline?
  private let redraw: () -> Void

  init(_ view: UIView, in node: Node?, redraw: @escaping () -> Void) {
    self.view = view
    self.node = node
    self.redraw = redraw
    guard let node else { return }
    // Views may be put where they belong only afterwards, and containers move by themselves.
    node.context.host.afterPlacing { [weak self] in self?.check() }
    node.context.host.updater.animations.add(self)
  }

  func surroundings() -> ContainerSurroundings? {
    guard let node else { return nil }
    let container = node.environment.containerShape
    last = outline(in: container)
    return last.map {
      ContainerSurroundings(
        outline: $0, shape: container?.shape, isRightToLeft: node.isRightToLeft)
    }
  }

  private func outline(in container: ContainerShape?) -> ContainerOutline? {
    guard let view else { return nil }
    if let container, let frame = container.view, let shape = container.shape {
      guard view.isDescendant(of: frame) else { return nil }
      // What is around the container itself is not asked for.
      let radii = ContainerSurroundings.read(for: nil) { shape.radii(in: frame.bounds.size) }
      return ContainerOutline(bounds: frame.convert(frame.bounds, to: view), corners: radii)
    }
    var candidate: UIView? = view
    while let outer = candidate {
      if let card = outer as? UIDropShadowView {
        return ContainerOutline(
          bounds: card.convert(card.bounds, to: view), corners: card.layer.cornerRadii ?? .zero)
      }
      if outer.superview is PopoverView, outer.clipsToBounds {
        return ContainerOutline(
          bounds: outer.convert(outer.bounds, to: view),
          corners: LayerRadii(outer.layer.cornerRadius))
      }
      if outer is UIWindow {
        let radius = DisplayHost.host(of: outer)?.configuration.cornerRadius ?? 0
        return ContainerOutline(
          bounds: outer.convert(outer.bounds, to: view), corners: LayerRadii(CGFloat(radius)))
      }
      candidate = outer.superview
    }
    return nil
  }

  private func check() {
    guard let node, node.isMounted else { return }
    let new = outline(in: node.environment.containerShape)
    if new != last {
      last = new
      redraw()
    }
  }

  func advance(to time: Double) -> Bool {
    guard let node, node.isMounted else { return false }
    check()
    return true
  }

  /// Looking where things are keeps nobody waiting.
  var isFinite: Bool { false }
}

extension Shape {
  /// The radii of the corners in a size; zero for shapes that are no rounded rectangles.
  fileprivate func radii(in size: CGSize) -> LayerRadii {
    guard let rounded = self as? any RoundedRectangularShape,
      let corners = rounded.corners(in: size)
    else {
      return corner(in: CGRect(origin: .zero, size: size)).map { LayerRadii($0.radius) } ?? .zero
    }
    return corners.radii(in: CGRect(origin: .zero, size: size))
  }
}

enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  /// The container that a view around said it is.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// Makes a view the container of shapes in it.
struct ContainerShapeModifier<S: InsettableShape> {
  let shape: S
  @State private var container = ContainerShape()
}

extension ContainerShapeModifier {
  nonisolated init(_ shape: S) { self.shape = shape }
}

extension ContainerShapeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .environment(\.containerShape, container)
      .modifier(ContainerFrameEffect(container: container, shape: shape))
  }
}

/// The view whose frame is the container's.
private struct ContainerFrameEffect: EffectModifier, ViewModifier {
  let container: ContainerShape
  let shape: any InsettableShape

  static func makeView() -> GroupView { GroupView(frame: .zero) }

  func update(_ view: GroupView, in node: Node) {
    container.view = view
    container.shape = shape
  }
}

extension View {
  /// Makes the view the container of shapes in it that follow their container.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape))
  }

  /// Makes the view the container of shapes in it whose corners follow their container's.
  nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerShapeModifier(shape))
  }
}
