import type { Booking, BookingPlace } from "../bookings/booking.ts";

type Titled = Pick<Booking, "kind" | "name" | "from" | "to">;

/** Says what a booking is, in a line: "Flight LH 1172, Frankfurt to Lisbon". An event is called by its name. */
export function sayBookingTitle(
  titles: Readonly<Record<Exclude<Booking["kind"], "event">, (name: string) => string>>,
  journey: (title: string, from: string, to: string) => string,
): (booking: Titled) => string {
  return ({ kind, name, from, to }) => {
    const title = kind === "event" ? name : titles[kind](name);
    return from === undefined || to === undefined || name === `${from.name} – ${to.name}`
      ? title
      : journey(title, shortName(from), shortName(to));
  };
}

/** Airports are known by their codes, and their names are long. */
function shortName({ name, code }: BookingPlace): string {
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : name;
}
