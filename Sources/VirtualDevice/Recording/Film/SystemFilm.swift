import Foundation
import QuartzCore

/// An encoder of films in MP4 and WebM by the system's ffmpeg.
///
/// The frames are stored until the end, as runs of equal pixels, and then go to ffmpeg at a constant
/// rate.
package final class SystemFilm: AnimationEncoder {
  /// The format of a film.
  package enum Kind: String, Sendable {
    case mp4, webm
  }

  private let kind: Kind
  private let program: String
  private let width: Int
  private let height: Int
  private let rate: Double
  private let store = PixelRunStore()
  private var frames: [(place: PixelRunStore.Place, time: Double)] = []

  /// Creates an encoder for frames of a size in pixels.
  ///
  /// - Parameters:
  ///   - rate: the frames of a second of the film.
  ///   - path: the folders in which ffmpeg is searched, as in the environment's `PATH`.
  /// - Throws: `RecordingError.encoder` if there is no ffmpeg, with the package that has it.
  package init(
    _ kind: Kind, width: Int, height: Int, rate: Double,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) throws(RecordingError) {
    guard width > 0, height > 0 else { throw .size(width: width, height: height) }
    let programs = path.split(separator: ":").map { "\($0)/ffmpeg" }
    guard let program = programs.first(where: FileManager.default.isExecutableFile) else {
      throw .encoder(
        "a film in \(kind.name) needs ffmpeg, which is not on the path; install the system's package "
          + "ffmpeg, or name a file that ends in .webp or .gif")
    }
    self.kind = kind
    self.program = program
    self.width = width
    self.height = height
    self.rate = rate
  }

  package func add(_ frame: Bitmap, at time: Double) throws(RecordingError) {
    guard frame.width == width, frame.height == height else {
      throw .size(width: frame.width, height: frame.height)
    }
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    frames.append((try store.add(PixelRuns.pack(frame, in: whole)), time))
  }

  package func finish(at time: Double) throws(RecordingError) -> RecordingStore {
    guard !frames.isEmpty, let picture = Bitmap(width: width, height: height) else { throw .empty }
    let folder = NSTemporaryDirectory() + "/detent-film-\(UUID().uuidString)"
    guard mkdir(folder, 0o700) == 0 else {
      throw .encoder("the folder \(folder) for ffmpeg's output cannot be made")
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let film = "\(folder)/film.\(kind.rawValue)"
    try encode(picture, until: time, to: film, complaints: "\(folder)/complaints")
    guard let data = FileManager.default.contents(atPath: film), !data.isEmpty else {
      throw .encoder("ffmpeg has written nothing")
    }
    let output = RecordingStore()
    try output.append([UInt8](data))
    return output
  }

  private func encode(
    _ picture: Bitmap, until end: Double, to film: String, complaints: String
  ) throws(RecordingError) {
    // A socket and no pipe: writing to a process that has ended is an error then, and no signal.
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw .encoder("no connection to ffmpeg can be made")
    }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments(film)
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.standardOutput = FileHandle.nullDevice
    let problems = open(complaints, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    process.standardError =
      problems < 0
      ? FileHandle.nullDevice : FileHandle(fileDescriptor: problems, closeOnDealloc: true)
    do {
      try process.run()
    } catch {
      close(ends[0])
      throw .encoder("\(program) cannot be run: \(error.localizedDescription)")
    }
    process.standardInput = nil
    defer { process.waitUntilExit() }
    do {
      defer { close(ends[0]) }
      let start = frames[0].time
      let count = max(1, Int(clamping: ((end - start) * rate).rounded()))
      var index = -1
      for number in 0..<count {
        let moment = start + Double(number) / rate
        let next = frames.lastIndex { $0.time <= moment + 1e-6 } ?? 0
        if next != index {
          index = next
          PixelRuns.unpack(
            try store.runs(at: frames[index].place), to: picture,
            in: PixelRect(x: 0, y: 0, width: width, height: height))
        }
        guard send(picture, to: ends[0]) else { break }
      }
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = FileManager.default.contents(atPath: complaints) ?? Data()
      let line = String(decoding: text, as: UTF8.self).split(separator: "\n").last ?? "no reason"
      throw .encoder("ffmpeg failed: \(line)")
    }
  }

  private func arguments(_ film: String) -> [String] {
    // The usual form of colours has one for four pixels, so sides are even.
    let codec =
      kind == .mp4
      ? ["-c:v", "libx264", "-crf", "18", "-movflags", "+faststart"]
      : ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0"]
    return [
      "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-video_size",
      "\(width)x\(height)", "-framerate", "\(rate)", "-i", "-", "-an", "-vf",
      "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p",
    ] + codec + [film]
  }

  /// Writes the pixels of a picture. Returns `false` if nobody reads them.
  private func send(_ picture: Bitmap, to socket: Int32) -> Bool {
    for row in 0..<height {
      var rest = UnsafeRawBufferPointer(
        start: picture.pixels + row * picture.stride, count: width * 4)[
          ...]
      while !rest.isEmpty {
        let bytes = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.send(
          socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
    }
    return true
  }
}

extension SystemFilm.Kind {
  /// The name of the format in a sentence.
  fileprivate var name: String {
    switch self {
    case .mp4: "MP4"
    case .webm: "WebM"
    }
  }
}
