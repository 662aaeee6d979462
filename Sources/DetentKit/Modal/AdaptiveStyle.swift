#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A presentation style as a function of traits.
  struct AdaptiveStyle {
    let style: (UITraitCollection) -> ModalPresentationStyle
  }

  extension ModalPresentationStyle {
    /// A style that depends on the traits of the presenting view controller, such as its size classes.
    ///
    /// ```swift
    /// let style = ModalPresentationStyle.adaptive { traits in
    ///   traits.horizontalSizeClass == .regular ? .formSheet : .pageSheet(properties: properties)
    /// }
    /// ```
    ///
    /// The closure is called when the presentation begins, and again during the presentation when the
    /// traits change. Then the properties of a style of the same kind are applied at once, and another
    /// kind of style from the next presentation on.
    ///
    /// - Parameter style: returns the style for traits. One that returns adaptive styles without end is
    ///   treated as ``automatic``.
    public static func adaptive(
      _ style: @escaping (UITraitCollection) -> ModalPresentationStyle
    ) -> Self {
      Self(kind: .adaptive(AdaptiveStyle(style: style)))
    }

    /// Indicates whether the style depends on traits.
    var isAdaptive: Bool {
      if case .adaptive = kind { return true }
      return false
    }

    /// Returns the style for traits, which is not adaptive any more.
    func resolved(in traits: UITraitCollection) -> ModalPresentationStyle {
      var style = self
      for _ in 0..<Self.deepest {
        guard case .adaptive(let adaptive) = style.kind else { return style }
        style = adaptive.style(traits).withSettings(of: style)
      }
      return .automatic
    }

    /// The greatest number of adaptive styles in each other (tunable).
    private static let deepest = 8
  }

  /// An invisible view in the container of a presentation that updates a presented controller when the
  /// traits change on which its style depends.
  @MainActor
  final class StyleObserverView: InvisibleView {
    private let adaptive: ModalPresentationStyle
    private weak var presenter: UIViewController?
    private weak var presented: UIViewController?
    private let shown: ModalPresentationStyle

    /// Creates a view for a presentation.
    ///
    /// - Parameters:
    ///   - adaptive: the style that depends on traits.
    ///   - shown: the style that it was at the beginning.
    init(
      _ adaptive: ModalPresentationStyle, shown: ModalPresentationStyle,
      of presented: UIViewController, by presenter: UIViewController
    ) {
      self.adaptive = adaptive
      self.shown = shown
      self.presented = presented
      self.presenter = presenter
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard window != nil else { return }
      // The presenting view controller's traits may change after this view's.
      RunLoopTurn.next { [weak self] in self?.update() }
    }

    private func update() {
      guard let presenter, let presented, presented.presentingViewController != nil else { return }
      let style = adaptive.onRunningSystem(in: presenter.traitCollection)
      if style.isSameKind(as: shown) { style.update(presented, from: presenter.viewIfLoaded) }
    }
  }
#endif
