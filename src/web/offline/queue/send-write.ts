import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { type ApiProblem, callApi } from "../../lib/api-client.ts";
import type { PendingWrite } from "../store/offline-store.ts";
import { wholeTripSchema } from "../trips/whole-trip.ts";
import { requestBody } from "./request-body.ts";
import { isDeletion } from "./waiting-edits.ts";
import type { WriteAnswer } from "./write-queue.ts";

/** No trip is of this version, so the server compares each edit's target with what its author saw. */
const NO_VERSION = 0;

/** Sends one write to our server and says what became of it. */
export async function sendWrite(write: PendingWrite): Promise<WriteAnswer> {
  const { tripId, key, edits } = write;
  const path = pathWithId(API_PATHS.trip, tripId);
  const headersFor = (version: unknown) => ({
    "if-match": `"v${version}"`,
    "idempotency-key": key,
  });
  if (isDeletion(write)) {
    const headers = headersFor(edits[0]?.before);
    const result = await callApi(path, { method: "DELETE", headers });
    return result.ok ? { kind: "done", trip: undefined } : answerOf(result.problem);
  }
  const result = await callApi(path, {
    method: "PATCH",
    headers: headersFor(NO_VERSION),
    body: requestBody(edits),
    schema: wholeTripSchema,
  });
  return result.ok ? { kind: "done", trip: result.value } : answerOf(result.problem);
}

function answerOf({ code, status, text, current, retryAfterMs }: ApiProblem): WriteAnswer {
  if (current !== undefined) {
    const theirs = wholeTripSchema.safeParse(current);
    return theirs.success ? { kind: "conflict", theirs: theirs.data } : { kind: "outdated" };
  }
  if (code === "outdated_page") return { kind: "outdated" };
  if (code === "trip_not_found") return { kind: "gone" };
  const mayPass =
    status === undefined ||
    status >= 500 ||
    [401, 408, 429].includes(status) ||
    // The page is about to be the other person's.
    code === "other_person";
  return mayPass ? { kind: "wait", retryAfterMs } : { kind: "refused", text };
}
