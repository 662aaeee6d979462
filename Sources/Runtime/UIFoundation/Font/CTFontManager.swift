import CoreGraphics
import Foundation

/// The part of a system to which a font is registered. Here it is always the process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none
  /// The process.
  case process
  /// All processes of the user.
  case persistent
  /// The user's session.
  case session

  /// The user, the older name of ``persistent``.
  public static var user: CTFontManagerScope { .persistent }
}

/// Registers the fonts of a file, as an entry of `UIAppFonts` does; returns false, with an error, if it has none or
/// is registered.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  registerFonts(of: fontURL.path, error)
}

/// Removes the fonts of a file; returns false, with an error, if it is not registered.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  guard !FontRegistry.unregister(fontURL.path) else { return true }
  // kCTFontManagerErrorNotRegistered
  error?.pointee = .passRetained(failure(201))
  return false
}

/// Registers the fonts of files, and calls the handler once with the errors.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([NSError], Bool) -> Bool)?
) {
  var errors: [NSError] = []
  for url in fontURLs {
    do throws(FontRegistry.Failure) {
      try FontRegistry.register(url.path)
    } catch {
      errors.append(failure(error.code))
    }
  }
  _ = registrationHandler?(errors, true)
}

/// Registers a font that a `CGFont` was created from; returns false, with an error, if it is registered.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  registerFonts(of: font.path ?? "", error)
}

private func registerFonts(
  of path: String, _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  do throws(FontRegistry.Failure) {
    try FontRegistry.register(path)
    return true
  } catch let reason {
    error?.pointee = .passRetained(failure(reason.code))
    return false
  }
}

extension FontRegistry.Failure {
  /// The code of Core Text (documented: `CTFontManagerError`).
  fileprivate var code: Int {
    switch self {
    case .unreadable: 103
    case .duplicate: 105
    }
  }
}

private func failure(_ code: Int) -> NSError {
  NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code)
}
