import Foundation

/// The loading phases of an asynchronous image.
public enum AsyncImagePhase: Sendable {
  /// Loading has not finished.
  case empty
  /// Loading has succeeded, with an image.
  case success(Image)
  /// Loading has failed, with an error.
  case failure(any Error)

  /// The image once it is loaded; otherwise `nil`.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// The error, if the image failed to load.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// A view that loads an image from a URL.
///
/// Virtual devices have no network: file and `data` URLs are loaded, all others fail.
public struct AsyncImage<Content> {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
}

extension AsyncImage: View where Content: View {
  nonisolated private init(
    of url: URL?, _ scale: CGFloat, _ transaction: Transaction,
    _ content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates an asynchronous image at its natural size, or a grey area until it is loaded.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == AnyView {
    self.init(of: url, scale, Transaction()) { phase in
      if let image = phase.image { return AnyView(image) }
      return AnyView(Color(uiColor: .systemGray5))
    }
  }

  /// Creates an asynchronous image that `content` modifies, with a `placeholder` until it is
  /// loaded.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(of: url, scale, Transaction()) { phase in
      if let image = phase.image {
        return ViewBuilder.buildEither(first: content(image))
      }
      return ViewBuilder.buildEither(second: placeholder())
    }
  }

  /// Creates an asynchronous image whose view `content` returns for each phase; changes have a
  /// transaction.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(of: url, scale, transaction, content)
  }

  /// The view's content.
  public var body: some View {
    content(phase)
      .onChange(of: url, initial: true) { _, new in
        withTransaction(transaction) { phase = PictureLoader.load(new, scale: scale) }
      }
  }
}

/// Loads images from URLs that a device without a network can read.
enum PictureLoader {
  @MainActor
  static func load(_ url: URL?, scale: CGFloat) -> AsyncImagePhase {
    guard let url else { return .empty }
    guard url.isFileURL || url.scheme == "data" else {
      Misuse.report(SwiftUIMisuse.remoteImage(url))
      return .failure(URLError(.notConnectedToInternet))
    }
    do {
      let data = try url.isFileURL ? Data(contentsOf: url) : content(of: url)
      guard let image = UIImage(data: data, scale: scale) else {
        return .failure(URLError(.cannotDecodeContentData))
      }
      return .success(Image(uiImage: image))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the data in a `data` URL.
  private static func content(of url: URL) throws -> Data {
    let text = url.absoluteString.dropFirst("data:".count)
    guard let comma = text.firstIndex(of: ",") else { throw URLError(.badURL) }
    let body = String(text[text.index(after: comma)...])
    let data =
      text[..<comma].hasSuffix(";base64")
      ? Data(base64Encoded: body) : body.removingPercentEncoding?.data(using: .utf8)
    guard let data else { throw URLError(.badURL) }
    return data
  }
}
