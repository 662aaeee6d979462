/// A progress bar, or an activity indicator for indeterminate progress.
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

  /// Creates a progress bar with a label and a label of its value; `nil` for indeterminate
  /// progress.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      share: value.map { $0.share(of: total) }, label: label(), current: currentValueLabel())
  }

  /// The view's content.
  public var body: some View {
    style.makeView(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }))
  }
}

extension BinaryFloatingPoint {
  fileprivate func share(of total: Self) -> Double {
    if !(self >= 0 && self <= total) {
      Misuse.report(SwiftUIMisuse.progressOutOfRange(Double(self), total: Double(total)))
    }
    return total > 0 ? Double(self / total) : 0
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label())
  }

  /// Creates a progress bar with a label; `nil` for indeterminate progress.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(share: value.map { $0.share(of: total) }, label: label())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view.
  nonisolated public init() {
    self.init(share: nil, label: nil)
  }

  /// Creates a progress bar; `nil` for indeterminate progress.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(share: value.map { $0.share(of: total) }, label: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indeterminate progress view with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(share: nil, label: Text(titleKey))
  }

  /// Creates an indeterminate progress view with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {
    self.init(share: nil, label: Text(title))
  }

  /// Creates a progress bar with a title; `nil` for indeterminate progress.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(share: value.map { $0.share(of: total) }, label: Text(titleKey))
  }

  /// Creates a progress bar with a title; `nil` for indeterminate progress.
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
  /// Creates a progress view from a style's configuration; the styles further out in the
  /// environment apply to it.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      share: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}
