import type autocannon from "autocannon";
import { API_PATHS, pathWithId } from "../../src/domain/wire.ts";
import type { Traveller } from "./seed-trips.ts";

/** A signed-in traveller and a trip of theirs. */
export type Owner = Traveller & { readonly tripId: string };

export function getTrips(owners: readonly Owner[]): autocannon.Request[] {
  return owners.map(({ tripId, cookie }) => ({
    path: pathWithId(API_PATHS.trip, tripId),
    headers: { cookie },
  }));
}

export function getLists(owners: readonly Owner[]): autocannon.Request[] {
  return owners.map(({ cookie }) => ({ path: API_PATHS.trips, headers: { cookie } }));
}

type Waiting = { index?: number };

/**
 * Renames one owner's trip after the other, each at its current version. A trip whose answer did
 * not come before the end is left out from then on, as its version is unknown.
 */
export function saveTrips(owners: readonly Owner[]): autocannon.Request[] {
  const versions = owners.map(() => 1);
  const unanswered = new Set<number>();
  let turn = 0;
  function next(): number {
    do turn += 1;
    while (unanswered.has(turn % owners.length) && unanswered.size < owners.length);
    unanswered.add(turn % owners.length);
    return turn % owners.length;
  }
  return [
    {
      method: "PATCH",
      setupRequest(request, context) {
        const index = next();
        const owner = owners[index];
        if (owner === undefined) throw new Error("there is nobody to save for");
        (context as Waiting).index = index;
        return {
          ...request,
          path: pathWithId(API_PATHS.trip, owner.tripId),
          headers: {
            cookie: owner.cookie,
            "content-type": "application/json",
            "sec-fetch-site": "same-origin",
            "if-match": `"v${versions[index]}"`,
            "idempotency-key": `save-${owner.id}-${turn}`,
          },
          body: JSON.stringify({ edits: [{ kind: "set-title", text: `Number ${turn}` }] }),
        };
      },
      onResponse(_status, _body, context, headers) {
        const { index } = context as Waiting;
        const etag = Object(headers).etag ?? Object(headers).ETag;
        const version = Number(/^"v(\d+)-/.exec(String(etag))?.[1]);
        if (index === undefined || !(version > 0)) return;
        versions[index] = version;
        unanswered.delete(index);
      },
    },
  ];
}
