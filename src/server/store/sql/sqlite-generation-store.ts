import { type GenerationEvent, isGenerationEnd } from "../../../domain/generation.ts";
import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import { completeTrip } from "../../trips/complete-trip.ts";
import { COUNTED_PLAN } from "../counted-plan.ts";
import { groupEvents, readEvent, readGeneration } from "../read-rows.ts";
import { type GenerationStore, LostOwnershipError, type TripDraft } from "../store.ts";
import type { ReservedDatabase } from "../with-disk-reserve.ts";
import { createMillisecondRun } from "./millisecond-run.ts";
import type { SqlValue } from "./sqlite-database.ts";

const COLUMNS = "id, user_id, request, state, owner_id, lease_until_ms";

export function createSqliteGenerationStore(database: ReservedDatabase): GenerationStore {
  const run = createMillisecondRun();

  function byKey(userId: string, idempotencyKey: string): Record<string, SqlValue> | undefined {
    return database.get(
      `SELECT ${COLUMNS} FROM generations WHERE user_id = ? AND idempotency_key = ?`,
      userId,
      idempotencyKey,
    );
  }

  /** The newest first. */
  function runningOf(userId: string): string[] {
    const rows = database.all(
      "SELECT id FROM generations WHERE state = 'running' AND user_id = ? ORDER BY created_at_ms DESC",
      userId,
    );
    return rows.map((row) => String(row.id));
  }

  function countSince(sinceMs: number, userId: string | undefined): number {
    const row = database.get(
      `SELECT count(*) AS total
       FROM (SELECT user_id FROM generations WHERE created_at_ms >= ? AND ${COUNTED_PLAN}
             UNION ALL
             SELECT user_id FROM removed_generations WHERE created_at_ms >= ?)
       WHERE ? IS NULL OR user_id = ?`,
      sinceMs,
      sinceMs,
      userId ?? null,
      userId ?? null,
    );
    return Number(row?.total);
  }

  function assertOwned(id: string, ownerId: string): { userId: string } {
    const row = database.get(
      "SELECT user_id FROM generations WHERE id = ? AND owner_id = ? AND state = 'running'",
      id,
      ownerId,
    );
    if (row === undefined) throw new LostOwnershipError(`generation ${id}`);
    return { userId: String(row.user_id) };
  }

  function appendInTransaction(id: string, event: GenerationEvent): number {
    const row = database.get(
      "SELECT coalesce(max(seq), 0) + 1 AS seq FROM generation_events WHERE generation_id = ?",
      id,
    );
    const seq = Number(row?.seq);
    database.run(
      "INSERT INTO generation_events (generation_id, seq, event) VALUES (?, ?, ?)",
      id,
      seq,
      JSON.stringify(event),
    );
    if (isGenerationEnd(event)) {
      database.run("UPDATE generations SET state = ? WHERE id = ?", event.type, id);
    }
    return seq;
  }

  /** Create-if-absent under a millisecond id; a taken millisecond moves on to the next free one. */
  function insertTrip(userId: string, draft: TripDraft, nowMs: number): string {
    const user = database.get("SELECT email FROM users WHERE id = ?", userId);
    const userEmail = String(user?.email);
    for (let idMs = run.from(nowMs); ; idMs = nextFree(idMs)) {
      const trip = completeTrip(draft, { id: String(idMs), userEmail, createdAtMs: nowMs });
      const inserted = database.run(
        `INSERT INTO trips (id, owner_id, user_email, version, summary, document)
         VALUES (?, ?, ?, 1, ?, ?) ON CONFLICT (id) DO NOTHING`,
        trip.id,
        userId,
        userEmail,
        JSON.stringify(summariseTrip(trip)),
        JSON.stringify(trip),
      );
      if (inserted === 0) continue;
      run.took(nowMs, idMs);
      return trip.id;
    }
  }

  /** The first millisecond after a taken one that is free. */
  function nextFree(takenMs: number): number {
    const row = database.get(
      `SELECT CAST(taken.id AS INTEGER) + 1 AS free FROM trips AS taken
       WHERE taken.id >= ? AND NOT EXISTS (
         SELECT 1 FROM trips AS following
         WHERE following.id = CAST(CAST(taken.id AS INTEGER) + 1 AS TEXT))
       ORDER BY taken.id LIMIT 1`,
      String(takenMs),
    );
    return Number(row?.free);
  }

  return {
    async create(generation) {
      const request = JSON.stringify(generation.request);
      const { userId, idempotencyKey, limits, maxRunning = Number.POSITIVE_INFINITY } = generation;
      return database.transaction(() => {
        const known = byKey(userId, idempotencyKey);
        if (known !== undefined) {
          if (known.request !== request) return { outcome: "key_reused" };
          return { outcome: "existing", generation: readGeneration(known) };
        }
        if (limits !== undefined && countSince(limits.sinceMs, userId) >= limits.maxOfUser) {
          return { outcome: "too_many_of_user" };
        }
        const running = runningOf(userId);
        const [runningId] = running;
        if (runningId !== undefined && running.length >= maxRunning) {
          return { outcome: "too_many_running", runningId };
        }
        if (limits !== undefined && countSince(limits.sinceMs, undefined) >= limits.maxOfAll) {
          return { outcome: "too_many_of_all" };
        }
        database.run(
          `INSERT INTO generations
             (id, user_id, idempotency_key, request, state, owner_id, lease_until_ms, created_at_ms)
           VALUES (?, ?, ?, ?, 'running', ?, ?, ?)`,
          generation.id,
          userId,
          idempotencyKey,
          request,
          generation.ownerId,
          generation.leaseUntilMs,
          generation.nowMs,
        );
        const row = byKey(userId, idempotencyKey);
        if (row === undefined) throw new Error("the generation just written is not there");
        return { outcome: "created", generation: readGeneration(row) };
      });
    },

    async isKnownKey(userId, idempotencyKey) {
      return byKey(userId, idempotencyKey) !== undefined;
    },

    async find(id, userId) {
      const row = database.get(
        `SELECT ${COLUMNS} FROM generations WHERE id = ? AND user_id = ?`,
        id,
        userId,
      );
      return row === undefined ? undefined : readGeneration(row);
    },

    async list(userId) {
      return database
        .all(
          `SELECT ${COLUMNS}, created_at_ms FROM generations WHERE user_id = ?
           ORDER BY created_at_ms DESC, id`,
          userId,
        )
        .map((row) => {
          const { id, request, state } = readGeneration(row);
          return { id, request, state, createdAtMs: Number(row.created_at_ms) };
        });
    },

    async append(id, ownerId, event) {
      return database.transaction(() => {
        assertOwned(id, ownerId);
        return appendInTransaction(id, event);
      });
    },

    async events(id, afterSeq) {
      return database
        .all(
          "SELECT seq, event FROM generation_events WHERE generation_id = ? AND seq > ? ORDER BY seq",
          id,
          afterSeq,
        )
        .map(readEvent);
    },

    async eventsAfter(positions) {
      const rows = database.all(
        `SELECT generation_id, event.seq AS seq, event.event AS event
         FROM json_each(?) AS known
         JOIN generation_events AS event
           ON event.generation_id = known.value ->> 0 AND event.seq > known.value ->> 1
         ORDER BY generation_id, event.seq`,
        JSON.stringify([...positions]),
      );
      return groupEvents(rows);
    },

    async save(id, ownerId, draft, nowMs) {
      return database.transaction(() => {
        const { userId } = assertOwned(id, ownerId);
        const event: GenerationEvent = { type: "saved", tripId: insertTrip(userId, draft, nowMs) };
        return { seq: appendInTransaction(id, event), event };
      });
    },

    async fail(id, ownerId, event) {
      // It frees no room, but whoever waits for the plan, to ask for the next one.
      return database.freeing(() =>
        database.transaction(() => {
          assertOwned(id, ownerId);
          return { seq: appendInTransaction(id, event), event };
        }),
      );
    },

    async recordUsage(id, { inputTokens, outputTokens }) {
      const changed = database.run(
        `UPDATE generations SET input_tokens = input_tokens + ?, output_tokens = output_tokens + ?
         WHERE id = ?`,
        inputTokens,
        outputTokens,
        id,
      );
      if (changed > 0) return;
      // With its account a generation goes, but for what it took.
      database.run(
        `UPDATE removed_generations
         SET input_tokens = input_tokens + ?, output_tokens = output_tokens + ? WHERE id = ?`,
        inputTokens,
        outputTokens,
        id,
      );
    },

    async usageSince(sinceMs) {
      const row = database.get(
        `SELECT coalesce(sum(input_tokens), 0) AS input, coalesce(sum(output_tokens), 0) AS output
         FROM (SELECT input_tokens, output_tokens FROM generations WHERE created_at_ms >= ?
               UNION ALL
               SELECT input_tokens, output_tokens FROM removed_generations WHERE created_at_ms >= ?)`,
        sinceMs,
        sinceMs,
      );
      return { inputTokens: Number(row?.input), outputTokens: Number(row?.output) };
    },

    async renewLeases(ownerId, leaseUntilMs) {
      database.run(
        "UPDATE generations SET lease_until_ms = ? WHERE owner_id = ? AND state = 'running'",
        leaseUntilMs,
        ownerId,
      );
    },

    async listRunning(nowMs) {
      return database
        .all(`SELECT ${COLUMNS} FROM generations WHERE state = 'running' ORDER BY id`)
        .map((row) => ({
          generation: readGeneration(row),
          ownerId: String(row.owner_id),
          leaseUntilMs: Number(row.lease_until_ms),
          leaseExpired: Number(row.lease_until_ms) <= nowMs,
        }));
    },

    async takeOver(id, from, to) {
      const changed = database.run(
        `UPDATE generations SET owner_id = ?, lease_until_ms = ?
         WHERE id = ? AND owner_id = ? AND state = 'running' AND lease_until_ms = coalesce(?, lease_until_ms)`,
        to.ownerId,
        to.leaseUntilMs,
        id,
        from.ownerId,
        from.leaseUntilMs ?? null,
      );
      return changed === 1;
    },

    async countSince(sinceMs, userId) {
      return countSince(sinceMs, userId);
    },

    async removeEnded(beforeMs) {
      database.freeing(() => {
        database.run(
          "DELETE FROM generations WHERE state <> 'running' AND created_at_ms < ?",
          beforeMs,
        );
        database.run("DELETE FROM removed_generations WHERE created_at_ms < ?", beforeMs);
      });
    },
  };
}
