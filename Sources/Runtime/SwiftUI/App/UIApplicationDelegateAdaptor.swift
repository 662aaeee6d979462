/// Makes a delegate of UIKit's for an app.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let delegate: DelegateType

  /// Makes a delegate, which hears that the app was launched.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    delegate = DelegateType()
    let application = UIApplication.shared
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
  }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate }
}
