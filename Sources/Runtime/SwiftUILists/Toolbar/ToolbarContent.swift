@_spi(Core) import SwiftUICore

/// A type that provides items for toolbars.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of toolbar content in ``body``.
  associatedtype Body: ToolbarContent
  /// The composition of the toolbar content.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Returns the view that owns the items; it shows nothing in its own place.
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

/// Toolbar content that users can customise.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Toolbar content that a view of its own owns.
@MainActor @preconcurrency
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

/// A result builder that creates toolbar content from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
  /// Returns an expression unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns a single item unchanged.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }

  /// Combines several items in order.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    ToolbarList(content: ViewBuilder.buildBlock(repeat ToolbarPart(content: each content)))
  }

  /// Returns items that depend on a condition.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Returns the content of a condition's first branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Returns the content of a condition's second branch.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Returns items that are limited to some versions of the system.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent {
    ToolbarList(content: ToolbarPart(content: content))
  }
}

/// Toolbar content that consists of views.
struct ToolbarList<Content: View>: PrimitiveToolbarContent {
  let content: Content

  static func _toolbarView(of content: Self) -> AnyView { AnyView(content.content) }
}

/// A view that owns some toolbar content.
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
  /// Creates a group of toolbar content to which modifiers apply together.
  nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
    self.init(content: content())
  }

  public static func _toolbarView(of content: Self) -> AnyView {
    Content._toolbarView(of: content.content)
  }
}
