/// A result builder that creates views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns an empty view for an empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several views in order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(value: (repeat each content))
  }

  /// Returns a view that depends on a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of a condition's first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the view of a condition's second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Returns a view that is limited to some versions of the system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
