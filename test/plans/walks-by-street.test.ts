import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { isTrip } from "../../src/domain/edits/edit-kind.ts";
import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import type { KnownCity } from "../../src/domain/engine/known-city.ts";
import { knownCityFromJson, knownCityToJson } from "../../src/domain/engine/known-city-json.ts";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { makeEdits } from "../../src/domain/engine/revise/make-edits.ts";
import { proposeDays } from "../../src/domain/engine/revise/propose-days.ts";
import { distanceKm, type Position } from "../../src/domain/places/geo.ts";
import type { Walk } from "../../src/domain/places/walk-times.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip, TripDay, TripHotel } from "../../src/domain/trip/trip.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import { IS_NIGHTLY, inTurn } from "../support/nightly.ts";
import { guideTrip } from "../support/plans/guide-trip.ts";
import { savedTrip } from "../support/plans/saved-trip.ts";
import { cityOnStreets } from "../support/ways/city-on-streets.ts";
import { TERRAINS } from "../support/ways/street-grid.ts";

const CITIES = ["lisbon", "vienna"];
/** A table is kept in steps of 10 m and half a minute. */
const STEP_KM = 0.0101;
const STEP_MINUTES = 0.63;

type Walks = (from: Position, to: Position) => Walk | "none" | undefined;

function townOf(id: string, terrain: string) {
  const written = GUIDE_CITIES.find((one) => one.id === id);
  if (written === undefined) throw new Error(`no ${id}`);
  return { written, ...cityOnStreets(written, terrain) };
}

/** The day's legs that lead from one known spot to another in town; what begins at the hotel says so. */
function legsOf(day: TripDay, city: KnownCity, base: TripHotel | undefined) {
  const placeOf = (guideId: string | undefined) => city.places.find(({ id }) => id === guideId);
  const hotel = city.hotels.find(({ id }) => id === base?.guideId)?.at;
  const stops = day.plan.map(({ guideId, leg }) => ({ place: placeOf(guideId), leg }));
  const ends = [...stops, { place: undefined, leg: day.wayBack }];
  return ends.flatMap(({ place, leg }, index) => {
    const before = stops[index - 1]?.place;
    const from = leg?.from === base?.hotelName ? hotel : before?.at;
    const to = index === stops.length ? hotel : place?.at;
    const isByRide = [before, place].some((one) => one?.reachedBy !== undefined);
    // Tables have no spot on the streets: a way back from one is an estimate.
    const isFromTable = city.eateries?.some(({ name }) => name === leg?.from) === true;
    return leg === undefined || from === undefined || to === undefined || isByRide || isFromTable
      ? []
      : [{ leg, from, to }];
  });
}

const upToFive = (minutes: number) => Math.ceil(minutes / 5) * 5;

/** What of a plan differs from plain Dijkstra on the streets. */
function differences(trip: Trip, city: KnownCity, walkOf: Walks, kmh: number): string[] {
  return trip.tripData.itinerary.flatMap((day) =>
    legsOf(day, city, trip.tripData.hotels[0]).flatMap(({ leg, from, to }) => {
      const straightKm = distanceKm(from, to);
      if (leg.distanceKm + 0.05 < straightKm) return [`${leg.from}: under the straight line`];
      if (leg.mode !== "walk") return [];
      const [there, back] = [walkOf(from, to), walkOf(to, from)];
      if (there === undefined || back === undefined) {
        // Off the map: by the city's own detour.
        const km = straightKm * (city.walks?.detour ?? 0);
        const isEstimate = leg.minutes === upToFive((60 * km) / kmh);
        return isEstimate ? [] : [`${leg.from}: ${leg.minutes} min for about ${km.toFixed(2)} km`];
      }
      if (there === "none" || back === "none") return [`${leg.from}: no street leads there`];
      const km = Math.max(there.metres / 1000, back.metres / 1000, straightKm);
      const byTable = Math.max(there.minutes, back.minutes);
      const minutes = (more: number, moreMinutes: number) =>
        upToFive(Math.max((60 * (km + more)) / kmh, ((byTable + moreMinutes) * 5) / kmh) - 1e-9);
      const isRight = leg.minutes >= minutes(0, 0) && leg.minutes <= minutes(STEP_KM, STEP_MINUTES);
      return isRight ? [] : [`${leg.from}: ${leg.minutes} min for ${km.toFixed(2)} km`];
    }),
  );
}

/** Places change days, hours and order, one goes, and a day is laid out anew. */
function edited(trip: Trip, city: KnownCity): Trip[] {
  const [first, second] = trip.tripData.itinerary;
  const [one, two] = first?.plan ?? [];
  if (first === undefined || second === undefined || one === undefined || two === undefined) {
    throw new Error("two days with places");
  }
  const edits: Edit[] = [
    { kind: "move-place", placeId: one.id, dayId: second.id },
    {
      kind: "move-place",
      placeId: two.id,
      dayId: first.id,
      ...after(first.plan.at(-1)?.id, two.id),
    },
    { kind: "remove-place", placeId: second.plan[0]?.id ?? "" },
    { kind: "move-day", dayId: first.id, afterId: second.id },
  ];
  const made = edits.map((edit) => {
    const found = runToEnd(makeEdits(trip, [edit], city));
    if (!isTrip(found)) throw new Error(`${edit.kind} is refused`);
    return found;
  });
  const laidOut = runToEnd(proposeDays(runToEnd(readTrip(trip, city)), [first.id, second.id]));
  return [...made, laidOut.document];
}

function after(id: string | undefined, own: string) {
  return id === undefined || id === own ? {} : { afterId: id };
}

/** By day a river and an island. */
const STREETS = Object.keys(TERRAINS)
  .filter((terrain) => IS_NIGHTLY || /river|island/.test(terrain))
  .flatMap((terrain, nth) => inTurn(CITIES, nth).map((id) => ({ terrain, id, nth })));

test.each(STREETS)(
  "$terrain in $id: plans, edits and proposals go by the streets",
  ({ terrain, id, nth }) => {
    const { city, written, walkOf, packed } = townOf(id, terrain);
    let unlike = 0;
    for (const traveller of inTurn(["Couple", "Family"] as const, nth)) {
      const asked = { days: 3, traveller, budget: "Standard", startDate: "2027-05-04" } as const;
      const { selection, plan } = guideTrip(city, asked);
      const trip = savedTrip({ userSelection: selection, tripData: plan });
      const kmh = traveller === "Family" ? 4 : 4.5;
      expect(differences(trip, city, walkOf, kmh)).toEqual([]);
      for (const next of edited(trip, city)) {
        expect(differences(next, city, walkOf, kmh)).toEqual([]);
      }
      // On estimates alone many a walk would be another one.
      const { plan: guessed, selection: same } = guideTrip(written, asked);
      const estimated = savedTrip({ userSelection: same, tripData: guessed });
      unlike += differences(estimated, city, walkOf, kmh).length;
    }
    expect(unlike).toBeGreaterThan(0);
    // A page has the same ways, and not too much to load for them.
    const there = knownCityFromJson(JSON.parse(JSON.stringify(knownCityToJson(city))));
    for (const one of city.places) {
      for (const other of city.hotels) {
        expect(there?.walks?.between(one.at, other.at)).toEqual(
          city.walks?.between(one.at, other.at),
        );
      }
    }
    const share = (90 * 89) / (packed.places.length * (packed.places.length - 1));
    expect(gzipSync(JSON.stringify(packed)).length * share).toBeLessThan(12_000);
  },
);
