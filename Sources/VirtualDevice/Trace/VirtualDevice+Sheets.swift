import UIKit

extension VirtualDevice {
  /// What the sheets show, the lowest first.
  var sheetSnapshots: [SheetSnapshot] { host.sheetSnapshots }
}
