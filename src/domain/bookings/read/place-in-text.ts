/** The name and the address of where one goes, in a confirmation. */
import type { BookingKind } from "../booking.ts";
import { labelOf } from "./labels.ts";
import { firstOf, type TextPage } from "./text-page.ts";

const HOTEL_WORD =
  /(?:^|\s)(?:(?:grand[ -])?h[oô]tel|hostel|hostal|pension|pensão|pensione|pensión|(?<!check-)inn|resort|apart(?:ments?|hotel|ements?|amentos?)|b&b|bed & breakfast|residen(?:ce|cial|z)|villa|pousada|parador|albergo|auberge|gasthof|gasthaus|guest ?house|lodge|suites?|riad|ryokan|casa|quinta|locanda|agriturismo|chalet|camping|boutique|palace|palais|palácio|palazzo|haus|maison|lofts?|studio|cottage|cabin|bungalow|ferienwohnung|gîte|masseria|hostería|hotell|pensjonat|penzion|hotelli|otel|flat|wohnung|apartamento|ático|maisonette|house)(?:\s|$|,)/iu;
const AT_IN_SUBJECT =
  /(?:\bat\b|\bfor\b|\bsee\b|\bto\b|\bbei\b|\bim\b|\bin der\b|\bfür\b|\bchez\b|\bà\b|\bau\b|\ben\b|\bpara\b|\bpresso\b|\bda\b|\bno\b|\bna\b|\bbij\b|[–—:|]|\s-)\s{0,2}((?:the\s|das\s|den\s|la\s|le\s|l['’]|el\s|il\s|o\s|a\s)?\p{Lu}[^–—|!?:(]{2,70}?)(?:\s(?:is|has|was|ist|wurde|est|a été|está|ha|è|foi|on|am|vom|from|for|du|le|del|dal|el|il|em|para|in der|\d)(?!\p{L})|[,.!?(|–—:]|\s-\s|\s#|$)/gu;
const NO_PLACE =
  /^(?:who['’]?s|what|where|when|how|getting there|things to know|trip details|explore|add to|your|ihre?|deine?|votre|su|tu|la tua|il tuo|a sua|o seu|booking|reservation|confirmation|buchung|reservierung|bestätigung|réservation|confirmation|reserva|confirmación|confirmação|prenotazione|conferma|order|bestellung|commande|ticket|e-?ticket|itinerary|receipt|invoice|rechnung|thank|danke|merci|gracias|grazie|obrigad|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|new|updated?|cancell?ed|storniert|re|fwd?)(?!\p{L})/iu;
/** Above the name of who signs. */
const CLOSING =
  /(?<!\p{L})(?:regards|wishes|sincerely|cheers|yours|grüße|grüßen|gruß|mfg|cordialement|bien à vous|salutations|saludos|atentamente|saluti|cumprimentos|groet|groeten|hälsningar|hilsen|pozdrawiam|pozdravem)(?!\p{L})/iu;
/** 'Ferienwohnung "Strandhafer"'. */
const QUOTED =
  /(?<!\p{L})((?:(?:ferien)?wohnung|ferienhaus|apartment|appartement|apartamento|appartamento|haus|villa|gîte|casa|chalet|cottage|restaurant|hotel)\s["„“«'‚][^"“”»']{2,40}["“”»'‘])/iu;
const POSTCODE =
  /(?<!\d)(?:\d{4,5}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{3}\s?\d{2})(?!\d)/u;
const STREET =
  /\d|straße|strasse|str\.|street|st\.|road|rd\.|avenue|avenida|av\.|rua|rue|via|viale|piazza|plaza|praça|place|platz|calle|c\/|weg|allee|gasse|largo|lane|square|boulevard|bd|corso|paseo|travessa|quai/iu;

export type FoundName = { readonly name: string; readonly isSure: boolean };

/** What a hotel, a restaurant, a show or who rents a car is called: by its label, the subject, or who sent the mail. */
export function placeNameIn(page: TextPage, kind: BookingKind): FoundName | undefined {
  const isStay = kind === "stay";
  const labelled =
    firstOf(page.facts, "hotel", nameOf) ??
    (kind === "event" || kind === "ticket" ? firstOf(page.facts, "event", nameOf) : undefined);
  if (labelled !== undefined) return { name: labelled, isSure: true };
  const values = new Set(page.facts.map(({ line, cell }) => `${line}:${cell ?? "all"}`));
  const whole = page.lines.slice(0, 60);
  const others = whole.flatMap(({ cells }, line) => {
    const free = values.has(`${line}:all`)
      ? []
      : cells.filter((_, cell) => !values.has(`${line}:${cell}`));
    return free.length === 0 ? [] : [{ cells: free, text: free.join("  ") }];
  });
  const start = others.flatMap(({ cells }) => cells);
  const titles = new Set(start.filter(isTitle));
  const isKnown = (name: string) => titles.has(name) || page.sender.includes(name);
  const inSubject = namesInSentence(page.subject);
  const spoken = [...inSubject, ...start.slice(0, 15).flatMap(namesInSentence)];
  // A heading right above an address or a date is what is there.
  const above = others.findIndex(
    ({ cells, text }, at) =>
      cells.length === 1 &&
      isTitle(text) &&
      !isAddressStart(text) &&
      !CLOSING.test(others[at - 1]?.text ?? "") &&
      isBelow(others[at + 1]?.text ?? ""),
  );
  const headed = others[above]?.text;
  if (
    isStay &&
    headed !== undefined &&
    !isCount(others[above + 1]?.text ?? "") &&
    isAddressStart(others[above + 1]?.text ?? "")
  ) {
    return { name: headed, isSure: true };
  }
  const quoted = QUOTED.exec(page.subject)?.[1] ?? QUOTED.exec(page.text)?.[1];
  if (isStay && quoted !== undefined) return { name: quoted, isSure: QUOTED.test(page.subject) };
  if (isStay) {
    const hotel =
      inSubject.find((name) => HOTEL_WORD.test(name)) ??
      [...titles, ...spoken].find((name) => HOTEL_WORD.test(name));
    if (hotel !== undefined)
      return { name: hotel, isSure: inSubject.includes(hotel) || isSaidAgain(page, hotel) };
  }
  const heading = page.sender === "" ? [...titles].find((title) => !/!$/.test(title)) : page.sender;
  const name = spoken.find(isKnown) ?? headed ?? spoken[0] ?? heading;
  return name === undefined ? undefined : { name, isSure: isKnown(name) && spoken.includes(name) };
}

/** Whether a name stands twice, is the sender's, or has its address below it. */
function isSaidAgain({ text, sender, lines }: TextPage, name: string): boolean {
  if (sender.includes(name) || text.split(name).length > 2) return true;
  const at = lines.findIndex((line) => line.text === name);
  return at >= 0 && isAddressStart(lines[at + 1]?.text ?? "");
}

function nameOf(value: string): string | undefined {
  const plain = value
    .replace(/\s{2,}.{0,300}$/u, "")
    .replace(/^(\p{Lu}[^,]{2,60}),\s(?=[^,]{0,60}\d).{1,200}$/u, "$1")
    .replace(/\s?\(.{0,60}\)$/u, "")
    .trim();
  const isName = /\p{L}/u.test(plain) && plain.length <= 100 && !/@|https?:/.test(plain);
  return isName && labelOf(plain) === undefined ? plain : undefined;
}

function namesInSentence(text: string): string[] {
  return [...text.matchAll(AT_IN_SUBJECT)]
    .map((match) => (match[1] ?? "").replace(/[\s,;.!-]{1,6}$/u, "").trim())
    .filter((name) => !NO_PLACE.test(name) && !/\d{4}|^\P{L}/u.test(name) && name.length > 2);
}

const NO_TITLE =
  /[.!?:;]$|,$|@|https?:|\d{4}|\s[–—|-]\s|©|(?<!\p{L})(?:voucher|confirmation|confirmed|booking|reservation|buchung|reservierung|bestätigung|réservation|reserva|prenotazione|e-?ticket|invoice|itinerary|order|guests?|unsubscribe|entry|thank|hosted by|entire|managed by)(?!\p{L})/iu;

/** A line that is a heading: a few words with capitals, without the end of a sentence. */
function isTitle(cell: string): boolean {
  if (cell.length > 70 || !/^\p{Lu}/u.test(cell) || NO_PLACE.test(cell)) return false;
  return !NO_TITLE.test(cell) && labelOf(cell) === undefined && cell.split(/\s+/).length <= 8;
}

/** The address: of a label, or the line under the name that has a street and a postcode. */
export function addressIn(page: TextPage, name: string | undefined): string | undefined {
  const labelled =
    firstOf(page.facts, "address", addressOf) ??
    firstOf(page.facts, "place", addressOf) ??
    firstOf(page.facts, "hotel", (value) => behindName(value, name));
  if (labelled !== undefined) return labelled;
  for (const [at, { cells }] of page.lines.entries()) {
    if (name === undefined || !cells.some((cell) => cell.includes(name))) continue;
    const inside = cells.find((cell) => cell.startsWith(`${name},`))?.slice(name.length + 1);
    const own = inside === undefined ? undefined : addressOf(inside);
    if (own !== undefined) return own;
    for (const next of [at + 1, at + 2]) {
      const [text = "", below = ""] = [page.lines[next]?.text, page.lines[next + 1]?.text];
      const isSplit = isAddressStart(text) && POSTCODE.test(below) && !text.includes(",");
      if (isSplit && !/:/.test(below) && below.length <= 60) return `${text}, ${below}`;
      if (isAddressLine(text)) return text;
    }
  }
  const lines = page.lines
    .map(({ text }) => text)
    .filter((text) => POSTCODE.test(text) && isAddressLine(text));
  return lines.length === 1 ? lines[0] : undefined;
}

/** The address behind the name of one: "Alpenhof, Dorfstrasse 4, 3823 Wengen". */
function behindName(value: string, name: string | undefined): string | undefined {
  if (name === undefined || !value.startsWith(`${name}, `)) return undefined;
  const rest = value.slice(name.length + 2);
  return /\d/.test(rest) ? rest : undefined;
}

function isBelow(text: string): boolean {
  return isAddressStart(text) || /(?<!\d)(?:20\d\d|\d{1,2}[:.h]\d\d)(?!\d)/.test(text);
}

/** "2 guests", "1 Nacht". */
function isCount(text: string): boolean {
  return /^\d{1,2}\s(?:x\s)?\p{Ll}/u.test(text) && !text.includes(",");
}

/** "312 Al Sa'ada Street, Downtown", "4 rue des Archers", "Via Roma 2". */
function isAddressStart(text: string): boolean {
  const isStreet =
    /^\d{1,5}[a-z]?,?\s\p{L}|\p{L}\s\d{1,4}[a-z]?(?:,|$)/iu.test(text) && STREET.test(text);
  return (
    text.length <= 120 &&
    (isAddressLine(text) ||
      (isStreet &&
        !/:|€|\$|20\d\d|adult|person|night|room|zimmer|chambre|reihe|rang|block|seat|sitz|fila|rangée|(?<!\p{L})row/iu.test(
          text,
        )))
  );
}

export function isAddressLine(text: string): boolean {
  const isAddress = POSTCODE.test(text) || (text.includes(",") && STREET.test(text));
  const isOther = /:|€|\$|(?:19|20)\d\d\b(?!-)|@|https?|confirmation|number|nummer/i.test(text);
  return (
    isAddress && text.includes(",") && !isOther && text.length <= 150 && /\p{L}{3}/u.test(text)
  );
}

function addressOf(value: string): string | undefined {
  const plain = value.trim();
  const isAddress = plain.includes(",") || (/\d/.test(plain) && STREET.test(plain));
  return isAddress && /\p{L}/u.test(plain) && plain.length <= 200 && plain.length > 5
    ? plain
    : undefined;
}
