import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  watch,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { ownVersion } from "../../../src/server/lib/own-version.ts";
import { createReport } from "../../../src/server/operating/report.ts";
import { writeExport } from "../../../src/server/operating/write-export.ts";
import { openStore } from "../../../src/server/store/open-store.ts";
import { createSqliteStore } from "../../../src/server/store/sql/create-sqlite-store.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { eachDataFolder } from "../../support/store/each-data-folder.ts";
import { fillStore } from "../../support/store/fill-store.ts";
import { startPostgresServer } from "../../support/store/postgres-server.ts";
import { runDataCommandHere, startDataCommand } from "../../support/store/run-data-command.ts";
import { recordsAt, withStore } from "../../support/store/with-store.ts";

const folder = eachDataFolder("refused");
/** A store of one person. */
let source: string;
beforeEach(async () => {
  mkdirSync(inFolder("source"));
  source = inFolder("source/tripwright.sqlite");
  await withStore(createSqliteStore(source), (store) => fillStore(store, { people: 1 }));
});

const inFolder = (name: string) => join(folder().dataDir, name);

describe("an exported file", () => {
  let file: string;
  beforeEach(async () => {
    file = inFolder("all.jsonl");
    expect(await runDataCommandHere(source, ["export", file])).toMatchObject({ code: 0 });
  });

  async function refusal(): Promise<string> {
    const { code, said } = await runDataCommandHere(inFolder("to.sqlite"), ["import", file]);
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

  test("whose lines are endless, or nested without end, is refused in bounded memory", async () => {
    const header = `${readFileSync(file, "utf8").split("\n")[0]}\n`;
    writeFileSync(file, header + "x".repeat(17 * 1024 * 1024));
    expect(await refusal()).toContain("a line has no end");
    const nested = ['{"a":'.repeat(50_000), "1", "}".repeat(50_000)].join("");
    const user = `{"id":"a","issuer":"b","subject":"c","email":"d","profile":${nested}}`;
    writeFileSync(file, `${header}{"kind":"users","record":${user}}\n`);
    expect(await refusal()).toContain("is altered: line 2 can't be read");
  });

  test("that matches its own hashes and refers to nobody is refused, and no server starts on it", async () => {
    const quiet = createReport({ out: () => undefined, err: () => undefined });
    const all = await recordsAt(source);
    rmSync(file);
    await writeExport(
      {
        read: async (kind) => ({ records: kind === "users" ? [] : all[kind], next: undefined }),
        count: async (kind) => all[kind].length,
      },
      file,
      { report: quiet, signal: new AbortController().signal },
    );
    const to = inFolder("to.sqlite");
    const { code, said } = await runDataCommandHere(to, ["import", file]);
    expect(code).toBe(1);
    expect(said).toContain("accounts refer to something that it doesn't hold");
    await expect(openStore({ kind: "sqlite", path: to })).rejects.toThrow("was not finished");
  });

  test("may be read by nobody but its owner, and is never written over", async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { code, said } = await runDataCommandHere(source, ["export", file]);
    expect(code).toBe(1);
    expect(said).toContain(`There is a file ${file} already.`);
  });
});

describe("a store", () => {
  async function exportSource(): Promise<string> {
    const file = inFolder("all.jsonl");
    expect(await runDataCommandHere(source, ["export", file])).toMatchObject({ code: 0 });
    return file;
  }

  test("that holds anything is refused and left as it was", async () => {
    const file = await exportSource();
    const to = inFolder("to.sqlite");
    await withStore(createSqliteStore(to), (store) => fillStore(store, { people: 1 }));
    const before = await recordsAt(to);
    const { code, said } = await runDataCommandHere(to, ["import", file]);
    expect(code).toBe(1);
    expect(said).toContain("1 users, 1 accounts, 1 accountLinks, 2 sessions, 4 trips");
    expect(said).toContain("nothing is written over. Empty it, or name an empty one");
    expect(await recordsAt(to)).toEqual(before);
  });

  test("that a server uses is refused and left as it was, be it a file or PostgreSQL", async () => {
    const file = await exportSource();
    const server = await startTestServer({ dataDir: folder().dataDir });
    const embedded = await runDataCommandHere(folder().path, ["import", file]);
    expect(embedded.said).toContain(`A server uses ${folder().path}. Stop it first`);
    await server.close();
    const postgres = await startPostgresServer();
    try {
      const url = await postgres.createDatabase();
      const shared = await startTestServer({ env: { DATABASE_URL: url } });
      const refused = await runDataCommandHere(url, ["import", file]);
      expect(refused.said).toMatch(/^A server uses postgres.*Stop it first; nothing was changed/);
      expect([embedded.code, refused.code]).toEqual([1, 1]);
      await shared.close();
      // Stopped, it is in nobody's way.
      const other = await postgres.createDatabase();
      expect(await runDataCommandHere(other, ["import", file])).toMatchObject({ code: 0 });
    } finally {
      await postgres.dispose();
    }
  });

  test("that is written to while it is exported gives no file", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const file = inFolder("all.jsonl");
    const watcher = watch(folder().dataDir, (_event, name) => {
      if (name === "all.jsonl.partial") begin();
    });
    const store = createSqliteStore(source);
    const command = startDataCommand(join(source, ".."), ["export", file]);
    await begun;
    watcher.close();
    const writing = new AbortController();
    const writes = (async () => {
      for (let time = 0; !writing.signal.aborted; time += 1) {
        await store.lookups.save(`key ${time}`, "value", time);
        await wait(1);
      }
    })();
    const { code, stderr } = await command.ended;
    writing.abort();
    await writes;
    await store.close();
    expect(code).toBe(1);
    expect(stderr).toContain("lookups differ");
    expect(stderr).toContain("was written to while it was exported, so there is no file");
    expect(existsSync(file)).toBe(false);
  });

  test("that isn't there is no source, and a command that is none says what to do instead", async () => {
    const none = await runDataCommandHere(inFolder("none.sqlite"), ["export", inFolder("a.jsonl")]);
    expect(none.said).toContain(`There is no database ${inFolder("none.sqlite")}.`);
    expect(existsSync(inFolder("none.sqlite"))).toBe(false);
    for (const args of [["migrate"], ["import"]]) {
      const { code, said } = await runDataCommandHere(source, args);
      expect(code).toBe(1);
      expect(said).toMatch(
        /^Say npm run data -- export FILE .* import FILE .*docs\/operating\.md\.$/,
      );
    }
  });
});
