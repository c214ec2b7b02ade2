import { sayBookingTitle } from "../say-booking-title.ts";

export const bookingTitle = sayBookingTitle(
  {
    flight: (name) => `Flight ${name}`,
    train: (name) => `Train ${name}`,
    bus: (name) => `Bus ${name}`,
    ferry: (name) => `Ferry ${name}`,
    car: (name) => `Rental car, ${name}`,
    stay: (name) => `Stay at ${name}`,
    table: (name) => `Table at ${name}`,
    ticket: (name) => `Ticket for ${name}`,
  },
  (title, from, to) => `${title}, ${from} to ${to}`,
);
