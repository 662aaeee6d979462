import Foundation

/// The properties that few layers set, in an object of their own: without them a layer has half of the
/// size. Copies of `LayerProperties` share it until one of them is changed.
final class RareLayerProperties {
  struct Values {
    var sublayerTransform = CATransform3DIdentity
    var contentsRect = LayerProperties.wholeContents
    var magnificationFilter = CALayerContentsFilter.linear
    var shape: ShapeProperties?
    var gradient: GradientProperties?
    var filter: LayerFilter?
  }

  var values: Values

  init(_ values: Values) {
    self.values = values
  }
}

extension LayerProperties {
  /// The part of contents that is shown by default.
  fileprivate static let wholeContents = CGRect(x: 0, y: 0, width: 1, height: 1)

  package var sublayerTransform: CATransform3D {
    get { rare?.values.sublayerTransform ?? CATransform3DIdentity }
    set {
      guard rare != nil || newValue != CATransform3DIdentity else { return }
      ownRare().values.sublayerTransform = newValue
    }
  }

  package var contentsRect: CGRect {
    get { rare?.values.contentsRect ?? Self.wholeContents }
    set {
      guard rare != nil || newValue != Self.wholeContents else { return }
      ownRare().values.contentsRect = newValue
    }
  }

  package var magnificationFilter: CALayerContentsFilter {
    get { rare?.values.magnificationFilter ?? .linear }
    set {
      guard rare != nil || newValue != .linear else { return }
      ownRare().values.magnificationFilter = newValue
    }
  }

  /// The drawing of a shape layer.
  package var shape: ShapeProperties? {
    get { rare?.values.shape }
    set {
      guard rare != nil || newValue != nil else { return }
      ownRare().values.shape = newValue
    }
  }

  /// The drawing of a gradient layer.
  package var gradient: GradientProperties? {
    get { rare?.values.gradient }
    set {
      guard rare != nil || newValue != nil else { return }
      ownRare().values.gradient = newValue
    }
  }

  /// The filter for the picture of the layer and its sublayers.
  package var filter: LayerFilter? {
    get { rare?.values.filter }
    set {
      guard rare != nil || newValue != nil else { return }
      ownRare().values.filter = newValue
    }
  }

  /// Returns the object that belongs to this value alone.
  private mutating func ownRare() -> RareLayerProperties {
    if isKnownUniquelyReferenced(&rare), let rare { return rare }
    let own = RareLayerProperties(rare?.values ?? RareLayerProperties.Values())
    rare = own
    return own
  }
}
