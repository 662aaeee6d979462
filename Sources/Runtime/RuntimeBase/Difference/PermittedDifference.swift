/// A difference between Apple's frameworks and the Runtime that Apple's documentation permits.
///
/// The Runtime behaves in one of the permitted manners; a phone may behave in another. A device on
/// which a difference is switched on behaves in that other manner, so that tests can show that
/// DetentKit does not depend on the Runtime's. None is on by default. Pages are those of
/// developer.apple.com/documentation.
///
/// Behaviour that no page permits is not tried, also where it was seen: content of a sheet that is made
/// from state of an earlier update, first responders that are refused before a view appeared, detents
/// that are ignored when they are set soon after the presentation.
package enum PermittedDifference: Int, CaseIterable, Sendable {
  // Transitions

  /// Animated presentations and dismissals begin in the next frame instead of at the end of the
  /// run-loop turn.
  case transitionsBeginNextFrame
  /// `viewDidAppear(_:)`, `viewDidDisappear(_:)`, the end of a transition and its completion come one
  /// run-loop turn after the animation, also where there is none.
  case transitionsEndNextTurn
  /// They come one frame after the animation, also where there is none.
  case transitionsEndNextFrame
  /// Presentations and dismissals that are requested with an animation have none, unless a finger is
  /// down, which may drive them.
  case transitionsAreNotAnimated
  /// The transitioning delegate is asked for a presentation controller while the presenting view
  /// controller is not determined.
  case presenterIsDeterminedLater
  /// The transition of a swipe that does not dismiss ends, as cancelled, a few frames later.
  case swipeIsCancelledLate
  /// A presentation in a context has a container view that is larger than the context.
  case containerIsLarger

  // Sheets

  /// The presented view of a sheet is inside one more view.
  case presentedViewIsWrapped
  /// Custom detents are resolved in another context first, with half the maximum height.
  case detentsAreResolvedTwice
  /// Changes of a sheet's properties outside of `animateChanges(_:)` apply at the next layout.
  case sheetChangesApplyAtLayout
  /// The largest detent of a sheet is a little less high.
  case maximumDetentIsSmaller

  // Layout

  /// All views are laid out in every frame.
  case layoutIsRepeated
  /// The view of a presented view controller is laid out once without a size, after `viewWillAppear`
  /// and before it has its frame.
  case firstLayoutIsEmpty
  /// Layout that is invalidated during layout waits for the next frame.
  case layoutHasOnePass
  /// After a rotation the new safe area comes one frame after the new size.
  case safeAreaComesLater
  /// The appearance changes for a few frames in the middle of a transition.
  case traitsChangeInTransitions
  /// The window of a tablet changes its size in every frame of a transition or a touch.
  case windowSizeChanges

  // Frames

  /// The screen and its display links have 120 frames a second.
  case frames120
  /// The screen and its display links have 80 frames a second.
  case frames80
  /// The screen and its display links have 30 frames a second.
  case frames30
  /// Two of seven frames are dropped.
  case framesAreDropped

  // Keyboard

  /// Each notification of the keyboard is posted twice.
  case keyboardNotifiesTwice
  /// The keyboard appears and disappears without an animation.
  case keyboardIsNotAnimated
  /// A tablet's keyboard floats: its frame does not touch the screen's edges, and nothing avoids it.
  case keyboardFloats

  // SwiftUI

  /// A view's body is evaluated twice, and the first result discarded.
  case bodiesAreEvaluatedTwice
  /// Changes of state are applied in the next frame.
  case updatesWaitForFrame
  /// Content in a hosting controller's view of a new size is laid out in the next frame.
  case hostedLayoutIsLater
  /// `onDisappear` of presented content runs a frame after the end of the dismissal, and after the
  /// `onDismiss` of SwiftUI's own presentations.
  case disappearanceIsLater

  /// The page of Apple's documentation that permits the difference.
  package var page: String {
    switch self {
    case .transitionsBeginNextFrame, .transitionsEndNextTurn, .transitionsEndNextFrame:
      "uikit/uiviewcontroller/present(_:animated:completion:)"
    case .transitionsAreNotAnimated:
      "uikit/uiviewcontrollertransitioncoordinatorcontext/isanimated"
    case .presenterIsDeterminedLater:
      "uikit/uiviewcontrollertransitioningdelegate/presentationcontroller(forpresented:presenting:source:)"
    case .swipeIsCancelledLate:
      "uikit/uiviewcontrollercontexttransitioning/cancelinteractivetransition()"
    case .containerIsLarger: "uikit/uipresentationcontroller/containerview"
    case .presentedViewIsWrapped: "uikit/uipresentationcontroller/presentedview"
    case .detentsAreResolvedTwice:
      "uikit/uisheetpresentationcontroller/detent/custom(identifier:resolver:)"
    case .sheetChangesApplyAtLayout:
      "uikit/uisheetpresentationcontroller/invalidatedetents()"
    case .maximumDetentIsSmaller:
      "uikit/uisheetpresentationcontrollerdetentresolutioncontext/maximumdetentvalue"
    case .firstLayoutIsEmpty: "uikit/uiviewcontroller/viewisappearing(_:)"
    case .layoutIsRepeated: "uikit/uiview/layoutsubviews()"
    case .layoutHasOnePass: "uikit/uiview/setneedslayout()"
    case .safeAreaComesLater: "uikit/uiview/safeareainsetsdidchange()"
    case .traitsChangeInTransitions: "uikit/uitraitenvironment/traitcollectiondidchange(_:)"
    case .windowSizeChanges:
      "uikit/uicontentcontainer/viewwilltransition(to:with:)"
    case .frames120, .frames80, .frames30:
      "quartzcore/optimizing-promotion-refresh-rates-for-iphone-13-pro-and-ipad-pro"
    case .framesAreDropped: "quartzcore/cadisplaylink/targettimestamp"
    case .keyboardNotifiesTwice: "uikit/uiresponder/keyboardwillchangeframenotification"
    case .keyboardIsNotAnimated: "uikit/uiresponder/keyboardanimationdurationuserinfokey"
    case .keyboardFloats: "uikit/uikeyboardlayoutguide/followsundockedkeyboard"
    case .bodiesAreEvaluatedTwice: "swiftui/view/body-8kl5o"
    case .updatesWaitForFrame: "swiftui/state"
    case .hostedLayoutIsLater: "uikit/uiview/setneedslayout()"
    case .disappearanceIsLater: "swiftui/view/ondisappear(perform:)"
    }
  }
}
