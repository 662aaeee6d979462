import Testing

@testable import DeviceServer

@Suite("Messages of a page")
struct ClientMessageTests {
  @Test("What a page says is read")
  func reads() throws {
    #expect(
      try ClientMessage(#"{"t":"hello","version":4,"scene":"sheet","set":{"a":"b"}}"#)
        == .hello(version: 4, SceneRequest(scene: "sheet", set: ["a": "b"])))
    #expect(try ClientMessage(#"{"t":"shown","frame":7}"#) == .shown(frame: 7))
    #expect(
      try ClientMessage(#"{"t":"touches","touches":[[0,0,10,20.5,1500],[1,2,3,4]]}"#)
        == .touches([
          ClientTouch(finger: 0, phase: .down, x: 10, y: 20.5, time: 1.5),
          ClientTouch(finger: 1, phase: .up, x: 3, y: 4),
        ]))
    #expect(try ClientMessage(#"{"t":"clock","rate":0.25}"#) == .clock(rate: 0.25))
    #expect(try ClientMessage(#"{"t":"watch","what":["views"]}"#) == .watch([.views]))
  }

  @Test(
    "What is not of the protocol is refused with a reason",
    arguments: [
      "", "[]", "{", #"{"t":"dance"}"#, #"{"t":"hello"}"#, #"{"t":"shown","frame":-1}"#,
      #"{"t":"touches","touches":[[0,9,1,1]]}"#, #"{"t":"touches","touches":[[0,0,1]]}"#,
      #"{"t":"touches","touches":[[0,0,1e9,1]]}"#, #"{"t":"touches","touches":[[99,0,1,1]]}"#,
      #"{"t":"touches","touches":[[0,0,1,1,-1]]}"#, #"{"t":"touches","touches":[[0,0,1,1,2e10]]}"#,
      #"{"t":"touches","touches":[[0,0,1,1,1,1]]}"#,
      #"{"t":"wheel","x":1,"y":1,"dx":1e300,"dy":0}"#, #"{"t":"clock","rate":7}"#,
      #"{"t":"clock","rate":0.001}"#, #"{"t":"key","key":"hyper+x"}"#,
      #"{"t":"watch","what":["passwords"]}"#, #"{"t":"record","format":"exe"}"#,
    ])
  func refuses(text: String) {
    let error = #expect(throws: MessageError.self) { try ClientMessage(text) }
    #expect(error?.reason.isEmpty == false)
  }

  @Test("A message that is too long is not read at all")
  func refusesLong() {
    let text = #"{"t":"text","text":""# + String(repeating: "a", count: 70_000) + #""}"#
    let error = #expect(throws: MessageError.self) { try ClientMessage(text) }
    #expect(error?.reason == "the message is longer than 65536 bytes")
  }

  @Test("More touches than fingers can make are refused")
  func refusesMany() {
    let touches = Array(repeating: "[0,1,5,5]", count: 65).joined(separator: ",")
    #expect(throws: MessageError.self) {
      try ClientMessage(#"{"t":"touches","touches":[\#(touches)]}"#)
    }
  }
}
