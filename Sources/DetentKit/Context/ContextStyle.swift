#if canImport(UIKit)
  import SheetEngine
  import SwiftUI

  /// How something is presented inside of a context: where it comes from, how much it covers, what
  /// it does to the rest.
  ///
  /// ```swift
  /// var style = ContextStyle(detents: [.fraction(0.5), .large])
  /// style.outsideTouches = .dismiss
  /// controller.present(child, style: .context(style))
  /// ```
  public struct ContextStyle {
    /// An edge of the context.
    public enum Edge: Hashable, Sendable {
      case top, leading, bottom, trailing
    }

    /// What happens to touches outside of the context while something is presented in it.
    public enum OutsideTouches: Hashable, Sendable {
      /// They reach nobody.
      case blocked
      /// They reach nobody, and dismiss what is presented if that may be dismissed.
      case dismiss
      /// They reach what they touch.
      case passThrough
    }

    /// Which context something is presented in.
    public enum Scope: Hashable, Sendable {
      /// The nearest one, from the presenting controller up: that of a controller whose
      /// `definesPresentationContext` is `true`. What is itself presented in a context shares that, and
      /// what it presents comes over it, unless it defines one of its own; that UIKit's navigation and
      /// tab bar controllers always do so does not count.
      case nearest
      /// The one that the presenting controller is presented in, whatever stands in between.
      case shared
      /// The whole window, whatever stands in between. See ``ModalPresentationStyle/pinned(_:look:)``.
      case window
    }

    /// How something presented lies to the bars around its context: tab bars, toolbars and navigation
    /// bars, of UIKit's containers or standing beside the context.
    public enum BarLayering: Hashable, Sendable {
      /// Bars lie over it and stay in use. It reaches as far as the context, behind them if that does,
      /// and its content keeps clear of them.
      case under
      /// It lies over them, as UIKit's own sheets do, and reaches as far as they do.
      case over
      /// It ends at them, and they stay in use.
      case inset
    }

    /// A place along an edge.
    public enum Alignment: Hashable, Sendable {
      case leading, center, trailing
    }

    /// What happens to what is presented in the same context already.
    public enum Stacking: Hashable, Sendable {
      /// It steps back, smaller, and its rim shows.
      case pushesBack
      /// It stays as it is.
      case over
    }

    /// The edge from which the presented view comes and to which it is attached. The default is
    /// `.bottom`.
    public var edge = Edge.bottom
    /// How much of the context may be covered, smallest first. The default is `[.large]`: all of it.
    /// An empty list counts as that and is reported.
    public var detents: [PresentationDetentReference]
    /// Where it rests at first. `nil`, the default, and a detent that is not in the list mean the
    /// smallest; the latter is reported.
    public var selectedDetent: PresentationDetentReference?
    /// Where it rests, written when the user moves it and read when the app does: it wins over
    /// ``selectedDetent``. Set ``ContextPresentationController/style`` anew to have it read.
    public var selection: Binding<PresentationDetentReference>?
    /// The largest detent at which the rest of the context is not dimmed and takes touches. `nil`, the
    /// default, means none.
    public var largestUndimmedDetent: PresentationDetentReference?
    /// At which detents the rest of the context can be used. The default is
    /// ``BackgroundInteraction/automatic``: where it is not dimmed.
    public var backgroundInteraction = BackgroundInteraction.automatic
    /// What covers the rest of the context; `nil` for nothing that is seen. The default is the
    /// system's black.
    public var dimming: SheetDimming? = SheetDimming()
    /// What happens to touches outside of the context. The default is `.passThrough`.
    public var outsideTouches = OutsideTouches.passThrough
    /// Which context it is presented in. The default is `.nearest`.
    public var scope = Scope.nearest
    /// How it lies to the bars around the context. The default is `.under`.
    public var bars = BarLayering.under
    /// What happens to what is presented below in the same context. The default is `.pushesBack`.
    public var stacking = Stacking.pushesBack
    /// Width in points that it has at most, where it comes from the top or the bottom; height, where it
    /// comes from a side. `nil`, the default, for no limit.
    public var maximumWidth: CGFloat?
    /// Where it lies along its edge if it is narrower than the context. The default is `.center`. From a
    /// side leading is the top.
    public var alignment = Alignment.center
    /// Whether a grabber shows. The default is `false`.
    public var prefersGrabberVisible = false
    /// Whether scrolling from the content's edge makes the presented view larger first. The default is
    /// `true`.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Radius of the corners in points, at least 0. The default is 16.
    public var cornerRadius: CGFloat = 16
    /// What the keyboard does to it. The default is ``KeyboardPolicy/fill``.
    public var keyboard = KeyboardPolicy.fill
    /// Called when it goes from one detent to another, by a finger or by code: when that is decided,
    /// and when it is there.
    public var onDetentChange: ((DetentChange) -> Void)?
    /// Called with each new position from the first frame to the removal.
    public var onPositionChange: ((PresentationPosition) -> Void)?
    /// What it does beside moving.
    public var policy = PresentationPolicy()
    /// All other numbers: springs, thresholds, the grabber's size. The default is ``SheetStyle/context``.
    public var look = SheetStyle.context

    /// What only sheets over a whole window have.
    var window = ContextWindowShape()

    /// Creates a style.
    public init(
      detents: [PresentationDetentReference] = [.large], prefersGrabberVisible: Bool = false
    ) {
      self.detents = detents
      self.prefersGrabberVisible = prefersGrabberVisible
    }

    /// Creates a style that does what a sheet with these properties does.
    ///
    /// What only UIKit's own sheets have, their detents, their effects and their sizes on wide screens,
    /// is left out.
    public init(_ properties: SheetProperties) {
      detents = properties.detents
      selectedDetent = properties.selectedDetent
      selection = properties.selection
      largestUndimmedDetent = properties.largestUndimmedDetent
      backgroundInteraction = properties.backgroundInteraction
      if let dimming = properties.dimming { self.dimming = dimming }
      prefersGrabberVisible = properties.prefersGrabberVisible
      if let radius = properties.preferredCornerRadius { cornerRadius = radius }
      prefersScrollingExpandsWhenScrolledToEdge =
        properties.prefersScrollingExpandsWhenScrolledToEdge
      onDetentChange = properties.onDetentChange
      onPositionChange = properties.onPositionChange
      policy = properties.policy
    }
  }

  extension SheetStyle {
    /// Sheets inside of a part of the screen: attached to its edge, covering all of it at most.
    public static let context: SheetStyle = {
      var style = SheetStyle.iOS26
      // A context has no bar and no camera of its own to stay below (tunable).
      style.placement.minimumTop = 0
      style.placement.topGap = 0
      style.card.floats = false
      style.corners.roundsBottom = false
      // What is covered steps back at its edge: another look than a whole screen's (tunable).
      style.pushBack.isEnabled = true
      style.pushBack.law = .atEdge
      style.pushBack.scale = 0.94
      // The law of short screens is none of a part of a large one (tunable).
      style.detents.shortMediumFactor = style.detents.mediumFactor
      // The engine's dimming is how much of it there is; colour and curve are the context's.
      style.dim = .share
      return style
    }()

    /// Panels beside what they are about, in a part of a wide screen: they float at every height, with a
    /// margin all around and a shadow.
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
    /// How much of a dimming there is, for colours and curves that are said elsewhere.
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
