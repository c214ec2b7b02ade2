import { describe, expect, test } from "vitest";
import { runToEnd } from "../../../src/domain/plan/run-to-end.ts";
import { composeInSlices } from "../../../src/guide/open/compose-guide.ts";
import type { OpenData } from "../../../src/guide/open/open-data.ts";
import { listingsInSlices, type ReadPage } from "../../../src/guide/open/reading/read-listings.ts";
import { LONGEST_PAGE } from "../../../src/guide/open/reading/read-wikitext.ts";
import { GUIDE } from "../../support/guide.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../../support/server/generate.ts";
import { startOpenDataWorld } from "../../support/server/open-data-world.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const { keep } = closeAfterEach();
/** The most that one piece of the work may cost; a pattern that isn't linear takes ten times as much. */
const MAX_PIECE_CPU_MS = 400;
const MAX_PAGE_CPU_MS = 200;
const TWO_MEGABYTES = 2_000_000;

const filled = (part: string, length: number) => part.repeat(Math.ceil(length / part.length));
const listing = (fields: string) => `* {{see|name=A|lat=41|long=-8|${fields}}}\n`;
const KINDS = ["see", "do", "eat", "sleep", "marker"];

/** Parts of which a vandal fills a whole page. */
const PARTS: readonly string[] = [
  ..."[//aaaa|[[|[[a~|[[File:|{{|{{see~name=|<|<a |<ref>|<!--|'''|'''a b|\n==|\n== a ==|&a".split(
    "|",
  ),
  ...["content", "hours", "price", "alt", "address", "url"].flatMap((field) => [
    listing(`${field}=[//${"a".repeat(900)}`),
    listing(`${field}=${"[//a".repeat(900)}`),
    listing(`${field}=${"1 ,".repeat(1200)}`),
    listing(`${field}=${" ".repeat(3800)}x`),
  ]),
]
  .map((part) => part.replaceAll("~", "|"))
  .filter((_, nth) => IS_NIGHTLY || nth % 6 === 0);

/** As many places as a page can hold, all in one street and called nearly alike. */
const CROWDS: readonly string[] = byDay(KINDS).map((kind) =>
  Array.from(
    { length: 3000 },
    (_, at) =>
      `* {{${kind}|name=Museum of the ${at} old things|alt=Museum ${at};House ${at}|lat=41.00${at % 10}|long=-8.001|price=€${at}}}\n`,
  ).join(""),
);

const DATA: OpenData = {
  place: {
    id: "osm:R1",
    name: "Alvorim",
    country: "Portugal",
    countryCode: "PT",
    timeZone: "Europe/Lisbon",
    currency: "EUR",
    centre: { lat: 41, lon: -8 },
    box: { south: 40.8, west: -8.3, north: 41.2, east: -7.7 },
  },
  pages: [],
  wikidata: [],
  osm: [],
  roomPrices: GUIDE,
  views: {},
  failed: [],
};

/** Does all of it, and notes what the longest piece cost this thread, however busy the machine is. */
function worked<T>(work: Generator<void, T, void>): { result: T; pieceMs: number } {
  for (let pieceMs = 0; ; ) {
    const before = process.threadCpuUsage();
    const step = work.next();
    const { user, system } = process.threadCpuUsage(before);
    pieceMs = Math.max(pieceMs, (user + system) / 1000);
    if (step.done === true) return { result: step.value, pieceMs };
  }
}

function longestPieceMs(wikitext: string): number {
  const page = { title: "Alvorim", revisionId: 1, revisedAt: "2026-01-01T00:00:00Z", wikitext };
  const read: { result: ReadPage; pieceMs: number } = worked(listingsInSlices(page));
  const data = { ...DATA, pages: [page] };
  const composed = worked(composeInSlices(data, [read.result], "2026-06-01T00:00:00Z"));
  return Math.max(read.pieceMs, composed.pieceMs);
}

/** The whole of a page in one go, as a pattern that isn't linear costs in each of its pieces. */
function readingMs(wikitext: string): number {
  const page = { title: "Alvorim", revisionId: 1, revisedAt: "2026-01-01T00:00:00Z", wikitext };
  const before = process.threadCpuUsage();
  runToEnd(listingsInSlices(page));
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

describe("T56 A page of the travel guide that somebody has vandalised", () => {
  test("is read in short pieces, whatever it is filled with", () => {
    const pages = [
      ...PARTS.map((part) => `== See ==\n${filled(part, LONGEST_PAGE)}`),
      ...CROWDS.map((crowd) => `== See ==\n${crowd}`),
    ];
    // Code that has never run is slow.
    longestPieceMs(pages[0] ?? "");
    const slow = pages
      .map((page) => ({ start: page.slice(10, 70), ms: longestPieceMs(page) }))
      .filter(({ ms }) => ms > MAX_PIECE_CPU_MS);
    expect(slow).toEqual([]);
  }, 240_000);

  test("takes no longer than its length explains", () => {
    const slow = PARTS.map((part) => `== See ==\n${filled(part, LONGEST_PAGE)}`)
      .map((page) => ({
        start: page.slice(10, 70),
        ms: Math.min(readingMs(page), readingMs(page)),
      }))
      .filter(({ ms }) => ms > MAX_PAGE_CPU_MS);
    expect(slow).toEqual([]);
  }, 120_000);

  test("costs its traveller nothing but that page, and others are answered meanwhile", async () => {
    const { server, standIn } = keep(await startOpenDataWorld());
    standIn.plant(filled(`* {{see|name=A|content=[//${"a".repeat(900)}}}\n`, TWO_MEGABYTES));
    const ada = await signIn(server.url);
    const location = { label: "Alvorim, Portugal" };
    const reader = await readEvents(ada, await startGenerating(ada, { ...SELECTION, location }));
    let isOver = false;
    const ended = reader.rest().finally(() => {
      isOver = true;
    });
    let answers = 0;
    while (!isOver) {
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      answers += 1;
    }
    expect((await ended).at(-1)?.event).toMatchObject({ type: "saved" });
    expect(answers).toBeGreaterThan(5);
  });
});
