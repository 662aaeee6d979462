#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import SwiftUI

  /// The configuration of a presentation inside of a context: the edge it comes from, its detents,
  /// its effect on the rest of the context.
  ///
  /// ```swift
  /// var style = ContextStyle(detents: [.fraction(0.5), .large])
  /// style.outsideTouches = .dismiss
  /// controller.present(child, style: .context(style))
  /// ```
  public struct ContextStyle {
    /// An edge of the context.
    public enum Edge: Hashable, Sendable {
      /// The top or bottom edge, or one that follows the reading direction.
      case top, leading, bottom, trailing
    }

    /// The treatment of touches outside of the context during a presentation.
    public enum OutsideTouches: Hashable, Sendable {
      /// They are ignored.
      case blocked
      /// They dismiss the presentation, if the user may dismiss it, and have no other effect.
      case dismiss
      /// They are delivered to the view under the finger.
      case passThrough
    }

    /// The context in which a controller is presented.
    public enum Scope: Hashable, Sendable {
      /// The context of the nearest view controller, from the presenting one up, whose
      /// `definesPresentationContext` is `true`.
      ///
      /// A controller that is itself presented in a context presents in the same context, above
      /// itself, unless it defines one of its own. `definesPresentationContext` of UIKit's
      /// navigation and tab bar controllers, which is always `true`, is ignored there.
      case nearest
      /// The context in which the presenting controller is presented, even if a nearer one is
      /// defined.
      case shared
      /// The whole window, even if a context is defined. See
      /// ``ModalPresentationStyle/pinned(_:look:)``.
      case window
    }

    /// The order of a presented view and the bars around its context: tab bars, toolbars and
    /// navigation bars, of UIKit's container view controllers or beside the context.
    public enum BarLayering: Hashable, Sendable {
      /// Bars lie over the presented view and take touches. The view extends as far as the context,
      /// behind the bars if the context does, and its safe area leaves the bars out.
      case under
      /// The presented view covers the bars, as UIKit's own sheets do, and extends as far as they
      /// do.
      case over
      /// The presented view ends at the bars, which take touches.
      case inset
    }

    /// A position along an edge.
    public enum Alignment: Hashable, Sendable {
      /// The start, the middle or the end of the edge in the reading direction.
      case leading, center, trailing
    }

    /// The effect of a presentation on one that is already in the same context.
    public enum Stacking: Hashable, Sendable {
      /// The lower one is scaled down, and its edge stays visible.
      case pushesBack
      /// The lower one is unchanged.
      case over
    }

    /// The edge that the presented view enters from and is attached to. The default is `.bottom`.
    public var edge = Edge.bottom
    /// The detents, as heights measured from ``edge``, in any order. The default is `[.large]`, the
    /// whole context. An empty list is treated as the default and reported to ``DetentMisuse``.
    public var detents: [PresentationDetentReference]
    /// The detent at which the presentation begins. `nil`, the default, and a detent that isn't in
    /// the list mean the smallest; the latter is reported. Another value moves what is presented; the
    /// same one does not, wherever the user has moved it meanwhile.
    public var selectedDetent: PresentationDetentReference?
    /// The least height of every detent in points, without the safe area at the edge. `nil`, the
    /// default, for none.
    public var minimumHeight: CGFloat?
    /// The greatest height of every detent in points, without the safe area at the edge. `nil`, the
    /// default, for the available height. It takes precedence over ``minimumHeight``.
    public var maximumHeight: CGFloat?
    /// A binding to the selected detent, which is written when the user selects another and takes
    /// precedence over ``selectedDetent``. After a change by the app, set
    /// ``ContextPresentationController/style`` again to apply it.
    public var selection: Binding<PresentationDetentReference>?
    /// The largest detent at which the rest of the context is not dimmed and takes touches. `nil`,
    /// the default, dims at every detent.
    public var largestUndimmedDetent: PresentationDetentReference?
    /// The detents at which the rest of the context stays interactive. The default is
    /// ``BackgroundInteraction/automatic``: those at which it is not dimmed.
    public var backgroundInteraction = BackgroundInteraction.automatic
    /// The dimming of the rest of the context; `nil` for none. The default is the system's black.
    public var dimming: SheetDimming? = SheetDimming()
    /// The treatment of touches outside of the context. The default is `.passThrough`.
    public var outsideTouches = OutsideTouches.passThrough
    /// The context in which the controller is presented. The default is `.nearest`.
    public var scope = Scope.nearest
    /// The order of the presented view and the bars around the context. The default is `.under`.
    public var bars = BarLayering.under
    /// The effect on a presentation below in the same context. The default is `.pushesBack`.
    public var stacking = Stacking.pushesBack
    /// The presented view's largest width in points, or its largest height if it comes from a side.
    /// `nil`, the default, means no limit.
    public var maximumWidth: CGFloat?
    /// The presented view's position along its edge if it is narrower than the context. The default
    /// is `.center`. For a view that comes from a side, leading is the top.
    public var alignment = Alignment.center
    /// The distance in points between the presented view and the end of its edge that ``alignment`` names, for a
    /// view that is narrower than the context; with `.center`, the distance from the middle towards the
    /// trailing end. It is clamped so that the view stays in the context. The default is 0.
    public var alignmentOffset: CGFloat = 0
    /// A Boolean value that indicates whether a grabber is shown. The default is `false`.
    public var prefersGrabberVisible = false
    /// A Boolean value that indicates whether scrolling beyond the content's edge selects a larger
    /// detent before it scrolls the content. The default is `true`.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// The size at which the content is laid out between the detents. The default is
    /// ``SheetContentMode/fitToBounds``.
    public var contentMode = SheetContentMode.fitToBounds
    /// The corner radius in points, at least 0. The default is 16.
    public var cornerRadius: CGFloat = 16
    /// The response to the keyboard. The default is ``KeyboardPolicy/fill``.
    public var keyboard = KeyboardPolicy.fill
    /// The part of the presented view in which a drag moves it. The default is
    /// ``SheetDragArea/surface``.
    public var dragArea = SheetDragArea.surface
    /// The detents at which scroll views in the presented view scroll. At other detents, drags over them
    /// move the presented view only. `nil`, the default, means every detent.
    public var scrollingDetents: Set<PresentationDetentReference>?
    /// A Boolean value that indicates whether one drag moves the presented view to the next detent at
    /// most, or from the smallest to dismissal. The default is `false`: a fling can skip detents.
    public var limitsDragsToNextDetent = false
    /// Called for each touch that could begin a drag of the presented view: `false` leaves the touch to
    /// the content. `nil`, the default, means `true`.
    public var shouldBeginDragging: ((SheetTouch) -> Bool)?
    /// Returns whether a drag of the presented view is recognised together with another gesture
    /// recogniser. `nil`, the default, means `false`; scroll views in the presented view share its drags
    /// in any case.
    public var shouldDragSimultaneously: ((UIGestureRecognizer) -> Bool)?
    /// The rule for where a released view goes. The default is ``SheetSnapping/detents``.
    public var snapping = SheetSnapping.detents
    /// Called when a finger that dragged the presented view is lifted, to choose where it goes. A
    /// detent that the style does not have, and dismissal that is not allowed, are reported to
    /// ``DetentMisuse``, and the presented view goes to ``SheetRelease/target``.
    public var willEndDragging: ((SheetRelease) -> SheetRelease.Target)?
    /// Called for each change of the selected detent, by the user or by code: when it is decided,
    /// and when the presented view has come to rest there.
    public var onDetentChange: ((DetentChange) -> Void)?
    /// Called with each new position, from the first frame of the presentation to its removal.
    public var onPositionChange: ((PresentationPosition) -> Void)?
    /// Called with `false` when something is presented over the presented view, and with `true` when the
    /// presented view is in front again. See ``SwiftUICore/View/onPresentationFrontmostChange(_:)``.
    public var onFrontmostChange: ((Bool) -> Void)?
    /// Haptics, reduced motion, announcements and the reading direction. The defaults are the
    /// system's.
    public var policy = PresentationPolicy()
    /// The drawing of the grabber, the corners and the shadow. The defaults are the look's.
    public var appearance = SheetCardAppearance()
    /// All other numbers: springs, thresholds, the grabber's size. The default is
    /// ``SheetEngine/SheetStyle/context``.
    public var look = SheetStyle.context

    /// Settings of presentations over the whole window.
    var window = ContextWindowShape()

    /// Creates a style with detents, by default `[.large]`; all other properties have their
    /// defaults.
    public init(
      detents: [PresentationDetentReference] = [.large], prefersGrabberVisible: Bool = false
    ) {
      self.detents = detents
      self.prefersGrabberVisible = prefersGrabberVisible
    }

    /// Creates a style from a sheet's properties.
    ///
    /// Properties that only UIKit's own sheets have are left out:
    /// ``SheetProperties/nativeDetents``, ``SheetProperties/backgroundEffect`` and those about
    /// sizes on wide screens. A ``SheetProperties/look`` of `nil` leaves ``look`` at its default.
    public init(_ properties: SheetProperties) {
      detents = properties.detents
      selectedDetent = properties.selectedDetent
      minimumHeight = properties.minimumHeight
      maximumHeight = properties.maximumHeight
      selection = properties.selection
      largestUndimmedDetent = properties.largestUndimmedDetent
      backgroundInteraction = properties.backgroundInteraction
      if let dimming = properties.dimming { self.dimming = dimming }
      prefersGrabberVisible = properties.prefersGrabberVisible
      if let radius = properties.preferredCornerRadius { cornerRadius = radius }
      prefersScrollingExpandsWhenScrolledToEdge =
        properties.prefersScrollingExpandsWhenScrolledToEdge
      keyboard = properties.keyboard
      if let look = properties.look { self.look = look }
      maximumWidth = properties.maximumWidth
      alignment = properties.alignment
      alignmentOffset = properties.alignmentOffset
      edge = properties.edge
      contentMode = properties.contentMode
      dragArea = properties.dragArea
      limitsDragsToNextDetent = properties.limitsDragsToNextDetent
      scrollingDetents = properties.scrollingDetents
      shouldBeginDragging = properties.shouldBeginDragging
      shouldDragSimultaneously = properties.shouldDragSimultaneously
      snapping = properties.snapping
      willEndDragging = properties.willEndDragging
      onDetentChange = properties.onDetentChange
      onPositionChange = properties.onPositionChange
      onFrontmostChange = properties.onFrontmostChange
      policy = properties.policy
      appearance = properties.appearance
    }
  }

  extension SheetStyle {
    /// Sheets in a part of the screen: attached to the context's edge, at most as large as the
    /// context.
    public static let context: SheetStyle = {
      var style = SheetStyle.iOS26
      // A context has no status bar and no camera of its own to keep clear of (tunable).
      style.placement.minimumTop = 0
      style.placement.topGap = 0
      style.card.floats = false
      style.corners.roundsBottom = false
      // The covered presentation is scaled at its edge, unlike the whole screen behind UIKit's
      // sheets (tunable).
      style.pushBack.isEnabled = true
      style.pushBack.law = .atEdge
      style.pushBack.scale = 0.94
      // The medium factor of short screens does not apply to a part of a large one (tunable).
      style.detents.shortMediumFactor = style.detents.mediumFactor
      // The engine computes the amount of dimming; colour and curve are the context's.
      style.dim = .share
      return style
    }()

    /// Panels in a part of a wide screen, beside the content that they belong to: they float at
    /// every detent, with a margin on all sides and a shadow.
    public static let panel: SheetStyle = {
      var style = SheetStyle.context
      style.card.floats = true
      style.card.keepsMargin = true
      style.card.lowMargin = style.card.margin
      style.card.safeAreaHeight = 0
      style.corners.roundsBottom = true
      return style
    }()
  }

  extension SheetDimStyle {
    /// A dimming whose strength is its amount, 0...1, for colours and curves that are applied
    /// elsewhere.
    static let share: SheetDimStyle = {
      var style = SheetDimStyle()
      style.light = 1
      style.lightLarge = 1
      style.dark = 1
      style.darkLarge = 1
      return style
    }()
  }
#endif
