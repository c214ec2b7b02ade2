import type { Edit } from "../../src/domain/edits/edit-kinds.ts";
import { seededRandom } from "../../src/domain/engine/solver/seeded-random.ts";
import { describePlace } from "../../src/domain/engine/writing/describe-place.ts";
import { distanceKm, type Position } from "../../src/domain/places/geo.ts";
import { BUDGET_TITLES } from "../../src/domain/trip/budget.ts";
import { TRAVELLER_TITLES } from "../../src/domain/trip/traveller.ts";
import type { Trip, TripDay, UserSelection } from "../../src/domain/trip/trip.ts";
import type { GuideCity, GuidePlace } from "../../src/guide/guide-city.ts";
import { GUIDE_CITIES } from "../../test/support/guide.ts";
import { checkTexts } from "../../test/support/plans/check-texts.ts";
import { madeTo, storedTrip } from "../../test/support/plans/stored-trip.ts";

const SEED = 20_261_126;
const PAIRS_A_TRIP = 10;
/** Like in fame, and so much farther from the rest of the day that nobody would go there instead. */
const LIKE_POPULARITY = 15;
const FARTHER_KM = 1;
/** Least known places of the city: nobody misses them in a plan. */
const LITTLE_KNOWN = 45;

/** How often, in percent, the score has to see it. */
const WANTED = { replaced: 85, changed: 75 } as const;
type Way = keyof typeof WANTED;

/**
 * Makes plans worse by one stop, as a traveller would do it by hand, and counts how often the score sees it: a stop
 * replaced by one of its kind and like fame that is farther off; a stop taken out, or a little known far one brought in.
 *
 * @returns whether it sees enough of them.
 */
export function printWorseByOneStop(pairs: number): boolean {
  const random = seededRandom(SEED);
  const roll = (limit: number) => Math.floor(random() * Math.max(1, limit));
  const seen: Record<Way, boolean[]> = { replaced: [], changed: [] };
  for (let nth = 0; seen.replaced.length < pairs && nth < pairs; nth += 1) {
    const city = GUIDE_CITIES[nth % GUIDE_CITIES.length];
    if (city === undefined) break;
    const trip = storedTrip(city, {
      days: 2 + roll(4),
      traveller: TRAVELLER_TITLES[roll(TRAVELLER_TITLES.length)] ?? "Couple",
      budget: BUDGET_TITLES[roll(BUDGET_TITLES.length)] ?? "Standard",
    });
    const quality = qualityOf(trip, city);
    for (let at = 0; at < PAIRS_A_TRIP; at += 1) {
      const day = trip.tripData.itinerary[roll(trip.tripData.itinerary.length)];
      if (day === undefined || day.plan.length < 3) continue;
      const way: Way = at % 2 === 0 ? "replaced" : "changed";
      const edit =
        way === "replaced"
          ? farOffSwap(trip, day, city, roll)
          : roll(2) === 0
            ? takeOut(day, roll)
            : bringIn(trip, day, city, roll);
      if (edit === undefined) continue;
      seen[way].push(quality > qualityOf(madeTo(trip, [edit], city), city));
    }
  }
  let isOk = true;
  for (const way of Object.keys(WANTED) as Way[]) {
    const share = (100 * seen[way].filter(Boolean).length) / Math.max(1, seen[way].length);
    isOk &&= share >= WANTED[way];
    console.log(
      `a stop ${way}: the better day scores higher in ${share.toFixed(1)} % of ${seen[way].length}, wanted ${WANTED[way]} %`,
    );
  }
  return isOk;
}

type Roll = (limit: number) => number;

function farOffSwap(trip: Trip, day: TripDay, city: GuideCity, roll: Roll): Edit | undefined {
  const stop = day.plan[roll(day.plan.length)];
  const known = city.places.find(({ id }) => id === stop?.guideId);
  if (stop === undefined || known === undefined) return undefined;
  const others = positionsOf(day, city, stop.id);
  const options = absentFrom(trip, city).filter(
    (place) =>
      place.category === known.category &&
      Math.abs(place.popularity - known.popularity) <= LIKE_POPULARITY &&
      nearestKm(place.at, others) > nearestKm(known.at, others) + FARTHER_KM,
  );
  const place = options[roll(options.length)];
  if (place === undefined) return undefined;
  return {
    kind: "swap-place",
    placeId: stop.id,
    place: { ...describePlace(place, city), id: "in" },
  };
}

function takeOut(day: TripDay, roll: Roll): Edit | undefined {
  const stop = day.plan[roll(day.plan.length)];
  return stop && { kind: "remove-place", placeId: stop.id };
}

function bringIn(trip: Trip, day: TripDay, city: GuideCity, roll: Roll): Edit | undefined {
  const others = positionsOf(day, city);
  const options = absentFrom(trip, city).filter(
    ({ popularity, at }) => popularity <= LITTLE_KNOWN && nearestKm(at, others) > FARTHER_KM,
  );
  const place = options[roll(options.length)];
  const after = day.plan[roll(day.plan.length)];
  if (place === undefined || after === undefined) return undefined;
  return {
    kind: "add-place",
    dayId: day.id,
    afterId: after.id,
    place: { ...describePlace(place, city), id: "in" },
  };
}

function absentFrom(trip: Trip, city: GuideCity): GuidePlace[] {
  const planned = new Set(
    trip.tripData.itinerary.flatMap(({ plan }) => plan.map(({ guideId }) => guideId)),
  );
  return city.places.filter(({ id }) => !planned.has(id));
}

function positionsOf(day: TripDay, city: GuideCity, withoutId?: string): Position[] {
  return day.plan.flatMap(({ id, guideId }) => {
    const known = city.places.find((place) => place.id === guideId);
    return id === withoutId || known === undefined ? [] : [known.at];
  });
}

function nearestKm(at: Position, others: readonly Position[]): number {
  return Math.min(...others.map((other) => distanceKm(at, other)));
}

function qualityOf({ userSelection, tripData }: Trip, city: GuideCity): number {
  const selection: UserSelection = userSelection;
  return checkTexts({ selection, plan: tripData, city }).quality;
}
