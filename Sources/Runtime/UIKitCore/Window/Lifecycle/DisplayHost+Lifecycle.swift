extension DisplayHost {
  /// Launches an app with its delegate, in UIKit's order: the app, then its scene.
  package func launch(_ delegate: any UIApplicationDelegate) {
    enter {
      application.keptDelegate = delegate
      application.delegate = delegate
      application.state = .inactive
      scene.state = .foregroundInactive
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      post(UIApplication.didFinishLaunchingNotification)
      connectScene(delegate)
      sceneWillEnterForeground()
      becomeActive()
      if !windows.contains(where: { $0.rootViewController != nil }) {
        Misuse.report(AppMisuse.noWindow(delegate))
      }
    }
  }

  /// Moves the app to the background.
  package func moveToBackground() {
    guard application.state != .background else { return }
    enter {
      touchDispatcher.cancelAllTouches(time: time)
      resignActive()
      application.state = .background
      scene.state = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, from: scene)
      if scene.delegate == nil { application.delegate?.applicationDidEnterBackground(application) }
      post(UIApplication.didEnterBackgroundNotification)
    }
  }

  /// Returns the app to the foreground.
  package func moveToForeground() {
    guard application.state == .background else { return }
    enter {
      application.state = .inactive
      scene.state = .foregroundInactive
      sceneWillEnterForeground()
      if scene.delegate == nil { application.delegate?.applicationWillEnterForeground(application) }
      post(UIApplication.willEnterForegroundNotification)
      becomeActive()
    }
  }

  /// Terminates the app.
  package func terminate() {
    enter {
      scene.delegate?.sceneDidDisconnect(scene)
      post(UIScene.didDisconnectNotification, from: scene)
      application.delegate?.applicationWillTerminate(application)
      post(UIApplication.willTerminateNotification)
    }
  }

  /// Called with a scene before its delegate connects, for the window of an app's main storyboard.
  package static var prepareScene: (@MainActor (UIWindowScene) -> Void)?

  private func connectScene(_ delegate: any UIApplicationDelegate) {
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: scene.session, options: options)
    scene.session.configurationStorage = configuration
    guard
      let type = configuration.delegateClass
        ?? AppProperties.sceneDelegate(of: configuration.name)
        ?? Self.sceneDelegateClass(beside: delegate)
    else {
      Self.prepareScene?(scene)
      return
    }
    guard let made = ObjectMaker.make(type) as? any UISceneDelegate else {
      Misuse.report(AppMisuse.sceneDelegateClass(type))
      return
    }
    scene.delegate = made
    Self.prepareScene?(scene)
    post(UIScene.willConnectNotification, from: scene)
    made.scene(scene, willConnectTo: scene.session, options: options)
  }

  /// The scene delegate class that templates name in the property list, which an app without a
  /// bundle does not have.
  private static func sceneDelegateClass(beside delegate: any UIApplicationDelegate) -> AnyClass? {
    let name = String(reflecting: type(of: delegate))
    guard let module = name.split(separator: ".").first else { return nil }
    let found: AnyClass? = NSClassFromString("\(module).SceneDelegate")
    return found is any UISceneDelegate.Type ? found : nil
  }

  private func sceneWillEnterForeground() {
    scene.delegate?.sceneWillEnterForeground(scene)
    post(UIScene.willEnterForegroundNotification, from: scene)
  }

  private func becomeActive() {
    application.state = .active
    scene.state = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, from: scene)
    if scene.delegate == nil { application.delegate?.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resignActive() {
    scene.delegate?.sceneWillResignActive(scene)
    post(UIScene.willDeactivateNotification, from: scene)
    if scene.delegate == nil { application.delegate?.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification)
    application.state = .inactive
    scene.state = .foregroundInactive
  }

  private func post(_ name: Notification.Name, from object: NSObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }
}
