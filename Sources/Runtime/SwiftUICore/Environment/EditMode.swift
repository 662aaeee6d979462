/// The modes of a list whose content can be edited.
public enum EditMode: Hashable, Sendable {
  /// The content cannot be edited.
  case inactive
  /// A temporary edit mode, for one action such as a swipe.
  case transient
  /// The content can be edited: rows can be deleted and moved, and several be selected.
  case active

  /// Indicates whether the content can be edited.
  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of a part of the view tree, and whether one of the app's views set it.
struct EditModeSource {
  let binding: Binding<EditMode>?
  var isPage = false
}

enum EditModeKey: EnvironmentKey {
  static var defaultValue: EditModeSource { EditModeSource(binding: nil) }
}

extension EnvironmentValues {
  /// A binding to the edit mode of the views in this environment. Each page of a navigation stack,
  /// and each presentation, keeps a mode of its own unless a view outside sets one.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = EditModeSource(binding: newValue) }
  }
}

extension EnvironmentScope {
  /// The environment scope of a page, which keeps an edit mode of its own unless a view outside
  /// sets one.
  static func page(inside outer: EnvironmentScope, of node: Node) -> EnvironmentScope {
    let mode = Binding(location: StateStorage(EditMode.inactive, in: node))
    return EnvironmentScope(inside: outer) { values in
      let source = values[EditModeKey.self]
      guard source.binding == nil || source.isPage else { return }
      values[EditModeKey.self] = EditModeSource(binding: mode, isPage: true)
    }
  }
}
