import Foundation

/// A group of changes of layers, with the settings of their animations.
///
/// Changes outside `begin()` and `commit()` belong to an implicit transaction that is committed
/// with the frame. All use is on the main thread.
open class CATransaction: NSObject {
  /// Begins a nested transaction.
  open class func begin() {
    TransactionStack.current.begin()
  }

  /// Commits the transaction begun last. Without one, nothing happens and it is reported.
  open class func commit() {
    TransactionStack.current.commit()
  }

  /// Commits the implicit transaction. Inside `begin()` it does nothing.
  open class func flush() {
    TransactionStack.current.flush()
  }

  /// Returns the default duration of animations, in seconds. Default 0.25.
  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.current.inherited(\.duration) ?? 0.25
  }

  /// Sets the default duration of animations, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.current.level.duration = max(0, dur)
  }

  /// Returns the default timing function of animations. Default `nil`: their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    TransactionStack.current.inherited(\.function) ?? nil
  }

  /// Sets the default timing function of animations.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    TransactionStack.current.level.function = .some(function)
  }

  /// Returns whether changes of properties run no actions. Default false.
  open class func disableActions() -> Bool {
    TransactionStack.current.inherited(\.disablesActions) ?? false
  }

  /// Sets whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.level.disablesActions = flag
  }

  /// Returns the completion block of this transaction's animations.
  open class func completionBlock() -> (() -> Void)? {
    TransactionStack.current.level.block
  }

  /// Sets a block that runs when all animations that are added to this transaction after it have
  /// ended or were removed: at once on commit, if there are none. A replaced block waits only for
  /// the animations added before.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    TransactionStack.current.level.setCompletion(block)
  }

  /// Returns a value of the transaction or the enclosing ones, by key.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionCompletionBlock: completionBlock()
    default: TransactionStack.current.inherited { $0.values[key] }
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
    default: TransactionStack.current.level.values[key] = anObject
    }
  }
}

/// The key of the transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the transaction's timing function.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the Boolean value that disables actions.
public let kCATransactionDisableActions = "disableActions"
/// The key of the completion block.
public let kCATransactionCompletionBlock = "completionBlock"
