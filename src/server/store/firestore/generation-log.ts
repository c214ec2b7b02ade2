import { type GenerationEvent, isGenerationEnd } from "../../../domain/api/generation.ts";
import { newId } from "../../lib/tokens.ts";
import { type GenerationStore, LostOwnershipError, type StoredEvent } from "../generation-store.ts";
import { parseStored } from "../parse-stored.ts";
import type { FirestoreDatabase, FirestoreReads, FirestoreWrite } from "./database.ts";
import { UNCOUNTED } from "./generation-fields.ts";
import {
  eventPath,
  GENERATIONS,
  generationPath,
  logOf,
  TRIPS,
  tripPath,
  userPath,
} from "./paths.ts";
import { newTripFields } from "./trip-document.ts";
import { readUser } from "./user-fields.ts";
import type { Fields } from "./values.ts";

const MAX_REMEMBERED = 10_000;
const IDS_A_QUESTION = 100;

/** The log of a running generation, as the generation's own document knows it. */
type Head = {
  readonly userId: string;
  readonly seq: number;
  readonly tookTokens: boolean;
};

type FirestoreGenerationLog = Pick<
  GenerationStore,
  "append" | "events" | "eventsAfter" | "save" | "fail" | "takeOver"
> & {
  /** Extends the lease of a running generation, if the owner still holds it. */
  renewLease(id: string, lease: { ownerId: string; leaseUntilMs: number }): Promise<void>;
};

/**
 * The log of a generation. Each write reads the generation's own document in its transaction, so a
 * former owner writes nothing more, and two writers never take the same number.
 */
export function createFirestoreGenerationLog(database: FirestoreDatabase): FirestoreGenerationLog {
  const ids = createTripIds(database);

  function append(id: string, ownerId: string, event: GenerationEvent): Promise<StoredEvent> {
    const writtenBy = newId();
    return database.transact(async (transaction) => {
      const [fields] = await transaction.read(generationPath(id));
      if (fields?.writtenBy === writtenBy) return { seq: Number(fields.seq), event };
      const head = headOf(fields, id, ownerId);
      transaction.write(...writesOf(id, head, { event, writtenBy }));
      return { seq: head.seq + 1, event };
    });
  }

  async function eventsOf(id: string, afterSeq: number): Promise<StoredEvent[]> {
    const found = await database.find(logOf(id), {
      where: [["seq", ">", Math.min(afterSeq, Number.MAX_SAFE_INTEGER)]],
      orderBy: ["seq", "asc"],
    });
    return found.map(({ fields }) => ({
      seq: Number(fields.seq),
      // Written by `writesOf` from a GenerationEvent.
      event: parseStored<GenerationEvent>(fields.event),
    }));
  }

  return {
    append: async (id, ownerId, event) => (await append(id, ownerId, event)).seq,
    fail: append,

    events: eventsOf,

    async eventsAfter(positions) {
      // No query spans several logs: each has its own, all of them at once.
      const found = await Promise.all(
        [...positions].map(async ([id, afterSeq]) => [id, await eventsOf(id, afterSeq)] as const),
      );
      return new Map(found.filter(([, events]) => events.length > 0));
    },

    async save(id, ownerId, newTrip, nowMs) {
      const writtenBy = newId();
      for (let idMs = ids.takeFrom(nowMs); ; idMs = await ids.takeAfter(idMs)) {
        const tripId = String(idMs);
        const event: GenerationEvent = { type: "saved", tripId };
        const saved = await database.transact(
          async (transaction): Promise<StoredEvent | undefined> => {
            const [fields, other] = await transaction.read(generationPath(id), tripPath(tripId));
            if (fields?.writtenBy === writtenBy) return { seq: Number(fields.seq), event };
            const head = headOf(fields, id, ownerId);
            if (other !== undefined) return undefined;
            const userEmail = await emailFor(transaction, fields);
            const { document } = newTrip({ id: tripId, userEmail });
            transaction.write(
              { kind: "set", path: tripPath(tripId), fields: newTripFields(document, head.userId) },
              ...writesOf(id, head, { event, writtenBy }),
            );
            return { seq: head.seq + 1, event };
          },
        );
        if (saved !== undefined) return saved;
      }
    },

    async renewLease(id, { ownerId, leaseUntilMs }) {
      const path = generationPath(id);
      await database.transact(async (transaction) => {
        const [fields] = await transaction.read(path);
        if (fields?.state !== "running" || fields.ownerId !== ownerId) return;
        transaction.write({ kind: "update", path, fields: { leaseUntilMs } });
      });
    },

    takeOver(id, from, to) {
      const writtenBy = newId();
      const path = generationPath(id);
      return database.transact(async (transaction) => {
        const [fields] = await transaction.read(path);
        if (fields?.writtenBy === writtenBy) return true;
        if (fields?.state !== "running" || fields.ownerId !== from.ownerId) return false;
        if ((from.leaseUntilMs ?? fields.leaseUntilMs) !== fields.leaseUntilMs) return false;
        transaction.write({
          kind: "update",
          path,
          fields: { ...to, runBy: to.ownerId, writtenBy },
        });
        return true;
      });
    },
  };
}

