/// A sequence of pictures that an image view shows.
@MainActor
private final class ImageSequence {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  /// The duration of all pictures in seconds; 0 for 30 pictures per second.
  var duration = 0.0
  /// The number of repetitions; 0 for no end.
  var repetitions = 0
  /// The animated image that runs; `nil` while the view's own pictures do.
  var animatedImage: UIImage?
  private var link: CADisplayLink?

  nonisolated init() {}

  var isRunning: Bool { link != nil }

  func start(in view: UIImageView) {
    stop(in: view)
    let own = view.isHighlighted ? highlightedImages ?? images : images
    let pictures = own ?? view.stillImage?.images ?? []
    guard !pictures.isEmpty else { return }
    animatedImage = own == nil ? view.stillImage : nil
    let length = animatedImage?.duration ?? duration
    let repetitions = animatedImage == nil ? repetitions : 0
    let seconds = length > 0 ? length : Double(pictures.count) / 30
    let begin = CACurrentMediaTime()
    view.animationFrame = pictures[0]
    let link = CADisplayLink { [weak self, weak view] link in
      guard let self, let view else { return link.invalidate() }
      let cycles = max(0, link.timestamp - begin) / seconds
      if repetitions > 0, cycles >= Double(repetitions) { return stop(in: view) }
      let share = cycles - cycles.rounded(.down)
      let index = min(Int(clamping: share * Double(pictures.count) + 1e-6), pictures.count - 1)
      if view.animationFrame !== pictures[index] { view.animationFrame = pictures[index] }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop(in view: UIImageView) {
    link?.invalidate()
    link = nil
    animatedImage = nil
    view.animationFrame = nil
  }
}

extension UIImageView {
  private enum SequenceKey: AttachedValueKey {
    static var defaultValue: ImageSequence? { nil }
  }

  private var sequence: ImageSequence {
    if let sequence = attachedValues[SequenceKey.self] { return sequence }
    let made = ImageSequence()
    attachedValues[SequenceKey.self] = made
    return made
  }

  /// The pictures of the animation that ``startAnimating()`` begins. The default is `nil`. Setting
  /// them stops an animation.
  public var animationImages: [UIImage]? {
    get { attachedValues[SequenceKey.self]?.images }
    set {
      stopAnimating()
      sequence.images = newValue
    }
  }

  /// The pictures of the animation while the view is highlighted. The default is `nil`:
  /// ``animationImages``.
  public var highlightedAnimationImages: [UIImage]? {
    get { attachedValues[SequenceKey.self]?.highlightedImages }
    set { sequence.highlightedImages = newValue }
  }

  /// The duration of all pictures in seconds. The default is 0: a thirtieth of a second for each.
  public var animationDuration: TimeInterval {
    get { attachedValues[SequenceKey.self]?.duration ?? 0 }
    set { sequence.duration = newValue }
  }

  /// The number of repetitions. The default is 0: no end.
  public var animationRepeatCount: Int {
    get { attachedValues[SequenceKey.self]?.repetitions ?? 0 }
    set { sequence.repetitions = max(0, newValue) }
  }

  /// A Boolean value that indicates whether the animation runs.
  public var isAnimating: Bool { attachedValues[SequenceKey.self]?.isRunning ?? false }

  /// Starts the animation from its first picture.
  public func startAnimating() { sequence.start(in: self) }

  /// Stops the animation; the view shows its image.
  public func stopAnimating() { attachedValues[SequenceKey.self]?.stop(in: self) }

  /// Starts an animated image that was set as the view's image, and stops one that is no longer.
  func animatedImageDidChange() {
    let running = attachedValues[SequenceKey.self]?.animatedImage
    let image = stillImage?.images == nil ? nil : stillImage
    guard running !== image else { return }
    if image == nil {
      stopAnimating()
    } else if attachedValues[SequenceKey.self]?.images == nil {
      startAnimating()
    }
  }
}
