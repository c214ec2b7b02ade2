import { coordinatesText } from "../../places/coordinates.ts";
import { distanceKm, type Position } from "../../places/geo.ts";
import type { Place } from "../../trip/trip.ts";
import type { KnownCity } from "../known-city.ts";
import type { ChangeMessage, ExplainedChange, WatchEntry } from "../plan-messages.ts";
import { isSameHotel, isSamePlace } from "../reading/find-duplicate.ts";
import type { PlannedHotel, PlannedPlace } from "../reading/planned-trip.ts";
import { middleOf, type ReadPosition } from "../reading/read-position.ts";
import { placedAround } from "../reading/read-trip.ts";
import { correctPlacePrice, correctRoomPrice } from "./correct-price.ts";

/** A draft's hotels, and the places of each of its days. */
export type DraftPlan = {
  readonly hotels: readonly PlannedHotel[];
  readonly days: readonly { readonly places: readonly PlannedPlace[] }[];
};

/** A draft put right where the guide knows better, before anything is moved. */
export type GroundedDraft = DraftPlan & {
  readonly changes: readonly ExplainedChange[];
  readonly watch: readonly WatchEntry[];
};

type Ground = {
  readonly city: KnownCity | undefined;
  readonly changes: ExplainedChange[];
  readonly watch: WatchEntry[];
};

/** A place that the plan has, with the day it is on. */
type PlaceOnDay = { readonly place: PlannedPlace; readonly day: number };

/** So small a distance is no error. */
const RIGHT_KM = 0.15;
/** A plan whose middle moves with what is dropped settles within a few rounds. */
const MAX_ROUNDS = 8;

/**
 * Puts coordinates and prices of a draft right, marks what the guide doesn't have as not verified, and drops what is
 * in it twice or lies too far away. Grounding the result again changes nothing. Yields after each place.
 *
 * @param centre the middle of the destination; undefined: the middle of the draft itself.
 */
export function* groundDraft(
  draft: DraftPlan,
  city: KnownCity | undefined,
  centre: Position | undefined,
): Generator<void, GroundedDraft, void> {
  if (centre !== undefined) return yield* groundOnce(draft, city);
  const first = yield* groundOnce(aroundItsMiddle(draft), city);
  let grounded = first;
  for (let round = 1; round < MAX_ROUNDS && grounded.changes.length > 0; round += 1) {
    grounded = yield* groundOnce(aroundItsMiddle(grounded), city);
    first.changes.push(...grounded.changes);
    const named = new Set(first.watch.map(nameIn));
    first.watch.push(...grounded.watch.filter((entry) => !named.has(nameIn(entry))));
  }
  return { ...grounded, changes: first.changes, watch: first.watch };
}

/** The draft with its positions compared with the middle of all of them. */
function aroundItsMiddle({ hotels, days }: DraftPlan): DraftPlan {
  const places = days.flatMap((day) => day.places);
  const middle = middleOf([...hotels, ...places].map(({ text }) => text));
  return {
    hotels: hotels.map((hotel) => placedAround(hotel, middle)),
    days: days.map((day) => ({ places: day.places.map((place) => placedAround(place, middle)) })),
  };
}

function* groundOnce(draft: DraftPlan, city: KnownCity | undefined) {
  const ground: Ground = { city, changes: [], watch: [] };
  const hotels: PlannedHotel[] = [];
  for (const one of draft.hotels) {
    yield;
    const hotel = groundHotel(one, hotels, ground);
    if (hotel !== undefined) hotels.push(hotel);
  }
  const kept: PlaceOnDay[] = [];
  for (const [index, day] of draft.days.entries()) {
    for (const one of day.places) {
      yield;
      const place = groundPlace(one, index + 1, kept, ground);
      if (place !== undefined) kept.push({ place, day: index + 1 });
    }
  }
  const days = draft.days.map((_, index) => ({
    places: kept.filter(({ day }) => day === index + 1).map(({ place }) => place),
  }));
  return { hotels, days, changes: ground.changes, watch: ground.watch };
}

/** A draft's place put right; undefined where it is dropped. */
function groundPlace(
  draft: PlannedPlace,
  day: number,
  kept: readonly PlaceOnDay[],
  ground: Ground,
): PlannedPlace | undefined {
  const { city } = ground;
  const { known, position, text } = draft;
  const name = text.placeName;
  const price = known && city && correctPlacePrice(text.ticketsPricing, known, city.currency);
  const place = { ...draft, text: correctedText(draft, price?.text) };
  const before = kept.find((one) => isSamePlace(one.place, place, ({ text }) => text.category));
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
  return placed(place);
}

function correctedText({ text, known, at }: PlannedPlace, price: string | undefined): Place {
  if (known === undefined) {
    const { guideId: _, ...rest } = text;
    return { ...rest, geoCoordinates: positionText(at), notVerified: true };
  }
  const { notVerified: _, hoursUnknown: __, ...rest } = text;
  return {
    ...rest,
    geoCoordinates: coordinatesText(known.at),
    ticketsPricing: price ?? text.ticketsPricing,
    category: text.category ?? known.category,
    guideId: known.id,
    ...(known.hours === undefined ? { hoursUnknown: true } : {}),
  };
}

function groundHotel(
  draft: PlannedHotel,
  kept: readonly PlannedHotel[],
  ground: Ground,
): PlannedHotel | undefined {
  const { city } = ground;
  const { known, position, text, at } = draft;
  const name = text.hotelName;
  const price = known && city && correctRoomPrice(text.price, known, city.currency);
  if (kept.some((other) => isSameHotel(other, draft))) {
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
  const { guideId: _, ...rest } = text;
  const geoCoordinates = positionText(at);
  const corrected =
    known === undefined
      ? { ...rest, geoCoordinates }
      : { ...text, price: price?.text ?? text.price, geoCoordinates, guideId: known.id };
  return placed({ ...draft, text: corrected });
}

/** Its position is right from now on. */
function placed<Part extends PlannedPlace | PlannedHotel>(part: Part): Part {
  const { at } = part;
  const position: ReadPosition =
    at === undefined
      ? { kind: "missing", said: at }
      : { kind: "plausible", said: at, at, isSwapped: false };
  return { ...part, position };
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
