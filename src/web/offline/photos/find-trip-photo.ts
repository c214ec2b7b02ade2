import {
  type PhotoAnswer,
  photoLookupSchema,
  tripPhotoPath,
} from "../../../domain/places/photo-answer.ts";
import { API_PATHS } from "../../../domain/wire.ts";
import { ApiFailure, callApi, queryApi } from "../../lib/api-client.ts";
import { onlineTracker } from "../../lib/online-state.ts";
import { openOfflineLibrary } from "../offline-library.ts";

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

/** A phone's width: what a photo is kept in. */
const ENOUGH_PX = 640;

/** Addresses of kept images, one a photo for as long as the page lives. */
const addresses = new Map<string, string>();

/** Keeps a photo with its credit, where its service allows it: Google's terms don't. */
async function keepPhoto(tripId: string, slot: string, answer: PhotoAnswer): Promise<void> {
  if (!answer.mayBeKept) return;
  try {
    const { store } = await openOfflineLibrary();
    if ((await store.photo(tripId, slot))?.answer.page === answer.page) return;
    const size = answer.sizes?.find(({ widthPx }) => widthPx >= ENOUGH_PX);
    const response = await fetch(size?.src ?? answer.src);
    if (response.ok) await store.keepPhoto(tripId, slot, { answer, image: await response.blob() });
  } catch (error) {
    console.warn("a photo could not be kept", error);
  }
}

/** The photo as it was kept, under an address of this page's own. */
async function keptPhoto(tripId: string, slot: string): Promise<PhotoAnswer | undefined> {
  const { store } = await openOfflineLibrary();
  const kept = await store.photo(tripId, slot);
  if (kept === undefined) return undefined;
  const name = `${tripId} ${slot}`;
  const src = addresses.get(name) ?? URL.createObjectURL(kept.image);
  addresses.set(name, src);
  const { sizes: _elsewhere, ...answer } = kept.answer;
  return { ...answer, src };
}
