import type { ErrorCode } from "./app-error.ts";

/** Failures of a plan that the same request meets again, now or until tomorrow. */
const SAME_AGAIN: ReadonlySet<string> = new Set<ErrorCode>([
  "bad_request",
  "body_too_large",
  "days_out_of_range",
  "destination_ambiguous",
  "destination_is_region",
  "destination_unknown",
  "planner_blocked",
  "planner_refused",
  "required_selection_missing",
  "server_daily_limit",
  "start_date_unreadable",
  "only_map_known",
  "storage_damaged",
  "storage_full",
  "too_little_known",
  "too_many_generations",
  "too_many_new_places",
  "too_many_trips",
]);

/**
 * Whether asking for the same plan once more may end otherwise.
 *
 * @param code an ErrorCode, or the page's own word for what kept it from one.
 */
export function canTryAgain(code: string): boolean {
  return !SAME_AGAIN.has(code);
}
