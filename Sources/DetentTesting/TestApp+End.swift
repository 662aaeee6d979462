import Testing

extension TestApp {
  /// Ends the app, and expects that it leaves nothing behind: no work that still runs, and no view
  /// controller that still exists.
  ///
  /// - Parameters:
  ///   - names: the types of view controllers that may stay, and work that may still run, as
  ///     ``EndReport`` names them. A name of which nothing is left is an issue too.
  ///   - sourceLocation: the location of the test's issues.
  /// - Returns: the report.
  @discardableResult
  public func expectCleanEnd(
    allowing names: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) -> EndReport {
    let report = end()
    let (rest, unused) = report.removing(names)
    if !rest.isClean {
      TestFailure.record("the app left something behind: \(rest)", at: sourceLocation)
    }
    for name in unused {
      TestFailure.record("the app did not leave \"\(name)\" behind", at: sourceLocation)
    }
    return report
  }
}

extension EndReport {
  /// Returns the report without what has one of some names, and the names that nothing has.
  func removing(_ names: [String]) -> (report: EndReport, unused: [String]) {
    var rest = self
    rest.pendingWork.removeAll { work in names.contains { work.contains($0) } }
    rest.leakedControllers = []
    rest.leakPaths = []
    for (index, controller) in leakedControllers.enumerated() where !names.contains(controller) {
      rest.leakedControllers.append(controller)
      rest.leakPaths.append(index < leakPaths.count ? leakPaths[index] : "")
    }
    let unused = names.filter { name in
      !leakedControllers.contains(name) && !pendingWork.contains { $0.contains(name) }
    }
    return (rest, unused)
  }
}
