import { type DateReading, datesIn } from "./dates-in-text.ts";
import { type Label, labelOf } from "./labels.ts";

/** A line of a confirmation, in its cells. */
export type TextLine = { readonly text: string; readonly cells: readonly string[] };

/** A label with what stands beside or under it. */
export type Fact = {
  readonly label: Label;
  readonly value: string;
  /** Of the value's line. */
  readonly line: number;
  /** Of the value within its line; undefined where it is all of it, or a part of a cell. */
  readonly cell?: number;
};

/** A text as its readers see it: without quotes' marks, heads of mails and what a change has replaced. */
export type TextPage = {
  readonly lines: readonly TextLine[];
  readonly facts: readonly Fact[];
  readonly subject: string;
  /** The name of who sent it, where a mail says it. */
  readonly sender: string;
  readonly text: string;
};

const MOST_LINES = 4000;
const MOST_LETTERS = 1000;
const CELLS = /\t+|\s{3,}|\s[|│¦]\s|^\||\|$/;
/** "Check-in: 3 May, Check-out: 5 May" is two cells. */
const NEXT_PAIR = /[,;]\s{1,2}(?=\p{L}[\p{L} -]{2,24}:\s)/u;
const MAIL_HEAD =
  /^\s{0,8}\*{0,2}(from|to|cc|bcc|date|sent|subject|reply-to|von|an|betreff|gesendet|datum|de|à|a|para|assunto|asunto|fecha|enviado(?: el)?|enviada(?: em)?|objet|envoyé(?: le)?|oggetto|inviato|da|data|van|aan|verzonden|onderwerp)\s{0,2}:\*{0,2}\s{1,4}(.{1,300})$/iu;
const DASHES = /^[\s>*]{0,12}-{2,20}/;
const FORWARDED =
  /forwarded|weitergeleitet|original|ursprünglich|transféré|reenviado|inoltrato|encaminhada|doorgestuurd/i;
const BEGUN =
  /^[\s>*]{0,12}(?:begin forwarded message|anfang der weitergeleiteten|début du message|inicio del mensaje|inizio messaggio)/i;
const ANSWERED = /\s(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef)(?!\p{L})/iu;
/** "On Mon, 23 Nov 2026 at 14:02, Osteria Bella <info@osteria.example> wrote:" */
const ANSWERER = /(?:^|[,:\d]\s)(\p{Lu}[^,<:\d]{2,60}?)\s?<[^>]{3,100}>/u;
const MOST_MARK_LETTERS = 200;
const NEWER =
  /^\W{0,4}(?:(?:your|ihre?n?|dein(?:e|en)?|votre|vos|su|tu|il tuo|la tua|o seu|a sua)\s)?(?:new|updated|revised|neue?[rsn]?|nouve(?:au|l|lle)|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?|current|aktuell(?:e[rs]?)?)(?!\p{L})/iu;
const FORMER =
  /^\W{0,4}(?:(?:your|ihre?n?|dein(?:e|en)?|votre|vos|su|tu|il tuo|la tua|o seu|a sua)\s)?(?:old|previous(?:ly)?|former(?:ly)?|original(?:ly)?|was|alt|alte[rs]?|bisher(?:ig)?(?:e|er|es)?|vorher(?:ig)?(?:e|er|es)?|ursprünglich(?:e|er|es)?|ancien(?:ne)?|précédent(?:e)?|initial(?:ement)?|anterior(?:mente)?|antiguo|antes|vecchi[oa]|precedente|originari[oa]|oud|oude|(?:vuelo|voo|volo|vol|tren|treno|train|trajet|horario|horário|orario|horaire|hora|reserva|viaje|viagem)\s(?:anterior|antiguo|antigo|original|originale|precedente|précédent|initial|inicial|iniziale))\b(?!\s(?:town|city|harbour|port|bridge))/iu;
/** "11:05 (was 10:35)". */
const REPLACED =
  /\s?\((?:was|previously|formerly|instead of|originally|statt|bisher|vorher|zuvor|ursprünglich|au lieu de|auparavant|initialement|en lugar de|anteriormente|invece di|in precedenza|em vez de|voorheen|was eerst)\s?:?\s[^()]{1,40}\)/giu;
