@_spi(Core) import SwiftUICore

/// The symbols of a canvas, laid out but not visible.
@MainActor
final class CanvasSymbols {
  private var items: [EffectItem<GroupView>] = []
  weak var canvas: UIView?

  nonisolated init() {}

  func show(_ new: [EffectItem<GroupView>]) {
    items = new
    canvas?.setNeedsDisplay()
  }

  func view(_ id: AnyHashable) -> UIView? {
    items.first { $0.trait(TagTrait.self) == id }?.view
  }
}

/// Lays out each symbol at its ideal size; the layout's own size is zero.
struct SymbolLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { .zero }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// Wraps each symbol in a hidden UIView and registers it with the canvas.
struct SymbolModifier {
  let symbols: CanvasSymbols
}

extension SymbolModifier: ViewModifier, PrimitiveModifier {
  static func makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, in inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<V, Self>> {
    SymbolsNode(view, in: inputs)
  }
}

final class SymbolsNode<V: View>: GroupingNode<V, SymbolModifier, GroupView> {
  override func makeView() -> GroupView {
    let view = GroupView(frame: .zero)
    view.isHidden = true
    return view
  }

  override func didPlace(_ item: EffectItem<GroupView>) {
    view.modifier.symbols.show(items)
  }

  override func update(_ new: ModifiedContent<V, SymbolModifier>) {
    super.update(new)
    view.modifier.symbols.show(items)
  }
}

extension GraphicsContext {
  /// A symbol of a canvas that is ready to be drawn.
  public struct ResolvedSymbol: @unchecked Sendable {
    let view: UIView
    /// The size of the view in points.
    public let size: CGSize
  }

  /// Returns the symbol whose view has a tag, or `nil` if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let symbols = storage.symbols
    nonisolated(unsafe) let id = AnyHashable(id)
    return Evaluation.onMain {
      symbols?.view(id).map { ResolvedSymbol(view: $0, size: $0.bounds.size) }
    }
  }

  /// Draws a symbol as large as it is with a point of it at a place.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      symbol,
      in: CGRect(
        x: point.x - anchor.x * symbol.size.width, y: point.y - anchor.y * symbol.size.height,
        width: symbol.size.width, height: symbol.size.height))
  }

  /// Draws a symbol as large as a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let enlargement = max(
      rect.width / symbol.size.width, rect.height / symbol.size.height, 0.01)
    let scale = environment.displayScale * enlargement * transform.enlargement
    let view = symbol.view
    nonisolated(unsafe) let picture = Evaluation.onMain { () -> Bitmap? in
      view.layoutIfNeeded()
      view.layer.performDisplay()
      return snapshot(of: view.layer, size: view.bounds.size, scale: scale)
    }
    guard let picture else { return }
    withState { context in
      context.concatenate(transform)
      context.drawUpright(CGImage(bitmap: picture), in: rect)
    }
  }
}
