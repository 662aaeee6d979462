/// A gesture that is recognised by a UIKit gesture recogniser.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the gesture recogniser.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of the coordinator, an object for delegates and targets of the recogniser.
  associatedtype Coordinator = Void
  /// The context of the calls.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Converts the recogniser's locations to coordinate spaces of views.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the recogniser, once for each identity of the view.
  func makeUIGestureRecognizer(context: Self.Context) -> Self.UIGestureRecognizerType
  /// Updates the recogniser after the gesture's values changed. The default does nothing.
  func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Called when the recogniser's state changed. The default does nothing.
  func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Creates the coordinator, before the recogniser.
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

/// Converts the recogniser's locations to coordinate spaces of views.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  weak var recognizer: UIGestureRecognizer?

  /// The location of the gesture in its view's coordinate space.
  public var localLocation: CGPoint { location(in: .local) }

  /// The translation of a pan in points; zero for other gestures.
  public var localTranslation: CGPoint? {
    (recognizer as? UIPanGestureRecognizer).map { $0.translation(in: $0.view) }
  }

  /// The velocity of a pan in points per second; zero for other gestures.
  public var localVelocity: CGPoint? {
    (recognizer as? UIPanGestureRecognizer).map { $0.velocity(in: $0.view) }
  }

  /// Returns the location of the gesture in a coordinate space.
  public func location(in coordinateSpace: CoordinateSpace) -> CGPoint {
    guard let recognizer else { return .zero }
    return recognizer.location(in: coordinateSpace == .global ? nil : recognizer.view)
  }
}

/// The context of a gesture recogniser representation.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator from ``UIGestureRecognizerRepresentable/makeCoordinator(converter:)``.
  public let coordinator: Representable.Coordinator
  /// Converts the recogniser's locations to coordinate spaces of views.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Attaches a UIKit gesture recogniser to a view.
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
  /// Attaches a gesture to the view that is recognised by a UIKit gesture recogniser.
  nonisolated public func gesture<R: UIGestureRecognizerRepresentable>(
    _ representable: R
  ) -> some View {
    modifier(RecognizerModifier(representable: representable))
  }
}
