import Foundation

/// An animation from the content that a layer shows to the content that it has after the changes of
/// this transaction: its sublayers, its visibility, its contents.
///
/// A layer has one transition at a time, with the key ``kCATransition``. Without effect are a
/// transition of a layer that has not been shown yet, and changes of contents that were drawn
/// before the transition is added.
open class CATransition: CAAnimation {
  /// The kind of transition. Default `fade`.
  open var type = CATransitionType.fade
  /// The direction of the movement, which a fade does not have. Default `nil`: from the right.
  open var subtype: CATransitionSubtype?
  /// The progress at the beginning, from 0, the default, to 1.
  open var startProgress: Float = 0
  /// The progress at the end, from 0 to 1, the default.
  open var endProgress: Float = 1

  /// The picture of the old content, beside the layer, while the transition runs.
  private var departing: AttendantLayer?
  /// Indicates whether the new content is shown in full under the old one, which covers it.
  private var isCovered = false

  /// Creates a fade.
  public required init() {
    super.init()
  }

  package override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  package override var animatedKeyPaths: [String] { [kCATransition] }

  /// Returns the progress at a time of the cycle.
  fileprivate func progress(at time: CFTimeInterval) -> CGFloat {
    let share = timing.duration > 0 ? time / timing.duration : 1
    let paced = timingFunction?.evaluate(share) ?? min(max(share, 0), 1)
    let start = CGFloat(min(max(startProgress, 0), 1))
    let end = CGFloat(min(max(endProgress, 0), 1))
    return start + (end - start) * CGFloat(paced)
  }

  /// Returns the movement of the content at a share of the way.
  fileprivate func shift(_ share: CGFloat, in bounds: CGRect) -> CGPoint {
    let direction = (subtype ?? .fromRight).direction
    return CGPoint(
      x: direction.x * bounds.width * share, y: direction.y * bounds.height * share)
  }

  package override func apply(
    at moment: MediaTiming.Moment, to properties: inout LayerProperties, model: LayerProperties
  ) {
    guard departing != nil else { return }
    let progress = progress(at: moment.time)
    switch type {
    case .push:
      properties.position += shift(progress - 1, in: properties.bounds)
      properties.opacity *= Float(progress)
    case .moveIn: properties.position += shift(progress - 1, in: properties.bounds)
    case .reveal: break
    default: if !isCovered { properties.opacity *= Float(progress) }
    }
  }

  package override func wasAdded(to layer: CALayer) {
    guard layer.state.isCommitted, let parent = layer.parent, parent.maskLayer !== layer,
      let scale = layer.host?.scale
    else { return }
    let old = AttendantLayer()
    old.name = "transition"
    old.properties.follow(layer.presented)
    old.properties.contentsScale = scale
    if let picture = layer.lastCommittedPicture(scale: scale) {
      old.properties.contents = CGImage(bitmap: picture)
      isCovered = picture.isOpaque
    }
    departing = old
    parent.insertAttendant(old, beside: layer, above: type != .moveIn)
    old.add(TransitionDeparture(of: self), forKey: kCATransition)
  }

  package override func didLeave() {
    departing?.removeAttendant()
    departing = nil
  }
}

/// The animation of the old content of a ``CATransition``.
private final class TransitionDeparture: CAAnimation {
  private var transition: CATransition?

  convenience init(of transition: CATransition) {
    self.init()
    self.transition = transition
    timing = transition.timing
    timingFunction = transition.timingFunction
    isRemovedOnCompletion = false
  }

  override func adopt(_ other: CAAnimation) {
    super.adopt(other)
    transition = (other as? TransitionDeparture)?.transition
  }

  override var animatedKeyPaths: [String] { [kCATransition] }

  override func apply(
    at moment: MediaTiming.Moment, to properties: inout LayerProperties, model: LayerProperties
  ) {
    guard let transition else { return }
    let progress = transition.progress(at: moment.time)
    switch transition.type {
    case .push:
      properties.position += transition.shift(progress, in: properties.bounds)
      properties.opacity *= Float(1 - progress)
    case .moveIn: break
    case .reveal: properties.position += transition.shift(progress, in: properties.bounds)
    default: properties.opacity *= Float(1 - progress)
    }
  }
}

extension LayerProperties {
  /// Takes the place of another layer, for a picture of it.
  fileprivate mutating func follow(_ other: LayerProperties) {
    bounds = CGRect(origin: .zero, size: other.bounds.size)
    position = other.position
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    transform = other.transform
    opacity = other.opacity
  }
}

extension CALayer {
  /// Returns a picture of the layer and its descendants as they were in the last commit, as far as
  /// sublayers and visibility are concerned; `nil` if it was hidden.
  fileprivate func lastCommittedPicture(scale: CGFloat) -> Bitmap? {
    let isShown = properties.isHidden == state.changes.contains(.visibility)
    guard isShown else { return nil }
    return snapshot(
      of: self, size: presented.bounds.size, scale: scale, isCommittedOnly: true)
  }
}

extension CGPoint {
  fileprivate static func += (point: inout CGPoint, shift: CGPoint) {
    point.x += shift.x
    point.y += shift.y
  }
}
