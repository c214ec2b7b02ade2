import * as z from "zod/mini";
import { LIKE_NAME, nameSimilarity, SAME_NAME } from "../../domain/engine/ground/match-name.ts";
import { distanceKm } from "../../domain/places/geo.ts";
import type { ServiceLog } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import type { KeptLookups } from "../store/lookup-store.ts";
import { createImageHosts } from "./image-hosts.ts";
import type { FoundPhoto, PhotoSource, PhotoSubject } from "./photo-source.ts";
import type { WikiFile, Wikimedia, WikiPage } from "./wikimedia.ts";
import { creditOf, secureUrl } from "./wikimedia-credit.ts";

/** Those of Wikimedia's widths (docs/providers.md) that a page can use. */
const WIDTHS = [330, 500, 960, 1280] as const;
/**
 * A page whose position is further away is about something else; a country's position may be far
 * from a town.
 */
const MAX_DISTANCE_KM = { hero: 150, hotel: 5, place: 5 } as const;
const DAY_MS = 24 * 3_600_000;
const KEEP_NOTHING_MS = 7 * DAY_MS;
const MAX_LICENCE = 60;
const PIXELS = /^image\/(?:jpeg|png|webp)$/;
/** `/330px-X.jpg`, at the end of a thumbnail's address. */
const WIDTH_IN_ADDRESS = /\/(\d+)px-(?=[^/]+$)/;
const IMAGE_HOST = /^upload\.wikimedia\.org$/;

const storedSchema = z.object({
  atMs: z.number(),
  photo: z.optional(
    z.object({
      thumbUrl: z.string(),
      widths: z.array(z.number()),
      credits: z.array(z.object({ name: z.string(), url: z.optional(z.string()) })),
      licence: z.object({ name: z.string(), url: z.optional(z.string()) }),
      page: z.optional(z.string()),
    }),
  ),
});
type StoredLookup = z.infer<typeof storedSchema>;
type StoredPhoto = NonNullable<StoredLookup["photo"]>;

/**
 * Photos of Wikipedia pages that are surely about the subject. What was found is stored without an
 * end.
 */
export function createWikimediaPhotoSource(options: {
  wikimedia: Wikimedia;
  /** Servers that the operator configured in place of Wikimedia's. */
  namedUrls: readonly string[];
  lookups: KeptLookups;
  clock: Clock;
  log: ServiceLog;
}): PhotoSource {
  const { wikimedia, lookups, clock, log } = options;
  const coalesce = createCoalescer<StoredPhoto | undefined>();

  async function remembered(key: string): Promise<StoredLookup | undefined> {
    const text = await lookups.find(key);
    if (text === undefined) return undefined;
    const parsed = storedSchema.safeParse(JSON.parse(text));
    if (!parsed.success) return undefined;
    const { photo, atMs } = parsed.data;
    return photo === undefined && clock.nowMs() - atMs > KEEP_NOTHING_MS ? undefined : parsed.data;
  }

  async function lookUp(subject: PhotoSubject, key: string): Promise<StoredPhoto | undefined> {
    const known = await remembered(key);
    if (known !== undefined) return known.photo;
    const photo = await search(subject);
    const found: StoredLookup = { atMs: clock.nowMs(), photo };
    await lookups.save(key, JSON.stringify(found), found.atMs);
    if (photo === undefined) {
      log.debug({ kind: subject.kind, problem: "no such page" }, "there is no photo to show");
    }
    return photo;
  }

  async function search(subject: PhotoSubject): Promise<StoredPhoto | undefined> {
    const city = cityOf(subject);
    if (subject.kind === "hero") {
      const titles = [...new Set([subject.query, city])];
      const pages = inOrderOf(titles, await wikimedia.titled(titles));
      const photo = await firstPhoto(pages, subject, titles);
      if (photo !== undefined) return photo;
    }
    const isNamed = nameHas(subject.query, city);
    const text = isNamed ? subject.query : `${subject.query} ${city}`;
    return firstPhoto(await wikimedia.search(text), subject, [subject.query]);
  }

  async function firstPhoto(
    pages: readonly WikiPage[],
    subject: PhotoSubject,
    names: readonly string[],
  ): Promise<StoredPhoto | undefined> {
    const page = pages.find((one) => one.image !== undefined && isAbout(one, subject, names));
    if (page?.image === undefined) return undefined;
    const file = await wikimedia.file(page.image);
    return file === undefined ? undefined : storedPhoto(file);
  }

  return {
    id: "wikimedia",
    name: "Wikimedia Commons",
    metricName: "commons",
    hosts: createImageHosts(IMAGE_HOST, options.namedUrls),
    // Addresses of images are stable, so browsers may cache the images.
    referenceLifeMs: 30 * DAY_MS,
    cacheControl: "private, max-age=604800, immutable",
    mayBeKept: true,
    async find(subject, { signal }) {
      const key = keyOf(subject);
      const photo = coalesce(key, () => lookUp(subject, key));
      const stored = await waitUntil(photo, signal);
      return stored === undefined ? undefined : foundPhoto(stored);
    },
    async locate(image) {
      if (URL.canParse(image)) return new URL(image);
      throw new ServiceError("the image has no address", { trouble: "broken" });
    },
  };
}

