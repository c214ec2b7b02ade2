import type { Trip } from "../../domain/trip.ts";
import type { Profile } from "../../domain/wire.ts";
import type { SqliteDatabase } from "./sqlite-database.ts";
import type { UserStore } from "./store.ts";
import { userIdOf } from "./user-id.ts";

export function createSqliteUserStore(database: SqliteDatabase): UserStore {
  function followEmail(userId: string, email: string): void {
    const trips = database.all(
      "SELECT id, version, document FROM trips WHERE owner_id = ? AND user_email <> ?",
      userId,
      email,
    );
    for (const { id, version, document } of trips) {
      const nextVersion = Number(version) + 1;
      const trip: Trip = {
        ...JSON.parse(String(document)),
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

    async remove(userId) {
      database.transaction(() => {
        // That plans were made still counts, or who deletes their account could have any number a day.
        database.run(
          `INSERT INTO removed_generations (id, user_id, created_at_ms, input_tokens, output_tokens)
           SELECT id, user_id, created_at_ms, input_tokens, output_tokens FROM generations
           WHERE user_id = ?`,
          userId,
        );
        // Everything else hangs on the user and goes along (ON DELETE CASCADE).
        database.run("DELETE FROM users WHERE id = ?", userId);
      });
    },
  };
}
