import type { Booking, BookingPlace } from "../../bookings/booking.ts";

/** What a booking is, in a line: "Flight LH 1172, Frankfurt to Lisbon". */
export function bookingTitle({
  kind,
  name,
  from,
  to,
}: Pick<Booking, "kind" | "name" | "from" | "to">): string {
  const title = TITLES[kind](name);
  return from === undefined || to === undefined || name === `${from.name} – ${to.name}`
    ? title
    : `${title}, ${shortName(from)} – ${shortName(to)}`;
}

const TITLES: Readonly<Record<Booking["kind"], (name: string) => string>> = {
  flight: (name) => `Vol ${name}`,
  train: (name) => `Train ${name}`,
  bus: (name) => `Bus ${name}`,
  ferry: (name) => `Ferry ${name}`,
  car: (name) => `Voiture de location, ${name}`,
  stay: (name) => `Séjour : ${name}`,
  table: (name) => `Table : ${name}`,
  ticket: (name) => `Billet : ${name}`,
  event: (name) => name,
};

/** Airports are known by their codes, and their names are long. */
function shortName({ name, code }: BookingPlace): string {
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : name;
}
