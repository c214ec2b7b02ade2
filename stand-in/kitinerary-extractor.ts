/**
 * KDE's kitinerary-extractor, as far as it is asked: a file comes by the standard input, and reservations leave by the
 * standard output. What it does as the program does has its source in docs/providers.md. Its argument is a fault.
 */
import { buffer } from "node:stream/consumers";

/** What version 5.22.3 answered to the boarding code that test/support/bookings has. */
const RECORDED = [
  {
    "@context": "http://schema.org",
    "@type": "FlightReservation",
    airplaneSeat: "12A",
    modifiedTime: "2026-11-26T18:23:49",
    passengerSequenceNumber: "45",
    reservationFor: {
      "@type": "Flight",
      airline: { "@type": "Airline", iataCode: "LH" },
      arrivalAirport: { "@type": "Airport", iataCode: "LIS" },
      departureAirport: { "@type": "Airport", iataCode: "FRA" },
      departureDay: "2026-12-03",
      flightNumber: "1172",
    },
    reservationNumber: "XK4T9P",
    reservationStatus: "http://schema.org/ReservationConfirmed",
    underName: { "@type": "Person", familyName: "BYRON", givenName: "ADA", name: "ADA BYRON" },
  },
];

const file = await buffer(process.stdin);
switch (process.argv[2]) {
  case "hangs":
    setInterval(() => {}, 1000);
    break;
  case "floods":
    for (let part = 0; part < 300; part += 1) process.stdout.write("[".repeat(64 * 1024));
    break;
  case "fails":
    process.exit(1);
    break;
  default:
    // Of what it doesn't know it says nothing, and ends well.
    process.stdout.write(file.includes("EXK4T9P") ? JSON.stringify(RECORDED, null, 4) : "[\n]\n\n");
}
