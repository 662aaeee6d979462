import Foundation
import OpenCombine
import RuntimeBase

extension NSObject {
  /// A publisher of the values of a property that can be observed.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    /// The values of the property.
    public typealias Output = Value
    /// There are no failures.
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The path of the property.
    public let keyPath: KeyPath<Subject, Value>
    /// Indicates with `.initial` whether a subscriber receives the present value at once.
    public let options: NSKeyValueObservingOptions

    /// Creates a publisher of an object's property.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) {
      (self.object, self.keyPath, self.options) = (object, keyPath, options)
    }

    /// Observes the property until the subscription is cancelled.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let (values, object, keyPath) = (PassthroughSubject<Value, Never>(), object, keyPath)
      var token: NSKeyValueObservation?
      let published = values.handleEvents(receiveCancel: {
        token?.invalidate()
        token = nil
      })
      published.subscribe(subscriber)
      token = object.observe(keyPath, options: options) { object, _ in
        values.send(object[keyPath: keyPath])
      }
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of the values of a property that can be observed, by default from the present
  /// one on.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
