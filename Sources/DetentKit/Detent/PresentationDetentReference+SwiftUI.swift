#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  extension PresentationDetentReference {
    /// The corresponding detent of SwiftUI.
    ///
    /// SwiftUI has no detents that depend on the content. Such a detent is SwiftUI's `large` here;
    /// where DetentKit presents it is measured.
    @available(iOS 16, *)
    public var swiftUIDetent: PresentationDetent {
      swiftUIDetent(measured: ContentMeasurements()) ?? .large
    }

    /// The corresponding detent of SwiftUI with the content's measurements; `nil` while the detent
    /// is inactive.
    @available(iOS 16, *)
    func swiftUIDetent(measured: ContentMeasurements) -> PresentationDetent? {
      switch self {
      case .large: .large
      case .medium: .medium
      case .fraction(let value): .fraction(value)
      case .height(let value): .height(value)
      case .topMargin, .fullScreen, .resolved: NumberedDetents.detent(of: self)
      case .content, .contentFraction, .marker:
        measured.height(of: self).map { PresentationDetent.height($0) }
      }
    }
  }

  @available(iOS 16, *)
  extension Collection where Element == PresentationDetentReference {
    /// The corresponding set of SwiftUI's detents.
    public var swiftUISet: Set<PresentationDetent> {
      Set(map { $0.swiftUIDetent })
    }
  }
#endif
