/// The parts of a frame that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The parts as bits.
  public let rawValue: UInt32
  /// Creates parts from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the view's anchor.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The identity under which views share their frames.
struct MatchKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

struct MatchedGeometryModifier {
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    MatchedGeometryNode(view, in: inputs)
  }
}

final class MatchedGeometryNode<V: View>: WrapperNode<V, MatchedGeometryModifier, MatchedItem> {
  private var groups: MatchedGroups { context.host.updater.matchedGroups }

  override func makeItem(around content: LayoutItem) -> MatchedItem {
    let item = MatchedItem(content, node: self)
    item.modifier = view.modifier
    groups.add(item, to: view.modifier.key)
    return item
  }

  override func modifierDidChange(from old: MatchedGeometryModifier) {
    guard !TypeLayout.of(MatchedGeometryModifier.self).areEqual(old, view.modifier) else { return }
    for item in items {
      item.modifier = view.modifier
      if old.key != view.modifier.key {
        groups.remove(item, from: old.key)
        groups.add(item, to: view.modifier.key)
      }
      item.setNeedsPlacing()
    }
  }

  override func didUnmount() {
    for item in items { groups.remove(item, from: view.modifier.key) }
  }
}

/// The items that share frames.
@MainActor
final class MatchedGroups {
  private struct Member {
    weak var item: MatchedItem?
  }

  private var members: [MatchKey: [Member]] = [:]
  private var reported = Set<MatchKey>()

  nonisolated init() {}

  func add(_ item: MatchedItem, to key: MatchKey) {
    members[key, default: []].append(.init(item: item))
  }

  func remove(_ item: MatchedItem, from key: MatchKey) {
    members[key]?.removeAll { $0.item == nil || $0.item === item }
    if members[key]?.isEmpty == true { members[key] = nil }
  }

  func others(than item: MatchedItem, in key: MatchKey) -> [MatchedItem] {
    (members[key] ?? []).compactMap { $0.item === item ? nil : $0.item }
  }

  /// Notes that two sources of a group are reported; returns `false` if they were before.
  func isFirstReport(of key: MatchKey) -> Bool { reported.insert(key).inserted }

  /// Restores the frames of views whose removal was cancelled.
  func itemsDidStay() {
    for member in members.values.joined() {
      guard let item = member.item, item.isFollowing, !item.isBeingRemoved else { continue }
      item.isFollowing = false
      item.setNeedsPlacing()
    }
  }
}

/// An item that takes the frame of its group's source, or is the source.
final class MatchedItem: WrapperItem {
  var modifier: MatchedGeometryModifier?
  /// The current frame of the view in the window.
  private(set) var shownFrame: CGRect?
  private var lastSourceFrame: CGRect?
  /// Indicates whether the view follows its successor.
  var isFollowing = false

  private var groups: MatchedGroups { node.context.host.updater.matchedGroups }
  private var anchorView: UIView { node.context.container.anchorView }

  /// Indicates whether the view has been removed from the layout.
  var isBeingRemoved: Bool {
    var item: LayoutItem? = self
    while let candidate = item {
      if candidate.isLeaving { return true }
      item = candidate.superitem
    }
    return false
  }

  private var isSource: Bool { modifier?.isSource == true && !isBeingRemoved }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    guard let modifier else { return }
    let others = groups.others(than: self, in: modifier.key)
    if isSource {
      if others.contains(where: { $0.isSource }), groups.isFirstReport(of: modifier.key) {
        Misuse.report(SwiftUIMisuse.geometrySources(modifier.key.id))
      }
      content.place(at: frame.origin, proposal: proposal)
      let isNew = shownFrame == nil
      notifyOthers(others, frame)
      if isNew { arrive(others, frame, proposal) }
    } else if let source = others.first(where: { $0.isSource }), let target = source.shownFrame {
      show(in: anchorView.convert(target, from: nil), own: frame, proposal)
    } else {
      content.place(at: frame.origin, proposal: proposal)
      shownFrame = anchorView.convert(frame, to: nil)
    }
  }

  private func notifyOthers(_ others: [MatchedItem], _ frame: CGRect) {
    let window = anchorView.convert(frame, to: nil)
    let isSame = window == shownFrame
    shownFrame = window
    for other in others {
      if other.isBeingRemoved {
        other.follow(window)
      } else if !other.isSource, !isSame {
        other.setNeedsPlacing()
      }
    }
  }

  /// Starts an inserted view at the frame of the view that it replaces.
  private func arrive(_ others: [MatchedItem], _ frame: CGRect, _ proposal: ProposedViewSize) {
    guard node.transaction.effectiveAnimation != nil,
      let from = others.first(where: { $0.isBeingRemoved })?.frameBeforeFollowing
    else { return }
    let host = node.context.host
    host.afterPlacing { [weak self] in
      guard let self, node.isMounted, let now = placement else { return }
      UIView.performWithoutAnimation {
        self.show(in: self.anchorView.convert(from, from: nil), own: frame, proposal)
      }
      content.place(at: now.origin, proposal: now.proposal)
      shownFrame = anchorView.convert(now.frame, to: nil)
      for other in others where other.isBeingRemoved {
        if let shownFrame { other.follow(shownFrame) }
      }
    }
  }

  /// The frame of the view when its removal began.
  private var frameBeforeFollowing: CGRect? { lastSourceFrame ?? shownFrame }

  /// Follows the view that replaces it.
  private func follow(_ target: CGRect) {
    guard let placement else { return }
    if !isFollowing { lastSourceFrame = shownFrame }
    isFollowing = true
    show(
      in: anchorView.convert(target, from: nil), own: placement.frame, placement.proposal)
  }

  /// Shows the content in a frame, as the properties require; `own` is the frame from the layout.
  private func show(in target: CGRect, own: CGRect, _ proposal: ProposedViewSize) {
    guard let modifier else { return }
    let anchor = modifier.anchor
    func point(_ rect: CGRect) -> CGPoint {
      CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    }
    let inner =
      modifier.properties.contains(.size) ? ProposedViewSize(target.size) : proposal
    let place = point(modifier.properties.contains(.position) ? target : own)
    let size = content.size(inner)
    let frame = CGRect(
      x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height,
      width: size.width, height: size.height)
    content.place(at: frame.origin, proposal: inner)
    shownFrame = anchorView.convert(frame, to: nil)
  }
}

extension View {
  /// Shares the view's frame with other views of the same identity.
  ///
  /// The frame is that of the source; the other views are drawn there, although the layout reserves
  /// their own place. In an animated change, a view that replaces a source starts at the source's
  /// frame, and the removed view moves along.
  ///
  /// - Parameters:
  ///   - id: The identity in the namespace.
  ///   - namespace: The namespace of the identity.
  ///   - properties: The shared parts of the frame. The default is the whole frame.
  ///   - anchor: The point of the views whose position is shared. The default is the centre.
  ///   - isSource: A Boolean value that indicates whether the view is the source of the frame.
  ///     Default `true`.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
