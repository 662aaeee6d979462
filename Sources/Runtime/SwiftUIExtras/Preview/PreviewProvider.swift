@_spi(Reflection) import Swift

/// A type that shows views in the gallery; `#Preview` is the shorter form.
///
/// Each view of a `Group` or of a builder's list is a preview of its own.
// Only the gallery uses a provider, and a release build strips unused types.
@_alwaysEmitConformanceMetadata
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// The type of the previewed views.
  associatedtype Previews: View
  /// The previewed views.
  @ViewBuilder static var previews: Previews { get }
}

/// Collects the previews of the program's preview providers.
enum ProviderPreviews: PreviewCollector {
  static var previews: [PreviewEntry] {
    ConformanceRecords.types(conformingTo: (any PreviewProvider).self)
      .compactMap { $0 as? any PreviewProvider.Type }
      .flatMap { entries(of: $0) }
  }

  private static func entries<Provider: PreviewProvider>(
    of provider: Provider.Type
  ) -> [PreviewEntry] {
    (0..<PreviewParts.count(in: Provider.Previews.self)).map { index in
      PreviewEntry(
        name: nil, fallbackName: name(of: provider), place: place(of: provider),
        filePath: nil, position: [index]
      ) {
        let view = PreviewParts.part(index, of: Provider.previews)
        let settings = PreviewSettings(of: view)
        return Preview(name: settings.name, traits: settings.traits) {
          let controller = UIHostingController(
            rootView: PreviewContent { PreviewParts.part(index, of: Provider.previews) })
          controller.sizingOptions = .preferredContentSize
          return controller
        }
      }
    }
  }

  /// Returns the module and the type; a private type's full name contains its address in memory.
  private static func place(of provider: Any.Type) -> String {
    _typeName(provider).prefix { $0 != "." } + "/\(provider)"
  }

  /// `PlaceCard` for `PlaceCard_Previews`.
  private static func name(of provider: Any.Type) -> String {
    let name = "\(provider)"
    for ending in ["_Previews", "_Preview", "Previews", "Preview", "PreviewProvider"]
    where name.hasSuffix(ending) && name.count > ending.count {
      return String(name.dropLast(ending.count))
    }
    return name
  }
}

/// A view whose parts are separate previews.
protocol PreviewSplitting {
  /// The number of parts of a view of this type.
  static var previewCount: Int { get }
  /// Returns one of the parts.
  @MainActor func previewPart(_ index: Int) -> any View
}

/// The parts of a provider's view.
enum PreviewParts {
  static func count(in type: Any.Type) -> Int {
    (type as? any PreviewSplitting.Type)?.previewCount ?? 1
  }

  @MainActor
  static func part(_ index: Int, of view: any View) -> any View {
    (view as? any PreviewSplitting)?.previewPart(index) ?? view
  }
}

extension Group: PreviewSplitting where Content: View {
  static var previewCount: Int { PreviewParts.count(in: Content.self) }

  func previewPart(_ index: Int) -> any View { PreviewParts.part(index, of: content) }
}

extension TupleView: PreviewSplitting {
  static var previewCount: Int {
    var count = 0
    _ = _forEachField(of: T.self) { _, _, type, _ in
      count += PreviewParts.count(in: type)
      return true
    }
    return count
  }

  func previewPart(_ index: Int) -> any View {
    var left = index
    for part in Mirror(reflecting: value).children.lazy.compactMap({ $0.value as? any View }) {
      let count = PreviewParts.count(in: type(of: part))
      if left < count { return PreviewParts.part(left, of: part) }
      left -= count
    }
    return EmptyView()
  }
}
