import { type GenerationEvent, isGenerationEnd } from "../../../domain/api/generation.ts";
import type { TripRequest } from "../../../domain/trip/trip-request.ts";
import {
  type CreatedGeneration,
  type GenerationState,
  type GenerationStore,
  LostOwnershipError,
} from "../generation-store.ts";
import { parseStoredOr } from "../parse-stored.ts";
import { insertTrip } from "./insert-trip.ts";
import { groupEvents, readEvent, readGeneration } from "./read-rows.ts";
import type { SqlDatabase, SqlQueries, SqlRow } from "./sql-database.ts";
import { type TripIds, withReservedId } from "./trip-ids.ts";

/** A reader may say it has seen any number, also one that no BIGINT holds. */
const readableSeq = (seq: number) => Math.min(seq, Number.MAX_SAFE_INTEGER);

const COLUMNS = "id, user_id, request, state, owner_id, lease_until_ms";
/**
 * SQL: whether a generation counts for the day's limits. One that took a model's tokens does, and one
 * that a model still plans or has planned.
 */
export const COUNTED_PLAN = `(input_tokens + output_tokens > 0
  OR (state <> 'failed' AND coalesce(planner, '') <> 'guide'))`;

export function createGenerationStore(database: SqlDatabase, tripIds: TripIds): GenerationStore {
  return {
    ...logs(database, tripIds),
    ...leases(database),
    ...usage(database),

    create: (generation) => database.transaction((tx) => createGeneration(tx, generation)),

    async isKnownKey(userId, idempotencyKey) {
      return (await byKey(database, userId, idempotencyKey)) !== undefined;
    },

    async find(id, userId) {
      const row = await database.get(
        `SELECT ${COLUMNS} FROM generations WHERE id = $1 AND user_id = $2`,
        id,
        userId,
      );
      return row === undefined ? undefined : readGeneration(row);
    },

    async list(userId) {
      const rows = await database.all(
        `SELECT ${COLUMNS}, created_at_ms FROM generations WHERE user_id = $1
         ORDER BY created_at_ms DESC, id`,
        userId,
      );
      return rows.map((row) => ({
        id: String(row.id),
        request: parseStoredOr<TripRequest, undefined>(row.request, undefined),
        state: String(row.state) as GenerationState,
        createdAtMs: Number(row.created_at_ms),
      }));
    },

    async removeEnded(beforeMs) {
      await database.freeing.run(
        "DELETE FROM generations WHERE state <> 'running' AND created_at_ms < $1",
        beforeMs,
      );
      await database.freeing.run(
        "DELETE FROM removed_generations WHERE created_at_ms < $1",
        beforeMs,
      );
    },
  };
}

/** The events of a generation, its end among them. */
function logs(
  database: SqlDatabase,
  tripIds: TripIds,
): Pick<GenerationStore, "append" | "events" | "eventsAfter" | "save" | "fail"> {
  return {
    async append(id, ownerId, event) {
      return database.transaction(async (tx) => {
        await takeOwned(tx, id, ownerId);
        return appendTo(tx, id, event);
      });
    },

    async events(id, afterSeq) {
      const rows = await database.all(
        `SELECT seq, event FROM generation_events WHERE generation_id = $1 AND seq > $2
         ORDER BY seq`,
        id,
        readableSeq(afterSeq),
      );
      return rows.map(readEvent);
    },

    async eventsAfter(positions) {
      const known = [...positions].map(([id, seq]) => [id, readableSeq(seq)]);
      return groupEvents(await database.all(database.dialect.eventsAfter, JSON.stringify(known)));
    },

    async save(id, ownerId, newTrip, nowMs) {
      const { saved } = await withReservedId(tripIds, nowMs, (reserve) =>
        database.transaction(async (tx) => {
          const { user_id } = await takeOwned(tx, id, ownerId);
          const tripId = await insertTrip(tx, String(user_id), newTrip, { nowMs, reserve });
          const event = { type: "saved", tripId } as const;
          return { tripId, saved: { seq: await appendTo(tx, id, event), event } };
        }),
      );
      return saved;
    },

    async fail(id, ownerId, event) {
      // It frees no room, but the traveller, to ask for the next plan.
      return database.freeing.transaction(async (tx) => {
        await takeOwned(tx, id, ownerId);
        return { seq: await appendTo(tx, id, event), event };
      });
    },
  };
}

/** Which process owns a generation, and for how long. */
function leases(
  database: SqlDatabase,
): Pick<GenerationStore, "renewLeases" | "listRunning" | "takeOver"> {
  return {
    async renewLeases(ownerId, leaseUntilMs) {
      await database.run(
        "UPDATE generations SET lease_until_ms = $1 WHERE owner_id = $2 AND state = 'running'",
        leaseUntilMs,
        ownerId,
      );
    },

    async listRunning(nowMs) {
      const rows = await database.all(
        `SELECT ${COLUMNS} FROM generations WHERE state = 'running' ORDER BY id`,
      );
      return rows.filter(isReadable).map((row) => ({
        generation: readGeneration(row),
        ownerId: String(row.owner_id),
        leaseUntilMs: Number(row.lease_until_ms),
        leaseExpired: Number(row.lease_until_ms) <= nowMs,
      }));
    },

    async takeOver(id, from, to) {
      const changed = await database.run(
        `UPDATE generations SET owner_id = $1, lease_until_ms = $2
         WHERE id = $3 AND owner_id = $4 AND state = 'running'
           AND lease_until_ms = coalesce(CAST($5 AS BIGINT), lease_until_ms)`,
        to.ownerId,
        to.leaseUntilMs,
        id,
        from.ownerId,
        from.leaseUntilMs ?? null,
      );
      return changed === 1;
    },
  };
}

