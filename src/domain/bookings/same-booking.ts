import type { Booking } from "./booking.ts";

/**
 * The booking of a trip that a confirmation is about: of the same number, or of the same flight, place and day.
 *
 * @returns undefined where there is none, or more than one.
 */
export function sameBooking(
  bookings: readonly Booking[],
  read: Partial<Booking>,
): Booking | undefined {
  const ofKind = bookings.filter(({ kind }) => kind === read.kind);
  const numbered = ofKind.filter(
    ({ number }) => number !== undefined && isSame(number, read.number),
  );
  const candidates =
    numbered.length > 0 ? numbered : ofKind.filter(({ number }) => !number || !read.number);
  // A return flight has the number of the outward one.
  const close = candidates.filter(
    (one) =>
      (isSame(one.from?.name, read.from?.name) || isSame(one.from?.code, read.from?.code)) &&
      (isSame(one.name, read.name) || numbered.length > 0),
  );
  const isJourney = read.from !== undefined;
  const here = candidates.filter(
    (one) => isSame(one.name, read.name) && one.starts.date === read.starts?.date,
  );
  const found = isJourney ? close : numbered.length > 0 ? numbered : here;
  return found.length === 1 ? found[0] : undefined;
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return one !== undefined && other !== undefined && plain(one) === plain(other);
}
