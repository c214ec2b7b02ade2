import type { CreatedGeneration, GenerationStore } from "../store.ts";
import {
  type FirestoreDatabase,
  type FirestoreWrite,
  increment,
  type Where,
} from "./firestore-database.ts";
import {
  allPlansGuard,
  countedFields,
  isCounted,
  planGuard,
  readGeneration,
  startedAs,
  startedTo,
  UNCOUNTED,
} from "./firestore-generation.ts";
import { createFirestoreGenerationLog } from "./firestore-generation-log.ts";
import {
  ALL_PLANS,
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

const NO_USAGE = { inputTokens: 0, outputTokens: 0 };

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

  async function countSince(sinceMs: number, userId: string | undefined): Promise<number> {
    if (userId === undefined) return countBoth([["countedAtMs", ">=", sinceMs]]);
    return countBoth([
      ["startedAs", ">=", startedAs(userId, sinceMs)],
      ["startedAs", "<", startedTo(userId)],
    ]);
  }

  const log = createFirestoreGenerationLog(database);

  return {
    append: log.append,
    events: log.events,
    eventsAfter: log.eventsAfter,
    save: log.save,
    fail: log.fail,
    takeOver: log.takeOver,

    async create(generation) {
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
        place: 0,
        seq: 0,
      };
      return untilUndisturbed(async (): Promise<CreatedGeneration | typeof AGAIN> => {
        const [user, key, allPlans] = await database.read(userPath(userId), keyPath, ALL_PLANS);
        if (key !== undefined) {
          const [known] = await database.read(generationPath(String(key.generationId)));
          if (known === undefined) return AGAIN;
          if (known.request !== request) return { outcome: "key_reused" };
          return { outcome: "existing", generation: readGeneration(known) };
        }
        if (user === undefined) throw new Error("there is no such user");
        // What is counted is looked at after what the guards name: who creates one from here on takes the
        // same number.
        const guards: FirestoreWrite[] = [];
        const updates: FirestoreWrite[] = [];
        if (
          limits !== undefined &&
          (await countSince(limits.sinceMs, userId)) >= limits.maxOfUser
        ) {
          return { outcome: "too_many_of_user" };
        }
        if (maxRunning !== undefined) {
          const running = await findWhere(["runningFor", "==", userId]);
          const [newest] = running;
          if (newest !== undefined && running.length >= maxRunning) {
            return { outcome: "too_many_running", runningId: String(newest.id) };
          }
        }
        if (limits !== undefined || maxRunning !== undefined) {
          const plans = Number(user.plans) + 1;
          guards.push(planGuard(userId, user));
          updates.push({ kind: "update", path: userPath(userId), fields: { plans } });
        }
        if (limits !== undefined) {
          if ((await countSince(limits.sinceMs, undefined)) >= limits.maxOfAll) {
            return { outcome: "too_many_of_all" };
          }
          const plans = Number(allPlans?.plans ?? 0) + 1;
          const kind = allPlans === undefined ? "create" : "update";
          guards.push(allPlansGuard(plans));
          updates.unshift({ kind, path: ALL_PLANS, fields: { plans } });
        }
        // For the trip, so that saving it needs no look at the user.
        const { email } = readUser(user);
        const committed = await database.commit([
          ...guards,
          { kind: "create", path: keyPath, fields: { userId, generationId: id } },
          { kind: "create", path: generationPath(id), fields: { ...head, email } },
          ...updates,
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
        const [known] = await database.read(path);
        if (known === undefined) continue;
        const counted = countedFields(String(known.userId), Number(known.createdAtMs));
        const all = { ...fields, ...counted };
        if ((await database.commit([{ kind: "update", path, fields: all }])) === "done") return;
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
        select: ["id"],
      });
      // One by one: one that has just been removed must not keep the others from it.
      await Promise.all(
        ours.map(({ fields }) => log.renewLease(String(fields.id), { ownerId, leaseUntilMs })),
      );
    },

    async listRunning(nowMs) {
      const running = await findWhere(["state", "==", "running"]);
      return running.map((fields) => ({
        generation: readGeneration(fields),
        ownerId: String(fields.ownerId),
        leaseUntilMs: Number(fields.leaseUntilMs),
        leaseExpired: Number(fields.leaseUntilMs) <= nowMs,
      }));
    },

    countSince,

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
