#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Sets the content's environment to that of the presenting view, except for values that depend
  /// on the presentation itself: colour scheme, display scale and size classes.
  struct CarriedEnvironment {
    let carried: EnvironmentValues
    /// The action that dismisses the content's presentation; `nil` outside of a presentation.
    let dismiss: SheetDismissAction?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var displayScale
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass

    init(carried: EnvironmentValues, dismiss: SheetDismissAction?) {
      self.carried = carried
      self.dismiss = dismiss
    }

    @MainActor
    private var values: EnvironmentValues {
      var values = carried
      values.colorScheme = colorScheme
      values.displayScale = displayScale
      values.horizontalSizeClass = horizontalSizeClass
      values.verticalSizeClass = verticalSizeClass
      if let dismiss {
        values.sheetDismiss = dismiss
        values.isSheetPresented = true
      }
      return values
    }
  }

  extension CarriedEnvironment: ViewModifier {
    func body(content: Content) -> some View {
      content.environment(\.self, values)
    }
  }
#endif
