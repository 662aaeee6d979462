#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SheetEngine
  import UIKit

  extension UIViewController {
    /// Moves the sheet that DetentKit presents the view controller in to a height, which need not be one
    /// of its detents.
    ///
    /// ```swift
    /// places.moveSheet(to: .height(260))
    /// ```
    ///
    /// The sheet rests there until a finger moves it or a detent is selected; the selected detent stays
    /// the same. A finger can interrupt the movement. One of the sheet's own detents is selected.
    ///
    /// The height is clamped to the smallest and the largest detent in a sheet that DetentKit draws, and
    /// to the available height in the system's sheet, which supports it from iOS 16 on; before, the
    /// sheet stays where it is, which is reported to ``DetentMisuse``.
    ///
    /// - Parameters:
    ///   - height: the height as a detent. One that is inactive has no effect.
    ///   - animated: `false` moves at once.
    public func moveSheet(to height: PresentationDetentReference, animated: Bool = true) {
      let presented = outermostContainer
      guard presented.presentingViewController != nil else { return }
      PresentationLink.attached(to: presented).move(to: height, animated: animated)
    }
  }

  extension PresentationLink {
    /// Moves the sheet to a height, if DetentKit presents one.
    func move(to height: PresentationDetentReference, animated: Bool) {
      if let context {
        let isAnimated = animated && !context.style.policy.jumps
        return context.move(to: height, isAnimated ? .settle : .none)
      }
      #if !os(visionOS)
        sheet.move(to: height, animated: animated)
      #endif
    }
  }
#endif
