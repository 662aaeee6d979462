import VirtualDevice

/// The scenes of the gallery, in the order in which they are listed.
public let gallery = SceneRegistry(
  scenes + DeviceScene.swiftUITwins + DeviceScene.previews(in: "Gallery"))

private let scenes: [DeviceScene] = [
  .sheetBasic, .sheetNoScrollExpansion, .sheetStartsLarge, .sheetUndimmed, .sheetModal,
  .sheetProgrammatic, .sheetAppearance, .sheet, .detentSheetBlank, .detentSheetPlain,
  .detentSheetBasic, .undimmedListing, .undimmedMap, .detentSheetSelection, .detentSheetTracking,
  .detentSheetFloating, .detentSheetUse, .swiftUISettings, .swiftUIMaps,
  .keyboardSearch,
  .contextBuiltin, .contextNaive, .contextFullscreenFlag, .contextFramed, .contextBackgroundButton,
  .contextHitTest, .contextContainerFrame, .contextIntermediate, .contextTwo, .contextKit,
  .contextBackgroundButtonKit, .contextHitTestKit, .contextContainerFrameKit,
  .contextIntermediateKit,
  .sandwichStyles, .sandwichMixed, .sandwichItems, .sandwichProxy, .sandwichPopover,
  .sandwichNested,
  .detentSheetKit, .contextSwiftUI, .kitPosition, .kitBackground, .kitContent, .kitNoDrag,
  .kitVanishing,
  .kitAttempts, .kitDrags, .kitStops, .kitQueue, .kitDimCurve, .kitLayering, .kitPinned, .kitSides,
  .kitPhysics, .kitPolicy, .kitBars, .kitContentMode, .kitStack, .kitInline,
  .contextEdges, .contextStack, .contextSplit, .contextNested, .contextKeyboard, .contextScroll,
  .popover, .alert,
  .table, .collection,
  .tabs, .menus,
  .materials,
  .swiftUIControls, .swiftUIEffects,
  .player,
]
