import Testing

@testable import DetentCommand

extension WrongUsage {
  /// Habits from other commands.
  static let habits: [WrongUsage] = [
    .init("ls", "no command is named \"ls\"; did you mean \"list\"?"),
    .init("open sheet", "no command is named \"open\"; did you mean \"serve\"?"),
    .init("run sheet", "no command is named \"run\"; did you mean \"play\"?"),
    .init("screenshot sheet", "no command is named \"screenshot\"; did you mean \"snapshot\"?"),
    .init("start", "no command is named \"start\"; did you mean \"serve\"?"),
    .init("diff a.jsonl b.jsonl", "no command is named \"diff\"; did you mean \"compare\"?"),
    .init("play·sheet", "no command is named \"play sheet\"; of 12, the nearest are"),
    .init("-v", "unknown option '-v'; did you mean \"--version\"?"),
    .init("-V", "unknown option '-V'; did you mean \"--version\"?"),
    .init("snapshot sheet sheet.png", "the file to write stands after -o: -o \"sheet.png\"."),
    .init("record sheet sheet.webp", "the file to write stands after -o: -o \"sheet.webp\"."),
    .init("symbols heart heart.png", "the file to write stands after -o: -o \"heart.png\"."),
    .init("film FOLDER/t.jsonl a.gif", "the file to write stands after -o: -o \"a.gif\"."),
    .init("play sheet ok.json", "a script stands after --script: --script \"ok.json\"."),
    .init("tree sheet ok.json", "a script stands after --script: --script \"ok.json\"."),
    .init("serve 8080", "the port stands after --port: --port 8080."),
    .init("serve -p 8080", "unknown option '-p'; see detent serve --help."),
    .init("snapshot sheet –o x.png", "did you mean \"-o\"?"),
    .init("snapshot sheet —output x.png", "did you mean \"--output\"?"),
    .init(
      "play sheet --script [{\"tap\":\"Show\"}]",
      "--script takes the name of a file, not the steps; with - they come from standard input."),
    .init(
      "snapshot sheet -o ~/x.png",
      "there is no folder \"~\", which the shell replaces only outside of quotes.", .cannotCreate),
    .init("play sheet --trace=", "missing value for '--trace <x.jsonl>'"),
    .init(
      "record sheet alert -o FOLDER/all.webp", "several scenes are recorded into a folder, but \""),
    .init("record --all -o FOLDER/all.gif", "several scenes are recorded into a folder, but \""),
    .init("snapshot sheet -o FOLDER/a.png --dark", "unknown option '--dark'"),
    .init("snapshot sheet,alert -o FOLDER/a.png", "no scene is named \"sheet,alert\"; of "),
    .init("play SHEET", "no scene is named \"SHEET\"; did you mean \"sheet\"?"),
    .init("play sheet --set detents medium", "unexpected argument 'medium'"),
    .init("list --filter sheet", "unknown option '--filter'; see detent list --help."),
    .init("serve --port 0x50", "the value '0x50' is invalid for '--port <port>'"),
    .init("compare FOLDER/ok.json FOLDER/ok.json", "a frame is an object, not", .badInput),
    .init("init FOLDER/ok.json", "there is no folder \"", .badInput),
  ]

  /// A file whose name is empty, which no shell writes by itself but a variable without a value does.
  static let emptyNames: [[String]] = [
    ["play", "sheet", "--trace", ""], ["snapshot", "sheet", "-o", ""],
    ["record", "sheet", "--page", ""],
  ]
}
