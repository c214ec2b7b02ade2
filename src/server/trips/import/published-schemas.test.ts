import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_NIGHTLY } from "../../../../test/support/nightly.ts";
import { anyTrip } from "../../../../test/support/plans/any-trip.ts";
import { tripGpx } from "../../../domain/export/trip-gpx.ts";
import { tripKml } from "../../../domain/export/trip-kml.ts";
import { wordsIn } from "../../../domain/messages/words.ts";

/** Debian packages that have the published schemas, which are no part of our repository. */
const PACKAGES = ["zoph", "python3-mapproxy"];
const GPX = "usr/share/zoph/www/php/xml/gpx11.xsd";
const KML = "usr/share/python3-mapproxy/test/schemas/kml/2.2.0/ogckml22.xsd";
const XMLLINT = "/usr/bin/xmllint";
const TRIPS = 100;

const folder = mkdtempSync(join(tmpdir(), "schemas-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(() => {
  if (!IS_NIGHTLY) return;
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: "ignore" });
  if (!existsSync(XMLLINT)) run("apt-get", "install", "--yes", "libxml2-utils");
  run("apt-get", "download", ...PACKAGES);
  run("sh", "-c", "for package in *.deb; do dpkg -x $package .; done");
});

test.runIf(IS_NIGHTLY).each([
  ["GPX 1.1", GPX, tripGpx],
  ["KML 2.2", KML, tripKml],
] as const)("files of trips are valid by the published schema of %s", (name, schema, write) => {
  const files = join(folder, name);
  mkdirSync(files);
  const trips = fc.sample(anyTrip, { numRuns: TRIPS, seed: 1 });
  const paths = trips.map((trip, index) => {
    const path = join(files, `${index}.xml`);
    writeFileSync(path, write(trip, wordsIn()));
    return path;
  });
  const broken = join(files, "broken.xml");
  writeFileSync(
    broken,
    write(trips[0] as (typeof trips)[number], wordsIn()).replaceAll("name>", "nome>"),
  );
  const validate = (checked: readonly string[]) =>
    execFileSync(XMLLINT, ["--noout", "--nonet", "--schema", join(folder, schema), ...checked], {
      stdio: "pipe",
    });
  expect(() => validate(paths)).not.toThrow();
  expect(() => validate([broken])).toThrow();
});
