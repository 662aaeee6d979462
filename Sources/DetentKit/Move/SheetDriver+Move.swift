#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
  import UIKit

  /// Heights beside the detents of UIKit's sheet, which are custom detents for as long as the sheet rests
  /// there.
  extension SheetDriver {
    func move(to height: PresentationDetentReference, animated: Bool) {
      guard let properties = effective, properties.nativeDetents == nil,
        let sheet = link?.sheetController, sheet.containerView != nil
      else { return }
      guard stops.contains(height) || SystemSupport.current.hasCustomDetents else {
        if let controller = link?.controller { report(.noDetentsBefore16(controller)) }
        return
      }
      let changes = { [self] in
        offset = stops.contains(height) ? nil : height
        guard applyDetents(properties, to: sheet) else { return }
        sheet.selectedDetentIdentifier = identifier(of: height)
        readSelection(by: .code)
      }
      if animated, !properties.policy.jumps {
        sheet.animateChanges(changes)
      } else {
        changes()
      }
      link?.monitor.mover = .code
      link?.monitor.wake()
    }

    func moveToSelectedDetent() {
      guard offset != nil, let selected else { return }
      move(to: selected, animated: true)
    }

    /// Indicates whether the sheet's selected detent is a height beside its detents. Once the sheet has
    /// left that height, it is no detent any more.
    func isAtOffset(_ selected: UISheetPresentationController.Detent.Identifier?) -> Bool {
      guard let offset else { return false }
      if selected == identifier(of: offset) { return true }
      self.offset = nil
      RunLoopTurn.next { [weak self] in self?.refresh() }
      return false
    }
  }
#endif
