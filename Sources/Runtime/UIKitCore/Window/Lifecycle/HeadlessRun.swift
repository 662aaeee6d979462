/// An app that was started as a program, without a screen.
@MainActor
enum HeadlessRun {
  /// The duration of a frame in seconds.
  private static let frame = 1.0 / 60

  /// Starts the app on a device of its own and runs its frames until the program is terminated.
  static func run(delegateClass: AnyClass) -> Int32 {
    guard let host = start(delegateClass: delegateClass) else { return 1 }
    var count = 0
    while true {
      // The run loop paces the frames; their time is counted, as everywhere.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: frame))
      host.advanceFrame(to: Double(count) * frame)
      count += 1
    }
  }

  /// Creates the delegate and launches the app.
  static func start(delegateClass: AnyClass) -> DisplayHost? {
    let host = DisplayHost(DisplayConfiguration())
    guard let delegate = ObjectMaker.make(delegateClass) as? any UIApplicationDelegate else {
      Misuse.report(AppMisuse.delegateClass(delegateClass))
      return nil
    }
    host.launch(delegate)
    return host
  }
}
