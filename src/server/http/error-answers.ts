import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError, type ErrorCode, errorText } from "../../domain/errors/app-error.ts";
import type { Words } from "../../domain/messages/words.ts";
import { API_PATHS, MAX_BODY_BYTES } from "../../domain/wire.ts";
import { escapeHtml, plainPage } from "../lib/page-text.ts";
import { wordsFor } from "../lib/words-for.ts";
import { isStorageFull, StorageError, type StorageTrouble } from "../store/storage-error.ts";
import { sendPage } from "./send-page.ts";

/** Seconds after which a client should try again, for codes that always have the same wait. */
const RETRY_AFTER: Partial<Record<ErrorCode, number>> = {
  too_many_requests: 60,
  too_many_streams: 10,
  already_planning: 30,
  busy: 5,
  storage_unreachable: 5,
  trip_unreachable: 5,
};

const REALM = 'Bearer realm="tripwright"';
/** Tells a program how to sign in (RFC 6750, 3). */
const CHALLENGE: Partial<Record<ErrorCode, string>> = {
  not_signed_in: REALM,
  token_refused: `${REALM}, error="invalid_token"`,
  token_forbids: `${REALM}, error="insufficient_scope"`,
};

/** An error as it is sent: a page makes the words from code and values, people without one read `text`. */
export function errorFields(error: AppError, words: Words["errors"]) {
  const { code, values } = error;
  return { code, ...(values === undefined ? {} : { values }), text: errorText(error, words) };
}

/** Sends an error in the contract's one shape. @param more values of this code only. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: AppError,
  more: { readonly generationId?: string } = {},
) {
  const retryAfter = RETRY_AFTER[error.code];
  if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
  const challenge = CHALLENGE[error.code];
  if (challenge !== undefined && !reply.hasHeader("www-authenticate")) {
    reply.header("www-authenticate", challenge);
  }
  reply.errorCode = error.code;
  const words = wordsFor(request);
  reply.code(error.status).header("cache-control", "no-store");
  // Somebody typed another name of this machine.
  if (error.code === "wrong_host" && request.headers.accept?.includes("text/html")) {
    const url = escapeHtml(String(error.values?.publicUrl));
    const text = escapeHtml(errorText(error, words.errors));
    const body = `<h1>Tripwright</h1><p>${text}</p><p><a href="${url}">${url}</a></p>`;
    return sendPage(reply, plainPage(words, "Tripwright", body));
  }
  return reply.type("application/json; charset=utf-8").send({
    error: { ...errorFields(error, words.errors), requestId: request.id, ...more },
  });
}

/** Everything thrown ends here: known errors keep their words, unknown ones are logged and hidden. */
export function registerErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = asAppError(error, request);
    if (known.status >= 500) request.log.error({ err: error }, "a request failed");
    return sendError(request, reply, known);
  });
}

/** The methods that a registered path has, to distinguish 405 from 404. */
export function watchRoutes(app: FastifyInstance): (url: string) => string[] {
  const routes = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const methods = routes.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    routes.set(url, methods);
  });
  return (url) => {
    const path = url.split("?", 1)[0] ?? "";
    for (const [pattern, methods] of routes) {
      const expression = pattern.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replace(/:\w+/g, "[^/]+");
      if (!pattern.includes("*") && new RegExp(`^${expression}$`).test(path)) return [...methods];
    }
    return [];
  };
}

/** Any error as those outside see it. */
export function asAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  if (isStorageFull(error)) return new AppError("storage_full", {}, { cause: error });
  if (error instanceof StorageError) {
    return new AppError(storageCode(error.trouble, request), {}, { cause: error });
  }
  // Work that was not done within its deadline.
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return new AppError("busy", {}, { cause: error });
  }
  // Fastify's own, or anything.
  const { code, statusCode = 500 } = error as Partial<FastifyError>;
  switch (code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new AppError("body_too_large", {
        mostBytes: request.routeOptions.bodyLimit ?? MAX_BODY_BYTES,
      });
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return new AppError("unsupported_media_type");
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return new AppError("bad_request", { problem: "bodyEmpty" });
    default:
      return statusCode < 500
        ? new AppError("bad_request", { problem: "notJson" })
        : new AppError("internal", {}, { cause: error });
  }
}

function storageCode(trouble: StorageTrouble, request: FastifyRequest): ErrorCode {
  switch (trouble) {
    case "full":
      return "storage_full";
    case "unreachable":
      return "storage_unreachable";
    case "cloud_unreachable":
      // The original product has words of its own for a trip that Cloud Firestore doesn't answer for.
      return isReadingTrip(request) ? "trip_unreachable" : "storage_unreachable";
    case "damaged":
      return "storage_damaged";
    case "document_too_large":
      return "trip_too_large";
  }
}

function isReadingTrip({ method, routeOptions }: FastifyRequest): boolean {
  return method === "GET" && routeOptions.url === API_PATHS.trip;
}
