import DetentKit
import SwiftUI

/// The departures of the day. One that is tapped is booked in a sheet; up to the medium detent, the
/// list stays in use.
public struct DeparturesScreen: View {
  @State private var bookings = Bookings()
  @State private var chosen: Departure?

  public init() {}

  public var body: some View {
    NavigationStack {
      List(Departure.today) { departure in
        Button {
          chosen = departure
        } label: {
          DepartureRow(departure: departure, seats: bookings.seats(on: departure))
        }
      }
      .navigationTitle("Departures")
    }
    .sheet(item: $chosen) { departure in
      BookingSheet(departure: departure, bookings: bookings)
        .presentationDetents([.medium, .large], largestUndimmed: .medium)
    }
  }
}

struct DepartureRow: View {
  let departure: Departure
  let seats: Int

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(departure.destination).font(.headline)
        Text(departure.pier).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if seats > 0 { Text("\(seats) booked").foregroundStyle(.green) }
      Text(departure.time).monospacedDigit()
    }
    .foregroundStyle(Color.primary)
  }
}
