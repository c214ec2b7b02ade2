import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { startReplay } from "../../support/server/replay.ts";
import { startServiceFront } from "../../support/server/service-front.ts";
import { spawnProgram } from "../../support/server/spawn-program.ts";

const MAIN = join(import.meta.dirname, "../../../src/server/operating/open-data-main.ts");
const front = await startServiceFront();
afterAll(() => front.close());
const { keep } = closeAfterEach();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tripwright-open-data-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const openData = (words: readonly string[], env: Readonly<Record<string, string>> = front.env) =>
  spawnProgram(MAIN, env, words, folder).ended;
/** Only the section of findings: the table before it has seconds. */
const guideIn = (stdout: string) => stdout.slice(stdout.indexOf("\n\n"));

test("a guide is built by the travel guide's page while Photon fails, as the server does", async () => {
  front.openData.fail("photon", "429");
  const { code, stdout } = await openData(["build", "Alvorim"]);
  expect(stdout).toMatch(/^Photon place .* Photon place: 429$/m);
  expect(stdout).toMatch(/^Alvorim, Portugal: full\. \d\d places/m);
  expect(code).toBe(0);
  const nowhere = await openData(["build", "Nowhere at all"]);
  front.openData.fail("photon", undefined);
  expect(nowhere.code).toBe(1);
  expect(nowhere.stderr).toContain(
    "Photon doesn't answer, and Wikivoyage has no page called Nowhere at all, or doesn't either.",
  );
});

test("what was recorded makes the same guide again", async () => {
  const recorded = await openData(["record", "Alvorim"]);
  expect(recorded.stdout).toContain("Recorded in open-data-recorded/Alvorim/");
  expect(recorded.code).toBe(0);
  const replay = keep(await startReplay(join(folder, "open-data-recorded/Alvorim")));
  const { stdout } = await openData(["build", "Alvorim"], replay.of(front.env));
  expect(replay.unknown).toEqual([]);
  expect(guideIn(stdout)).toContain("Alvorim, Portugal: full.");
  expect(guideIn(recorded.stdout).replace(/\nRecorded in .*/, "")).toBe(guideIn(stdout));
});
