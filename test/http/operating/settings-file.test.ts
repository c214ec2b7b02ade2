import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../support/server/free-port.ts";
import { runDoctor } from "../../support/server/run-doctor.ts";
import { spawnServer } from "../../support/server/spawn-server.ts";

let folder: string;
let port: number;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "tripwright-settings-"));
  port = await freePort();
  writeFileSync(
    join(folder, ".env"),
    `# a comment\nPORT=${port}\nDATA_DIR="${folder}/data"\nMAX_TRIP_DAYS=12\nGEMINI_KEY=x\n`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the file .env sets what the environment doesn't, and an unknown name in it is warned of", async () => {
  const server = spawnServer({ MAX_TRIP_DAYS: "7" }, undefined, folder);
  await server.listening;
  const answer = await fetch(`http://localhost:${port}/api/config`);
  expect(await answer.json()).toMatchObject({ limits: { maxTripDays: 7 } });
  server.child.kill("SIGTERM");
  const { stdout } = await server.ended;
  expect(stdout).toContain("GEMINI_KEY is not a setting and does nothing");
});

test("the doctor reads the file, too", async () => {
  const { stdout } = await runDoctor({}, [], folder);
  expect(stdout).toContain(`Port ${port} is free.`);
  expect(stdout).toMatch(/^warning +settings +GEMINI_KEY is not a setting and does nothing/m);
});

test("a file that can't be read is one sentence", async () => {
  rmSync(join(folder, ".env"));
  mkdirSync(join(folder, ".env"));
  const { code, stderr } = await spawnServer({}, undefined, folder).ended;
  expect(code).toBe(1);
  expect(stderr.trimEnd()).toBe(
    `The file .env can't be read (EISDIR). Make it readable for user ${process.getuid?.()}, or move it away.`,
  );
});
