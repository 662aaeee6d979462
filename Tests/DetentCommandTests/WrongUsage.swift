import Testing

@testable import DetentCommand

/// A wrong command line and its answer.
struct WrongUsage: Sendable, CustomTestStringConvertible {
  /// The words of the command line; `·` stands for a space in a word and `FOLDER` for a folder with a few
  /// files.
  var line: String
  var status: CommandStatus
  /// A part of the answer, which is one sentence.
  var answer: String

  init(_ line: String, _ answer: String, _ status: CommandStatus = .usage) {
    self.line = line
    self.status = status
    self.answer = answer
  }

  var testDescription: String { "detent \(line)" }

  func arguments(_ folder: String) -> [String] {
    line.split(separator: " ").map {
      String($0).replacing("FOLDER", with: folder).replacing("·", with: " ")
    }
  }

  static var all: [WrongUsage] {
    commands + names + values + settings + files + options + traces + films + scripts + projects
      + steps + habits
  }

  private static let commands: [WrongUsage] = [
    .init("lits", "no command is named \"lits\"; did you mean \"list\"?"),
    .init("snapshto sheet", "no command is named \"snapshto\"; did you mean \"snapshot\"?"),
    .init("recrod sheet", "no command is named \"recrod\"; did you mean \"record\"?"),
    .init("snap sheet", "no command is named \"snap\"; of 12, the nearest are snapshot, play"),
    .init("Play sheet", "no command is named \"Play\"; did you mean \"play\"?"),
    .init("help lits", "no command is named \"lits\"; did you mean \"list\"?"),
    .init("list --app", "--app takes the folder of an app"),
    .init("adopt --app x", "--app stands after list, play, record, serve, snapshot, tree"),
    .init("dance", "no command is named \"dance\"; of 12, the nearest are"),
    .init("sheet", "no command is named \"sheet\"; of 12, the nearest are"),
    .init("completion bash", "did you mean \"detent --generate-completion-script bash\"?"),
    .init("version", "no command is named \"version\"; did you mean \"detent --version\"?"),
    .init("--verbose", "unknown option '--verbose'"),
    .init("--verison", "unknown option '--verison'; did you mean \"--version\"?"),
    .init("--version --verbose list", "--version and --verbose are the whole command line"),
    .init("list sheet", "unexpected argument 'sheet'; see detent list --help."),
    .init("list --jsno", "unknown option '--jsno'. Did you mean '--json'?"),
    .init("list --json=yes", "does not take any value"),
    .init("--generate-completion-script tcsh", "can't generate completion scripts for 'tcsh'"),
  ]

  private static let names: [WrongUsage] = [
    .init("snapshot", "missing expected argument '<scene>'; see detent snapshot --help."),
    .init("play", "missing expected argument '<scene>'"),
    .init("tree", "missing expected argument '<scene>'"),
    .init("record -o FOLDER/a.webp", "record needs the name of a scene, or --all"),
    .init("play shete", "no scene is named \"shete\"; did you mean \"sheet\"?"),
    .init("tree shete", "no scene is named \"shete\"; did you mean \"sheet\"?"),
    .init("serve --scene shete", "no scene is named \"shete\"; did you mean \"sheet\"?"),
    .init("snapshot shet -o FOLDER/a.png", "did you mean \"sheet\"?"),
    .init("snapshot Sheet -o FOLDER/a.png", "did you mean \"sheet\"?"),
    .init("snapshot swiftui-map -o FOLDER/a.png", "did you mean \"swiftui-maps\"?"),
    .init("snapshot zzzz -o FOLDER/a.png", "no scene is named \"zzzz\"; of "),
    .init("snapshot sheet sheet2 -o FOLDER/a.png", "unexpected argument 'sheet2'"),
    .init("record sheet kit-sidse -o FOLDER/out", "did you mean \"kit-sides\"?"),
    .init("serve sheet", "unexpected argument 'sheet'; see detent serve --help."),
    .init("play sheet --device iphone16", "did you mean \"iphone-16\"?"),
    .init("play sheet --device iphone-61", "did you mean \"iphone-16\" or \"iphone-11\"?"),
    .init("play sheet --device iPhone·16", "did you mean \"iphone-16\"?"),
    .init("play sheet --device pixel", "no device is named \"pixel\"; of "),
    .init("tree sheet --device ipad", "no device is named \"ipad\"; of "),
    .init("serve --device iphone16", "did you mean \"iphone-16\"?"),
    .init("serve --device iapd-a16", "did you mean \"ipad-a16\"?"),
    .init("symbols hearrt", "no symbol has \"hearrt\" in its name; did you mean \"heart\"?"),
    .init("symbols nothing.like.this", "no symbol has \"nothing.like.this\" in its name; of "),
  ]

