import CPixels
import CoreGraphics
import QuartzCore

/// Makes an animated WebP without loss: the smallest exact form of an animation (E2).
///
/// Of each frame the rectangle that changed is encoded, with transparent pixels where nothing did.
/// That does not depend on how the frames before it were encoded, so several are encoded at once; the
/// bytes are those of libwebp's own `WebPAnimEncoder` without key frames.
package final class WebPAnimation: AnimationEncoder {
  private let picture: WebPPictureEncoder
  private let width: Int
  private let height: Int
  private let work: OrderedWork<Encoded>
  private let output: Output
  /// The pixels of the last frame.
  private var shown: Bitmap?
  private var pending: Patch?

  /// The largest side of a WebP, in pixels.
  private static let maximumSide = 16_383

  /// The pixels that changed in a frame.
  ///
  /// `@unchecked Sendable`: nobody changes its pixels.
  private struct Patch: @unchecked Sendable {
    let pixels: Bitmap
    let area: PixelRect
    let milliseconds: Int
    let isFirst: Bool
  }

  private struct Encoded: Sendable {
    var picture: Result<[UInt8], RecordingError>
    var area: PixelRect
    var milliseconds: Int
    var isFirst: Bool

    /// The number of bytes.
    var count: Int { (try? picture.get())?.count ?? 0 }
  }

  /// Creates an encoder for frames of a size in pixels.
  ///
  /// - Parameters:
  ///   - jobs: the frames that are encoded at once, beside the caller if there are several.
  ///   - kept: the bytes of encoded frames that are kept in memory for ``tighten(while:)``; with more,
  ///     none is.
  package init(
    width: Int, height: Int, effort: Effort = .small, jobs: Int = 1, keeping kept: Int = 0
  ) throws(RecordingError) {
    guard (1...Self.maximumSide).contains(width), (1...Self.maximumSide).contains(height) else {
      throw .size(width: width, height: height)
    }
    self.width = width
    self.height = height
    picture = try WebPPictureEncoder(effort: effort)
    let output = Output(width: width, height: height, keeping: kept)
    self.output = output
    work = OrderedWork(jobs: jobs) { (frame) throws(RecordingError) in try output.add(frame) }
  }

  package func add(_ frame: Bitmap, at time: Double) throws(RecordingError) {
    guard frame.width == width, frame.height == height else {
      throw .size(width: frame.width, height: frame.height)
    }
    let milliseconds = Int((time * 1000).rounded())
    guard let shown else {
      guard let copy = frame.copy(), let pixels = frame.copy() else { throw Self.noMemory }
      shown = copy
      pending = Patch(
        pixels: pixels, area: PixelRect(x: 0, y: 0, width: width, height: height),
        milliseconds: milliseconds, isFirst: true)
      return
    }
    guard let difference = frame.difference(from: shown) else { return }
    // Offsets are stored halved.
    let area = PixelRect(
      minX: difference.minX & ~1, minY: difference.minY & ~1, maxX: difference.maxX,
      maxY: difference.maxY)
    guard let pixels = Bitmap(width: area.width, height: area.height) else { throw Self.noMemory }
    let start = area.minY * frame.stride + area.minX
    let old = shown.pixels + area.minY * shown.stride + area.minX
    px_take_changes(
      pixels.pixels, pixels.stride, frame.pixels + start, frame.stride, old, shown.stride,
      area.width, area.height)
    try submit(until: milliseconds)
    pending = Patch(pixels: pixels, area: area, milliseconds: milliseconds, isFirst: false)
  }

  package func finish(at time: Double) throws(RecordingError) -> RecordingStore {
    guard let pending else { throw .empty }
    try submit(until: max(Int((time * 1000).rounded()), pending.milliseconds + 1))
    try work.finish()
    return try output.finish()
  }

  /// Makes the frames so far smaller that are kept, the largest first, without a change of what they show.
  ///
  /// - Parameter hasTime: called before each frame; `false` leaves the others as they are.
  package func tighten(while hasTime: () -> Bool) throws(RecordingError) {
    try work.finish()
    try output.tighten(with: WebPPictureEncoder(effort: .small), while: hasTime)
  }

  /// Encodes the last frame, whose end is known now.
  private func submit(until end: Int) throws(RecordingError) {
    guard let patch = pending else { return }
    pending = nil
    try work.add { [picture] in
      Encoded(
        picture: Result { () throws(RecordingError) in try picture.encode(patch.pixels) },
        area: patch.area, milliseconds: end - patch.milliseconds, isFirst: patch.isFirst)
    }
  }

  private static var noMemory: RecordingError {
    .encoder("there is no memory for another frame")
  }
}

extension WebPAnimation {
  /// The file as it grows.
  private final class Output {
    private let width: Int
    private let height: Int
    private let store = RecordingStore()
    private var container: WebPContainer?
    /// A single frame makes a still picture.
    private var first: Encoded?
    /// The frames that may become smaller; `nil` once they are too many.
    private var kept: [Encoded]?
    /// The number of bytes that may be kept.
    private var room: Int

    init(width: Int, height: Int, keeping room: Int) {
      self.width = width
      self.height = height
      self.room = room
      kept = room > 0 ? [] : nil
    }

    func add(_ frame: Encoded) throws(RecordingError) {
      guard kept != nil else { return try put(frame) }
      kept?.append(frame)
      room -= frame.count
      if room < 0 { try putKept() }
    }

    func tighten(
      with encoder: WebPPictureEncoder, while hasTime: () -> Bool
    ) throws(RecordingError) {
      guard let frames = kept else { return }
      for index in frames.indices.sorted(by: { frames[$0].count > frames[$1].count }) {
        guard hasTime() else { return }
        guard let bytes = try? frames[index].picture.get(), let pixels = encoder.decode(bytes)
        else { continue }
        let picture = try encoder.encode(pixels)
        if picture.count < bytes.count { kept?[index].picture = .success(picture) }
      }
    }

    private func putKept() throws(RecordingError) {
      let frames = kept ?? []
      kept = nil
      for frame in frames { try put(frame) }
    }

    private func put(_ frame: Encoded) throws(RecordingError) {
      if frame.isFirst {
        first = frame
        return
      }
      if let first {
        container = try WebPContainer(width: width, height: height, in: store)
        self.first = nil
        try write(first)
      }
      try write(frame)
    }

    private func write(_ frame: Encoded) throws(RecordingError) {
      try container?.addFrame(
        frame.picture.get(), in: frame.area, milliseconds: frame.milliseconds,
        isBlended: !frame.isFirst)
    }

    func finish() throws(RecordingError) -> RecordingStore {
      try putKept()
      if let first { try store.append(first.picture.get()) }
      try container?.finish()
      return store
    }
  }
}
