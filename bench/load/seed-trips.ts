import type { TripDraft } from "../../src/domain/trip/trip.ts";
import { newTrip } from "../../src/server/generation/new-trip.ts";
import { hashToken } from "../../src/server/lib/tokens.ts";
import { SESSION_COOKIE } from "../../test/support/sign-in/walk.ts";
import type { RunSql } from "./bench-database.ts";

/** The first trip's millisecond. */
const FIRST_ID = 1_500_000_000_000;
const ID_PLACE = "0000000000000";
const EMAIL = "bench@example.com";
const TRIPS_EACH = 10;
/** MAX_TRIPS_PER_USER, unless the operator says otherwise. */
const HEAVY_TRIPS = 1000;
const MAX_CHANGES = 1000;
const HOUR_MS = 3_600_000;
const PROFILE = JSON.stringify({ id: "1", email: EMAIL, verified_email: true, name: "Ada" });

/** Trips inserted together: ten for each of many users, and a thousand for one. */
export type SeededTrips = {
  readonly firstRow: number;
  readonly rowCount: number;
  readonly users: number;
  /** How often one of the rows is the heavy user's; 0: there is none. */
  readonly heavyEvery: number;
};

/**
 * Inserts `count` trips of users with ten each, spread over the rows as if the users had planned
 * alternately, and among them a thousand trips of one user. Every tenth has its saved generation
 * with a log, and a change.
 */
export async function seedTrips(
  run: RunSql,
  options: { firstRow: number; count: number; draft: TripDraft; hasHeavy: boolean },
): Promise<SeededTrips> {
  const { firstRow, count, draft, hasHeavy } = options;
  const users = count / TRIPS_EACH;
  const rows = count + (hasHeavy ? HEAVY_TRIPS : 0);
  const heavyEvery = hasHeavy ? rows / HEAVY_TRIPS : 0;
  const seeded = { firstRow, rowCount: rows, users, heavyEvery };
  const { document, summary } = newTrip(draft, FIRST_ID)({ id: ID_PLACE, userEmail: EMAIL });
  const last = firstRow + rows - 1;
  for (const [id, from, to] of [
    ["'u' || i", firstRow, firstRow + users - 1],
    ["'heavy' || i", firstRow, hasHeavy ? firstRow : firstRow - 1],
  ] as const) {
    await run(
      `INSERT INTO users (id, issuer, subject, email, profile)
       ${counting(from, to)} SELECT ${id}, 'bench', ${id}, '${EMAIL}', $1 FROM n`,
      PROFILE,
    );
  }
  await run(
    `INSERT INTO trips (id, owner_id, user_email, version, stamp, summary, document)
     ${counting(firstRow, last)}
     SELECT CAST(${FIRST_ID} + i AS TEXT), ${ownerSql(seeded)}, '${EMAIL}', 1, '',
            replace($1, '${ID_PLACE}', CAST(${FIRST_ID} + i AS TEXT)),
            replace($2, '${ID_PLACE}', CAST(${FIRST_ID} + i AS TEXT)) FROM n`,
    JSON.stringify(summary),
    JSON.stringify(document),
  );
  // Between six days and one old, so that none of today's limits is used up and none is forgotten.
  const madeAt = `${Date.now() - 6 * 24 * HOUR_MS} + i * 37 % ${5 * 24 * HOUR_MS}`;
  const tenth = counting(firstRow, last, TRIPS_EACH);
  await run(
    `INSERT INTO generations (id, user_id, idempotency_key, request, state, owner_id,
       lease_until_ms, created_at_ms, input_tokens, output_tokens)
     ${tenth} SELECT 'g' || i, ${ownerSql(seeded)}, 'key' || i, $1, 'saved', 'bench', 0, ${madeAt}, 0, 0 FROM n`,
    JSON.stringify(draft.userSelection),
  );
  await run(
    `INSERT INTO generation_events (generation_id, seq, event)
     ${tenth} SELECT 'g' || i, 1, '{"type":"saved","tripId":"' || (${FIRST_ID} + i) || '"}' FROM n`,
  );
  await run(
    `INSERT INTO trip_changes (owner_id, idempotency_key, trip_id, changes_hash, made_at_ms)
     ${tenth} SELECT ${ownerSql(seeded)}, 'key' || i, CAST(${FIRST_ID} + i AS TEXT), 'hash', ${madeAt} FROM n`,
  );
  // As many as are remembered of one person.
  const heavyId = hasHeavy ? `heavy${firstRow}` : "";
  await run(
    `INSERT INTO trip_changes (owner_id, idempotency_key, trip_id, changes_hash, made_at_ms)
     ${counting(1, hasHeavy ? MAX_CHANGES : 0)} SELECT $1, 'old' || i, 'none', 'hash', ${madeAt} FROM n`,
    heavyId,
  );
  return seeded;
}

