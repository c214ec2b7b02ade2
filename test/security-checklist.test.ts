import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { THREATS } from "../bench/faults/threat-list.ts";
import { readConfig } from "../src/server/config/config.ts";

const ROOT = resolve(import.meta.dirname, "..");
const DOCUMENT = readFileSync(join(ROOT, "docs/security.md"), "utf8");

/** How many items of levels 1 and 2 each section of ASVS 5.0.0 has; they are numbered from 1. */
const ASVS_ITEMS: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  // The sections without any (3.1, 3.6, 6.7, 11.7) are those of level 3 alone.
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
};

const STATES = ["test", "reason", "not met", "does not apply"] as const;
type Row = { readonly ids: readonly string[]; readonly state: string; readonly answer: string };

const threatRows = new Map(
  [...DOCUMENT.matchAll(/^\| T(\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, number, name = "", , tests = ""]) => [Number(number), { name, tests: filesIn(tests) }],
  ),
);
const rows: readonly Row[] = [
  ...DOCUMENT.matchAll(/^\| (\d+\.\d+\.\d+(?:, [\d.]+)*) \| [^|]+ \| (.+) \|$/gm),
].map(([, ids = "", answer = ""]) => ({
  ids: ids.split(", "),
  state: /^\*\*(.+?)\*\*: /.exec(answer)?.[1] ?? "none",
  answer,
}));

const listed = THREATS.map((name, index) => ({ number: index + 1, name }));

/** The files of ours that a text names. */
function filesIn(text: string): string[] {
  return [...text.matchAll(/`((?:src|test|docs|scripts|bench|stand-in)(?:\/[\w.-]+)*)`/g)].map(
    ([, path = ""]) => path,
  );
}

/** Test files by the threats that their suites name. */
function taggedFiles(): Map<number, Set<string>> {
  const tagged = new Map<number, Set<string>>();
  for (const root of ["src", "test"]) {
    for (const file of readdirSync(join(ROOT, root), { recursive: true, encoding: "utf8" })) {
      if (!/(?:\.test|-contract)\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(ROOT, root, file), "utf8");
      for (const [, number] of text.matchAll(/["'`]T(\d+) [A-Z]/g)) {
        const files = tagged.get(Number(number)) ?? new Set();
        tagged.set(Number(number), files.add(`${root}/${file}`));
      }
    }
  }
  return tagged;
}

test("every file that the page names exists", () => {
  const named = filesIn(DOCUMENT);
  expect(named.length).toBeGreaterThan(200);
  expect([...new Set(named)].filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test("the limits that the page tells are the server's", () => {
  const { limits } = readConfig({});
  const told = (limit: number, of: string) => `${limit.toLocaleString("en")} ${of}`;
  const missing = [
    told(limits.dailyGenerationsPerUser, "a day for a person"),
    told(limits.dailyGenerations, "a day in all"),
    told(limits.maxTripsPerUser, "trips an account"),
    told(limits.maxTripDays, "days a trip"),
    told(limits.minuteRequestsPerUser, "a minute for a person"),
    told(limits.minuteRequestsPerAddress, "for an address"),
    told(limits.minuteSignInsPerAddress, "sign-ins for an address"),
  ].filter((words) => !DOCUMENT.includes(words));
  expect(missing).toEqual([]);
});

describe("the threats", () => {
  test("are those of the list, each once", () => {
    expect(DOCUMENT.match(/^\| T\d+ /gm)).toHaveLength(listed.length);
    expect([...threatRows].map(([number, { name }]) => [number, name.toLowerCase()])).toEqual(
      listed.map(({ number, name }) => [number, name.toLowerCase()]),
    );
  });

  test("name the test files that hold them, all of them and no other", () => {
    const tagged = taggedFiles();
    const wrong = listed.flatMap(({ number }) => {
      const held = tagged.get(number) ?? new Set();
      const named = new Set(threatRows.get(number)?.tests);
      return [
        ...[...held].filter((file) => !named.has(file)).map((file) => `T${number} lacks ${file}`),
        ...[...named]
          .filter((file) => !held.has(file))
          .map((file) => `T${number} is not in ${file}`),
        ...(named.size === 0 ? [`T${number} has no test`] : []),
      ];
    });
    expect(wrong).toEqual([]);
  });
});

describe("the checklist", () => {
  test("has every item of levels 1 and 2 once", () => {
    const all = Object.entries(ASVS_ITEMS).flatMap(([chapter, sections]) =>
      sections.flatMap((count, section) =>
        Array.from({ length: count }, (_, item) => `${chapter}.${section + 1}.${item + 1}`),
      ),
    );
    expect(all).toHaveLength(253);
    expect(rows.flatMap(({ ids }) => ids).sort()).toEqual(all.sort());
  });

  test("answers each item in one of four ways, and names a test where it says test", () => {
    const wrong = rows.filter(
      ({ state, answer }) =>
        !STATES.some((known) => known === state) ||
        (state === "test" && !filesIn(answer).some((file) => /\.test\.ts$|^test\//.test(file))),
    );
    expect(wrong.map(({ ids }) => ids.join())).toEqual([]);
  });

  test("counts what it says", () => {
    const counts = STATES.map((state) =>
      rows.filter((row) => row.state === state).reduce((sum, { ids }) => sum + ids.length, 0),
    );
    const [byTest = 0, byReason = 0, notMet = 0, outside = 0] = counts;
    const applying = byTest + byReason + notMet;
    expect(DOCUMENT.replace(/\s+/g, " ")).toContain(
      `Of ${applying + outside} items ${applying} apply: ${byTest} are met by a test, ${byReason} for a reason, ${notMet} are not met. ${outside} do not apply.`,
    );
  });
});
