/// The radii of the corners of a layer.
typealias LayerRadii = CornerRadii

/// The outline of a container, on which shapes inside depend.
struct ContainerOutline: Equatable {
  /// The container's rectangle, in the coordinates of the shape.
  var bounds: CGRect
  /// The corner radii; zero if the container's shape is not a rounded rectangle.
  var corners: LayerRadii

  /// Returns the distance to the nearest edge of the container, not below zero.
  func distance(of rect: CGRect) -> CGFloat {
    max(
      0,
      min(
        rect.minX - bounds.minX, rect.minY - bounds.minY, bounds.maxX - rect.maxX,
        bounds.maxY - rect.maxY))
  }

  /// Returns the radii with which the corners of a rectangle are concentric with those of the
  /// container.
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

/// The container of a shape, available while the shape's path is created.
struct ContainerSurroundings {
  let outline: ContainerOutline
  /// The container's shape if a view sets it; otherwise it is the rounded rectangle of the outline.
  let shape: (any InsettableShape)?
  let isRightToLeft: Bool

  /// The view whose path is being created. That happens on the main thread only.
  nonisolated(unsafe) private static var reader: (any ContainerReader)?

  /// The container of the shape whose path is being created; `nil` if it is unknown.
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

  /// Creates the path of a view, which may read its container; without a view the container is
  /// unknown.
  static func read<T>(for reader: (any ContainerReader)?, _ make: () -> T) -> T {
    let outer = self.reader
    self.reader = reader
    defer { self.reader = outer }
    return make()
  }
}

/// A view that draws shapes, some of which depend on their container.
@MainActor
protocol ContainerReader: AnyObject {
  /// The observer of the container, created once a shape has read it.
  var containerWatch: ContainerWatch? { get set }
  func makeContainerWatch() -> ContainerWatch
}

/// The shape of a container and its position.
final class ContainerShape {
  @MainActor weak var view: UIView?
  @MainActor var shape: (any InsettableShape)?

  nonisolated init() {}
}

/// Observes the container of one shape and redraws the shape when it changes.
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
    // Views may be placed only afterwards, and containers move independently.
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
      // The container of the container itself is not considered.
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

  /// Observation alone does not count as pending work.
  var isFinite: Bool { false }
}

extension Shape {
  /// Returns the corner radii for a size; zero for shapes that are not rounded rectangles.
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
  /// The container set by an ancestor.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// Sets the container shape of the shapes in a view.
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

/// Records the view whose frame is the container's.
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
  /// Sets the container shape of this view, for shapes in it that depend on their container.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape))
  }

  /// Sets the container shape of this view, for shapes in it whose corners depend on their
  /// container.
  nonisolated public func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    modifier(ContainerShapeModifier(shape))
  }
}
