import { expect, test } from "vitest";
import type { PhotoSubject } from "./photo-source.ts";
import type { WikiFile, WikiPage } from "./wikimedia.ts";
import { createWikimediaPhotoSource } from "./wikimedia-photo-source.ts";

const AT = { lat: 38.6916, lon: -9.216 };
const TOWER: PhotoSubject = {
  kind: "place",
  query: "Belém Tower",
  destination: "Lisbon, Portugal",
  at: AT,
};
const FILE: WikiFile = {
  thumbUrl: "https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Tower.jpg/330px-Tower.jpg",
  width: 4000,
  mime: "image/jpeg",
  page: "https://commons.wikimedia.org/wiki/File:Tower.jpg",
  artistHtml: "Ana",
  licence: "CC BY 4.0",
  licenceUrl: undefined,
};

/** Looks among these pages, whose file is this. */
async function find(
  subject: PhotoSubject,
  pages: readonly Partial<WikiPage>[],
  file: Partial<WikiFile> = {},
) {
  const found = pages.map((page) => ({
    title: "Belém Tower",
    redirectedFrom: [],
    at: undefined,
    image: `${page.title ?? "Belém Tower"}.jpg`,
    ...page,
  }));
  const asked: string[] = [];
  const log = { warn() {}, debug() {} };
  const clock = { nowMs: () => 0 };
  const finder = createWikimediaPhotoSource({
    wikimedia: {
      titled: async () => found,
      search: async () => found,
      async file(name) {
        asked.push(name);
        return { ...FILE, ...file };
      },
    },
    lookups: { find: async () => undefined, save: async () => undefined },
    namedUrls: [],
    clock,
    log,
  });
  const photo = await finder.find(subject, { signal: new AbortController().signal });
  return { photo, asked };
}

const north = (km: number) => ({ lat: AT.lat + km / 111.2, lon: AT.lon });

test.each<[string, Partial<WikiPage>, boolean]>([
  ["of the same name", {}, true],
  ["of the same name, close by", { at: north(4.9) }, true],
  ["of the same name, far away", { at: north(5.1) }, false],
  ["of a like name, at the very place", { title: "Torre de Belém", at: AT }, true],
  ["reached by the name", { title: "Torre de Belém", redirectedFrom: ["Belém Tower"] }, true],
  ["of another name", { title: "Jerónimos Monastery" }, false],
  ["of another name, at the very place", { title: "Jerónimos Monastery", at: AT }, false],
  ["without a picture", { image: undefined }, false],
])("a page %s", async (_name, page, isTaken) => {
  const { photo, asked } = await find(TOWER, [page]);
  expect(photo !== undefined).toBe(isTaken);
  expect(asked).toHaveLength(isTaken ? 1 : 0);
});

test("the first page that is about it counts", async () => {
  const pages = [{ title: "Lisbon" }, { at: north(900) }, { title: "Tower of Belém", at: AT }];
  expect((await find(TOWER, pages)).asked).toEqual(["Tower of Belém.jpg"]);
});

test("a destination's whole name counts before its first word", async () => {
  const subject: PhotoSubject = {
    kind: "hero",
    query: "Paris, Texas",
    destination: "Paris, Texas",
  };
  const pages = [{ title: "Paris" }, { title: "Paris, Texas" }];
  expect((await find(subject, pages)).asked).toEqual(["Paris, Texas.jpg"]);
  const nearTexas = { ...subject, at: { lat: 33.66, lon: -95.55 } };
  const inFrance = [{ title: "Paris", at: { lat: 48.86, lon: 2.35 } }];
  expect((await find(nearTexas, inFrance)).photo).toBeUndefined();
});

test.each<[string, Partial<WikiFile>]>([
  ["whose licence nobody knows", { licence: "" }],
  ["that is a drawing", { mime: "image/svg+xml" }],
  ["that is tiny", { width: 200 }],
  ["that has no widths", { thumbUrl: "https://upload.wikimedia.org/x.jpg" }],
  ["without an address", { thumbUrl: undefined }],
])("a file %s isn't shown", async (_name, file) => {
  expect((await find(TOWER, [{}], file)).photo).toBeUndefined();
});

test("a small file comes in the widths that it has", async () => {
  const { photo } = await find(TOWER, [{}], { width: 700 });
  expect(photo?.sizes.map(({ widthPx }) => widthPx)).toEqual([330, 500]);
  expect(photo?.image).toBe(
    "https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/Tower.jpg/500px-Tower.jpg",
  );
});
