/// A gesture that one of UIKit's recognisers recognises.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// What the gesture shares with the recogniser's delegates and targets.
  associatedtype Coordinator = Void
  /// What is handed over with each call.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Turns the recogniser's places into coordinates of views.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recogniser, once for each identity of the view.
  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
  /// Shows the gesture's values in the recogniser when they changed. The default does nothing.
  func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// The recogniser's state changed. The default does nothing.
  func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Makes the coordinator, before the recogniser.
  func makeCoordinator(converter: Self.CoordinateSpaceConverter) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context
  ) {}

  public func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: Self.CoordinateSpaceConverter) {}
}

/// Turns a recogniser's places into coordinates of views.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?

  /// The place of the gesture, in the view that has it.
  public var localLocation: CGPoint { location(in: .local) }

  /// How far the fingers of a pan have moved, in points; zero for other gestures.
  public var localTranslation: CGPoint? {
    (recognizer as? UIPanGestureRecognizer).map { $0.translation(in: $0.view) }
  }

  /// How fast the fingers of a pan move, in points a second; zero for other gestures.
  public var localVelocity: CGPoint? {
    (recognizer as? UIPanGestureRecognizer).map { $0.velocity(in: $0.view) }
  }

  /// The place of the gesture in a space of coordinates.
  public func location(in coordinateSpace: CoordinateSpace) -> CGPoint {
    guard let recognizer else { return .zero }
    return recognizer.location(in: coordinateSpace == .global ? nil : recognizer.view)
  }
}

/// What a UIGestureRecognizerRepresentable is handed with each call.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// What ``UIGestureRecognizerRepresentable/makeCoordinator(converter:)`` made.
  public let coordinator: Representable.Coordinator
  /// Turns the recogniser's places into coordinates of views.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Gives a view a recogniser of UIKit's.
struct RecognizerModifier<R: UIGestureRecognizerRepresentable> {
  let representable: R
}

extension RecognizerModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    RecognizerNode(view, in: inputs)
  }
}

final class RecognizerNode<V: View, R: UIGestureRecognizerRepresentable>: GroupingNode<
  V, RecognizerModifier<R>, GroupView
>
{
  private final class Attached {
    let recognizer: R.UIGestureRecognizerType
    let context: R.Context

    @MainActor
    init(_ representable: R) {
      var converter = R.CoordinateSpaceConverter()
      let coordinator = representable.makeCoordinator(converter: converter)
      let early = R.Context(coordinator: coordinator, converter: converter)
      recognizer = representable.makeUIGestureRecognizer(context: early)
      converter.recognizer = recognizer
      context = R.Context(coordinator: coordinator, converter: converter)
    }
  }

  private var attached: [Attached] = []

  override func makeView() -> GroupView {
    let view = GroupView(frame: .zero)
    let new = Attached(self.view.modifier.representable)
    attached.append(new)
    new.recognizer.addAction { [weak self, weak new] _ in
      guard let self, let new, isMounted else { return }
      self.view.modifier.representable.handleUIGestureRecognizerAction(
        new.recognizer, context: new.context)
    }
    view.addGestureRecognizer(new.recognizer)
    return view
  }

  override func modifierDidChange(from old: RecognizerModifier<R>) {
    for entry in attached {
      view.modifier.representable.updateUIGestureRecognizer(
        entry.recognizer, context: entry.context)
    }
  }
}

extension View {
  /// Gives the view a gesture that one of UIKit's recognisers recognises.
  nonisolated public func gesture<R: UIGestureRecognizerRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(RecognizerModifier(representable: representable))
  }
}
