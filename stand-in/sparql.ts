import { distanceKm, type Position } from "../src/domain/places/geo.ts";

/** An item of Wikidata, as far as guides ask for it. */
export type WikidataEntity = {
  /** "Q90". */
  readonly id: string;
  /** By language; `mul` holds for all that have none of their own. */
  readonly labels: Readonly<Record<string, string>>;
  /** Aliases, in any language. */
  readonly others?: readonly string[];
  readonly at: Position;
  readonly sitelinks: number;
  readonly classes: readonly string[];
  /** The title of its article in the English Wikipedia. */
  readonly article?: string | undefined;
};

type Term = { readonly type: string; readonly value: string; readonly "xml:lang"?: string };
type Row = Readonly<Record<string, Term>>;
type Triple = readonly [subject: string, predicate: string, object: Term];

export type SparqlReply = { readonly status: number; readonly body: unknown };

const ENTITY = "http://www.wikidata.org/entity/";
const WIKIPEDIA = "https://en.wikipedia.org/";

/**
 * Wikidata's `/sparql` for the parts of the language that guides use: triples, OPTIONAL, FILTER by language and number,
 * BIND(COALESCE), a sub-query, `wikibase:around`, and `wikibase:mwapi` for a search of labels. Each match of each part makes a row, as SPARQL has it.
 */
