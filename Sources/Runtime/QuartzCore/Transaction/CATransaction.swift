import Foundation

/// Groups changes of layers, and says how they are animated.
///
/// Changes outside of `begin()` and `commit()` belong to an implicit transaction that is committed
/// with the frame. All use is on the main thread.
open class CATransaction: NSObject {
  /// Begins a transaction inside of the current one.
  open class func begin() {
    TransactionStack.begin()
  }

  /// Ends the transaction begun last. Without one, nothing happens and it is reported.
  open class func commit() {
    TransactionStack.commit()
  }

  /// Commits the implicit transaction. Inside of `begin()` it does nothing.
  open class func flush() {
    TransactionStack.flush()
  }

  /// The duration of animations that have none, in seconds. Default 0.25.
  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.inherited(\.duration) ?? 0.25
  }

  /// Sets the duration of animations that have none, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.current.duration = max(0, dur)
  }

  /// The pacing of animations that have none. Default `nil`: their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.inherited(\.function) ?? nil
  }

  /// Sets the pacing of animations that have none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.function = .some(function)
  }

  /// Whether changes of properties run no actions. Default false.
  open class func disableActions() -> Bool {
    TransactionStack.inherited(\.disablesActions) ?? false
  }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.disablesActions = flag
  }

  /// The block that waits for the animations of this transaction.
  open class func completionBlock() -> (() -> Void)? {
    TransactionStack.current.block
  }

  /// Sets a block that runs when all animations that are added to this transaction after it are at
  /// their end or removed: at once on commit, if there are none. A block that is replaced waits
  /// only for what was added before.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.setCompletion(block)
  }

  /// A value of the transaction or those around it, by key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.inherited { $0.values[key] }
    }
  }

  /// Sets a value of the transaction, by key; any key can be used.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(AnimatableValue(anObject).asNumber ?? 0.25)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionDisableActions:
      setDisableActions((AnimatableValue(anObject).asNumber ?? 0) != 0)
    case kCATransactionCompletionBlock:
      setCompletionBlock(anObject as? () -> Void)
    default: TransactionStack.current.values[key] = anObject
    }
  }
}

/// The key of the transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the transaction's pacing.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of whether actions are off.
public let kCATransactionDisableActions = "disableActions"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
