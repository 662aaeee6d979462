import UIKit

extension VirtualDevice {
  /// What the sheets show; none, until UIKit presents any.
  var sheetSnapshots: [SheetSnapshot] { [] }
}
