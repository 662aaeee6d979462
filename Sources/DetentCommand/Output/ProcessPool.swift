import Foundation

/// A pool of processes that run commands beside each other.
///
/// They share this process's terminal and group, so that Ctrl-C ends them all: Foundation's
/// `Process` gives each a group of its own.
struct ProcessPool {
  /// The program's file.
  var executable: String
  /// The number of processes that run at once; at least 1.
  var jobs: Int

  /// The path of the running program.
  static var ownExecutable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// Runs the program once with each list of arguments, in their order, and returns the indices of
  /// those that did not exit with 0.
  ///
  /// - Parameter ended: called with a command's index when it has ended, in the order in which they
  ///   end.
  func run(_ commands: [[String]], ended: (Int) -> Void) throws(CommandFailure) -> [Int] {
    let exits = Exits()
    var failed: [Int] = []
    var (started, done) = (0, 0)
    while done < commands.count {
      if started < commands.count, started - done < max(1, jobs) {
        exits.await(try start(commands[started]), as: started)
        started += 1
        continue
      }
      let exit = exits.next()
      done += 1
      if exit.status != 0 { failed.append(exit.place) }
      ended(exit.place)
    }
    return failed.sorted()
  }

  private func start(_ arguments: [String]) throws(CommandFailure) -> pid_t {
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, nil, nil, words, environ)
    guard code == 0 else {
      throw CommandFailure(
        "\"\(executable)\" cannot be started: \(String(cString: strerror(code)))", .failure)
    }
    return process
  }
}

/// The exits of processes in the order in which they happen.
///
/// `@unchecked Sendable`: all mutable state is accessed under the lock.
private final class Exits: @unchecked Sendable {
  private let condition = NSCondition()
  private var waiting: [(place: Int, status: Int32)] = []

  /// Waits for a process on a thread of its own, and for no other child of this program.
  func await(_ process: pid_t, as place: Int) {
    Thread { [self] in
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      condition.withLock {
        waiting.append((place, status))
        condition.signal()
      }
    }.start()
  }

  func next() -> (place: Int, status: Int32) {
    condition.withLock {
      while waiting.isEmpty { condition.wait() }
      return waiting.removeFirst()
    }
  }
}
