import type { TripDocument } from "../../../domain/trip/trip.ts";
import type { Profile } from "../../../domain/wire.ts";
import { COUNTED_PLAN } from "../counted-plan.ts";
import { parseStored } from "../parse-stored.ts";
import type { UserStore } from "../store.ts";
import { userIdOf } from "../user-id.ts";
import type { ReservedDatabase } from "../with-disk-reserve.ts";

export function createSqliteUserStore(database: ReservedDatabase): UserStore {
  function followEmail(userId: string, email: string): void {
    const trips = database.all(
      "SELECT id, version, document FROM trips WHERE owner_id = ? AND user_email <> ?",
      userId,
      email,
    );
    for (const { id, version, document } of trips) {
      const nextVersion = Number(version) + 1;
      const trip: TripDocument = {
        ...parseStored<TripDocument>(document),
        userEmail: email,
        version: nextVersion,
      };
      database.run(
        "UPDATE trips SET user_email = ?, version = ?, document = ? WHERE id = ?",
        email,
        nextVersion,
        JSON.stringify(trip),
        id ?? null,
      );
    }
  }

  return {
    async upsert(user) {
      const id = userIdOf(user.issuer, user.subject);
      database.transaction(() => {
        database.run(
          `INSERT INTO users (id, issuer, subject, email, profile) VALUES (?, ?, ?, ?, ?)
           ON CONFLICT (issuer, subject) DO UPDATE SET email = excluded.email, profile = excluded.profile`,
          id,
          user.issuer,
          user.subject,
          user.email,
          JSON.stringify(user.profile satisfies Profile),
        );
        followEmail(id, user.email);
      });
      return { id, ...user };
    },

    async merge(fromId, intoId) {
      return database.transaction(() => {
        const found = database.all(
          "SELECT id, email FROM users WHERE id IN (?, ?)",
          fromId,
          intoId,
        );
        if (found.length < 2) return 0;
        const into = found.find(({ id }) => id === intoId);
        const moved = database.run(
          "UPDATE trips SET owner_id = ? WHERE owner_id = ?",
          intoId,
          fromId,
        );
        followEmail(intoId, String(into?.email));
        // A key that both have used is the other's.
        database.run(
          `UPDATE generations SET user_id = ? WHERE user_id = ? AND idempotency_key NOT IN (
             SELECT idempotency_key FROM generations WHERE user_id = ?)`,
          intoId,
          fromId,
          intoId,
        );
        database.run("DELETE FROM users WHERE id = ?", fromId);
        return moved;
      });
    },

    async remove(userId) {
      const removeAll = () => {
        // That plans were made still counts, or who deletes their account could have any number a day.
        database.run(
          `INSERT INTO removed_generations (id, user_id, created_at_ms, input_tokens, output_tokens)
           SELECT id, user_id, created_at_ms, input_tokens, output_tokens FROM generations
           WHERE user_id = ? AND ${COUNTED_PLAN}`,
          userId,
        );
        // Everything else hangs on the user and goes along (ON DELETE CASCADE).
        database.run("DELETE FROM users WHERE id = ?", userId);
      };
      database.freeing(() => database.transaction(removeAll));
    },
  };
}
