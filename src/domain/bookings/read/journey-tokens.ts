import type { BookingKind } from "../booking.ts";
import { type DateReading, datesIn } from "./dates-in-text.ts";
import { SEAT } from "./details-in-text.ts";
import { labelOf } from "./labels.ts";
import type { PlaceTable } from "./read-booking.ts";
import { flightsIn, trainsIn } from "./services.ts";
import { type Fact, isAside, pastLines, type TextLine, type TextPage } from "./text-page.ts";
import { timesIn } from "./times-in-text.ts";

export type Role = "from" | "to";

/** What a line of a ticket says of a journey, in the order in which it stands there. */
export type JourneyToken = {
  readonly line: number;
  readonly from: number;
  /** Which end of the journey it belongs to, where its label or a word in front of it says so. */
  readonly role: Role | undefined;
} & (
  | { readonly kind: "date"; readonly date: string; readonly isSure: boolean }
  | { readonly kind: "time"; readonly time: string }
  | { readonly kind: "code"; readonly code: string; readonly name: string | undefined }
  /** One of both ends that stand around an arrow, or a name by itself. */
  | { readonly kind: "name"; readonly name: string; readonly routeEnd?: Role }
  | { readonly kind: "service"; readonly name: string }
  | { readonly kind: "stop"; readonly stop: string }
  | { readonly kind: "days"; readonly days: number }
);

type Span = { readonly from: number; readonly to: number };
type Reading = {
  readonly kind: BookingKind;
  readonly places: PlaceTable;
} & DateReading;

const DAYS =
  /(?<![\d+])\(?\+\s?([12])(?:\s?(?:d|day|days|tag|tage|j|jour|día|giorno|dia))?\)?(?![\d.,:])|next day|(?:nächste[rn]|folge)\s?tag|am nächsten tag|(?:jour suivant|lendemain)|día siguiente|giorno (?:dopo|successivo|seguente)|dia seguinte|volgende dag/giu;
const STOP =
  /(?<![\p{L}\d])(?:(terminal|aérogare|terminale|hall)(?:\s{0,2}:\s{0,2}|\s{1,2})(\d{1,2}[A-Z]?|[A-Z]\d?)(?![\p{L}\d])|(T)([0-9][A-Z]?)(?![\p{L}\d])|(gleis|gl\.|bahnsteig|platform|track|voie|quai|binario|bin\.|andén|vía|linha|gate|pier|bay|spoor|bussteig|dársena|berth|porte|puerta)\s{0,2}:?\s{0,2}(\d{1,3}\s?[A-Za-z]?(?:[-–]\d)?|[A-Z]\d{0,3}|[A-F](?:-[A-F])?)(?![\p{L}\d]))/giu;
