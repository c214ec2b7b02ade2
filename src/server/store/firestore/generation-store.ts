import type { TripRequest } from "../../../domain/trip/trip-request.ts";
import { newId } from "../../lib/tokens.ts";
import type { CreatedGeneration, GenerationState, GenerationStore } from "../generation-store.ts";
import { parseStoredOr } from "../parse-stored.ts";
import type { FirestoreDatabase, FirestoreReads, Where } from "./database.ts";
import {
  countedFields,
  isCounted,
  readGeneration,
  startedAs,
  startedTo,
  UNCOUNTED,
} from "./generation-fields.ts";
import { createFirestoreGenerationLog } from "./generation-log.ts";
import {
  GENERATIONS,
  generationKeyPath,
  generationPath,
  REMOVED_GENERATIONS,
  removedGenerationPath,
  userPath,
} from "./paths.ts";
import { removeGeneration } from "./remove-generation.ts";
import { readUser } from "./user-fields.ts";
import type { Fields } from "./values.ts";

const NO_USAGE = { inputTokens: 0, outputTokens: 0 };

export function createFirestoreGenerationStore(database: FirestoreDatabase): GenerationStore {
  const { renewLease, ...log } = createFirestoreGenerationLog(database);

  return {
    ...log,
    ...usage(database),

    create: (generation) => createGeneration(database, generation),

    async isKnownKey(userId, idempotencyKey) {
      const [key] = await database.read(generationKeyPath(userId, idempotencyKey));
      return key !== undefined;
    },

    async find(id, userId) {
      const [fields] = await database.read(generationPath(id));
      return fields?.userId === userId ? readGeneration(fields) : undefined;
    },

    async list(userId) {
      return (await findWhere(database, ["userId", "==", userId])).map((fields) => ({
        id: String(fields.id),
        request: parseStoredOr<TripRequest, undefined>(fields.request, undefined),
        state: String(fields.state) as GenerationState,
        createdAtMs: Number(fields.createdAtMs),
      }));
    },

    async renewLeases(ownerId, leaseUntilMs) {
      const ours = await database.find(GENERATIONS, {
        where: [["runBy", "==", ownerId]],
        select: ["id"],
      });
      // One by one: one that has just been removed must not keep the others from it.
      await Promise.all(
        ours.map(({ fields }) => renewLease(String(fields.id), { ownerId, leaseUntilMs })),
      );
    },

    async listRunning(nowMs) {
      const running = await findWhere(database, ["state", "==", "running"]);
      return running.map((fields) => ({
        generation: readGeneration(fields),
        ownerId: String(fields.ownerId),
        leaseUntilMs: Number(fields.leaseUntilMs),
        leaseExpired: Number(fields.leaseUntilMs) <= nowMs,
      }));
    },

    async removeEnded(beforeMs) {
      const old = await findWhere(database, ["createdAtMs", "<", beforeMs]);
      for (const fields of old) {
        if (fields.state !== "running") {
          await removeGeneration(database, fields, { isCounted: false });
        }
      }
      await database.deleteFound(REMOVED_GENERATIONS, [["createdAtMs", "<", beforeMs]]);
    },
  };
}

/** Tokens that generations took, and how many generations there were. */
function usage(
  database: FirestoreDatabase,
): Pick<GenerationStore, "recordUsage" | "usageSince" | "countSince"> {
  return {
    async recordUsage(id, usage) {
      // With its account a generation goes, but for its tokens.
      const paths = [generationPath(id), removedGenerationPath(id)];
      await database.transact(async (transaction) => {
        for (const [index, known] of (await transaction.read(...paths)).entries()) {
          const path = paths[index];
          if (known === undefined || path === undefined) continue;
          const fields = {
            inputTokens: Number(known.inputTokens) + usage.inputTokens,
            outputTokens: Number(known.outputTokens) + usage.outputTokens,
            ...countedFields(String(known.userId), Number(known.createdAtMs)),
          };
          transaction.write({ kind: "update", path, fields });
          return;
        }
      });
    },

    async usageSince(sinceMs) {
      const found = await Promise.all(
        [GENERATIONS, REMOVED_GENERATIONS].map((collection) =>
          database.find(collection, {
            where: [["createdAtMs", ">=", sinceMs]],
            select: ["inputTokens", "outputTokens"],
          }),
        ),
      );
      const usage = { ...NO_USAGE };
      for (const { fields } of found.flat()) {
        usage.inputTokens += Number(fields.inputTokens);
        usage.outputTokens += Number(fields.outputTokens);
      }
      return usage;
    },

    countSince: (sinceMs, userId) => countSince(database, sinceMs, userId),
  };
}

