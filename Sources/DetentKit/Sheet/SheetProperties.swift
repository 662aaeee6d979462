#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import SwiftUI

  /// The properties of a sheet.
  ///
  /// ```swift
  /// var properties = SheetProperties(detents: [.height(120), .medium, .large])
  /// properties.largestUndimmedDetent = .medium
  /// properties.prefersGrabberVisible = true
  /// ```
  ///
  /// The defaults are those of `UISheetPresentationController`.
  ///
  /// On visionOS, where UIKit's sheets have no detents, the properties about detents, the background,
  /// the grabber, the corner radius and scrolling apply only to sheets that DetentKit draws.
  public struct SheetProperties {
    /// The sheet's detents, in any order. The default is `[.large]`; an empty list is treated as
    /// that and reported to ``DetentMisuse``.
    public var detents: [PresentationDetentReference]
    /// The detent at which the sheet begins. `nil`, the default, and a detent that isn't in the
    /// list mean the smallest; the latter is reported. Another value moves a presented sheet; the same
    /// one does not, wherever the user has moved it meanwhile.
    public var selectedDetent: PresentationDetentReference?
    /// The least height of every detent in ``detents``, in points without the bottom safe area. `nil`,
    /// the default, for none.
    public var minimumHeight: CGFloat?
    /// The greatest height of every detent in ``detents``, in points without the bottom safe area, for
    /// content that must not become taller. `nil`, the default, for the available height. It takes
    /// precedence over ``minimumHeight``.
    public var maximumHeight: CGFloat?
    /// A binding to the selected detent, written when the user selects another and applied when the
    /// app sets it. It takes precedence over ``selectedDetent``.
    public var selection: Binding<PresentationDetentReference>?
    /// A Boolean value that indicates whether changes of a presented sheet are animated. The
    /// default is `true`.
    public var animatesChanges = true
    /// The largest detent at which the background is not dimmed. `nil`, the default, dims at every
    /// detent.
    public var largestUndimmedDetent: PresentationDetentReference?
    /// The detents at which the background stays interactive. The default is
    /// ``BackgroundInteraction/automatic``: those at which it is not dimmed.
    public var backgroundInteraction = BackgroundInteraction.automatic
    /// The dimming of the background; `nil`, the default, for the system's.
    public var dimming: SheetDimming?
    /// A Boolean value that indicates whether a grabber is shown. The default is `false`.
    public var prefersGrabberVisible = false
    /// The corner radius in points, at least 0; `nil`, the default, for the system's.
    public var preferredCornerRadius: CGFloat?
    /// A Boolean value that indicates whether scrolling up at the content's top selects a larger
    /// detent before it scrolls the content. The default is `true`.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a compact
    /// height. The default is `false`: it covers the screen.
    public var prefersEdgeAttachedInCompactHeight = false
    /// A Boolean value that indicates whether the width of an attached sheet in a compact height is
    /// the content's preferred one. The default is `false`.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// A Boolean value that indicates whether a page sheet has the system's page size (iOS 17). The
    /// default is `true`.
    public var prefersPageSizing = true
    /// A Boolean value that indicates whether a sheet narrower than the window is centred on its
    /// source view. The default is `false`.
    public var shouldAdjustToSourceView = false
    #if !os(visionOS)
      /// UIKit's own detents, used in place of ``detents`` if they are set: for custom resolvers.
      public var nativeDetents: [UISheetPresentationController.Detent]?
      /// A binding to the selected detent's identifier, as ``selection`` for ``nativeDetents``.
      public var selectedDetentIdentifier:
        Binding<UISheetPresentationController.Detent.Identifier?>?
      /// The identifier of the largest undimmed detent, as ``largestUndimmedDetent`` for
      /// ``nativeDetents``.
      public var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
      /// The background effect (iOS 26.1); `nil`, the default, for the system's glass. It has no effect
      /// on Mac Catalyst, whose sheets have no such property.
      public var backgroundEffect: UIVisualEffect?
    #endif
    /// Called for each touch that could begin a drag of the sheet: `false` leaves the touch to the
    /// content. `nil`, the default, means `true`.
    public var shouldBeginDragging: ((SheetTouch) -> Bool)?
    /// The implementation that presents the sheet. The default is ``SheetPresenter/automatic``.
    ///
    /// The system's sheet has the properties up to here; those from ``keyboard`` to
    /// ``willEndDragging`` need DetentKit's own. A change of the presenter during a presentation is
    /// reported to ``DetentMisuse`` and applies from the next presentation on.
    public var presenter = SheetPresenter.automatic
    /// The response to the keyboard. The default is ``KeyboardPolicy/fill``, the system's.
    public var keyboard = KeyboardPolicy.fill
    /// The springs, thresholds and sizes; `nil`, the default, for those of the running system.
    public var look: SheetStyle?
    /// The drawing of the grabber, the corners and the shadow. The defaults are the system's.
    public var appearance = SheetCardAppearance()
    /// The sheet's largest width in points, or its largest height if it comes from a side. `nil`, the
    /// default, means the system's.
    public var maximumWidth: CGFloat?
    /// The sheet's position along its edge if ``maximumWidth`` makes it narrower than the window. The
    /// default is `.center`.
    public var alignment = ContextStyle.Alignment.center
    /// The distance in points between the sheet and the end of its edge that ``alignment`` names, for a
    /// sheet that is narrower than the window; with `.center`, the distance from the middle towards the
    /// trailing end. It is clamped so that the sheet stays in the window. The default is 0.
    public var alignmentOffset: CGFloat = 0
    /// The edge that the sheet enters from and is attached to. The default is `.bottom`.
    public var edge = ContextStyle.Edge.bottom
    /// The size at which the content is laid out between the detents. The default is
    /// ``SheetContentMode/fitToBounds``, the system's.
    public var contentMode = SheetContentMode.fitToBounds
    /// The part of the sheet in which a drag moves it. The default is ``SheetDragArea/surface``.
    public var dragArea = SheetDragArea.surface
    /// The detents at which scroll views in the sheet scroll. At other detents, drags over them move the
    /// sheet only. `nil`, the default, means every detent.
    public var scrollingDetents: Set<PresentationDetentReference>?
    /// A Boolean value that indicates whether one drag moves the sheet to the next detent at most, or
    /// from the smallest to dismissal. The default is `false`: a fling can skip detents.
    public var limitsDragsToNextDetent = false
    /// Returns whether a drag of the sheet is recognised together with another gesture recogniser. `nil`,
    /// the default, means `false`; scroll views in the sheet share its drags in any case.
    public var shouldDragSimultaneously: ((UIGestureRecognizer) -> Bool)?
    /// The rule for where a released sheet goes. The default is ``SheetSnapping/detents``.
    public var snapping = SheetSnapping.detents
    /// Called when a finger that dragged the sheet is lifted, to choose where the sheet goes. A detent
    /// that the sheet does not have, and dismissal that is not allowed, are reported to
    /// ``DetentMisuse``, and the sheet goes to ``SheetRelease/target``.
    public var willEndDragging: ((SheetRelease) -> SheetRelease.Target)?
    /// Called for each change of the selected detent, by the user or by code: when it is decided,
    /// and when the sheet has come to rest there.
    public var onDetentChange: ((DetentChange) -> Void)?
    /// Called with each new position, from the first frame of the presentation to its removal.
    public var onPositionChange: ((PresentationPosition) -> Void)?
    /// Called with `false` when something is presented over the sheet, and with `true` when the
    /// sheet is in front again. See ``SwiftUICore/View/onPresentationFrontmostChange(_:)``.
    public var onFrontmostChange: ((Bool) -> Void)?
    /// Haptics, reduced motion, announcements and the reading direction. See
    /// ``PresentationPolicy``.
    public var policy = PresentationPolicy()

    /// Creates properties; those without a parameter have their defaults.
    public init(
      detents: [PresentationDetentReference] = [.large],
      largestUndimmedDetent: PresentationDetentReference? = nil,
      selection: Binding<PresentationDetentReference>? = nil,
      prefersGrabberVisible: Bool = false
    ) {
      self.detents = detents
      self.largestUndimmedDetent = largestUndimmedDetent
      self.selection = selection
      self.prefersGrabberVisible = prefersGrabberVisible
    }
  }
#endif
