import Foundation

#if DEBUG
  print("These are the numbers of a debug build; run with -c release for real ones.")
#endif
/// Names of parts on the command line run only these.
let wanted = CommandLine.arguments.dropFirst()

func isWanted(_ part: String) -> Bool {
  wanted.isEmpty || wanted.contains(part)
}

if wanted.first == "allocations" {
  try AllocationTable.print()
  exit(0)
}
if wanted.first == PlainFlows.argument {
  try PlainFlows.run(wanted.last.flatMap(Int.init) ?? 1)
  exit(0)
}
if isWanted("engine") { EngineBenchmark.run() }
for drag in FrameBenchmark.Drag.allCases where isWanted("\(drag)") || wanted.contains("frame") {
  try FrameBenchmark(drag: drag).run()
}
if isWanted("flow") { try FlowBenchmark().run() }
if isWanted("flow") { try FlowMemoryBenchmark().run() }
if isWanted("graph") { try GraphBenchmark().run() }
for part in ["row", "update", "mount"] where wanted.contains(part) {
  try GraphBenchmark().run(only: part)
}
if isWanted("presentation") { PresentationBenchmark().run() }
// Takes minutes: only by name.
if wanted.contains("curves") { try CurvesBenchmark().run() }
if isWanted("memory") { MemoryBenchmark().run() }
if isWanted("pictures") { try PictureBenchmark().run() }
if isWanted("command") { CommandBenchmark().run() }
