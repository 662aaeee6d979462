import SwiftUI
import VirtualDevice

extension DeviceScene {
  static let detentSheetBlank = DeviceScene(
    name: "detent-sheet-blank", title: "A blank sheet of SwiftUI",
    summary: "A view modifier presents a sheet with nothing on it.",
    seed: "004", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.3)] + finger.swipe(from: 0.2, to: 0.8, over: 0.4)
          + [.settle, .hold(0.3)])
    },
    root: { _ in
      MapScreenController {
        DetentSheetBlank.DetentSheetPresenter(isPresented: $0, sheetContent: { PlaceSheet() })
      }
    })

  static let detentSheetBasic = DeviceScene(
    name: "detent-sheet-basic", title: "A SwiftUI sheet with three detents",
    summary: "Opens at 120 points; a finger makes it half as high as the screen, then full.",
    seed: "004", calls: MapController.calls,
    script: detentScript,
    root: { _ in
      MapScreenController {
        DetentSheetBasic.DetentSheetPresenter(isPresented: $0, sheetContent: { PlaceSheet() })
      }
    })

  static let detentSheetTracking = DeviceScene(
    name: "detent-sheet-tracking", title: "A SwiftUI sheet that tracks its detent",
    summary: "Content scrolls at half height already; at the lowest detent it resizes the sheet.",
    seed: "004", calls: MapController.calls,
    script: detentScript,
    root: { _ in
      MapScreenController {
        DetentSheetTracking.DetentSheetPresenter(isPresented: $0, sheetContent: { PlaceSheet() })
      }
    })

  static let detentSheetFloating = DeviceScene(
    name: "detent-sheet-floating", title: "The floating sheet of SwiftUI",
    summary: "The map behind stays in use, and no swipe dismisses the sheet.",
    seed: "004", calls: MapController.calls,
    script: detentScript,
    root: { _ in
      MapScreenController {
        DetentSheetPresenter(isPresented: $0, sheetContent: { PlaceSheet() })
      }
    })

  @Sendable
  private static func detentScript(_ stage: SceneStage) -> TouchScript {
    let finger = ScriptFinger(stage)
    return TouchScript(
      [.tap("Present"), .settle, .hold(0.3)]
        + finger.swipe(from: 0.88, to: 0.5, over: 0.4) + [.settle, .hold(0.2)]
        + finger.swipe(from: 0.53, to: 0.12, over: 0.4) + [.settle, .hold(0.2)]
        + finger.swipe(from: 0.1, to: 0.6, over: 0.4) + [.settle, .hold(0.3)])
  }
}
