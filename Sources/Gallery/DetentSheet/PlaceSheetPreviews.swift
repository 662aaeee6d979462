import SwiftUI

#Preview("Places nearby") {
  ScrollView { PlaceSheet() }
}

#Preview("Place line", traits: .fixedLayout(width: 320, height: 80)) {
  PlaceLine(place: .town[0])
}