/** Tokens that generations took, and how many generations there were. */
function usage(
  database: SqlDatabase,
): Pick<GenerationStore, "recordUsage" | "usageSince" | "countSince"> {
  return {
    async recordUsage(id, { inputTokens, outputTokens }) {
      const changed = await database.run(
        `UPDATE generations SET input_tokens = input_tokens + $1, output_tokens = output_tokens + $2
         WHERE id = $3`,
        inputTokens,
        outputTokens,
        id,
      );
      if (changed > 0) return;
      // With its account a generation goes, but for what it took.
      await database.run(
        `UPDATE removed_generations
         SET input_tokens = input_tokens + $1, output_tokens = output_tokens + $2 WHERE id = $3`,
        inputTokens,
        outputTokens,
        id,
      );
    },

    async usageSince(sinceMs) {
      const row = await database.get(
        `SELECT coalesce(sum(input_tokens), 0) AS input, coalesce(sum(output_tokens), 0) AS output
         FROM (SELECT input_tokens, output_tokens FROM generations WHERE created_at_ms >= $1
               UNION ALL
               SELECT input_tokens, output_tokens FROM removed_generations
               WHERE created_at_ms >= $1) AS counted`,
        sinceMs,
      );
      return { inputTokens: Number(row?.input), outputTokens: Number(row?.output) };
    },

    countSince: (sinceMs, userId) => countSince(database, sinceMs, userId),
  };
}

async function createGeneration(
  tx: SqlQueries,
  generation: Parameters<GenerationStore["create"]>[0],
): Promise<CreatedGeneration> {
  const { forUpdate } = tx.dialect;
  const request = JSON.stringify(generation.request);
  const { userId, idempotencyKey, limits, maxRunning = Number.POSITIVE_INFINITY } = generation;
  // One after the other for each user, so that none is counted while another is about to be.
  await tx.get(`SELECT id FROM users WHERE id = $1 ${forUpdate}`, userId);
  const known = await byKey(tx, userId, idempotencyKey);
  if (known !== undefined) {
    if (known.request !== request) return { outcome: "key_reused" };
    return { outcome: "existing", generation: readGeneration(known) };
  }
  const countOf = (who: string | undefined) => countSince(tx, limits?.sinceMs ?? 0, who);
  if (limits !== undefined && (await countOf(userId)) >= limits.maxOfUser) {
    return { outcome: "too_many_of_user" };
  }
  const running = await tx.all(
    `SELECT id FROM generations WHERE user_id = $1 AND state = 'running'
           ORDER BY created_at_ms DESC`,
    userId,
  );
  const [newest] = running;
  if (newest !== undefined && running.length >= maxRunning) {
    return { outcome: "too_many_running", runningId: String(newest.id) };
  }
  if (limits !== undefined) {
    // One after the other for all users.
    await tx.get(`SELECT version FROM migrations WHERE version = 0 ${forUpdate}`);
    if ((await countOf(undefined)) >= limits.maxOfAll) return { outcome: "too_many_of_all" };
  }
  const row = await tx.get(
    `INSERT INTO generations
             (id, user_id, idempotency_key, request, planner, state, owner_id, lease_until_ms,
              created_at_ms)
           VALUES ($1, $2, $3, $4, $5, 'running', $6, $7, $8)
           RETURNING ${COLUMNS}`,
    generation.id,
    userId,
    idempotencyKey,
    request,
    generation.request.planner ?? null,
    generation.ownerId,
    generation.leaseUntilMs,
    generation.nowMs,
  );
  if (row === undefined) throw new Error("the generation just written is not there");
  return { outcome: "created", generation: readGeneration(row) };
}

function byKey(queries: SqlQueries, userId: string, idempotencyKey: string) {
  return queries.get(
    `SELECT ${COLUMNS} FROM generations WHERE user_id = $1 AND idempotency_key = $2`,
    userId,
    idempotencyKey,
  );
}

async function countSince(
  queries: SqlQueries,
  sinceMs: number,
  userId: string | undefined,
): Promise<number> {
  const row = await queries.get(
    `SELECT count(*) AS total
       FROM (SELECT user_id FROM generations WHERE created_at_ms >= $1 AND ${COUNTED_PLAN}
             UNION ALL
             SELECT user_id FROM removed_generations WHERE created_at_ms >= $1) AS counted
       WHERE CAST($2 AS TEXT) IS NULL OR user_id = $2`,
    sinceMs,
    userId ?? null,
  );
  return Number(row?.total);
}

/** Locks the generation's row. @throws LostOwnershipError */
async function takeOwned(tx: SqlQueries, id: string, ownerId: string): Promise<SqlRow> {
  const row = await tx.get(
    `SELECT user_id FROM generations WHERE id = $1 AND owner_id = $2 AND state = 'running'
       ${tx.dialect.forUpdate}`,
    id,
    ownerId,
  );
  if (row === undefined) throw new LostOwnershipError(`generation ${id}`);
  return row;
}

async function appendTo(tx: SqlQueries, id: string, event: GenerationEvent): Promise<number> {
  const row = await tx.get(
    `INSERT INTO generation_events (generation_id, seq, event)
       SELECT $1, coalesce(max(seq), 0) + 1, $2 FROM generation_events WHERE generation_id = $1
       RETURNING seq`,
    id,
    JSON.stringify(event),
  );
  if (isGenerationEnd(event)) {
    await tx.run("UPDATE generations SET state = $1 WHERE id = $2", event.type, id);
  }
  return Number(row?.seq);
}

function isReadable({ request }: SqlRow): boolean {
  return parseStoredOr(request, undefined) !== undefined;
}
