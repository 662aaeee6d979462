import Testing

@testable import DetentCommand

extension WrongUsage {
  /// Commands about packages, apps, tests and the served page.
  static let projects: [WrongUsage] = [
    .init("init FOLDER/none", "there is no folder", .badInput),
    .init("init FOLDER/d.png", "has no Package.swift", .badInput),
    .init("init FOLDER --from 1.0.0", "--from is the version at an address, and --kit names none"),
    .init("init FOLDER --target", "missing value for '--target <name>'; see detent init --help."),
    .init("init FOLDER --tagret x", "unknown option '--tagret'. Did you mean '--target'?"),
    .init("adopt", "missing expected argument '<folder>'; see detent adopt --help."),
    .init("adopt FOLDER --chekc", "unknown option '--chekc'. Did you mean '--check'?"),
    .init("test --shard 0/8", "--shard is a part and the number of parts, as in 3/8, not \"0/8\"."),
    .init("test --shard 9/8", "--shard is a part and the number of parts, as in 3/8, not \"9/8\"."),
    .init("test --shard half", "--shard is a part and the number of parts, as in 3/8, not"),
    .init("test --jobs 0", "--jobs is a number from 1 to 256, not 0."),
    .init("test --filter Maps", "--filter is for the tests of an adopted app; for a package, run"),
    .init("test --shard 1/2 --merge FOLDER/a.xml", "--merge runs no tests, so --shard,"),
    .init("test --merge FOLDER/none.xml", "none.xml\" cannot be read", .badInput),
    .init("test --times FOLDER/none.xml", "none.xml\" cannot be read", .badInput),
    .init("test --report FOLDER/no/a.xml", "there is no folder \"FOLDER/no\"", .cannotCreate),
    .init("serve --docs FOLDER/none", "has no index.html; scripts/docs writes", .badInput),
    .init("serve --port", "missing value for '--port <port>'; see detent serve --help."),
    .init("symbols heart star", "unexpected argument 'star'; see detent symbols --help."),
    .init("compare FOLDER/t.jsonl FOLDER/t.jsonl x", "unexpected argument 'x'; see detent compare"),
  ]
}