  private static let values: [WrongUsage] = [
    .init("play sheet --style ios17", "--style takes one of ios26, ios18, not \"ios17\"; did you"),
    .init("play sheet --style", "missing value for '--style <style>'"),
    .init("play sheet --appearance Dark", "did you mean \"dark\"?"),
    .init("play sheet --appearance drak", "not \"drak\"; did you mean \"dark\"?"),
    .init("play sheet --appearance dim", "--appearance takes one of light, dark, not \"dim\"."),
    .init("play sheet --orientation landscape", "--orientation takes one of portrait,"),
    .init("play sheet --orientation portriat", "did you mean \"portrait\"?"),
    .init("play sheet --text-size huge", "--text-size takes one of xs, s, m, l, xl, xxl, xxxl,"),
    .init("play sheet --text-size XL", "did you mean \"xl\"?"),
    .init("snapshot sheet -o FOLDER/a.png --scale 0", "a scale above 0 and up to 3, not 0."),
    .init("snapshot sheet -o FOLDER/a.png --scale -1", "a scale above 0 and up to 3, not -1."),
    .init("snapshot sheet -o FOLDER/a.png --scale nan", "a scale above 0 and up to 3, not nan."),
    .init("snapshot sheet -o FOLDER/a.png --scale inf", "a scale above 0 and up to 3, not inf."),
    .init("snapshot sheet -o FOLDER/a.png --scale 100", "a scale above 0 and up to 3, not 100."),
    .init("snapshot sheet -o FOLDER/a.png --scale abc", "the value 'abc' is invalid for '--scale"),
    .init("snapshot sheet -o FOLDER/a.png --scale 0.00001", "has no pixels"),
    .init("record sheet -o FOLDER/a.webp --scale -1", "a scale above 0 and up to 3, not -1."),
    .init("record sheet -o FOLDER/a.webp --scale 2.0x", "the value '2.0x' is invalid"),
    .init(
      "record sheet -o FOLDER/a.webp --fps 61", "--fps takes a number from 1 to 60 here, not 61"),
    .init(
      "record sheet -o FOLDER/a.gif --fps 60", "--fps takes a number from 1 to 50 here, not 60"),
    .init("record sheet -o FOLDER/a.webp --fps 0", "--fps takes a number from 1 to 60 here, not 0"),
    .init("record sheet -o FOLDER/a.webp --fps -5", "from 1 to 60 here, not -5"),
    .init("record sheet -o FOLDER/a.webp --fps nan", "from 1 to 60 here, not nan"),
    .init("record --all -o FOLDER/out --jobs 0", "--jobs takes a whole number from 1 on, not 0"),
    .init("record --all -o FOLDER/out --jobs -2", "--jobs takes a whole number from 1 on, not -2"),
    .init("record --all -o FOLDER/out --jobs 1.5", "the value '1.5' is invalid for '--jobs"),
    .init(
      "record sheet -o FOLDER/a.webp --strip FOLDER/a.png --strip-frames 0",
      "--strip-frames takes a whole number from 1 to 60, not 0"),
    .init(
      "record sheet -o FOLDER/a.webp --strip FOLDER/a.png --strip-frames -3",
      "--strip-frames takes a whole number from 1 to 60, not -3"),
    .init("serve --port 70000", "--port takes a whole number from 0 to 65535, not 70000"),
    .init("serve --port -1", "--port takes a whole number from 0 to 65535, not -1"),
    .init("serve --port 80x", "the value '80x' is invalid for '--port <port>'"),
  ]

  private static let settings: [WrongUsage] = [
    .init("play sheet --set", "missing value for '--set <key=value>'"),
    .init("play sheet --set detents", "--set takes key=value, not \"detents\"."),
    .init("play sheet --set --quiet", "--set takes key=value, not \"--quiet\"."),
    .init("play sheet --set =3", "sheet: the scene has no parameter \"\"; of "),
    .init("play sheet --set detnts=medium", "did you mean \"detents\"?"),
    .init("play sheet --set nope=1", "sheet: the scene has no parameter \"nope\"; of "),
    .init("play sheet --set detents=medum", "sheet: the parameter \"detents\" takes "),
    .init(
      "play sheet --set grabber=true --set grabber=false",
      "--set sets \"grabber\" twice, and only one can have an effect."),
    .init("play sheet --set grabber=yes", "the parameter \"grabber\" takes true or false, not"),
    .init("play sheet --set grabber=ture", "true or false, not \"ture\"; did you mean \"true\"?"),
    .init("play sheet --sett detents=medium", "unknown option '--sett'. Did you mean '--set'?"),
    .init("play sheet --devcie ipad-a16", "unknown option '--devcie'. Did you mean '--device'?"),
  ]

