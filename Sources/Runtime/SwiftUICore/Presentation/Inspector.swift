/// Shows details in a column beside a view, or in a sheet in compact environments.
struct InspectorModifier<Details: View> {
  let isPresented: Binding<Bool>
  let details: Details
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width = InspectorWidth()
}

extension InspectorModifier: ViewModifier {
  func body(content: Content) -> some View {
    let isBeside = sizeClass == .regular
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isBeside, isPresented.wrappedValue {
        HStack(spacing: 0) {
          Divider().ignoresSafeArea()
          details
            .frame(maxHeight: .infinity)
            .frame(width: width.shown)
            .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
        }
        .transition(.move(edge: .trailing))
      }
    }
    .sheet(isPresented: isBeside ? .constant(false) : isPresented) { details }
  }
}

/// The width of a column, in points.
struct InspectorWidth: Equatable {
  /// The default width, documented by example in Apple's articles.
  static let standard: CGFloat = 270

  var least: CGFloat?
  var ideal = standard
  var most: CGFloat?

  var shown: CGFloat { min(max(ideal, least ?? 0), most ?? .infinity) }
}

enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: InspectorWidth { InspectorWidth() }

  static func reduce(value: inout InspectorWidth, nextValue: () -> InspectorWidth) {
    value = nextValue()
  }
}

extension View {
  /// Adds an inspector beside this view while `isPresented` is true, or a sheet if the width is
  /// compact.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, details: content()))
  }

  /// Sets the width of the inspector column that contains this view, in points.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(
      key: InspectorWidthKey.self, value: InspectorWidth(least: width, ideal: width, most: width))
  }

  /// Sets the width of the inspector column that contains this view, in points.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    preference(
      key: InspectorWidthKey.self, value: InspectorWidth(least: min, ideal: ideal, most: max))
  }
}
