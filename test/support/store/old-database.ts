import { DatabaseSync } from "node:sqlite";
import { hashToken } from "../../../src/server/lib/tokens.ts";
import { SQLITE_MIGRATIONS } from "../../../src/server/store/sql/migrations.ts";
import { openSqliteDatabase } from "../../../src/server/store/sql/sqlite/sqlite-database.ts";
import { userIdOf } from "../../../src/server/store/user-id.ts";
import { TRIP_REQUEST, tripDraft } from "../plans/trip-draft.ts";
import { storePerson } from "./store-person.ts";

const HOUR_MS = 3_600_000;
/** What a list said of a trip, when it said least. */
const SUMMARY = { location: "Porto, Portugal", noOfDays: 2, traveler: "2", budget: "Standard" };

export type OldDatabase = {
  readonly userId: string;
  readonly tripIds: readonly string[];
  readonly sessionToken: string;
};

/** A database as a former Tripwright left it, with someone's session, trips and plans, old and removed. */
export function writeOldDatabase(path: string, version: number, nowMs = Date.now()): OldDatabase {
  openSqliteDatabase(path, SQLITE_MIGRATIONS.slice(0, version)).close();
  const database = new DatabaseSync(path);
  const { issuer, subject, email, profile } = storePerson("ada");
  const userId = userIdOf(issuer, subject);
  const sessionToken = "a token of old";
  const insert = (sql: string, ...values: (string | number)[]) =>
    database.prepare(sql).run(...values);
  insert(
    "INSERT INTO users (id, issuer, subject, email, profile) VALUES (?, ?, ?, ?, ?)",
    userId,
    issuer,
    subject,
    email,
    JSON.stringify(profile),
  );
  insert(
    "INSERT INTO sessions (token_hash, user_id, created_at_ms, expires_at_ms) VALUES (?, ?, ?, ?)",
    hashToken(sessionToken),
    userId,
    nowMs,
    nowMs + HOUR_MS,
  );
  const tripIds = [1, 2, 3].map((number) => String(1_700_000_000_000 + number));
  for (const id of tripIds) {
    const createdAt = new Date(Number(id)).toISOString();
    const trip = { id, ...tripDraft(), userEmail: email, version: 1, createdAt };
    insert(
      "INSERT INTO trips (id, owner_id, user_email, version, summary, document) VALUES (?, ?, ?, 1, ?, ?)",
      id,
      userId,
      email,
      JSON.stringify({ id, ...SUMMARY, createdAt }),
      JSON.stringify(trip),
    );
  }
  for (const [id, state, planner] of [
    ["a model's", "saved"],
    ["failed", "failed"],
    ["the guide's", "saved", "guide"],
  ] as const) {
    insert(
      `INSERT INTO generations (id, user_id, idempotency_key, request, state, owner_id, lease_until_ms, created_at_ms)
       VALUES (?, ?, ?, ?, ?, 'gone', 0, ?)`,
      id,
      userId,
      id,
      JSON.stringify({ ...TRIP_REQUEST, planner }),
      state,
      nowMs,
    );
  }
  if (version >= 9) insert("UPDATE generations SET planner = 'guide' WHERE id = ?", "the guide's");
  if (version >= 4) {
    // As one of the fourth version wrote it, twice the same.
    for (let count = 0; version < 6 && count < 2; count += 1) {
      insert("INSERT INTO removed_generations VALUES ('gone', ?, 7, 9)", nowMs);
    }
  }
  database.close();
  return { userId, tripIds, sessionToken };
}
