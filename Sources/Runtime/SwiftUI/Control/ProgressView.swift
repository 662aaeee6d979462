/// Shows that work goes on, or how far it is.
public struct ProgressView<Label: View> {
  let fraction: Double?
  let label: Label?
}

extension ProgressView: View {
  /// What the view consists of.
  public var body: some View {
    VStack(spacing: 8) {
      if let fraction {
        if let label {
          HStack {
            label; Spacer(minLength: 0)
          }
        }
        ProgressBar(fraction: fraction)
      } else {
        Wheel()
        if let label { label.foregroundStyle(.secondary) }
      }
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// A turning wheel.
  nonisolated public init() {
    self.init(fraction: nil, label: nil)
  }

  /// A bar; `nil` is a turning wheel.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: value.map { total > 0 ? Double($0 / total) : 0 }, label: nil)
  }
}

extension ProgressView where Label == Text {
  /// A turning wheel with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey))
  }

  /// A bar with a title; `nil` is a turning wheel.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(
      fraction: value.map { total > 0 ? Double($0 / total) : 0 }, label: Text(titleKey))
  }
}

private struct ProgressBar: UIViewRepresentable {
  let fraction: Double

  func makeUIView(context: Context) -> UIProgressView { UIProgressView(frame: .zero) }

  func updateUIView(_ uiView: UIProgressView, context: Context) {
    uiView.progressTintColor = context.environment.tint?.uiColor
    uiView.setProgress(Float(min(max(fraction, 0), 1)), animated: uiView.window != nil)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIProgressView, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}

private struct Wheel: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {}

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
  ) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
