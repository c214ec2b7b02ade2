import { describe, expect, test } from "vitest";
import { readBookings } from "../../../src/web/engine/bookings/read-bookings.ts";
import {
  BOARDING_CODE,
  bytesOf,
  FLIGHTS,
  pdfOf,
  READING,
  STAY_PAGE,
} from "../../support/bookings/confirmations.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { zipOf } from "../../support/plans/zip-of.ts";

/** Read off this thread in the application; a reader that isn't linear takes minutes. */
const MAX_CPU_MS = 3_000;
const MEGABYTE = 1024 * 1024;
const MUTATIONS = IS_NIGHTLY ? 10_000 : 100;

const filled = (part: string, length = MEGABYTE) => part.repeat(Math.ceil(length / part.length));
const mail = (type: string, body: string) =>
  `From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: ${type}\r\n\r\n${body}`;
const nested = (depth: number) => `${'{"a":['.repeat(depth)}1${"]}".repeat(depth)}`;
const bomb = zipOf([{ name: "pass.json", content: Buffer.alloc(40 * MEGABYTE, " ") }], true);

const HOSTILE: ReadonlyArray<readonly [string, string | Uint8Array]> = [
  ["a bomb", bomb],
  ["6 MB", filled("a", 6 * MEGABYTE)],
  ["a page of open elements", `<html>${filled("<table><tr><td>")}`],
  ["a page of items", `<html>${filled('<i itemscope itemtype="x" itemprop="a">')}`],
  ["deep data", `<html><script type="application/ld+json">${nested(50_000)}</script>`],
  ["deep JSON", nested(200_000)],
  ["a line of dates", filled("3 Dec 2026 12:00 ")],
  ["lines of labels", filled("Check-in: 3 Dec 2026\nCheck-out: 4 Dec 2026\n")],
  [
    "rows under headers",
    filled(
      `${"Depart\tArrive\tDate\t".repeat(4)}\n${"A – B\t3 Dec 2026 12:00\tFerry\t".repeat(4)}\n`,
    ),
  ],
  ["lines of arrows", filled("A → B - C → D\n")],
  ["lines of codes", filled(`${BOARDING_CODE}\n`)],
  ["spaces", `Departure ${filled(" ")}12:00`],
  [
    "a calendar of events",
    `BEGIN:VCALENDAR\n${filled("BEGIN:VEVENT\nSUMMARY:Flight LH 1 FRA-LIS\nDTSTART:20261203T054500Z\nEND:VEVENT\n")}`,
  ],
  ["a calendar in one line", `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${filled("\n X")}`],
  ["mails in mails", filled("Content-Type: message/rfc822\r\nMIME-Version: 1.0\r\n\r\n", 100_000)],
  [
    "parts in parts",
    mail(
      "multipart/mixed; boundary=a",
      filled("--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n", 100_000),
    ),
  ],
  ["binary", Uint8Array.from({ length: MEGABYTE }, (_, at) => (at * 7919) % 256)],
];

describe("T70 Confirmations made to hold up or break the reader", () => {
  test.each(HOSTILE)("%s ends soon, with bookings or a clear refusal", async (_name, file) => {
    const before = process.cpuUsage();
    const found = await readBookings({ bytes: bytesOf(file) }, READING);
    const { user, system } = process.cpuUsage(before);
    if ("problem" in found) expect(found.problem.code).toBe("import_unreadable");
    else expect(found.bookings.length).toBeLessThanOrEqual(50);
    expect((user + system) / 1000).toBeLessThan(MAX_CPU_MS);
  });

  test("markup is text, no script runs, and nothing is fetched", async () => {
    const fetched: unknown[] = [];
    const { fetch } = globalThis;
    globalThis.fetch = (async (...asked: unknown[]) => {
      fetched.push(asked);
      return new Response();
    }) as typeof fetch;
    try {
      const page = STAY_PAGE.replace(
        "Hotel Avenida",
        "<img src=x onerror=globalThis.ran=1>",
      ).replace(
        "Hello",
        '<script>globalThis.ran = 1</script><img src="https://evil.example/p.png"><link rel=stylesheet href="https://evil.example/a.css">',
      );
      const found = await readBookings({ bytes: bytesOf(page) }, READING);
      expect(found).toMatchObject({
        bookings: [{ booking: { name: expect.stringContaining("<img") } }],
      });
    } finally {
      globalThis.fetch = fetch;
    }
    expect(fetched).toEqual([]);
    expect(globalThis).not.toHaveProperty("ran");
  });

  test("names of every object's fields are no fields", async () => {
    const page = STAY_PAGE.replace(
      '"underName"',
      '"__proto__":{"polluted":1},"constructor":{"a":1},"underName"',
    );
    await readBookings({ bytes: bytesOf(page) }, READING);
    await readBookings(
      { bytes: bytesOf('<p itemscope itemtype="x"><b itemprop="__proto__">a</b></p>') },
      READING,
    );
    expect({}).not.toHaveProperty("polluted");
  });

  test("no change of a file breaks the reader", { timeout: 120_000 }, async () => {
    const pdf = pdfOf([[50, 700, "Flight LH 1172 FRA LIS"]]);
    const files = [FLIGHTS, STAY_PAGE, BOARDING_CODE, pdf];
    let seed = 42;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return seed % most;
    };
    for (let round = 0; round < MUTATIONS; round += 1) {
      const bytes = Buffer.from(files[round % files.length] ?? "");
      for (let change = 0; change <= random(6); change += 1) {
        const at = random(bytes.length);
        if (random(3) === 0) bytes.copyWithin(at, random(bytes.length), bytes.length);
        else bytes[at] = random(256);
      }
      const found = await readBookings({ bytes: bytesOf(bytes) }, READING);
      expect("problem" in found || found.bookings.length > 0).toBe(true);
    }
  });
});
