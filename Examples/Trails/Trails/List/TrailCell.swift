import UIKit

@objc protocol TrailCellDelegate: AnyObject {
  @objc optional func trailCellDidToggleFavorite(_ cell: TrailCell)
  @objc optional func trailCell(_ cell: TrailCell, canToggle favorite: Bool) -> Bool
}

class TrailCell: UITableViewCell {
  static let reuseIdentifier = "TrailCell"

  @IBOutlet weak var delegate: TrailCellDelegate?
  private let favoriteButton = UIButton(type: .system)
  private(set) var trail: Trail?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    favoriteButton.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    favoriteButton.addTarget(
      self,
      action: #selector(TrailCell.toggleFavorite),
      for: .touchUpInside)
    accessoryView = favoriteButton
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(_ trail: Trail) {
    self.trail = trail
    textLabel?.text = trail.name
    detailTextLabel?.text = "\(trail.region) · \(L10n.length(trail.length))"
    imageView?.image = UIImage(named: "Trail")
    let name = trail.isFavorite ? "heart.fill" : "heart"
    favoriteButton.setImage(UIImage(systemName: name), for: .normal)
    favoriteButton.accessibilityIdentifier = "favorite \(trail.id)"
  }

  @IBAction func toggleFavorite() {
    guard let trail = trail else { return }
    let mayToggle = delegate?.trailCell?(self, canToggle: trail.isFavorite) ?? true
    guard mayToggle else { return }
    delegate?.trailCellDidToggleFavorite?(self)
  }
}
