import { expect, test } from "vitest";
import { ServiceError } from "../lib/service-error.ts";
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
  // As answers have it since August 2026.
  thumbUrl:
    "https://thumb.wikimedia.org/wikipedia/commons/thumb/a/ab/Tower.jpg/330px-Tower.jpg?utm_source=commons.wikimedia.org&utm_campaign=imageinfo&utm_content=thumbnail",
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
  /** Of the search; those that are called so without it. */
  byText?: readonly WikiPage[],
) {
  const found = pages.map((page) => ({
    title: "Belém Tower",
    redirectedFrom: [],
    at: undefined,
    image: `${page.title ?? "Belém Tower"}.jpg`,
    ...page,
  }));
  const asked: string[] = [];
  const saved: string[] = [];
  const log = { warn() {}, debug() {} };
  const clock = { nowMs: () => 0 };
  const finder = createWikimediaPhotoSource({
    wikimedia: {
      page: async (title) => found.find((page) => page.title === title),
      search: async () => [...(byText ?? found)],
      async file(name) {
        asked.push(name);
        return { ...FILE, ...file };
      },
    },
    lookups: {
      find: async () => undefined,
      async save(_key, value) {
        saved.push(value);
      },
    },
    namedUrls: [],
    clock,
    log,
  });
  const photo = await finder
    .find(subject, { signal: new AbortController().signal })
    .catch((error: unknown) => error as Error);
  return { photo, asked, saved, hosts: finder.hosts };
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

test("a photo is on a host that it may be fetched from, without what says where it was asked for", async () => {
  const { photo, hosts } = await find(TOWER, [{}]);
  if (photo === undefined || photo instanceof Error) throw new Error("there is a photo");
  expect(photo.sizes.map(({ image }) => image)).toEqual(
    [330, 500, 960, 1280].map(
      (width) =>
        `https://thumb.wikimedia.org/wikipedia/commons/thumb/a/ab/Tower.jpg/${width}px-Tower.jpg`,
    ),
  );
  for (const { image } of photo.sizes) expect(hosts.isAllowed(new URL(image))).toBe(true);
});

test("a photo on a host that nothing is fetched from is an error, and not remembered", async () => {
  const thumbUrl = FILE.thumbUrl?.replace("thumb.wikimedia.org", "images.example.org");
  const { photo, saved } = await find(TOWER, [{}], { thumbUrl });
  expect(photo).toBeInstanceOf(ServiceError);
  expect(saved).toEqual([]);
});

test.each<[string, PhotoSubject, Partial<WikiPage>, boolean]>([
  ["is what such quarters are", { ...TOWER, query: "Chinatown" }, { title: "Chinatown" }, false],
  ["lies at the place", { ...TOWER, query: "Chinatown" }, { title: "Chinatown", at: AT }, true],
  ["names the town", { ...TOWER, query: "Old Port" }, { title: "Old Port (Lisbon)" }, true],
])("a page of the very title that %s", async (_name, subject, page, isTaken) => {
  const nothing = [{ title: "Nothing of the kind", image: undefined }];
  const { photo } = await find(subject, [page, ...nothing], {}, []);
  expect(photo !== undefined).toBe(isTaken);
});

test("a small file comes in the widths that it has", async () => {
  const { photo } = await find(TOWER, [{}], { width: 960 });
  if (photo === undefined || photo instanceof Error) throw new Error("there is a photo");
  expect(photo.sizes.map(({ widthPx }) => widthPx)).toEqual([330, 500]);
  expect(photo.image).toBe(
    "https://thumb.wikimedia.org/wikipedia/commons/thumb/a/ab/Tower.jpg/500px-Tower.jpg",
  );
});
