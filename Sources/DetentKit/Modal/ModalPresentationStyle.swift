#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import SwiftUI

  /// A presentation style: one of UIKit's, or one that DetentKit adds, with its properties.
  ///
  /// ```swift
  /// controller.present(detail, style: .pageSheet(properties: SheetProperties(detents: [.medium])))
  /// view.sheet(item: $place, style: { $0.isLarge ? .fullScreen : .pageSheet }) { PlaceView(place: $0) }
  /// ```
  public struct ModalPresentationStyle {
    enum Kind {
      case native(UIModalPresentationStyle, SheetProperties?)
      case popover(PopoverProperties)
      case custom(any UIViewControllerTransitioningDelegate)
      case context(ContextStyle, ContextPresentationController.Type)
      case adaptive(AdaptiveStyle)
    }

    let kind: Kind
    /// The level of the presentation's own window; `nil` in the window of the presenting view.
    var windowLevel: UIWindow.Level?
    /// The behavior where the view controller presents something already.
    var behavior = PresentationStackBehavior.wait
    /// Indicates whether the presentation is put away.
    var isMinimized = false

    init(kind: Kind) {
      self.kind = kind
    }

    private static func native(
      _ style: UIModalPresentationStyle, _ properties: SheetProperties? = nil
    ) -> Self {
      Self(kind: .native(style, properties))
    }

    /// The style that the system chooses.
    public static var automatic: Self { native(.automatic) }
    /// A page sheet, with UIKit's default properties.
    public static var pageSheet: Self { native(.pageSheet) }
    /// A form sheet, with UIKit's default properties.
    public static var formSheet: Self { native(.formSheet) }
    /// The whole screen; the presenting view is removed.
    public static var fullScreen: Self { native(.fullScreen) }
    /// The whole screen, over the presenting view.
    public static var overFullScreen: Self { native(.overFullScreen) }
    /// The current presentation context; the presenting view is removed.
    public static var currentContext: Self { native(.currentContext) }
    /// The current presentation context, over the presenting view.
    public static var overCurrentContext: Self { native(.overCurrentContext) }
    /// A popover from the presenting view, with an arrow in any direction. In a compact width the
    /// system adapts it to a sheet.
    public static var popover: Self { popover() }

    /// A page sheet with properties; `nil` for UIKit's defaults.
    public static func pageSheet(properties: SheetProperties? = nil) -> Self {
      native(.pageSheet, properties)
    }

    /// A form sheet with properties; `nil` for UIKit's defaults.
    public static func formSheet(properties: SheetProperties? = nil) -> Self {
      native(.formSheet, properties)
    }

    /// A presentation managed by a transitioning delegate. UIKit does not retain the delegate;
    /// presentations from SwiftUI do.
    public static func custom(_ delegate: any UIViewControllerTransitioningDelegate) -> Self {
      Self(kind: .custom(delegate))
    }

    /// A sheet inside of the nearest presentation context: that of the nearest view controller,
    /// from the presenting one up, whose `definesPresentationContext` is `true`.
    ///
    /// Without such a controller the whole window is used, and the problem reported to
    /// ``DetentMisuse``.
    ///
    /// - Parameters:
    ///   - style: the sheet's configuration.
    ///   - controller: the class of the presentation controller.
    public static func context(
      _ style: ContextStyle = ContextStyle(),
      controller: ContextPresentationController.Type = ContextPresentationController.self
    ) -> Self {
      Self(kind: .context(style, controller))
    }

    /// A sheet over the whole window with the look and the motion of one system version, on every
    /// version.
    ///
    /// DetentKit draws it, so its numbers are values: springs, thresholds, sizes, dimming. It has
    /// what context sheets have. Glass and source views on wide screens, which only UIKit's sheets
    /// have, are not available.
    ///
    /// ```swift
    /// var look = SheetStyle.iOS18
    /// look.settle.spring = SheetSpring(response: 0.5, dampingRatio: 0.8)
    /// controller.present(detail, style: .pinned(SheetProperties(detents: [.medium]), look: look))
    /// ```
    ///
    /// - Parameters:
    ///   - properties: the sheet's properties.
    ///   - look: the numbers of a system version, by default iOS 26, or your own.
    public static func pinned(
      _ properties: SheetProperties = SheetProperties(), look: SheetStyle = .iOS26
    ) -> Self {
      ownSheet(properties, isForm: !properties.prefersPageSizing, look: look)
    }

    /// A sheet over the whole window that DetentKit draws.
    static func ownSheet(
      _ properties: SheetProperties, isForm: Bool, look: SheetStyle
    ) -> Self {
      var style = ContextStyle(properties)
      style.scope = .window
      style.window = ContextWindowShape(properties)
      style.window.isForm = isForm
      style.look = look
      if properties.dimming == nil {
        // The look defines the strength of the dimming, so its colour is plain black.
        style.dimming = SheetDimming(color: .black)
      } else {
        style.look.dim = .share
      }
      return .context(style)
    }

    /// The detents of the sheet that the style presents or may adapt to.
    var detents: [PresentationDetentReference] {
      switch kind {
      #if os(visionOS)
        case .native, .popover: []
      #else
        case .native(_, let properties): properties?.detents ?? []
        case .popover(let popover): popover.adaptiveSheet?.detents ?? []
      #endif
      case .custom, .adaptive: []
      case .context(let style, _): style.detents
      }
    }

    /// Indicates whether the sheet rests on the keyboard while that is shown.
    var restsOnKeyboard: Bool {
      guard case .context(let style, _) = kind else { return false }
      return style.restsOnKeyboard
    }

    /// Indicates whether a presentation in another style can be updated to this one in place.
    func isSameKind(as other: Self) -> Bool {
      switch (kind, other.kind) {
      case (.native(let one, _), .native(let other, _)): one == other
      case (.popover, .popover): true
      case (.custom(let one), .custom(let other)): type(of: one) == type(of: other)
      case (.context(let style, let one), .context(let otherStyle, let other)):
        one == other && (style.scope == .window) == (otherStyle.scope == .window)
      default: false
      }
    }
  }
#endif
