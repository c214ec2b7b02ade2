import type { TripRequest } from "../../../domain/trip/trip-request.ts";
import type { Generation, GenerationState } from "../generation-store.ts";
import { parseStored } from "../parse-stored.ts";
import type { Fields } from "./values.ts";

/** The fields of a generation that counts against the day's limits. */
export function countedFields(userId: string, createdAtMs: number): Fields {
  return { startedAs: startedAs(userId, createdAtMs), countedAtMs: createdAtMs };
}

/** The fields of one that doesn't. */
export const UNCOUNTED: Fields = { startedAs: null, countedAtMs: null };

/** Whether a generation counts: COUNTED_PLAN in sql/generation-store.ts says why. */
export function isCounted(
  request: TripRequest,
  state: GenerationState,
  usage: { inputTokens: number; outputTokens: number },
): boolean {
  const tookTokens = usage.inputTokens + usage.outputTokens > 0;
  return tookTokens || (state !== "failed" && request.planner !== "guide");
}

/** As wide as the largest number of milliseconds, so that the order of text is the order of time. */
const MS_DIGITS = 16;

/** User and start, so that one index of one field counts a user's since a moment. */
export function startedAs(userId: string, createdAtMs: number): string {
  return `${userId}/${String(Math.max(createdAtMs, 0)).padStart(MS_DIGITS, "0")}`;
}

/** Comes after everything that the user has started. */
export const startedTo = (userId: string): string => `${userId}/:`;

export function readGeneration(fields: Fields): Generation {
  return {
    id: String(fields.id),
    userId: String(fields.userId),
    // Written by `create` from a checked TripRequest.
    request: parseStored<TripRequest>(fields.request),
    state: String(fields.state) as GenerationState,
  };
}
