import fc from "fast-check";
import { expect, test } from "vitest";
import { isTrip } from "../../src/domain/edits/edit-kind.ts";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import { tripDifference } from "../../src/domain/edits/trip-difference.ts";
import { knownCityFromJson, knownCityToJson } from "../../src/domain/engine/known-city-json.ts";
import { makeEdits } from "../../src/domain/engine/revise/make-edits.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { BUDGET_TITLES } from "../../src/domain/trip/budget.ts";
import { TRAVELLER_TITLES } from "../../src/domain/trip/traveller.ts";
import { type Trip, type TripPlace, tripSchema } from "../../src/domain/trip/trip.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";
import { randomEdit } from "../support/plans/random-edit.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

/** Not by chance: a failure must show again at the next run. */
const SEED = 20_261_122;
const TRIPS = IS_NIGHTLY ? 1_000 : 2;
const EDITS = IS_NIGHTLY ? 60 : 20;
const LIMIT_MS = 3_600_000;
/** Making a failure smaller takes longer than anyone waits. */
const NO_SHRINKING = { endOnFailure: true };

const requests = fc.record({
  city: fc.constantFrom(...GUIDE_CITIES),
  days: fc.integer({ min: 1, max: IS_NIGHTLY ? 10 : 5 }),
  traveller: fc.constantFrom(...TRAVELLER_TITLES),
  budget: fc.constantFrom(...BUDGET_TITLES),
  startDate: fc.constantFrom(undefined, "2026-05-04", "2026-12-22"),
});

const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
const inPlan = ({ tripData }: Trip) =>
  tripData.itinerary.flatMap((day) => day.plan.map((place) => ({ day, place })));
const asideOf = ({ tripData }: Trip) => (tripData.setAside ?? []).map(({ id }) => id);
const withoutCheck = ({ planCheck: _, ...trip }: Trip) => trip;

/** Ids of all places of a trip, in the plan and set aside. */
const idsOf = (trip: Trip) => [...inPlan(trip).map(({ place }) => place.id), ...asideOf(trip)];

/** An edit loses nothing. */
function expectNothingLost(before: Trip, edit: Edit, after: Trip): void {
  const added = edit.kind === "add-place" || edit.kind === "swap-place" ? [edit.place.id] : [];
  const expected = new Set([...idsOf(before), ...added]);
  const ids = idsOf(after);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...expected].filter((id) => !ids.includes(id))).toEqual([]);
  expect(ids.filter((id) => !expected.has(id))).toEqual([]);
}

const idOf = (edit: Edit) => ("placeId" in edit ? edit.placeId : undefined);

/** Locked places, and all on locked days, are where and when they were, unless the edit is about them. */
function expectLockedUnmoved(before: Trip, edit: Edit, after: Trip): void {
  const now = new Map(inPlan(after).map((one) => [one.place.id, one]));
  for (const { day, place } of inPlan(before)) {
    const isHeld = place.isLocked || day.isLocked;
    const isMeant =
      idOf(edit) === place.id || (edit.kind === "remove-day" && edit.dayId === day.id);
    if (!isHeld || isMeant || place.visit === undefined) continue;
    expect(now.get(place.id)?.day.id).toBe(day.id);
    expect(startOf(now.get(place.id)?.place)).toBe(startOf(place));
  }
}

/** The traveller's own hour goes before that of a lock. */
const startOf = (place: TripPlace | undefined) =>
  place?.startsAtMinutes ?? place?.visit?.startMinutes;

test(
  "random edits of random trips lose nothing, move nothing locked, mark what can't be walked, and are taken back",
  () => {
    fc.assert(
      fc.property(
        requests,
        fc.array(fc.infiniteStream(fc.nat()), { minLength: EDITS, maxLength: EDITS }),
        ({ city, ...request }, dice) => {
          const first = sent(storedTrip(city, request));
          const states = [first];
          const made: Edit[] = [];
          for (const [nth, rolls] of dice.entries()) {
            const before = states.at(-1) ?? first;
            const edit = sent(
              randomEdit(
                before,
                city,
                (limit) => (rolls.next().value ?? 0) % Math.max(1, limit),
                nth,
              ),
            );
            const after = runToEnd(makeEdits(before, [edit], city));
            if (!isTrip(after)) continue;
            const what = JSON.stringify(edit);
            expectNothingLost(before, edit, after);
            expectLockedUnmoved(before, edit, after);
            if (after.planCheck?.isFeasible === false) {
              expect(after.planCheck.problems, what).not.toEqual([]);
            }
            expect(tripSchema.safeParse(after).error, what).toBeUndefined();
            states.push(after);
            made.push(edit);
          }
          const last = states.at(-1) ?? first;

          expect(madeTo(first, made, city)).toEqual(last);
          const pageCity = knownCityFromJson(sent(knownCityToJson(city)));
          const onPage = made.reduce((trip, edit) => sent(madeTo(trip, [edit], pageCity)), first);
          expect(onPage).toEqual(sent(last));

          let now = last;
          for (let at = states.length - 1; at > 0; at -= 1) {
            const [to = first, from = first] = [states[at - 1], states[at]];
            now = madeTo(now, sent(tripDifference(from, to)), city);
          }
          expect(withoutCheck(now)).toEqual(withoutCheck(first));
          for (let at = 1; at < states.length; at += 1) {
            const [from = first, to = first] = [states[at - 1], states[at]];
            now = madeTo(now, sent(tripDifference(from, to)), city);
          }
          expect(withoutCheck(now)).toEqual(withoutCheck(last));
        },
      ),
      { seed: SEED, numRuns: TRIPS, ...NO_SHRINKING },
    );
  },
  LIMIT_MS,
);
