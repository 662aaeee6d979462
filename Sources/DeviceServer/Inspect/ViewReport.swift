import DevicePage
import UIKit
import VirtualDevice

/// The views of a device as a tree, for the page's inspector.
struct ViewReport: Encodable {
  final class Node: Encodable {
    var layer: UInt64
    var type: String
    var name: String?
    var controller: String?
    var frame: [Double]
    var hidden: Bool?
    var children: [Node]

    @MainActor
    init(_ view: UIView, in root: CALayer, _ follower: LayerFollower) {
      layer = follower.number(of: view.layer) ?? 0
      type = "\(Swift.type(of: view))"
      name = view.accessibilityIdentifier ?? view.accessibilityLabel
      let controller = view.next as? UIViewController
      self.controller = controller.map { "\(Swift.type(of: $0))" }
      let rect = view.layer.convert(view.layer.bounds, to: root)
      frame = [rect.minX, rect.minY, rect.width, rect.height].map { ($0 * 100).rounded() / 100 }
      hidden = view.isHidden || view.alpha < 0.01 ? true : nil
      children = view.subviews.map { Node($0, in: root, follower) }
    }
  }

  let t = "views"
  var windows: [Node]

  @MainActor
  init(_ stage: SessionStage) {
    let host = stage.device.host
    windows = host.windows.map { Node($0, in: host.layerHost.rootLayer, stage.follower) }
  }
}
