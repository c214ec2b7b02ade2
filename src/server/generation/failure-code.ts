import type { ErrorCode } from "../../domain/errors/app-error.ts";
import { DocumentTooLarge, isStorageFull } from "../store/storage-error.ts";
import type { Failed } from "./plan-endings.ts";

/** The traveller stopped the plan. */
export class Cancelled extends Error {}
/** A plan that can't be taken up again was cut off. */
export class Interrupted extends Error {}

/** The traveller's message for an error that ended a plan. */
export function failureCode(error: unknown): ErrorCode {
  if (error instanceof Cancelled) return "cancelled";
  if (error instanceof Interrupted) return "interrupted";
  if (error instanceof DOMException && error.name === "TimeoutError") return "planner_unreachable";
  if (error instanceof DocumentTooLarge) return "trip_too_large";
  return isStorageFull(error) ? "storage_full" : "plan_failed";
}

/** Endings with nothing in the log to look up. */
const PLAIN_ENDINGS: readonly ErrorCode[] = [
  "cancelled",
  "destination_ambiguous",
  "destination_is_region",
  "destination_unknown",
  "too_little_known",
  "only_map_known",
  "too_many_new_places",
];

/** The request a failure belongs to, for a traveller who asks the operator about it. */
export function requestOf(
  { requestId }: { readonly requestId?: string },
  code: ErrorCode,
): Pick<Failed, "requestId"> {
  return requestId === undefined || PLAIN_ENDINGS.includes(code) ? {} : { requestId };
}
