import type { KnownCity } from "../../engine/known-city.ts";
import type { Trip } from "../../trip/trip.ts";
import { wishedPlaces } from "../wished-places.ts";
import { type ModelWishes, modelWishesSchema } from "./model-wish.ts";
import { quoteIn } from "./quote-in.ts";

/**
 * A model's answer to `wishQuestion` where it has the shape of one, quotes nothing but the traveller and names no day
 * and place that the trip and its city don't have; undefined where it is faulty. Quick, for a server that serves others
 * meanwhile; what the wishes may be about is for `readModelWishes`.
 *
 * @param answer any JSON.
 */
export function checkReading(
  answer: unknown,
  text: string,
  trip: Trip,
  city: KnownCity | undefined,
): ModelWishes | undefined {
  const parsed = modelWishesSchema.safeParse(answer);
  if (!parsed.success) return undefined;
  const { wishes, unread } = parsed.data;
  const things = wishes.flatMap(({ what, by, beside }) =>
    [what, by, beside].filter((thing) => thing !== undefined),
  );
  const days = new Set(trip.tripData.itinerary.map(({ id }) => id));
  const places = new Set(wishedPlaces(trip, city).map(({ id }) => id));
  const quotes = [
    ...unread,
    ...wishes.map(({ words }) => words),
    ...things.map(({ named }) => named),
  ];
  const isGood =
    wishes.length + unread.length > 0 &&
    quotes.every((quote) => quoteIn(quote, text) !== undefined) &&
    things.every((thing) => thing.places?.every((id) => places.has(id)) ?? true) &&
    wishes.every((wish) => wish.days?.every((id) => days.has(id)) ?? true) &&
    wishes.every(({ toDay }) => toDay === undefined || days.has(toDay));
  return isGood ? parsed.data : undefined;
}
