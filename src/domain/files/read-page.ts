import { positionIn } from "../places/coordinates.ts";
import { type ListedPlace, positionOf, type ReadList } from "./listed-place.ts";
import { listedPlace } from "./listed-text.ts";
import { stopsOf } from "./map-link.ts";
import { isNoPlace, nameInLine } from "./page-words.ts";

const MAX_LINES = 20_000;
const MAX_LINE = 4000;
const LINES_A_STEP = 100;
const MAX_PROSE = 200_000;
/** A name of a place is hardly longer; what is, is a sentence. */
const MAX_NAME = 80;
const MAX_WORDS = 9;

const LINK = /(?:https?:\/\/|geo:)[^\s<>"]+/i;
const BULLET =
  /^\s*(?:[-*•·‣▪◦–—+]|\(?\d{1,3}[.)](?!\d)|\[[ xX✓]?\]|[☐☑✓✔📍])+\s*(?:\[[ xX]?\]\s*)?/u;
const DONE = /^\s*[-*+]\s*\[[xX]\]|~~/;
const HEADING = /^\s*(?:#+\s|={2,}|-{3,})|:\s*$|^\s*(?:day|tag|jour|giorno|d[ií]a)\s+\d+\b/iu;
/** Over what isn't looked for on a map. */
const THINGS =
  /^\W{0,10}(?:pack(?:ing)?(?: list)?|to pack|bring|shopping(?: list)?|to buy|buy|packliste|einpacken|mitnehmen|einkaufen|equipaje|llevar|comprar|valise|à emporter|valigia|da portare|bagagem|levar)\W{0,5}$/iu;
const SPOT = /[([]?(-?\d{1,3}\.\d{3,20})\s{0,3},\s{0,3}(-?\d{1,3}\.\d{3,20})[)\]]?/;
/** Prefix of each message in an exported chat: "[14/06/25, 09:12:44] Ada: " and "12/03/2025, 20:11 - Ada: ". */
const MESSAGE =
  /^[\u200e\s]*\[?\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?:\s[-–]\s|:?\s)(?:([^:]{1,40}):\s)?/i;
const MAIL_HEAD =
  /^\s{0,20}>?\s{0,20}(?:from|to|cc|bcc|date|sent|subject|reply-to|von|an|betreff|gesendet|datum|de|para|assunto|asunto|fecha|enviado|objet|à|envoyé|oggetto|inviato)\s?:\s/i;
const QUOTE = /^\s*>/;
const PICTURE = /!\[[^[\]]{0,200}\]\([^)]*\)|!\[\[[^\]]*\]\]/g;
type Line = {
  readonly kind: "list" | "prose" | "chat" | "row" | "none";
  readonly text: string;
};

/**
 * The places of a page of text: a line for each, with a bullet, a number, a time, a note behind a dash, a position or the link
 * of a map; whole sentences, mails and chats are `prose`. It yields every some lines.
 *
 * @param text of a length that the caller has bounded.
 */
export function* readPage(text: string): Generator<void, ReadList, void> {
  const lines = kindsOf(text.split(/\r\n|\r|\n/).slice(0, MAX_LINES));
  const places: ListedPlace[] = [];
  const shortLinks: string[] = [];
  const prose: string[] = [];
  const isLetter = isMostlySentences(lines);
  let left = 0;
  let isOfThings = false;
  for (const [at, line] of lines.entries()) {
    if (at % LINES_A_STEP === 0) yield;
    if (HEADING.test(line.text)) isOfThings = THINGS.test(line.text);
    const found = isOfThings ? leftOut(line) : readLine(line, isLetter);
    if (found.kind === "short") shortLinks.push(found.link);
    if (found.kind === "places") places.push(...found.places);
    if (found.kind === "prose") prose.push(line.text);
    if (found.kind === "left") left += 1;
  }
  return { places, prose: prose.join("\n").slice(0, MAX_PROSE), shortLinks, left };
}

function kindsOf(lines: readonly string[]): Line[] {
  const start = lines.findIndex((line) => line.trim() !== "");
  const end = lines[start]?.trim() === "---" ? lines.indexOf("---", start + 1) : -1;
  const isChat = lines.filter((line) => MESSAGE.test(line)).length > 1;
  return lines.slice(end < 0 ? 0 : end + 1).map((whole, at, all): Line => {
    const line = whole.slice(0, MAX_LINE).replace(PICTURE, "");
    if (MAIL_HEAD.test(line) || isTableRule(line) || isTableRule(all[at + 1] ?? ""))
      return { kind: "none", text: "" };
    if (isChat) return { kind: "chat", text: line.replace(MESSAGE, "") };
    if (/^\s*\|.*\|\s*$/.test(line)) return { kind: "row", text: line };
    if (QUOTE.test(line)) return { kind: "prose", text: line.replace(/^[\s>]+/, "") };
    return { kind: "list", text: line };
  });
}

