import { clock } from "./time-of-day.ts";

/** A time of day within a line. */
export type FoundTime = { readonly from: number; readonly to: number; readonly time: string };

/** "14:05", "2:05 pm", "14h05", "14.05 Uhr", "14:05 h". */
const CLOCK =
  /(?<![\d.,:/-])([01]?\d|2[0-4])(?::|h|H|\.(?=\d\d\s?(?:uhr|uur|h\b|hrs|[ap]\.?m))|(?<=(?:um|alle|ore|kl\.?|at|ab|bis)\s\d{1,2})\.)([0-5]\d)(?::[0-5]\d)?(?![\d])(?:\s{0,2}([ap])\.?\s?m\b\.?|\s?(?:uhr|uur|h|hrs)(?!\p{L}))?/giu;
/** "8 pm", "20 Uhr", "20h", "20 h". */
const HOUR =
  /(?<![\d.,:/€$£-])([01]?\d|2[0-3])\s?(?:([ap])\.?\s?m\b\.?|uhr\b|(?:h|hrs|horas?|heures?)(?![\p{L}\d]))/giu;
/** "dalle 16", "entro le ore 10". */
const BARE_HOUR = /(?<=(?<!\p{L})(?:dalle|ore)\s)([01]?\d|2[0-3])(?![\d.,:/])/giu;
/** "12 noon", "at midnight". */
const NAMED =
  /(?<![\p{L}\d])(?:(?:12 )?(noon|mittags|midi|mediodía|mezzogiorno|meio-dia)|(?:12 )?(midnight|mitternacht|minuit|medianoche|mezzanotte|meia-noite))(?!\p{L})/giu;
const DURATION_BEFORE =
  /(?:duration|dauer|durée|duración|durata|duração|flight time|flugzeit|fahrzeit|reisezeit|travel time|reisedauer|tempo di viaggio|connection|layover|stopover|transfer time|umstieg|umsteigezeit|aufenthalt|correspondance|escala|coincidencia|scalo|cambio|conexão|overstap)[^\d]{0,24}$/i;
const DURATION_BEHIND =
  /^\s?(?:hours|std|stunden|ore di|heures de|horas de)|^\s{0,2}[·|,]\s?(?:\d{1,2}\s?(?:umstieg|change|cambi|correspond|transfer|stop|transbord)|direkt|direct|non-?stop)|^\s?\d{1,2}\s?m(?:in(?:s|utes?|uten|uti|utos)?)?\b/i;

const BEFORE_THAT =
  /^\s{1,2}(?:before|after|prior|vor|avant|après|antes|después|depois|prima|dopo)(?!\p{L})/iu;

/** The times of a line from left to right, durations left out. */
export function timesIn(line: string): FoundTime[] {
  const found: FoundTime[] = [];
  for (const match of line.matchAll(CLOCK)) take(match, match[1], match[2], match[3]);
  for (const match of line.matchAll(HOUR)) take(match, match[1], "00", match[2]);
  for (const match of line.matchAll(BARE_HOUR)) take(match, match[1], "00");
  for (const match of line.matchAll(NAMED)) take(match, match[1] === undefined ? "24" : "12", "00");
  return found.sort((a, b) => a.from - b.from);

  function take(match: RegExpExecArray, hour = "", minute = "", half?: string): void {
    const from = match.index;
    const to = from + match[0].length;
    if (found.some((other) => from < other.to && to > other.from)) return;
    if (DURATION_BEFORE.test(line.slice(Math.max(0, from - 30), from))) return;
    const behind = line.slice(to, to + 16);
    if (DURATION_BEHIND.test(behind)) return;
    // "até 3 horas antes da partida"
    if (/(?:h|hrs|horas?|heures?)$/iu.test(match[0]) && BEFORE_THAT.test(behind)) return;
    const time = timeOf(Number(hour), Number(minute), half);
    if (time !== undefined) found.push({ from, to, time });
  }
}

function timeOf(hour: number, minute: number, half: string | undefined): string | undefined {
  if (hour > 24 || (hour === 24 && minute > 0)) return undefined;
  const isHalf = half !== undefined && hour <= 12;
  const of24 = isHalf ? (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0) : hour;
  return clock(of24 * 60 + minute);
}
