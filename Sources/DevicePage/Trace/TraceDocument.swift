/// A trace that has been recorded.
package struct TraceDocument: Sendable {
  let data: TraceData

  /// Returns the trace as a page in one file.
  ///
  /// - Throws: `MissingPageFile` if a file of the page is not beside the program.
  package func page() throws -> String {
    var data = data
    data.addSources()
    return try TracePage().html(data)
  }
}
