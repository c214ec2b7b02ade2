// 1,000 stories of 100 steps: what two devices, offline and on, make of one traveller's trips.
import { spawnSync } from "node:child_process";

const { status } = spawnSync(
  "node_modules/.bin/vitest",
  ["run", "--project=unit", "test/contract/offline/offline-convergence.test.ts"],
  { stdio: "inherit", env: { ...process.env, SEQUENCES: "1000" } },
);
process.exitCode = status ?? 1;
