import type { ListedGeneration, Store, User } from "../store/store.ts";
import type { TripStep } from "../store/trip-history-store.ts";

const TRIPS_AT_ONCE = 20;

/**
 * Everything we hold of a user as one JSON text, in pieces: profile, places signed in, plans asked
 * for, every trip whole, and the newest changes of each with what takes them back.
 */
export async function* accountData(
  store: Store,
  user: User,
  nowMs: number,
): AsyncGenerator<string | Uint8Array> {
  const { issuer, subject, email, profile } = user;
  const sessions = await store.sessions.list(user.id, nowMs);
  const about = {
    exportedAt: new Date(nowMs).toISOString(),
    account: { issuer, subject, email, profile },
    sessions: sessions.map(({ device, createdAtMs, lastUsedAtMs }) => ({
      device,
      createdAt: new Date(createdAtMs).toISOString(),
      lastUsedAt: new Date(lastUsedAtMs).toISOString(),
    })),
    links: (await store.shareLinks.list(user.id, undefined)).map(({ tripId, content }) => ({
      tripId,
      name: content.name,
      scope: content.scope,
      shows: content.shows,
      createdAt: new Date(content.createdAtMs).toISOString(),
      guests: content.guests.map(({ name, votes }) => ({ name, votes })),
    })),
    accessTokens: (await store.accessTokens.list(user.id)).map(({ content, lastUsedAtMs }) => ({
      name: content.name,
      scopes: content.scopes,
      createdAt: new Date(content.createdAtMs).toISOString(),
      expiresAt: content.expiresAtMs === null ? null : new Date(content.expiresAtMs).toISOString(),
      lastUsedAt: lastUsedAtMs === 0 ? null : new Date(lastUsedAtMs).toISOString(),
    })),
    connectedPrograms: (await store.oauth.list(user.id, "grant", nowMs)).map(({ payload }) => ({
      scopes: payload.resources,
      connectedAt: new Date(Number(payload.iat) * 1000).toISOString(),
    })),
    planRequests: (await store.generations.list(user.id)).map(planRequest),
  };
  yield `${JSON.stringify(about).slice(0, -1)},"trips":[`;
  let beforeId: string | undefined;
  const tripIds: string[] = [];
  for (;;) {
    const page = await store.trips.listDocuments(user.id, { beforeId, limit: TRIPS_AT_ONCE });
    for (const { id, document } of page) {
      yield beforeId === undefined ? "\n" : ",\n";
      yield document;
      tripIds.push(id);
      beforeId = id;
    }
    if (page.length < TRIPS_AT_ONCE) break;
  }
  yield '\n],"changes":[';
  for (const [nth, tripId] of tripIds.entries()) {
    const steps = await store.history.after(tripId, 0);
    yield `${nth === 0 ? "" : ","}\n${JSON.stringify({ tripId, steps: steps.map(change) })}`;
  }
  yield "\n]}\n";
}

function change({ version, atMs, made, inverse }: TripStep) {
  return { version, at: new Date(atMs).toISOString(), made, takenBackBy: inverse };
}

function planRequest({ createdAtMs, state, request }: ListedGeneration) {
  return { askedAt: new Date(createdAtMs).toISOString(), state, request };
}
