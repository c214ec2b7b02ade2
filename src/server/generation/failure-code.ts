import type { ErrorCode } from "../../domain/errors/app-error.ts";
import { DocumentTooLarge, isStorageFull } from "../store/storage-error.ts";

/** The traveller stopped the plan. */
export class Cancelled extends Error {}
/** A plan that can't be taken up again was cut off. */
export class Interrupted extends Error {}

/** What the traveller is told of an error that ended a plan. */
export function failureCode(error: unknown): ErrorCode {
  if (error instanceof Cancelled) return "cancelled";
  if (error instanceof Interrupted) return "interrupted";
  if (error instanceof DOMException && error.name === "TimeoutError") return "planner_unreachable";
  if (error instanceof DocumentTooLarge) return "trip_too_large";
  return isStorageFull(error) ? "storage_full" : "plan_failed";
}
