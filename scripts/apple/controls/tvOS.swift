// Faults that the type checker must report on tvOS, where UIKit has no sheets; see iOS.swift.

import UIKit

var sheet: UISheetPresentationController?  // fault: cannot find type 'UISheetPresentationController' in scope
