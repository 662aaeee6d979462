/// A container that creates its content from the size that it is proposed, all of which it takes.
public struct GeometryReader<Content> {
  /// The closure that creates the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a geometry reader with its content. The content is aligned at the top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView where Content: View {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    GeometryNode(view, in: inputs)
  }
}

/// The geometry of a view: its size, its safe area insets and its frame in coordinate spaces.
public struct GeometryProxy: @unchecked Sendable {
  /// The size of the view, in points.
  public let size: CGSize
  /// The insets of the safe area from the view's edges, in points.
  public let safeAreaInsets: EdgeInsets
  private(set) weak var place: GeometryPlace?

  init(size: CGSize, safeAreaInsets: EdgeInsets, place: GeometryPlace) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.place = place
  }

  /// Returns the frame of the view in a coordinate space. If no ancestor has the space's name, the
  /// window's is used.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the frame of the view in a coordinate space. If no ancestor has the space's name, the
  /// window's is used.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    guard coordinateSpace != .local, let place else { return bounds }
    return Evaluation.onMain { place.frame(in: coordinateSpace) } ?? bounds
  }

  /// Returns the bounds of a named coordinate space, in the view's own space; `nil` if no ancestor
  /// has the name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let place else { return nil }
    return Evaluation.onMain { place.bounds(of: coordinateSpace.coordinateSpace) }
  }
}

/// The position of a reader, which records whether it was read.
@MainActor
final class GeometryPlace {
  weak var item: LayoutItem?
  var wasAsked = false
  /// Observes the anchors that the reader resolved.
  var watch: AnchorWatch?

  var globalFrame: CGRect? {
    wasAsked = true
    return item?.globalFrame
  }

  func frame(in space: CoordinateSpace) -> CGRect? {
    guard let frame = globalFrame else { return nil }
    guard space != .global, let origin = item?.windowOrigin(of: space) else { return frame }
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  func bounds(of space: CoordinateSpace) -> CGRect? {
    guard let frame = globalFrame, let around = item?.windowFrame(of: space) else { return nil }
    return around.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}

final class GeometryNode<Content: View>: HoldingNode<
  GeometryReader<Content>, Content, GeometryItem
>
{
  private let place = GeometryPlace()

  override init(_ view: GeometryReader<Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let item = GeometryItem(node: self)
    self.item = item
    place.item = item
    place.watch = AnchorWatch(self)
    item.didMove = { [weak self] in self?.didMove(resized: $0) }
  }

  private func didMove(resized: Bool) {
    guard resized || place.wasAsked || child == nil else { return }
    context.host.afterPlacing { [weak self] in self?.refresh() }
  }

  override func update(_ new: GeometryReader<Content>) {
    view = new
    if child != nil { refresh() }
  }

  override func refresh() {
    isDirty = false
    guard isMounted, let item, let frame = item.placement?.frame else { return }
    let proxy = GeometryProxy(
      size: frame.size, safeAreaInsets: item.safeAreaInsets, place: place)
    place.watch?.reset()
    let content = evaluate { view.content(proxy) }
    if place.wasAsked { item.follow(with: item) }
    if let child {
      child.update(content)
    } else {
      child = Content._makeNode(content, in: NodeInputs(under: self))
      collectItems()
    }
  }

  override func contentDidChange(_ items: [LayoutItem]) {
    item?.stack.setItems(items)
    context.container.setNeedsOrder()
  }
}

/// Takes all of the size it is proposed, regardless of its content.
final class GeometryItem: LayoutItem, ScrollFollower {
  let stack: ArrangingItem<ZStackLayout>
  var didMove: ((_ resized: Bool) -> Void)?
  private var last: CGRect?

  override init(node: Node, rank: Int = 0) {
    stack = ArrangingItem(ZStackLayout(alignment: .topLeading), node: node, rank: 1)
    super.init(node: node, rank: rank)
    stack.superitem = self
  }

  func scrollDidMove() { didMove?(false) }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    if last != frame {
      let resized = last?.size != frame.size
      last = frame
      didMove?(resized)
    }
    placeTurned(stack, at: .zero, proposal: ProposedViewSize(frame.size), in: frame)
  }

  override func appendViews(to views: inout [UIView]) {
    stack.appendViews(to: &views)
  }
}

extension LayoutItem {
  /// The frame of the item in the window.
  var globalFrame: CGRect? {
    placement.map { node.context.container.anchorView.convert($0.frame, to: nil) }
  }

  /// The insets of the safe area from the item's edges.
  var safeAreaInsets: EdgeInsets {
    let container = node.context.container
    guard let frame = placement?.frame, !container.safeRect.isEmpty else { return EdgeInsets() }
    let full = container.extend(frame, across: .all)
    return EdgeInsets(
      top: frame.minY - full.minY, leading: frame.minX - full.minX,
      bottom: full.maxY - frame.maxY, trailing: full.maxX - frame.maxX)
  }
}
