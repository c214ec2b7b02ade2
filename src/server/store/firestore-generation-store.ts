import {
  type FirestoreDatabase,
  type FirestoreWrite,
  increment,
  type Where,
} from "./firestore-database.ts";
import { planGuard, readGeneration, startedAs, startedTo } from "./firestore-generation.ts";
import { createFirestoreGenerationLog } from "./firestore-generation-log.ts";
import {
  docId,
  GENERATIONS,
  generationKeyPath,
  generationPath,
  REMOVED_GENERATIONS,
  userPath,
} from "./firestore-places.ts";
import { AGAIN, untilUndisturbed } from "./firestore-turns.ts";
import { readUser } from "./firestore-user.ts";
import type { Fields } from "./firestore-values.ts";
import { removeGeneration } from "./remove-firestore-generation.ts";
import type { CreatedGeneration, GenerationStore } from "./store.ts";

export function createFirestoreGenerationStore(database: FirestoreDatabase): GenerationStore {
  /** Newest first. */
  async function findWhere(where: Where): Promise<Fields[]> {
    const found = await database.find(GENERATIONS, { where: [where] });
    return found
      .map(({ fields }) => fields)
      .toSorted(
        (one, other) =>
          Number(other.createdAtMs) - Number(one.createdAtMs) ||
          (String(one.id) < String(other.id) ? -1 : 1),
      );
  }

  /** Counts of both, of those that are kept and of removed users'. */
  async function countBoth(where: readonly Where[]): Promise<number> {
    const counts = await Promise.all(
      [GENERATIONS, REMOVED_GENERATIONS].map((collection) => database.count(collection, where)),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  return {
    ...createFirestoreGenerationLog(database),

    async create(generation) {
      const { id, userId, idempotencyKey, ownerId, leaseUntilMs, nowMs, maxRunning } = generation;
      const request = JSON.stringify(generation.request);
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
        startedAs: startedAs(userId, nowMs),
        inputTokens: 0,
        outputTokens: 0,
        place: 0,
        seq: 0,
      };
      return untilUndisturbed(async (): Promise<CreatedGeneration | typeof AGAIN> => {
        const [user, key] = await database.read(userPath(userId), keyPath);
        if (key !== undefined) {
          const [known] = await database.read(generationPath(String(key.generationId)));
          if (known === undefined) return AGAIN;
          if (known.request !== request) return { outcome: "key_reused" };
          return { outcome: "existing", generation: readGeneration(known) };
        }
        if (user === undefined) throw new Error("there is no such user");
        const counted: FirestoreWrite[] = [];
        if (maxRunning !== undefined) {
          // Looked at after the user: whoever creates one from here on takes the same number.
          const running = await findWhere(["runningFor", "==", userId]);
          const [newest] = running;
          if (newest !== undefined && running.length >= maxRunning) {
            return { outcome: "too_many_running", runningId: String(newest.id) };
          }
          const plans = Number(user.plans) + 1;
          counted.push(planGuard(userId, user), {
            kind: "update",
            path: userPath(userId),
            fields: { plans },
          });
        }
        const [guard, ...update] = counted;
        // For the trip, so that saving it needs no look at the user.
        const { email } = readUser(user);
        const committed = await database.commit([
          ...(guard === undefined ? [] : [guard]),
          { kind: "create", path: keyPath, fields: { userId, generationId: id } },
          { kind: "create", path: generationPath(id), fields: { ...head, email } },
          ...update,
        ]);
        if (committed !== "done") return AGAIN;
        return { outcome: "created", generation: readGeneration(head) };
      });
    },

    async isKnownKey(userId, idempotencyKey) {
      const [key] = await database.read(generationKeyPath(userId, idempotencyKey));
      return key !== undefined;
    },

    async find(id, userId) {
      const [fields] = await database.read(generationPath(id));
      return fields?.userId === userId ? readGeneration(fields) : undefined;
    },

    async list(userId) {
      return (await findWhere(["userId", "==", userId])).map((fields) => {
        const { id, request, state } = readGeneration(fields);
        return { id, request, state, createdAtMs: Number(fields.createdAtMs) };
      });
    },

    async recordUsage(id, { inputTokens, outputTokens }) {
      const fields = {
        inputTokens: increment(inputTokens),
        outputTokens: increment(outputTokens),
      };
      // With its account a generation goes, but for what it took.
      for (const path of [generationPath(id), `${REMOVED_GENERATIONS}/${docId(id)}`]) {
        if ((await database.commit([{ kind: "update", path, fields }])) === "done") return;
      }
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
      const usage = { inputTokens: 0, outputTokens: 0 };
      for (const { fields } of found.flat()) {
        usage.inputTokens += Number(fields.inputTokens);
        usage.outputTokens += Number(fields.outputTokens);
      }
      return usage;
    },

    async renewLeases(ownerId, leaseUntilMs) {
      const ours = await database.find(GENERATIONS, {
        where: [["runBy", "==", ownerId]],
        select: [],
      });
      // One by one: one that has just been removed must not keep the others from it.
      await Promise.all(
        ours.map(({ path }) =>
          database.commit([{ kind: "update", path, fields: { leaseUntilMs } }]),
        ),
      );
    },

    async listRunning(nowMs) {
      const running = await findWhere(["state", "==", "running"]);
      return running.map((fields) => ({
        generation: readGeneration(fields),
        ownerId: String(fields.ownerId),
        leaseExpired: Number(fields.leaseUntilMs) <= nowMs,
      }));
    },

    async countSince(sinceMs, userId) {
      if (userId === undefined) return countBoth([["createdAtMs", ">=", sinceMs]]);
      return countBoth([
        ["startedAs", ">=", startedAs(userId, sinceMs)],
        ["startedAs", "<", startedTo(userId)],
      ]);
    },

    async removeEnded(beforeMs) {
      const old = await findWhere(["createdAtMs", "<", beforeMs]);
      for (const fields of old) {
        if (fields.state !== "running") {
          await removeGeneration(database, fields, { isCounted: false });
        }
      }
      await database.deleteFound(REMOVED_GENERATIONS, [["createdAtMs", "<", beforeMs]]);
    },
  };
}
