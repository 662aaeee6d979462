/// What the compositor keeps with a layer between frames.
final class LayerArtwork {
}