function createGeneration(
  database: FirestoreDatabase,
  generation: Parameters<GenerationStore["create"]>[0],
): Promise<CreatedGeneration> {
  const { id, userId, idempotencyKey, ownerId, leaseUntilMs, nowMs } = generation;
  const { limits, maxRunning } = generation;
  const request = JSON.stringify(generation.request);
  const counts = isCounted(generation.request, "running", NO_USAGE);
  const keyPath = generationKeyPath(userId, idempotencyKey);
  const head = {
    id,
    userId,
    idempotencyKey,
    request,
    state: "running",
    runningFor: userId,
    runBy: ownerId,
    ownerId,
    leaseUntilMs,
    createdAtMs: nowMs,
    ...(counts ? countedFields(userId, nowMs) : UNCOUNTED),
    ...NO_USAGE,
    seq: 0,
    madeBy: newId(),
  };
  return database.transact(async (transaction): Promise<CreatedGeneration> => {
    const [user, key] = await transaction.read(userPath(userId), keyPath);
    if (key !== undefined) {
      const [known] = await transaction.read(generationPath(String(key.generationId)));
      if (known === undefined) throw new Error("a key's generation is not there");
      if (known.request !== request) return { outcome: "key_reused" };
      // Our own where the answer to the commit was lost.
      const outcome = known.madeBy === head.madeBy ? "created" : "existing";
      return { outcome, generation: readGeneration(known) };
    }
    if (user === undefined) throw new Error("there is no such user");
    if (limits !== undefined) {
      const { sinceMs, maxOfUser } = limits;
      if ((await countSince(transaction, sinceMs, userId)) >= maxOfUser) {
        return { outcome: "too_many_of_user" };
      }
    }
    if (maxRunning !== undefined) {
      const runningOfUser = ["runningFor", "==", userId] as const;
      // Counted, as what is found would contend with the events that those plans write.
      if ((await transaction.count(GENERATIONS, [runningOfUser])) >= maxRunning) {
        const [newest] = await findWhere(transaction, runningOfUser);
        return { outcome: "too_many_running", runningId: String(newest?.id) };
      }
    }
    if (
      limits !== undefined &&
      (await countSince(transaction, limits.sinceMs, undefined)) >= limits.maxOfAll
    ) {
      return { outcome: "too_many_of_all" };
    }
    // With the address for the trip, so that saving it needs no look at the user.
    const { email } = readUser(user);
    transaction.write(
      { kind: "set", path: keyPath, fields: { userId, generationId: id } },
      { kind: "set", path: generationPath(id), fields: { ...head, email } },
    );
    return { outcome: "created", generation: readGeneration(head) };
  });
}

/** Newest first. */
async function findWhere(reads: FirestoreReads, where: Where): Promise<Fields[]> {
  const found = await reads.find(GENERATIONS, { where: [where] });
  return found
    .map(({ fields }) => fields)
    .toSorted(
      (one, other) =>
        Number(other.createdAtMs) - Number(one.createdAtMs) ||
        (String(one.id) < String(other.id) ? -1 : 1),
    );
}

/** Counts of both, of those that are kept and of removed users'. */
async function countBoth(reads: FirestoreReads, where: readonly Where[]): Promise<number> {
  const counts = await Promise.all(
    [GENERATIONS, REMOVED_GENERATIONS].map((collection) => reads.count(collection, where)),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countSince(
  reads: FirestoreReads,
  sinceMs: number,
  userId: string | undefined,
): Promise<number> {
  if (userId === undefined) return countBoth(reads, [["countedAtMs", ">=", sinceMs]]);
  return countBoth(reads, [
    ["startedAs", ">=", startedAs(userId, sinceMs)],
    ["startedAs", "<", startedTo(userId)],
  ]);
}
