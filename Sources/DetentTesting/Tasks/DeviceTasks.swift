import Foundation
import Synchronization
import UIKit

/// The tasks of apps under test. What runs off the main thread, such as `async let` and functions that are
/// not isolated, runs in the order in which it became ready, one job at a time, and a test that waits for a
/// condition waits for it before the next frame: so a test has the same result each time, however many
/// threads the machine has.
///
/// Tasks of the test itself, and detached ones after their first suspension, keep Swift's pool of threads.
enum DeviceTasks {
  private typealias Original = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  private static let jobs = JobQueue("DetentTesting.tasks")
  /// Jobs that become ready on the main thread while a test waits, when Swift no longer knows their task:
  /// those of the app, and now and then one of another test, which must not be in front of the others.
  private static let strays = JobQueue("DetentTesting.strays")

  // Swift's runtime calls the hook, a variable that it exports, for each job of the pool. Without it the
  // pool has them as elsewhere.
  private static let isServed: Bool = {
    guard let symbol = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook") else {
      return false
    }
    symbol.assumingMemoryBound(to: Hook?.self).pointee = { job, original in
      if RunningDevice.ofScope != nil || deliveries.load(ordering: .relaxed) > 0 {
        jobs.run(job)
      } else if waiting.load(ordering: .relaxed) > 0, MainQueue.isCurrent {
        strays.run(job)
      } else {
        original(job)
      }
    }
    return true
  }()

  /// The number of answers that are delivered now.
  private static let deliveries = Atomic(0)
  /// The number of tests that wait for tasks now.
  private static let waiting = Atomic(0)

  /// Runs the tasks of devices' code in order from now on.
  static func serve() {
    _ = isServed
  }

  /// Runs a closure in which another thread may resume tasks of a device's code, which that thread does not
  /// know. Every job of this time runs in order.
  static func deliver(_ body: () -> Void) {
    deliveries.add(1, ordering: .relaxed)
    defer { deliveries.subtract(1, ordering: .relaxed) }
    body()
  }

  /// The turns in which tasks may run between two frames: each change of a task to another executor and
  /// back takes one; tunable.
  private static let turns = 8

  /// Runs the tasks that wait, on the main actor and off it.
  @MainActor
  static func run() async {
    waiting.add(1, ordering: .relaxed)
    for _ in 0..<turns {
      await Task.yield()
      wait()
    }
    waiting.subtract(1, ordering: .relaxed)
  }

  /// Waits until the jobs off the main thread have run that wait now.
  static func wait() {
    strays.wait()
    jobs.wait()
  }
}

/// A queue that runs jobs off the main thread, in order.
private final class JobQueue: Sendable {
  private let queue: DispatchQueue
  /// The longest wait, in seconds; tunable. A job that itself waits for the main thread takes it.
  private static let longestWait = 1.0
  /// No executor in particular, as for the jobs of Swift's pool: two empty words.
  private static let anyExecutor = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)

  init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  func run(_ job: UnownedJob) {
    queue.async(group: nil, qos: .unspecified, flags: []) { runJob(job, Self.anyExecutor) }
  }

  func wait() {
    let done = DispatchSemaphore(value: 0)
    queue.async(group: nil, qos: .unspecified, flags: []) { done.signal() }
    _ = done.wait(timeout: .now() + Self.longestWait)
  }
}

// What Swift's own pool calls for each of its jobs; the public calls name an executor, which the job would
// leave at once for the pool.
@_silgen_name("swift_job_run")
private func runJob(_ job: UnownedJob, _ executor: UnownedSerialExecutor)
