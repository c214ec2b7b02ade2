import * as z from "zod/mini";
import type { Position } from "../../domain/places/geo.ts";
import { articleName } from "./article-name.ts";
import type { WikidataItem } from "./open-data.ts";

const MAX_ROWS = 20_000;
const MAX_CLASSES = 20;
const LONGEST_LABEL = 200;

const value = z.optional(z.object({ value: z.string().check(z.maxLength(2_000)) }));
const rowSchema = z.object({
  item: z.object({ value: z.string().check(z.maxLength(200)) }),
  label: value,
  coord: value,
  links: value,
  class: value,
  visitors: value,
  end: value,
  article: value,
});
const answerSchema = z.object({ results: z.object({ bindings: z.array(z.unknown()) }) });

/**
 * An answer of Wikidata's query service as JSON, with the variables item, label, coord, links, class, visitors, end
 * and article; an item with several classes has several rows. An item without a label is named after its article. Rows
 * that are none are left out.
 *
 * @returns undefined where it is no such answer.
 */
export function readSparqlAnswer(json: unknown): WikidataItem[] | undefined {
  const answer = answerSchema.safeParse(json);
  if (!answer.success) return undefined;
  const items = new Map<string, WikidataItem>();
  for (const value of answer.data.results.bindings.slice(0, MAX_ROWS)) {
    const row = rowSchema.safeParse(value);
    const id = row.success ? idOf(row.data.item.value) : undefined;
    if (!row.success || id === undefined) continue;
    const { label, coord, links, visitors, end, article } = row.data;
    const before = items.get(id);
    const classes = new Set(before?.classes);
    const wikipediaTitle = before?.wikipediaTitle ?? titleOf(article?.value);
    const named = label?.value ?? (wikipediaTitle && articleName(wikipediaTitle));
    const one = row.data.class === undefined ? undefined : idOf(row.data.class.value);
    if (one !== undefined && classes.size < MAX_CLASSES) classes.add(one);
    items.set(id, {
      id,
      label: before?.label ?? named?.slice(0, LONGEST_LABEL),
      at: before?.at ?? pointOf(coord?.value),
      sitelinks: Math.max(before?.sitelinks ?? 0, countOf(links?.value) ?? 0),
      classes: [...classes],
      visitors: largest(before?.visitors, countOf(visitors?.value)),
      endedAt: before?.endedAt ?? dateOf(end?.value),
      wikipediaTitle,
    });
  }
  return [...items.values()];
}

/** "http://www.wikidata.org/entity/Q90", or "Q90". */
function idOf(text: string): string | undefined {
  return /(?:^|\/)(Q[1-9]\d{0,11})$/.exec(text)?.[1];
}

/** "Point(4.83 45.76)": longitude first. */
function pointOf(text: string | undefined): Position | undefined {
  const [, x, y] = /^Point\((-?[\d.]{1,20}) (-?[\d.]{1,20})\)$/i.exec(text ?? "") ?? [];
  const [lat, lon] = [Number(y ?? Number.NaN), Number(x ?? Number.NaN)];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : undefined;
}

function countOf(text: string | undefined): number | undefined {
  const count = Number(text ?? Number.NaN);
  return Number.isFinite(count) && count >= 0 ? Math.round(count) : undefined;
}

function dateOf(text: string | undefined): string | undefined {
  return /^-?\d{4,6}-\d\d-\d\d/.exec(text ?? "")?.[0];
}

function titleOf(address: string | undefined): string | undefined {
  const path = /^https:\/\/en\.wikipedia\.org\/wiki\/([^?#]{1,300})$/.exec(address ?? "")?.[1];
  if (path === undefined) return undefined;
  try {
    return decodeURIComponent(path).replaceAll("_", " ");
  } catch {
    return undefined;
  }
}

function largest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined ? b : b === undefined ? a : Math.max(a, b);
}
