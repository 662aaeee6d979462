import Foundation
import UIKit

extension VirtualDevice {
  /// The language and region of the user; see ``setLocale(_:)``.
  public var locale: Locale { runningDevice.locale }

  /// Sets the language and region in which dates and numbers are written. The default is American English,
  /// wherever the device runs.
  ///
  /// SwiftUI's `locale` and `calendar`, text of values with a format, and date pickers have it, and
  /// `NSLocale.currentLocaleDidChangeNotification` is posted. The reading direction stays: on a phone it is
  /// that of the language into which the app is translated, see ``setLayoutDirection(_:)``.
  /// `Locale.current` is Foundation's and that of the machine: read SwiftUI's environment instead.
  public func setLocale(_ locale: Locale) {
    guard locale != self.locale else { return }
    runningDevice.locale = locale
    host.enter {
      NotificationCenter.default.post(
        name: NSLocale.currentLocaleDidChangeNotification, object: nil)
    }
    step()
  }

  /// The device's date: that of its clock, which begins at the reference date, the first moment of 2001 in
  /// Greenwich. SwiftUI's timelines and relative dates have it.
  ///
  /// `Date()` of an app's code is the wall's. A test passes this one to code that asks for the date by a
  /// closure, `PlaceModel(now: { app.now })`, and has the same result each time.
  public var now: Date { Date(timeIntervalSinceReferenceDate: time) }
}
