import { type Booking, isTransport } from "../booking.ts";
import { type Draft, finished, type ReadBooking, type ReadingContext } from "./read-booking.ts";

const MOST_BOOKINGS = 50;

/**
 * Drafts without those that tell of the same booking twice: in the data of a mail and in its attachment, in two
 * travellers' passes. The first of two is believed; what it lacks comes from the other.
 */
export function joinBookings(drafts: readonly Draft[], context: ReadingContext): ReadBooking[] {
  const kept: Draft[] = [];
  for (const draft of drafts) {
    const at = kept.findIndex((one) => isSame(one.booking, draft.booking));
    const one = kept[at];
    if (one === undefined) kept.push(draft);
    else kept[at] = together(one, draft);
  }
  return kept.slice(0, MOST_BOOKINGS).map((draft) => finished(draft, context));
}

function isSame(one: Partial<Booking>, other: Partial<Booking>): boolean {
  if (one.kind !== other.kind || one.starts?.date !== other.starts?.date) return false;
  const agree = (a: string | undefined, b: string | undefined) =>
    a === undefined || b === undefined || plain(a) === plain(b);
  if (!agree(one.starts?.time, other.starts?.time)) return false;
  if (isTransport(one)) {
    const isWay = agree(one.from?.code, other.from?.code) && agree(one.to?.code, other.to?.code);
    return agree(one.name, other.name) && isWay;
  }
  return agree(one.number, other.number) && agree(one.ends?.date, other.ends?.date);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function together(one: Draft, other: Draft): Draft {
  const travellers = [
    ...new Set([...(one.booking.travellers ?? []), ...(other.booking.travellers ?? [])]),
  ];
  const starts = one.booking.starts ?? other.booking.starts;
  const ends = one.booking.ends ?? other.booking.ends;
  const own = new Set(Object.keys(one.booking));
  return {
    unsure: new Set([
      ...one.unsure,
      ...[...other.unsure].filter((path) => !own.has(path.split(".")[0] ?? "")),
    ]),
    booking: {
      ...other.booking,
      ...one.booking,
      ...(starts === undefined ? {} : { starts: { ...other.booking.starts, ...starts } }),
      ...(ends === undefined ? {} : { ends: { ...other.booking.ends, ...ends } }),
      ...(travellers.length === 0 ? {} : { travellers }),
    },
  };
}
