/// The state of a scene: in the background, visible, or in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible but receives no touches.
  case inactive
  /// The scene is visible and receives touches.
  case active
}

enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue = ScenePhase.background
}

extension EnvironmentValues {
  /// The phase of the enclosing scene.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}

/// Observes the phase of the scene that contains a view.
@MainActor
final class ScenePhaseObserver {
  private var tokens: [any NSObjectProtocol] = []
  private(set) var phase: ScenePhase?
  var didChange: (() -> Void)?

  /// Some notifications are posted before the state that they announce: each is mapped to its
  /// phase.
  private static let phases: [(Notification.Name, ScenePhase)] = [
    (UIScene.didActivateNotification, .active),
    (UIScene.willDeactivateNotification, .inactive),
    (UIScene.didEnterBackgroundNotification, .background),
    (UIScene.willEnterForegroundNotification, .inactive),
  ]

  /// Starts the observation.
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
