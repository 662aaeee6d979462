/// A property wrapper that creates a UIKit app delegate.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private let delegate: DelegateType

  /// Creates the delegate, which is notified of the launch.
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
