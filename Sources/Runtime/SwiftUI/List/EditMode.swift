/// Whether the content of a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// Nothing can be changed.
  case inactive
  /// For the time of one action.
  case transient
  /// Rows can be deleted and several be selected.
  case active

  /// Whether something can be changed.
  public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists are being edited; `nil` if nobody keeps that.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
