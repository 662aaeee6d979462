public import SheetEngine

/// Distances from the four edges of a screen, in points.
public typealias DeviceInsets = SheetInsets
