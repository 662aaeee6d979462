import DetentTesting
import Testing

@testable import VirtualDevice

@MainActor
@Suite("Playing scripts")
struct ScenePlayerTests {
  private final class Root: UIViewController, SceneResponder {
    var heard: [String] = []

    func sceneDidChange(_ values: SceneValues, changed: [String]) {
      heard.append("\(changed) \(values.text("word"))")
    }

    func sceneCall(_ name: String, argument: String?) throws {
      heard.append("\(name) \(argument ?? "-")")
    }
  }

  private func player(_ root: @escaping @MainActor @Sendable () -> UIViewController) -> ScenePlayer
  {
    let scene = DeviceScene(
      name: "words", title: "Words",
      parameters: [.choice("word", ["one", "two"], default: "one", "A word")],
      calls: [SceneCall("say", argument: "word", "Says a word")], script: []
    ) { _ in root() }
    return ScenePlayer(
      scene, values: SceneValues(scene.parameters), on: VirtualDevice(model: .iPhoneSE3))
  }

  @Test("Settings and calls reach the root view controller")
  func settingsAndCalls() throws {
    let player = player { Root() }
    try player.play(
      TouchScript(json: #"[{"set": {"word": "two"}}, {"call": "say:hello"}, {"call": "say"}]"#))
    let root = try #require(player.device.rootViewController as? Root)
    #expect(root.heard == ["[\"word\"] two", "say hello", "say -"])
    #expect(player.values.text("word") == "two")
  }

  @Test(
    "A step that cannot be done names its place",
    arguments: [
      (
        #"[{"advance": 0.1}, {"tap": "Nowhere"}]"#,
        "step 2 (line 1, column 20): nothing on the screen has the label or identifier \"Nowhere\"."
      ),
      (
        #"[{"call": "sing"}]"#,
        "step 1 (line 1, column 2): the scene has no action \"sing\"; there are say."
      ),
      (
        #"[{"set": {"word": "three"}}]"#,
        "step 1 (line 1, column 2): the parameter \"word\" takes one or two, not \"three\"."
      ),
      (
        #"[{"set": {"wort": "one"}}]"#,
        "step 1 (line 1, column 2): the scene has no parameter \"wort\"; did you mean \"word\"?"
      ),
    ])
  func places(json: String, sentence: String) throws {
    let player = player { Root() }
    let script = try TouchScript(json: json)
    let error = #expect(throws: ScriptError.self) { try player.play(script) }
    #expect(error?.description == sentence)
  }

  @Test("A root that takes no calls says so")
  func notResponding() throws {
    let player = player { UIViewController() }
    let error = #expect(throws: ScriptError.self) {
      try player.play(TouchScript([.call("say", argument: nil)]))
    }
    #expect(
      error?.description
        == "step 1: the scene \"words\" takes no changes and calls while it is shown.")
  }

  private final class Controls: UIViewController {
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private(set) var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      slider.accessibilityLabel = "Volume"
      view.addSubview(slider)
      for (index, title) in ["Play", "Skip", "Skip"].enumerated() {
        let button = UIButton(
          type: .system,
          primaryAction: UIAction(title: title) { [weak self] _ in
            self?.heard.append("\(title) \(index)")
          })
        button.frame = CGRect(x: 20, y: 160 + 60 * index, width: 200, height: 44)
        button.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Later") { [weak self] _ in
            self?.heard.append("later \(index)")
            return true
          }
        ]
        view.addSubview(button)
      }
    }

    var words: [String] { heard + [slider.value > 0.5 ? "louder" : "as loud"] }
  }

  @Test("Assistive technology uses elements by their names or places")
  func activate() throws {
    let player = player { Controls() }
    let root = try #require(player.device.rootViewController as? Controls)
    root.slider.value = 0.5
    try player.play(
      TouchScript(
        json: """
          [{"activate": "Play"}, {"activate": "Volume", "action": "increment"},
           {"activate": [120, 302]}, {"activate": "Play", "action": "Later"}]
          """))
    #expect(root.words == ["Play 0", "Skip 2", "later 0", "louder"])
    let error = #expect(throws: ScriptError.self) {
      try player.play(TouchScript([.activatePoint(CGPoint(x: 300, y: 600), action: nil)]))
    }
    #expect(
      error?.description == "step 1: assistive technology reaches nothing at 300, 600.")
  }

  @Test("Time passes as the steps say")
  func time() throws {
    let player = player { Root() }
    let start = player.device.time
    try player.play(
      TouchScript(
        json: """
          [{"advance": 0.5}, {"down": [10, 100]}, {"move": [10, 200], "over": 0.25},
           {"hold": 0.5}, {"up": true}]
          """))
    // A frame each for the finger to land and to leave.
    #expect(abs(player.device.time - start - 1.25 - 2.0 / 60) < 1e-9)
  }
}