/** Hours that belong to something beside the booking itself. */
const ASIDE =
  /(?:check[ -]?in|drop[ -]?off|schalter|counter|gate|boarding|bag(?:gage)?)[^.:]{0,30}(?:opens|closes|öffnet|schließt|ferme|ouvre|cierra|abre|chiude|apre|fecha)|(?:online|web)[ -]?check[ -]?in|enregistrement|facturación|free(?:ly)? cancel|cancel(?:led|lation)?[^.]{0,40}(?:until|before|by|free)|kostenlos(?:e)? (?:stornier|Stornierung)|stornier[^.]{0,60}bis|annul(?:ation|er)[^.]{0,60}(?:jusqu|avant|gratuit)|cancelación[^.]{0,60}(?:hasta|gratuita|antes)|cancellazione[^.]{0,60}(?:fino|gratuita|entro)|cancelamento[^.]{0,60}(?:até|gratuito|grátis)|(?:opening|office|reception) hours|öffnungszeiten|hotline|correspondance|connection time|layover|umsteige(?:zeit|aufenthalt)|tiempo de (?:conexión|transbordo)|tempo di (?:attesa|coincidenza)|overstaptijd|(?:présentez-vous|please (?:be|arrive)|finden sie sich|preséntese|si presenti|apresente-se)[^.]{0,60}\d|(?:booked|issued|printed|purchased|paid|ordered) on|gebucht am|ausgestellt am|bezahlt am|(?:order|ordine|bestellung|auftrag|commande|pedido|invoice|rechnung|factura|fattura|facture|fatura)\s(?:n[°ºro.]{1,2}|nr\.?|no\.?|#)?\s?[A-Z0-9-]{4,20}\s(?:del|vom|du|of|dated|from|de)\s\d|©|copyright|all rights reserved|last updated/iu;

/** Their hours are a house's, unless a whole stay is told with them. */
const MEALS =
  /rezeption|breakfast|frühstück|petit[ -]déjeuner|desayuno|colazione|café da manhã|pequeno[ -]almoço|ontbijt|frukost/iu;
/** What is to be bought yet. */
export const ADVERT =
  /(?<!\p{L})(?:ab|from|dès|à partir de|desde|da|a partire da|vanaf|från|od)\s(?:only |nur )?(?:[€$£]\s?\d|\d{1,4}(?:[.,]\d{2})?\s?(?:€|eur|gbp|usd|chf|£|\$|kr|zł))|book (?:now|yours|your next)|book your table|jetzt (?:buchen|sichern)|réservez (?:vite|maintenant|dès)|reserva ya|prenota (?:ora|subito)|reserve já|boek nu|\d{1,2}\s?%\s?(?:off|rabatt|discount|de descuento|di sconto|de desconto|de réduction|korting)|(?:rabatt|discount|sconto|descuento|desconto|remise|réduction)\s(?:von\s|of\s|del\s|de\s)?-?\d{1,2}\s?%|-\d{1,2}\s?%|also coming up|coming soon|you (?:may|might) also like|das könnte (?:sie|dich)|earn \d|points|punkte|puntos|punti\s|newsletter|schon an|profitez|aprovech|approfitt|aproveit|need a (?:hotel|car|taxi)|besoin d[’']un|voucher code|promo ?code|code promo|codice (?:promo|sconto)|código promocional|réservez avant|black friday|sous réserve de disponibilité|subject to availability|je nach verfügbarkeit|gutscheincode|aktionscode/iu;

/**
 * A text cut into lines, cells and labels with their values.
 *
 * @param text of a length that the caller has bounded.
 */
export function textPage(text: string, head: { subject?: string; sender?: string } = {}): TextPage {
  const body = withoutHeads(text.split(/\r\n|\r|\n/).slice(0, MOST_LINES));
  const lines = withoutFormer(withWholeRanges(body.lines.flatMap(linesOf)));
  const subject = plainSubject(body.subject ?? head.subject ?? "");
  return {
    lines,
    facts: factsOf(lines).map(withColon),
    subject,
    sender: body.sender ?? head.sender ?? "",
    text: [subject, ...lines.map((line) => line.text)].join("\n"),
  };
}

/** "10.10.27" over "– 24.10.27" is one line. */
function withWholeRanges(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const isSecond = at > 0 && isRange(lines[at - 1], line);
    if (isSecond) return [];
    if (next === undefined || !isRange(line, next)) return [line];
    const text = `${line.text} ${next.text}`;
    return [{ text, cells: [text] }];
  });
}

