/// A view that a style creates from a configuration. The style's dynamic properties belong to this
/// view.
package struct StyledView<Style, Configuration, Content: View> {
  package let style: Style
  package let configuration: Configuration
  package let make: @MainActor (Style, Configuration) -> Content

  package init(
    style: Style, configuration: Configuration,
    make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    self.style = style
    self.configuration = configuration
    self.make = make
  }
}

extension StyledView: View, PrimitiveView {
  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    StyledNode(view, in: inputs)
  }
}

final class StyledNode<Style, Configuration, Content: View>: ViewNode<
  StyledView<Style, Configuration, Content>
>
{
  private var properties = BoundProperties(for: Style.self)
  private var child: ViewNode<Content>?

  override init(_ view: StyledView<Style, Configuration, Content>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    child = Content._makeNode(evaluateContent(), in: NodeInputs(continuing: self))
  }

  private func evaluateContent() -> Content {
    var style = view.style
    properties.bind(&style, in: self)
    return evaluate { view.make(style, view.configuration) }
  }

  override func update(_ new: StyledView<Style, Configuration, Content>) {
    view = new
    refresh()
  }

  override func refresh() {
    isDirty = false
    child?.update(evaluateContent())
  }

  override func didUnmount() {
    properties.unbind()
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let child { visit(child) }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    child?.appendItems(to: &items)
  }
}

/// A type-erased style of a kind of control.
package struct AnyControlStyle<Configuration> {
  package let type: Any.Type
  package let makeView: @MainActor (Configuration) -> AnyView

  package init<Style, Content: View>(
    _ style: Style, make: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    type = Style.self
    nonisolated(unsafe) let style = style
    makeView = { AnyView(StyledView(style: style, configuration: $0, make: make)) }
  }
}

/// Sets the style of a kind of control.
package struct ControlStyleModifier<Style, Configuration> {
  package let path: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>
  package let style: Style
  package let erase: (Style) -> AnyControlStyle<Configuration>

  package init(
    path: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>, style: Style,
    erase: @escaping (Style) -> AnyControlStyle<Configuration>
  ) {
    self.path = path
    self.style = style
    self.erase = erase
  }
}

extension ControlStyleModifier: ViewModifier, EnvironmentModifier {
  package func modify(_ values: inout EnvironmentValues) {
    values[keyPath: path] = erase(style)
  }
}
