/// Whether people see and use a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Nobody sees it.
  case background
  /// It shows, but takes no touches.
  case inactive
  /// It shows and takes touches.
  case active
}

enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.background
}

extension EnvironmentValues {
  /// Whether people see and use the scene around.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// Hears what becomes of the scene around a view.
@MainActor
final class ScenePhaseObserver {
  private var tokens: [any NSObjectProtocol] = []
  private(set) var phase: ScenePhase?
  var didChange: (() -> Void)?

  /// Notifications come before some of the states they speak of: each names its phase.
  private static let phases: [(Notification.Name, ScenePhase)] = [
    (UIScene.didActivateNotification, .active),
    (UIScene.willDeactivateNotification, .inactive),
    (UIScene.didEnterBackgroundNotification, .background),
    (UIScene.willEnterForegroundNotification, .inactive),
  ]

  /// Begins to listen.
  func observe(_ scene: UIScene?) {
    end()
    guard let scene else { return }
    set(ScenePhase(scene.activationState))
    for (name, phase) in Self.phases {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: scene, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.set(phase) }
        })
    }
  }

  private func set(_ new: ScenePhase) {
    guard new != phase else { return }
    phase = new
    didChange?()
  }

  private func end() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }

  isolated deinit {
    end()
  }
}

extension ScenePhase {
  fileprivate init(_ state: UIScene.ActivationState) {
    switch state {
    case .foregroundActive: self = .active
    case .foregroundInactive: self = .inactive
    default: self = .background
    }
  }
}