function isRange(first: TextLine | undefined, { text, cells }: TextLine): boolean {
  const isEnd = cells.length === 1 && /^[–—-]\s?\d{1,2}[.\s/]/.test(text);
  return isEnd && first?.cells.length === 1 && /\d\.?$/.test(first.text) && first.text.length < 40;
}

/** Lines without what a change has replaced: "Old: 20:00", or all that follows "Your previous flight:". */
function withoutFormer(lines: readonly TextLine[]): TextLine[] {
  let isFormer = false;
  /** Of a table with both beside each other: its columns, and which of them is the former, from the right. */
  let table: { readonly width: number; readonly former: number } | undefined;
  return lines.flatMap((line) => {
    const { text, cells } = line;
    const former = cells.findIndex((cell) => FORMER.test(cell));
    if (former >= 0 && cells.some((cell) => NEWER.test(cell))) {
      isFormer = false;
      table = { width: cells.length, former: cells.length - former };
      return [];
    }
    if (cells.length < 2) table = undefined;
    if (table !== undefined && cells.length === table.width + 1) {
      const kept = cells.toSpliced(cells.length - table.former, 1);
      return [{ text: kept.join("  "), cells: kept }];
    }
    if (NEWER.test(text)) isFormer = false;
    if (!FORMER.test(text)) return isFormer ? [] : [line];
    if (!/\d/.test(text)) isFormer = true;
    return [];
  });
}

/** Several mails that were forwarded as one, each by itself; a text without such as one. */
export function textPages(
  text: string,
  head: { subject?: string; sender?: string } = {},
): TextPage[] {
  const lines = text.split(/\r\n|\r|\n/).slice(0, MOST_LINES);
  const starts = lines
    .flatMap((line, at) => (isForwardMark(unquoted(line)) ? [at] : []))
    .slice(0, 10);
  if (starts.length < 2) return [textPage(text, head)];
  return starts.map((start, at) => textPage(lines.slice(start, starts[at + 1]).join("\n"), head));
}

/** "---------- Forwarded message ---------" */
function isForwardMark(line: string): boolean {
  if (line.length > MOST_MARK_LETTERS) return false;
  return BEGUN.test(line) || (DASHES.test(line) && FORWARDED.test(line));
}

/** "On Tue, 3 Nov 2026, Ada wrote:" */
function isAnswerMark(line: string): boolean {
  return line.length <= MOST_MARK_LETTERS && line.trimEnd().endsWith(":") && ANSWERED.test(line);
}

/** A part of a page's lines, with the subject of the whole. */
export function partOf(page: TextPage, from: number, to: number): TextPage {
  const lines = page.lines.slice(from, to);
  return {
    ...page,
    lines,
    facts: page.facts.flatMap((one) =>
      one.line >= from && one.line < to ? [{ ...one, line: one.line - from }] : [],
    ),
    text: lines.map(({ text }) => text).join("\n"),
  };
}

/** Whether a line's dates and hours are none of the booking's: when a counter opens, until when one may cancel. */
export function isAside({ text }: TextLine): boolean {
  return ASIDE.test(text) || ADVERT.test(text) || (MEALS.test(text) && !/20\d\d/.test(text));
}

const BOUGHT =
  /book|reserv|réserv|buch|bestell|order|ordin|pedido|command|payment|zahl|paiement|pago|compra|acquist|achat|kauf|issue|ausgest|erstellt|émis|emitid|emess|created|printed|κράτησ|έκδοσ/iu;

