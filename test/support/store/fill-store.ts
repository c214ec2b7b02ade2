import { storableText } from "../../../src/domain/limits.ts";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import { asOwner } from "../../../src/server/store/access.ts";
import type { Store } from "../../../src/server/store/store.ts";
import type { User } from "../../../src/server/store/user-store.ts";
import { planEvents, TRIP_REQUEST, tripDraft } from "../plans/trip-draft.ts";
import { accessToken } from "./access-token.ts";
import { changeStored, noteOn } from "./change-stored.ts";
import { oauthEntry } from "./oauth-entry.ts";
import { parseDocument } from "./parse-document.ts";
import { saveTrip } from "./save-trip.ts";
import { shareLink } from "./share-link.ts";
import { storePerson } from "./store-person.ts";
import { accountLink, storedAccount } from "./stored-account.ts";
import { FILE_CONTENT, tripFile } from "./trip-file.ts";

const HOUR_MS = 3_600_000;
const OWNER = "boot:1:server";

/** Every character there is but lone surrogates, which are none: in pieces that fit into a note. */
export function allOfUnicode(): string[] {
  const points = Array.from({ length: 0x11_0000 }, (_, point) => point);
  const text = points
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point));
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += 100_000) {
    pieces.push(text.slice(at, at + 100_000).join(""));
  }
  return pieces;
}

const ODD = '\u0000 a \u0001 b \u0001a \u0000\u0000 {"ü"} \\N NULL, "x" 😀 \u202e \uffff 日本';
/** As the doors of the server let it into a trip. */
const TRIP_TEXT = storableText(ODD);

/** Who and what `fillStore` left in a store, to be looked for in another. */
export type Filled = {
  readonly nowMs: number;
  readonly people: readonly User[];
  readonly tokenHashes: readonly string[];
  readonly tripIds: readonly string[];
  readonly generationIds: readonly string[];
  readonly keys: readonly string[];
  readonly lookupKeys: readonly string[];
};

/** Fills an empty store with everything that one can hold, through its ordinary ports. */
export async function fillStore(
  store: Store,
  { people: howMany = 3, tripsEach = 4, texts = [TRIP_TEXT] }: FillOptions = {},
): Promise<Filled> {
  const nowMs = 1_700_000_000_000;
  const people: User[] = [];
  const tokenHashes: string[] = [];
  const tripIds: string[] = [];
  const generationIds: string[] = [];
  const keys: string[] = [];
  const lookupKeys: string[] = [];
  for (let person = 0; person < howMany; person += 1) {
    const basics = storePerson(`person ${person}`);
    const profile = { ...basics.profile, name: `${person} ${ODD}` };
    const user = await store.users.upsert({ ...basics, profile });
    await store.users.setLanguage(user.id, "pt");
    people.push({ ...user, language: "pt" });
    for (const [index, sealedProviderToken] of [undefined, `sealed ${person}`].entries()) {
      const tokenHash = `hash ${person} ${index}`;
      tokenHashes.push(tokenHash);
      await store.sessions.create({
        id: `session ${person} ${index}`,
        tokenHash,
        userId: user.id,
        device: `Firefox ${ODD}`,
        createdAtMs: nowMs + index,
        expiresAtMs: nowMs + HOUR_MS,
        sealedProviderToken,
      });
    }
    await store.sessions.extend(`hash ${person} 0`, nowMs + 2 * HOUR_MS, nowMs + 30);
    await store.accessTokens.create(
      accessToken({ userId: user.id, id: `token-${person}`, tokenHash: `token ${person} ${ODD}` }),
      20,
    );
    const { account, user: local } = storedAccount(`account-${person}`, `${person} ${TRIP_TEXT}`);
    await store.accounts.createLink(
      accountLink({ id: `invitation-${person}`, tokenHash: `invitation ${person} ${ODD}` }),
    );
    await store.accounts.create(account, local, {
      kind: "link",
      tokenHash: `invitation ${person} ${ODD}`,
      nowMs,
    });
    await store.users.merge(local.id, user.id);
    await store.oauth.put(
      oauthEntry({ userId: user.id, id: `grant-${person}`, kind: "grant", payload: { ODD } }),
    );
    for (let trip = 0; trip < tripsEach; trip += 1) {
      const draft = tripDraft(`Porto ${trip} ${TRIP_TEXT}`);
      const id = await saveTrip(store, { userId: user.id, nowMs: nowMs + trip, draft });
      tripIds.push(id);
      if (trip === 0) {
        const tokenHash = `link ${person} ${ODD}`;
        await store.shareLinks.create(
          shareLink({ tripId: id, ownerId: user.id, id: `link-${person}`, tokenHash }),
          20,
        );
        const [userId, linkId] = [user.id, `link-${person}`];
        await store.tripMembers.put({
          userId,
          tripId: id,
          linkId,
          guestId: `guest ${ODD}`,
          keptAtMs: nowMs,
        });
        await store.tripFiles.add(
          tripFile({
            tripId: id,
            ownerId: user.id,
            id: `file-${person}`,
            name: `${person} ${ODD}`,
          }),
          FILE_CONTENT,
          { access: asOwner(user.id), most: { bytes: 1000, files: 10 } },
        );
      }
      for (const [index, text] of trip === 0 ? texts.entries() : []) {
        const idempotencyKey = `change-${person}-${index}`;
        keys.push(idempotencyKey);
        const outcome = await changeStored(store, id, user.id, {
          expectedVersion: undefined,
          idempotencyKey,
          made: [noteOn(text, { day: index % 2 })],
          nowMs: nowMs + index,
        });
        if (outcome.outcome !== "replaced") throw new Error(`the change was ${outcome.outcome}`);
      }
    }
    generationIds.push(...(await leaveGenerations(store, user, nowMs, keys)));
    lookupKeys.push(`where is ${person}? ${ODD}`);
    await store.lookups.save(`where is ${person}? ${ODD}`, `here ${ODD}`, nowMs + person);
  }
  const gone = await store.users.upsert(storePerson("gone"));
  for (let count = 0; count < 3; count += 1) await saveTrip(store, { userId: gone.id, nowMs });
  await store.users.remove(gone.id);
  return { nowMs, people, tokenHashes, tripIds, generationIds, keys, lookupKeys };
}

