import { sayBookingTitle } from "../say-booking-title.ts";

export const bookingTitle = sayBookingTitle(
  {
    flight: (name) => `رحلة جوية ${name}`,
    train: (name) => `قطار ${name}`,
    bus: (name) => `حافلة ${name}`,
    ferry: (name) => `عبّارة ${name}`,
    car: (name) => `سيارة مستأجرة، ${name}`,
    stay: (name) => `إقامة في ${name}`,
    table: (name) => `طاولة في ${name}`,
    ticket: (name) => `تذكرة ${name}`,
  },
  (title, from, to) => `${title}، من ${from} إلى ${to}`,
);
