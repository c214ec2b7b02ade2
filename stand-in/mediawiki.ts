import { editDistance } from "../src/domain/edit-distance.ts";
import { distanceKm, type Position } from "../src/domain/places/geo.ts";

/** A page of a wiki, with what its extensions know of it. */
export type WikiPage = {
  readonly pageid: number;
  readonly title: string;
  readonly redirectTo?: string;
  readonly at?: Position | undefined;
  readonly pageprops?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly wikitext?: string;
  /** Views a day. */
  readonly views?: number;
};

/** Titles without a page. */
type Missing = { readonly title?: string; readonly pageid?: number };
type Found = { readonly page: WikiPage; readonly index?: number };
type Part = {
  /** By page id, or by title where there is no such page. */
  readonly fields: ReadonlyMap<number | string, object>;
  /** Where the rest begins. */
  readonly next?: Readonly<Record<string, string | number>>;
};
type Module = (
  found: readonly Found[],
  asked: URLSearchParams,
  missing: readonly Missing[],
) => Part | undefined;

const REVISED_AT = "2026-11-03T08:15:00Z";
const REVISION_ID = 5_000_001;
const MAX_TITLES = 50;
const MAX_LISTED = 500;
const FEW_LISTED = 10;
const RADIUS_METRES = { least: 10, most: 10_000 };
const MAX_VIEWS = 5;
const VIEW_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

const MODULES: Readonly<Record<string, Module>> = {
  coordinates: (found, asked) => {
    const most = limitOf(asked.get("colimit"));
    const from = Number(asked.get("cocontinue")?.split("|")[0] ?? 0);
    const placed = found.filter(({ page }) => page.at !== undefined && page.pageid >= from);
    const next = placed[most]?.page.pageid;
    const fields = new Map(
      placed.slice(0, most).map(({ page }) => {
        const coordinates = [{ ...page.at, primary: true, globe: "earth" }];
        return [page.pageid, { coordinates }];
      }),
    );
    return { fields, ...(next === undefined ? {} : { next: { cocontinue: `${next}|${next}` } }) };
  },
  pageprops: (found, asked) => {
    const wanted = asked.get("ppprop")?.split("|");
    const fields = found.flatMap(({ page }): [number, object][] => {
      const own = Object.entries(page.pageprops ?? {}).filter(
        ([key]) => wanted === undefined || wanted.includes(key),
      );
      return own.length === 0 ? [] : [[page.pageid, { pageprops: Object.fromEntries(own) }]];
    });
    return { fields: new Map(fields) };
  },
  description: (found) => ({
    fields: new Map(
      found.flatMap(({ page: { pageid, description } }): [number, object][] =>
        description === undefined ? [] : [[pageid, { description, descriptionsource: "local" }]],
      ),
    ),
  }),
  revisions: (found, asked) => {
    if (!asked.get("rvprop")?.includes("content")) return { fields: new Map() };
    const hasSlots = asked.get("rvslots") === "main";
    return {
      fields: new Map(
        found.map(({ page }) => {
          const content = page.wikitext ?? "";
          const text = { contentmodel: "wikitext", contentformat: "text/x-wiki", content };
          const own = hasSlots ? { slots: { main: text } } : text;
          const revision = { revid: REVISION_ID, parentid: 0, timestamp: REVISED_AT, ...own };
          return [page.pageid, { revisions: [revision] }];
        }),
      ),
    };
  },
  pageviews: (found, asked, missing) => {
    const from = asked.get("pvipcontinue") ?? "";
    const all = [
      ...found.map(({ page }) => ({ key: page.pageid, title: page.title, views: page.views ?? 0 })),
      ...missing.map(({ title = "" }) => ({ key: title, title, views: undefined })),
    ]
      .map((one) => ({ ...one, name: one.title.replaceAll(" ", "_") }))
      .filter(({ name }) => name >= from)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const next = all[MAX_VIEWS]?.name;
    const days = Number(asked.get("pvipdays") ?? VIEW_DAYS * 2);
    const fields = all
      .slice(0, MAX_VIEWS)
      .map(({ key, views }): [number | string, object] => [
        key,
        { pageviews: viewsOf(views, days) },
      ]);
    return {
      fields: new Map(fields),
      ...(next === undefined ? {} : { next: { pvipcontinue: next } }),
    };
  },
};

