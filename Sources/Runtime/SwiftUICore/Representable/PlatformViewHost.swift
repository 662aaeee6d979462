/// A view between a tree's view and the UIKit view of a representation.
///
/// SwiftUI has such a view, named like this one, and code depends on it that walks from a represented
/// view to its superviews and their subviews: the superview's superview is the tree's own view.
class RepresentationHost: GroupView {
  private let handle: NodeHandle

  init(of node: Node) {
    handle = node.handle
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // Swift 6.3 takes the implicit one of an internal class for a recursion, and warns.
  deinit {}

  /// The node of the representation; `nil` after it was removed from the tree.
  var node: Node? { handle.node.flatMap { $0.isMounted ? $0 : nil } }
}

/// The host of a representation of one type.
final class UIKitPlatformViewHost<Representable>: RepresentationHost {}

/// A layout item of a UIKit view that a representation made.
class PlatformItem<Representable, Client: UIView>: ViewItem<UIKitPlatformViewHost<Representable>> {
  let client: Client

  init(node: Node, client: Client) {
    self.client = client
    super.init(node: node, view: UIKitPlatformViewHost(of: node))
    view.addSubview(client)
  }

  // As above.
  deinit {}

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
    let isNew = view.superview == nil
    super.placeContent(in: frame, proposal: proposal)
    let inner = CGRect(origin: .zero, size: frame.size)
    if isNew {
      UIView.performWithoutAnimation { client.adopt(frame: inner, of: self) }
    } else {
      client.adopt(frame: inner, of: self)
    }
  }
}

extension UIView {
  /// The node of the nearest representation around the view, if an app put the view into one.
  var representingNode: Node? {
    var next = superview
    while let current = next {
      if let host = current as? RepresentationHost { return host.node }
      next = current.superview
    }
    return nil
  }
}
