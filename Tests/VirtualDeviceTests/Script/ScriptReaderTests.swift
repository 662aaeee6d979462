import Testing
import UIKit

@testable import VirtualDevice

@Suite("Touch scripts")
struct ScriptReaderTests {
  @Test("Every step of the language is read")
  func everyStep() throws {
    let script = try TouchScript(
      json: """
        [
          {"tap": "Show"}, {"tap": [10, 20.5]},
          {"down": [1, 2], "finger": 2}, {"move": [3, -4], "over": 0.5, "finger": 2},
          {"hold": 0.3}, {"up": {"velocity": [0, -1200]}, "finger": 2},
          {"down": [5, 6]}, {"move": [7, 8]}, {"up": true},
          {"advance": 0.1}, {"settle": true}, {"rotate": "landscapeLeft"},
          {"keyboard": 336}, {"keyboard": 0},
          {"set": {"detents": "medium,large", "grabber": true, "radius": 12.5}},
          {"call": "present"}, {"call": "select:large"},
          {"hover": "Show"}, {"hover": [9, 8]}, {"hover": false},
          {"activate": "Show"}, {"activate": [9, 8], "action": "increment"}
        ]
        """)
    let expected: [TouchScript.Action] = [
      .tap("Show"), .tapPoint(CGPoint(x: 10, y: 20.5)),
      .down(CGPoint(x: 1, y: 2), finger: 2),
      .move(CGPoint(x: 3, y: -4), over: 0.5, finger: 2), .hold(0.3),
      .up(velocity: CGVector(dx: 0, dy: -1200), finger: 2),
      .down(CGPoint(x: 5, y: 6), finger: 1), .move(CGPoint(x: 7, y: 8), over: 0.25, finger: 1),
      .up(velocity: nil, finger: 1), .advance(0.1), .settle, .rotate(.landscapeLeft),
      .keyboard(336), .keyboard(0),
      .set([
        .init(key: "detents", value: "medium,large"), .init(key: "grabber", value: "true"),
        .init(key: "radius", value: "12.5"),
      ]),
      .call("present", argument: nil), .call("select", argument: "large"),
      .hover("Show"), .hoverPoint(CGPoint(x: 9, y: 8)), .hoverPoint(nil),
      .activate("Show", action: nil), .activatePoint(CGPoint(x: 9, y: 8), action: "increment"),
    ]
    #expect(script.steps.map(\.action) == expected)
    #expect(script.steps[2].position == TextPosition(line: 3, column: 3))
  }

