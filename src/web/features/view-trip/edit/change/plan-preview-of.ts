import { isTrip } from "../../../../../domain/edits/edit-kind.ts";
import type { Edit } from "../../../../../domain/edits/edit-kinds.ts";
import { LIMITS } from "../../../../../domain/limits.ts";
import { positionIn } from "../../../../../domain/places/coordinates.ts";
import type { DayWeather } from "../../../../../domain/places/day-weather.ts";
import type { MealKind } from "../../../../../domain/places/eatery-kind.ts";
import { foundPlacesSchema } from "../../../../../domain/places/found-places.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { API_PATHS, pathWithId } from "../../../../../domain/wire.ts";
import { leftOf } from "../../../../../domain/wishes/model/left-of.ts";
import {
  type WishRequest,
  wishesAnswerSchema,
} from "../../../../../domain/wishes/model/wish-request.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";
import { type EngineAnswer, planEngine } from "../../../../engine/plan-engine.ts";
import { callApi, queryApi } from "../../../../lib/api-client.ts";
import { kindsTyped } from "./kinds-typed.ts";

export type PlanPreview = ReturnType<typeof planPreviewOf>;

/**
 * The planning engine's answers about a trip as it is shown, before anything is changed. Each is undefined where it can't
 * be worked out now.
 *
 * @param city of its facts.
 * @param hasModel the server's model reads wishes for this trip.
 */
export function planPreviewOf(trip: Trip, city: unknown, hasModel = false) {
  const engine = planEngine();
  return {
    /** The trip as the edits would make it, with hours and check. */
    async tryEdits(edits: readonly Edit[]): Promise<Trip | undefined> {
      const edited = valueIn(await engine.makeEdits(trip, edits, city));
      return edited === undefined || !isTrip(edited) ? undefined : edited;
    },
    /** Places that might stand where this one does. */
    alternatives: async (placeId: string) =>
      valueIn(await engine.alternatives(trip, placeId, city)),
    /**
     * Tables that a meal of a day might be had at.
     *
     * @param name a part of their name; "": those near there.
     * @param moved the trip with the meal at another hour.
     */
    tablesForMeal: async (dayId: string, meal: MealKind, name: string, moved = trip) =>
      valueIn(await engine.tablesForMeal(moved, { dayId, meal, name }, city)),
    /** Places that might come into a day, each where it fits best. */
    suggestions: async (dayId: string) => valueIn(await engine.suggestions(trip, dayId, city)),
    /** The trip with places more on a day; the same where nothing more fits. */
    fill: async (dayId: string) =>
      valueIn(await engine.fillDay(trip, { dayId, newIds: newPlaceIds() }, city)),
    /** Places of the guide that the trip doesn't have, by name or kind. */
    search: async (text: string, dayId: string) =>
      valueIn(await engine.searchPlaces(trip, { text, dayId, kinds: kindsTyped(text) }, city)),
    /** Places of any kind by their name, near the trip; the server asks. @throws where it can't be reached. */
    findAnywhere: (text: string, signal: AbortSignal) =>
      queryApi(placesPath(trip, text), { schema: foundPlacesSchema, signal, isSlow: true }),
    /** Where else a place would fit. */
    waysOut: async (placeId: string) => valueIn(await engine.waysOut(trip, placeId, city)),
    /**
     * The trip as wishes in words would have it. What our reader doesn't understand, a model of the server reads, where
     * there is one and the trip is one's own. @param dayId the day that they are about, unless they name others.
     */
    async wish(
      text: string,
      dayId: string | undefined,
      chosen: Readonly<Record<string, number>> = {},
    ) {
      const answer = valueIn(await engine.answerWish(trip, { text, dayId, chosen }, city));
      if (answer === undefined || !hasModel) return answer;
      const left = leftOf(answer.asked);
      if (left === "") return answer;
      const read = await askModelToRead(trip, left, dayId);
      if (read === undefined) return answer;
      return valueIn(await engine.answerWish(trip, { text, dayId, chosen, read }, city)) ?? answer;
    },
    /** The trip from this first day on: what is closed then moves or gives way. */
    proposeDates: async (startDate: string) =>
      valueIn(await engine.proposeDates(trip, { startDate, newIds: newPlaceIds() }, city)),
    /** The trip with less time out in bad weather; the same where nothing helps. */
    proposeForWeather: async (weather: readonly DayWeather[]) =>
      valueIn(await engine.proposeForWeather(trip, { weather, newIds: newPlaceIds() }, city)),
    /** The trip by ways and rides that came after it was planned; the same where none is off. */
    proposeRetimed: async () => valueIn(await engine.proposeRetimed(trip, city)),
    /** The trip with these days in the best order. */
    propose: async (dayIds: readonly string[]) =>
      valueIn(await engine.proposeDays(trip, dayIds, city)),
  };
}

/** Ids for the places that may come into a day. */
export function newPlaceIds(): string[] {
  return Array.from({ length: LIMITS.day.newPlaces }, newPartId);
}

/** Near what the trip has; of one that has nothing yet, in the town that it is to. */
function placesPath({ tripData, userSelection }: Trip, text: string): string {
  const parts = [...tripData.itinerary.flatMap(({ plan }) => plan), ...tripData.hotels];
  const [at] = parts.flatMap(({ geoCoordinates }) => positionIn(geoCoordinates) ?? []);
  const [town = ""] = userSelection.location.label.split(",");
  const asked: Record<string, string> =
    at === undefined
      ? { input: `${text} ${town}`.trim() }
      : { input: text, lat: `${at.lat}`, lon: `${at.lon}` };
  return `${API_PATHS.namedPlaces}?${new URLSearchParams(asked)}`;
}

function valueIn<Value>(answer: EngineAnswer<Value>): Value | undefined {
  return answer.ok ? answer.value : undefined;
}

/**
 * Has the server's model read words that our reader doesn't understand.
 *
 * @param dayId the day that they were said of; undefined: the whole trip.
 * @returns undefined where there is no network, or no answer that is one.
 */
async function askModelToRead(
  { id, version = 1 }: Trip,
  text: string,
  dayId: string | undefined,
): Promise<unknown> {
  const body: WishRequest = { text, version, ...(dayId === undefined ? {} : { dayId }) };
  const result = await callApi(pathWithId(API_PATHS.tripWishes, id), {
    method: "POST",
    body,
    schema: wishesAnswerSchema,
    isSlow: true,
    mayBeSignedOut: true,
  });
  return result.ok ? result.value : undefined;
}
