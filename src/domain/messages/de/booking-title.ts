import { sayBookingTitle } from "../say-booking-title.ts";

export const bookingTitle = sayBookingTitle(
  {
    flight: (name) => `Flug ${name}`,
    train: (name) => `Zug ${name}`,
    bus: (name) => `Bus ${name}`,
    ferry: (name) => `Fähre ${name}`,
    car: (name) => `Mietwagen, ${name}`,
    stay: (name) => `Übernachtung: ${name}`,
    table: (name) => `Tisch: ${name}`,
    ticket: (name) => `Ticket: ${name}`,
  },
  (title, from, to) => `${title}, ${from} – ${to}`,
);
