import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zipOf } from "../../../../test/support/plans/zip-of.ts";
import { readKmz } from "./read-zip.ts";

const MAX_BYTES = 100_000;

test("the first KML of an archive is read, packed or not", () => {
  const kml = Buffer.from("<kml/>");
  for (const isPacked of [true, false]) {
    const archive = zipOf(
      [
        { name: "images/a.png", content: Buffer.from("png") },
        { name: "doc.kml", content: kml },
        { name: "other.kml", content: Buffer.from("no") },
      ],
      isPacked,
    );
    expect(readKmz(archive, MAX_BYTES)).toEqual(kml);
  }
});

test("T45 what grows beyond the limit is not unpacked, whatever the archive says of its size", () => {
  const bomb = zipOf([{ name: "doc.kml", content: Buffer.alloc(50_000_000) }], true);
  expect(bomb.length).toBeLessThan(100_000);
  const before = process.memoryUsage().arrayBuffers;
  expect(() => readKmz(bomb, MAX_BYTES)).toThrow(
    expect.objectContaining({ values: { problem: "tooLarge" } }),
  );
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  const stored = zipOf([{ name: "doc.kml", content: Buffer.alloc(MAX_BYTES + 1) }], false);
  expect(() => readKmz(stored, MAX_BYTES)).toThrow(
    expect.objectContaining({ values: { problem: "tooLarge" } }),
  );
});

test("T45 an archive without a KML, or that is damaged anywhere, is refused and never read beyond its end", () => {
  const good = zipOf([{ name: "doc.kml", content: Buffer.from("<kml/>".repeat(20)) }], true);
  const none = zipOf([{ name: "doc.txt", content: deflateRawSync("x") }], true);
  expect(() => readKmz(none, MAX_BYTES)).toThrow(
    expect.objectContaining({ values: { problem: "noKml" } }),
  );
  for (let at = 0; at < good.length; at += 1) {
    for (const value of [0, 0xff]) {
      const damaged = Buffer.from(good);
      damaged[at] = value;
      let thrown: unknown;
      try {
        readKmz(damaged, MAX_BYTES);
      } catch (error) {
        thrown = error;
      }
      if (thrown !== undefined) expect(thrown).toMatchObject({ code: "import_unreadable" });
    }
    expect(() => readKmz(good.subarray(0, at), MAX_BYTES)).toThrow(
      expect.objectContaining({ code: "import_unreadable" }),
    );
  }
});
