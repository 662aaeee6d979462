#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A container view controller that shows a sheet over its content without a modal session.
  ///
  /// ```swift
  /// var style = ContextStyle(detents: [.height(120), .medium, .large])
  /// style.backgroundInteraction = .enabled
  /// let controller = InlineSheetController(content: map, sheet: places, style: style)
  /// ```
  ///
  /// The sheet belongs to the container as its content does: it appears and disappears with it, and the
  /// user cannot dismiss it. The container and its content present what they like meanwhile, over the
  /// sheet. Use it as a child view controller or as the root of a window.
  ///
  /// The detents, the dimming and the touches beside the sheet are those of ``ContextStyle``, whose
  /// context is the container.
  public final class InlineSheetController: UIViewController {
    /// The view controller that fills the container, below the sheet.
    public let content: UIViewController
    /// The view controller in the sheet; `nil` for no sheet. Another one takes its place with an animation.
    public var sheet: UIViewController? {
      didSet {
        if sheet !== oldValue { showSheet(animated: viewIfLoaded?.window != nil) }
      }
    }
    /// The sheet's style. ``ContextStyle/scope`` has no effect.
    public var style: ContextStyle {
      didSet {
        guard let presentation = sheet?.contextPresentationController else { return }
        presentation.animateChanges { presentation.style = ownStyle }
      }
    }

    private let place = InlineSheetPlace()

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - content: the view controller below the sheet.
    ///   - sheet: the view controller in the sheet.
    ///   - style: the sheet's style.
    public init(
      content: UIViewController, sheet: UIViewController?, style: ContextStyle = ContextStyle()
    ) {
      self.content = content
      self.sheet = sheet
      self.style = style
      super.init(nibName: nil, bundle: nil)
    }

    /// Returns `nil`: the controller is not decoded from an archive.
    public required init?(coder: NSCoder) { nil }

    /// Adds the content, and the place of the sheet above it.
    public override func viewDidLoad() {
      super.viewDidLoad()
      for child in [content, place] {
        addChild(child)
        child.view.frame = view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      place.onAppear = { [weak self] in self?.showSheet(animated: false) }
    }

    #if !os(visionOS)
      /// The content, which determines the style of the status bar.
      public override var childForStatusBarStyle: UIViewController? { content }
      /// The content, which determines whether the status bar is hidden.
      public override var childForStatusBarHidden: UIViewController? { content }
    #endif
    /// The content, which determines whether the home indicator is hidden.
    public override var childForHomeIndicatorAutoHidden: UIViewController? { content }

    /// The style in the container's own context.
    private var ownStyle: ContextStyle {
      var style = style
      style.scope = .nearest
      return style
    }

    private func showSheet(animated: Bool) {
      guard place.viewIfLoaded?.window != nil else { return }
      guard let sheet else {
        place.dismissAll(animated: animated)
        return
      }
      guard sheet.presentingViewController == nil else { return }
      sheet.isModalInPresentation = true
      place.present(
        sheet, style: .context(ownStyle).stackBehavior(.replace), animated: animated)
    }
  }

  /// The presentation context of an inline sheet: a transparent view that takes no touches itself.
  private final class InlineSheetPlace: UIViewController {
    var onAppear: (() -> Void)?

    override func loadView() {
      view = InlineSheetPlaceView()
      definesPresentationContext = true
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear?()
    }
  }

  private final class InlineSheetPlaceView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      return view === self ? nil : view
    }
  }
#endif
