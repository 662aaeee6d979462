// The names that Core Foundation's types have in calls of Core Text and others: `url as CFURL`.

/// A string.
public typealias CFString = String
/// A URL.
public typealias CFURL = URL
/// Bytes.
public typealias CFData = Data
/// An error.
public typealias CFError = NSError