function headOf(fields: Fields | undefined, id: string, ownerId: string): Head {
  if (fields?.state !== "running" || fields.ownerId !== ownerId) {
    throw new LostOwnershipError(`generation ${id}`);
  }
  return {
    userId: String(fields.userId),
    seq: Number(fields.seq),
    tookTokens: Number(fields.inputTokens) + Number(fields.outputTokens) > 0,
  };
}

/**
 * The event behind the log's end, and the generation as it is with it.
 *
 * @param writtenBy names this very write: a transaction that is run again, as the answer to its commit
 *   was lost, finds it there.
 */
function writesOf(
  id: string,
  head: Head,
  { event, writtenBy }: { event: GenerationEvent; writtenBy: string },
): FirestoreWrite[] {
  const seq = head.seq + 1;
  return [
    { kind: "set", path: eventPath(id, seq), fields: { seq, event: JSON.stringify(event) } },
    {
      kind: "update",
      path: generationPath(id),
      fields: {
        seq,
        writtenBy,
        ...(isGenerationEnd(event) ? { state: event.type, runningFor: null, runBy: null } : {}),
        ...(event.type === "failed" && !head.tookTokens ? UNCOUNTED : {}),
      },
    },
  ];
}

/** The address as it was when the plan was asked for; plans that came from another store have none. */
async function emailFor(reads: FirestoreReads, fields: Fields | undefined): Promise<string> {
  if (typeof fields?.email === "string") return fields.email;
  const [user] = await reads.read(userPath(String(fields?.userId)));
  return user === undefined ? "" : readUser(user).email;
}

/** Brings the address on a user's running plans up to date, for the trips that they are about to save. */
export async function followEmailInPlans(
  database: FirestoreDatabase,
  userId: string,
  email: string,
): Promise<void> {
  const running = await database.find(GENERATIONS, {
    where: [["runningFor", "==", userId]],
    select: ["id"],
  });
  for (const { path } of running) {
    await database.transact(async (transaction) => {
      const [fields] = await transaction.read(path);
      if (fields?.state !== "running" || fields.email === email) return;
      transaction.write({ kind: "update", path, fields: { email } });
    });
  }
}

type TripIds = {
  /** The first millisecond from one on that this process has not tried to take. */
  readonly takeFrom: (ms: number) => number;
  /** The next to try after one that somebody else has. */
  readonly takeAfter: (takenMs: number) => Promise<number>;
};

/** Ids of trips are milliseconds, and no two trips have the same. */
export function createTripIds(database: FirestoreDatabase): TripIds {
  /** By this process, so that its own saves don't contend for one. */
  const tried = new Set<number>();

  function takeFrom(ms: number): number {
    let idMs = ms;
    while (tried.has(idMs)) idMs += 1;
    tried.add(idMs);
    const [oldest] = tried;
    if (tried.size > MAX_REMEMBERED && oldest !== undefined) tried.delete(oldest);
    return idMs;
  }

  /** The first millisecond from one on that seems to be free. */
  async function firstFree(fromMs: number): Promise<number> {
    let idMs = fromMs;
    for (;;) {
      const found = await database.find(TRIPS, {
        where: [["id", ">=", String(idMs)]],
        orderBy: ["id", "asc"],
        limit: IDS_A_QUESTION,
        select: ["id"],
      });
      for (const { id } of found) {
        if (id !== String(idMs)) return idMs;
        idMs += 1;
      }
      if (found.length < IDS_A_QUESTION) return idMs;
    }
  }

  return {
    takeFrom,
    takeAfter: async (takenMs) => takeFrom(await firstFree(takenMs + 1)),
  };
}
