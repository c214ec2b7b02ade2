import { summariseTrip } from "../../../domain/trip/summarise-trip.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { Profile } from "../../../domain/wire-schemas.ts";
import { parseStoredOr } from "../parse-stored.ts";
import { memberHashOf } from "../share-link-store.ts";
import { newStamp } from "../trip-store.ts";
import { type ToldUser, type UserStore, userIdOf } from "../user-store.ts";
import { COUNTED_PLAN } from "./generation-store.ts";
import { readUser } from "./read-rows.ts";
import type { SqlDatabase, SqlQueries } from "./sql-database.ts";

export function createUserStore(database: SqlDatabase): UserStore {
  return {
    async find(userId) {
      const row = await database.get(
        "SELECT id, issuer, subject, email, profile, language FROM users WHERE id = $1",
        userId,
      );
      return row === undefined ? undefined : readUser(row);
    },

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
        await claimTrips(tx, id, user);
      });
      return { id, ...user };
    },

    async setLanguage(userId, language) {
      await database.run("UPDATE users SET language = $1 WHERE id = $2", language, userId);
    },

    merge: (fromId, intoId) => database.transaction((tx) => mergeUsers(tx, fromId, intoId)),

    async remove(userId) {
      await database.freeing.transaction(async (tx) => {
        // From here on no generation of theirs is created: that takes the same row.
        await tx.get(`SELECT id FROM users WHERE id = $1 ${tx.dialect.forUpdate}`, userId);
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

async function mergeUsers(tx: SqlQueries, fromId: string, intoId: string): Promise<number> {
  // From here on neither starts a plan, and no trip of theirs is saved.
  const found = await tx.all(
    `SELECT id, email FROM users WHERE id IN ($1, $2) ORDER BY id ${tx.dialect.forUpdate}`,
    fromId,
    intoId,
  );
  if (found.length < 2) return 0;
  const into = found.find(({ id }) => id === intoId);
  const moved = await tx.run("UPDATE trips SET owner_id = $1 WHERE owner_id = $2", intoId, fromId);
  await tx.run(
    `UPDATE trip_history SET made_by = $1 WHERE made_by = $2 AND trip_id IN (
             SELECT id FROM trips WHERE owner_id = $1)`,
    intoId,
    fromId,
  );
  // A way to sign in that the other has, too, goes with the first.
  await tx.run(
    `UPDATE accounts SET user_id = $1 WHERE user_id = $2 AND NOT EXISTS (
             SELECT 1 FROM accounts WHERE user_id = $1)`,
    intoId,
    fromId,
  );
  await tx.run("UPDATE share_links SET owner_id = $1 WHERE owner_id = $2", intoId, fromId);
  await tx.run("UPDATE trip_files SET owner_id = $1 WHERE owner_id = $2", intoId, fromId);
  // Where an owner has removed the first, the other stays removed.
  await tx.run(
    `UPDATE share_links SET content = replace(content, $1, $2), revision = revision + 1
     WHERE trip_id IN (SELECT trip_id FROM trip_members WHERE user_id = $3)
       AND content <> replace(content, $1, $2)`,
    memberHashOf(fromId),
    memberHashOf(intoId),
    fromId,
  );
  await tx.run(
    `UPDATE trip_members SET user_id = $1 WHERE user_id = $2 AND trip_id NOT IN (
             SELECT trip_id FROM trip_members WHERE user_id = $1)`,
    intoId,
    fromId,
  );
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
}

async function followEmail(tx: SqlQueries, userId: string, email: string): Promise<void> {
  const trips = await tx.all(
    `SELECT id, version, document FROM trips WHERE owner_id = $1 AND user_email <> $2
       ORDER BY id ${tx.dialect.forUpdate}`,
    userId,
    email,
  );
  for (const { id = null, version, document } of trips) {
    const nextVersion = Number(version) + 1;
    const former = parseStoredOr<Trip, undefined>(document, undefined);
    if (former === undefined) {
      // A damaged trip keeps nobody from signing in.
      await tx.run("UPDATE trips SET user_email = $1 WHERE id = $2", email, id);
      continue;
    }
    const trip: Trip = { ...former, userEmail: email, version: nextVersion };
    await tx.run(
      "UPDATE trips SET user_email = $1, version = $2, document = $3, stamp = $5 WHERE id = $4",
      email,
      nextVersion,
      JSON.stringify(trip),
      id,
      newStamp(),
    );
  }
}

/** Gives the original product's trips to whom their address belongs, as their provider says. */
async function claimTrips(tx: SqlQueries, userId: string, user: ToldUser): Promise<void> {
  if (user.profile.verified_email !== true) return;
  const found = await tx.all(
    `SELECT id, version, document FROM unclaimed_trips WHERE user_email = $1
       ORDER BY id ${tx.dialect.forUpdate}`,
    user.email,
  );
  for (const { id = null, version, document } of found) {
    const claimed = parseStoredOr<Trip, undefined>(document, undefined);
    if (claimed === undefined) continue;
    const trip = { ...claimed, version: Number(version) };
    await tx.run(
      `INSERT INTO trips (id, owner_id, user_email, version, summary, document, stamp)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      id,
      userId,
      user.email,
      Number(version),
      JSON.stringify(summariseTrip(trip)),
      String(document),
      newStamp(),
    );
    await tx.run("DELETE FROM unclaimed_trips WHERE id = $1", id);
  }
}
