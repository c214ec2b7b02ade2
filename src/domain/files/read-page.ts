import { parseCoordinates } from "../places/coordinates.ts";
import { type ListedPlace, positionOf, type ReadList } from "./listed-place.ts";
import { listedPlace } from "./listed-text.ts";

const MAX_LINES = 20_000;
const MAX_LINE = 4000;
const LINES_A_STEP = 100;
const MAX_PROSE = 200_000;
/** A name of a place is hardly longer; what is, is a sentence. */
const MAX_NAME = 80;
const MAX_WORDS = 9;

const LINK = /(?:https?:\/\/|geo:)[^\s<>"]+/i;
const BULLET = /^\s*(?:[-*•·‣▪◦–—+>]|\(?\d{1,3}[.)]|\[[ xX✓]?\]|[☐☑✓✔📍])+\s*(?:\[[ xX]?\]\s*)?/u;
const HEADING = /^\s*(?:#+\s|={2,}|-{3,})|:\s*$|^\s*(?:day|tag|jour|giorno|d[ií]a)\s+\d+\b/iu;
const SPOT = /[([]?(-?\d{1,3}\.\d{3,20})\s{0,3},\s{0,3}(-?\d{1,3}\.\d{3,20})[)\]]?/;
const EMOJI = /\p{Extended_Pictographic}\ufe0f?/gu;

/**
 * The places of a page of text: a line for each, with a bullet, a number, a note behind a dash, a position or the link of a
 * map; whole sentences are `prose`. It yields every some lines.
 *
 * @param text of a length that the caller has bounded.
 */
export function* readPage(text: string): Generator<void, ReadList, void> {
  const places: ListedPlace[] = [];
  const shortLinks: string[] = [];
  const prose: string[] = [];
  for (const [at, line] of text
    .split(/\r\n|\r|\n/)
    .slice(0, MAX_LINES)
    .entries()) {
    if (at % LINES_A_STEP === 0) yield;
    const found = readLine(line.slice(0, MAX_LINE));
    if (found === undefined) prose.push(line.slice(0, MAX_LINE));
    else if (found.kind === "short") shortLinks.push(found.link);
    else places.push(found.place);
  }
  return { places, prose: prose.join("\n").slice(0, MAX_PROSE), shortLinks };
}

type ReadLine =
  | { readonly kind: "place"; readonly place: ListedPlace }
  | { readonly kind: "short"; readonly link: string };

/** @returns undefined where the line is none: empty, a heading or a sentence. */
function readLine(line: string): ReadLine | undefined {
  const link = LINK.exec(line)?.[0].replace(/[).,;]{1,5}$/, "");
  const withoutLink = link === undefined ? line : line.replace(link, " ");
  const spot = SPOT.exec(withoutLink);
  const rest = (spot === null ? withoutLink : withoutLink.replace(spot[0], " "))
    .replace(/\[([^\]]*)\]\(\s*\)/g, "$1")
    .replace(/[*_`]{1,3}/g, "");
  const isListed = BULLET.test(rest);
  const plain = rest.replace(BULLET, "").replace(EMOJI, "").trim();
  const at = spot === null ? wholePosition(plain) : positionOf(Number(spot[1]), Number(spot[2]));
  const isPlaced = at !== undefined || link !== undefined;
  if (!isPlaced && (HEADING.test(rest) || !/\p{L}{2}/u.test(plain))) return undefined;
  const { name, note } = partsOf(wholePosition(plain) === undefined ? plain : "");
  const isName =
    name.length <= MAX_NAME && name.split(" ").length <= MAX_WORDS && !/[.!?]$/.test(name);
  if (!isPlaced && (!isName || (!isListed && /[.!?…,]\s*$/.test(plain)))) return undefined;
  const found = listedPlace({ name: isName ? name : "", at, note, url: link });
  if (found === "short") return { kind: "short", link: link ?? "" };
  return found === undefined ? undefined : { kind: "place", place: found };
}

function wholePosition(text: string) {
  if (!/^[\d\s.,;°'"′″NSEWnsew+-]{7,60}$/.test(text)) return undefined;
  const read = parseCoordinates(text);
  return read.ok ? read.at : undefined;
}

/** "Colosseum – book ahead", "Colosseum: book ahead", "Colosseum (book ahead)". */
function partsOf(text: string): { readonly name: string; readonly note: string } {
  const [, name = text, , note = ""] =
    /^(.{2,80}?)(\s[-–—|]\s|:\s|\s\/\/\s|\t)(.+)$/u.exec(text) ?? [];
  const tidy = (part: string) => part.replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, "");
  return { name: tidy(name), note: tidy(note) };
}
