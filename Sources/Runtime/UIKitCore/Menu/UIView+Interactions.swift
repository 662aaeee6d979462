extension UIView {
  func attach(_ interaction: any UIInteraction) {
    guard !interactionStorage.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactionStorage.append(interaction)
    interaction.didMove(to: self)
  }

  func detach(_ interaction: any UIInteraction) {
    guard let index = interactionStorage.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactionStorage.remove(at: index)
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with interactions: [any UIInteraction]) {
    for old in interactionStorage where !interactions.contains(where: { $0 === old }) {
      detach(old)
    }
    for new in interactions { attach(new) }
  }
}
