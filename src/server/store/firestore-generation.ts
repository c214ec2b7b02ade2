import type { TripRequest } from "../../domain/trip-request.ts";
import type { FirestoreWrite } from "./firestore-database.ts";
import { guardOf } from "./firestore-guard.ts";
import { docId } from "./firestore-places.ts";
import type { Fields } from "./firestore-values.ts";
import type { Generation, GenerationState } from "./store.ts";

/** As wide as the largest number of milliseconds, so that the order of text is the order of time. */
const MS_DIGITS = 16;

/** User and start, so that one index of one field counts a user's since a moment. */
export function startedAs(userId: string, createdAtMs: number): string {
  return `${userId}/${String(Math.max(createdAtMs, 0)).padStart(MS_DIGITS, "0")}`;
}

/** Comes after everything that the user has started. */
export const startedTo = (userId: string): string => `${userId}/:`;

/** Lets one of those pass who have seen the user as they are, with so many plans counted. */
export function planGuard(userId: string, user: Fields): FirestoreWrite {
  return guardOf(`plan-${docId(userId)}-${String(user.madeBy ?? "")}-${Number(user.plans) + 1}`);
}

export function readGeneration(fields: Fields): Generation {
  return {
    id: String(fields.id),
    userId: String(fields.userId),
    // Written by `create` from a checked TripRequest.
    request: JSON.parse(String(fields.request)) as TripRequest,
    state: String(fields.state) as GenerationState,
  };
}