  @Test("An array in a script is what fingers do at the same time")
  func together() throws {
    let script = try TouchScript(
      json: """
        [[{"down": [1, 2]}, {"down": [3, 4], "finger": 2}],
         [{"move": [5, 6], "over": 0.5}, {"up": true, "finger": 2}]]
        """)
    #expect(
      script.steps.map(\.action) == [
        .together([
          .down(CGPoint(x: 1, y: 2), finger: 1), .down(CGPoint(x: 3, y: 4), finger: 2),
        ]),
        .together([
          .move(CGPoint(x: 5, y: 6), over: 0.5, finger: 1), .up(velocity: nil, finger: 2),
        ]),
      ])
  }

  @Test("An empty script is a script")
  func empty() throws {
    #expect(try TouchScript(json: " [ ] ").steps.isEmpty)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var json: String
    var error: String
    var testDescription: String { json }

    init(_ json: String, _ error: String) {
      self.json = json
      self.error = error
    }
  }

  static let wrong: [Row] = [
    Row(
      "[[]]",
      "step 1 (line 1, column 2): an array in a script holds what fingers do at the same time, "
        + "but this is empty."),
    Row(
      "[[{\"down\": [1, 2]}, {\"settle\": true}]]",
      "step 1 (line 1, column 21): at the same time fingers can only \"down\", \"move\" and "
        + "\"up\": true."),
    Row(
      "[[{\"down\": [1, 2]}, {\"move\": [1, 2]}]]",
      "step 1 (line 1, column 21): finger 1 cannot do two things at the same time."),
    Row("", "line 1, column 1: the JSON ends too early."),
    Row("{}", "line 1, column 1: a script is an array of steps, not an object."),
    Row(
      "[1]",
      "step 1 (line 1, column 2): a step is an object such as {\"settle\": true}, not a number."),
    Row("[{}]", "step 1 (line 1, column 2): the step is empty."),
    Row(
      "[{\"settle\":true},\n {\"hold\":1,}]",
      "line 2, column 12: a comma may not stand before \"}\"."),
    Row("[{\"settle\":true}\n {}]", "line 2, column 2: a comma or \"]\" is expected."),
    Row("[{\"settle\":true}", "line 1, column 17: the JSON ends before \"]\"."),
    Row(
      "[{\"settle\":true}] x", "line 1, column 19: nothing may follow the end of the JSON value."),
    Row("[{\"hold\":01}]", "line 1, column 10: \"01\" is not a JSON number."),
    Row("[{\"hold\":maybe}]", "line 1, column 10: \"maybe\" is not a JSON value."),
    Row("[{\"tap\":\"x}]", "line 1, column 9: the string that begins here has no end."),
    Row("[{\"tap\":\"\\q\"}]", "line 1, column 11: \"\\q\" is not a JSON escape."),
    Row("[{tap:1}]", "line 1, column 3: a key in double quotes is expected."),
    Row("[{\"hold\":1,\"hold\":2}]", "line 1, column 12: the key \"hold\" stands here twice."),
    Row(
      "[{\"tpa\": \"x\"}]",
      "step 1 (line 1, column 3): \"tpa\" is not a step; did you mean \"tap\"?"),
    Row(
      "[{\"swipe\": \"x\"}]",
      "step 1 (line 1, column 3): \"swipe\" is not a step; steps are \"tap\", \"hover\", "
        + "\"activate\", \"down\", \"move\", \"hold\", \"up\", \"advance\", \"settle\", \"rotate\", \"keyboard\", \"type\", "
        + "\"key\", \"set\", \"call\"."),
    Row(
      "[{\"tap\":\"x\",\"hold\":1}]",
      "step 1 (line 1, column 13): a step does one thing, but \"tap\" and \"hold\" stand here together."
    ),
    Row(
      "[{\"hold\":1,\"over\":1}]",
      "step 1 (line 1, column 12): \"over\" does not belong to \"hold\": nothing may stand beside it."
    ),
    Row(
      "[{\"down\":[1,2],\"over\":1}]",
      "step 1 (line 1, column 16): \"over\" does not belong to \"down\": only \"finger\" may stand beside it."
    ),
    Row(
      "[{\"tap\":5}]",
      "step 1 (line 1, column 9): \"tap\" takes a label, an identifier or a point [x, y], not a number."
    ),
    Row(
      "[{\"tap\":\"\"}]",
      "step 1 (line 1, column 9): \"tap\" needs a label or identifier that is not empty."),
    Row(
      "[{\"activate\":true}]",
      "step 1 (line 1, column 14): \"activate\" takes a label, an identifier or a point [x, y], "
        + "not true."),
    Row(
      "[{\"activate\":\"x\",\"action\":1}]",
      "step 1 (line 1, column 27): \"action\" takes \"increment\", \"decrement\" or the name of one "
        + "of the element's own actions, not a number."),
    Row("[{\"tap\":[1]}]", "step 1 (line 1, column 9): \"tap\" takes a point [x, y]."),
    Row("[{\"down\":[1,\"2\"]}]", "step 1 (line 1, column 10): \"down\" takes a point [x, y]."),
    Row(
      "[{\"down\":[1,2],\"finger\":0}]",
      "step 1 (line 1, column 25): \"finger\" takes a whole number from 1 to 11."),
    Row(
      "[{\"move\":[1,2]}]",
      "step 1 (line 1, column 2): finger 1 is not down; put it down first with \"down\"."),
    Row(
      "[{\"up\":true}]", "step 1 (line 1, column 2): finger 1 is not down, so it cannot be lifted."),
    Row(
      "[{\"down\":[1,2]},{\"down\":[1,2]}]",
      "step 2 (line 1, column 17): finger 1 is down already; lift it first with \"up\"."),
    Row(
      "[{\"down\":[1,2]},{\"up\":false}]",
      "step 2 (line 1, column 23): \"up\" takes true or {\"velocity\": [dx, dy]}, not false."),
    Row(
      "[{\"down\":[1,2]},{\"up\":{}}]",
      "step 2 (line 1, column 23): \"up\" takes true or {\"velocity\": [dx, dy]}, not an empty object."
    ),
    Row(
      "[{\"down\":[1,2]},{\"up\":{\"speed\":[1,2]}}]",
      "step 2 (line 1, column 24): \"speed\" does not belong to \"up\": only \"velocity\" may stand in it."
    ),
    Row(
      "[{\"down\":[1,2]},{\"up\":{\"velocity\":7}}]",
      "step 2 (line 1, column 35): \"velocity\" takes [dx, dy] in points per second."),
    Row(
      "[{\"hold\":-1}]",
      "step 1 (line 1, column 10): \"hold\" takes a number of seconds from 0 to 3600."),
    Row(
      "[{\"advance\":\"1\"}]",
      "step 1 (line 1, column 13): \"advance\" takes a number of seconds, not a string."),
    Row("[{\"settle\":false}]", "step 1 (line 1, column 12): \"settle\" takes true, not false."),
    Row(
      "[{\"rotate\":\"left\"}]",
      "step 1 (line 1, column 12): \"rotate\" takes \"portrait\", \"portraitUpsideDown\", "
        + "\"landscapeLeft\", \"landscapeRight\", not \"left\"."),
    Row(
      "[{\"keyboard\":\"up\"}]",
      "step 1 (line 1, column 14): \"keyboard\" takes a height in points, not a string."),
    Row(
      "[{\"set\":{}}]",
      "step 1 (line 1, column 9): \"set\" takes an object of parameters such as {\"detents\": \"medium,large\"}."
    ),
    Row(
      "[{\"set\":{\"a\":[1]}}]",
      "step 1 (line 1, column 14): the parameter \"a\" takes a string, a number, true or false, not an array."
    ),
    Row(
      "[{\"call\":1}]",
      "step 1 (line 1, column 10): \"call\" takes an action of the scene such as \"present\" or "
        + "\"select:large\", not a number."),
  ]

  @Test("A wrong script gets one sentence with its place", arguments: wrong)
  func wrongScript(row: Row) {
    let error = #expect(throws: ScriptError.self) { try TouchScript(json: row.json) }
    #expect(error?.description == row.error)
  }

  @Test("A deeply nested text is refused")
  func deep() {
    let json = String(repeating: "[", count: 5_000)
    #expect(throws: ScriptError.self) { try TouchScript(json: json) }
  }

  @Test("Escapes and characters beyond the basic plane are read")
  func escapes() throws {
    let script = try TouchScript(json: #"[{"tap": "a\"\u00e9\ud83d\ude00\n"}]"#)
    #expect(script.steps.map(\.action) == [.tap("a\"\u{e9}\u{1F600}\n")])
  }
}
