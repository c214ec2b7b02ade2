import { positionIn } from "../places/coordinates.ts";
import type { Position } from "../places/geo.ts";
import { withoutAccents } from "../plain-text.ts";
import { positionOf, type ReadList } from "./listed-place.ts";
import { listedPlace, type RawPlace } from "./listed-text.ts";
import { isNoPlace } from "./page-words.ts";

const MAX_ROWS = 20_000;
const MAX_CELLS = 60;
const MAX_CELL = 4000;
/** A list's own words may stand before its columns. */
const ROWS_BEFORE = 10;
const ROWS_A_STEP = 200;

/** A column's names, without accents, in the languages that Takeout and spreadsheets speak. */
const COLUMNS = {
  name: /^(?:(?:place|location|business|spot|poi)[ _]?name|name|title|titel|titre|titulo|titolo|nome|nom|nombre|naam|namn|navn|nazwa|place|places|ort|lieu|lugar|luogo|poi|sights?|attractions?|venue|what|where|was|que|o que|local|locais|sitio|sitios|名前|タイトル|名称|标题|제목|название)$/,
  lat: /^(?:lat|latitude|latitud|latitudine|breite|breitengrad|geo[ _]?lat|y)$/,
  lon: /^(?:lon|lng|long|longitude|longitud|longitudine|lange|langengrad|geo[ _]?(?:lon|lng)|x)$/,
  spot: /^(?:coordinates?|coords?|koordinaten|coordonnees|coordenadas|coordinate|lat[ ,/_-]*(?:lng|lon|long)|gps|position|geo|wkt|geometry)$/,
  address:
    /^(?:(?:full |street )?address|adresse|direccion|indirizzo|endereco|adres|location|住所|地址)$/,
  note: /^(?:notes?|obs|observac(?:oes|iones)|bemerkung(?:en)?|comments?|descriptions?|remarks?|why|notiz(?:en)?|kommentare?|beschreibung|notas?|commentaires?|comentarios?|descripcion|メモ|コメント)$/,
  url: /^(?:(?:google[ _])?(?:maps?[ _])?(?:urls?|links?)|google maps?|website|map)$/,
} as const;
type Column = keyof typeof COLUMNS;

/**
 * The places of a table: CSV or TSV, with columns that are named or not, with positions, links of maps, or names only.
 *
 * @param text of a length that the caller has bounded.
 * @returns undefined where it is no table. It yields every some rows.
 */
export function* readTable(text: string): Generator<void, ReadList | undefined, void> {
  const delimiter = delimiterOf(text);
  if (delimiter === undefined) return undefined;
  const rows = yield* rowsOf(text, delimiter);
  const headerAt = rows.slice(0, ROWS_BEFORE).findIndex((row) => columnsOf(row) !== undefined);
  const header = rows[headerAt];
  const columns = header === undefined ? guessColumns(rows) : columnsOf(header);
  if (columns === undefined) return undefined;
  const firstAt = header === undefined && isHeader(rows, columns) ? 1 : headerAt + 1;
  // Takeout has a note and a comment.
  const notes = (header ?? []).flatMap((cell, at) =>
    COLUMNS.note.test(plainCellName(cell)) ? at : [],
  );
  const places: ReadList["places"][number][] = [];
  const shortLinks: string[] = [];
  let left = 0;
  for (const [at, row] of rows.slice(firstAt).entries()) {
    if (at % ROWS_A_STEP === 0) yield;
    const cell = (column: Column) => row[columns[column] ?? -1]?.trim() ?? "";
    const raw: RawPlace = {
      name: cell("name"),
      at: positionOfCells(cell("lat"), cell("lon")) ?? spotIn(cell("spot")),
      address: cell("address"),
      note: notes.flatMap((one) => row[one]?.trim() || []).join("\n"),
      url: cell("url"),
    };
    const isPlace = raw.at !== undefined || !isNoPlace(raw.name ?? "") || raw.name === "";
    const found = isPlace ? listedPlace(raw) : undefined;
    if (found === undefined && raw.name !== "") left += 1;
    if (found === "short") shortLinks.push(raw.url ?? "");
    else if (found !== undefined) places.push(found);
  }
  return { places, prose: "", shortLinks, left };
}

/** The sign that parts the cells of most of the first lines. */
function delimiterOf(text: string): string | undefined {
  const lines = text
    .slice(0, 20_000)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, 30);
  // A link has commas, too, and so has a page of a traveller's notes.
  const isLink = lines.length < 3 && lines.some((line) => /^(?:https?|geo):/i.test(line));
  const isPage = lines[0]?.trim() === "---";
  if (isLink || isPage) return undefined;
  const counts = ["\t", ";", ",", "|"].map((sign) => ({
    sign,
    lines: lines.filter((line) => line.replace(/"[^"]*"/g, "").includes(sign)).length,
  }));
  const best = counts.toSorted((a, b) => b.lines - a.lines)[0];
  if (best === undefined || best.lines === 0) {
    const [first = ""] = lines;
    return columnsOf([first]) === undefined ? undefined : ",";
  }
  // "Colosseum, Rome" in most lines of a text is no table: what has names for its columns is one.
  const hasHeader = lines
    .slice(0, ROWS_BEFORE)
    .some((line) => columnsOf(line.split(best.sign)) !== undefined);
  const isRegular =
    best.sign === "," ? areAlike(lines) : best.lines > 1 && best.lines === lines.length;
  const hasNumbers = lines.every((line) => /-?\d{1,3}\.\d{2,}\D+-?\d{1,3}\.\d{2,}/.test(line));
  return hasHeader || isRegular || (hasNumbers && best.lines === lines.length)
    ? best.sign
    : undefined;
}

