@_spi(Core) import SwiftUICore

/// Adds an effect to the symbols in a view.
struct SymbolEffectModifier<Trigger: Equatable> {
  let motion: _SymbolMotion
  let options: SymbolEffectOptions
  /// The value whose change runs the effect; `nil` for an indefinite effect.
  let trigger: Trigger?
  let isActive: Bool
}

extension SymbolEffectModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SymbolEffectNode(view, in: inputs)
  }
}

final class SymbolEffectNode<V: View, Trigger: Equatable>: GroupingNode<
  V, SymbolEffectModifier<Trigger>, GroupView
>, FrameAnimation
{
  private var start: Double?
  /// The number of runs after which a started motion ends.
  private var times = 0

  override func makeView() -> GroupView { GroupView(frame: .zero) }

  override func didMakeContent() {
    super.didMakeContent()
    if view.modifier.trigger == nil, view.modifier.isActive { play() }
  }

  override func modifierDidChange(from old: SymbolEffectModifier<Trigger>) {
    let new = view.modifier
    if let trigger = new.trigger {
      if trigger != old.trigger { play() }
    } else if new.isActive != old.isActive {
      if new.isActive { play() } else { times = 0 }
    }
  }

  private func play() {
    let modifier = view.modifier
    times = modifier.options.times ?? (modifier.trigger == nil ? .max : 1)
    start = context.host.updater.animations.now
    context.host.updater.animations.add(self)
  }

  var isFinite: Bool { times < .max }

  func advance(to time: Double) -> Bool {
    guard isMounted, let start else { return false }
    let modifier = view.modifier
    let length = modifier.motion.duration / modifier.options.speedFactor
    let turn = max(0, time - start) / length
    let isOver = turn >= Double(times)
    for item in items {
      var look = _VisualLook(size: item.view.bounds.size)
      if !isOver { modifier.motion.apply(to: &look, at: turn - turn.rounded(.down)) }
      UIView.performWithoutAnimation { look.show(in: item.view) }
    }
    if isOver { self.start = nil }
    return !isOver
  }
}

extension _SymbolMotion {
  /// The duration in seconds of one run. Grade: tunable.
  var duration: Double {
    switch self {
    case .bounce: 0.5
    case .pulse: 1.2
    case .wiggle: 0.6
    case .rotate: 1
    case .breathe: 2.4
    }
  }

  /// Applies the motion at a fraction of its duration. Grade of the amounts: tunable.
  func apply(to look: inout _VisualLook, at share: Double) {
    let wave = sin(share * .pi)
    switch self {
    case .bounce(let isUp):
      // Out, past the start to the other side, and back.
      let swing = sin(share * 2 * .pi) * (1 - share)
      let scale = 1 + (isUp ? 0.25 : -0.25) * swing
      look.add(CGAffineTransform(scaleX: scale, y: scale))
    case .pulse: look.alpha = 1 - 0.6 * wave
    case .wiggle:
      look.add(CGAffineTransform(rotationAngle: 0.22 * sin(share * 4 * .pi) * (1 - share)))
    case .rotate(let isClockwise):
      look.add(CGAffineTransform(rotationAngle: (isClockwise ? 2 : -2) * .pi * share))
    case .breathe:
      let scale = 1 + 0.1 * wave
      look.add(CGAffineTransform(scaleX: scale, y: scale))
      look.alpha = 1 - 0.15 * wave
    }
  }
}

extension View {
  /// Runs an effect of the symbols in this view whenever `value` changes.
  nonisolated public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier<U>(
        motion: effect._motion, options: options, trigger: value, isActive: true))
  }

  /// Runs an effect of the symbols in this view for as long as it is active.
  nonisolated public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier<Int>(
        motion: effect._motion, options: options, trigger: nil, isActive: isActive))
  }
}
