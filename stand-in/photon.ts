import { editDistance } from "../src/domain/edit-distance.ts";
import { distanceKm } from "../src/domain/places/geo.ts";

type Names = { readonly default: string } & Partial<Record<"en" | "de" | "fr", string>>;
const ADDRESS_PARTS = [
  "street",
  "locality",
  "district",
  "city",
  "county",
  "state",
  "country",
] as const;
type AddressPart = (typeof ADDRESS_PARTS)[number];

/** A place as Photon has it in its index. What a real index has too is left out where nothing needs it. */
export type PhotonRecord = {
  readonly osm_type: string;
  readonly osm_id: number;
  readonly osm_key: string;
  readonly osm_value: string;
  /** Photon's layer. */
  readonly type: string;
  /** From 0 to 1; never sent. */
  readonly importance: number;
  /** `other`: alt_name, old_name, int_name, loc_name and reg_name, which are searched but seldom shown. */
  readonly names?: (Partial<Names> & { readonly other?: readonly string[] }) | undefined;
  readonly address?: Partial<Record<AddressPart, Names>>;
  readonly housenumber?: string;
  readonly postcode?: string;
  readonly countrycode?: string;
  /** Longitude and latitude. */
  readonly at: readonly [number, number];
  /** West, north, east, south. */
  readonly extent?: readonly number[];
};

export type PhotonReply = { readonly status: number; readonly body: unknown };

const LAYERS = "house street locality district city county state country other".split(" ");
const LANGUAGES = ["default", "en", "de", "fr"];
const PARAMETERS =
  "q lang limit debug dedupe geometry osm_tag layer include exclude lat lon zoom location_bias_scale bbox countrycode".split(
    " ",
  );
const DEFAULT_LIMIT = 15;
const MOST = 50;
/** The weight of importance in the first search, which chooses the results to rank. */
const IMPORTANCE_FACTOR = 30;
const LEAST_MAX_SCORE = 10;
const NOT_OTHER_BONUS = 0.4;
const DEFAULT_BIAS_SCALE = 0.2;
const DEFAULT_ZOOM = 14;

/** Photon's `/api`, as its source has it (docs/providers.md). */
export function photonReply(records: readonly PhotonRecord[], asked: URLSearchParams): PhotonReply {
  const problem = problemOf(asked);
  if (problem !== undefined) return { status: 400, body: { message: problem } };
  const query = (asked.get("q") ?? "").trim();
  const limit = Math.max(1, Math.min(MOST, Number(asked.get("limit") ?? DEFAULT_LIMIT)));
  const language = asked.get("lang") ?? "default";
  const filtered = records.filter((record) => passes(record, asked));
  let found = searched(filtered, query, false);
  if (found.length === 0) found = searched(filtered, query, true);
  const bias = biasOf(asked);
  const chosen = found
    .map(({ record, text }) => ({ record, text: text + bias.of(record) }))
    .toSorted((a, b) => firstScore(b) - firstScore(a))
    .slice(0, limit > 1 ? Math.round(limit * 1.5) : 1);
  const highest = Math.max(LEAST_MAX_SCORE, ...chosen.map(({ text }) => text));
  const ranked = chosen
    .map(({ record, text }) => ({
      record,
      score: text / highest + record.importance * bias.scale + rankOf(record, query, language),
    }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ record }) => record);
  const isWhole = asked.get("dedupe") === "0" || asked.get("dedupe") === "false";
  const features = (isWhole ? ranked : withoutDoubles(ranked)).slice(0, limit);
  const body = {
    type: "FeatureCollection",
    features: features.map((record) => featureOf(record, language)),
  };
  return { status: 200, body };
}

const firstScore = ({ record, text }: Hit) => text + record.importance * IMPORTANCE_FACTOR;

function problemOf(asked: URLSearchParams): string | undefined {
  const unknown = [...asked.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) return `Unknown query parameter '${unknown}'.`;
  if ((asked.get("q") ?? "").trim() === "") return "Missing search term 'q'.";
  if (!LANGUAGES.includes(asked.get("lang") ?? "default")) {
    return `Language is not supported. Supported are: ${LANGUAGES.join(", ")}`;
  }
  if (!asked.getAll("layer").every((layer) => LAYERS.includes(layer))) {
    return `Unknown layer type. Available layers: [${LAYERS.join(", ")}]`;
  }
  if (asked.has("limit") && !/^\d+$/.test(asked.get("limit") ?? ""))
    return "Invalid value 'limit'.";
  if (asked.has("lat") !== asked.has("lon")) return "Missing parameter 'lon' or 'lat'.";
  return undefined;
}

