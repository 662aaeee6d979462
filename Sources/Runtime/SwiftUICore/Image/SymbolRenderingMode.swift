/// The rendering modes of a symbol's layers.
public struct SymbolRenderingMode: Sendable {
  enum Kind: Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  let kind: Kind

  /// All layers have the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Secondary layers have less opaque levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each layer has a level of the foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The layers have the symbol's own colours, if it has any.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// The rendering mode of symbols; `nil`, the default, for one colour, or a palette if the
  /// foreground style has several levels.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// The colours of a symbol's layers; `mode` is the image's own.
  func symbolColoring(_ mode: SymbolRenderingMode?) -> SymbolColoring? {
    let levels = foregroundLevels
    switch (mode ?? symbolRenderingMode)?.kind {
    case .monochrome: return .monochrome
    case .hierarchical: return .hierarchical(nil)
    case .multicolor: return .multicolor
    case .palette: return palette(levels)
    case nil: return levels.isEmpty ? nil : palette(levels)
    }
  }

  /// The colours of the levels; missing ones are derived from the style's opacities.
  private func palette(_ levels: [_Paint]) -> SymbolColoring {
    guard !levels.isEmpty else {
      let second = HierarchicalShapeStyle.secondary._paint(in: self)
      let third = HierarchicalShapeStyle.tertiary._paint(in: self)
      return .palette([foregroundUIColor, color(second), color(third)])
    }
    return .palette([foregroundUIColor] + levels.map(color))
  }

  private func color(_ paint: _Paint) -> UIColor {
    if case .color(let color) = paint.kind { color } else { foregroundUIColor }
  }
}

extension Image {
  /// Returns the image with a symbol rendering mode; `nil` for that of the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode?.kind
    return image
  }
}

extension View {
  /// Sets the rendering mode of the symbols in this view.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
