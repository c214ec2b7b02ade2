import { atLocalTime } from "../local-time.ts";
import { type Booking, isTransport, minutesOf } from "./booking.ts";

/** Neighbours across the date line have the same hour a day apart. */
const MOST_BY_AIR_MINUTES = 24 * 60;
/** On land and water nobody crosses more than this at once. */
const MOST_BY_LAND_MINUTES = 3 * 60;

/**
 * Whether a journey arrives before it leaves by the clocks at its two ends: `possible` where their time zones may be so
 * far apart, `impossible` where none are, undefined where it arrives later, or that isn't known.
 */
export function arrivesBefore(
  booking: Pick<Booking, "kind" | "starts" | "ends">,
): "possible" | "impossible" | undefined {
  const { kind, starts, ends } = booking;
  if (ends === undefined || !isTransport(booking)) return undefined;
  const days = (Date.parse(ends.date) - Date.parse(starts.date)) / 86_400_000;
  const [leaves, arrives] = [minutesOf(starts), minutesOf(ends)];
  const hasHours = leaves !== undefined && arrives !== undefined;
  if (hasHours && starts.zone !== undefined && ends.zone !== undefined) {
    const leftMs = atLocalTime(starts.date, leaves, starts.zone);
    return atLocalTime(ends.date, arrives, ends.zone) < leftMs ? "impossible" : undefined;
  }
  // Of a day whose hour isn't known the latest arrival and the earliest departure count.
  const minutes = days * 24 * 60 + (arrives ?? 24 * 60) - (leaves ?? 0);
  if (minutes >= 0) return undefined;
  const most = kind === "flight" ? MOST_BY_AIR_MINUTES : MOST_BY_LAND_MINUTES;
  return minutes <= -most ? "impossible" : "possible";
}
