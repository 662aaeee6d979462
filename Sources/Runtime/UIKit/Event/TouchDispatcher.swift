/// Takes fingers from the device and hands them to recognisers and views.
@MainActor
package final class TouchDispatcher {
  package weak var host: DisplayHost?
  func send(_ event: UIEvent, to window: UIWindow) {}
}
