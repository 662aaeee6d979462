// Faults that the type checker must report on visionOS; see iOS.swift.

import UIKit

@available(iOS 16.4, *) func inItsFirstVersion() {}
@available(iOS 18, *) func inItsSecond() {}

func versionsOfIOS() {
  inItsFirstVersion()
  inItsSecond()  // fault: 'inItsSecond()' is only available in visionOS 2.0 or newer
  if #available(iOS 18, *) { inItsSecond() }  // fault: 'inItsSecond()' is only available in visionOS 2.0 or newer
  if #available(iOS 18, visionOS 2, *) { inItsSecond() }
}

@MainActor
func absentOnVisionOS(sheet: UISheetPresentationController, controller: UIViewController) {
  sheet.backgroundEffect = nil  // fault: 'backgroundEffect' is unavailable in visionOS
  sheet.detents = []  // fault: 'detents' is unavailable in visionOS
  sheet.invalidateDetents()  // fault: 'invalidateDetents()' is unavailable in visionOS
  sheet.prefersGrabberVisible = true  // fault: 'prefersGrabberVisible' is unavailable in visionOS
  UIImpactFeedbackGenerator(style: .light).impactOccurred()  // fault: 'UIImpactFeedbackGenerator' is unavailable in visionOS
  controller.setNeedsStatusBarAppearanceUpdate()  // fault: is unavailable in visionOS
}
