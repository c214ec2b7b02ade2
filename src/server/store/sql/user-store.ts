import type { TripDocument } from "../../../domain/trip/trip.ts";
import type { Profile } from "../../../domain/wire.ts";
import { parseStored } from "../parse-stored.ts";
import type { UserStore } from "../store.ts";
import { userIdOf } from "../user-id.ts";
import { COUNTED_PLAN } from "./counted-plan.ts";
import type { SqlDatabase, SqlQueries } from "./sql-database.ts";

export function createUserStore(database: SqlDatabase): UserStore {
  const { forUpdate } = database.dialect;

  async function followEmail(tx: SqlQueries, userId: string, email: string): Promise<void> {
    const trips = await tx.all(
      `SELECT id, version, document FROM trips WHERE owner_id = $1 AND user_email <> $2
       ORDER BY id ${forUpdate}`,
      userId,
      email,
    );
    for (const { id = null, version, document } of trips) {
      const nextVersion = Number(version) + 1;
      const trip: TripDocument = {
        ...parseStored<TripDocument>(document),
        userEmail: email,
        version: nextVersion,
      };
      await tx.run(
        "UPDATE trips SET user_email = $1, version = $2, document = $3 WHERE id = $4",
        email,
        nextVersion,
        JSON.stringify(trip),
        id,
      );
    }
  }

  return {
    async upsert(user) {
      const id = userIdOf(user.issuer, user.subject);
      await database.transaction(async (tx) => {
        await tx.run(
          `INSERT INTO users (id, issuer, subject, email, profile) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (id) DO UPDATE SET email = excluded.email, profile = excluded.profile`,
          id,
          user.issuer,
          user.subject,
          user.email,
          JSON.stringify(user.profile satisfies Profile),
        );
        await followEmail(tx, id, user.email);
      });
      return { id, ...user };
    },

    async merge(fromId, intoId) {
      return database.transaction(async (tx) => {
        // From here on neither starts a plan, and no trip of theirs is saved.
        const found = await tx.all(
          `SELECT id, email FROM users WHERE id IN ($1, $2) ORDER BY id ${forUpdate}`,
          fromId,
          intoId,
        );
        if (found.length < 2) return 0;
        const into = found.find(({ id }) => id === intoId);
        const moved = await tx.run(
          "UPDATE trips SET owner_id = $1 WHERE owner_id = $2",
          intoId,
          fromId,
        );
        await tx.run(
          `UPDATE trip_history SET made_by = $1 WHERE made_by = $2 AND trip_id IN (
             SELECT id FROM trips WHERE owner_id = $1)`,
          intoId,
          fromId,
        );
        await tx.run("UPDATE share_links SET owner_id = $1 WHERE owner_id = $2", intoId, fromId);
        await followEmail(tx, intoId, String(into?.email));
        // A key that both have used is the other's.
        await tx.run(
          `UPDATE generations SET user_id = $1 WHERE user_id = $2 AND idempotency_key NOT IN (
             SELECT idempotency_key FROM generations WHERE user_id = $1)`,
          intoId,
          fromId,
        );
        await tx.run("DELETE FROM users WHERE id = $1", fromId);
        return moved;
      });
    },

    async remove(userId) {
      await database.freeing.transaction(async (tx) => {
        // From here on no generation of theirs is created: that takes the same row.
        await tx.get(`SELECT id FROM users WHERE id = $1 ${forUpdate}`, userId);
        // That plans were made still counts, or who deletes their account could have any number a day.
        await tx.run(
          `INSERT INTO removed_generations (id, user_id, created_at_ms, input_tokens, output_tokens)
           SELECT id, user_id, created_at_ms, input_tokens, output_tokens FROM generations
           WHERE user_id = $1 AND ${COUNTED_PLAN}`,
          userId,
        );
        // Everything else refers to the user and goes along (ON DELETE CASCADE).
        await tx.run("DELETE FROM users WHERE id = $1", userId);
      });
    },
  };
}
