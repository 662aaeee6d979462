extension CALayer {
  final func addAnimation(_ original: CAAnimation, _ key: String?) {
    guard source == nil, let animation = original.copy() as? CAAnimation else { return }
    if let property = animation as? CAPropertyAnimation, property.layerKeyPath == nil {
      Misuse.report(LayerMisuse.unknownKeyPath(property.keyPath))
    }
    animation.resolve(
      duration: CATransaction.animationDuration(),
      function: CATransaction.animationTimingFunction())
    let key = animation is CATransition ? kCATransition : key
    if let key { removeAnimations { $0.key == key } }
    let entry = LayerAnimation(key: key, animation: animation)
    animations.append(entry)
    sampled?.isStale = true
    animation.wasAdded(to: self)
    TransactionStack.current.animationAdded(entry, to: self)
  }

  final func removeAnimations(where matches: (LayerAnimation) -> Bool) {
    let removed = animations.filter(matches)
    guard !removed.isEmpty else { return }
    animations.removeAll { entry in removed.contains { $0 === entry } }
    markChanged(.animation)
    if animations.isEmpty { sampled = nil }
    for entry in removed { entry.stop(finished: false) }
  }

  /// Ends all animations of this layer and its descendants.
  final func dropAnimations(finished: Bool) {
    removeAnimations { _ in true }
    for child in children { child.dropAnimations(finished: finished) }
    maskLayer?.dropAnimations(finished: finished)
  }

  /// Releases the animations of this layer and its descendants without notifying their delegates,
  /// because the device has gone: an animation can retain the layer that it animates.
  package final func abandonAnimations() {
    animations = []
    sampled = nil
    for child in children { child.abandonAnimations() }
    maskLayer?.abandonAnimations()
  }

  /// Registers this layer and its descendants with their screen, if they are animated.
  final func joinHostWithAnimations() {
    if !animations.isEmpty { host?.animationsCommitted(on: self) }
    for child in children { child.joinHostWithAnimations() }
    maskLayer?.joinHostWithAnimations()
  }

  /// Applies the animations at a moment of the clock. If neither time nor model have changed, or
  /// all animations only hold their last value, nothing is done. Returns whether an animation is
  /// running.
  final func sample(at clock: CFTimeInterval) -> Bool {
    guard !animations.isEmpty else {
      if sampled != nil {
        sampled = nil
        markChanged(.animation)
      }
      return false
    }
    let time = localTime(at: clock)
    if let sampled, !sampled.isStale, sampled.time == time || !sampled.isRunning {
      return sampled.isRunning
    }
    let box = sampled ?? SampledProperties(properties)
    box.values.assign(properties)
    sampled = box
    var isRunning = false
    for entry in animations {
      entry.resolve(at: time)
      let moment = entry.animation.timing.moment(at: time)
      if !entry.hasStopped { isRunning = true }
      guard moment.shows else { continue }
      entry.animation.apply(at: moment, to: &box.values, model: properties)
    }
    markChanged(.animation)
    box.time = time
    box.isRunning = isRunning
    box.isStale = false
    return isRunning
  }

  /// Returns the current animated value of a property, including animations added since the last
  /// frame; `model` is the value before the change. `nil` if the property is not animated.
  package final func value(
    of key: LayerKey, shownBefore model: AnimatableValue
  ) -> AnimatableValue? {
    guard animations.contains(where: { !$0.isResolved }) else { return sampled?.values.value(key) }
    let time = localTime(at: MediaClock.now)
    var before = properties
    guard let path = LayerKeyPath(key.rawValue), before.set(path, model) else { return nil }
    var values = before
    for entry in animations {
      let moment = entry.moment(at: time)
      if moment.shows { entry.animation.apply(at: moment, to: &values, model: before) }
    }
    return values.value(key)
  }

  final func findAction(_ event: String) -> (any CAAction)? {
    // The type is compared first: nearly all actions are of this one, and a cast takes ten times as
    // long.
    func found(_ action: any CAAction) -> (any CAAction)? {
      Swift.type(of: action) == NSNull.self || action is NSNull ? nil : action
    }
    if let owner {
      if let action = owner.action(forOwned: self, forKey: event) { return found(action) }
    } else if let action = delegate?.action(for: self, forKey: event) {
      return found(action)
    }
    if let action = actions?[event] { return found(action) }
    if let inStyle = style?["actions"] as? [String: any CAAction], let action = inStyle[event] {
      return found(action)
    }
    if let action = type(of: self).defaultAction(forKey: event) { return found(action) }
    return implicitAnimation(event)
  }

  private func implicitAnimation(_ event: String) -> (any CAAction)? {
    guard state.isCommitted, delegate == nil, let key = LayerKey(rawValue: event), host != nil,
      key.isImplicitlyAnimated
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presented.value(key).boxed
    return animation.fromValue == nil ? nil : animation
  }

  package final func makePresentation<Layer: CALayer>(_ copy: () -> Layer) -> Layer? {
    if source != nil { return self as? Layer }
    guard host != nil else { return nil }
    let copy = copy()
    copy.source = self
    copy.properties = presentedBeforeCommit
    return copy
  }

  /// The visible state before the commit. A pending animation counts from its beginning: the model
  /// value that it leads to has not been shown.
  private final var presentedBeforeCommit: LayerProperties {
    guard animations.contains(where: { !$0.isResolved }) else { return presented }
    let time = localTime(at: MediaClock.now)
    var values = properties
    for entry in animations {
      let moment = entry.moment(at: time)
      if moment.shows { entry.animation.apply(at: moment, to: &values, model: properties) }
    }
    return values
  }

  /// Returns the value at a key path: a property, a component such as `transform.scale.x`, or a
  /// value that was set with another key.
  public final func value(forKeyPath keyPath: String) -> Any? {
    if let path = LayerKeyPath(keyPath) {
      if path.key == .contents { performDeferredDrawingOfLayer() }
      return properties.value(path).boxed
    }
    return keyPath == "frame" ? frame : extras[keyPath]
  }

  /// Sets the value at a key path. An unknown key is stored with the layer.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = LayerKeyPath(keyPath) else {
      if keyPath == "frame", let value = value as? CGRect {
        frame = value
      } else {
        extras[keyPath] = value
      }
      return
    }
    var trial = properties
    guard trial.set(path, AnimatableValue(value)) else {
      Misuse.report(LayerMisuse.valueType(value as Any, for: keyPath))
      return
    }
    if path.key == .bounds { performDeferredDrawing(before: trial.bounds) }
    change(path.key) { $0 = trial }
    if path.key == .bounds { setNeedsLayout() }
  }

  /// Returns the value of a property, or a value that was set with another key.
  public final func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  /// Sets the value of a property. An unknown key is stored with the layer.
  public final func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }
}

extension LayerKey {
  /// Indicates whether a change of the property is animated implicitly while the layer is on a
  /// screen.
  var isImplicitlyAnimated: Bool {
    switch self {
    case .hidden, .masksToBounds, .maskedCorners, .contents, .contentsScale, .shadowPath, .path:
      false
    default: true
    }
  }
}
