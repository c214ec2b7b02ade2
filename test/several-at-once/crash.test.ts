import { expect, test } from "vitest";
import {
  type CrashDatabase,
  createCrashPostgres,
  createCrashSqlite,
} from "../support/crash/crash-database.ts";
import { runCrashRounds } from "../support/crash/crash-rounds.ts";
import { IS_NIGHTLY } from "../support/nightly.ts";

type Row = [
  name: string,
  create: () => Promise<CrashDatabase>,
  options: { kills: number; writers: number; lifeMs: number },
];

test.each<Row>([
  [
    "SQLite",
    async () => createCrashSqlite(),
    { kills: IS_NIGHTLY ? 100 : 3, writers: 1, lifeMs: 400 },
  ],
  // A writer opens its connections first.
  ...(IS_NIGHTLY
    ? [["PostgreSQL", createCrashPostgres, { kills: 50, writers: 2, lifeMs: 1_500 }] satisfies Row]
    : []),
])(
  "a writer killed while saving to %s loses, doubles and halves nothing acknowledged",
  { timeout: 900_000 },
  async (_name, create, { kills, ...options }) => {
    const database = await create();
    try {
      const report = await runCrashRounds(database, {
        ...options,
        kills,
        acknowledged: 51,
        travellers: 20,
        serverEvery: 2,
      });
      expect(report).toMatchObject({ lost: [], duplicated: [], broken: [] });
      expect(report.kills.writers + report.kills.servers).toBeGreaterThanOrEqual(kills);
      expect(report.acknowledged).toBeGreaterThan(50);
      expect(report.askedAgain).toBeGreaterThan(0);
    } finally {
      await database.dispose();
    }
  },
);
