#if canImport(UIKit)
  import SwiftUI

  /// All that can be said about a sheet.
  ///
  /// ```swift
  /// var properties = SheetProperties(detents: [.height(120), .medium, .large])
  /// properties.largestUndimmedDetent = .medium
  /// properties.prefersGrabberVisible = true
  /// ```
  ///
  /// The defaults are those of `UISheetPresentationController`.
  public struct SheetProperties {
    /// Where the sheet may rest, in any order. The default is `[.large]`; an empty list counts as that
    /// and is reported.
    public var detents: [PresentationDetentReference]
    /// UIKit's own detents, in place of ``detents``: for resolvers of your own.
    public var nativeDetents: [UISheetPresentationController.Detent]?
    /// Where the sheet rests at first. `nil`, the default, and a detent that is not in the list mean the
    /// smallest; the latter is reported.
    public var selectedDetent: PresentationDetentReference?
    /// Where the sheet rests, written when the user moves it and read when the app does. It wins over
    /// ``selectedDetent``.
    public var selection: Binding<PresentationDetentReference>?
    /// As ``selection``, by UIKit's names.
    public var selectedDetentIdentifier: Binding<UISheetPresentationController.Detent.Identifier?>?
    /// Whether what changes while the sheet is shown moves it. The default is `true`.
    public var animatesChanges = true
    /// The largest detent at which what is behind is not dimmed. `nil`, the default, means none.
    public var largestUndimmedDetent: PresentationDetentReference?
    /// As ``largestUndimmedDetent``, by UIKit's name.
    public var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    /// At which detents what is behind can be used. The default is ``BackgroundInteraction/automatic``.
    public var backgroundInteraction = BackgroundInteraction.automatic
    /// What covers what is behind where it is dimmed; `nil`, the default, for what the system does.
    public var dimming: SheetDimming?
    /// Whether a grabber shows. The default is `false`.
    public var prefersGrabberVisible = false
    /// Radius of the corners in points, at least 0; `nil`, the default, is the system's.
    public var preferredCornerRadius: CGFloat?
    /// Whether scrolling up from the content's top makes the sheet larger first. The default is `true`.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet stays attached to the bottom in a compact height. The default is `false`.
    public var prefersEdgeAttachedInCompactHeight = false
    /// Whether it is as wide as the content prefers there. The default is `false`.
    public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Whether a page sheet is as wide as a page (iOS 17). The default is `true`.
    public var prefersPageSizing = true
    /// Whether a sheet narrower than the window stands over the presenting view. The default is `false`.
    public var shouldAdjustToSourceView = false
    /// What shows through the sheet (iOS 26.1); `nil`, the default, is the system's glass.
    public var backgroundEffect: UIVisualEffect?
    /// Called when the sheet goes from one detent to another, by a finger or by code: when that is
    /// decided, and when it is there.
    public var onDetentChange: ((DetentChange) -> Void)?
    /// Called with each new position from the first frame to the removal.
    public var onPositionChange: ((PresentationPosition) -> Void)?
    /// What it does beside moving. See ``PresentationPolicy``.
    public var policy = PresentationPolicy()

    /// Creates properties.
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
