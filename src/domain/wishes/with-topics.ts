import { type KnownCity, placesOf } from "../engine/known-city.ts";
import { placesAbout } from "../engine/visits/places-about.ts";
import type { Trip } from "../trip/trip.ts";
import { isUnknown } from "./language/said-items.ts";
import type { SaidWish } from "./language/said-wish.ts";
import { MUSIC } from "./meant-by.ts";
import type { WishedPlace, WishObject } from "./wish.ts";
import { dayIdsOf } from "./wishes-of.ts";

/** Of these verbs, "dinosaurs" is a place that has them. What goes is named. */
const OF_TOPIC = /^(?:add|keep|move|swap)$/;

/** A wish whose words name no place is about one that they describe: of the plan, else the best known of the city. */
export function withTopic(wish: SaidWish, trip: Trip, city: KnownCity | undefined): SaidWish {
  if (!OF_TOPIC.test(wish.verb) || !("what" in wish)) return wish;
  const days = wish.verb === "swap" ? [] : dayIdsOf(wish.when, trip.tripData.itinerary);
  const of = (what: WishObject): WishObject => {
    // "A flamenco show" is no bar.
    const music = what.kind === "category" ? MUSIC.exec(what.text)?.[0] : undefined;
    const topic = music ?? (isUnknown(what) ? what.text : undefined);
    const found = topic === undefined ? undefined : placeAbout(topic, trip, days, city);
    if (found !== undefined) return { kind: "places", text: what.text, found };
    // A city without jazz has no jazz bar, and no other bar will do.
    if (music === undefined || city === undefined) return what;
    return { kind: "places", text: what.text, found: [{ id: music, name: music, in: "guide" }] };
  };
  if (wish.verb !== "swap") return { ...wish, what: of(wish.what) } as SaidWish;
  return wish.by === undefined ? wish : ({ ...wish, by: of(wish.by) } as SaidWish);
}

/** @param days of the plan that may have it already; undefined: all. */
function placeAbout(
  topic: string,
  { tripData: { itinerary } }: Trip,
  days: readonly string[] | undefined,
  city: KnownCity | undefined,
): readonly WishedPlace[] | undefined {
  const planned = itinerary
    .filter(({ id }) => days === undefined || days.includes(id))
    .flatMap(({ plan }) => plan)
    .map(({ placeName, placeDetails, ...place }) => ({
      ...{ ...place, name: placeName, details: placeDetails },
    }));
  const [there] = placesAbout(topic, planned);
  if (there !== undefined) return [{ id: there.id, name: there.name, in: "plan" }];
  const taken = new Set(itinerary.flatMap(({ plan }) => plan.map(({ guideId }) => guideId)));
  const others = city === undefined ? [] : placesOf(city).filter(({ id }) => !taken.has(id));
  const [other] = placesAbout(topic, others);
  return other === undefined ? undefined : [{ id: other.id, name: other.name, in: "guide" }];
}
