#if canImport(UIKit)
  import SheetEngine
  import SwiftUI

  /// How something is presented: one of UIKit's ways, or one that UIKit does not have.
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
    }

    let kind: Kind

    private static func native(
      _ style: UIModalPresentationStyle, _ properties: SheetProperties? = nil
    ) -> Self {
      Self(kind: .native(style, properties))
    }

    /// What the system chooses.
    public static var automatic: Self { native(.automatic) }
    /// A page sheet.
    public static var pageSheet: Self { native(.pageSheet) }
    /// A form sheet.
    public static var formSheet: Self { native(.formSheet) }
    /// The whole screen, in place of what is behind.
    public static var fullScreen: Self { native(.fullScreen) }
    /// The whole screen, over what is behind.
    public static var overFullScreen: Self { native(.overFullScreen) }
    /// A presentation context, in place of what is behind.
    public static var currentContext: Self { native(.currentContext) }
    /// A presentation context, over what is behind.
    public static var overCurrentContext: Self { native(.overCurrentContext) }
    /// A popover from the presenting view with any arrow, and what the system makes of it where there is
    /// little width.
    public static var popover: Self { popover() }

    /// A page sheet with properties.
    public static func pageSheet(properties: SheetProperties?) -> Self {
      native(.pageSheet, properties)
    }

    /// A form sheet with properties.
    public static func formSheet(properties: SheetProperties?) -> Self {
      native(.formSheet, properties)
    }

    /// A popover.
    ///
    /// - Parameters:
    ///   - permittedArrowDirections: where its arrow may point.
    ///   - sourceRectTransform: changes the rectangle that it points to, which is the presenting view's.
    ///   - adaptiveSheetProperties: how the sheet is that it becomes where there is little width.
    public static func popover(
      permittedArrowDirections: UIPopoverArrowDirection = .any,
      sourceRectTransform: ((CGRect) -> CGRect)? = nil,
      adaptiveSheetProperties: SheetProperties? = nil
    ) -> Self {
      Self(
        kind: .popover(
          PopoverProperties(
            permittedArrowDirections: permittedArrowDirections,
            sourceRectTransform: sourceRectTransform, adaptiveSheet: adaptiveSheetProperties)))
    }

    /// A presentation that a delegate manages. UIKit does not retain it; presentations by SwiftUI do.
    public static func custom(_ delegate: any UIViewControllerTransitioningDelegate) -> Self {
      Self(kind: .custom(delegate))
    }

    /// A sheet inside of the nearest presentation context: a controller, from the presenting one up,
    /// whose `definesPresentationContext` is `true`.
    ///
    /// - Parameter controller: the class that manages it.
    public static func context(
      _ style: ContextStyle = ContextStyle(),
      controller: ContextPresentationController.Type = ContextPresentationController.self
    ) -> Self {
      Self(kind: .context(style, controller))
    }

    /// A sheet over the whole window with the look and the physics of one system on every system.
    ///
    /// DetentKit moves and draws it, so its numbers are values: springs, thresholds, sizes, dimming. It
    /// has what context sheets have, and not what only UIKit's have: glass, and sources on wide screens.
    ///
    /// ```swift
    /// var look = SheetStyle.iOS18
    /// look.settle.spring = SheetSpring(response: 0.5, dampingRatio: 0.8)
    /// controller.present(detail, style: .pinned(SheetProperties(detents: [.medium]), look: look))
    /// ```
    ///
    /// - Parameters:
    ///   - properties: as of any sheet.
    ///   - look: a system's numbers, or some of your own.
    public static func pinned(
      _ properties: SheetProperties = SheetProperties(), look: SheetStyle = .iOS26
    ) -> Self {
      var style = ContextStyle(properties)
      style.scope = .window
      style.window = ContextWindowShape(properties)
      style.look = look
      if properties.dimming == nil {
        // The look says how dark black is.
        style.dimming = SheetDimming(color: .black)
      } else {
        style.look.dim = .share
      }
      return .context(style)
    }

    /// The detents of the sheet that it is or may become.
    var detents: [PresentationDetentReference] {
      switch kind {
      case .native(_, let properties): properties?.detents ?? []
      case .popover(let popover): popover.adaptiveSheet?.detents ?? []
      case .custom: []
      case .context(let style, _): style.detents
      }
    }

    /// Whether another style is the same kind of presentation, so that one can go over into the other.
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

  /// How a popover is.
  struct PopoverProperties {
    var permittedArrowDirections: UIPopoverArrowDirection
    var sourceRectTransform: ((CGRect) -> CGRect)?
    var adaptiveSheet: SheetProperties?
  }
#endif
