import type { TravelNeed, TripWish } from "../../trip/trip-wish.ts";
import type { KnownPlace } from "../known-city.ts";

/** Fish and grills are what one comes for, by its name or how its description begins. */
const FISH = /\bfish\b|seafood/i;
const FLESH = /\b(?:fish|seafood|meat|butchers?|grills?|kebabs?)\b/i;
const BEGINS = 60;
const SMOKE =
  /\b(?:spices?|chill?i(?:es)?|dust\w*|smok\w+|incense|shisha|hookahs?|cremation|pyres?)\b/i;

/** What these needs keep us from choosing, by the guide's own words; what nobody leaves out is not for them to lose. */
const AGAINST: Readonly<Partial<Record<TravelNeed, (place: KnownPlace) => boolean>>> = {
  vegetarian: (place) => isMarketOf(FLESH, place),
  vegan: (place) => isMarketOf(FLESH, place),
  seafoodFree: (place) => isMarketOf(FISH, place),
  cleanAir: ({ name, details = "", mustSee }) => !mustSee && SMOKE.test(`${name} ${details}`),
};

/** Whether the travellers' needs are against a place that we might choose for them. */
export function isAgainstNeeds(place: KnownPlace, wishes: readonly TripWish[]): boolean {
  return wishes.some((wish) => wish.kind === "need" && AGAINST[wish.need]?.(place) === true);
}

function isMarketOf(what: RegExp, { category, name, details = "", mustSee }: KnownPlace): boolean {
  return category === "market" && !mustSee && what.test(`${name} ${details.slice(0, BEGINS)}`);
}