/** Lines of days that are over, where others are to come: when something was bought or issued. */
export function pastLines({ lines }: TextPage, reading: DateReading): ReadonlySet<number> {
  const days = lines.map(({ text }) => datesIn(text, reading));
  const { today } = reading;
  if (days.every((some) => some.every(({ date }) => date <= today))) return new Set();
  const isPast = (date: string, text: string) =>
    date < today || (date === today && BOUGHT.test(text));
  return new Set(
    lines.flatMap(({ text }, at) => {
      const some = days[at] ?? [];
      return some.length > 0 && some.every(({ date }) => isPast(date, text)) ? at : [];
    }),
  );
}

/** Whether all that a line says stands at labels of other things: when it was bought, its invoice's number. */
export function isOfOther({ facts }: TextPage, line: number): boolean {
  const own = facts.filter((one) => one.line === line);
  return own.length > 0 && own.every(({ label }) => label === "other");
}

/** The value of the first fact of a label that satisfies a reader. */
export function firstOf<Value>(
  facts: readonly Fact[],
  label: Label,
  read: (value: string) => Value | undefined,
): Value | undefined {
  for (const fact of facts) {
    const value = fact.label === label ? read(fact.value) : undefined;
    if (value !== undefined) return value;
  }
  return undefined;
}

/** The heads of mails that were forwarded or answered: what they say of the confirmation, and the lines without them. */
function withoutHeads(raw: readonly string[]) {
  const lines: string[] = [];
  let subject: string | undefined;
  let sender: string | undefined;
  // A pasted mail begins with its head.
  let isHead =
    /^\s*(?:from|subject|von|betreff|de|objet|asunto|assunto|oggetto|da|onderwerp)\s?:/i.test(
      raw.find((line) => line.trim() !== "") ?? "",
    );
  for (const one of raw) {
    const line = unquoted(one);
    if (isForwardMark(line)) {
      // Behind an answer that tells all itself, what it answers to is older.
      if (line !== one && isAnswer(lines)) break;
      isHead = true;
      // What somebody wrote above it is for the one whom they sent it to.
      lines.length = 0;
      continue;
    }
    if (isAnswerMark(line)) {
      isHead = true;
      sender = ANSWERER.exec(line)?.[1]?.trim() ?? sender;
      continue;
    }
    const [, name = "", value = ""] = MAIL_HEAD.exec(line) ?? [];
    const isSender = /^(?:from|von|de|da|van)$/i.test(name) && /@|<|\[mailto/.test(value);
    if (isSender) isHead = true;
    if (isHead && name !== "") {
      if (/^(?:subject|betreff|asunto|assunto|objet|oggetto|onderwerp)$/i.test(name)) {
        subject = value;
      }
      if (isSender)
        sender = value
          .replace(/[<[(].{0,200}$/, "")
          .replace(/["*]/g, "")
          .trim();
      continue;
    }
    if (line.trim() !== "") isHead = false;
    lines.push(line);
  }
  return { lines, subject, sender };
}

/** Whether lines tell of a booking: with digits in some of them. */
function isAnswer(lines: readonly string[]): boolean {
  return lines.filter((line) => /\d/.test(line)).length >= 4;
}

function unquoted(line: string): string {
  return line.slice(0, MOST_LETTERS).replace(/^(?:\s{0,3}>){1,8}\s?/, "");
}

function plainSubject(subject: string): string {
  return subject
    .replace(/^(?:\s{0,2}(?:re|aw|fwd?|wg|tr|rv|res|enc|i|r|antw|doorst)\s?:\s{0,2}){1,5}/i, "")
    .trim();
}

function linesOf(line: string): TextLine[] {
  const plain = line
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "")
    .replace(/[\u00a0\u2007\u202f]/g, " ")
    .replace(/\*\*|__/g, "")
    .replace(REPLACED, "");
  const cells = plain
    .split(CELLS)
    .flatMap((cell) => (cell.split(":").length > 2 ? cell.split(NEXT_PAIR) : [cell]))
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "" && !/^[-=_*~.•\s]{2,}$/.test(cell));
  return cells.length === 0 ? [] : [{ text: cells.join("  "), cells }];
}

const PAIR = /^([^:：]{1,80}?)\s{0,2}(?::(?!\d\d(?!\d))|：)\s{0,4}(.{1,400})$/u;
/** Labels that need no colon in front of a date or a number: "Check-in Fri 4 Dec 2026". */
const BARE =
  /^(?:number|seat|price|service|depart|arrive|checkIn|checkOut|pickUp|dropOff|date|time)$/;
const MOST_LABEL_WORDS = 5;

function factsOf(lines: readonly TextLine[]): Fact[] {
  const facts: Fact[] = [];
  for (const [at, line] of lines.entries()) {
    const labels = line.cells.map((cell) => labelOf(cell));
    const known = labels.filter((label) => label !== undefined).length;
    const isPairs = labels.every((label, cell) => (label !== undefined) === (cell % 2 === 0));
    const isPlain = !/\d/.test(line.text) || labels.slice(1).every((label) => label !== undefined);
    const isHeader = known > 1 && known * 2 >= labels.length && !isPairs && isPlain;
    for (const [cell, text] of line.cells.entries()) {
      const [, name = "", value = ""] = PAIR.exec(text) ?? [];
      const inside = labelOf(name);
      if (inside !== undefined) {
        facts.push({ label: inside, value, line: at, cell });
        continue;
      }
      const label = labels[cell];
      if (label === undefined) {
        facts.push(...bareFact(text, at));
        continue;
      }
      if (isHeader) facts.push(...columnBelow(lines, at, cell, label));
      else facts.push(...valueBeside(lines, at, cell, label));
    }
  }
  return facts;
}

/** "Tid: 18.30": behind such a label it is an hour. */
function withColon(fact: Fact): Fact {
  if (!/^(?:time|end|depart|arrive)$/.test(fact.label)) return fact;
  const value = fact.value.replace(/^(?:kl\.?\s)?(\d{1,2})\.([0-5]\d)(?![.\d])/iu, "$1:$2");
  return value === fact.value ? fact : { ...fact, value };
}

function bareFact(text: string, line: number): Fact[] {
  const words = text.split(/\s+/);
  for (let count = Math.min(MOST_LABEL_WORDS, words.length - 1); count > 0; count -= 1) {
    const label = labelOf(words.slice(0, count).join(" "));
    const value = words.slice(count).join(" ");
    if (
      label === undefined ||
      /^(?:trip|order|itinerary|booking|reserva|dossier)$/i.test(words.slice(0, count).join(" "))
    )
      continue;
    const isCode = label === "number" && /^[A-Z]{5,8}$/.test(value);
    return BARE.test(label) && (/\d/.test(value) || isCode) ? [{ label, value, line }] : [];
  }
  return [];
}

/** The cells under a header's, of rows as wide as it is: in others they have moved. */
function columnBelow(lines: readonly TextLine[], at: number, cell: number, label: Label): Fact[] {
  const width = lines[at]?.cells.length ?? 0;
  const found: Fact[] = [];
  for (let row = at + 1; row < Math.min(lines.length, at + 20); row += 1) {
    const cells = lines[row]?.cells ?? [];
    if (cells.length > width || cells.every((one) => labelOf(one) !== undefined)) break;
    if (cells.length < width) continue;
    found.push({ label, value: cells[cell] ?? "", line: row, cell });
  }
  return found;
}

/** The cell behind a label, or the line under it. */
function valueBeside(lines: readonly TextLine[], at: number, cell: number, label: Label): Fact[] {
  const beside = lines[at]?.cells[cell + 1];
  if (beside !== undefined) {
    return labelOf(beside) === undefined
      ? [{ label, value: beside, line: at, cell: cell + 1 }]
      : [];
  }
  const below = lines[at + 1];
  const first = below?.cells[0];
  if (first === undefined || labelOf(first) !== undefined) return [];
  if (labelOf(PAIR.exec(first)?.[1] ?? "") !== undefined) return [];
  return [{ label, value: below?.cells.join(", ") ?? "", line: at + 1 }];
}
