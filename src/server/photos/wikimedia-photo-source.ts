import * as z from "zod/mini";
import { LIKE_NAME, nameSimilarity, SAME_NAME } from "../../domain/engine/ground/match-name.ts";
import { distanceKm } from "../../domain/places/geo.ts";
import type { ServiceLog } from "../lib/circuit-breaker.ts";
import type { Clock } from "../lib/clock.ts";
import { createCoalescer } from "../lib/coalesce.ts";
import { ServiceError } from "../lib/service-error.ts";
import { waitUntil } from "../lib/wait-until.ts";
import type { KeptLookups } from "../store/lookup-store.ts";
import { createImageHosts, type ImageHosts } from "./image-hosts.ts";
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
/** Thumbnails have moved from the one to the other. */
const IMAGE_HOST = /^(?:thumb|upload)\.wikimedia\.org$/;
/** Photos that are being looked up by title, or were lately. */
const MAX_BY_TITLE = 5_000;

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
  const hosts = createImageHosts(IMAGE_HOST, options.namedUrls);
  const asked = { wikimedia, hosts };
  const coalesce = createCoalescer<StoredPhoto | undefined>();
  const byTitle = new Map<string, Promise<StoredPhoto | undefined>>();

  async function remembered(key: string): Promise<StoredLookup | undefined> {
    const text = await lookups.find(key);
    if (text === undefined) return undefined;
    const parsed = storedSchema.safeParse(JSON.parse(text));
    if (!parsed.success) return undefined;
    const { photo, atMs } = parsed.data;
    return photo === undefined && clock.nowMs() - atMs > KEEP_NOTHING_MS ? undefined : parsed.data;
  }

  async function save(subject: PhotoSubject, photo: StoredPhoto | undefined): Promise<void> {
    const found: StoredLookup = { atMs: clock.nowMs(), photo };
    await lookups.save(keyOf(subject), JSON.stringify(found), found.atMs);
  }

  async function lookUp(
    subject: PhotoSubject,
    others: readonly PhotoSubject[],
  ): Promise<StoredPhoto | undefined> {
    const known = await remembered(keyOf(subject));
    if (known !== undefined) return known.photo;
    const photo = (await photoByTitle(subject, others)) ?? (await photoBySearch(asked, subject));
    await save(subject, photo);
    if (photo === undefined) {
      log.debug({ kind: subject.kind, problem: "no such page" }, "there is no photo to show");
    }
    return photo;
  }

  /** The photo of the page that is called so; what else the trip shows is asked for by the same questions. */
  async function photoByTitle(
    subject: PhotoSubject,
    others: readonly PhotoSubject[],
  ): Promise<StoredPhoto | undefined> {
    if (!byTitle.has(keyOf(subject))) {
      // All of a trip's photos are asked for at once: the first brings the others, before it waits for anything.
      for (const one of others) {
        // It is asked for again when it is shown itself.
        titled(one, rememberedOrTitled).catch(() => undefined);
      }
    }
    return titled(subject, (one) => firstTitled(asked, one));
  }

  function titled(
    subject: PhotoSubject,
    find: (subject: PhotoSubject) => Promise<StoredPhoto | undefined>,
  ): Promise<StoredPhoto | undefined> {
    const key = keyOf(subject);
    const present = byTitle.get(key);
    if (present !== undefined) return present;
    if (byTitle.size >= MAX_BY_TITLE) byTitle.clear();
    const photo = find(subject);
    byTitle.set(key, photo);
    photo.catch(() => byTitle.delete(key));
    return photo;
  }

  async function rememberedOrTitled(subject: PhotoSubject): Promise<StoredPhoto | undefined> {
    const known = await remembered(keyOf(subject));
    if (known !== undefined) return known.photo;
    const photo = await firstTitled(asked, subject);
    if (photo !== undefined) await save(subject, photo);
    return photo;
  }

  return {
    id: "wikimedia",
    name: "Wikimedia Commons",
    metricName: "commons",
    hosts,
    // Addresses of images are stable, so browsers may cache the images.
    referenceLifeMs: 30 * DAY_MS,
    cacheControl: "private, max-age=604800, immutable",
    mayBeKept: true,
    async find(subject, { signal, others = [] }) {
      const photo = coalesce(keyOf(subject), () => lookUp(subject, others));
      const stored = await waitUntil(photo, signal);
      return stored === undefined ? undefined : foundPhoto(stored);
    },
    async locate(image) {
      if (URL.canParse(image)) return new URL(image);
      throw new ServiceError("the image has no address", { trouble: "broken" });
    },
  };
}

