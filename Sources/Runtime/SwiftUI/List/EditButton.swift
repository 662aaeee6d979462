/// A button that begins the editing of the lists around it, and ends it.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// A button that says Edit or Done.
  nonisolated public init() {}

  private var isEditing: Bool { mode?.wrappedValue.isEditing == true }

  /// What the view consists of.
  public var body: some View {
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit")
    }
    .disabled(mode == nil)
  }
}
