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

  static let detentSheetPlain = DeviceScene(
    name: "detent-sheet-plain", title: "A SwiftUI sheet with a scroll view",
    summary: "Without detents the sheet is as high as it can be, and its content scrolls.",
    seed: "004", calls: MapController.calls,
    script: { stage in
      let finger = ScriptFinger(stage)
      return TouchScript(
        [.tap("Present"), .settle, .hold(0.3)] + finger.swipe(from: 0.7, to: 0.4, over: 0.4)
          + [.settle] + finger.swipe(from: 0.4, to: 0.7, over: 0.4) + [.settle, .hold(0.3)])
    },
    root: { _ in
      MapScreenController {
        DetentSheetPlain.DetentSheetPresenter(isPresented: $0, sheetContent: { PlaceSheet() })
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

  static let detentSheetSelection = DeviceScene(
    name: "detent-sheet-selection", title: "A SwiftUI sheet with a selection",
    summary: "Nothing observes the selection yet, so content resizes the sheet at every height.",
    seed: "004", calls: MapController.calls,
    script: detentScript,
    root: { _ in
      MapScreenController {
        DetentSheetSelection.DetentSheetPresenter(isPresented: $0, sheetContent: { PlaceSheet() })
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

  static let detentSheetUse = DeviceScene(
    name: "detent-sheet-use", title: "The floating sheet as the article uses it",
    summary: "One modifier on a view presents the sheet with its greeting.",
    seed: "004", calls: MapController.calls,
    script: detentScript,
    root: { _ in
      KitSceneController { DetentSheetUse(isPresented: Bindable($0).isPresented) }
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