  private static let files: [WrongUsage] = [
    .init("snapshot sheet", "missing expected argument '--output <x.png>'"),
    .init("record sheet", "record needs --output or --page"),
    .init("snapshot sheet -o FOLDER/a", "the file of a snapshot ends in .png, but"),
    .init("snapshot sheet -o FOLDER/a.jpg", "the file of a snapshot ends in .png, but"),
    .init("snapshot sheet -o FOLDER/no/a.png", "there is no folder \"FOLDER/no\"", .cannotCreate),
    .init(
      "snapshot sheet -o FOLDER/d.png", "d.png\" cannot be written: it is a folder", .cannotCreate),
    .init("record sheet -o FOLDER/a.avi", "ends in .webp, .gif, .mp4 or .webm, but"),
    .init("record sheet -o FOLDER", "ends in .webp, .gif, .mp4 or .webm, but"),
    .init("record sheet -o FOLDER/no/a.gif", "there is no folder \"FOLDER/no\"", .cannotCreate),
    .init(
      "record sheet -o FOLDER/a.webp --strip FOLDER/a.webp", "the file of a film strip ends in .png"
    ),
    .init(
      "record sheet -o - --strip -", "only one of the recording and its film strip can be standard"),
    .init("record sheet alert -o -", "several scenes are recorded into a folder, not to standard"),
    .init("record sheet alert -o FOLDER/ok.json", "ok.json\" cannot be made", .cannotCreate),
    .init("play sheet --trace FOLDER/no/x.jsonl", "there is no folder", .cannotCreate),
    .init("play sheet --trace FOLDER/d.png", "it is a folder", .cannotCreate),
    .init("play sheet --script FOLDER/ok.json --trace /dev/full", "No space left", .inputOutput),
    .init("symbols heart -o FOLDER/a.gif", "the file of a picture of symbols ends in .png"),
    .init("symbols heart -o FOLDER/no/a.png", "there is no folder", .cannotCreate),
  ]

  private static let options: [WrongUsage] = [
    .init("play sheet --scale 2", "unknown option '--scale'"),
    .init("tree sheet --output a", "unknown option '--output'"),
    .init("serve --appearance dark", "unknown option '--appearance'"),
    .init("serve --host 0.0.0.0", "unknown option '--host'"),
    .init("record sheet -o FOLDER/a.webp --strip-frames 3", "so it needs --strip"),
    .init("record sheet -o FOLDER/a.gif --quick", "--quick is about the encoding of a WebP"),
    .init("record sheet --all -o FOLDER/out", "--all records every scene, so \"sheet\" may not be"),
    .init("record sheet alert -o FOLDER/out --strip FOLDER/a.png", "--strip is for one scene"),
    .init("record sheet alert -o FOLDER/out --set x=y", "--set is for one scene"),
    .init("record sheet alert -o FOLDER/out --script FOLDER/ok.json", "--script is for one scene"),
    .init("record sheet alert -o FOLDER/out --page FOLDER/a.html", "--page is for one scene"),
    .init("record --all", "several scenes are recorded into a folder; name it with --output"),
    .init("record sheet --page FOLDER/a.txt", "the file of a trace ends in .html, but"),
    .init("record sheet --page FOLDER/no/a.html", "there is no folder", .cannotCreate),
    .init("snapshot sheet -o FOLDER/a.png --output FOLDER/b.png", "\"--output\" is given twice"),
    .init("play sheet --device iphone-16 --device=ipad-a16", "\"--device\" is given twice"),
    .init("snapshot sheet --device -o FOLDER/a.png", "--device has no value: -o follows it."),
    .init("list --quiet", "unknown option '--quiet'; see detent list --help."),
  ]

  private static let traces: [WrongUsage] = [
    .init("compare FOLDER/t.jsonl", "missing expected argument '<b.jsonl>'"),
    .init("compare - -", "only one of the traces can be standard input"),
    .init("compare FOLDER/none FOLDER/t.jsonl", "none\" cannot be read: No such file", .badInput),
    .init("compare FOLDER/t.jsonl FOLDER", "cannot be read: Is a directory", .badInput),
    .init("compare FOLDER/t.jsonl FOLDER/bad.json", "bad.json: line 1, column", .badInput),
    .init(
      "compare FOLDER/t.jsonl FOLDER/t.jsonl --tolerance rest", "takes row=number, not \"rest\""),
    .init(
      "compare FOLDER/t.jsonl FOLDER/t.jsonl --tolerance rset=1",
      "no row with a tolerance is named \"rset\"; did you mean \"rest\"?"),
    .init(
      "compare FOLDER/t.jsonl FOLDER/t.jsonl --tolerance rest=-1",
      "the tolerance of rest is a number from 0 on, not \"-1\""),
    .init("compare FOLDER/t.jsonl FOLDER/t.jsonl --tolerance rest=nan", "from 0 on, not \"nan\""),
  ]

