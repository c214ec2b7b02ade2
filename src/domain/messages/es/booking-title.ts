import { sayBookingTitle } from "../say-booking-title.ts";

export const bookingTitle = sayBookingTitle(
  {
    flight: (name) => `Vuelo ${name}`,
    train: (name) => `Tren ${name}`,
    bus: (name) => `Autobús ${name}`,
    ferry: (name) => `Ferri ${name}`,
    car: (name) => `Coche de alquiler, ${name}`,
    stay: (name) => `Alojamiento: ${name}`,
    table: (name) => `Mesa: ${name}`,
    ticket: (name) => `Entrada: ${name}`,
  },
  (title, from, to) => `${title}, ${from} – ${to}`,
);
