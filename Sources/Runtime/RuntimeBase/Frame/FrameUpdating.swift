/// An object of another framework that updates its views in each frame, between input and layout.
@MainActor
package protocol FrameUpdating: AnyObject {
  func updateForFrame()
  /// A description of the update that is due; `nil` if there is none.
  var pendingUpdate: String? { get }
}

/// The objects that update their views in each frame of a device. They are not retained.
@MainActor
package struct FrameUpdaters {
  private struct Entry {
    weak var updater: (any FrameUpdating)?
  }

  private var entries: [Entry] = []

  package init() {}

  /// Adds an object as the last one.
  package mutating func add(_ updater: any FrameUpdating) {
    entries.removeAll { $0.updater == nil || $0.updater === updater }
    entries.append(Entry(updater: updater))
  }

  /// Calls the objects in order. One that is added meanwhile is called from the next frame on.
  package func update() {
    for entry in entries { entry.updater?.updateForFrame() }
  }

  /// Indicates whether an update is due.
  package var isDue: Bool { entries.contains { $0.updater?.pendingUpdate != nil } }

  /// Descriptions of the updates that are due.
  package var pending: [String] { entries.compactMap { $0.updater?.pendingUpdate } }
}
