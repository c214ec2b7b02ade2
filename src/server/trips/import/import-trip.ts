import { randomUUID } from "node:crypto";
import { isTrip } from "../../../domain/edits/edit-kind.ts";
import { datedFrom } from "../../../domain/edits/kinds/plan-parts.ts";
import type { KnownCity } from "../../../domain/engine/known-city.ts";
import { readTrip } from "../../../domain/engine/reading/read-trip.ts";
import { checkEdited } from "../../../domain/engine/revise/check-edited.ts";
import { makeEdits } from "../../../domain/engine/revise/make-edits.ts";
import { AppError } from "../../../domain/errors/app-error.ts";
import type { Outline } from "../../../domain/files/outline.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { planAgain } from "../../../domain/trip/plan-again.ts";
import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import type { Trip, TripDraft } from "../../../domain/trip/trip.ts";
import { withIds } from "../../../domain/trip/with-ids.ts";
import type { Guide } from "../../../guide/guide.ts";
import { cityOfTrip, type Guides } from "../../guides/guide-source.ts";
import { runInTimeSlices } from "../../lib/run-in-time-slices.ts";
import type { NewTrip } from "../../store/trip-store.ts";
import { readImport } from "./read-import.ts";
import { tripOfOutline, whereIs } from "./trip-of-outline.ts";

const DEADLINE_MS = 20_000;
/** Until the store has an id. */
const NO_ID = "0000000000000";

/**
 * A trip of a file: one of ours as it was, one of another program's with the hours that the engine can give it. Either
 * is checked here, whatever the file says.
 *
 * @param destination as the traveller gives it; "" leaves it to the file.
 * @param isAnew a trip of ours is planned again: without its ids, dates, bookings and costs.
 * @throws AppError `import_unreadable`, `import_destination_missing` or `trip_too_large`.
 */
export async function importTrip(
  bytes: Buffer,
  {
    destination,
    isAnew = false,
    nowMs,
    guides,
  }: { destination: string; isAnew?: boolean; nowMs: number; guides: Guides },
): Promise<NewTrip> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const read = await runInTimeSlices(readImport(bytes), signal);
  const content =
    read.kind === "outline"
      ? await readOutline(read.outline, destination, guides.own, signal)
      : isAnew
        ? planAgain(read.trip)
        : read.trip;
  const tripData = withIds(content.tripData, () => randomUUID().slice(0, 8));
  const itinerary = datedFrom(content.userSelection.startDate, tripData.itinerary);
  const trip = {
    id: NO_ID,
    ...content,
    tripData: { ...tripData, itinerary },
    userEmail: "",
    version: 1,
    createdAt: new Date(nowMs).toISOString(),
  };
  const city = await cityOfTrip(trip, guides);
  const known = { ...factsOf(city), ...trip };
  const { startDate } = trip.userSelection;
  const edits = [{ kind: "set-start-date", date: startDate } as const];
  // All days are new to the engine, which gives them their hours in the file's order.
  const work =
    read.kind === "own" && !isAnew ? checkAnew(known, city) : makeEdits(known, edits, city);
  const checked = await runInTimeSlices(work, signal);
  if (!isTrip(checked)) throw new AppError("change_impossible");
  if (Buffer.byteLength(JSON.stringify(checked)) > LIMITS.trip.newBytes) {
    throw new AppError("trip_too_large");
  }
  return (facts) => {
    const document = { ...checked, ...facts };
    return { document, summary: summariseTrip(document) };
  };
}

/** Facts of the city that no planner of ours wrote into the trip. */
function factsOf(city: KnownCity | undefined) {
  const timeZone = city?.places[0]?.timeZone;
  return {
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(city?.hero === undefined ? {} : { hero: city.hero }),
  };
}

function* checkAnew(trip: Trip, city: KnownCity | undefined) {
  return (yield* checkEdited(yield* readTrip(trip, city))).document;
}

async function readOutline(
  outline: Outline,
  destination: string,
  guide: Guide,
  signal: AbortSignal,
): Promise<TripDraft> {
  const { label, entry } = whereIs(outline, destination, guide);
  return runInTimeSlices(tripOfOutline(outline, label, await entry?.load()), signal);
}
