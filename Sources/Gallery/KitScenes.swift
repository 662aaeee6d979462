import VirtualDevice

/// The scenes of the example app: those whose sources pass Apple's type checker.
public let kitScenes = SceneRegistry([
  .contextKit, .detentSheetKit, .kitPosition, .kitBackground, .kitContent, .kitNoDrag,
  .kitVanishing, .kitAttempts, .kitDrags, .kitQueue, .kitDimCurve, .kitLayering, .kitPinned,
  .kitSides, .kitPhysics, .kitPolicy,
])
