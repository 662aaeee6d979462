#if canImport(UIKit)
  import SwiftUI

  /// Gives content the environment of the view that presents it, with what depends on the place where
  /// it stands as it is there.
  struct CarriedEnvironment {
    let carried: EnvironmentValues
    /// Dismisses the presentation whose content it is; `nil` for what is no presentation's.
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
