import { sayBookingTitle } from "../say-booking-title.ts";

export const bookingTitle = sayBookingTitle(
  {
    flight: (name) => `Volo ${name}`,
    train: (name) => `Treno ${name}`,
    bus: (name) => `Autobus ${name}`,
    ferry: (name) => `Traghetto ${name}`,
    car: (name) => `Auto a noleggio, ${name}`,
    stay: (name) => `Soggiorno: ${name}`,
    table: (name) => `Tavolo: ${name}`,
    ticket: (name) => `Biglietto: ${name}`,
  },
  (title, from, to) => `${title}, ${from} – ${to}`,
);
