/// A weak reference to the control whose touches a row handles.
package struct WeakControl {
  package weak var control: ButtonControl?
}

package enum RowControlTrait: LayoutTraitKey {
  package static var defaultValue: WeakControl { WeakControl() }
}
