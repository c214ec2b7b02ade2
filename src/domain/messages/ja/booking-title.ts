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
    : `${title}、${shortName(from)}→${shortName(to)}`;
}

const TITLES: Readonly<Record<Booking["kind"], (name: string) => string>> = {
  flight: (name) => `フライト：${name}`,
  train: (name) => `列車：${name}`,
  bus: (name) => `バス：${name}`,
  ferry: (name) => `フェリー：${name}`,
  car: (name) => `レンタカー：${name}`,
  stay: (name) => `宿泊：${name}`,
  table: (name) => `レストラン：${name}`,
  ticket: (name) => `チケット：${name}`,
  event: (name) => name,
};

/** Airports are known by their codes, and their names are long. */
function shortName({ name, code }: BookingPlace): string {
  return code !== undefined && /^[A-Z]{3}$/.test(code) ? code : name;
}
