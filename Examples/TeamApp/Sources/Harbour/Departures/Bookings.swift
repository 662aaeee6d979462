import Observation

/// The seats that a traveller has booked.
@MainActor @Observable
public final class Bookings {
  private var seats: [Departure.ID: Int] = [:]

  public init() {}

  /// The seats booked on a departure.
  public func seats(on departure: Departure) -> Int { seats[departure.id, default: 0] }

  /// Books seats, as many as are free.
  public func book(_ count: Int, on departure: Departure) {
    let booked = seats(on: departure)
    seats[departure.id] = min(departure.freeSeats, booked + count)
  }
}
