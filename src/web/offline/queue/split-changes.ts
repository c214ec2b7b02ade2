import { MAX_CHANGES, type TripChange } from "../../../domain/trip/trip-change.ts";
import { MAX_BODY_BYTES } from "../../../domain/wire.ts";
import { jsonBytes } from "../store/json-bytes.ts";

/** What a request has round its changes. */
const FRAME_BYTES = jsonBytes({ changes: [] });

/** The changes in their order, in as few requests as the server takes them in. */
export function splitChanges(changes: readonly TripChange[]): TripChange[][] {
  const batches: TripChange[][] = [];
  let batch: TripChange[] = [];
  let bytes = FRAME_BYTES;
  for (const change of changes) {
    const more = jsonBytes(change) + 1;
    if (batch.length > 0 && (batch.length >= MAX_CHANGES || bytes + more > MAX_BODY_BYTES)) {
      batches.push(batch);
      batch = [];
      bytes = FRAME_BYTES;
    }
    batch.push(change);
    bytes += more;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
