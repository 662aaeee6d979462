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

/// The body of a preview, evaluated again when its dependencies change.
struct PreviewContent: View {
  let content: @MainActor () -> any View

  var body: some View { AnyView(content()) }
}

/// Shows a view in the gallery.
///
/// - Parameters:
///   - name: The name in the gallery; the file's name by default.
///   - body: A closure that creates the view; its `@Previewable` properties are the view's own.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in the gallery with traits, such as a size or an orientation.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks a property in the body of a `#Preview` so that it can be state of the previewed view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")
