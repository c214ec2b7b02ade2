import type { TripWish } from "./trip-wish.ts";

/** A whole afternoon or evening is no break. */
const LONGEST_BREAK_MINUTES = 4 * 60;

/** Whether hours that are to be free are a break, which no meal is in. */
export function isBreak({
  fromMinutes,
  toMinutes,
}: {
  readonly fromMinutes: number;
  readonly toMinutes: number;
}): boolean {
  return toMinutes - fromMinutes <= LONGEST_BREAK_MINUTES;
}

const AT_HOTEL =
  /\bnap(?:s|ping|time)?\b|\bsiestas?\b|\bsiestes?\b|\blie down\b|\b(?:hotel|room|apartment|flat)\b|mittagsschlaf|mittagspause|nickerchen|ferienwohnung|zimmer|\bchambre\b|\bhabitación\b/iu;

/** Whether hours that are to be free are for a rest, which the days have to be near the hotel for: "naps from 1 to 3". */
export function restsAtHotel(wish: TripWish): boolean {
  return wish.kind === "free" && isBreak(wish) && AT_HOTEL.test(wish.text);
}