type Asked = { readonly wikimedia: Wikimedia; readonly hosts: ImageHosts };

async function firstTitled(asked: Asked, subject: PhotoSubject): Promise<StoredPhoto | undefined> {
  const titles = titlesOf(subject);
  const found = await Promise.all(titles.map((title) => asked.wikimedia.page(title)));
  const pages = found.filter(
    (page, nth) => page !== undefined && isOne(page, titles[nth], subject),
  );
  return firstPhoto(asked, pages as WikiPage[], subject, titles);
}

async function photoBySearch(
  asked: Asked,
  subject: PhotoSubject,
): Promise<StoredPhoto | undefined> {
  const city = cityOf(subject);
  const isNamed = nameHas(subject.query, city);
  const text = isNamed ? subject.query : `${subject.query} ${city}`;
  return firstPhoto(asked, await asked.wikimedia.search(text), subject, [subject.query]);
}

async function firstPhoto(
  { wikimedia, hosts }: Asked,
  pages: readonly WikiPage[],
  subject: PhotoSubject,
  names: readonly string[],
): Promise<StoredPhoto | undefined> {
  const page = pages.find((one) => one.image !== undefined && isAbout(one, subject, names));
  if (page?.image === undefined) return undefined;
  const file = await wikimedia.file(page.image);
  return file === undefined ? undefined : storedPhoto(file, hosts);
}

function cityOf({ destination }: PhotoSubject): string {
  return (destination.split(",")[0] ?? "").trim();
}

/** Titles that its page may have, the likeliest first: "Paris, Texas" before "Paris"; "Chiado", or "Chiado (Lisbon)". */
function titlesOf(subject: PhotoSubject): string[] {
  const { kind, query } = subject;
  const city = cityOf(subject);
  const titles = {
    hero: [query, city],
    hotel: [query],
    place: [query, `${query} (${city})`, `${query}, ${city}`],
  };
  return [...new Set(city === "" ? [query] : titles[kind])];
}

/** Whether a title means one place: "Chinatown" alone is also every other one, and what such quarters are. */
function isOne(page: WikiPage, title: string | undefined, { kind, query, at }: PhotoSubject) {
  return kind === "hero" || title !== query || (page.at !== undefined && at !== undefined);
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

/**
 * A file as it is stored; undefined where it can't or may not be shown.
 *
 * @throws ServiceError where its host is none that images are fetched from: that is no fact about the photo.
 */
function storedPhoto(file: WikiFile, hosts: ImageHosts): StoredPhoto | undefined {
  const { width, licence } = file;
  // A file as wide as a step has no thumbnail of it.
  const widths = WIDTHS.filter((step) => step < width);
  const thumbUrl = addressOf(file.thumbUrl);
  if (thumbUrl === undefined || !WIDTH_IN_ADDRESS.test(thumbUrl.pathname) || widths.length === 0) {
    return undefined;
  }
  if (!hosts.isAllowed(thumbUrl)) {
    throw new ServiceError("Wikimedia Commons: an image on another host", { trouble: "broken" });
  }
  if (!PIXELS.test(file.mime) || licence === "") return undefined;
  const name = licence.slice(0, MAX_LICENCE);
  const licenceUrl = secureUrl(file.licenceUrl);
  return {
    thumbUrl: thumbUrl.href,
    widths,
    credits: creditOf(file.artistHtml),
    licence: licenceUrl === undefined ? { name } : { name, url: licenceUrl },
    page: secureUrl(file.page),
  };
}

/** An image's address without its query, which only says where it was asked for. */
function addressOf(text: string | undefined): URL | undefined {
  if (text === undefined || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.search = "";
  return url;
}

function foundPhoto({ thumbUrl, widths, ...rest }: StoredPhoto): FoundPhoto {
  const sizes = widths.map((widthPx) => {
    const url = thumbUrl.replace(WIDTH_IN_ADDRESS, `/${widthPx}px-`);
    return { image: url, widthPx };
  });
  return { ...rest, image: sizes.at(-1)?.image ?? thumbUrl, sizes };
}