function cityOf({ destination }: PhotoSubject): string {
  return (destination.split(",")[0] ?? "").trim();
}

/** "Paris, Texas" before "Paris". */
function inOrderOf(titles: readonly string[], pages: readonly WikiPage[]): WikiPage[] {
  const rank = ({ title, redirectedFrom }: WikiPage) => {
    const first = titles.findIndex((one) => one === title || redirectedFrom.includes(one));
    return first < 0 ? titles.length : first;
  };
  return pages.toSorted((a, b) => rank(a) - rank(b));
}

function nameHas(name: string, city: string): boolean {
  return city === "" || name.toLowerCase().includes(city.toLowerCase());
}

/** The same subject in two trips is one lookup; the positions in the trips may differ. */
function keyOf({ kind, query, destination, at }: PhotoSubject): string {
  const where = at === undefined ? "" : `${at.lat.toFixed(1)} ${at.lon.toFixed(1)}`;
  return `wikimedia 1\n${kind}\n${query}\n${destination}\n${where}`;
}

/** Whether a page is about the subject: by its title and, where both are known, its position. */
function isAbout(page: WikiPage, { kind, at }: PhotoSubject, names: readonly string[]): boolean {
  const distance = at === undefined || page.at === undefined ? undefined : distanceKm(at, page.at);
  if (distance !== undefined && distance > MAX_DISTANCE_KM[kind]) return false;
  const titles = [page.title, ...page.redirectedFrom];
  const similarity = Math.max(
    ...names.flatMap((name) => titles.map((title) => nameSimilarity(name, title))),
  );
  // At the same position a similar name is enough.
  return similarity >= (distance === undefined || kind === "hero" ? SAME_NAME : LIKE_NAME);
}

/** What is stored of a file; undefined where it can't or may not be shown. */
function storedPhoto(file: WikiFile): StoredPhoto | undefined {
  const { thumbUrl, width, licence } = file;
  const widths = WIDTHS.filter((step) => step <= width);
  if (thumbUrl === undefined || !WIDTH_IN_ADDRESS.test(thumbUrl) || widths.length === 0) {
    return undefined;
  }
  if (!PIXELS.test(file.mime) || licence === "") return undefined;
  const name = licence.slice(0, MAX_LICENCE);
  const licenceUrl = secureUrl(file.licenceUrl);
  return {
    thumbUrl,
    widths,
    credits: creditOf(file.artistHtml),
    licence: licenceUrl === undefined ? { name } : { name, url: licenceUrl },
    page: secureUrl(file.page),
  };
}

function foundPhoto({ thumbUrl, widths, ...rest }: StoredPhoto): FoundPhoto {
  const sizes = widths.map((widthPx) => {
    const url = thumbUrl.replace(WIDTH_IN_ADDRESS, `/${widthPx}px-`);
    return { image: url, widthPx };
  });
  return { ...rest, image: sizes.at(-1)?.image ?? thumbUrl, sizes };
}
