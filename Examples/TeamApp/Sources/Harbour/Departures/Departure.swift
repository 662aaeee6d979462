/// A departure of a ferry.
public struct Departure: Identifiable, Hashable, Sendable {
  public var id: Int
  public var time: String
  public var destination: String
  public var pier: String
  public var freeSeats: Int

  /// Today's departures.
  public static let today = [
    Departure(id: 1, time: "09:10", destination: "Oslo", pier: "Pier 2", freeSeats: 12),
    Departure(id: 2, time: "09:45", destination: "Drøbak", pier: "Pier 1", freeSeats: 4),
    Departure(id: 3, time: "10:20", destination: "Horten", pier: "Pier 4", freeSeats: 31),
    Departure(id: 4, time: "11:00", destination: "Nesodden", pier: "Pier 1", freeSeats: 8),
  ]
}
