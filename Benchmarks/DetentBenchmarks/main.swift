import Foundation

#if DEBUG
  print("These are the numbers of a debug build; run with -c release for real ones.")
#endif
/// Names of parts on the command line run only these.
let wanted = Set(CommandLine.arguments.dropFirst())
let parts: [(name: String, run: @MainActor () throws -> Void)] = [
  ("engine", { EngineBenchmark.run() }),
  ("frame", { for drag in FrameBenchmark.Drag.allCases { try FrameBenchmark(drag: drag).run() } }),
  ("flow", { try FlowBenchmark().run() }),
  ("pictures", { try PictureBenchmark().run() }),
]
for part in parts where wanted.isEmpty || wanted.contains(part.name) { try part.run() }
