extension TextInputCore {
  /// Reports that correction was enabled although there is no dictionary.
  package static func reportNoDictionary(_ property: String) {
    Misuse.report(ControlMisuse.noDictionary(property))
  }
}
