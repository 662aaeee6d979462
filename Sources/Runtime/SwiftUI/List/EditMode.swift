/// Whether the content of a list is being edited.
public enum EditMode: Hashable, Sendable {
  /// Nothing can be changed.
  case inactive
  /// For the time of one action.
  case transient
  /// Rows can be deleted and moved, and several be selected.
  case active

  /// Whether something can be changed.
  public var isEditing: Bool { self != .inactive }
}

/// The mode of a part of the tree, and whether a view of the app's set it.
struct EditModeSource {
  let binding: Binding<EditMode>?
  var isPage = false
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: EditModeSource { EditModeSource(binding: nil) }
}

extension EnvironmentValues {
  /// Whether lists are being edited. Each page of a navigation stack, and each presentation, keeps a
  /// mode of its own unless a view outside sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = EditModeSource(binding: newValue) }
  }
}

extension EnvironmentScope {
  /// The scope of a page, which keeps a mode unless a view outside does.
  static func page(inside outer: EnvironmentScope, of node: Node) -> EnvironmentScope {
    let mode = Binding(location: StateStorage(EditMode.inactive, in: node))
    return EnvironmentScope(inside: outer) { values in
      let source = values[EditModeKey.self]
      guard source.binding == nil || source.isPage else { return }
      values[EditModeKey.self] = EditModeSource(binding: mode, isPage: true)
    }
  }
}
