// Faults that the type checker must report on visionOS; see iOS.swift.

import UIKit

@MainActor
func absentOnVisionOS(sheet: UISheetPresentationController, controller: UIViewController) {
  sheet.backgroundEffect = nil  // fault: 'backgroundEffect' is unavailable in visionOS
  UIImpactFeedbackGenerator(style: .light).impactOccurred()  // fault: 'UIImpactFeedbackGenerator' is unavailable in visionOS
  controller.setNeedsStatusBarAppearanceUpdate()  // fault: is unavailable in visionOS
}