function passes(record: PhotonRecord, asked: URLSearchParams): boolean {
  const layers = asked.getAll("layer");
  const countries = asked.getAll("countrycode").map((code) => code.toUpperCase());
  const [west = -180, south = -90, east = 180, north = 90] =
    asked.get("bbox")?.split(",").map(Number) ?? [];
  const [lon, lat] = record.at;
  return (
    (layers.length === 0 || layers.includes(record.type)) &&
    (countries.length === 0 || countries.includes(record.countrycode?.toUpperCase() ?? "")) &&
    lon >= west &&
    lon <= east &&
    lat >= south &&
    lat <= north &&
    hasTags(record, asked.getAll("osm_tag"))
  );
}

/** Of what is asked for one must be so; nothing that is ruled out may be. */
function hasTags({ osm_key, osm_value }: PhotonRecord, filters: readonly string[]): boolean {
  const is = (key: string, value: string) =>
    (key === "" || key === osm_key) && (value === "" || value === osm_value);
  const wanted: boolean[] = [];
  for (const filter of filters) {
    const isOut = filter.startsWith("!");
    const [key = "", value = ""] = filter.slice(isOut ? 1 : 0).split(":");
    if (value.startsWith("!")) {
      if (key === "" && value.slice(1) === osm_value) return false;
      // "key:!value": the key, with another value.
      if (key !== "") wanted.push(key === osm_key && value.slice(1) !== osm_value);
    } else if (!isOut) wanted.push(is(key, value));
    else if (is(key, value)) return false;
  }
  return wanted.length === 0 || wanted.includes(true);
}

type Hit = { readonly record: PhotonRecord; readonly text: number };

function searched(records: readonly PhotonRecord[], query: string, lenient: boolean): Hit[] {
  // One word, or hardly anything: names alone count.
  const isShort = query.length < 4 || /^\p{Alphabetic}+$/u.test(query);
  const textScore = isShort ? shortScore : fullScore;
  return records.flatMap((record) => {
    const text = textScore(record, query, lenient);
    return text > 0 ? [{ record, text }] : [];
  });
}

function shortScore(record: PhotonRecord, query: string, lenient: boolean): number {
  const typed = joined(query);
  const names = namesOf(record).map(joined);
  const slips = query.length < 4 ? 0 : slipsOf(typed);
  const fixed = query.length <= 6 ? 1 : 2;
  const starts = names.some((name) => name.startsWith(typed)) ? 4 : 0;
  const distance = Math.min(...names.map((name) => distanceOf(typed, name, slips, fixed)));
  const whole = distance <= slips ? 4 * (1 - distance / (typed.length + 1)) : 0;
  const words = namesOf(record).flatMap(wordsOf);
  const isLike = lenient && words.some((word) => isFuzzy(typed, prefixesOf(word, 5)));
  const text = starts + whole + (isLike ? 0.8 : 0);
  return text === 0 ? 0 : text + (record.type === "other" ? 0 : NOT_OTHER_BONUS);
}

function fullScore(record: PhotonRecord, query: string, lenient: boolean): number {
  const terms = wordsOf(query);
  const own = namesOf(record).flatMap(wordsOf);
  const around = ADDRESS_PARTS.flatMap((part) => Object.values(record.address?.[part] ?? {}));
  const code = record.countrycode?.toLowerCase() ?? "";
  const numbers = [record.housenumber ?? "", record.postcode ?? ""].flatMap(wordsOf);
  const all = [...own, ...around.flatMap(wordsOf), code, ...numbers];
  const has = (words: readonly string[], term: string, least: number) =>
    words.some((word) => word === term || prefixesOf(word, least).includes(term)) ||
    (lenient && words.some((word) => isFuzzy(term, prefixesOf(word, least))));
  const met = terms.filter((term) => has(all, term, 1)).length;
  const mayMiss = !lenient || terms.length <= 2 ? 0 : terms.length <= 6 ? 1 : 2;
  if (met < terms.length - mayMiss) return 0;
  const named = terms.filter((term) => has(own, term, 5)).length;
  const street = Object.values(record.address?.street ?? {}).flatMap(wordsOf);
  const isHouse =
    terms.includes(record.housenumber?.toLowerCase() ?? "") &&
    terms.some((term) => has(street, term, 5));
  if (named === 0 && !isHouse) return 0;
  const whole = terms.filter((term) => all.includes(term)).length;
  const starts = namesOf(record).some((name) => joined(name).startsWith(joined(query)));
  return met * 0.1 + named * 0.3 + whole + (isHouse ? 2 : 0) + (starts && !lenient ? 0.5 : 0);
}

