import type { Booking, BookingPlace } from "../../bookings/booking.ts";

/** What a booking is, in a line: "Flight LH 1172, Frankfurt to Lisbon". */
export function bookingTitle({
  kind,
  name,
  from,
  to,
}: Pick<Booking, "kind" | "name" | "from" | "to">): string {
  const title = TITLES[kind](name);
  return from === undefined || to === undefined
    ? title
    : `${title}，${shortName(from)}至${shortName(to)}`;
}

const TITLES: Readonly<Record<Booking["kind"], (name: string) => string>> = {
  flight: (name) => `航班 ${name}`,
  train: (name) => `火车 ${name}`,
  bus: (name) => `巴士 ${name}`,
  ferry: (name) => `渡轮 ${name}`,
  car: (name) => `租车：${name}`,
  stay: (name) => `住宿：${name}`,
  table: (name) => `订座：${name}`,
  ticket: (name) => `门票：${name}`,
  event: (name) => name,
};

/** Airports are known by their codes, and their names are long. */
function shortName({ name, code }: BookingPlace): string {
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : name;
}
