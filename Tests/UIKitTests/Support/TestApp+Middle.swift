import DetentTesting
import Testing

extension TestApp {
  /// The middle of a label that shows, in the window.
  @MainActor
  func middle(of text: String) throws -> CGPoint {
    let view = try find(text)
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }
}
