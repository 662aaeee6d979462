#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import SwiftUI

  extension View {
    /// Adds an action that is called with `false` when something is presented over the presentation that
    /// contains the view, and with `true` when the presentation is in front again.
    ///
    /// ```swift
    /// PlayerView(player: player)
    ///   .onPresentationFrontmostChange { isFrontmost in
    ///     isFrontmost ? player.resume() : player.pause()
    ///   }
    /// ```
    ///
    /// The action is called when what is presented begins to appear, and when it is gone; a dismissal that
    /// the user gives up changes nothing. It works in every presentation, whoever presents.
    public func onPresentationFrontmostChange(
      _ action: @escaping (Bool) -> Void
    ) -> some View {
      background(
        ContentProbe(
          connect: { $0.frontmost.set(action, by: $1) },
          disconnect: { $0.frontmost.set(nil, by: $1) }))
    }
  }
#endif
