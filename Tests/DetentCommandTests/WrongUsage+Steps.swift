import Testing

@testable import DetentCommand

extension WrongUsage {
  /// Scripts with a mistake, each as the file of its number in the folder.
  static let steps: [WrongUsage] = wrongScripts.enumerated().map { index, row in
    .init("play sheet --script FOLDER/script-\(index).json", row.answer, row.status)
  }

  /// The files of ``steps``.
  static let stepsByFile: [String: [UInt8]] = Dictionary(
    uniqueKeysWithValues: wrongScripts.enumerated().map { index, row in
      ("script-\(index).json", Array(row.text.utf8))
    })

  private struct WrongScript: Sendable {
    var text: String
    var answer: String
    var status = CommandStatus.badInput
  }

  private static let wrongScripts: [WrongScript] = [
    .init(text: "", answer: "line 1, column 1: the JSON ends too early."),
    .init(text: "{}", answer: "line 1, column 1: a script is an array of steps, not an object."),
    .init(
      text: #"[{"tapp": "Show"}]"#,
      answer: "step 1 (line 1, column 3): \"tapp\" is not a step; did you mean \"tap\"?"),
    .init(
      text: #"[{"tap": "Shwo"}]"#,
      answer: "nothing on the screen has the label or identifier \"Shwo\".", status: .failure),
    .init(
      text: #"[{"tap": 3}]"#,
      answer: "\"tap\" takes a label, an identifier or a point [x, y], not a number."),
    .init(
      text: #"[{"up": {}}]"#,
      answer: "\"up\" takes true or {\"velocity\": [dx, dy]}, not an empty object."),
    .init(text: #"[{"up": true}]"#, answer: "finger 1 is not down, so it cannot be lifted."),
    .init(text: #"[{"down": [196]}]"#, answer: "column 11): \"down\" takes a point [x, y]."),
    .init(
      text: #"[{"down": [9, 9]}, {"down": [9, 9]}]"#,
      answer: "step 2 (line 1, column 20): finger 1 is down already; lift it first with \"up\"."),
    .init(
      text: #"[{"move": [9, 9]}]"#,
      answer: "finger 1 is not down; put it down first with \"down\"."),
    .init(
      text: #"[{"move": [196, 100], "ovr": 0.2}]"#,
      answer: "\"ovr\" does not belong to \"move\": only \"over\", \"finger\" may stand beside it."),
    .init(
      text: #"[{"tap": "Show"}, {"tap": "Show"}"#, answer: "the JSON ends before \"]\"."),
    .init(text: #"[{"advance": 0.1},]"#, answer: "a comma may not stand before \"]\"."),
    .init(
      text: #"[{"key": "shfit+left"}]"#,
      answer: "\"key\" takes a key such as \"a\", \"left\" or \"shift+cmd+right\"."),
    .init(text: #"[{"rotate": "landscape"}]"#, answer: "\"rotate\" takes \"portrait\","),
    .init(
      text: #"[{"set": {"detnts": "medium"}}]"#,
      answer: "the scene has no parameter \"detnts\"; did you mean \"detents\"?", status: .failure),
    .init(
      text: #"[{"call": "dismis"}]"#,
      answer: "the scene has no action \"dismis\"; did you mean \"dismiss\"?", status: .failure),
    .init(
      text: #"[{"advance": -1}]"#, answer: "\"advance\" takes a number of seconds from 0 to 3600."),
    .init(
      text: #"[{"advance": 4000}]"#,
      answer: "\"advance\" takes a number of seconds from 0 to 3600."),
    .init(text: #"[{"hold": 1e400}]"#, answer: "column 11: \"1e400\" is not a JSON number."),
    .init(
      text: #"[{"activate": "Volume", "action": "increment"}]"#,
      answer: "nothing on the screen has the label or identifier \"Volume\".", status: .failure),
    .init(
      text: #"[{"activate": [1, 1], "action": "fly"}]"#,
      answer: "\"dismiss popup\" cannot be used that way: it has no action \"fly\".",
      status: .failure),
    .init(text: #"[{"settle": false}]"#, answer: "\"settle\" takes true, not false."),
    .init(
      text: #"[{"keyboard": "yes"}]"#,
      answer: "\"keyboard\" takes a height in points, not a string."),
    .init(
      text: #"[{"keyboard": -3}]"#,
      answer: "\"keyboard\" takes a height in points from 0 to 10000."),
    .init(
      text: #"[{"type": "park"}]"#,
      answer: "\"park\" cannot be typed: no text field has the keyboard; tap one first.",
      status: .failure),
    .init(
      text: #"[{"tap": "Show", "hold": 1}]"#,
      answer: "a step does one thing, but \"tap\" and \"hold\" stand here together."),
  ]
}