export function sparqlReply(
  entities: readonly WikidataEntity[],
  asked: URLSearchParams,
): SparqlReply {
  const query = asked.get("query") ?? "";
  try {
    return { status: 200, body: answerOf(select(query.trim(), entities, [{}])) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { status: 400, body: errorText(query, `MalformedQueryException: ${error.message}`) };
  }
}

/** The service's answer, with status 500, to a query that has taken a minute. */
export function sparqlTimeout(asked: URLSearchParams): string {
  return errorText(asked.get("query") ?? "", "java.util.concurrent.TimeoutException");
}

function errorText(query: string, problem: string): string {
  return `SPARQL-QUERY: queryStr=${query}\n${problem}\n\tat java.util.concurrent.FutureTask.get(FutureTask.java:205)\n\tat com.bigdata.rdf.sail.webapp.BigdataServlet.submitApiTask(BigdataServlet.java:292)\n`;
}

function answerOf({ rows, vars }: { rows: readonly Row[]; vars: readonly string[] }) {
  return { head: { vars }, results: { bindings: rows } };
}

/** `SELECT ?a ?b WHERE { ... } ORDER BY DESC(?a) LIMIT n` */
function select(text: string, entities: readonly WikidataEntity[], given: readonly Row[]) {
  const head = /^SELECT((?:\s+\?\w+)+)\s+WHERE\s*\{/.exec(text);
  if (head === null) throw new SyntaxError("SELECT expected");
  const vars: readonly string[] = (head[1] ?? "").match(/\w+/g) ?? [];
  const inner = insideOf(text, head[0].length - 1);
  const behind = text.slice(head[0].length + inner.length + 1);
  const [, by] = /ORDER BY DESC\(\?(\w+)\)/.exec(behind) ?? [];
  const most = Number(/LIMIT (\d+)/.exec(behind)?.[1] ?? Number.POSITIVE_INFINITY);
  const rows = group(inner, entities, given);
  const sorted =
    by === undefined
      ? rows
      : rows.toSorted((a, b) => Number(b[by]?.value ?? 0) - Number(a[by]?.value ?? 0));
  const own = sorted.slice(0, most).map((row) => {
    return Object.fromEntries(Object.entries(row).filter(([name]) => vars.includes(name)));
  });
  return { rows: own, vars };
}

/** The parts of a group, one after the other. */
function group(
  text: string,
  entities: readonly WikidataEntity[],
  given: readonly Row[],
): readonly Row[] {
  let rows = given;
  for (let rest = text.trim(); rest !== ""; rest = rest.replace(/^[\s.]+/, "")) {
    const block = /^(SERVICE wikibase:around|SERVICE wikibase:mwapi|OPTIONAL)?\s*\{/.exec(rest);
    const filter = /^FILTER\s*\(/.exec(rest);
    const bind = /^BIND\(COALESCE\(([^)]*)\) AS \?(\w+)\)/.exec(rest);
    if (block !== null) {
      const inner = insideOf(rest, block[0].length - 1);
      rest = rest.slice(block[0].length + inner.length + 1);
      if (block[1] === "OPTIONAL") {
        rows = rows.flatMap((row) => {
          const more = group(inner, entities, [row]);
          return more.length === 0 ? [row] : more;
        });
      } else if (block[1] === "SERVICE wikibase:mwapi") rows = inLabel(inner, entities, rows);
      else if (block[1] !== undefined) rows = around(inner, entities, rows);
      else if (inner.trim().startsWith("SELECT")) rows = select(inner.trim(), entities, rows).rows;
      else rows = group(inner, entities, rows);
    } else if (filter !== null) {
      const inner = insideOf(rest, filter[0].length - 1);
      rest = rest.slice(filter[0].length + inner.length + 1);
      rows = rows.filter((row) => holds(inner, row));
    } else if (bind !== null) {
      const [whole, names = "", into = ""] = bind;
      rest = rest.slice(whole.length);
      rows = rows.map((row) => {
        const found = (names.match(/\w+/g) ?? []).flatMap((name) => row[name] ?? [])[0];
        return found === undefined ? row : { ...row, [into]: found };
      });
    } else {
      const triple = /^(\?\w+)\s+([\w:|]+)\s+(\?\w+|<[^>]*>|[\w:]+)\s*/.exec(rest);
      if (triple === null) throw new SyntaxError(`a pattern expected at "${rest.slice(0, 40)}"`);
      const [whole, subject = "", predicates = "", object = ""] = triple;
      rest = rest.slice(whole.length);
      if (rest.startsWith(";")) rest = `${subject} ${rest.slice(1).trim()}`;
      rows = rows.flatMap((row) => matches(entities, row, [subject, predicates, object]));
    }
  }
  return rows;
}

function matches(
  entities: readonly WikidataEntity[],
  row: Row,
  [subject, predicates, object]: readonly [string, string, string],
): Row[] {
  const wanted = predicates.split("|");
  return triplesOf(entities).flatMap(([of, predicate, value]) => {
    if (!wanted.includes(predicate)) return [];
    const after = bound(row, subject, { type: "uri", value: of });
    const both = after === undefined ? undefined : bound(after, object, value);
    return both === undefined ? [] : [both];
  });
}

function bound(row: Row, name: string, term: Term): Row | undefined {
  if (!name.startsWith("?")) {
    const value = name.startsWith("<") ? name.slice(1, -1) : name.replace(/^wd:/, ENTITY);
    return value === term.value ? row : undefined;
  }
  const key = name.slice(1);
  const before = row[key];
  if (before === undefined) return { ...row, [key]: term };
  const isSame = before.value === term.value && before["xml:lang"] === term["xml:lang"];
  return isSame ? row : undefined;
}

const known = new WeakMap<readonly WikidataEntity[], readonly Triple[]>();

function triplesOf(entities: readonly WikidataEntity[]): readonly Triple[] {
  const before = known.get(entities);
  if (before !== undefined) return before;
  const triples = entities.flatMap(
    ({ id, labels, at, sitelinks, classes, article }): readonly Triple[] => {
      const item = ENTITY + id;
      const page = `${WIKIPEDIA}wiki/${encodeURIComponent((article ?? "").replaceAll(" ", "_"))}`;
      return [
        [item, "wdt:P625", { type: "literal", value: `Point(${at.lon} ${at.lat})` }],
        [item, "wikibase:sitelinks", { type: "literal", value: String(sitelinks) }],
        ...classes.map((one): Triple => [item, "wdt:P31", { type: "uri", value: ENTITY + one }]),
        ...Object.entries(labels).map(([lang, value]): Triple => {
          return [item, "rdfs:label", { type: "literal", "xml:lang": lang, value }];
        }),
        ...(article === undefined
          ? []
          : ([
              [page, "schema:about", { type: "uri", value: item }],
              [page, "schema:isPartOf", { type: "uri", value: WIKIPEDIA }],
            ] satisfies Triple[])),
      ];
    },
  );
  known.set(entities, triples);
  return triples;
}

/** A row for each item whose point lies within the radius, in kilometres. */
function around(
  text: string,
  entities: readonly WikidataEntity[],
  rows: readonly Row[],
): readonly Row[] {
  const [, lon, lat] = /wikibase:center "Point\(([-\d.]+) ([-\d.]+)\)"/.exec(text) ?? [];
  const [, radiusKm] = /wikibase:radius "([\d.]+)"/.exec(text) ?? [];
  const [, item = "", coord = ""] = /\?(\w+) wdt:P625 \?(\w+)/.exec(text) ?? [];
  if (lat === undefined || radiusKm === undefined) throw new SyntaxError("a centre expected");
  const centre = { lat: Number(lat), lon: Number(lon) };
  return rows.flatMap((row) =>
    entities
      .filter(({ at }) => distanceKm(at, centre) <= Number(radiusKm))
      .map(({ id, at }) => ({
        ...row,
        [item]: { type: "uri", value: ENTITY + id },
        [coord]: { type: "literal", value: `Point(${at.lon} ${at.lat})` },
      })),
  );
}

/** A row for each item that has the words in a label or another name, in any language; items with a point alone. */
function inLabel(
  text: string,
  entities: readonly WikidataEntity[],
  rows: readonly Row[],
): readonly Row[] {
  const [, words] = /mwapi:srsearch "inlabel:'([^']*)' haswbstatement:P625"/.exec(text) ?? [];
  const [, most] = /mwapi:srlimit "(\d+)"/.exec(text) ?? [];
  const [, item = ""] = /\?(\w+) wikibase:apiOutputItem mwapi:title/.exec(text) ?? [];
  if (words === undefined || most === undefined) throw new SyntaxError("a search expected");
  const plain = (name: string) => ` ${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")} `;
  const found = entities
    .filter(({ labels, others = [] }) =>
      [...Object.values(labels), ...others].some((name) => plain(name).includes(plain(words))),
    )
    .slice(0, Number(most));
  return rows.flatMap((row) =>
    found.map(({ id }) => ({ ...row, [item]: { type: "uri", value: ENTITY + id } })),
  );
}

function holds(condition: string, row: Row): boolean {
  const [, language, wanted] = /^LANG\(\?(\w+)\)\s*=\s*"([\w-]+)"$/.exec(condition.trim()) ?? [];
  if (language !== undefined) return row[language]?.["xml:lang"] === wanted;
  const [, number, least] = /^\?(\w+)\s*>=\s*(\d+)$/.exec(condition.trim()) ?? [];
  if (number === undefined) throw new SyntaxError(`a condition expected, not "${condition}"`);
  return Number(row[number]?.value) >= Number(least);
}

/** The text between a bracket and the one that closes it. */
function insideOf(text: string, open: number): string {
  const [opening, closing] = text[open] === "{" ? "{}" : "()";
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === opening) depth += 1;
    if (text[at] === closing) depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  throw new SyntaxError(`${closing} expected`);
}
