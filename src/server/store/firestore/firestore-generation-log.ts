import { type GenerationEvent, isGenerationEnd } from "../../../domain/generation.ts";
import { completeTrip } from "../../trips/complete-trip.ts";
import { parseStored } from "../parse-stored.ts";
import { type GenerationStore, LostOwnershipError, type StoredEvent } from "../store.ts";
import type { FirestoreDatabase, FirestoreWrite } from "./firestore-database.ts";
import { UNCOUNTED } from "./firestore-generation.ts";
import { GENERATIONS, generationPath, logOf, tripPath, userPath } from "./firestore-places.ts";
import { ownedFields } from "./firestore-trip-document.ts";
import { createTripIds } from "./firestore-trip-ids.ts";
import { AGAIN, untilUndisturbed } from "./firestore-turns.ts";
import { readUser } from "./firestore-user.ts";
import type { Fields } from "./firestore-values.ts";

/** What a running generation's head says of its log. */
type Head = {
  readonly userId: string;
  readonly place: number;
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
 * The log of a generation. Each of its places is a document of its own that can be created once, by
 * whoever has seen the place before it; a new owner takes one, too, so that what the former one is
 * about to write there is refused. Events count on by themselves, and readers see only these.
 */
export function createFirestoreGenerationLog(database: FirestoreDatabase): FirestoreGenerationLog {
  const ids = createTripIds(database);

  function headOf(fields: Fields | undefined, id: string, ownerId: string): Head {
    if (fields?.state !== "running" || fields.ownerId !== ownerId) {
      throw new LostOwnershipError(`generation ${id}`);
    }
    return {
      userId: String(fields.userId),
      place: Number(fields.place),
      seq: Number(fields.seq),
      tookTokens: Number(fields.inputTokens) + Number(fields.outputTokens) > 0,
    };
  }

  /** The event in the log's next place, and the head moved on. */
  function writesOf(id: string, head: Head, event: GenerationEvent): FirestoreWrite[] {
    const [place, seq] = [head.place + 1, head.seq + 1];
    return [
      {
        kind: "create",
        path: `${logOf(id)}/${place}`,
        fields: { seq, event: JSON.stringify(event) },
      },
      {
        kind: "update",
        path: generationPath(id),
        fields: {
          place,
          seq,
          ...(isGenerationEnd(event) ? { state: event.type, runningFor: null, runBy: null } : {}),
          ...(event.type === "failed" && !head.tookTokens ? UNCOUNTED : {}),
        },
      },
    ];
  }

  function append(id: string, ownerId: string, event: GenerationEvent): Promise<StoredEvent> {
    return untilUndisturbed(async () => {
      const [fields] = await database.read(generationPath(id));
      const head = headOf(fields, id, ownerId);
      const committed = await database.commit(writesOf(id, head, event));
      return committed === "done" ? { seq: head.seq + 1, event } : AGAIN;
    });
  }

  /** The address as it was when the plan was asked for; plans that came from another store say none. */
  async function emailFor(fields: Fields | undefined): Promise<string> {
    if (typeof fields?.email === "string") return fields.email;
    const [user] = await database.read(userPath(String(fields?.userId)));
    return user === undefined ? "" : readUser(user).email;
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
      // Its questions know no "or" over several logs; each is its own, all of them at once.
      const found = await Promise.all(
        [...positions].map(async ([id, afterSeq]) => [id, await eventsOf(id, afterSeq)] as const),
      );
      return new Map(found.filter(([, events]) => events.length > 0));
    },

    async save(id, ownerId, draft, nowMs) {
      let idMs: number | undefined;
      let tries = 0;
      let lastPlace: number | undefined;
      return untilUndisturbed(async () => {
        const [fields] = await database.read(generationPath(id));
        const head = headOf(fields, id, ownerId);
        const email = await emailFor(fields);
        if (idMs === undefined) idMs = ids.takeFrom(nowMs);
        else if (head.place === lastPlace) {
          // The log is as it was, so it was the id that somebody else has.
          tries += 1;
          idMs = await ids.takeAfter(idMs, tries);
        }
        lastPlace = head.place;
        const facts = { id: String(idMs), userEmail: email, createdAtMs: nowMs };
        const trip = ownedFields(completeTrip(draft, facts), head.userId);
        const event: GenerationEvent = { type: "saved", tripId: facts.id };
        const committed = await database.commit([
          { kind: "create", path: tripPath(facts.id), fields: trip },
          ...writesOf(id, head, event),
        ]);
        return committed === "done" ? { seq: head.seq + 1, event } : AGAIN;
      });
    },

    async renewLease(id, { ownerId, leaseUntilMs }) {
      await untilUndisturbed(async () => {
        const [fields] = await database.read(generationPath(id));
        if (fields?.state !== "running" || fields.ownerId !== ownerId) return;
        const path = generationPath(id);
        if (Date.now() < Number(fields.leaseUntilMs)) {
          // Nobody takes over what has a lease, so this needs no place in the log.
          await database.commit([{ kind: "update", path, fields: { leaseUntilMs } }]);
          return;
        }
        // Too late: another may be taking it over. Of the two, one gets the log's next place.
        const place = Number(fields.place) + 1;
        const committed = await database.commit([
          { kind: "create", path: `${logOf(id)}/${place}`, fields: { renewedBy: ownerId } },
          { kind: "update", path, fields: { place, leaseUntilMs } },
        ]);
        return committed === "done" ? undefined : AGAIN;
      });
    },

    async takeOver(id, from, to) {
      return untilUndisturbed(async () => {
        const [fields] = await database.read(generationPath(id));
        if (fields?.state !== "running" || fields.ownerId !== from.ownerId) return false;
        if ((from.leaseUntilMs ?? fields.leaseUntilMs) !== fields.leaseUntilMs) return false;
        const place = Number(fields.place) + 1;
        const committed = await database.commit([
          { kind: "create", path: `${logOf(id)}/${place}`, fields: { takenBy: to.ownerId } },
          { kind: "update", path: generationPath(id), fields: { place, ...to, runBy: to.ownerId } },
        ]);
        return committed === "done" ? true : AGAIN;
      });
    },
  };
}

/**
 * Brings the address on a user's running plans up to date, for the trips they are about to save. It
 * takes a place in the log as a new owner does, so that what is just being saved is done again.
 */
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
    await untilUndisturbed(async () => {
      const [fields] = await database.read(path);
      if (fields?.state !== "running" || fields.email === email) return;
      const place = Number(fields.place) + 1;
      const committed = await database.commit([
        { kind: "create", path: `${path}/log/${place}`, fields: { email } },
        { kind: "update", path, fields: { place, email } },
      ]);
      return committed === "done" ? undefined : AGAIN;
    });
  }
}
