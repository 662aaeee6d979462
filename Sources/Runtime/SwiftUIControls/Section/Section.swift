@_spi(Core) import SwiftUICore

/// A group of related rows of a list, with an optional header and footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// The binding to whether the rows are visible, if the section is collapsible.
  var isExpanded: Binding<Bool>?

  package init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  package static func makeNode(_ view: Self, in inputs: NodeInputs) -> ViewNode<Self> {
    SectionNode(view, in: inputs)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a collapsible section with a header, whose rows are visible while the binding is true.
  /// Lists with the sidebar's look have a button for it in the header.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a collapsible section with a title, whose rows are visible while the binding is true.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a collapsible section with a title, whose rows are visible while the binding is true.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The header of a section. In collapsible sections the sidebar style has a button for it.
private struct SectionHeader<Content: View>: View {
  let content: Content
  let isExpanded: Binding<Bool>?
  @Environment(\.listLook) private var look

  var body: some View {
    if let isExpanded, look == .sidebar {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          content
          Spacer(minLength: 0)
          DisclosureChevron(isExpanded: isExpanded.wrappedValue)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
    } else {
      content
    }
  }
}

/// Holds the trees of header, rows and footer; outside of lists these follow one another.
final class SectionNode<Parent: View, Content: View, Footer: View>: ViewNode<
  Section<Parent, Content, Footer>
>, ItemOwner
{
  private var header: ViewNode<SectionHeader<Parent>>?
  private var content: ViewNode<Content>?
  private var footer: ViewNode<Footer>?
  private var items: [LayoutItem] = []

  var headerNode: Node? { header }
  var contentNode: Node? { content }

  override init(_ view: Section<Parent, Content, Footer>, in inputs: NodeInputs) {
    super.init(view, in: inputs)
    let small = EnvironmentScope(inside: context.environment) { values in
      if values.isInList {
        values.font = .footnote
        values.foreground = _Paint(.color(.secondaryLabel))
      }
    }
    let large = EnvironmentScope(inside: context.environment) { values in
      guard values.isInList else { return }
      let isProminent = values.headerProminence == .increased
      values.font = isProminent ? .title3.weight(.bold) : .footnote
      values.foreground = isProminent ? nil : _Paint(.color(.secondaryLabel))
    }
    let captions = NodeInputs(context: context.with(environment: small), parent: self)
    let titles = NodeInputs(context: context.with(environment: large), parent: self)
    header = SectionHeader<Parent>._makeNode(shownHeader, in: titles)
    if showsRows { makeContent() }
    footer = Footer._makeNode(view.footer, in: captions)
    collectItems()
  }

  override func update(_ new: Section<Parent, Content, Footer>) {
    view = new
    header?.update(shownHeader)
    footer?.update(new.footer)
    let showsRows = showsRows
    if let content, showsRows {
      content.update(new.content)
    } else if showsRows {
      makeContent()
      itemsDidChange()
    } else {
      hideRows()
    }
  }

  private var shownHeader: SectionHeader<Parent> {
    SectionHeader(content: view.header, isExpanded: view.isExpanded)
  }

  private var showsRows: Bool { evaluate { view.isExpanded?.wrappedValue ?? true } }

  private func makeContent() {
    content = Content._makeNode(view.content, in: NodeInputs(continuing: self))
  }

  private func hideRows() {
    guard let old = content else { return }
    replaceChild(old) {
      content = nil
      return nil
    }
  }

  /// Updates the section after the binding of its expansion changed.
  override func refresh() {
    isDirty = false
    update(view)
  }

  override func visitChildren(_ visit: (Node) -> Void) {
    if let header { visit(header) }
    if let content { visit(content) }
    if let footer { visit(footer) }
  }

  override func itemsDidChange() {
    context.host.layout.add(restructured: self)
  }

  func collectItems() {
    var new: [LayoutItem] = []
    func add(_ node: Node?, _ kind: ListRole.Kind) {
      var contents: [LayoutItem] = []
      node?.appendItems(to: &contents)
      for content in contents {
        // A lazy run stands for many rows: they take their role from it.
        let role = ListRole(section: ObjectIdentifier(self), kind: kind)
        if content is LazyRunItem {
          content.setTrait(ListRoleTrait.self, role)
          new.append(content)
          continue
        }
        let item =
          items.lazy.compactMap { $0 as? TraitItem }.first { $0.content === content }
          ?? TraitItem(content, node: self, rank: 1)
        item.setTrait(ListRoleTrait.self, role)
        new.append(item)
      }
    }
    add(header, .header)
    add(content, .row)
    add(footer, .footer)
    let isSame = new.elementsEqual(items, by: ===)
    items = new
    // Rows may have been inserted or removed inside a lazy run.
    if !isSame || items.contains(where: { $0 is LazyRunItem }) { parent?.itemsDidChange() }
  }

  override func appendItems(to items: inout [LayoutItem]) {
    items.append(contentsOf: self.items)
  }
}
