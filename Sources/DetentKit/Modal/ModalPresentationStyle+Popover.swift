#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  extension ModalPresentationStyle {
    #if os(visionOS)
      /// A popover. On visionOS it does not adapt to a sheet.
      ///
      /// - Parameters:
      ///   - permittedArrowDirections: the permitted directions of its arrow; all by default.
      ///   - sourceRectTransform: returns the rectangle that the arrow points to, given the
      ///     presenting view's bounds. `nil`, the default, uses the bounds.
      public static func popover(
        permittedArrowDirections: UIPopoverArrowDirection = .any,
        sourceRectTransform: ((CGRect) -> CGRect)? = nil
      ) -> Self {
        Self(
          kind: .popover(
            PopoverProperties(
              permittedArrowDirections: permittedArrowDirections,
              sourceRectTransform: sourceRectTransform)))
      }
    #else
      /// A popover.
      ///
      /// - Parameters:
      ///   - permittedArrowDirections: the permitted directions of its arrow; all by default.
      ///   - sourceRectTransform: returns the rectangle that the arrow points to, given the
      ///     presenting view's bounds. `nil`, the default, uses the bounds.
      ///   - adaptiveSheetProperties: the properties of the sheet that it adapts to in a compact
      ///     width.
      public static func popover(
        permittedArrowDirections: UIPopoverArrowDirection = .any,
        sourceRectTransform: ((CGRect) -> CGRect)? = nil,
        adaptiveSheetProperties: SheetProperties? = nil
      ) -> Self {
        Self(
          kind: .popover(
            PopoverProperties(
              permittedArrowDirections: permittedArrowDirections,
              sourceRectTransform: sourceRectTransform, adaptiveSheet: adaptiveSheetProperties)))
      }
    #endif
  }

  /// The properties of a popover.
  struct PopoverProperties {
    var permittedArrowDirections: UIPopoverArrowDirection
    var sourceRectTransform: ((CGRect) -> CGRect)?
    #if !os(visionOS)
      var adaptiveSheet: SheetProperties?
    #endif
  }
#endif
