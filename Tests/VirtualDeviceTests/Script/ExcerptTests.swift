import Testing

@testable import VirtualDevice

@Suite("What errors repeat of an input")
struct ExcerptTests {
  @Test(
    "A text is repeated on one line, with its hidden characters written out",
    arguments: [
      ("plain", "\"plain\""), ("it's \"é\" 👨‍👩‍👧", "\"it's \"é\" 👨‍👩‍👧\""), ("", "\"\""),
      ("a\nb\u{2028}c\u{2029}d\u{85}e\u{0}", #""a\u{a}b\u{2028}c\u{2029}d\u{85}e\u{0}""#),
      ("\u{202E}back\u{FEFF}", #""\u{202e}back\u{feff}""#), ("\u{1B}[31m", #""\u{1b}[31m""#),
    ])
  func shows(text: String, shown: String) {
    #expect(Excerpt.quoted(text) == shown)
  }

  @Test("At most 120 characters are repeated, also of one that never ends")
  func cuts() {
    let longest = String(repeating: "a", count: 120)
    #expect(Excerpt.quoted(longest) == "\"\(longest)\"")
    #expect(Excerpt.quoted(longest + "a") == "\"\(longest)…\"")
    let marks = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(Excerpt.quoted(marks).unicodeScalars.count == 123)
    #expect(Excerpt.quoted(String(repeating: "\n", count: 1000)).unicodeScalars.count <= 123)
  }

  @Test("No error of a script, a scene or a device is longer for a longer input")
  func errors() {
    let long = String(repeating: "x\u{2028}", count: 100_000)
    let sentences = [
      SceneError.unknownScene(long, known: ["sheet"]).description,
      SceneError.unknownParameter(long, known: []).description,
      SceneError.wrongValue(long, parameter: "grabber", form: "true or false").description,
      SceneError.unknownCall(long, known: ["present"]).description,
      DeviceError.notFound(long, near: nil).description,
      DeviceError.noTextInput(long).description,
    ]
    #expect(sentences.allSatisfy { $0.count < 300 && !$0.contains("\u{2028}") })
    let x = String(repeating: "x", count: 100_000)
    for json in [
      "[{\"\(x)\": 1}]", "[{\"set\": {\"\(x)\": 1, \"\(x)\": 2}}]", "[\(x)]", "[1\(x)]",
      "[{\"settle\": true, \"\(x)\": 1}]", "[{\"rotate\": \"\(x)\"}]",
      "[{\"set\": {\"\(x)\": []}}]", "[{\"down\": [1, 2]}, {\"up\": {\"\(x)\": 1}}]",
      "[{\"\(x)\"}]", "[1\(String(repeating: "0", count: 1000)).]",
    ] {
      let error = #expect(throws: ScriptError.self) { try TouchScript(json: json) }
      #expect((error?.description.count ?? .max) < 600)
    }
  }

  @Test("A key that stands twice is found among many")
  func manyKeys() {
    let keys = (0..<20_000).map { "\"k\($0)\": 1" } + ["\"k7\": 2"]
    let error = #expect(throws: ScriptError.self) {
      try TouchScript(json: "[{\"set\": {\(keys.joined(separator: ", "))}}]")
    }
    #expect(error?.description.hasSuffix("the key \"k7\" stands here twice.") == true)
  }
}
