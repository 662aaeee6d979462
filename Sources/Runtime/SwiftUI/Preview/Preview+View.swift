extension Preview {
  /// Creates a preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name: name, traits: traits) {
      let controller = UIHostingController(rootView: PreviewContent(content: body))
      controller.sizingOptions = .preferredContentSize
      return controller
    }
  }
}

/// The body of a preview, evaluated anew when what it read changes.
struct PreviewContent: View {
  let content: @MainActor () -> any View

  var body: some View { AnyView(content()) }
}

/// Shows a view in the gallery.
///
/// - Parameters:
///   - name: The name in the gallery; without one the file's name stands there.
///   - body: Makes the view; properties in it that are `@Previewable` are the view's own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in the gallery, in a size or an orientation of its own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a property in the body of a `#Preview`, so that it can be state of the previewed view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
