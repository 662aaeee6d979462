// Faults that the type checker must report on Mac Catalyst; see iOS.swift.

import UIKit

@MainActor
func absentOnTheMac(sheet: UISheetPresentationController) {
  if #available(iOS 26.1, *) { sheet.backgroundEffect = nil }  // fault: 'backgroundEffect' is unavailable in Mac Catalyst
}
