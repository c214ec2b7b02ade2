import { sayBookingTitle } from "../say-booking-title.ts";

export const bookingTitle = sayBookingTitle(
  {
    flight: (name) => `Vol ${name}`,
    train: (name) => `Train ${name}`,
    bus: (name) => `Bus ${name}`,
    ferry: (name) => `Ferry ${name}`,
    car: (name) => `Voiture de location, ${name}`,
    stay: (name) => `Séjour : ${name}`,
    table: (name) => `Table : ${name}`,
    ticket: (name) => `Billet : ${name}`,
  },
  (title, from, to) => `${title}, ${from} – ${to}`,
);
