#if DEBUG
  print("These are the numbers of a debug build; run with -c release for real ones.")
#endif
EngineBenchmark.run()
try FrameBenchmark().run()
try FlowBenchmark().run()
try PictureBenchmark().run()
