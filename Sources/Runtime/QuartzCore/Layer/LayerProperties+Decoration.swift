import Foundation

/// The transform, border, shadow and backdrop of a layer, in an object of their own, as most layers
/// have none. Copies of `LayerProperties` share it until one of them is changed.
final class LayerDecoration {
  struct Values {
    var transform = CATransform3DIdentity
    var borderColor: CGColor? = CGColor.black
    var borderWidth: CGFloat = 0
    /// The radii of the corners one by one, instead of `cornerRadius`.
    var cornerRadii: CornerRadii?
    var shadowColor: CGColor? = CGColor.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var backdrop: BackdropLook?
    var backdropAmount: CGFloat = 1
    /// The opacity of a line of one point along the edge of a backdrop.
    var backdropRing: CGFloat = 0
  }

  var values = Values()

  /// The values of a layer that has set none.
  nonisolated(unsafe) static let defaults = LayerDecoration()
}

extension LayerProperties {
  private var decorated: LayerDecoration { decoration ?? .defaults }

  /// Indicates whether values are set, or are about to be set to others than the defaults.
  private func stores(_ isDefault: Bool) -> Bool { decoration != nil || !isDefault }

  package var transform: CATransform3D {
    get { decorated.values.transform }
    set {
      if stores(newValue == CATransform3DIdentity) { ownDecoration().values.transform = newValue }
    }
  }

  package var borderColor: CGColor? {
    get { decorated.values.borderColor }
    set { if stores(newValue === CGColor.black) { ownDecoration().values.borderColor = newValue } }
  }

  package var borderWidth: CGFloat {
    get { decorated.values.borderWidth }
    set { if stores(newValue == 0) { ownDecoration().values.borderWidth = newValue } }
  }

  /// The radii of the corners one by one, instead of `cornerRadius`.
  package var cornerRadii: CornerRadii? {
    get { decorated.values.cornerRadii }
    set { if stores(newValue == nil) { ownDecoration().values.cornerRadii = newValue } }
  }

  package var shadowColor: CGColor? {
    get { decorated.values.shadowColor }
    set { if stores(newValue === CGColor.black) { ownDecoration().values.shadowColor = newValue } }
  }

  package var shadowOpacity: Float {
    get { decorated.values.shadowOpacity }
    set { if stores(newValue == 0) { ownDecoration().values.shadowOpacity = newValue } }
  }

  package var shadowOffset: CGSize {
    get { decorated.values.shadowOffset }
    set {
      if stores(newValue == CGSize(width: 0, height: -3)) {
        ownDecoration().values.shadowOffset = newValue
      }
    }
  }

  package var shadowRadius: CGFloat {
    get { decorated.values.shadowRadius }
    set { if stores(newValue == 3) { ownDecoration().values.shadowRadius = newValue } }
  }

  package var shadowPath: CGPath? {
    get { decorated.values.shadowPath }
    set { if stores(newValue == nil) { ownDecoration().values.shadowPath = newValue } }
  }

  package var backdrop: BackdropLook? {
    get { decorated.values.backdrop }
    set { if stores(newValue == nil) { ownDecoration().values.backdrop = newValue } }
  }

  package var backdropAmount: CGFloat {
    get { decorated.values.backdropAmount }
    set { if stores(newValue == 1) { ownDecoration().values.backdropAmount = newValue } }
  }

  /// The opacity of a line of one point along the edge of a backdrop.
  package var backdropRing: CGFloat {
    get { decorated.values.backdropRing }
    set { if stores(newValue == 0) { ownDecoration().values.backdropRing = newValue } }
  }

  /// Returns the object that belongs to this value alone.
  private mutating func ownDecoration() -> LayerDecoration {
    if isKnownUniquelyReferenced(&decoration), let decoration { return decoration }
    let own = LayerDecoration()
    if let decoration { own.values = decoration.values }
    decoration = own
    return own
  }

  /// Sets all properties to those of a model. A decoration that belongs to this value alone is kept
  /// for its memory, so that a frame of an animation does not allocate.
  mutating func assign(_ model: LayerProperties) {
    var own = decoration
    self = model
    // An object that the model has as well has two references.
    guard isKnownUniquelyReferenced(&own), let own else { return }
    own.values = model.decoration?.values ?? LayerDecoration.Values()
    decoration = own
  }
}
