/// A button that starts and ends edit mode in the lists that share its environment.
public struct EditButton: View {
  @Environment(\.editMode) private var mode

  /// Creates an edit button, titled Edit or Done.
  nonisolated public init() {}

  private var isEditing: Bool { mode?.wrappedValue.isEditing == true }

  /// The view's content.
  public var body: some View {
    Button {
      withAnimation { mode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit")
    }
    .disabled(mode == nil)
  }
}
