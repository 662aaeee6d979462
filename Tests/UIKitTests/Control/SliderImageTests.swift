import CoreGraphics
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitExtras

@MainActor
@Suite("Images of sliders")
struct SliderImageTests {
  @Test("The track lies between the images, which change sides with the language")
  func places() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 34))
    slider.minimumValueImage = UIImage(systemName: "tortoise.fill")
    slider.maximumValueImage = UIImage(systemName: "hare.fill")
    let slow = try #require(slider.minimumValueImage).size
    let fast = try #require(slider.maximumValueImage).size
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX == slow.width + 10 && track.maxX == 300 - fast.width - 10)
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).minX == 0)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds).maxX == 300)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == fast.width + 10)
    slider.minimumValueImage = nil
    #expect(slider.trackRect(forBounds: slider.bounds).maxX == 300)
  }
}
