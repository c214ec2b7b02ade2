import { withItinerary } from "../edits/kinds/plan-parts.ts";
import { closedOn, MAX_CLOSED_WEEKDAYS } from "../engine/days/meal-choices.ts";
import type { KnownEatery } from "../engine/known-city.ts";
import type { SavedDay, SavedTrip } from "../engine/reading/planned-trip.ts";
import { withDocument } from "../engine/reading/read-trip.ts";
import { distanceKm } from "../places/geo.ts";
import { takenTables, whereIs } from "./meal-tables.ts";
import type { Wish } from "./wish.ts";
import type { WishStep } from "./wish-step.ts";

const COFFEE = /^(?:coffee|caf[eé]s?|cake)/i;
const ICE_CREAM = /^ice cream/i;
const SELLS_ICE_CREAM = /\bgelat\w*|\bice cream\b/i;
const COFFEE_HOUSE = /\b(?:coffee|konditorei|p[aâ]tisserie|cakes)\b|\bcaf[eé](?!\p{L})/iu;
const PLENTY = /\b(?:plenty|lots?|many|several|every|each|all)\b/i;
/** "Coffee breaks". */
const BREAKS = /\b(?:breaks|stops)\b/i;
const HOUSES = /\b(?:caf[eé]s|coffee ?(?:houses|shops)|kaffeeh[aä]user)(?!\p{L})/iu;
/** Of what was there before the chains. */
const OLD = /\b(?:old|historic\w*|traditional|classic|grand|famous|belle [eé]poque)\b/i;
const IS_OLD = /\b(?:old|oldest|1[6-8]\d\d|19[0-4]\d)\b/;
/** Between lunch and dinner, for so long. */
const AFTERNOON = { from: 13 * 60 + 30, to: 19 * 60 + 30 } as const;
const STOP_MINUTES = 30;
const NEAR_KM = 0.8;

/** The coffee houses that are meant: old ones, where these are asked for and there are some; of ice cream who sells it. */
export function coffeeHouses(
  { city }: SavedTrip,
  food: string,
  { text }: Pick<Wish, "text">,
): KnownEatery[] {
  const isIceCream = ICE_CREAM.test(food);
  const all = (city?.eateries ?? []).filter(isIceCream ? sellsIceCream : isCoffeeHouse);
  const old = OLD.test(text) ? all.filter(({ details = "" }) => IS_OLD.test(details)) : [];
  return old.length > 0 ? old : all;
}

/** How many coffee houses are asked for: one for each afternoon, some, or lunch at one. */
export function coffeeStopsAsked(
  food: string,
  { text }: Pick<Wish, "text">,
): "each" | "some" | undefined {
  if (ICE_CREAM.test(food)) return PLENTY.test(text) ? "each" : undefined;
  if (!COFFEE.test(food)) return undefined;
  return PLENTY.test(text) || BREAKS.test(text) ? "each" : HOUSES.test(text) ? "some" : undefined;
}

/** A coffee house for the free time of each afternoon, another each day; the days without one are missed. */
export function* withCoffeeStops(
  trip: SavedTrip,
  days: readonly SavedDay[],
  houses: readonly KnownEatery[],
): Generator<void, WishStep, void> {
  const used = new Set(takenTables(trip));
  const stops = new Map<string, { readonly at: number; readonly name: string }>();
  for (const day of days) {
    const { id, free = [] } = day.text;
    for (const [at, part] of free.entries()) {
      const cafe = stops.has(id) ? undefined : cafeFor(trip, day, part, used, houses);
      if (cafe === undefined) continue;
      used.add(cafe.id);
      stops.set(id, { at, name: cafe.name });
    }
  }
  const missed = days.filter(({ text }) => !stops.has(text.id)).map(({ text }) => text.day);
  if (stops.size === 0) return { unmet: "noneFits" };
  const itinerary = trip.document.tripData.itinerary.map((day) => {
    const stop = stops.get(day.id);
    const free = day.free?.map((part, at) =>
      at === stop?.at ? { ...part, near: [stop.name] } : part,
    );
    return free === undefined ? day : { ...day, free };
  });
  return { trip: yield* withDocument(trip, withItinerary(trip.document, itinerary)), missed };
}

/** The nearest that is open then. */
function cafeFor(
  trip: SavedTrip,
  day: SavedDay,
  { startMinutes, endMinutes, rest }: SavedFree,
  used: ReadonlySet<string | undefined>,
  houses: readonly KnownEatery[],
): KnownEatery | undefined {
  const from = Math.max(startMinutes, AFTERNOON.from);
  if (Math.min(endMinutes, AFTERNOON.to) - from < STOP_MINUTES) return undefined;
  const span = { kind: "lunch", startMinutes: from, endMinutes: from + STOP_MINUTES } as const;
  const at = whereIs(trip, day, span, rest === "hotel" ? "hotel" : undefined);
  if (at === undefined) return undefined;
  const km = (eatery: KnownEatery) => distanceKm(at, eatery.at);
  return houses
    .filter((eatery) => !used.has(eatery.id) && km(eatery) <= NEAR_KM)
    .filter((eatery) => closedOn(eatery, span, day.text.date).length <= MAX_CLOSED_WEEKDAYS)
    .toSorted((a, b) => km(a) - km(b))[0];
}

function sellsIceCream({ kind, name, details }: KnownEatery): boolean {
  return kind === "cafe" && SELLS_ICE_CREAM.test(`${name} ${details}`);
}

/** Many are known for their dishes, too. */
function isCoffeeHouse({ name, details, inside }: KnownEatery): boolean {
  return inside === undefined && COFFEE_HOUSE.test(`${name} ${details}`);
}

type SavedFree = NonNullable<SavedDay["text"]["free"]>[number];
