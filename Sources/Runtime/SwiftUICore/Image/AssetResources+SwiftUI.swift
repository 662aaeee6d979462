extension Image {
  /// Creates an image from an asset catalog by its resource.
  public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }

  /// Creates a decorative image from an asset catalog by its resource.
  public init(decorative resource: ImageResource) {
    self.init(decorative: resource.name, bundle: resource.bundle)
  }
}

extension Color {
  /// Creates a colour of an asset catalog by its resource.
  public init(_ resource: ColorResource) {
    self.init(uiColor: UIColor(resource: resource))
  }
}
