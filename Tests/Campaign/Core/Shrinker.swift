/// Makes the program of a fault smaller while the fault stays: steps are left out in ever smaller
/// groups, then settings are simplified, until nothing can be left out any more.
@MainActor
struct Shrinker {
  /// The largest number of programs that are tried; tunable.
  var mostTries = 600
  /// Returns `true` if a program still has the fault.
  let hasFault: (FuzzProgram) -> Bool
  private var tries = 0

  init(hasFault: @escaping (FuzzProgram) -> Bool) {
    self.hasFault = hasFault
  }

  mutating func shrink(_ program: FuzzProgram, of campaign: any Campaign.Type) -> FuzzProgram {
    var best = program
    var before = best
    repeat {
      before = best
      best = leavingOutSteps(of: best)
      for settings in campaign.simplerSettings(than: best.settings) {
        var candidate = best
        candidate.settings = settings
        if candidate != best, accepts(candidate) { best = candidate }
      }
    } while best != before && tries < mostTries
    return best
  }

  private mutating func leavingOutSteps(of program: FuzzProgram) -> FuzzProgram {
    var best = program
    var length = max(1, best.steps.count / 2)
    while true {
      var start = 0
      while start < best.steps.count {
        var candidate = best
        candidate.steps.removeSubrange(start..<min(start + length, best.steps.count))
        if accepts(candidate) { best = candidate } else { start += length }
      }
      if length == 1 { return best }
      length /= 2
    }
  }

  private mutating func accepts(_ candidate: FuzzProgram) -> Bool {
    guard tries < mostTries else { return false }
    tries += 1
    return hasFault(candidate)
  }
}
