import Testing

@testable import AppleSources

/// Returns the translation of sources of one module, without what every translation begins with, and
/// checks that it is translated to itself and keeps its lines. `added` are the imports that it adds.
func translated(
  _ sources: [String], imports: String = "import UIKit", added: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) -> (texts: [String], warnings: [String]) {
  let files = sources.enumerated().map {
    SourceFile(path: "\($0).swift", text: "\(imports)\n\($1)\n")
  }
  let translator = Translator(files)
  var texts: [String] = []
  var warnings: [String] = []
  for file in files {
    let result = translator.translate(file)
    warnings += result.diagnostics.map { "\($0.line): \($0.message)" }
    let again = SourceFile(path: file.path, text: result.text)
    #expect(
      Translator([again]).translate(again).text == result.text, sourceLocation: sourceLocation)
    let head =
      "import AppleSupport\n\(added)#sourceLocation(file: \"\(file.path)\", line: 1)\n\(imports)\n"
    #expect(result.text.hasPrefix(head), sourceLocation: sourceLocation)
    texts.append(String(result.text.dropFirst(head.count).dropLast()))
  }
  return (texts, warnings)
}

/// Returns the translation of one source.
func translated(_ source: String, sourceLocation: SourceLocation = #_sourceLocation) -> String {
  translated([source], sourceLocation: sourceLocation).texts[0]
}