/** A wiki's `/w/api.php` for `action=query` with `formatversion=2`, as its source has it (docs/providers.md). */
export function wikiReply(wiki: readonly WikiPage[], asked: URLSearchParams): object {
  const values = (asked.get("titles") ?? asked.get("pageids") ?? "").split("|");
  if (values.length > MAX_TITLES) {
    const info = `Too many values supplied for parameter "titles". The limit is ${MAX_TITLES}.`;
    return { error: { code: "toomanyvalues", info, limit: MAX_TITLES } };
  }
  const isAround = asked.get("generator") === "geosearch";
  const radius = Number(asked.get("ggsradius") ?? Number.NaN);
  if (isAround && !(radius >= RADIUS_METRES.least && radius <= RADIUS_METRES.most)) {
    const info = `The value "${radius}" for parameter "ggsradius" must be between 10 and 10,000.`;
    return { error: { code: "outofrange", info } };
  }
  const { found, missing, ...named } = isAround
    ? { found: around(wiki, asked, radius), missing: [] }
    : asked.get("generator") === "prefixsearch"
      ? { found: beginning(wiki, asked), missing: [] }
      : called(wiki, asked);
  if (found.length + missing.length === 0) return { batchcomplete: true };
  const wanted = (asked.get("prop") ?? "").split("|");
  const finished = asked.get("continue")?.split("||")[1]?.split("|") ?? [];
  const parts = wanted
    .filter((name) => !finished.includes(name))
    .map((name) => ({ name, part: MODULES[name]?.(found, asked, missing) }));
  const next = Object.assign({}, ...parts.map(({ part }) => part?.next));
  const whole = parts.flatMap(({ name, part }) => (part?.next === undefined ? name : []));
  const fieldsOf = (key: number | string) =>
    Object.assign({}, ...parts.map(({ part }) => part?.fields.get(key)));
  const pages = [
    ...missing.map((one) => ({
      ...(one.title === undefined ? {} : { ns: 0 }),
      ...one,
      missing: true,
      ...fieldsOf(one.title ?? ""),
    })),
    ...found.map(({ page: { pageid, title }, index }) => ({
      pageid,
      ns: 0,
      title,
      ...(index === undefined ? {} : { index }),
      ...fieldsOf(pageid),
    })),
  ];
  return {
    ...(Object.keys(next).length === 0
      ? { batchcomplete: true }
      : { continue: { ...next, continue: `||${[...finished, ...whole].join("|")}` } }),
    query: { ...named, pages },
  };
}

/** The pages of these titles or ids: those that there are come by their ids, not as they were named. */
function called(wiki: readonly WikiPage[], asked: URLSearchParams) {
  const titles = asked.get("titles")?.split("|");
  const normalized: object[] = [];
  const redirects: object[] = [];
  const entries = (titles ?? []).map((from) => {
    const to = normal(from);
    if (to !== from) normalized.push({ fromencoded: false, from, to });
    return wiki.find(({ title }) => title === to) ?? to;
  });
  const ids = titles === undefined ? (asked.get("pageids")?.split("|") ?? []).map(Number) : [];
  const all = [...entries, ...ids.map((id) => wiki.find(({ pageid }) => pageid === id) ?? id)];
  const found = new Map<number, Found>();
  const missing = new Map<number | string, Missing>();
  for (const one of all) {
    if (typeof one === "string") missing.set(one, { title: one });
    else if (typeof one === "number") missing.set(one, { pageid: one });
    else {
      const isLed = asked.has("redirects") && one.redirectTo !== undefined;
      const page = isLed ? wiki.find(({ title }) => title === one.redirectTo) : one;
      if (page === undefined) continue;
      if (isLed) redirects.push({ from: one.title, to: page.title });
      found.set(page.pageid, { page });
    }
  }
  return {
    ...(normalized.length === 0 ? {} : { normalized }),
    ...(redirects.length === 0 ? {} : { redirects }),
    found: [...found.values()].toSorted((a, b) => a.page.pageid - b.page.pageid),
    missing: [...missing.values()],
  };
}

function around(wiki: readonly WikiPage[], asked: URLSearchParams, radius: number): Found[] {
  const [lat = 0, lon = 0] = (asked.get("ggscoord") ?? "").split("|").map(Number);
  return wiki
    .flatMap((page) => {
      const km = page.at === undefined ? Number.NaN : distanceKm(page.at, { lat, lon });
      return km * 1000 <= radius ? [{ page, km }] : [];
    })
    .toSorted((a, b) => a.km - b.km)
    .slice(0, limitOf(asked.get("ggslimit")))
    .map(({ page }, index) => ({ page, index: index - 1 }))
    .toSorted((a, b) => a.page.pageid - b.page.pageid);
}

/** Pages whose title, or that of a redirect to them, begins so; with the profile `fuzzy`, with two slips at most. */
function beginning(wiki: readonly WikiPage[], asked: URLSearchParams): Found[] {
  const typed = (asked.get("gpssearch") ?? "").toLowerCase();
  const slips = asked.get("gpsprofile") === "fuzzy" ? Math.min(2, Math.floor(typed.length / 4)) : 0;
  return wiki
    .flatMap((one) => {
      const start = one.title.toLowerCase().slice(0, typed.length);
      const distance = start === typed ? 0 : editDistance(start, typed);
      const page = wiki.find(({ title }) => title === one.redirectTo) ?? one;
      // The first letter is never taken for a slip.
      return distance <= slips && start[0] === typed[0]
        ? [{ page, distance, title: one.title }]
        : [];
    })
    .toSorted((a, b) => a.distance - b.distance || a.title.length - b.title.length)
    .slice(0, limitOf(asked.get("gpslimit")))
    .map(({ page }, index) => ({ page, index: index + 1 }));
}

function limitOf(text: string | null): number {
  return text === "max" ? MAX_LISTED : Math.min(MAX_LISTED, Number(text ?? FEW_LISTED));
}

function normal(title: string): string {
  const text = title.replaceAll("_", " ").replace(/ +/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The last day is often not counted yet; of a page that isn't there no day is. */
function viewsOf(daily: number | undefined, days: number): Record<string, number | null> {
  const last = Date.parse(REVISED_AT);
  return Object.fromEntries(
    Array.from({ length: days }, (_, back) => [
      new Date(last - back * DAY_MS).toISOString().slice(0, 10),
      back === 0 || daily === undefined ? null : daily,
    ]).toReversed(),
  );
}
