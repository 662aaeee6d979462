import SwiftUI

/// The booking of seats on a departure. With a traveller's name in it, it is not dismissed by a drag.
struct BookingSheet: View {
  let departure: Departure
  let bookings: Bookings

  @Environment(\.dismiss) private var dismiss
  @State private var seats = 1
  @State private var name = ""

  var body: some View {
    VStack(spacing: 16) {
      Text("To \(departure.destination) at \(departure.time)").font(.title2)
      TextField("Name", text: $name).textFieldStyle(.roundedBorder)
      Stepper("Seats: \(seats)", value: $seats, in: 1...departure.freeSeats)
      Button("Book") {
        bookings.book(seats, on: departure)
        dismiss()
      }
      .buttonStyle(.borderedProminent)
      .disabled(name.isEmpty)
      Button("Cancel") { dismiss() }
      Spacer()
    }
    .padding(24)
    .interactiveDismissDisabled(!name.isEmpty)
  }
}
