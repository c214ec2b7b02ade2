import * as z from "zod/mini";
import { peopleOf } from "../../../../../domain/costs/people-of.ts";
import { townFareOf } from "../../../../../domain/costs/town-fares.ts";
import { faresFor, rideFaresOf } from "../../../../../domain/engine/visits/ride-fares.ts";
import { ticketText } from "../../../../../domain/engine/writing/price-text.ts";
import { decimalsOf } from "../../../../../domain/money/currency.ts";
import type { Leg } from "../../../../../domain/places/leg.ts";
import type { TripDay } from "../../../../../domain/trip/trip.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { costsWords } from "../../../../messages/trip-page/costs-words.ts";
import { placeMoreWords } from "../../../../messages/trip-page/place-more-words.ts";
import type { ShownTrip } from "../shown-trip.ts";

const townSchema = z.object({
  id: z.string(),
  name: z.string(),
  countryCode: z.optional(z.string()),
  currency: z.string(),
});
const citySchema = z.union([z.object({ bases: z.array(townSchema) }), townSchema]);

/** What a leg in town costs: a taxi all who travel, a ride one adult. Undefined where fares aren't known. */
export function fareText(
  { mode, way, distanceKm }: Pick<Leg, "mode" | "way" | "distanceKm">,
  { base = 0 }: Pick<TripDay, "base">,
  shown: ShownTrip | undefined,
): string | undefined {
  const town = townsOf(shown)[base];
  const fares = town && rideFaresOf(town);
  if (town === undefined || fares === undefined || way !== undefined || mode === "walk")
    return undefined;
  return mode === "transit"
    ? storedWords.price(ticketText(fares.ride, town.currency))
    : forAll(shown, town.currency, (people) => faresFor([{ mode, distanceKm }], people, fares));
}

/** What the way to another town costs all who travel. */
export function transferFareText(
  { transfer, base = 0 }: Pick<TripDay, "transfer" | "base">,
  shown: ShownTrip | undefined,
): string | undefined {
  const towns = townsOf(shown);
  const to = towns[base];
  if (transfer === undefined || to === undefined) return undefined;
  // A night out of town begins the way at a hotel, in the country of one of its towns.
  const from = towns.find(({ name }) => name === transfer.from) ?? towns[base - 1];
  const fare = townFareOf(transfer, from, to, to.currency);
  return fare === undefined ? undefined : forAll(shown, to.currency, (people) => people * fare);
}

function townsOf(shown: ShownTrip | undefined) {
  const city = citySchema.safeParse(shown?.facts?.city).data;
  return city === undefined ? [] : "bases" in city ? city.bases : [city];
}

function forAll(
  shown: ShownTrip | undefined,
  currency: string,
  amountFor: (people: number) => number,
): string {
  const people = shown === undefined ? 1 : peopleOf(shown.party);
  const unit = 10 ** decimalsOf(currency);
  const amount = amountFor(people);
  // An estimate has two figures, and no cents.
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(amount)) - 1));
  const text = costsWords.money({ minor: unit * step * Math.round(amount / step), currency });
  return people === 1 ? costsWords.about(text) : placeMoreWords.priceForAll(text, people);
}
