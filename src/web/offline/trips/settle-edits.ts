import { isRefusal, isTrip } from "../../../domain/edits/edit-kind.ts";
import { type Edit, edits } from "../../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import { keptCity } from "./kept-city.ts";

/**
 * A trip with edits made, and with the hours that follow from them where the planning engine has an answer.
 *
 * @param shown the city of facts that the page has, for a trip of which this browser keeps nothing.
 * @returns undefined where they can't be made.
 */
export async function settleEdits(
  trip: Trip,
  wanted: readonly Edit[],
  shown?: { readonly facts: unknown },
): Promise<Trip | undefined> {
  const edited = edits.apply(trip, wanted);
  if (!isTrip(edited)) return undefined;
  if (wanted.every((edit) => edits.effect(edit) === "untouched")) return edited;
  const city = shown ?? (await keptCity(trip.id));
  if (city === undefined) return edited;
  const { planEngine } = await import("../../engine/plan-engine.ts");
  const answer = await planEngine().makeEdits(trip, wanted, city.facts);
  return answer.ok && typeof answer.value === "object" && !isRefusal(answer.value)
    ? answer.value
    : edited;
}