/** Whether nearly all lines have the same commas, two or more: sentences haven't. */
function areAlike(lines: readonly string[]): boolean {
  const counts = lines.map((line) => line.replace(/"[^"]*(?:"|$)/g, "").split(",").length - 1);
  const [usual = 0] = counts.toSorted((a, b) => a - b).slice(Math.floor(counts.length / 2));
  const alike = counts.filter((count) => count === usual).length;
  return lines.length >= 4 && usual >= 2 && alike >= lines.length * 0.8;
}

function* rowsOf(text: string, delimiter: string): Generator<void, string[][], void> {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length && rows.length < MAX_ROWS) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter);
    if (row.length < MAX_CELLS) row.push(cell.slice(0, MAX_CELL));
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      continue;
    }
    if (row.some((one) => one.trim() !== "")) rows.push(row);
    row = [];
    if (rows.length % ROWS_A_STEP === 0) yield;
    if (at >= text.length) break;
    at += text.startsWith("\r\n", at) ? 2 : 1;
  }
  return rows;
}

function plainCell(text: string, start: number, delimiter: string) {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== "\n" && text[end] !== "\r")
    end += 1;
  return { cell: text.slice(start, end), end };
}

/** A quote that never closes ends with its line. */
function quotedCell(text: string, start: number) {
  let end = start + 1;
  let from = end;
  const parts: string[] = [];
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote < 0) {
      const lineEnd = text.slice(from).search(/[\r\n]|$/);
      return { cell: parts.join("") + text.slice(from, from + lineEnd), end: from + lineEnd };
    }
    if (text[quote + 1] !== '"') {
      // Spaces between the quote and what follows.
      end = quote + 1;
      while (text[end] === " ") end += 1;
      return { cell: parts.join("") + text.slice(from, quote), end };
    }
    parts.push(text.slice(from, quote + 1));
    end = quote + 2;
    from = end;
  }
}

function plainCellName(cell: string): string {
  return withoutAccents(cell.replace("\ufeff", "").trim())
    .replace(/\s+/g, " ")
    .replace(/[?:.*]{1,40}$/, "");
}

/** Where each column is; undefined where none is called what places are, or where they are. */
function columnsOf(row: readonly string[]): Partial<Record<Column, number>> | undefined {
  const columns: Partial<Record<Column, number>> = {};
  for (const [at, cell] of row.entries()) {
    const name = plainCellName(cell);
    if (name.length > 40) continue;
    for (const [column, words] of Object.entries(COLUMNS) as [Column, RegExp][]) {
      if (columns[column] === undefined && words.test(name)) {
        columns[column] = at;
        break;
      }
    }
  }
  return columns.name === undefined ? undefined : columns;
}

/** Whether the first row names the columns, in whatever language: it has no link and no position where all others have one. */
function isHeader(
  [first = [], ...rows]: readonly string[][],
  { url, spot, lat }: Partial<Record<Column, number>>,
): boolean {
  const telling = url ?? spot ?? lat;
  const hasDigits = first.some((cell) => /\d/.test(cell));
  return telling !== undefined && rows.length > 0 && !hasDigits && first[telling] !== "";
}

/** Columns without names: the first with words, and two with numbers that are a position. */
function guessColumns(rows: readonly string[][]): Partial<Record<Column, number>> | undefined {
  // The first may name the columns.
  const sample = rows.slice(rows.length > 2 ? 1 : 0, 20);
  const width = Math.max(0, ...sample.map((row) => row.length));
  const ofAll = (at: number, isMeant: (cell: string) => boolean) =>
    sample.filter((row) => isMeant(row[at]?.trim() ?? "")).length > sample.length * 0.7;
  const all = Array.from({ length: width }, (_, at) => at);
  const isNumber = (cell: string) => /^-?\d{1,3}(?:[.,]\d+)?$/.test(cell);
  const numbers = all.filter((at) => ofAll(at, isNumber));
  const isLink = (cell: string) => /^(?:https?|geo):/i.test(cell);
  const url = all.find((at) => ofAll(at, isLink));
  const name = all.find((at) =>
    ofAll(at, (cell) => /\p{L}{2}/u.test(cell) && !isLink(cell) && cell.length <= 120),
  );
  if (name === undefined) return undefined;
  const pair = numbers.findIndex((at, index) => numbers[index + 1] === at + 1);
  const lat = numbers[pair];
  const spot = all.find((at) => ofAll(at, (cell) => cell.length > 8 && spotIn(cell) !== undefined));
  return {
    name,
    ...(url === undefined ? {} : { url }),
    ...(spot === undefined ? {} : { spot }),
    ...(lat === undefined ? {} : { lat, lon: lat + 1 }),
  };
}

function positionOfCells(lat: string, lon: string): Position | undefined {
  const [north, east] = [decimal(lat), decimal(lon)];
  if (north !== undefined && east !== undefined) return positionOf(north, east);
  return lat === "" || lon === "" ? undefined : spotIn(`${lat}, ${lon}`);
}

function decimal(text: string): number | undefined {
  return /^[-+]?\d{1,3}(?:[.,]\d{0,20})?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

/** Well-known text has longitude first, and no comma. */
function spotIn(text: string): Position | undefined {
  if (text === "") return undefined;
  const [, lon, lat] = /^(?:SRID=\d+;)?POINT\s*Z?\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)/i.exec(text) ?? [];
  if (lon !== undefined && lat !== undefined) return positionOf(Number(lat), Number(lon));
  const at = positionIn(text);
  return at && positionOf(at.lat, at.lon);
}
