import {
  type PhotoAnswer,
  photoLookupSchema,
  tripPhotoPath,
} from "../../../domain/places/photo-answer.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { ApiFailure, callApi, queryApi } from "../../lib/api-client.ts";
import { onlineTracker } from "../../lib/online-state.ts";
import { keepPhoto, keptPhoto } from "./kept-photos.ts";

/**
 * From the server, or from what this browser keeps while that isn't there.
 *
 * @throws LookupPending while the server is looking for it.
 * @throws ApiFailure for all but a photo and the word that there is none: that may pass.
 */
export async function findPhoto(
  tripId: string,
  slot: string,
  signal: AbortSignal,
): Promise<PhotoAnswer | null> {
  if (onlineTracker.state() === "Offline") {
    const kept = await keptPhoto(tripId, slot);
    if (kept !== undefined) return kept;
  }
  const path = tripPhotoPath(tripId, slot);
  const result = await callApi(path, { schema: photoLookupSchema, signal, isSlow: true });
  if (result.ok) {
    const lookup = result.value;
    if (lookup === null) console.warn(`no photo at ${path}`);
    else if ("retryAfterMs" in lookup) throw new LookupPending(lookup.retryAfterMs);
    else void keepPhoto(tripId, slot, lookup);
    return lookup;
  }
  const kept = result.problem.code === "unreachable" ? await keptPhoto(tripId, slot) : undefined;
  if (kept !== undefined) return kept;
  console.warn(`no photo at ${path}: ${result.problem.text}`);
  throw new ApiFailure(result.problem);
}

/** As above, for a guest. */
export async function findByLink(
  slot: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PhotoAnswer | null> {
  const path = API_PATHS.sharedPhoto.replace(":slot", encodeURIComponent(slot));
  const request = { schema: photoLookupSchema, headers, signal, isSlow: true, asAnyone: true };
  const lookup = await queryApi(path, request);
  if (lookup !== null && "retryAfterMs" in lookup) throw new LookupPending(lookup.retryAfterMs);
  return lookup;
}

/** The server hasn't found out yet. */
class LookupPending extends Error {
  override readonly name = "LookupPending";
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super("the photo is being looked up");
    this.retryAfterMs = retryAfterMs;
  }
}
