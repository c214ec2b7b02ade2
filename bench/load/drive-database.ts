// The other yardstick of bench/load.ts: a database and its driver, with neither HTTP nor rules between.
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { TripDraft } from "../../src/domain/trip/trip.ts";
import { createPostgresStore } from "../../src/server/store/sql/create-postgres-store.ts";
import { createSqliteStore } from "../../src/server/store/sql/create-sqlite-store.ts";
import { keepPlan } from "../measure/keep-plan.ts";
import { type Load, percentiles } from "./measure-load.ts";

/** As many as the application's pool has. */
const CONNECTIONS = 10;

/** Which trips are worked on, and whose. */
type Subject = { readonly tripId: string; readonly userId: string };

export type Drive = {
  readonly kind: "SQLite" | "PostgreSQL";
  readonly location: string;
  /** `plan` saves new trips through the store: three transactions; the others are the driver's own. */
  readonly work: "get" | "list" | "save" | "plan";
  readonly subjects: readonly Subject[];
  readonly seconds: number;
  readonly draft: TripDraft;
};

export type Driven = Load;

type Steps = Readonly<Record<Drive["work"], (subject: Subject) => Promise<unknown>>>;

const TRIP = "SELECT version, document FROM trips WHERE id = $1 AND owner_id = $2";
const LIST = `SELECT id, version, summary FROM trips WHERE owner_id = $1 AND id < 'A'
  ORDER BY id DESC LIMIT 51`;
const UPDATE =
  "UPDATE trips SET version = version + 1, summary = summary, document = $1 WHERE id = $2";
const CHANGE = `INSERT INTO trip_changes (owner_id, idempotency_key, trip_id, changes_hash, made_at_ms)
  VALUES ($1, $2, $3, 'hash', $4)`;

const opened = new Map<string, Promise<Steps>>();

process.on("message", (message) => {
  // Sent by bench/load/bench-processes.ts, its parent.
  drive(message as Drive).then(
    (driven) => process.send?.(driven),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function drive({ kind, location, work, subjects, seconds, draft }: Drive): Promise<Driven> {
  const open = kind === "SQLite" ? openSqlite : openPostgres;
  const steps = opened.get(location) ?? open(location, JSON.stringify(draft), draft);
  opened.set(location, steps);
  const step = (await steps)[work];
  const times: number[] = [];
  const startedMs = performance.now();
  const endMs = startedMs + seconds * 1000;
  let turn = 0;
  async function worker(): Promise<void> {
    while (performance.now() < endMs) {
      const subject = subjects[turn % subjects.length];
      if (subject === undefined) throw new Error("there is nothing to work on");
      turn += 1;
      const beganMs = performance.now();
      await step(subject);
      times.push(performance.now() - beganMs);
    }
  }
  await Promise.all(Array.from({ length: kind === "SQLite" ? 1 : CONNECTIONS }, worker));
  const perSecond = (times.length * 1000) / (performance.now() - startedMs);
  return { perSecond, ...percentiles(times) };
}

async function openSqlite(location: string, text: string, draft: TripDraft): Promise<Steps> {
  const store = createSqliteStore(location);
  const database = new DatabaseSync(location, { timeout: 5000 });
  database.exec("PRAGMA synchronous = FULL");
  const [trip, list, update, change] = [TRIP, LIST, UPDATE, CHANGE].map((sql) =>
    database.prepare(sql.replaceAll("$", "?")),
  );
  return {
    get: async ({ tripId, userId }) => trip?.get(tripId, userId),
    list: async ({ userId }) => list?.all(userId),
    async save({ tripId, userId }) {
      database.exec("BEGIN IMMEDIATE");
      trip?.get(tripId, userId);
      update?.run(text, tripId);
      change?.run(userId, newKey(), tripId, Date.now());
      database.exec("COMMIT");
    },
    plan: ({ userId }) => keepPlan(store, userId, draft),
  };
}

async function openPostgres(location: string, text: string, draft: TripDraft): Promise<Steps> {
  const store = await createPostgresStore(location);
  const pool = new pg.Pool({ connectionString: location, max: CONNECTIONS });
  return {
    get: ({ tripId, userId }) => pool.query(TRIP, [tripId, userId]),
    list: ({ userId }) => pool.query(LIST, [userId]),
    async save({ tripId, userId }) {
      const client = await pool.connect();
      await client.query("BEGIN");
      await client.query(TRIP, [tripId, userId]);
      await client.query(UPDATE, [text, tripId]);
      await client.query(CHANGE, [userId, newKey(), tripId, Date.now()]);
      await client.query("COMMIT");
      client.release();
    },
    plan: ({ userId }) => keepPlan(store, userId, draft),
  };
}

let keys = 0;
function newKey(): string {
  keys += 1;
  return `driven-${process.pid}-${keys}`;
}
