/// Replaces the accessibility elements of a view by those of other views.
struct AccessibilityRepresentationModifier<Representation: View> {
  let representation: Representation
}

extension AccessibilityRepresentationModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    RepresentedNode(view, in: inputs)
  }
}

/// A group with the accessibility elements of another view tree. The views of the tree are behind
/// the group, have its size and are not drawn.
final class RepresentedView: GroupView {
  var speaker: HostingView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let speaker else { return }
      // An empty mask hides the views; transparent ones would not be accessible.
      speaker.layer.mask = CALayer()
      speaker.isUserInteractionEnabled = false
      insertSubview(speaker, at: 0)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let speaker, speaker.frame != bounds { speaker.frame = bounds }
  }

  override var accessibilityElements: [Any]? {
    get { speaker.map { [$0] } }
    set { super.accessibilityElements = newValue }
  }
}

final class RepresentedNode<V: View, Representation: View>: GroupingNode<
  V, AccessibilityRepresentationModifier<Representation>, RepresentedView
>
{
  private var speakers: [HostingView] = []

  override func makeView() -> RepresentedView {
    let view = RepresentedView(frame: .zero)
    let speaker = HostingView(presenter: self)
    speaker.safeAreaRegions = []
    speaker.host.makeRoot(self.view.modifier.representation)
    speakers.append(speaker)
    view.speaker = speaker
    return view
  }

  override func modifierDidChange(from old: AccessibilityRepresentationModifier<Representation>) {
    for speaker in speakers { speaker.host.updateRoot(view.modifier.representation) }
  }

  override func didUnmount() {
    for speaker in speakers { speaker.host.end() }
    super.didUnmount()
  }
}

extension View {
  /// Replaces the accessibility elements of this view by those of other, invisible views.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityRepresentationModifier(representation: representation()))
  }
}
