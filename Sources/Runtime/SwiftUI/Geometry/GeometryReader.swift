/// Makes its content from the room it is offered, all of which it takes.
public struct GeometryReader<Content> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes its content from the room it is offered. Views stand at the top leading corner.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView where Content: View {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    GeometryNode(view, in: inputs)
  }
}

/// Where a view is.
public struct GeometryProxy: @unchecked Sendable {
  /// The size of the view, in points.
  public let size: CGSize
  /// What of the view is outside of the safe area, in points.
  public let safeAreaInsets: EdgeInsets
  private(set) weak var place: GeometryPlace?

  init(size: CGSize, safeAreaInsets: EdgeInsets, place: GeometryPlace) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.place = place
  }

  /// The rectangle of the view in a space of coordinates. Where no view around has the space's name
  /// it is the window's.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The rectangle of the view in a space of coordinates. Where no view around has the space's name
  /// it is the window's.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    let bounds = CGRect(origin: .zero, size: size)
    guard coordinateSpace != .local, let place else { return bounds }
    return Evaluation.onMain { place.frame(in: coordinateSpace) } ?? bounds
  }

  /// The rectangle of the view around that has a name, in the view's own space; `nil` if none has.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let place else { return nil }
    return Evaluation.onMain { place.bounds(of: coordinateSpace.coordinateSpace) }
  }
}

/// The place of a reader; it knows whether anybody asked for it.
@MainActor
final class GeometryPlace {
  weak var item: LayoutItem?
  var wasAsked = false
  /// Looks after the anchors that the reader asked for.
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

/// Takes all it is offered; what is inside does not count for its size.
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
  /// Where the item is in the window.
  var globalFrame: CGRect? {
    placement.map { node.context.container.anchorView.convert($0.frame, to: nil) }
  }

  /// What of the item's surroundings is outside of the safe area.
  var safeAreaInsets: EdgeInsets {
    let container = node.context.container
    guard let frame = placement?.frame, !container.safeRect.isEmpty else { return EdgeInsets() }
    let full = container.extend(frame, across: .all)
    return EdgeInsets(
      top: frame.minY - full.minY, leading: frame.minX - full.minX,
      bottom: full.maxY - frame.maxY, trailing: full.maxX - frame.maxX)
  }
}
