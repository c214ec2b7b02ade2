import { isTrip } from "../../../../../domain/edits/edit-kind.ts";
import { LIMITS } from "../../../../../domain/limits.ts";
import { parseCoordinates } from "../../../../../domain/places/coordinates.ts";
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
import type { PlanPreview } from "./plan-preview.ts";

/**
 * The planning engine's answers about a trip as it is shown.
 *
 * @param city of its facts.
 * @param hasModel the server's model reads wishes for this trip.
 */
export function planPreviewOf(trip: Trip, city: unknown, hasModel = false): PlanPreview {
  const engine = planEngine();
  return {
    async tryEdits(edits) {
      const edited = valueIn(await engine.makeEdits(trip, edits, city));
      return edited === undefined || !isTrip(edited) ? undefined : edited;
    },
    alternatives: async (placeId) => valueIn(await engine.alternatives(trip, placeId, city)),
    tablesForMeal: async (dayId, meal, name, moved = trip) =>
      valueIn(await engine.tablesForMeal(moved, { dayId, meal, name }, city)),
    suggestions: async (dayId) => valueIn(await engine.suggestions(trip, dayId, city)),
    fill: async (dayId) => {
      const newIds = Array.from({ length: LIMITS.day.newPlaces }, newPartId);
      return valueIn(await engine.fillDay(trip, { dayId, newIds }, city));
    },
    search: async (text, dayId) =>
      valueIn(await engine.searchPlaces(trip, { text, dayId, kinds: kindsTyped(text) }, city)),
    findAnywhere: (text, signal) =>
      queryApi(placesPath(trip, text), { schema: foundPlacesSchema, signal, isSlow: true }),
    waysOut: async (placeId) => valueIn(await engine.waysOut(trip, placeId, city)),
    async wish(text, dayId, chosen = {}) {
      const answer = valueIn(await engine.answerWish(trip, { text, dayId, chosen }, city));
      if (answer === undefined || !hasModel) return answer;
      const left = leftOf(answer.asked);
      if (left === "") return answer;
      const read = await askModelToRead(trip, left, dayId);
      if (read === undefined) return answer;
      return valueIn(await engine.answerWish(trip, { text, dayId, chosen, read }, city)) ?? answer;
    },
    proposeDates: async (startDate) => {
      const newIds = Array.from({ length: LIMITS.day.newPlaces }, newPartId);
      return valueIn(await engine.proposeDates(trip, { startDate, newIds }, city));
    },
    proposeForWeather: async (weather) => {
      const newIds = Array.from({ length: LIMITS.day.newPlaces }, newPartId);
      return valueIn(await engine.proposeForWeather(trip, { weather, newIds }, city));
    },
    proposeRetimed: async () => valueIn(await engine.proposeRetimed(trip, city)),
    propose: async (dayIds) => valueIn(await engine.proposeDays(trip, dayIds, city)),
  };
}

/** Near what the trip has; of one that has nothing yet, in the town that it is to. */
function placesPath({ tripData, userSelection }: Trip, text: string): string {
  const parts = [...tripData.itinerary.flatMap(({ plan }) => plan), ...tripData.hotels];
  const at = parts.flatMap(({ geoCoordinates }) => {
    const read = parseCoordinates(geoCoordinates);
    return read.ok ? [read.at] : [];
  })[0];
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
