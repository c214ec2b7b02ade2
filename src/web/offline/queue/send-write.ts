import { API_PATHS, pathWithId } from "../../../domain/wire.ts";
import { type ApiProblem, callApi } from "../../lib/api-client.ts";
import type { PendingWrite } from "../store/offline-store.ts";
import { wholeTripSchema } from "../trips/whole-trip.ts";
import type { WriteAnswer } from "./write-queue.ts";

/** Sends one write to our server and says what became of it. */
export async function sendWrite(write: PendingWrite): Promise<WriteAnswer> {
  const { tripId, key, baseVersion, changes } = write;
  const path = pathWithId(API_PATHS.trip, tripId);
  const headers = { "if-match": `"v${baseVersion}"`, "idempotency-key": key };
  if (changes === "delete") {
    const result = await callApi(path, { method: "DELETE", headers });
    return result.ok ? { kind: "done", trip: undefined } : answerOf(result.problem);
  }
  const body = { changes: changes.map(({ change }) => change) };
  const result = await callApi(path, { method: "PATCH", headers, body, schema: wholeTripSchema });
  return result.ok ? { kind: "done", trip: result.value } : answerOf(result.problem);
}

function answerOf({ code, status, text, current }: ApiProblem): WriteAnswer {
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
  return mayPass ? { kind: "wait" } : { kind: "refused", text };
}
