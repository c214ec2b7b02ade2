import { type MessageValues, messageText, type ValuesOf } from "../message.ts";
import { ERROR_MESSAGES } from "../messages/en/error-messages.ts";
import type { Words } from "../messages/words.ts";

export type ErrorCode = keyof typeof ERROR_MESSAGES;

/** What the words of an error take. */
export type ErrorValues<Code extends ErrorCode> = Code extends ErrorCode
  ? ValuesOf<(typeof ERROR_MESSAGES)[Code]>
  : never;

/**
 * The closed list: every error that leaves the server, with the HTTP status of its answer; for codes met
 * only in event streams, what it would be.
 */
const STATUS: Readonly<Record<ErrorCode, number>> = {
  bad_request: 400,
  idempotency_key_missing: 400,
  sign_in_failed: 400,
  not_signed_in: 401,
  token_refused: 401,
  wrong_origin: 403,
  token_forbids: 403,
  link_forbids: 403,
  guest_unnamed: 403,
  name_taken: 409,
  not_found: 404,
  trip_not_found: 404,
  version_not_found: 404,
  link_not_found: 404,
  link_ended: 404,
  guest_not_found: 404,
  person_not_found: 404,
  photo_not_found: 404,
  file_not_found: 404,
  generation_not_found: 404,
  method_not_allowed: 405,
  session_not_found: 404,
  request_too_slow: 408,
  other_person: 409,
  too_many_trips: 409,
  files_full: 409,
  too_many_links: 409,
  person_full: 409,
  too_many_tokens: 409,
  link_full: 409,
  version_conflict: 412,
  body_too_large: 413,
  wrong_host: 421,
  unsupported_media_type: 415,
  required_selection_missing: 422,
  days_out_of_range: 422,
  cities_out_of_range: 422,
  start_date_unreadable: 422,
  start_date_missing: 422,
  import_unreadable: 422,
  file_refused: 422,
  import_destination_missing: 422,
  idempotency_key_reused: 422,
  confirmation_mismatch: 422,
  change_impossible: 422,
  day_locked: 422,
  trip_full: 422,
  costs_full: 422,
  ideas_full: 422,
  list_full: 422,
  trip_too_large: 422,
  destination_unknown: 422,
  destination_unanswered: 503,
  destination_is_region: 422,
  destination_ambiguous: 422,
  too_little_known: 422,
  only_map_known: 422,
  version_required: 428,
  too_many_requests: 429,
  too_many_streams: 429,
  too_many_generations: 429,
  too_many_new_places: 429,
  already_planning: 429,
  server_daily_limit: 429,
  header_too_large: 431,
  cancelled: 409,
  interrupted: 503,
  planner_busy: 503,
  planner_refused: 502,
  planner_declined: 502,
  planner_unreachable: 504,
  planner_blocked: 422,
  planner_stopped: 502,
  planner_unreadable: 502,
  tool_too_slow: 504,
  plan_failed: 502,
  shutting_down: 503,
  busy: 503,
  storage_full: 507,
  storage_unreachable: 503,
  storage_damaged: 503,
  trip_unreachable: 503,
  internal: 500,
};

/** The HTTP status of an error's answer. */
export function statusOf(code: ErrorCode): number {
  return STATUS[code];
}

// The codes are those that English has words for. Not of STATUS, which only the server needs: so the pages are built without it.
export const ERROR_CODES = Object.keys(ERROR_MESSAGES) as readonly ErrorCode[];

/** The traveller's words for an error as it is stored and sent: the `text` that was sent where ours don't fit its values. */
export function errorText(
  error: {
    readonly code: ErrorCode;
    readonly values?: MessageValues | undefined;
    readonly text?: string | undefined;
  },
  words: Words["errors"],
): string {
  return messageText(words, error) ?? error.text ?? words.internal;
}

/** An error that the traveller sees. The cause is for the log and never leaves the server. */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = "AppError";
  readonly code: Code;
  readonly values: MessageValues | undefined;

  constructor(
    code: Code,
    ...[values, options]: Record<string, never> extends ErrorValues<Code>
      ? [values?: ErrorValues<Code>, options?: ErrorOptions]
      : [values: ErrorValues<Code>, options?: ErrorOptions]
  ) {
    super(code, options);
    this.code = code;
    this.values = values as MessageValues | undefined;
  }

  get status(): number {
    return statusOf(this.code);
  }
}
