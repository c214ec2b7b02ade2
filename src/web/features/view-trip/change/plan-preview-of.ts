import { isRefusal } from "../../../../domain/edits/edit-kind.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { newPartId } from "../../../engine/new-part-id.ts";
import { type PlanAnswer, planEngine } from "../../../engine/plan-engine.ts";
import type { PlanPreview } from "./plan-preview.ts";

/** No pace asks for more places a day. */
const MOST_NEW = 8;

/** What the planning engine says of a trip as it is shown. @param city of its facts. */
export function planPreviewOf(trip: Trip, city: unknown): PlanPreview {
  const engine = planEngine();
  return {
    async tryEdits(made) {
      const edited = valueIn(await engine.makeEdits(trip, made, city));
      return edited === undefined || edited === "deleted" || isRefusal(edited) ? undefined : edited;
    },
    alternatives: async (placeId) => valueIn(await engine.alternatives(trip, placeId, city)),
    suggestions: async (dayId) => valueIn(await engine.suggestions(trip, dayId, city)),
    fill: async (dayId) => {
      const newIds = Array.from({ length: MOST_NEW }, newPartId);
      return valueIn(await engine.fillDay(trip, { dayId, newIds }, city));
    },
    search: async (text) => valueIn(await engine.searchPlaces(trip, text, city)),
    waysOut: async (placeId) => valueIn(await engine.waysOut(trip, placeId, city)),
    wish: async (text, dayId) => valueIn(await engine.answerWish(trip, { text, dayId }, city)),
    propose: async (dayIds) => valueIn(await engine.proposeDays(trip, dayIds, city)),
  };
}

function valueIn<Value>(answer: PlanAnswer<Value>): Value | undefined {
  return answer.ok ? answer.value : undefined;
}
