import ArgumentParser
import VirtualDevice

/// The options about the device that every command shares.
struct DeviceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device: \(DeviceModel.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var device = DeviceModel.iPhone16.name

  @Option(help: ArgumentHelp("The system's look: ios26 or ios18.", valueName: "style"))
  var style = DeviceStyle.ios26.rawValue

  @Option(help: ArgumentHelp("light or dark.", valueName: "appearance"))
  var appearance = DeviceAppearance.light.rawValue

  @Option(
    help: ArgumentHelp(
      "portrait, portraitUpsideDown, landscapeLeft or landscapeRight.", valueName: "orientation"))
  var orientation = DeviceOrientation.portrait.rawValue

  @Option(
    help: ArgumentHelp(
      "The user's text size, l by default: xs, s, m, l, xl, xxl, xxxl, or ax1 to ax5.",
      valueName: "size"))
  var textSize = DeviceTextSize.l.rawValue

  @Flag(help: "Lays out for a language that is read from right to left.")
  var rightToLeft = false

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
    guard let model = DeviceModel.named(device) else {
      let names = DeviceModel.all.map(\.name)
      let hint = NearName.find(device, in: names).map { "did you mean \"\($0)\"?" }
      throw CommandFailure(
        "no device is named \(Excerpt.quoted(device)); "
          + (hint ?? "there are " + names.joined(separator: ", ")))
    }
    let made = VirtualDevice(
      model: model, appearance: try choice("--appearance", appearance),
      orientation: try choice("--orientation", orientation),
      contentSizeCategory: try (choice("--text-size", textSize) as DeviceTextSize).category,
      style: try choice("--style", style))
    if rightToLeft { made.setLayoutDirection(.rightToLeft) }
    return made
  }

  private func choice<Choice>(
    _ option: String, _ text: String
  ) throws(CommandFailure) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure("\(option) takes one of \(words), not \(Excerpt.quoted(text))")
    }
    return choice
  }
}
