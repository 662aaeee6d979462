/// Builds views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Keeps an expression as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An empty closure is an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stays as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views become a list of views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(value: (repeat each content))
  }

  /// A view that is there only under a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// A view that is there only on some versions of the system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
