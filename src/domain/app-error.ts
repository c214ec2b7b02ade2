type ErrorInfo = {
  /** HTTP status of an answer with this code; for codes met only in event streams, what it would be. */
  readonly status: number;
  /** What the traveller reads; `{name}` is filled from the error's values. */
  readonly text: string;
};

/** The closed list: every error that leaves the server, with its status and its words. */
const ERRORS = {
  bad_request: { status: 400, text: "We couldn't read that request: {problem}." },
  idempotency_key_missing: {
    status: 400,
    text: "Send an Idempotency-Key header of 8 to 100 letters, digits, hyphens or underscores.",
  },
  sign_in_failed: { status: 400, text: "We couldn't sign you in: {problem}." },
  not_signed_in: { status: 401, text: "Please sign in first." },
  wrong_origin: { status: 403, text: "That request came from another site, so we refused it." },
  not_found: { status: 404, text: "There is nothing at this address." },
  trip_not_found: { status: 404, text: "No trip found" },
  photo_not_found: { status: 404, text: "There is no photo of this." },
  generation_not_found: {
    status: 404,
    text: "We no longer have that request. Please start again.",
  },
  method_not_allowed: { status: 405, text: "This address doesn't take that kind of request." },
  session_not_found: { status: 404, text: "That browser is no longer signed in." },
  request_too_slow: { status: 408, text: "That request took too long to arrive." },
  other_person: {
    status: 409,
    text: "Someone else is signed in in this browser now. Reload the page.",
  },
  too_many_trips: {
    status: 409,
    text: "You have {trips} trips, as much as an account may hold. Delete some first.",
  },
  version_conflict: {
    status: 412,
    text: "This trip was changed somewhere else in the meantime. Look at both versions and choose.",
  },
  body_too_large: { status: 413, text: "That is more than we can take in one request ({most})." },
  wrong_host: { status: 421, text: "This server answers at {publicUrl} only." },
  unsupported_media_type: {
    status: 415,
    text: "Send JSON in UTF-8, not compressed, with content type application/json.",
  },
  required_selection_missing: { status: 422, text: "Please fill all the details" },
  days_out_of_range: { status: 422, text: "Choose a whole number of days from 1 to {maxDays}." },
  start_date_unreadable: {
    status: 422,
    text: "Give the day your trip starts as a date of the calendar, or leave it open.",
  },
  idempotency_key_reused: {
    status: 422,
    text: "This request was sent before with other details. Please press Generate again.",
  },
  confirmation_mismatch: {
    status: 422,
    text: "That isn't this account's e-mail address, so nothing was deleted.",
  },
  change_impossible: {
    status: 422,
    text: "This trip has no such day or place, so nothing was changed.",
  },
  trip_too_large: {
    status: 422,
    text: "This trip is longer than we can keep. Choose fewer days or shorten its notes.",
  },
  destination_unknown: {
    status: 422,
    text: "{destination} isn't in our built-in guide, and we don't make places up. {advice}",
  },
  version_required: { status: 428, text: "Say which version you are changing (If-Match)." },
  too_many_requests: {
    status: 429,
    text: "That is more than we can take at once. Please wait a minute.",
  },
  too_many_streams: { status: 429, text: "Too many pages are watching. Close one and try again." },
  too_many_generations: {
    status: 429,
    text: "You have reached today's {limit} plans. They start afresh at midnight UTC.",
  },
  already_planning: {
    status: 429,
    text: "A plan is being made for you already. Here it is: wait until it is ready, or stop it first.",
  },
  server_daily_limit: {
    status: 429,
    text: "This server has made all the plans it may make today. Please come back tomorrow.",
  },
  header_too_large: { status: 431, text: "That request's headers are too long." },
  cancelled: { status: 409, text: "You stopped this plan. Nothing was saved." },
  interrupted: {
    status: 503,
    text: "Our server restarted while your plan was being made. One tap makes it again.",
  },
  planner_busy: {
    status: 503,
    text: "The planner has more to do than it can take just now. Wait a minute and try again.",
  },
  planner_refused: {
    status: 502,
    text: "The planner refuses this server's key or settings. Please tell whoever runs it.",
  },
  planner_unreachable: {
    status: 504,
    text: "The planner doesn't answer. Wait a minute and try again.",
  },
  planner_blocked: {
    status: 422,
    text: "The planner won't answer this request. Try another wording of the destination.",
  },
  planner_unreadable: {
    status: 502,
    text: "The planner's answer couldn't be read, though we asked again. Please try once more.",
  },
  plan_failed: { status: 502, text: "Failed to generate trip. Please try again." },
  shutting_down: { status: 503, text: "The server is restarting. Please try again in a moment." },
  storage_full: {
    status: 507,
    text: "The server has no room left to save this. Please tell its operator.",
  },
  storage_unreachable: {
    status: 503,
    text: "Our storage doesn't answer just now. Please try again in a minute.",
  },
  storage_damaged: {
    status: 503,
    text: "What this server has stored is damaged, so we can't show or save this. Please tell its operator.",
  },
  trip_unreachable: {
    status: 503,
    text: "Failed to get document because the client is offline.",
  },
  internal: { status: 500, text: "Something went wrong on our side. Please try again." },
} as const satisfies Record<string, ErrorInfo>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as readonly ErrorCode[];

/** The HTTP status that goes with a code. */
function errorStatus(code: ErrorCode): number {
  return ERRORS[code].status;
}

/** The traveller's words for a code, its `{name}`s filled from `values`. */
export function errorText(
  code: ErrorCode,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return ERRORS[code].text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** An error the traveller is told of. The cause is for the log and never leaves the server. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly text: string;

  constructor(
    code: ErrorCode,
    values: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.code = code;
    this.text = errorText(code, values);
  }

  get status(): number {
    return errorStatus(this.code);
  }
}
