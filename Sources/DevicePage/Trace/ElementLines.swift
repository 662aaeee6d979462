import VirtualDevice

/// The accessibility elements of a device as text.
@MainActor
package enum ElementLines {
  /// Returns a line for each container and element of the screen, those in a container indented.
  package static func lines(of device: VirtualDevice) -> [String] {
    var lines: [String] = []
    let tree = TraceTree(root: device.host.layerHost.rootLayer) { lines.append($0) }
    for element in device.elementTree { tree.add(element) }
    return lines
  }
}
