#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  extension View {
    /// Moves the presentation that contains the view to a height that need not be one of its detents.
    ///
    /// ```swift
    /// PlaceList()
    ///   .presentationHeight(isSearching ? .height(260) : nil)
    /// ```
    ///
    /// The presentation moves, with an animation, each time the value changes to another height, and
    /// rests there until a finger moves it or a detent is selected. With `nil` it returns to its selected
    /// detent. It has an effect in presentations of DetentKit; see
    /// ``UIKit/UIViewController/moveSheet(to:animated:)``.
    public func presentationHeight(_ height: PresentationDetentReference?) -> some View {
      background(
        ContentProbe(
          connect: { link, _ in link.setContentHeight(height) },
          disconnect: { link, _ in link.setContentHeight(nil) }))
    }
  }

  extension PresentationLink {
    /// Moves the sheet to the height that the content asks for, if it is another one than before.
    func setContentHeight(_ height: PresentationDetentReference?) {
      guard height != contentHeight else { return }
      contentHeight = height
      if let height { return move(to: height, animated: true) }
      if let context { return context.moveToSelectedDetent() }
      #if !os(visionOS)
        sheet.moveToSelectedDetent()
      #endif
    }
  }
#endif
