EngineBenchmark.run()
