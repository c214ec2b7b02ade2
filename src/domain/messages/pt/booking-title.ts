import { sayBookingTitle } from "../say-booking-title.ts";

export const bookingTitle = sayBookingTitle(
  {
    flight: (name) => `Voo ${name}`,
    train: (name) => `Trem ${name}`,
    bus: (name) => `Ônibus ${name}`,
    ferry: (name) => `Balsa ${name}`,
    car: (name) => `Carro alugado, ${name}`,
    stay: (name) => `Hospedagem: ${name}`,
    table: (name) => `Mesa: ${name}`,
    ticket: (name) => `Ingresso: ${name}`,
  },
  (title, from, to) => `${title}, ${from} – ${to}`,
);
