#if canImport(UIKit)
  import SwiftUI

  extension PresentationDetentReference {
    /// SwiftUI's detent. What only the content knows is not known to SwiftUI: such a detent is its
    /// large one here, and measured where DetentKit presents.
    @available(iOS 16, *)
    public var swiftUIDetent: PresentationDetent {
      swiftUIDetent(measured: ContentMeasurements()) ?? .large
    }

    /// SwiftUI's detent with what is known about the content; `nil` while it is inactive.
    @available(iOS 16, *)
    func swiftUIDetent(measured: ContentMeasurements) -> PresentationDetent? {
      switch self {
      case .large: .large
      case .medium: .medium
      case .fraction(let value): .fraction(value)
      case .height(let value): .height(value)
      case .content, .contentFraction, .marker:
        measured.height(of: self).map { PresentationDetent.height($0) }
      }
    }
  }

  @available(iOS 16, *)
  extension Collection where Element == PresentationDetentReference {
    /// SwiftUI's detents.
    public var swiftUISet: Set<PresentationDetent> {
      Set(map { $0.swiftUIDetent })
    }
  }
#endif