export type Traveller = { readonly id: string; readonly cookie: string };

/** Signs a seeded user in. */
export async function signIn(run: RunSql, id: string): Promise<Traveller> {
  const token = `token-of-${id}`;
  const nowMs = Date.now();
  await run(
    `INSERT INTO sessions (token_hash, id, user_id, device, created_at_ms, last_used_at_ms, expires_at_ms)
     VALUES ($1, $2, $3, 'bench', $4, $5, $6)`,
    hashToken(token),
    `session-of-${id}`,
    id,
    nowMs,
    nowMs,
    nowMs + 7 * 24 * HOUR_MS,
  );
  return { id, cookie: `${SESSION_COOKIE}=${token}` };
}

/** The id of the trip in that row. */
export function idOfRow(row: number): string {
  return String(FIRST_ID + row);
}

/** The user of that number among those with ten trips each, and the rows of their trips. */
export function seededUser(seeded: SeededTrips, at: number): { id: string; rows: number[] } {
  const { firstRow, rowCount, users } = seeded;
  const id = `u${firstRow + at}`;
  const rows: number[] = [];
  for (let round = 0; round * users < rowCount; round += 1) {
    const row = firstRow + round * users + ((((at - round) % users) + users) % users);
    if (row < firstRow + rowCount && ownerOfRow(seeded, row) === id) rows.push(row);
  }
  return { id, rows };
}

/** The user with a thousand trips, and the rows of those. */
export function heavyUser({ firstRow, heavyEvery }: SeededTrips): { id: string; rows: number[] } {
  const rows = Array.from({ length: HEAVY_TRIPS }, (_, at) => firstRow + at * heavyEvery);
  return { id: `heavy${firstRow}`, rows };
}

/** Whose trip is in that row. */
function ownerOfRow({ firstRow, users, heavyEvery }: SeededTrips, row: number): string {
  if (heavyEvery > 0 && (row - firstRow) % heavyEvery === 0) return `heavy${firstRow}`;
  const at = row - firstRow;
  return `u${firstRow + ((at + Math.floor(at / users)) % users)}`;
}

function ownerSql({ firstRow, users, heavyEvery }: SeededTrips): string {
  // Moved by one each time round, or a heavy user would take all the rows of some of the others.
  const light = `'u' || (${firstRow} + (i - ${firstRow} + (i - ${firstRow}) / ${users}) % ${users})`;
  if (heavyEvery === 0) return light;
  return `CASE WHEN (i - ${firstRow}) % ${heavyEvery} = 0 THEN 'heavy${firstRow}' ELSE ${light} END`;
}

/** Numbers as rows, in SQL that both databases have. */
function counting(from: number, to: number, step = 1): string {
  return `WITH RECURSIVE n(i) AS (
    SELECT CAST(${from} AS BIGINT) WHERE ${from} <= ${to}
    UNION ALL SELECT i + ${step} FROM n WHERE i + ${step} <= ${to})`;
}
