import type { ErrorCode } from "../../domain/errors/app-error.ts";
import type { Failed } from "./plan-endings.ts";

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
