import { newTrip } from "../../../src/server/generation/new-trip.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { openDataOf, TRIP_REQUEST, tripDraft } from "../plans/trip-draft.ts";
import { accessToken } from "./access-token.ts";
import { changeStored, setTitle } from "./change-stored.ts";
import { oauthEntry } from "./oauth-entry.ts";
import { saveTrip, startGeneration } from "./save-trip.ts";
import { shareLink } from "./share-link.ts";
import { storePerson } from "./store-person.ts";
import { accountLink, storedAccount } from "./stored-account.ts";
import { FILE_CONTENT, tripFile } from "./trip-file.ts";

const NOW_MS = 1_700_000_000_000;
const OWNER = "the process that saves";
const EVENT = { type: "notes" as const, notes: ["Bring a coat."] };
const FAILED = { type: "failed", code: "plan_failed", text: "It failed." } as const;

/** The parts of a store that are asked by the world; what is left is readiness, the end, and moving it whole. */
export type StoreParts = Omit<Store, "records" | "checkReady" | "close">;

/**
 * Calls every method of a store, each so that it does what it is for.
 *
 * @returns the names of those that were never called.
 */
export async function useStore(parts: StoreParts): Promise<string[]> {
  const called = new Set<string>();
  const store = watchCalls(parts, called);
  const { users, accounts, sessions, trips, history, shareLinks, tripMembers, tripFiles } = store;
  const { accessTokens, oauth, generations, lookups } = store;

  const user = await users.upsert(storePerson("ada"));
  await users.find(user.id);
  await users.setLanguage(user.id, "de");
  const userId = user.id;
  await sessions.create({
    id: "session",
    tokenHash: "hash",
    userId,
    device: "Chrome",
    createdAtMs: NOW_MS,
    expiresAtMs: NOW_MS + 1000,
    sealedProviderToken: undefined,
  });
  await sessions.find("hash", NOW_MS);
  await sessions.extend("hash", NOW_MS + 2000, NOW_MS);
  await sessions.list(userId, NOW_MS);
  await sessions.removeById(userId, "another");
  await sessions.removeAllBut(userId, "hash");
  await sessions.remove("hash");
  await sessions.savePendingSignIn("pending", "{}", NOW_MS + 1000);
  await sessions.takePendingSignIn("pending", NOW_MS);
  await sessions.removeExpired(NOW_MS);

  const draft = { ...tripDraft(), openData: openDataOf("a snapshot") };
  const tripId = await saveTrip(store, { userId, nowMs: NOW_MS, draft });
  // The millisecond is taken: the next free one is looked for.
  await saveTrip(store, { userId, nowMs: NOW_MS });
  await users.upsert(storePerson("ada", "new@example.com"));
  await trips.add({
    userId,
    newTrip: newTrip(tripDraft(), NOW_MS),
    idempotencyKey: "an import",
    contentHash: "hash",
    nowMs: NOW_MS,
  });
  await trips.find(tripId, asOwner(userId));
  await trips.list(userId, { cursor: tripId, limit: 50 });
  await trips.measure(userId);
  await trips.listDocuments(userId, { beforeId: undefined, limit: 20 });
  const change = {
    expectedVersion: undefined,
    idempotencyKey: "a change",
    made: [setTitle("Ours")] as const,
    nowMs: NOW_MS,
  };
  await changeStored(store, tripId, userId, change);
  await changeStored(store, tripId, userId, change);
  await changeStored(store, tripId, userId, {
    ...change,
    idempotencyKey: "another",
    expectedVersion: 99,
  });
  for (const kind of ["session", "token", "app"] as const) {
    const access = asOwner(userId, { kind, key: "none" });
    await changeStored(store, tripId, userId, { ...change, idempotencyKey: kind, access });
  }
  await history.list(tripId);
  await history.after(tripId, 1);
  await shareLinks.create(shareLink({ tripId, ownerId: userId }), 20);
  await shareLinks.findByToken("the hash of a token");
  await shareLinks.find("link-1");
  await shareLinks.list(userId, tripId);
  await shareLinks.list(userId, undefined);
  await shareLinks.change("link-1", ({ content }) => content);
  await shareLinks.touch("link-1", NOW_MS);
  await shareLinks.stampsOf([tripId]);
  await shareLinks.remove("link-1");
  const [linkId, guestId] = ["link-1", "guest-1"];
  await tripMembers.put({ userId, tripId, linkId, guestId, keptAtMs: NOW_MS });
  await tripMembers.find(userId, tripId);
  await tripMembers.list(userId);
  await tripMembers.remove(userId, tripId);
  const file = tripFile({ tripId, ownerId: userId });
  const most = { bytes: 1000, files: 10 };
  await tripFiles.add(file, FILE_CONTENT, { access: asOwner(userId), most });
  await tripFiles.find(tripId, file.id);
  await tripFiles.list(tripId);
  await tripFiles.piece(tripId, file.id, 0);
  await tripFiles.remove(tripId, file.id, asOwner(userId));
  await accessTokens.create(accessToken({ userId }), 20);
  await accessTokens.find("the hash of an access token");
  await accessTokens.list(userId);
  await accessTokens.touch("token-1", NOW_MS);
  await accessTokens.remove(userId, "token-1");
  await oauth.put(oauthEntry({ userId }));
  await oauth.find("refresh-1", NOW_MS);
  await oauth.consume("refresh-1", NOW_MS);
  await oauth.list(userId, "refresh", NOW_MS);
  await oauth.remove("refresh-1");
  await oauth.removeGrant("grant-1");
  await oauth.removeExpired(NOW_MS);
  const { account, user: local } = storedAccount("account-1", "Ada");
  await accounts.count();
  await accounts.createLink(accountLink({}));
  await accounts.create(account, local, {
    kind: "link",
    tokenHash: "the hash of a link",
    nowMs: NOW_MS,
  });
  await accounts.find(account.id);
  await accounts.findByName(account.nameKey);
  await accounts.findByUser(local.id);
  await accounts.list();
  await accounts.change(account.id, ({ content }) => content);
  await accounts.changeRole(account.id, "member");
  await accounts.rename(account.id, account.content.name, account.nameKey);
  await accounts.createLink(
    accountLink({ id: "reset", tokenHash: "reset", accountId: account.id }),
  );
  await accounts.findLink("reset", NOW_MS);
  await accounts.listLinks(NOW_MS);
  await accounts.reset("reset", NOW_MS, ({ content }) => content);
  await accounts.removeLink("link-1");
  await accounts.removeExpired(NOW_MS);
  await trips.remove(tripId, asOwner(userId), undefined);
  await trips.findContentHash(asOwner(userId), "a change");
  await trips.forgetChanges(NOW_MS);

  const id = await startGeneration(store, { userId, nowMs: NOW_MS });
  await generations.isKnownKey(userId, id);
  await generations.find(id, userId);
  await generations.list(userId);
  await generations.append(id, OWNER, EVENT);
  await generations.events(id, 0);
  await generations.eventsAfter(new Map([[id, 0]]));
  await generations.recordUsage(id, { inputTokens: 1, outputTokens: 1 });
  await generations.usageSince(NOW_MS);
  await generations.renewLeases(OWNER, NOW_MS + 1000);
  await generations.listRunning(NOW_MS);
  await generations.takeOver(
    id,
    { ownerId: OWNER },
    { ownerId: "another process", leaseUntilMs: NOW_MS },
  );
  await generations.countSince(NOW_MS, userId);
  await generations.fail(id, "another process", FAILED);
  await generations.create({
    id: "g",
    userId,
    idempotencyKey: "g",
    request: TRIP_REQUEST,
    ownerId: OWNER,
    leaseUntilMs: NOW_MS,
    nowMs: NOW_MS,
    maxRunning: 1,
  });
  await generations.removeEnded(NOW_MS + 1);

  await lookups.save("key", "value", NOW_MS);
  await lookups.saveFirst("key", "value", NOW_MS);
  await lookups.find("key");
  await lookups.removeOld(NOW_MS + 1, { keepKey: "kept", nowMs: NOW_MS + 1 });
  const other = await users.upsert(storePerson("another"));
  await users.merge(other.id, userId);
  await users.remove(userId);

  return Object.entries(parts).flatMap(([part, methods]) =>
    Object.keys(methods)
      .map((method) => `${part}.${method}`)
      .filter((name) => !called.has(name)),
  );
}

function watchCalls(parts: StoreParts, called: Set<string>): StoreParts {
  const watched = Object.entries(parts).map(([part, methods]) => {
    const noting = Object.entries(methods).map(([method, run]) => [
      method,
      (...args: unknown[]) => {
        called.add(`${part}.${method}`);
        return Reflect.apply(run, methods, args);
      },
    ]);
    return [part, Object.fromEntries(noting)];
  });
  // Every part with every method, each under its own name.
  return Object.fromEntries(watched) as StoreParts;
}
