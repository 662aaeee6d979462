import Foundation
import Gallery
import Testing
import VirtualDevice

@testable import DetentCommand

@MainActor
@Suite("Completion in the shell", .serialized)
struct CompletionTests {
  @Test(
    "The script of each shell has the commands, scenes, devices and choices",
    arguments: ["bash", "zsh", "fish"])
  func script(shell: String) {
    let outcome = CommandStage.run(["--generate-completion-script", shell])
    #expect(outcome.status == .success)
    for word in ["snapshot", "kit-sides", "ipad-a16", "ios18", "landscapeLeft", "ax5"] {
      #expect(outcome.output.contains(word))
    }
  }

  @Test("A setting is completed with the scene's parameters, then with the parameter's words")
  func settings() throws {
    let scene = try gallery.scene("sheet")
    let names = SceneOptions.settings(
      after: ["detent", "play", "sheet", "--set", ""], beginning: "")
    #expect(names == scene.parameters.map { $0.name + "=" })
    #expect(
      SceneOptions.settings(after: ["sheet"], beginning: "grabber=") == [
        "grabber=true", "grabber=false",
      ])
    #expect(SceneOptions.settings(after: ["play"], beginning: "").isEmpty)
  }

  /// Returns the completions that bash has for the last of some words.
  private func bash(_ words: [String]) throws -> [String] {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let program = bundle.deletingLastPathComponent().appendingPathComponent("detent").path
    let line = words.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c",
      """
      PATH=$(dirname "$1"):$PATH
      source <(detent --generate-completion-script bash)
      COMP_LINE=$2 COMP_POINT=${#2} COMP_WORDS=($2) COMP_CWORD=$(($3 - 1))
      _detent detent "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf '%s\n' "${COMPREPLY[@]}"
      """, "bash", program, line, "\(words.count)",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("Bash completes commands, scenes, devices and choices")
  func inBash() throws {
    #expect(try bash(["detent", "snap"]) == ["snapshot"])
    #expect(
      try bash(["detent", "snapshot", "kit-side"])
        == gallery.scenes.map(\.name).filter { $0.hasPrefix("kit-side") })
    #expect(
      try bash(["detent", "play", "sheet", "--device", "ipad-a"])
        == DeviceModel.all.map(\.name).filter { $0.hasPrefix("ipad-a") })
    #expect(try bash(["detent", "play", "sheet", "--style", "ios1"]) == ["ios18"])
  }
}
