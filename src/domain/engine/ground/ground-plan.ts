import { coordinatesText } from "../../places/coordinates.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import type { Hotel, Place, TripData } from "../../trip/trip.ts";
import { type KnownCity, type KnownHotel, type KnownPlace, placesOf } from "../known-city.ts";
import type { ChangeMessage, ExplainedChange, WatchEntry } from "../plan-messages.ts";
import { correctPlacePrice, correctRoomPrice } from "./correct-price.ts";
import { findDuplicate, isSameHotel, type PlaceOnDay } from "./find-duplicate.ts";
import type { GroundedHotel, GroundedPlace, GroundedPlan } from "./grounded-plan.ts";
import { type Located, locate } from "./locate.ts";
import { type KnownMatcher, knownMatcher } from "./match-known.ts";
import { nameKey } from "./match-name.ts";
import { middleOf, type ReadPosition } from "./read-position.ts";

type DraftPlan = Pick<TripData, "hotels" | "itinerary">;

type Where = { readonly city: KnownCity | undefined; readonly centre: Position | undefined };

type Ground = Where & {
  readonly matchPlace: KnownMatcher<KnownPlace>;
  readonly matchHotel: KnownMatcher<KnownHotel>;
  readonly changes: ExplainedChange[];
  readonly watch: WatchEntry[];
};

/** So small a distance is no error. */
const RIGHT_KM = 0.15;
/** A plan whose middle moves with what is dropped settles within a few rounds. */
const MOST_ROUNDS = 8;

/**
 * Compares a draft plan with what is known: finds which of the guide's places and hotels it means,
 * puts their coordinates and prices right, marks the others as not verified, and drops what is in it
 * twice or lies too far away. Grounding the result again changes nothing. Yields after each place.
 */
export function* groundPlan(
  plan: DraftPlan,
  options: {
    readonly city: KnownCity | undefined;
    /** The middle of the destination, where it is known without a guide city. */
    readonly near: Position | undefined;
  },
): Generator<void, GroundedPlan, void> {
  const centre = options.city?.centre ?? options.near;
  const first = yield* groundOnce(plan, { city: options.city, centre: centre ?? middleOf(plan) });
  if (centre !== undefined) return first;
  let grounded = first;
  for (let round = 1; round < MOST_ROUNDS && grounded.changes.length > 0; round += 1) {
    const texts = textsOf(grounded, plan);
    grounded = yield* groundOnce(texts, { city: undefined, centre: middleOf(texts) });
    first.changes.push(...grounded.changes);
    const named = new Set(first.watch.map(nameIn));
    first.watch.push(...grounded.watch.filter((entry) => !named.has(nameIn(entry))));
  }
  return { ...grounded, changes: first.changes, watch: first.watch };
}

function textsOf(grounded: GroundedPlan, plan: DraftPlan): DraftPlan {
  return {
    hotels: grounded.hotels.map(({ text }) => text),
    itinerary: grounded.days.map(({ places }, index) => ({
      day: plan.itinerary[index]?.day ?? "",
      plan: places.map(({ text }) => text),
    })),
  };
}

function* groundOnce(plan: DraftPlan, where: Where) {
  const { city } = where;
  const ground: Ground = {
    ...where,
    matchPlace: knownMatcher(city === undefined ? [] : placesOf(city), city?.name ?? ""),
    matchHotel: knownMatcher(city?.hotels ?? [], city?.name ?? ""),
    changes: [],
    watch: [],
  };
  yield;
  const hotels = yield* groundHotels(plan.hotels, ground);
  const kept: PlaceOnDay[] = [];
  const days: GroundedPlan["days"][number][] = [];
  for (const [index, day] of plan.itinerary.entries()) {
    const places: GroundedPlace[] = [];
    for (const draft of day.plan) {
      yield;
      const place = groundPlace(draft, index + 1, kept, ground);
      if (place === undefined) continue;
      kept.push({ place, day: index + 1, key: nameKey(place.text.placeName) });
      places.push(place);
    }
    days.push({ places });
  }
  return { hotels, days, changes: ground.changes, watch: ground.watch };
}

/** A draft's place put right; undefined where it is dropped. */
function groundPlace(
  draft: Place,
  day: number,
  kept: readonly PlaceOnDay[],
  ground: Ground,
): GroundedPlace | undefined {
  const { city, centre } = ground;
  const name = draft.placeName;
  const located = locate(name, draft, ground.matchPlace, centre);
  const { known, position } = located;
  const price = known && city && correctPlacePrice(draft.ticketsPricing, known, city.currency);
  const place = groundedPlace(draft, located, price?.text);
  const before = findDuplicate(place, kept);
  if (before !== undefined) {
    const values = { day: before.day };
    ground.changes.push({ kind: "dropped", name, code: "duplicatePlace", values });
    return undefined;
  }
  if (known === undefined && position.kind === "far") {
    const values = farValues(position.km, city);
    ground.changes.push({ kind: "dropped", name, code: "placeTooFar", values });
    return undefined;
  }
  notePosition(name, known, position, ground, day);
  if (price?.change !== undefined) {
    ground.changes.push({ kind: "corrected", name, ...price.change });
  }
  return place;
}

