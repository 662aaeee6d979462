/// Something about how a preview is shown.
public struct PreviewTrait<T>: Sendable {
  package let effect: PreviewEffect

  package init(_ effect: PreviewEffect) {
    self.effect = effect
  }
}

/// What a trait asks for.
package enum PreviewEffect: Sendable {
  case orientation(UIInterfaceOrientationMask)
  case size(PreviewSize)
}

/// How large a preview's content is.
package enum PreviewSize: Hashable, Sendable {
  /// As large as the screen.
  case screen
  /// As large as it wants to be.
  case fitting
  /// So many points.
  case fixed(width: CGFloat, height: CGFloat)
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The content is as large as the screen, as it is without a trait.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(.size(.screen)) }
  /// The content is as large as it wants to be, in the middle of the screen.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(.size(.fitting)) }
  /// The content has a size in points, in the middle of the screen.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(.size(.fixed(width: width, height: height)))
  }

  /// The device is held upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(.orientation(.portrait)) }
  /// The device is held upside down; phones without a button show the content upright even so.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(.orientation(.portraitUpsideDown))
  }
  /// The interface is turned with its top at the device's left side.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeLeft)) }
  /// The interface is turned with its top at the device's right side.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait(.orientation(.landscapeRight)) }
}
