/// Items of bars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of items that ``body`` computes.
  associatedtype Body: ToolbarContent
  /// What the items consist of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// The view that keeps the items alive; it shows nothing where it stands.
  static func _toolbarView(of content: Self) -> AnyView
}

extension ToolbarContent {
  public static func _toolbarView(of content: Self) -> AnyView {
    AnyView(
      StyledView(
        style: content, configuration: (), make: { items, _ in Body._toolbarView(of: items.body) }))
  }
}

extension Never: ToolbarContent {
  public static func _toolbarView(of content: Never) -> AnyView {
  }
}

/// Items that an app's user may move about.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Items that are kept alive by a view of their own.
@MainActor @preconcurrency
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// Builds items of bars from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  /// Keeps an expression as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// A single item stays as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }

  /// Several items follow one another.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarList(content: ViewBuilder.buildBlock(repeat ToolbarPart(content: each content)))
  }

  /// Items that are there only under a condition.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of a condition.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Items that are there only on some versions of the system.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    ToolbarList(content: ToolbarPart(content: content))
  }
}

/// Items as views.
struct ToolbarList<Content: View>: PrimitiveToolbarContent {
  let content: Content

  static func _toolbarView(of content: Self) -> AnyView { AnyView(content.content) }
}

/// Some items as a view.
struct ToolbarPart<Content: ToolbarContent> {
  let content: Content

  @MainActor fileprivate var view: AnyView { Content._toolbarView(of: content) }
}

extension ToolbarPart: View, PrimitiveView {
  static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    PassThroughNode(view, content: { $0.view }, in: inputs)
  }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  public static func _toolbarView(of content: Wrapped?) -> AnyView {
    AnyView(ViewBuilder.buildIf(content.map { ToolbarPart(content: $0) }))
  }
}

extension _ConditionalContent: ToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  public static func _toolbarView(of content: Self) -> AnyView {
    typealias Branches = _ConditionalContent<ToolbarPart<TrueContent>, ToolbarPart<FalseContent>>
    switch content.storage {
    case .first(let first): return AnyView(Branches(storage: .first(ToolbarPart(content: first))))
    case .second(let second):
      return AnyView(Branches(storage: .second(ToolbarPart(content: second))))
    }
  }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// Items that modifiers apply to together.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }

  public static func _toolbarView(of content: Self) -> AnyView {
    Content._toolbarView(of: content.content)
  }
}
