import { isoTime } from "../../domain/iso-time.ts";
import type { Account } from "../store/account-store.ts";
import type { ListedGeneration } from "../store/generation-store.ts";
import type { Store } from "../store/store.ts";
import type { TripFile } from "../store/trip-file-store.ts";
import type { TripStep } from "../store/trip-history-store.ts";
import type { User } from "../store/user-store.ts";

const TRIPS_AT_ONCE = 20;

/**
 * Everything we hold of a user as one JSON text, in pieces: profile, places signed in, plans asked
 * for, every trip whole, the newest changes of each with what takes them back, and files.
 */
export async function* accountData(
  store: Store,
  user: User,
  nowMs: number,
): AsyncGenerator<string | Uint8Array> {
  const { issuer, subject, email, profile, language } = user;
  const sessions = await store.sessions.list(user.id, nowMs);
  const about = {
    exportedAt: isoTime(nowMs),
    account: { issuer, subject, email, profile, ...(language === undefined ? {} : { language }) },
    ...signInMethods(await store.accounts.findByUser(user.id)),
    sessions: sessions.map(({ device, createdAtMs, lastUsedAtMs }) => ({
      device,
      createdAt: isoTime(createdAtMs),
      lastUsedAt: isoTime(lastUsedAtMs),
    })),
    links: (await store.shareLinks.list(user.id, undefined)).map(({ tripId, content }) => ({
      tripId,
      name: content.name,
      scope: content.scope,
      shows: content.shows,
      createdAt: isoTime(content.createdAtMs),
      guests: content.guests.map(({ name, votes }) => ({ name, votes })),
    })),
    keptTrips: (await store.tripMembers.list(user.id)).map(({ tripId, keptAtMs }) => ({
      tripId,
      keptAt: isoTime(keptAtMs),
    })),
    accessTokens: (await store.accessTokens.list(user.id)).map(({ content, lastUsedAtMs }) => ({
      name: content.name,
      scopes: content.scopes,
      createdAt: isoTime(content.createdAtMs),
      expiresAt: content.expiresAtMs === null ? null : isoTime(content.expiresAtMs),
      lastUsedAt: lastUsedAtMs === 0 ? null : isoTime(lastUsedAtMs),
    })),
    connectedPrograms: (await store.oauth.list(user.id, "grant", nowMs)).map(({ payload }) => ({
      scopes: payload.resources,
      connectedAt: isoTime(Number(payload.iat) * 1000),
    })),
    planRequests: (await store.generations.list(user.id)).map(planRequest),
  };
  yield `${JSON.stringify(about).slice(0, -1)},"trips":[`;
  let beforeId: string | undefined;
  const tripIds: string[] = [];
  const damagedTrips: string[] = [];
  for (;;) {
    const page = await store.trips.listDocuments(user.id, { beforeId, limit: TRIPS_AT_ONCE });
    for (const { id, document } of page) {
      beforeId = id;
      if (document === undefined) {
        damagedTrips.push(id);
        continue;
      }
      yield tripIds.length === 0 ? "\n" : ",\n";
      yield document;
      tripIds.push(id);
    }
    if (page.length < TRIPS_AT_ONCE) break;
  }
  yield '\n],"changes":[';
  for (const [nth, tripId] of tripIds.entries()) {
    const steps = await store.history.after(tripId, 0);
    yield `${nth === 0 ? "" : ","}\n${JSON.stringify({ tripId, steps: steps.map(change) })}`;
  }
  yield '\n],"files":[';
  let isFirst = true;
  for (const tripId of [...tripIds, ...damagedTrips]) {
    for (const file of await store.tripFiles.list(tripId)) {
      yield isFirst ? "\n" : ",\n";
      isFirst = false;
      yield* fileData(store, file);
    }
  }
  yield `\n],"damagedTrips":${JSON.stringify(damagedTrips)}}\n`;
}

/** A file with its content, which is whole groups of Base64 until its last piece. */
async function* fileData(
  { tripFiles }: Pick<Store, "tripFiles">,
  { tripId, id, partId, name, type, addedAtMs }: TripFile,
): AsyncGenerator<string> {
  const about = { tripId, partId, name, type, addedAt: isoTime(addedAtMs) };
  yield `${JSON.stringify(about).slice(0, -1)},"content":"`;
  for (let number = 0; ; number += 1) {
    const piece = await tripFiles.piece(tripId, id, number);
    if (piece === undefined) break;
    yield piece.content;
  }
  yield '"}';
}

/** An account of ours, without what opens it. */
function signInMethods(account: Account | undefined) {
  if (account === undefined) return {};
  const { name, role, createdAtMs, password, passkeys, codeHashes, limits } = account.content;
  return {
    signIn: {
      name,
      role,
      createdAt: isoTime(createdAtMs),
      hasPassword: password !== null,
      recoveryCodesLeft: codeHashes.length,
      ...(limits === undefined ? {} : { limits }),
      passkeys: passkeys.map((one) => ({
        name: one.name,
        createdAt: isoTime(one.createdAtMs),
        lastUsedAt: one.lastUsedAtMs === 0 ? null : isoTime(one.lastUsedAtMs),
        isBackedUp: one.isBackedUp,
      })),
    },
  };
}

function change({ version, atMs, made, inverse }: TripStep) {
  return { version, at: isoTime(atMs), made, takenBackBy: inverse };
}

function planRequest({ createdAtMs, state, request }: ListedGeneration) {
  return { askedAt: isoTime(createdAtMs), state, request: request ?? {} };
}