type FillOptions = {
  readonly people?: number;
  readonly tripsEach?: number;
  /** Notes, each a change of its own. */
  readonly texts?: readonly string[];
};

/** One that runs, with part of its log, and one that failed. */
async function leaveGenerations(
  store: Store,
  user: User,
  nowMs: number,
  keys: string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const kind of ["runs", "failed"]) {
    const id = `${kind} ${user.id}`;
    const idempotencyKey = `key-${kind}-${user.id}`;
    keys.push(idempotencyKey);
    ids.push(id);
    const request: TripRequest = { ...TRIP_REQUEST, location: { label: `Porto ${TRIP_TEXT}` } };
    await store.generations.create({
      id,
      userId: user.id,
      idempotencyKey,
      request,
      ownerId: OWNER,
      leaseUntilMs: nowMs + 12_345,
      nowMs: nowMs + 10,
    });
    for (const event of planEvents(`Porto ${TRIP_TEXT}`)) {
      await store.generations.append(id, OWNER, event);
    }
    await store.generations.recordUsage(id, { inputTokens: 11, outputTokens: 1_700_000_000 });
    if (kind === "failed") {
      const event = { type: "failed", code: "plan_failed", text: ODD } as const;
      await store.generations.fail(id, OWNER, event);
    }
  }
  return ids;
}

/** The contents that `fillStore` left, read through the ordinary ports. */
export async function seenThroughPorts(store: Store, filled: Filled): Promise<unknown> {
  const { nowMs, people } = filled;
  const each = <Item, Seen>(items: readonly Item[], see: (item: Item) => Promise<Seen>) =>
    Promise.all(items.map(see));
  return {
    sessions: await each(filled.tokenHashes, (hash) => store.sessions.find(hash, nowMs + 1)),
    lookups: await each(filled.lookupKeys, (key) => store.lookups.find(key)),
    accounts: await store.accounts.list(),
    invitations: await store.accounts.listLinks(nowMs),
    running: await store.generations.listRunning(nowMs + 12_345),
    stillHeld: await store.generations.listRunning(nowMs + 12_344),
    usage: await store.generations.usageSince(nowMs),
    started: await store.generations.countSince(nowMs, undefined),
    events: await each(filled.generationIds, (id) => store.generations.events(id, 0)),
    people: await each(people, async ({ id }) => ({
      sessions: await store.sessions.list(id, nowMs),
      links: await store.shareLinks.list(id, undefined),
      members: await store.tripMembers.list(id),
      tokens: await store.accessTokens.list(id),
      account: await store.accounts.findByUser(id),
      grants: await store.oauth.list(id, "grant", nowMs),
      generations: await store.generations.list(id),
      list: await store.trips.list(id, { cursor: undefined, limit: 100 }),
      keys: await each(filled.keys, (key) => store.generations.isKnownKey(id, key)),
      trips: await each(filled.tripIds, async (tripId) => {
        const found = await store.trips.find(tripId, asOwner(id));
        return {
          history: await store.history.after(tripId, 0),
          files: await each(await store.tripFiles.list(tripId), async (file) => ({
            ...file,
            content: (await store.tripFiles.piece(tripId, file.id, 0))?.content,
          })),
          version: found?.version,
          document: parseDocument(found),
        };
      }),
    })),
  };
}
