import type { Edited } from "../../domain/edits/edit-kind.ts";
import type { Edit } from "../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../domain/trip/trip.ts";
import { cityOfTrip, type Guides } from "../guides/guide-source.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";

/** Fifty edits of a long trip take a second of a busy server's time. */
const DEADLINE_MS = 20_000;

/** The trip after the edits, with the hours and the check that its page works out for itself. */
export async function makeInSlices(
  trip: Trip,
  made: readonly Edit[],
  guides: Guides,
): Promise<Edited> {
  // The engine is large: it is loaded with the first edit.
  const { makeEdits } = await import("../../domain/engine/revise/make-edits.ts");
  const city = await cityOfTrip(trip, guides);
  return runInTimeSlices(makeEdits(trip, made, city), AbortSignal.timeout(DEADLINE_MS));
}
