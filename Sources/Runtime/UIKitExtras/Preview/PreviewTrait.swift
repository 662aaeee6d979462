/// A trait of a preview: its size or its orientation.
public struct PreviewTrait<T>: Sendable {
  package let effect: PreviewEffect

  package init(_ effect: PreviewEffect) {
    self.effect = effect
  }
}

/// The effect of a trait.
package enum PreviewEffect: Sendable {
  case orientation(UIInterfaceOrientationMask)
  case size(PreviewSize)
}

/// The size of a preview's content.
package enum PreviewSize: Hashable, Sendable {
  /// The size of the screen.
  case screen
  /// The size that fits the content.
  case fitting
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The content has the size of the screen, which is the default.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.size(.screen)) }
  /// The content has the size that fits it, in the centre of the screen.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(.size(.fitting)) }
  /// The content has a size in points, in the centre of the screen.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(.size(.fixed(width: width, height: height)))
  }

  /// The device is in portrait orientation.
  public static var portrait: PreviewTrait<T> { PreviewTrait(.orientation(.portrait)) }
  /// The device is upside down; phones without a home button show the content upright nevertheless.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(.orientation(.portraitUpsideDown))
  }
  /// The interface is in landscape orientation with its top at the device's left side.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeLeft)) }
  /// The interface is in landscape orientation with its top at the device's right side.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeRight)) }
}
