/// A view of a representation, whatever its type is.
protocol RepresentationHost: UIView {
  /// The node of the representation; `nil` after it was removed from the tree.
  var node: Node? { get }
}

/// A view between a tree's view and the UIKit view of a representation of one type.
///
/// SwiftUI has such a view, named like this one, and code depends on it that walks from a represented
/// view to its superviews and their subviews: the superview's superview is the tree's own view.
@_spi(Core) public final class UIKitPlatformViewHost<Representable>: GroupView, RepresentationHost {
  private let handle: NodeHandle

  init(of node: Node) {
    handle = node.handle
    super.init(frame: .zero)
  }

  /// Not supported; a host belongs to a node.
  public required init?(coder: NSCoder) { nil }

  var node: Node? { handle.node.flatMap { $0.isMounted ? $0 : nil } }
}

/// A layout item of a UIKit view that a representation made.
@_spi(Core)
open class PlatformItem<Representable, Client: UIView>: ViewItem<
  UIKitPlatformViewHost<Representable>
>
{
  let client: Client

  init(node: Node, client: Client) {
    self.client = client
    super.init(node: node, view: UIKitPlatformViewHost(of: node))
    view.addSubview(client)
  }

  open override func placeContent(in frame: CGRect, proposal: ProposedViewSize) {
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
      if let host = current as? any RepresentationHost { return host.node }
      next = current.superview
    }
    return nil
  }
}
