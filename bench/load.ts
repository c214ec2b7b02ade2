// The load that one server carries, and two: `npm run bench:load`. Trips are read, listed and
// saved, and a thousand streams are open, on SQLite and on PostgreSQL. The figures are compared
// with node:http and the databases' drivers in the same run, and measured again as the number of
// trips grows: `-- --to 100000` stops there.
import { parseArgs } from "node:util";
import { startPostgresServer } from "../test/support/store/postgres-server.ts";
import {
  type BenchDatabase,
  createPostgresBench,
  createSqliteBench,
} from "./load/bench-database.ts";
import { createBenchProcesses } from "./load/bench-processes.ts";
import { measureBesideSaves } from "./load/load-beside-saves.ts";
import { measureGrowth } from "./load/load-growth.ts";
import type { Owner } from "./load/load-requests.ts";
import { measureStreams, seedIdlePlans } from "./load/load-streams.ts";
import { type Budgets, measureThroughput } from "./load/load-throughput.ts";
import { idOfRow, seededUser, seedTrips, signIn } from "./load/seed-trips.ts";
import { createJudge } from "./measure/judge.ts";
import { planDocument, planSmallDocument } from "./measure/plan-document.ts";

const { values: args } = parseArgs({
  options: {
    to: { type: "string", default: "1000000" },
    seconds: { type: "string", default: "2" },
    only: { type: "string" },
  },
});
const seconds = Number(args.seconds);
const TRIPS = 60_000;
const OWNERS = 2_000;
const LARGE_DAYS = 21;
const MAX_LARGE = 10_000;
const SIZES = [1_000, 10_000, 100_000, 1_000_000];

const SQLITE_BUDGETS: Budgets = {
  get: { of: "node:http", least: 0.45 },
  list: { of: "node:http", least: 0.3 },
  save: { of: "driver", least: 0.25 },
};
/** Each answer needs two queries, the session's user and the data, each asked for many answers at once. */
const POSTGRES_BUDGETS: Budgets = {
  get: { of: "driver", least: 0.2 },
  list: { of: "driver", least: 0.1 },
  save: { of: "driver", least: 0.25 },
};
/** On two cores, which the database, the driver and both servers share, two are no faster than one. */
const SHARED_BUDGETS: Budgets = {
  get: { of: "driver", least: 0.1 },
  list: { of: "driver", least: 0.05 },
  save: { of: "driver", least: 0.2 },
};
/** A database as it is meant to be run, but for what a million rows put in at once would make it do. */
const POSTGRES_SETTINGS = {
  fsync: "on",
  shared_buffers: "128MB",
  max_wal_size: "20GB",
  checkpoint_timeout: "1h",
  wal_level: "minimal",
  max_wal_senders: "0",
};

const judge = createJudge();
const processes = createBenchProcesses();
const postgres = await startPostgresServer(POSTGRES_SETTINGS);
const databases: BenchDatabase[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}
try {
  if (args.only !== "growth") await measureFew();
  if (args.only !== "throughput") await measureMany();
  if (!judge.sumUp()) process.exitCode = 1;
} finally {
  await cleanUp();
}

/** A million trips are some gigabytes: they are removed afterwards. */
async function cleanUp(): Promise<void> {
  await processes.stopAll();
  for (const database of databases) await database.dispose();
  await postgres.dispose();
}

function create(kind: BenchDatabase["name"]): Promise<BenchDatabase> {
  return kind === "SQLite" ? createSqliteBench() : createPostgresBench(postgres);
}

/** The load that is carried, with as many trips as a small site has. */
async function measureFew(): Promise<void> {
  const draft = await planDocument(3);
  for (const kind of ["SQLite", "PostgreSQL"] as const) {
    const database = await create(kind);
    databases.push(database);
    const owners: Owner[] = [];
    await database.fill(async (run) => {
      const seeded = await seedTrips(run, { firstRow: 0, count: TRIPS, draft, hasHeavy: false });
      for (let at = 0; at < 3 * OWNERS; at += 1) {
        const { id, rows } = seededUser(seeded, at);
        owners.push({ ...(await signIn(run, id)), tripId: idOfRow(rows[0] ?? -1) });
      }
    });
    // Each measurement has owners of its own, as it knows the versions of their trips.
    const [loaded, watching, disturbed] = [0, 1, 2].map((part) =>
      owners.slice(part * OWNERS, (part + 1) * OWNERS),
    ) as [Owner[], Owner[], Owner[]];
    await database.fill((run) => seedIdlePlans(run, watching));
    const one = await processes.startServer(database.env);
    const rig = { processes, judge, seconds, draft };
    if (kind === "SQLite") {
      const group = { name: "one process", servers: [one], budgets: SQLITE_BUDGETS };
      await measureThroughput(rig, database, loaded, [group]);
    } else {
      const two = await processes.startServer(database.env);
      await measureThroughput(rig, database, loaded, [
        { name: "one process", servers: [one], budgets: POSTGRES_BUDGETS },
        { name: "two processes", servers: [one, two], budgets: SHARED_BUDGETS },
      ]);
    }
    await measureBesideSaves(judge, database, one, disturbed);
    await processes.stopAll();
    const fresh = await processes.startServer(database.env);
    await measureStreams(judge, database, fresh, watching, seconds);
    await fresh.stop();
  }
}

/** How each request's time grows with the number of trips. */
async function measureMany(): Promise<void> {
  const draft = await planSmallDocument();
  const bytes = Buffer.byteLength(JSON.stringify(draft));
  const largeDraft = await planDocument(LARGE_DAYS);
  const whole = JSON.stringify(largeDraft);
  const sizes = SIZES.filter((size) => size <= Number(args.to));
  console.log(
    `\nGrowth: small plans of ${bytes} bytes, ten to a user; at each size one user more with 1,000`,
  );
  for (const kind of ["SQLite", "PostgreSQL"] as const) {
    const database = await create(kind);
    databases.push(database);
    await measureGrowth({ processes, judge }, database, { sizes, draft });
    await database.dispose();
    const large = await create(kind);
    databases.push(large);
    console.log(`\n${kind}: whole plans of ${LARGE_DAYS} days, ${Buffer.byteLength(whole)} bytes`);
    await measureGrowth({ processes, judge }, large, {
      sizes: sizes.filter((size) => size <= MAX_LARGE),
      draft: largeDraft,
    });
    await large.dispose();
  }
}
