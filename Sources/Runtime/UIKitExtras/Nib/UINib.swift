import Foundation

/// The views of a xib file. Files of Interface Builder are not loaded: using one is reported, and there are no
/// views.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String

  /// Creates an object for a file in a bundle; `nil` means the main one.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Creates an object for the data of a file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = ""
    super.init()
  }

  /// A key of options for the objects of a file.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a dictionary of objects for the placeholders of the file.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// Reports that xibs are not loaded, and returns no objects.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    report()
    return []
  }

  func report() {
    Misuse.report(ContentMisuse.nib(name))
  }
}

extension Bundle {
  /// Reports that xibs are not loaded, and returns nil.
  @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    Misuse.report(ContentMisuse.nib(name))
    return nil
  }
}

extension UITableView {
  /// Reports that xibs are not loaded; the identifier has no cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    nib.report()
  }

  /// Reports that xibs are not loaded; the identifier has no view.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    nib.report()
  }
}

extension UICollectionView {
  /// Reports that xibs are not loaded; the identifier has no cell.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
    nib.report()
  }

  /// Reports that xibs are not loaded; the identifier has no view.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(
        nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    nib.report()
  }
}
