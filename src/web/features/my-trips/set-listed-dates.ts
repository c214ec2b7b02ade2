import type { TripSummary } from "../../../domain/trip/trip-summary.ts";
import { dateRange } from "../../lib/date-range.ts";
import { showToast } from "../../lib/toast.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { tripMenuWords } from "../../messages/trip-menu-words.ts";
import { editListedTrip } from "../../offline/trips/edit-listed-trip.ts";

/** @returns whether they are kept; a toast says which they are, or why they are not. */
export async function setListedDates(
  trip: TripSummary,
  startDate: string | undefined,
  onDated: (() => void) | undefined,
): Promise<boolean> {
  const isKept = await editListedTrip(trip.id, { kind: "set-start-date", date: startDate });
  if (!isKept) return false;
  if (startDate !== undefined) onDated?.();
  const dates = dateRange({ ...trip, startDate });
  if (dates !== undefined)
    showToast(tripMenuWords.datesSet(trip.title ?? storedWords.place(trip.location), dates));
  return true;
}
