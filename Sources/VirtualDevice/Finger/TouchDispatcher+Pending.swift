import UIKit

// Until the dispatcher and the sheets land in UIKit, fingers go nowhere and there are no sheets.
extension TouchDispatcher {
  func touchDown(id: Int, at: CGPoint, time: Double) {}
  func touchMoved(id: Int, to: CGPoint, time: Double) {}
  func touchUp(id: Int, at: CGPoint, time: Double) {}
  func touchCancelled(id: Int, time: Double) {}
}

extension VirtualDevice {
  var sheetSnapshots: [SheetSnapshot] { [] }
}
