/// Which colours a symbol's layers are shown in.
public struct SymbolRenderingMode: Sendable {
  enum Kind: Sendable {
    case monochrome, hierarchical, palette, multicolor
  }

  let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Layers further back in paler levels of the foreground style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// Each layer in a level of the foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
  /// The symbol's own colours, where it has any.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}

enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// Which colours the layers of symbols are shown in; `nil`, the default, is one colour, or a
  /// palette where the foreground style has several levels.
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

  /// The levels' colours; without levels the second and third are as pale as the style's are.
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
  /// The image, a symbol in certain colours; `nil` leaves them to the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var image = self
    image.symbolMode = mode?.kind
    return image
  }
}

extension View {
  /// Which colours the layers of symbols in this view are shown in.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
