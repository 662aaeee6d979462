import VirtualDevice

/// The scenes of the example app: those whose sources pass Apple's type checker.
public let kitScenes = SceneRegistry([
  .detentSheetKit, .kitPosition, .kitBackground, .kitContent, .kitNoDrag, .kitVanishing,
  .kitAttempts, .kitQueue, .kitDimCurve,
])
