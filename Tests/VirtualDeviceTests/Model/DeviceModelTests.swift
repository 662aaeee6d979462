import Testing
import UIKit

@testable import VirtualDevice

@Suite("The device table")
struct DeviceModelTests {
  struct Row: Sendable {
    var name: String
    var width: Double
    var height: Double
    var scale: Double
    var top: Double
    var bottom: Double
  }

  @Test(
    "Devices have the sizes and safe areas that the issue names",
    arguments: [
      Row(name: "iphone-16", width: 393, height: 852, scale: 3, top: 59, bottom: 34),
      Row(name: "iphone-se-3", width: 375, height: 667, scale: 2, top: 20, bottom: 0),
      Row(name: "iphone-17-pro", width: 402, height: 874, scale: 3, top: 62, bottom: 34),
      Row(name: "iphone-16-plus", width: 430, height: 932, scale: 3, top: 59, bottom: 34),
      Row(name: "ipad-a16", width: 820, height: 1180, scale: 2, top: 32, bottom: 25),
    ])
  func sizes(row: Row) throws {
    let model = try #require(DeviceModel.named(row.name))
    #expect(model.size == CGSize(width: row.width, height: row.height))
    #expect(model.scale == row.scale)
    #expect(model.portraitSafeArea == DeviceInsets(top: row.top, bottom: row.bottom))
  }

  @Test("There are at least twelve devices, each name once and in kebab case")
  func names() {
    let names = DeviceModel.all.map(\.name)
    #expect(names.count >= 12)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil })
  }

  @Test("A phone on its side has its sensor's inset left and right")
  func landscape() {
    #expect(DeviceModel.iPhone16.size(in: .landscapeLeft) == CGSize(width: 852, height: 393))
    #expect(
      DeviceModel.iPhone16.safeArea(in: .landscapeRight)
        == DeviceInsets(left: 59, bottom: 21, right: 59))
    #expect(DeviceModel.iPhoneSE3.safeArea(in: .landscapeLeft) == DeviceInsets())
    #expect(
      DeviceModel.iPadA16.safeArea(in: .landscapeLeft) == DeviceInsets(top: 32, bottom: 25))
  }
}
