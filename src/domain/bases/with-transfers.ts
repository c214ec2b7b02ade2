import { isSameJson } from "../is-same-json.ts";
import type { ItineraryDay } from "../trip/trip.ts";
import type { Transfer, TripBases } from "../trip/trip-bases.ts";

/**
 * Days of a trip with several bases, each with its base, and with the way there where the day before ended at
 * another one. A day that has none of its own is at the base of the day before it, or of the one after. Days that
 * stay as they are stay the same objects.
 */
export function withTransfers<Day extends ItineraryDay>(
  days: readonly Day[],
  bases: TripBases,
): Day[] {
  let before: number | undefined;
  return days.map((day) => {
    const base = day.base ?? before ?? days.find((one) => one.base !== undefined)?.base ?? 0;
    const transfer = before === undefined ? undefined : transferOf(before, base, bases);
    before = base;
    if (day.base === base && isSameJson(day.transfer, transfer)) return day;
    const { transfer: _, ...rest } = day;
    return { ...(rest as Day), base, ...(transfer === undefined ? {} : { transfer }) };
  });
}

/** The way from one base to another; undefined where they are the same. */
function transferOf(before: number, base: number, { towns, ways }: TripBases) {
  const way = ways.find(
    ({ from, to }) => (from === before && to === base) || (from === base && to === before),
  );
  const [from, to] = [towns[before]?.name, towns[base]?.name];
  if (way === undefined || from === undefined || to === undefined) return undefined;
  return { ...way.leg, from, to } satisfies Transfer;
}
