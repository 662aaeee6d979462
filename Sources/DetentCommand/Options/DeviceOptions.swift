import ArgumentParser
import VirtualDevice

/// The options about the device that every command shares.
struct DeviceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: DeviceOptions.deviceHelp,
    completion: .list(DeviceModel.all.map(\.name)))
  var device = DeviceModel.iPhone16.name

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The system's look: ios26 or ios18.", valueName: "style"),
    completion: .list(DeviceStyle.allCases.map(\.rawValue)))
  var style = DeviceStyle.ios26.rawValue

  @Option(
    parsing: .unconditional, help: ArgumentHelp("light or dark.", valueName: "appearance"),
    completion: .list(DeviceAppearance.allCases.map(\.rawValue)))
  var appearance = DeviceAppearance.light.rawValue

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "portrait, portraitUpsideDown, landscapeLeft or landscapeRight.", valueName: "orientation"),
    completion: .list(DeviceOrientation.allCases.map(\.rawValue)))
  var orientation = DeviceOrientation.portrait.rawValue

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The user's text size, l by default: xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5.",
      valueName: "size"),
    completion: .list(DeviceTextSize.allCases.map(\.rawValue)))
  var textSize = DeviceTextSize.l.rawValue

  @Flag(help: "Lays out for a language that is read from right to left.")
  var rightToLeft = false

  /// The help of an option that takes a device.
  static let deviceHelp = ArgumentHelp(
    "The device: \(DeviceModel.all.map(\.name).joined(separator: ", ")).", valueName: "name")

  /// The options as arguments, for a process that performs a part of this command.
  var arguments: [String] {
    [
      "--device", device, "--style", style, "--appearance", appearance,
      "--orientation", orientation, "--text-size", textSize,
    ] + (rightToLeft ? ["--right-to-left"] : [])
  }

  /// Creates a device from the options.
  @MainActor
  func makeDevice() throws(CommandFailure) -> VirtualDevice {
    let made = VirtualDevice(
      model: try Self.model(device), appearance: try choice("--appearance", appearance),
      orientation: try choice("--orientation", orientation),
      contentSizeCategory: try (choice("--text-size", textSize) as DeviceTextSize).category,
      style: try choice("--style", style))
    if rightToLeft { made.setLayoutDirection(.rightToLeft) }
    return made
  }

  /// Returns the device with a name.
  static func model(_ name: String) throws(CommandFailure) -> DeviceModel {
    guard let model = DeviceModel.named(name) else {
      throw CommandFailure(
        "no device is named \(Excerpt.quoted(name)); "
          + NearName.hint(name, in: DeviceModel.all.map(\.name)))
    }
    return model
  }

  private func choice<Choice>(
    _ option: String, _ text: String
  ) throws(CommandFailure) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue)
      let near = NearName.find(text, in: words).map { "; did you mean \"\($0)\"?" } ?? ""
      throw CommandFailure(
        "\(option) takes one of \(words.joined(separator: ", ")), not "
          + Excerpt.quoted(text) + near)
    }
    return choice
  }
}
