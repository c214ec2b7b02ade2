import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { ownVersion } from "../../src/server/lib/own-version.ts";
import { createSqliteStore } from "../../src/server/store/sql/create-sqlite-store.ts";
import { eachDataFolder } from "../support/each-data-folder.ts";
import { fillStore } from "../support/fill-store.ts";
import { runDataCommandHere } from "../support/run-data-command.ts";
import { recordsAt, withStore } from "../support/with-store.ts";

const folder = eachDataFolder("refused");
/** A store of one person. */
let source: string;
beforeEach(async () => {
  source = inFolder("small.sqlite");
  await withStore(createSqliteStore(source), (store) => fillStore(store, { people: 1 }));
});

const inFolder = (name: string) => join(folder().dataDir, name);
const runHere = (...args: string[]) => runDataCommandHere(folder().dataDir, args);

describe("an exported file", () => {
  let file: string;
  beforeEach(async () => {
    file = inFolder("all.jsonl");
    expect(await runHere("export", "--from", source, "--to", file)).toMatchObject({ code: 0 });
  });

  async function refusal(): Promise<string> {
    const { code, said } = await runHere("import", "--from", file, "--to", inFolder("to.sqlite"));
    expect(code).toBe(1);
    expect(existsSync(inFolder("to.sqlite"))).toBe(false);
    return said;
  }

  test.each([0.001, 0.1, 0.5, 0.9, 0.999])(
    "with one byte altered, at %s of it, is refused before anything is written",
    async (part) => {
      const bytes = readFileSync(file);
      const at = Math.floor(bytes.length * part);
      bytes[at] = (bytes[at] ?? 0) ^ 0x01;
      writeFileSync(file, bytes);
      expect(await refusal()).toContain(`${file} is`);
    },
  );

  test.each([
    ["its last line", (text: string) => text.slice(0, text.lastIndexOf("\n", text.length - 2) + 1)],
    ["half of it", (text: string) => text.slice(0, text.length / 2)],
    ["its last byte", (text: string) => text.slice(0, -1)],
  ])("without %s is refused as cut off", async (_name, cut) => {
    writeFileSync(file, cut(readFileSync(file, "utf8")));
    expect(await refusal()).toContain("is cut off");
  });

  test("that is something else, or of a newer format, is refused with what to do", async () => {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, '{"name":"another program"}\n');
    expect(await refusal()).toContain("is no file that Tripwright exported");
    writeFileSync(file, text.replace('"format":1', '"format":2').replace(ownVersion(), "9.8.7"));
    expect(await refusal()).toContain("Install Tripwright 9.8.7 or newer.");
  });

  test("may be read by nobody but its owner, and is never written over", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { code, said } = await runHere("export", "--from", source, "--to", file);
    expect(code).toBe(1);
    expect(said).toContain(`There is a file ${file} already.`);
  });
});

describe("a target", () => {
  test("that holds anything is refused and left as it was", async () => {
    const to = inFolder("to.sqlite");
    await withStore(createSqliteStore(to), (store) => fillStore(store, { people: 1 }));
    const before = await recordsAt(to);
    const { code, said } = await runHere("migrate", "--from", source, "--to", to);
    expect(code).toBe(1);
    expect(said).toContain("1 users, 2 sessions, 4 trips");
    expect(said).toContain("nothing is written over. Name an empty one");
    expect(await recordsAt(to)).toEqual(before);
  });

  test("that is the source, or a source that isn't there, is refused", async () => {
    const same = await runHere("migrate", "--from", source, "--to", `sqlite:${source}`);
    expect(same.said).toContain("Source and target are both");
    const none = await runHere("migrate", "--from", inFolder("none.sqlite"), "--to", source);
    expect(none.said).toContain(`There is no database ${inFolder("none.sqlite")}. Mend --from.`);
    expect(existsSync(inFolder("none.sqlite"))).toBe(false);
    const typo = await runHere("migrate", "--from", source, "--to", "mysql://u:secret@db/trips");
    expect(typo.said).toContain("--to begins with mysql:");
    expect(typo.said.replaceAll("--to-file", "")).not.toContain("secret");
    expect([same.code, none.code, typo.code]).toEqual([1, 1, 1]);
  });
});
