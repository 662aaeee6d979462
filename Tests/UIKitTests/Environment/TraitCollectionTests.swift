import Testing
import UIKit

private struct DensityTrait: UITraitDefinition {
  static let defaultValue = 1
}

private struct AccentTrait: UITraitDefinition {
  static let defaultValue = "none"
  static let affectsColorAppearance = true
}

@MainActor
struct TraitCollectionTests {
  @Test("A new collection leaves every trait unspecified")
  func unspecified() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified)
  }

  @Test("The last collection that specifies a trait wins")
  func merging() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(userInterfaceStyle: .unspecified),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .unspecified)
  }

  @Test("Mutations set traits and leave the original alone")
  func mutations() {
    let base = UITraitCollection { $0.userInterfaceStyle = .light }
    let dark = base.modifyingTraits {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 2
      $0[DensityTrait.self] = 7
    }
    #expect(base.userInterfaceStyle == .light)
    #expect(base[DensityTrait.self] == 1)
    #expect(dark.userInterfaceStyle == .dark)
    #expect(dark.displayScale == 2)
    #expect(dark[DensityTrait.self] == 7)
  }

  @Test("Collections with the same values are equal, custom traits included")
  func equality() {
    let one = UITraitCollection { $0[DensityTrait.self] = 3 }
    let same = UITraitCollection { $0[DensityTrait.self] = 3 }
    let other = UITraitCollection { $0[DensityTrait.self] = 4 }
    #expect(one == same)
    #expect(one.hash == same.hash)
    #expect(one != other)
  }

  @Test("A collection contains another when it has all its values")
  func containment() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceIdiom = .pad
    }
    #expect(traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
    #expect(!traits.containsTraits(in: UITraitCollection(userInterfaceIdiom: .phone)))
    #expect(traits.containsTraits(in: nil))
  }

  @Test("Only traits that colours depend on count as a different appearance")
  func appearance() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(
      light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(
      !light.hasDifferentColorAppearance(comparedTo: light.modifyingTraits { $0.displayScale = 2 }))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.userInterfaceLevel = .elevated }))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0[AccentTrait.self] = "red" }))
  }

  @Test("The current collection is replaced while actions run and restored after")
  func current() {
    let before = UITraitCollection.current
    var seen = UIUserInterfaceStyle.unspecified
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      seen = UITraitCollection.current.userInterfaceStyle
    }
    #expect(seen == .dark)
    #expect(UITraitCollection.current === before)
  }

  @Test("Overrides can be asked for and removed")
  func overrides() {
    var overrides: any UITraitOverrides = TraitValues()
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    overrides.userInterfaceStyle = .dark
    overrides[DensityTrait.self] = 2
    #expect(overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides.contains(DensityTrait.self))
    overrides.remove(UITraitUserInterfaceStyle.self)
    overrides.remove(DensityTrait.self)
    #expect(!overrides.contains(UITraitUserInterfaceStyle.self))
    #expect(overrides[DensityTrait.self] == 1)
  }

  @Test("Content size categories are ordered, and the last five are for accessibility")
  func categories() {
    let all = UIContentSizeCategory.ordered
    for (smaller, larger) in zip(all, all.dropFirst()) {
      #expect(smaller < larger)
      #expect(larger >= smaller)
    }
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test("A registration is called for its traits only, until it is taken back")
  func registry() {
    let registry = TraitChangeRegistry()
    let object = NSObject()
    var styles: [UIUserInterfaceStyle] = []
    let registration = registry.register([UITraitUserInterfaceStyle.self]) {
      (_: NSObject, previous) in
      styles.append(previous.userInterfaceStyle)
    }
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    registry.notify(object, from: light, to: dark)
    registry.notify(object, from: dark, to: dark.modifyingTraits { $0.displayScale = 2 })
    #expect(styles == [.light])
    registry.unregister(registration)
    registry.notify(object, from: dark, to: light)
    #expect(styles == [.light])
  }
}