  private static let films: [WrongUsage] = [
    .init("film", "missing expected argument '<trace.html>'; see detent film --help."),
    .init("film FOLDER/t.jsonl", "missing expected argument '--output <path>'"),
    .init("film FOLDER/none -o FOLDER/a.gif", "none\" cannot be read: No such file", .badInput),
    .init("film FOLDER/t.jsonl -o FOLDER/a.gif", "it is no trace: name a page of", .badInput),
    .init("film FOLDER/t.jsonl -o FOLDER/a.avi", ".webp, .gif, .mp4, .webm or .png, but"),
    .init("film FOLDER/t.jsonl -o FOLDER/a.gif --at 1", "--at is about a picture, so the file"),
    .init("film FOLDER/t.jsonl -o FOLDER/a.png --at nan", "--at takes a number of seconds, not"),
    .init("film FOLDER/t.jsonl -o FOLDER/a.png --fps 5", "--fps is about a film, and a file that"),
    .init("film FOLDER/t.jsonl -o FOLDER/a.mp4 --quick", "encoding of a WebP, and an MP4 has none"),
    .init("film FOLDER/t.jsonl -o FOLDER/a.gif --strip-frames 3", "so it needs --strip"),
    .init("film FOLDER/t.jsonl -o - --strip -", "only one of the film and its film strip"),
  ]

  private static let scripts: [WrongUsage] = [
    .init("play sheet --script FOLDER/none.json", "none.json\" cannot be read: No such", .badInput),
    .init(
      "play FOLDER/ok.json",
      "the name of a scene stands before its script: --script \"FOLDER/ok.json\"."),
    .init("play sheet --script /dev/zero", "has more than 64 megabytes.", .badInput),
    .init("play sheet --script FOLDER", "cannot be read: Is a directory", .badInput),
    .init("tree sheet --script FOLDER/bytes.json", "is not text in UTF-8", .badInput),
    .init(
      "record sheet -o FOLDER/a.webp --script FOLDER/bad.json",
      "bad.json: step 2 (line 2, column 3): \"tpa\" is not a step; did you mean \"tap\"?", .badInput
    ),
    .init(
      "record sheet -o FOLDER/a.gif --scale 0.2 --script FOLDER/lost.json",
      "lost.json: step 2 (line 1, column 19): nothing on the screen has the label", .failure),
    .init(
      "record sheet -o FOLDER/a.webp --scale 0.2 --script FOLDER/lost.json",
      "lost.json: step 2 (line 1, column 19): nothing on the screen has the label", .failure),
    .init(
      "play sheet --script FOLDER/off.json",
      "off.json: step 1 (line 1, column 2): the point 1960, 4300 is outside of the screen, which has "
        + "393 × 852 points.", .failure),
    .init(
      "snapshot sheet -o FOLDER/a.png --script FOLDER/down.json",
      "step 1 (line 1, column 2): the point -1, 0 is outside of the screen", .failure),
    .init(
      "tree sheet --script FOLDER/call.json", "the scene has no action \"persent\"; did", .failure),
  ]

  /// The files of the folder, beside those of ``stepsByFile``.
  static let content: [String: [UInt8]] = [
    "ok.json": Array(#"[{"advance": 0.1}]"#.utf8),
    "bad.json": Array("[{\"advance\": 0.1},\n {\"tpa\": \"x\"}]".utf8),
    "bytes.json": [0xFF, 0xFE, 0x00],
    "lost.json": Array(#"[{"advance": 0.1},{"tap": "No such thing"}]"#.utf8),
    "off.json": Array(#"[{"tap": [1960, 4300]}]"#.utf8),
    "down.json": Array(#"[{"down": [-1, 0]}, {"up": true}]"#.utf8),
    "call.json": Array(#"[{"call": "persent"}]"#.utf8),
    "t.jsonl": Array(
      #"{"t":0,"sheets":[],"presenter":{"transform":[1,0,0,1,0,0],"tint":"normal"},"events":[]}"#
        .utf8),
  ]
}
