import VirtualDevice

extension DeviceScene {
  static let materials = DeviceScene(
    name: "materials", title: "Blur, vibrancy and glass",
    summary: "Every material and kind of glass on a map; they come and go in an animation.",
    parameters: [
      .choice("kind", MaterialsController.kinds, default: "materials", "What the cards are made of")
    ],
    calls: MaterialsController.calls,
    script: [
      .settle, .hold(0.4), .call("hide", argument: nil), .settle, .hold(0.3),
      .call("show", argument: nil), .settle, .hold(0.4),
    ],
    root: { values in
      let controller = MaterialsController()
      controller.sceneDidChange(values, changed: ["kind"])
      return controller
    })
}