/** How much of what was typed is what would be shown, from 0 to 1. */
function rankOf(record: PhotonRecord, query: string, language: string): number {
  const typed = ranked(query);
  const shown = nameIn(record, language);
  const name = shown === undefined ? undefined : ranked(shown);
  if (!query.includes(",") && name !== undefined) {
    if (name === typed) return 1;
    if (name.startsWith(`${typed} `)) return 0.9;
    if (name.startsWith(typed)) return 0.8;
  }
  const parts = ["street", "city", "country", "state", "county", "district"] as const;
  const around = parts.map((part) => localised(record.address?.[part], language));
  const { housenumber, countrycode, postcode, names } = record;
  const texts = [shown, housenumber, ...around, countrycode, postcode, names?.default];
  const terms = texts.flatMap((text) => (text === undefined ? [] : [ranked(text)]));
  let todo = ` ${typed} `;
  let matches = 0;
  const rest: string[] = [];
  for (const term of terms) {
    if (term !== "" && todo.includes(` ${term} `)) {
      matches += term.length;
      todo = todo.replace(` ${term} `, " ");
    } else rest.push(...term.split(" "));
  }
  for (const word of todo.trim().split(" ").filter(Boolean)) {
    if (rest.some((term) => term.startsWith(word))) matches += 0.7 * word.length;
  }
  return matches === 0 ? 0.5 * record.importance : (0.8 * matches) / typed.length;
}

function biasOf(asked: URLSearchParams) {
  if (!asked.has("lat")) return { scale: 1, of: () => 0 };
  const centre = { lat: Number(asked.get("lat")), lon: Number(asked.get("lon")) };
  const scale = Math.max(
    0,
    Math.min(1, Number(asked.get("location_bias_scale") ?? DEFAULT_BIAS_SCALE)),
  );
  const zoom = Math.max(0, Math.min(18, Number(asked.get("zoom") ?? DEFAULT_ZOOM)));
  const radiusKm = 2 ** (18 - zoom) * 0.25;
  return {
    scale,
    of({ at: [lon, lat] }: PhotonRecord) {
      const km = Math.max(0, distanceKm({ lat, lon }, centre) - radiusKm);
      return LEAST_MAX_SCORE * (1 - scale) * 0.5 ** (km / radiusKm);
    },
  };
}

/** Pieces of one street. */
function withoutDoubles(records: readonly PhotonRecord[]): PhotonRecord[] {
  const seen = new Set<string>();
  return records.filter(({ osm_key, osm_value, postcode, names, countrycode }) => {
    if (osm_key !== "highway" || postcode === undefined || names?.default === undefined)
      return true;
    const key = [countrycode, osm_value, postcode, names.default].join(":");
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function featureOf(record: PhotonRecord, language: string): object {
  const { osm_type, osm_id, osm_key, osm_value, type, housenumber, postcode } = record;
  const name = nameIn(record, language);
  const around = ADDRESS_PARTS.map((part) => [part, localised(record.address?.[part], language)]);
  const { countrycode, extent, at } = record;
  const own = { osm_type, osm_id, osm_key, osm_value, type, housenumber, name };
  const properties = { ...own, ...Object.fromEntries(around), postcode, countrycode, extent };
  return { type: "Feature", properties, geometry: { type: "Point", coordinates: at } };
}

function nameIn({ names }: PhotonRecord, language: string): string | undefined {
  return localised(names, language) ?? names?.other?.[0];
}

function localised(names: Partial<Names> | undefined, language: string): string | undefined {
  return names?.[language as keyof Names] ?? names?.default;
}

function namesOf({ names = {} }: PhotonRecord): string[] {
  const { other = [], ...called } = names;
  return [...Object.values(called), ...other.flatMap((name) => name.split(";"))];
}

/** Lower case without accents; a and ä and ae are one, as in German. */
function folded(text: string): string {
  return text
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .replaceAll("æ", "a")
    .replace(/ae/g, "a")
    .replace(/oe/g, "o")
    .replace(/(?<![aeiouq])ue/g, "u");
}

function joined(text: string): string {
  return folded(text.replace(/[^\p{Alphabetic}\p{N}\p{M}]/gu, ""));
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{Alphabetic}\p{N}]+/u)
    .filter((word) => word !== "");
}

const ranked = (text: string) =>
  text
    .toLowerCase()
    .replace(/[-,: ]+/g, " ")
    .trim();

function prefixesOf(word: string, least: number): string[] {
  const starts = Array.from({ length: Math.max(0, word.length - least) }, (_, index) =>
    word.slice(0, least + index),
  );
  return [...starts, word];
}

/** Fuzziness AUTO. */
const slipsOf = (term: string) => (term.length < 3 ? 0 : term.length <= 5 ? 1 : 2);

function isFuzzy(term: string, words: readonly string[]): boolean {
  const slips = slipsOf(term);
  return words.some((word) => distanceOf(term, word, slips, 2) <= slips);
}

/** Two letters that changed places are one slip. */
function distanceOf(term: string, word: string, slips: number, fixed: number): number {
  if (term === word) return 0;
  const start = Math.min(fixed, term.length);
  if (!word.startsWith(term.slice(0, start))) return Number.POSITIVE_INFINITY;
  if (Math.abs(term.length - word.length) > slips) return Number.POSITIVE_INFINITY;
  for (let index = start; index + 1 < term.length; index += 1) {
    const swapped = `${term.slice(0, index)}${term[index + 1]}${term[index]}${term.slice(index + 2)}`;
    if (swapped === word) return 1;
  }
  return editDistance(term, word);
}