function groundedPlace(
  draft: Place,
  { known, at }: Located<KnownPlace>,
  price: string | undefined,
): GroundedPlace {
  if (known === undefined) {
    const { guideId: _, ...rest } = draft;
    return { text: { ...rest, geoCoordinates: positionText(at), notVerified: true }, known, at };
  }
  const { notVerified: _, hoursUnknown: __, ...rest } = draft;
  const text: Place = {
    ...rest,
    geoCoordinates: coordinatesText(known.at),
    ticketsPricing: price ?? draft.ticketsPricing,
    category: draft.category ?? known.category,
    guideId: known.id,
    ...(known.hours === undefined ? { hoursUnknown: true } : {}),
  };
  return { text, known, at: known.at };
}

function* groundHotels(
  drafts: readonly Hotel[],
  ground: Ground,
): Generator<void, GroundedHotel[], void> {
  const kept: GroundedHotel[] = [];
  for (const draft of drafts) {
    yield;
    const hotel = groundHotel(draft, kept, ground);
    if (hotel !== undefined) kept.push(hotel);
  }
  return kept;
}

function groundHotel(
  draft: Hotel,
  kept: readonly GroundedHotel[],
  ground: Ground,
): GroundedHotel | undefined {
  const { city, centre } = ground;
  const name = draft.hotelName;
  const located = locate(name, draft, ground.matchHotel, centre);
  const { known, position } = located;
  const price = known && city && correctRoomPrice(draft.price, known, city.currency);
  const hotel = groundedHotel(draft, located, price?.text);
  if (kept.some((other) => isSameHotel(other, hotel))) {
    ground.changes.push({ kind: "dropped", name, code: "duplicateHotel" });
    return undefined;
  }
  if (known === undefined && position.kind === "far") {
    const values = farValues(position.km, city);
    ground.changes.push({ kind: "dropped", name, code: "hotelTooFar", values });
    return undefined;
  }
  notePosition(name, known, position, ground);
  if (price?.change !== undefined) {
    ground.changes.push({ kind: "corrected", name, ...price.change });
  }
  return hotel;
}

function groundedHotel(
  draft: Hotel,
  { known, at }: Located<KnownHotel>,
  price: string | undefined,
): GroundedHotel {
  if (known === undefined) {
    const { guideId: _, ...rest } = draft;
    return { text: { ...rest, geoCoordinates: positionText(at) }, known, at };
  }
  const geoCoordinates = coordinatesText(known.at);
  const text = { ...draft, price: price ?? draft.price, geoCoordinates, guideId: known.id };
  return { text, known, at: known.at };
}

function positionText(at: Position | undefined): string {
  return at === undefined ? "" : coordinatesText(at);
}

/** Says what was wrong with the draft's coordinates, as a change or as something to watch. */
function notePosition(
  name: string,
  known: { readonly at: Position } | undefined,
  position: ReadPosition,
  { changes, watch }: Ground,
  day?: number,
): void {
  const correction = correctionOf(known, position);
  if (correction !== undefined) changes.push({ kind: "corrected", name, ...correction });
  if (known !== undefined || position.kind === "plausible" || position.kind === "far") return;
  const code = position.kind === "missing" ? "positionMissing" : "positionWrong";
  watch.push({ ...(day === undefined ? {} : { day }), code, values: { name } });
}

function correctionOf(
  known: { readonly at: Position } | undefined,
  position: ReadPosition,
): ChangeMessage | undefined {
  if (position.kind === "missing") return undefined;
  if (position.kind === "plausible" && position.isSwapped) {
    return { code: "coordinatesSwapped" };
  }
  if (known === undefined) return undefined;
  if (position.at === undefined) return { code: "coordinatesWrong" };
  const km = distanceKm(position.at, known.at);
  return km <= RIGHT_KM ? undefined : { code: "wrongSpot", values: { km } };
}

function farValues(km: number, city: KnownCity | undefined) {
  return { km: Math.round(km), ...(city === undefined ? {} : { city: city.name }) };
}

function nameIn(entry: WatchEntry): string | undefined {
  return "values" in entry && "name" in entry.values ? entry.values.name : undefined;
}
