import Testing

@testable import DeviceServer

@Suite("Messages that wait")
struct MessageQueueTests {
  private func queue(_ messages: [ClientMessage]) -> (kept: [ClientMessage], dropped: Int) {
    var queue = MessageQueue()
    var dropped = 0
    for message in messages { dropped += queue.append(message) }
    var kept: [ClientMessage] = []
    while let message = queue.next() { kept.append(message) }
    #expect(queue.isEmpty)
    return (kept, dropped)
  }

  @Test("Messages are performed in their order")
  func order() {
    let messages: [ClientMessage] = [
      .hello(version: 2, SceneRequest()), .text("a"), .clock(rate: 0), .step, .picture,
    ]
    #expect(queue(messages).kept == messages)
  }

  @Test("Of thousands of scenes that wait, the newest is shown, with what the others set")
  func newest() {
    var messages: [ClientMessage] = [.scene(SceneRequest(device: "ipad"))]
    messages += (0..<3710).map { .scene(SceneRequest(scene: "scene-\($0)")) }
    let (kept, dropped) = queue(messages)
    #expect(kept == [.scene(SceneRequest(scene: "scene-3709", device: "ipad"))])
    #expect(dropped == 3710)
  }

  @Test("Input that waits for a scene that is not shown is dropped, and settings stay")
  func input() {
    let (kept, dropped) = queue([
      .text("a"), .clock(rate: 0.5), .scene(SceneRequest(scene: "a")),
      .call("present", argument: nil),
      .settings(SceneRequest(textSize: "xl")), .touches([]), .watch([.state]),
      .scene(SceneRequest(scene: "b")), .call("dismiss", argument: nil),
    ])
    #expect(
      kept == [
        .clock(rate: 0.5), .watch([.state]), .scene(SceneRequest(scene: "b", textSize: "xl")),
        .call("dismiss", argument: nil),
      ])
    #expect(dropped == 5)
  }

  @Test("The first scene of a page is the newest that waits")
  func greeting() {
    let (kept, _) = queue([
      .hello(version: 2, SceneRequest(scene: "a", device: "ipad")),
      .scene(SceneRequest(scene: "b")),
    ])
    #expect(kept == [.hello(version: 2, SceneRequest(scene: "b", device: "ipad"))])
  }

  @Test("A picture that a page asks for is of the scene that it asked about")
  func answers() {
    let messages: [ClientMessage] = [
      .scene(SceneRequest(scene: "a")), .picture, .scene(SceneRequest(scene: "b")),
    ]
    #expect(queue(messages).kept == messages)
  }
}
