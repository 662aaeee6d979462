/// What a collection shows. The first two requirements have no default.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item: dequeue one and fill it.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections. The default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The view of a header, footer or the like: dequeue one and fill it. The default is an empty one,
  /// with a report.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    reportMisuse(
      "The layout wants a view of kind \(kind) in section \(indexPath.section), but "
        + "\(type(of: self)) has none; implement "
        + "collectionView(_:viewForSupplementaryElementOfKind:at:). An empty view is shown.")
    return UICollectionReusableView(frame: .zero)
  }
}
