@_spi(Core) import SwiftUICore

/// Applies effects to a view that depend on its position in the enclosing scroll view.
struct ScrollTransitionModifier<Effect: VisualEffect> {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
}

extension ScrollTransitionModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    ScrollTransitionNode(view, in: inputs)
  }
}

final class ScrollTransitionNode<V: View, Effect: VisualEffect>: PlaceEffectNode<
  V, ScrollTransitionModifier<Effect>
>
{
  private var shown: [ObjectIdentifier: ScrollTransitionPhase] = [:]

  override func show(_ item: EffectItem<GroupView>, in frame: CGRect) -> Bool {
    guard let scroll = item.enclosingScroll else { return false }
    let modifier = view.modifier
    let port = scroll.scrollView.bounds.inset(by: scroll.scrollView.adjustedContentInset)
    let place = anchorView.convert(frame, to: scroll.scrollView)
    let axis = modifier.axis ?? scrollAxis(scroll.scrollView)
    let (stretch, room) =
      axis == .vertical
      ? (place.minY...max(place.minY, place.maxY), port.minY...max(port.minY, port.maxY))
      : (place.minX...max(place.minX, place.maxX), port.minX...max(port.minX, port.maxX))
    let isBefore = stretch.lowerBound + stretch.upperBound < room.lowerBound + room.upperBound
    let configuration = isBefore ? modifier.topLeading : modifier.bottomTrailing
    let position = configuration.position(of: stretch, in: room)
    let outside: ScrollTransitionPhase = isBefore ? .topLeading : .bottomTrailing
    switch configuration.kind {
    case .identity: look(.identity, frame.size).show(in: item.view)
    case .interactive:
      let mixed = look(.identity, frame.size).mixed(
        with: look(outside, frame.size), by: abs(position))
      UIView.performWithoutAnimation { mixed.show(in: item.view) }
    case .animated(let animation):
      let phase = abs(position) > 0 ? outside : .identity
      let id = ObjectIdentifier(item)
      let old = shown[id]
      shown[id] = phase
      let new = look(phase, frame.size)
      if old == nil || old == phase {
        UIView.performWithoutAnimation { new.show(in: item.view) }
      } else {
        animation.makeViewAnimation().run { new.show(in: item.view) }
      }
    }
    return true
  }

  private func scrollAxis(_ scroll: UIScrollView) -> Axis {
    scroll.contentSize.width > scroll.bounds.width + 0.5
      && scroll.contentSize.height <= scroll.bounds.height + 0.5 ? .horizontal : .vertical
  }

  private func look(_ phase: ScrollTransitionPhase, _ size: CGSize) -> _VisualLook {
    var look = _VisualLook(size: size)
    view.modifier.transition(EmptyVisualEffect(), phase)._apply(to: &look)
    return look
  }
}

extension View {
  /// Applies effects to the view as it scrolls into and out of the visible area.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies effects to the view as it scrolls into and out of the visible area, with one
  /// configuration at the top or leading edge and another at the opposite edge.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
        transition: transition))
  }
}