const CODE_IN_BRACKETS =
  /([\p{Lu}][\p{L}\p{M} .,'’/–-]{0,60}?)?\s{0,2}[([]\s?([A-Z]{3})\s?(?:[,/ -]\s?(?:terminal\s)?[A-Z0-9]{1,3}\s?)?[)\]]/gu;
const BARE_CODE = /(?<![\p{L}\d@./-])([A-Z]{3})(?![\p{L}\d@])/gu;
const NO_CODE = new Set(
  "MON TUE WED THU FRI SAT SUN JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC DEZ MAI OKT EUR USD GBP CHF PNR VAT PDF FAQ ADT CHD INF SMS DEP ARR BAG AIR ICE TGV AVE NOT AND THE FOR YOU ALL NON VIA DER DIE DAS UND PER COM WWW REF CAR BUS KGS MRS MIN HRS OFF ARE OUR NEW OLD".split(
    " ",
  ),
);
const BEFORE_DEPARTURE =
  /(?:^|[^\p{L}])(?:ab|dep\.?|departs?|departure|departing|leaves?|leaving|abfahrt|abflug|départ|part|salida|sale|partenza|parte|partida|saída|sai|vertrek|wylot|odjazd|from|von|de|desde|da|um)\W{0,3}(?:at|um|à|a las|alle|às|ore)?\W{0,3}$/iu;
const BEFORE_ARRIVAL =
  /(?:^|[^\p{L}])(?:an|arr\.?|arrives?|arrival|arriving|ankunft|arrivée|arrive|llegada|llega|arrivo|arriva|chegada|chega|aankomst|przylot|przyjazd|to|nach|bis|hasta)\W{0,3}(?:at|um|à|a las|alle|às|ore)?\W{0,3}$/iu;
const STRONG_ARROW =
  /\s{0,3}(?:→|➔|➝|➞|⟶|›|»|=>|->|-->|>|✈|⇒|►|▸|▶)\s{0,3}|\s{1,3}(?:to|nach|à|hasta|naar)\s{1,3}(?=\p{Lu})/u;
const ARROW =
  /\s{0,3}(?:→|➔|➝|➞|⟶|›|»|=>|->|-->|>|✈|⇒|►|▸|▶)\s{0,3}|\s[–—-]\s|\s{1,3}(?:to|nach|à|hasta|naar)\s{1,3}(?=\p{Lu})/u;
const OPERATED =
  /\(?(?:operated by|durchgeführt von|opéré par|operado por|operato da|codeshare|in cooperation with|betreiber).{0,120}$/iu;

/** The tokens of a whole page. */
export function journeyTokens(page: TextPage, reading: Reading): JourneyToken[] {
  const found: JourneyToken[] = [];
  const isBeside = ({ label, value }: Fact) =>
    BESIDE.test(label) && (label !== "number" || CODED.test(value));
  const beside = new Set(page.facts.filter(isBeside).map(keyOf));
  const past = pastLines(page, reading);
  const factsOf = Map.groupBy(page.facts, ({ line }) => line);
  let sticky: { readonly role: Role; readonly line: number } | undefined;
  for (const [line, whole] of page.lines.entries()) {
    const role = roleOfHeading(whole);
    if (role !== undefined) sticky = { role, line };
    if (isAside(whole) || past.has(line)) continue;
    const before = found.length;
    const facts = factsOf.get(line) ?? [];
    for (const [cell, written] of whole.cells.entries()) {
      if (beside.has(keyOf({ line, cell })) || beside.has(keyOf({ line }))) continue;
      const labelled = roleOfCell(facts, cell) ?? roleOfLine(facts);
      const text = spelledOut(withoutLabel(written), facts, labelled, reading.places);
      const near = sticky !== undefined && line - sticky.line <= 4 ? sticky.role : undefined;
      const at = { line, offset: cell * 1000, role: labelled ?? near };
      found.push(...tokensOf(text.replace(OPERATED, ""), at, reading));
    }
    // Behind its hour an end is told; another's heading may be missing.
    if (found.slice(before).some(({ kind }) => kind === "time")) sticky = undefined;
  }
  return withPlausibleNames(found, page, reading.places);
}

/** "11.30" under "Salida" is an hour, and "Madrid / Barcelona" under "Trayecto", or of two towns, a way. */
function spelledOut(
  text: string,
  facts: readonly Fact[],
  role: Role | undefined,
  places: PlaceTable,
): string {
  if (role !== undefined && /^\d{1,2}\.[0-5]\d$/.test(text)) return text.replace(".", ":");
  const ends = text.split(" / ");
  if (ends.length !== 2) return text;
  const isWay = facts.some(({ label }) => label === "route");
  const isKnown = ends.every((end) => places.zoneOf(end) !== undefined);
  return isWay || isKnown ? text.replace(" / ", " → ") : text;
}

/** Facts whose values are no part of the journey's hours and ends. */
const BESIDE = /^(?:number|traveller|price|guests|hotel|event|address|other|ship|duration)$/;

/** "Your itinerary" over a flight is no label of a number. */
const CODED = /^[\s#№:(]{0,4}(?:[A-Z]{5,8}(?![^\s)])|\S{0,30}\d)/;

function keyOf({ line, cell }: { readonly line: number; readonly cell?: number }): string {
  return `${line}:${cell ?? "all"}`;
}

/** "Departure: Munich" is Munich; the label counts by its fact. */
function withoutLabel(text: string): string {
  const at = text.search(/:\s/);
  const isLabel =
    at > 0 && (labelOf(text.slice(0, at)) !== undefined || HEAD.test(text.slice(0, at)));
  return isLabel ? text.slice(at + 1).trim() : text;
}

/** A label that no list has: "Reise: Zürich – Milano". */
const HEAD = /^\p{Lu}[\p{L} ]{2,20}$/u;

/** Names count beside hours, above or below them, on both ends of an arrow, and where a label asks for an end. */
function withPlausibleNames(
  tokens: readonly JourneyToken[],
  page: TextPage,
  places: PlaceTable,
): JourneyToken[] {
  const timed = new Set(tokens.filter(({ kind }) => kind === "time").map(({ line }) => line));
  const named = new Set(tokens.filter(({ kind }) => kind === "name").map(({ line }) => line));
  const isPlace = (line: number) =>
    tokens.some(
      (one) => one.line === line && one.kind === "name" && places.zoneOf(one.name) !== undefined,
    );
  const routes = new Set(page.facts.flatMap((one) => (one.label === "route" ? one.line : [])));
  return tokens.filter((token) => {
    const { role, line, from } = token;
    if (token.kind !== "name" || role !== undefined) return true;
    const cell = page.lines[line]?.cells[Math.floor(from / 1000)] ?? "";
    // A dash is in titles, too.
    const isRoute =
      STRONG_ARROW.test(cell) || (ARROW.test(cell) && (routes.has(line) || isPlace(line)));
    const isNear = [line - 1, line + 1].some((one) => timed.has(one) && !named.has(one));
    return timed.has(line) || isRoute || isNear;
  });
}

function roleOfHeading({ cells }: TextLine): Role | undefined {
  return cells.length === 1 ? roleOfWord(cells[0]) : undefined;
}

function roleOfWord(text: string | undefined): Role | undefined {
  const label = text === undefined ? undefined : labelOf(text);
  return label === undefined ? undefined : ROLES.get(label);
}

/** @param facts of the cell's line. */
function roleOfCell(facts: readonly Fact[], cell: number): Role | undefined {
  const fact = facts.find(
    (one) => (one.cell === undefined || one.cell === cell) && ROLES.has(one.label),
  );
  return fact === undefined ? undefined : ROLES.get(fact.label);
}

/** The role of the only end that a line's labels ask for: "Arrival: Venice   11/04/2027   14:34". */
function roleOfLine(facts: readonly Fact[]): Role | undefined {
  const roles = new Set(facts.flatMap(({ label }) => ROLES.get(label) ?? []));
  const [only] = roles;
  return roles.size === 1 ? only : undefined;
}

/** "Fecha de salida" is the day of leaving a hotel, and that of a departure. */
const ROLES: ReadonlyMap<string, Role> = new Map([
  ["depart", "from"],
  ["from", "from"],
  ["checkOut", "from"],
  ["arrive", "to"],
  ["to", "to"],
  ["checkIn", "to"],
]);

type At = { readonly line: number; readonly offset: number; readonly role: Role | undefined };

function tokensOf(text: string, at: At, reading: Reading): JourneyToken[] {
  const { kind } = reading;
  const taken: Span[] = [];
  const found: JourneyToken[] = [];
  const take = (span: Span, token: { readonly kind: JourneyToken["kind"] }) => {
    taken.push(span);
    const own = "role" in token ? (token.role as Role) : undefined;
    const role = token.kind === "name" ? own : roleBefore(text, span.from);
    found.push({ ...token, line: at.line, from: at.offset + span.from, role } as JourneyToken);
  };
  for (const date of datesIn(text, reading)) take(date, { ...date, kind: "date" });
  const blank = blanked(text, taken);
  const services = kind === "flight" ? flightsIn(blank) : kind === "train" ? trainsIn(blank) : [];
  for (const service of services) take(service, { ...service, kind: "service" });
  for (const match of blank.matchAll(DAYS)) {
    const days = Number(match[1] ?? 1);
    take(spanOf(match), { kind: "days", days } as JourneyToken);
  }
  const times = timesIn(blanked(text, taken));
  for (const time of times) take(time, { ...time, kind: "time" });
  if (times.length === 0 && services.length > 0) {
    for (const time of fourDigits(blanked(text, taken))) take(time, { ...time, kind: "time" });
  }
  for (const match of blanked(text, taken).matchAll(SEAT)) taken.push(spanOf(match));
  for (const match of blanked(text, taken).matchAll(STOP)) {
    take(spanOf(match), { kind: "stop", stop: stopText(match) } as JourneyToken);
  }
  if (kind === "flight") {
    for (const code of codesIn(blanked(text, taken), reading.places))
      take(code, { ...code, kind: "code" });
  }
  const isEnd = at.role !== undefined;
  const isPlace = (name: string) => reading.places.zoneOf(name) !== undefined;
  const isWay = isEnd && text.split(ARROW).length === 2 && text.split(ARROW).every(isPlace);
  for (const name of namesIn(blanked(text, taken), isEnd && !isWay))
    take(name, { ...name, kind: "name" });
  let said: Role | undefined;
  return found
    .sort((a, b) => a.from - b.from)
    .map((token) => {
      // "Departs 4 Aug at 20:30 - arrives 5 Aug at 8:30": the last hour is that of the arrival.
      if (token.kind === "date" || token.kind === "time") said = token.role ?? said;
      const near = token.kind === "time" && said === "to" ? said : undefined;
      return { ...token, role: token.role ?? near ?? at.role };
    });
}

function roleBefore(text: string, from: number): Role | undefined {
  const before = text.slice(Math.max(0, from - 30), from);
  if (BEFORE_ARRIVAL.test(before)) return "to";
  return BEFORE_DEPARTURE.test(before) ? "from" : undefined;
}

function spanOf(match: RegExpExecArray): Span {
  return { from: match.index, to: match.index + match[0].length };
}

/** A text with what is read already made blank: of a letter for private use, which no text has. */
function blanked(text: string, taken: readonly Span[]): string {
  let left = text;
  for (const { from, to } of taken) {
    left = left.slice(0, from) + "\ue000".repeat(to - from) + left.slice(to);
  }
  return left;
}

/** "0940" and "1135" in a row of a reservation system. */
function* fourDigits(text: string) {
  for (const match of text.matchAll(
    /(?<![\p{L}\d.,:-])([01]\d|2[0-3])([0-5]\d)(?![\p{L}\d.,:-])/gu,
  )) {
    yield { ...spanOf(match), time: `${match[1]}:${match[2]}` };
  }
}

function stopText([whole, hall, name, short, number, track, where]: RegExpExecArray): string {
  if (hall !== undefined) return `Terminal ${name}`;
  if (short !== undefined) return `Terminal ${number}`;
  return track === undefined
    ? (whole ?? "")
    : `${track.replace(/\.$/, "")} ${where}`.replace(/^./, (a) => a.toUpperCase());
}

function* codesIn(text: string, places: PlaceTable) {
  const seen: Span[] = [];
  for (const match of text.matchAll(CODE_IN_BRACKETS)) {
    const [, name, code = ""] = match;
    if (places.airport(code) === undefined) continue;
    const span = spanOf(match);
    seen.push(span);
    const parts = name?.split(ARROW) ?? [];
    const before = parts.length > 1 && parts[0] !== "" ? tidied(parts[0] ?? "") : "";
    if (before !== "" && !seen.some(({ from }) => from < span.from)) {
      // "Lisbon – Porto (OPO)": the other end has no code.
      yield { ...span, to: span.from, code: "", name: before };
    }
    yield { ...span, code, name: tidied(parts.at(-1) ?? "") || undefined };
  }
  const codes = [...text.matchAll(BARE_CODE)].filter(
    (match) =>
      !NO_CODE.has(match[1] ?? "") &&
      places.airport(match[1] ?? "") !== undefined &&
      !seen.some(({ from, to }) => match.index >= from && match.index < to),
  );
  const isNamed = codes.some((match) => {
    const city =
      places
        .airport(match[1] ?? "")
        ?.name.slice(0, 5)
        .toLowerCase() ?? "-";
    return text.toLowerCase().includes(city);
  });
  const isAlone = text.replace(/[^\p{L}]/gu, "").length <= codes.length * 3 + 4;
  const isRow = text.includes("\ue000") || codes.length + seen.length > 1;
  if (!isAlone && !isRow && !isNamed) return;
  for (const match of codes) {
    const before = /([\p{Lu}][\p{L}\p{M} .'’/-]{1,40})\s$/u.exec(text.slice(0, match.index))?.[1];
    const name = tidied(before?.split(ARROW).at(-1) ?? "");
    const { from, to } = spanOf(match);
    yield {
      from: from - (name === "" ? 0 : (before?.length ?? 0) + 1),
      to,
      code: match[1] ?? "",
      name: name || undefined,
    };
  }
}

const NO_NAME =
  /[@€$£%]|https?:|www\.|[!?]$|\p{Ll}{2}\.$|\d{4}|^(?:wg|pl|gl)\.|^\d|^(?:dear|hello|hi|hallo|liebe|sehr geehrte|bonjour|cher|chère|hola|estimad|ciao|gentile|caro|olá|prezad|thank|danke|vielen|merci|gracias|grazie|obrigad|your|ihre?|votre|su|tu|il|la|seu|sua|please|bitte|total|price|preis|seat|sitz|class|klasse|direct|direkt|umstieg|change|outbound|return|hinfahrt|rückfahrt|hinreise|rückreise|hinflug|rückflug|aller|retour|ida|vuelta|andata|ritorno|volta|leg|segment|journey|trip|reise|details|itinerary|confirmed|bestätigt|confirmé|economy|business|standard|adult|erwachsene|passenger|ticket|booking|buchung|réservation|reserva|prenotazione|flight|flug|vol|vuelo|volo|train|zug|wagen|coach|duration|dauer|stops?|nonstop|non-stop|monday|note|hinweis|outward|homeward|inward|cabin|main cabin|premium|first class|basic|flex|saver|kabine|bed|bett|mit |with |kind regards|mit freundlichen|best)(?!\p{L})/iu;

/** "Flight to Porto". */
const LEADS_TO =
  /^\W{0,4}(?:(?:flight|flug|vol|vuelo|volo|voo|train|zug|bus|ferry)\s)?(?:to|nach|hasta|naar)\s/iu;

/** @param isEnd the label asks for one end, whose name may have a dash: "Madrid - Puerta de Atocha". */
function* namesIn(text: string, isEnd: boolean) {
  let from = 0;
  const isBare = !text.includes("\ue000");
  for (const arrow of isEnd ? [] : [STRONG_ARROW, ARROW]) {
    const ends = text
      .split(arrow)
      .map((end) => tidied(end.replace(/\((?:[^()]{0,30}-[^()]{0,30}|\d[^()]{0,30})\)\s*$/, "")));
    if (ends.length !== 2 || !ends.every(isNameLike)) continue;
    for (const [end, name] of ends.entries()) {
      const routeEnd: Role = end === 0 ? "from" : "to";
      const at = text.indexOf(name.slice(0, 3), from);
      from = at + name.length;
      yield { from: at, to: from, name, ...(isBare ? { routeEnd } : {}) };
    }
    return;
  }
  // What stands behind a comma or in brackets is the street, or more of the name.
  let isBehindName = false;
  for (const piece of text.split(/(\ue000+|\s{2,}|[,;|(]\s?|\)|(?<=\p{Ll}{4})\.\s(?=\p{Lu}))/u)) {
    const start = from;
    from += piece.length;
    if (isBehindName && !/^(?:\ue000+|\s{2,}|[;|]\s?|\))$/u.test(piece)) continue;
    isBehindName = false;
    const parts = isEnd ? [piece] : piece.split(ARROW);
    for (const part of parts) {
      const name = tidied(part);
      if (!isNameLike(name)) continue;
      const at = start + piece.indexOf(part);
      const rest = parts.length === 1 ? (REST.exec(text.slice(from))?.[1] ?? "") : "";
      isBehindName = parts.length === 1 && /^\s?[,(]/.test(text.slice(from));
      const isLed = parts.length === 2 && part === parts[1] && LEADS_TO.test(piece);
      const role: Role | undefined = isLed ? "to" : undefined;
      yield {
        from: at,
        to: at + part.length,
        ...(role === undefined ? {} : { role }),
        name: name + rest.replace(/^\s?\(/u, " ("),
      };
    }
  }
}

/** ", Gare de Lyon" or " (Lampugnano)", but no street with its number. */
const REST =
  /^(,\s\p{Lu}[\p{L}\p{M} .'’-]{2,30}(?=$|[,;|(]|\s{2}|\s?\ue000)|\s?\(\p{Lu}[\p{L}\p{M} .'’-]{2,30}\))/u;

function isNameLike(name: string): boolean {
  if (name.length < 3 || name.length > 60 || NO_NAME.test(name)) return false;
  if (labelOf(name) !== undefined) return false;
  return /^[\p{Lu}\p{Lo}]/u.test(name) && name.split(/\s+/).length <= 8;
}

/** A name without the words that lead to it: "Departs Frankfurt at" is Frankfurt. */
function tidied(text: string): string {
  return text
    .replace(/\ue000+/g, " ")
    .replace(/\(\s{0,3}\)|\[\s{0,3}\]/g, " ")
    .replace(/^[^\p{L}]{1,20}/u, "")
    .replace(
      /^(?:(?:outbound|inbound|return|hinfahrt|rückfahrt|hinreise|rückreise|hinflug|rückflug|heenreis|terugreis|utresa|återresa|andata|ritorno|from|von|de|desde|da|dal|to|nach|à|a|hasta|para|naar|ab|an|dep|arr|ferry|fähre|überfahrt|crossing|traversée|traghetto|bus|train|zug|treno|tren|departs?|departure|departing|arrives?|arrival|arriving|abfahrt|abflug|ankunft|départ|arrivée|salida|llegada|partenza|arrivo|partida|chegada|saída|in|at|um|alle|flight|flug|via)\.?:?\s+){1,3}/iu,
      "",
    )
    .replace(/\s{1,4}(?:at|um|à|a las|alle|às|on|am|le|el|il|em|ab|an|dep|arr|h|uhr)\s{0,4}$/iu, "")
    .replace(/[\s,;:(–—-]{1,10}$/u, "")
    .replace(/^([^(]{0,80})\)$/u, "$1")
    .replace(/\s+/g, " ")
    .trim();
}
