import { type CheckedPlan, checkPlan } from "../../domain/engine/check/check-plan.ts";
import { type CheckedPart, joinChecks } from "../../domain/engine/check/join-checks.ts";
import { judgeWishes, leftOutFirst } from "../../domain/engine/check/judge-wishes.ts";
import type { KnownCity } from "../../domain/engine/known-city.ts";
import { readTrip } from "../../domain/engine/reading/read-trip.ts";
import { type RepairedPlan, repairPlan } from "../../domain/engine/repair/repair-plan.ts";
import { LIMITS } from "../../domain/limits.ts";
import { shortenTexts } from "../../domain/plan/shorten-texts.ts";
import type { TripDraft } from "../../domain/trip/trip.ts";
import { makeChanges } from "../../domain/wishes/make-changes.ts";
import { planBookings } from "../../domain/wishes/plan-bookings.ts";
import { findInGazetteer } from "../../guide/gazetteer.ts";
import { cityOfTrip, type Guides } from "../guides/guide-source.ts";
import { runInTimeSlices } from "../lib/run-in-time-slices.ts";
import { DocumentTooLarge } from "../store/storage-error.ts";

/** As many as a page can show; what is left out is the least urgent. */
const MAX_CHANGES = 200;
const MAX_WATCH = 40;
/** The lengths to which a plan's texts are cut in turn until it is small enough, in UTF-16 units. */
const TEXT_LENGTHS = [400, 120, 20];

/**
 * Compares a plan with what the guide knows before it is saved. A model's plan is repaired first; the
 * guide's own was made by the same rules.
 *
 * @throws the signal's reason as soon as it is aborted; DocumentTooLarge.
 */
export async function checkTrip(
  draft: TripDraft,
  guides: Guides,
  signal: AbortSignal,
): Promise<TripDraft> {
  const city = await cityOfTrip(draft, guides);
  const timeZone = city?.places[0]?.timeZone;
  const repaired =
    draft.plannedBy === "guide" ? undefined : await runInTimeSlices(repair(draft, city), signal);
  const plan = repaired?.plan ?? draft.tripData;
  const changed = await runInTimeSlices(makeChanges({ ...draft, tripData: plan }, city), signal);
  const { bookings, tripData: around } = await withBookings(
    { ...draft, tripData: changed.tripData },
    city,
    signal,
  );
  const booked = bookings === undefined ? {} : { bookings };
  const said = [...(plan.notes ?? []), ...changed.notes];
  const trip = await runInTimeSlices(
    readTrip({ ...draft, ...booked, tripData: { ...around, notes: said } }, city),
    signal,
  );
  const judged = judgeWishes(trip, changed.met);
  const notes = leftOutFirst([...(plan.notes ?? []), ...judged, ...changed.notes]);
  const tripData = notes.length === 0 ? around : { ...around, notes };
  const parts: CheckedPart[] = [];
  for (const town of trip.towns) {
    const checked = await runInTimeSlices(checkPlan(town, { draft: repaired?.draft }), signal);
    parts.push({ checked, days: town.days.length });
  }
  const checked = joinChecks(parts);
  return withinBytes({
    ...draft,
    ...booked,
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(city?.hero === undefined ? {} : { hero: city.hero }),
    tripData,
    planCheck: toPlanCheck(checked, repaired),
  });
}

async function withBookings(
  { bookings, ...draft }: TripDraft,
  city: KnownCity | undefined,
  signal: AbortSignal,
): Promise<TripDraft> {
  if (bookings === undefined) return draft;
  return runInTimeSlices(planBookings({ ...draft, bookings }, city), signal);
}

/** A trip that can be edited: where a model wrote too much, its texts are cut rather than its plan lost. */
function withinBytes(draft: TripDraft): TripDraft {
  let shorter = draft;
  for (const most of TEXT_LENGTHS) {
    if (Buffer.byteLength(JSON.stringify(shorter)) <= LIMITS.trip.newBytes) return shorter;
    shorter = { ...draft, tripData: shortenTexts(draft.tripData, most) };
  }
  const bytes = Buffer.byteLength(JSON.stringify(shorter));
  if (bytes > LIMITS.trip.newBytes) throw new DocumentTooLarge(`a plan of ${bytes} bytes`);
  return shorter;
}

function repair(draft: TripDraft, city: KnownCity | undefined) {
  return repairPlan({
    selection: draft.userSelection,
    plan: draft.tripData,
    city,
    near: findInGazetteer(draft.userSelection.location.label),
  });
}

function toPlanCheck(checked: CheckedPlan, repaired: RepairedPlan | undefined) {
  const { isFeasible, quality, weaknesses, checks, verified } = checked;
  return {
    isFeasible,
    quality,
    weaknesses,
    checks,
    verified,
    changes: (repaired?.changes ?? []).slice(0, MAX_CHANGES),
    watch: [...(repaired?.watch ?? []), ...checked.watch].slice(0, MAX_WATCH),
  };
}
