extension View {
  /// Adds a shape filled with a style behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(
        layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: true))
  }

  /// Adds a shape filled with the background style behind the view.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// Fills the view's background with the background style.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// Adds a shape filled with a style in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      LayerModifier(
        layer: shape.fill(style, style: fillStyle), alignment: .center, isBehind: false))
  }

  /// Sets the style of backgrounds in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.backgroundStyle) { $0 = AnyShapeStyle(style) }
  }
}

enum BackgroundStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}

extension EnvironmentValues {
  /// The style of backgrounds; `nil` for the system's.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

/// A style with a lower opacity.
struct OpacityStyle<S: ShapeStyle>: ShapeStyle {
  let style: S
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _Paint {
    let paint = style._paint(in: environment)
    switch paint.kind {
    case .color(let color): return _Paint(.color(Color(uiColor: color).opacity(opacity).uiColor))
    case .view(let make):
      return _Paint(
        .view { [opacity] in
          let view = make()
          view.alpha *= opacity
          return view
        })
    }
  }
}

extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(style: self, opacity: min(max(opacity, 0), 1))
  }
}

extension Color {
  /// Returns a mixture with another colour: 0 for this one, 1 for the other.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    let (a, b) = (uiColor, rhs.uiColor)
    let share = min(max(fraction, 0), 1)
    return Color(
      uiColor: UIColor { traits in
        let mixed = a.resolvedColor(with: traits).cgColor.mixed(
          with: b.resolvedColor(with: traits).cgColor, share)
        return UIColor(cgColor: mixed)
      })
  }
}
