#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  /// Sets the content's environment to that of the presenting view, except for values that SwiftUI sets
  /// for the content's own surroundings: colour scheme, display scale, size classes and scene phase.
  ///
  /// The environment is set as a whole, since the keys of the app and its objects cannot be listed, and
  /// content without them would differ from that of SwiftUI's own sheets. What SwiftUI lets nobody set,
  /// such as `dismiss` and `isPresented`, is the presenting view's.
  struct CarriedEnvironment {
    let carried: EnvironmentValues
    /// The action that dismisses the content's presentation; `nil` outside of a presentation.
    let dismiss: SheetDismissAction?
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.displayScale) private var displayScale
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.scenePhase) private var scenePhase

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
      values.scenePhase = scenePhase
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
