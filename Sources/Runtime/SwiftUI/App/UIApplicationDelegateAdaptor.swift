/// Makes a delegate of UIKit's for an app.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let delegate: DelegateType

  /// Makes a delegate, which hears that the app was launched.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    guard let made = ObjectMaker.make(delegateType) as? DelegateType else {
      preconditionFailure("\(delegateType) is an object, all of which can be made.")
    }
    delegate = made
    let application = UIApplication.shared
    application.delegate = delegate
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
  }

  /// The delegate.
  public var wrappedValue: DelegateType { delegate }
}
