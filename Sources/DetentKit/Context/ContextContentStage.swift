#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// The superview of the presented view in its card.
  ///
  /// It is as large as the card, or a point in it if the content keeps its size. UIKit derives the safe area
  /// of a view from its superview, with the part that does not fit into the superview. A point that no
  /// safe area reaches has no insets, and so has what is larger than it;
  /// ``ContextPresentationController`` adds those of the largest detent.
  final class ContextContentStage: UIView {
    private weak var view: UIView?
    /// The frame of the presented view if the stage is a point; `nil` if it is as large as the card.
    private var kept: CGRect?

    /// The length in points of the attached part of a card that the insets of a safe area do not leave
    /// (tunable).
    private static let clearance: CGFloat = 100

    func hold(_ view: UIView) {
      self.view = view
      view.autoresizingMask = kept == nil ? [.flexibleWidth, .flexibleHeight] : []
      view.frame = kept ?? bounds
      addSubview(view)
    }

    /// Sizes the presented view.
    ///
    /// - Parameters:
    ///   - size: the size of the card.
    ///   - leastLength: the least length of the presented view along the axis in points; `nil` for the card's.
    func show(in size: CGSize, leastLength: CGFloat?, along axis: ContextAxis) {
      guard let leastLength else { return showWhole(size) }
      var place = CGPoint(x: size.width / 2, y: size.height / 2)
      var frame = CGRect(origin: .zero, size: size)
      let length = axis.isVertical ? size.height : size.width
      let hidden = max(0, leastLength - length)
      let inside = max(0, length - Self.clearance) / 2
      switch axis.side {
      case .bottom: place.y = inside
      case .top:
        place.y = length - inside
        frame.origin.y = -hidden
      case .right: place.x = inside
      case .left:
        place.x = length - inside
        frame.origin.x = -hidden
      }
      if axis.isVertical { frame.size.height += hidden } else { frame.size.width += hidden }
      frame = frame.offsetBy(dx: -place.x, dy: -place.y)
      if kept == nil { view?.autoresizingMask = [] }
      kept = frame
      if bounds.size != .zero { bounds.size = .zero }
      if center != place { center = place }
      guard let view else { return }
      // A new size causes a layout, another place does not.
      if view.bounds.size != frame.size { view.bounds.size = frame.size }
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      if view.center != middle { view.center = middle }
    }

    /// Sizes the stage as the card, and with it the presented view.
    private func showWhole(_ size: CGSize) {
      let frame = CGRect(origin: .zero, size: size)
      if self.frame != frame { self.frame = frame }
      guard kept != nil else { return }
      kept = nil
      view?.frame = frame
      view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      view.map { $0.frame.contains(point) } ?? false
    }
  }
#endif
