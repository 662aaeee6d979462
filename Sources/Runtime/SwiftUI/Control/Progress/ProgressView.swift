/// Shows that work goes on, or how far it is.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let fraction: Double?
  let label: Label?
  let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style
}

extension ProgressView: View {
  nonisolated init(share: Double?, label: Label?, current: CurrentValueLabel? = nil) {
    fraction = share.map { min(max($0, 0), 1) }
    self.label = label
    currentValueLabel = current
  }

  /// A bar with views for its label and its value; `nil` has no length yet.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      share: value.map { $0.share(of: total) }, label: label(), current: currentValueLabel())
  }

  /// What the view consists of.
  public var body: some View {
    style.makeView(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
  }
}

extension BinaryFloatingPoint {
  fileprivate func share(of total: Self) -> Double { total > 0 ? Double(self / total) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A turning wheel with a label of views.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label())
  }

  /// A bar with a label of views; `nil` has no length yet.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(share: value.map { $0.share(of: total) }, label: label())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// A turning wheel.
  nonisolated public init() {
    self.init(share: nil, label: nil)
  }

  /// A bar; `nil` has no length yet.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(share: value.map { $0.share(of: total) }, label: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// A turning wheel with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(share: nil, label: Text(titleKey))
  }

  /// A turning wheel with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(share: nil, label: Text(title))
  }

  /// A bar with a title; `nil` has no length yet.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(share: value.map { $0.share(of: total) }, label: Text(titleKey))
  }

  /// A bar with a title; `nil` has no length yet.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(share: value.map { $0.share(of: total) }, label: Text(title))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The view that a style was told of, in the style around that style.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      share: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}