/** The line under the names of a table's columns. */
function isTableRule(line: string): boolean {
  return line.includes("|") && line.includes("--") && /^[\s|:-]+$/.test(line);
}

/** In a letter a short line is a greeting: only what is listed is a place. */
function isMostlySentences(lines: readonly Line[]): boolean {
  const length = (all: readonly Line[]) => all.reduce((sum, { text }) => sum + text.length, 0);
  const others = lines.filter(({ kind, text }) => kind === "list" && !BULLET.test(text));
  const sentences = others.filter(({ text }) => isSentence(text) && !LINK.test(text));
  return length(sentences) > length(others) / 2;
}

function isSentence(text: string): boolean {
  const plain = text.trim();
  return plain.length > MAX_NAME || plain.split(/\s+/).length > MAX_WORDS;
}

type Found =
  | { readonly kind: "places"; readonly places: readonly ListedPlace[] }
  | { readonly kind: "short"; readonly link: string }
  /** A heading or an empty line; something that is no place; sentences. */
  | { readonly kind: "none" | "left" | "prose" };

function readLine({ kind, text }: Line, isLetter: boolean): Found {
  if (kind === "none" || text.trim() === "") return { kind: "none" };
  if (kind === "prose") return { kind: "prose" };
  if (kind === "row") return readRow(text);
  if (DONE.test(text)) return { kind: "left" };
  const linked = LINK.exec(text)?.[0];
  // The name in brackets is the end of a geo link.
  const link = linked?.includes("(") ? linked : linked?.replace(/[).,;]{1,5}$/, "");
  const stops = link === undefined ? [] : stopsOf(link);
  if (stops.length > 0) return { kind: "places", places: stops.map(placeOfStop) };
  const withoutLink = link === undefined ? text : text.replace(link, " ");
  const spot = SPOT.exec(withoutLink);
  const rest = spot === null ? withoutLink : withoutLink.replace(spot[0], " ");
  const isListed = BULLET.test(rest) && kind !== "chat";
  const plain = rest.replace(BULLET, "").trim();
  const at = spot === null ? wholePosition(plain) : positionOf(Number(spot[1]), Number(spot[2]));
  const isPlaced = at !== undefined || isMap(link);
  if (!isPlaced && HEADING.test(rest)) return { kind: "none" };
  if (!isPlaced && !isListed && isSentence(plain)) return { kind: "prose" };
  const { name, note } = nameInLine(wholePosition(plain) === undefined ? plain : "");
  if (!isPlaced && isNoPlace(name)) return { kind: "left" };
  const isName = name.length <= MAX_NAME && name.split(" ").length <= MAX_WORDS;
  if (!isPlaced && !isName) return { kind: "prose" };
  const isListedName =
    (isListed || !isLetter) && (link === undefined || /[\p{Lu}\p{Lo}]/u.test(name));
  const isClear = kind === "chat" ? isMessage(plain, name) : isListedName;
  if (!isPlaced && (kind === "chat" || isLetter) && !isClear) return { kind: "prose" };
  const found = listedPlace({ name: isName ? name : "", at, note, url: link });
  if (found === "short") return { kind: "short", link: link ?? "" };
  if (found === undefined) return { kind: "left" };
  // One word in a chat is often "Okay".
  const isSure = isPlaced || (isClear && (kind !== "chat" || name.includes(" ")));
  return { kind: "places", places: [isSure ? found : { ...found, isWords: true }] };
}

function leftOut({ text }: Line): Found {
  return { kind: text.trim() === "" || HEADING.test(text) ? "none" : "left" };
}

function isMap(link: string | undefined): boolean {
  return link !== undefined && listedPlace({ url: link }) !== undefined;
}

function readRow(text: string): Found {
  const [first = "", ...others] = text.split("|").flatMap((cell) => cell.trim() || []);
  const { name, note } = nameInLine(first);
  if (isNoPlace(name)) return { kind: "left" };
  const found = listedPlace({ name, note: [note, ...others].filter(Boolean).join(" · ") });
  return typeof found === "object" ? { kind: "places", places: [found] } : { kind: "left" };
}

function placeOfStop({ name, at }: { name: string; at?: ListedPlace["at"] }): ListedPlace {
  const [first = name] = name.split(",");
  return { name: first, ...(at === undefined ? {} : { at }) };
}

/** "Jardim Botânico", "Bar do Zé": each longer word has a capital, of scripts that have them. */
function isMessage(plain: string, name: string): boolean {
  const words = name.split(" ");
  return (
    words.length <= 5 &&
    words.every((word) => /^[\p{Lu}\p{Lo}]|^\p{L}{1,3}$/u.test(word)) &&
    !/\?[^\p{L}\p{N}]*$/u.test(plain)
  );
}

function wholePosition(text: string) {
  return /^[\d\s.,;°'"′″NSEWnsew+-]{7,60}$/.test(text) ? positionIn(text) : undefined;
}
