/// A weak reference to the control whose touches a row handles.
struct WeakControl {
  weak var control: ButtonControl?
}

enum RowControlTrait: LayoutTraitKey {
  static var defaultValue: WeakControl { WeakControl() }
}
