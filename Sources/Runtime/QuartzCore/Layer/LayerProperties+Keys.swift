extension LayerProperties {
  /// The value of a property.
  package func value(_ key: LayerKey) -> AnimatableValue {
    func color(_ color: CGColor?) -> AnimatableValue { color.map { .color($0) } ?? .none }
    switch key {
    case .bounds: return .rect(bounds)
    case .position: return .point(position)
    case .anchorPoint: return .point(anchorPoint)
    case .zPosition: return .number(zPosition)
    case .transform: return .transform(transform)
    case .sublayerTransform: return .transform(sublayerTransform)
    case .opacity: return .number(Double(opacity))
    case .hidden: return .flag(isHidden)
    case .masksToBounds: return .flag(masksToBounds)
    case .backgroundColor: return color(backgroundColor)
    case .borderColor: return color(borderColor)
    case .borderWidth: return .number(borderWidth)
    case .cornerRadius: return .number(cornerRadius)
    case .cornerRadii: return .radii(effectiveCornerRadii)
    case .maskedCorners: return .none
    case .shadowColor: return color(shadowColor)
    case .shadowOpacity: return .number(Double(shadowOpacity))
    case .shadowOffset: return .size(shadowOffset)
    case .shadowRadius: return .number(shadowRadius)
    case .shadowPath: return shadowPath.map { .path($0) } ?? .none
    case .contents: return contents.map { .image($0) } ?? .none
    case .contentsRect: return .rect(contentsRect)
    case .contentsScale: return .number(contentsScale)
    case .path: return shape?.path.map { .path($0) } ?? .none
    case .fillColor: return color(shape?.fillColor)
    case .strokeColor: return color(shape?.strokeColor)
    case .strokeStart: return shape.map { .number($0.strokeStart) } ?? .none
    case .strokeEnd: return shape.map { .number($0.strokeEnd) } ?? .none
    case .lineWidth: return shape.map { .number($0.lineWidth) } ?? .none
    case .miterLimit: return shape.map { .number($0.miterLimit) } ?? .none
    case .lineDashPhase: return shape.map { .number($0.lineDashPhase) } ?? .none
    case .colors: return gradient.map { .colors($0.colors) } ?? .none
    case .locations: return gradient.map { .numbers($0.locations.map { Double($0) }) } ?? .none
    case .startPoint: return gradient.map { .point($0.startPoint) } ?? .none
    case .endPoint: return gradient.map { .point($0.endPoint) } ?? .none
    case .backdropAmount: return backdrop.map { _ in .number(backdropAmount) } ?? .none
    case .filter: return .numbers((filter ?? .identity).numbers)
    }
  }

  /// Sets a property; returns `false` and changes nothing for a value of the wrong kind.
  @discardableResult
  package mutating func set(_ key: LayerKey, _ value: AnimatableValue) -> Bool {
    switch (key, value) {
    case (.bounds, .rect(let value)): bounds = value
    case (.position, .point(let value)): position = value
    case (.anchorPoint, .point(let value)): anchorPoint = value
    case (.transform, .transform(let value)): transform = value
    case (.sublayerTransform, .transform(let value)): sublayerTransform = value
    case (.shadowOffset, .size(let value)): shadowOffset = value
    case (.contentsRect, .rect(let value)): contentsRect = value
    case (.cornerRadii, .radii(let value)): cornerRadii = value
    case (.contents, .image(let value)): contents = value
    case (.contents, .none): contents = nil
    case (.shadowPath, .path(let value)): shadowPath = value
    case (.shadowPath, .none): shadowPath = nil
    case (.path, .path(let value)): shape?.path = value
    case (.path, .none): shape?.path = nil
    case (.colors, .colors(let value)): gradient?.colors = value
    case (.locations, .numbers(let value)): gradient?.locations = value.map { CGFloat($0) }
    case (.startPoint, .point(let value)): gradient?.startPoint = value
    case (.endPoint, .point(let value)): gradient?.endPoint = value
    case (.filter, .numbers(let value)): filter = LayerFilter(numbers: value)
    case (_, .color(let value)): return setColor(key, value)
    case (_, .none): return setColor(key, nil)
    default:
      guard let number = value.asNumber else { return false }
      return setNumber(key, number)
    }
    return true
  }

  private mutating func setColor(_ key: LayerKey, _ color: CGColor?) -> Bool {
    switch key {
    case .backgroundColor: backgroundColor = color
    case .borderColor: borderColor = color
    case .shadowColor: shadowColor = color
    case .fillColor: shape?.fillColor = color
    case .strokeColor: shape?.strokeColor = color
    default: return false
    }
    return true
  }

  private mutating func setNumber(_ key: LayerKey, _ number: Double) -> Bool {
    switch key {
    case .zPosition: zPosition = number
    case .opacity: opacity = Float(number)
    case .hidden: isHidden = number >= 0.5
    case .masksToBounds: masksToBounds = number >= 0.5
    case .borderWidth: borderWidth = number
    case .cornerRadius: cornerRadius = number
    case .shadowOpacity: shadowOpacity = Float(number)
    case .shadowRadius: shadowRadius = number
    case .contentsScale: contentsScale = number
    case .strokeStart: shape?.strokeStart = number
    case .strokeEnd: shape?.strokeEnd = number
    case .lineWidth: shape?.lineWidth = number
    case .miterLimit: shape?.miterLimit = number
    case .lineDashPhase: shape?.lineDashPhase = number
    case .backdropAmount: backdropAmount = number
    default: return false
    }
    return true
  }

  /// The value at a key path.
  package func value(_ path: LayerKeyPath) -> AnimatableValue {
    path.part.get(value(path.key))
  }

  /// Sets the value at a key path; returns `false` if it is of the wrong kind.
  @discardableResult
  package mutating func set(_ path: LayerKeyPath, _ value: AnimatableValue) -> Bool {
    if path.part == .whole { return set(path.key, value) }
    return set(path.key, path.part.set(value, in: self.value(path.key)))
  }
}
