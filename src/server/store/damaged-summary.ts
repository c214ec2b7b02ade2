import { isoTime } from "../../domain/iso-time.ts";
import type { TripSummary } from "../../domain/wire.ts";

/** What a list shows in place of a trip whose summary can't be read any more, so that it can be deleted. */
export function damagedSummary(id: string, version: number): TripSummary {
  return {
    id,
    location: "",
    noOfDays: "",
    traveler: "",
    budget: "",
    createdAt: isoTime(Number(id)),
    version,
    isDamaged: true,
  };
}
