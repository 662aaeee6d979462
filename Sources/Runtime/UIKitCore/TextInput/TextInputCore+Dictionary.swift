extension TextInputCore {
  /// Reports that correction was enabled although there is no dictionary.
  package static func reportNoDictionary(_ property: String) {
    reportMisuse(
      "\(property) was set to .yes, but keyboards of virtual devices have no dictionary; leave it at "
        + ".default. Nothing is corrected or marked.")
  }
}
