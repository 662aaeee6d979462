import Testing

@testable import DetentKit

/// Something that an app and its user do with presentations.
struct Flow: CustomTestStringConvertible, Sendable {
  var name: String
  var run: @MainActor @Sendable (FlowStage.Setting) throws -> Void
  var testDescription: String { name }

  /// All flows, of both frameworks.
  static let all = fromSwiftUI + fromNative + fromUIKit

  /// Runs the flow with the systems that the setting has.
  @MainActor
  func callAsFunction(_ setting: FlowStage.Setting) throws {
    SystemSupport.current.hasCustomDetents = setting.hasCustomDetents
    SystemSupport.current.hasBackgroundInteraction = setting.hasBackgroundInteraction
    defer { SystemSupport.current = SystemSupport() }
    try run(setting)
  }
}
