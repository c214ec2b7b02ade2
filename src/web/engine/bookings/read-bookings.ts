import type { Booking } from "../../../domain/bookings/booking.ts";
import { stateIn } from "../../../domain/bookings/read/details-in-text.ts";
import { joinBookings } from "../../../domain/bookings/read/join-bookings.ts";
import {
  boardingCodesIn,
  readBoardingCode,
} from "../../../domain/bookings/read/read-boarding-code.ts";
import type {
  Draft,
  ReadBooking,
  ReadingContext,
} from "../../../domain/bookings/read/read-booking.ts";
import { readCalendar } from "../../../domain/bookings/read/read-calendar.ts";
import { readPass } from "../../../domain/bookings/read/read-pass.ts";
import { readReservations } from "../../../domain/bookings/read/read-reservations.ts";
import { readText } from "../../../domain/bookings/read/read-text.ts";
import { textPage, textPages } from "../../../domain/bookings/read/text-page.ts";
import { AppError, type ErrorCode } from "../../../domain/errors/app-error.ts";
import { zipEntries } from "../../../domain/files/zip-entries.ts";
import { LIMITS } from "../../../domain/limits.ts";
import type { MessageValues } from "../../../domain/message.ts";
import { textOfBytes } from "../text-of-bytes.ts";
import { unpacked } from "../unpacked.ts";

/** A confirmation that a traveller gives: a file, or what they pasted. */
export type GivenConfirmation = { readonly bytes: ArrayBuffer } | { readonly text: string };

export type ReadBookings =
  | { readonly bookings: readonly ReadBooking[] }
  | { readonly problem: { readonly code: ErrorCode; readonly values?: MessageValues | undefined } };

/** What parts of a file say, the most trustworthy first. */
type Found = {
  readonly data: readonly Draft[];
  readonly passes: readonly Draft[];
  readonly calendars: readonly Draft[];
  readonly codes: readonly Draft[];
  readonly texts: readonly Draft[];
  readonly documents: readonly Draft[];
};

const NOTHING: Found = { data: [], passes: [], calendars: [], codes: [], texts: [], documents: [] };
/** PNG, JPEG, GIF and WebP. */
const PICTURES = ["\x89PNG", "\xff\xd8\xff", "GIF8", "RIFF"];
/** What Office wrote before 2007. */
const OFFICE = "\xd0\xcf\x11\xe0";
const MAX_TEXT = 2_000_000;
/** A mail that was forwarded as an attachment of a forwarded mail. */
const MAX_DEPTH = 3;
const MAX_ATTACHMENTS = 20;
const MAX_PASSES = 10;

/**
 * The bookings of a file or a text, or why it can't be read. For a worker: a file that takes its time holds up nothing
 * else. Nothing is fetched, nothing of it runs.
 */
export async function readBookings(
  given: GivenConfirmation,
  context: ReadingContext,
): Promise<ReadBookings> {
  try {
    const found =
      "text" in given
        ? await readPlain(given.text, context, 0)
        : await readBytes(new Uint8Array(given.bytes), context, 0);
    const bookings = joinBookings(chosen(found), context);
    if (bookings.length === 0) throw new AppError("import_unreadable", { problem: "noBookings" });
    return { bookings };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, values } = error;
    return { problem: { code, ...(values === undefined ? {} : { values }) } };
  }
}

/** The best source's bookings, with what others say of the same ones. */
function chosen(found: Found): Draft[] {
  const { data, passes, calendars, codes, texts, documents } = found;
  const exact = [...data, ...passes, ...calendars, ...codes];
  const [first, second] = documents.length > texts.length ? [documents, texts] : [texts, documents];
  const main = exact.length > 0 ? exact : first;
  const others = exact.length > 0 ? [...first, ...second] : second;
  return [
    ...main,
    ...others.filter((other) => main.some((one) => isOfOneDay(one.booking, other.booking))),
  ];
}

function isOfOneDay(one: Partial<Booking>, other: Partial<Booking>): boolean {
  const isTime =
    one.starts?.time === undefined ||
    other.starts?.time === undefined ||
    one.starts.time === other.starts.time;
  return one.kind === other.kind && one.starts?.date === other.starts?.date && isTime;
}

async function readBytes(
  bytes: Uint8Array,
  context: ReadingContext,
  depth: number,
): Promise<Found> {
  if (bytes.length > LIMITS.file.bytes) {
    throw new AppError("import_unreadable", {
      problem: "fileTooLarge",
      most: LIMITS.file.bytes / 1024 / 1024,
    });
  }
  const start = String.fromCharCode(...bytes.subarray(0, 1024));
  if (start.startsWith("PK\x03\x04")) return readArchive(bytes, context);
  if (start.includes("%PDF-")) return readPdf(bytes, context);
  if (PICTURES.some((head) => start.startsWith(head))) return readPicture(bytes, context);
  if (start.startsWith(OFFICE)) {
    throw new AppError("import_unreadable", { problem: "notBooking" });
  }
  const text = textOfBytes(bytes);
  return isMail(text) ? readMail(bytes, context, depth) : readPlain(text, context, depth);
}

/** Lines of a head, one of which only mails have. */
function isMail(text: string): boolean {
  const head = text.slice(0, 20_000).split(/\r?\n\r?\n/, 1)[0] ?? "";
  const isHead = /^(?:From |[\w-]{2,60}:)/.test(head);
  return (
    isHead &&
    /^(?:mime-version|content-type|received|return-path|message-id|delivered-to):/im.test(head)
  );
}

async function readPlain(given: string, context: ReadingContext, depth: number): Promise<Found> {
  const text = given.slice(0, MAX_TEXT).replace(/^\ufeff/, "");
  if (text.includes("\0")) throw new AppError("import_unreadable", { problem: "notBooking" });
  const start = text.trimStart();
  if (isMail(start)) return readMail(new TextEncoder().encode(start), context, depth);
  if (/^BEGIN:VCALENDAR/i.test(start)) {
    return { ...NOTHING, calendars: sourced(readCalendar(start, context), "calendar") };
  }
  if (/^[{[]/.test(start)) {
    const data = parsed(start);
    if (data !== undefined)
      return { ...NOTHING, data: sourced(readReservations(data, context), "mail") };
  }
  if (/^<(?:!doctype|html|body|head|table|div|p|script|meta|span|!--)/i.test(start)) {
    return readHtml(start, { subject: "" }, context);
  }
  const codes = boardingCodesIn(text.replace(/\r?\n/g, "\n")).flatMap((code) =>
    readBoardingCode(code, context),
  );
  const isCode = codes.length > 0 && text.length < 400;
  const texts = isCode ? [] : textPages(text).flatMap((page) => readText(page, context));
  return { ...NOTHING, codes, texts: sourced(texts, "mail") };
}

async function readHtml(
  html: string,
  head: { readonly subject: string; readonly sender?: string },
  context: ReadingContext,
): Promise<Found> {
  const { pageOfHtml } = await import("./page-of-html.ts");
  const { text, data } = pageOfHtml(html);
  const page = textPage(text, head);
  const state = stateIn(page);
  const drafts = readReservations(data, context).map((draft) => stateOfWords(draft, state));
  return {
    ...NOTHING,
    data: sourced(drafts, "mail"),
    texts: sourced(readText(page, context), "mail"),
  };
}

/** Data that says "confirmed" in a mail that says "cancelled": the mail is the newer word. */
function stateOfWords(draft: Draft, state: Booking["state"]): Draft {
  if (state === "booked" || draft.booking.state !== "booked") return draft;
  return { booking: { ...draft.booking, state }, unsure: new Set([...draft.unsure, "state"]) };
}

async function readMail(bytes: Uint8Array, context: ReadingContext, depth: number): Promise<Found> {
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(bytes, {
    forceRfc822Attachments: true,
    attachmentEncoding: "arraybuffer",
  }).catch(() => {
    throw new AppError("import_unreadable", { problem: "notBooking" });
  });
  const sentOn = mail.date === undefined ? undefined : isoDay(mail.date);
  const own = sentOn === undefined ? context : { ...context, today: sentOn };
  const head = { subject: mail.subject ?? "", sender: mail.from?.name ?? "" };
  const html =
    mail.html === undefined ? NOTHING : await readHtml(mail.html.slice(0, MAX_TEXT), head, own);
  const plain =
    mail.text === undefined
      ? []
      : textPages(mail.text.slice(0, MAX_TEXT), head).flatMap((page) => readText(page, own));
  const texts = plain.length > html.texts.length ? sourced(plain, "mail") : html.texts;
  const parts = [{ ...html, texts }];
  for (const { content } of mail.attachments.slice(0, MAX_ATTACHMENTS)) {
    if (depth >= MAX_DEPTH || typeof content === "string") continue;
    try {
      parts.push(await readBytes(new Uint8Array(content as ArrayBuffer), own, depth + 1));
    } catch (error) {
      // A logo, the conditions as a file that can't be read.
      if (!(error instanceof AppError)) throw error;
    }
  }
  return parts.reduce(joined);
}

function isoDay(date: string): string | undefined {
  const atMs = Date.parse(date);
  return Number.isNaN(atMs) ? undefined : new Date(atMs).toISOString().slice(0, 10);
}

async function readPdf(bytes: Uint8Array, context: ReadingContext): Promise<Found> {
  const { textOfPdf } = await import("./text-of-pdf.ts");
  const text = (await textOfPdf(bytes)).slice(0, MAX_TEXT);
  if (text.trim() === "") throw new AppError("import_unreadable", { problem: "noText" });
  return { ...NOTHING, documents: sourced(readText(textPage(text), context), "document") };
}

/** A photo of a pass, or of a ticket's code: only its codes are read. */
async function readPicture(bytes: Uint8Array, context: ReadingContext): Promise<Found> {
  const { codesOfPicture } = await import("./codes-of-picture.ts");
  let found = NOTHING;
  for (const code of await codesOfPicture(bytes)) {
    const flights = readBoardingCode(code, context);
    found = joined(
      found,
      flights.length > 0
        ? { ...NOTHING, codes: flights }
        : await readPlain(code, context, MAX_DEPTH),
    );
  }
  return found;
}

/** A pass, several of them together, or a folder of confirmations. */
async function readArchive(bytes: Uint8Array, context: ReadingContext): Promise<Found> {
  const budget = { left: LIMITS.file.unpackedBytes };
  const passes = zipEntries(bytes, /\.pkpass$/i, MAX_PASSES);
  const found: Draft[] = await passOf(bytes, context, budget);
  for (const entry of passes) {
    found.push(...(await passOf(await contentOf(entry, budget), context, budget)));
  }
  if (found.length === 0) throw new AppError("import_unreadable", { problem: "notBooking" });
  return { ...NOTHING, passes: found };
}

async function passOf(
  archive: Uint8Array,
  context: ReadingContext,
  budget: { left: number },
): Promise<Draft[]> {
  const pass = await passIn(archive, budget);
  if (pass === undefined) return [];
  const words = zipEntries(archive, /^[\w-]{2,12}\.lproj\/pass\.strings$/i, 20);
  const english = words.find(({ name }) => name.startsWith("en")) ?? words[0];
  const strings =
    english === undefined
      ? new Map<string, string>()
      : stringsOf(textOfBytes(await contentOf(english, budget)));
  return readPass(pass, strings, context);
}

/** The pass.json of a pass; undefined where an archive is none. */
export async function passIn(
  archive: Uint8Array,
  budget: { left: number } = { left: LIMITS.file.unpackedBytes },
): Promise<unknown> {
  const [entry] = zipEntries(archive, /^pass\.json$/i, 1);
  return entry === undefined ? undefined : parsed(textOfBytes(await contentOf(entry, budget)));
}

async function contentOf(
  { packed, isDeflated }: { readonly packed: Uint8Array; readonly isDeflated: boolean },
  budget: { left: number },
): Promise<Uint8Array> {
  const bytes = isDeflated ? await unpacked(packed, budget.left) : packed;
  budget.left -= bytes.length;
  if (budget.left < 0) throw new AppError("import_unreadable", { problem: "tooLarge" });
  return bytes;
}

/** "key" = "word"; */
function stringsOf(text: string): Map<string, string> {
  const pairs = text
    .slice(0, 100_000)
    .matchAll(/"((?:[^"\\]|\\.){1,80})"\s{0,20}=\s{0,20}"((?:[^"\\]|\\.){0,500})"/g);
  return new Map(
    [...pairs].map(([, key = "", value = ""]) => [key, value.replace(/\\(.)/g, "$1")]),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function joined(one: Found, other: Found): Found {
  return {
    data: [...one.data, ...other.data],
    passes: [...one.passes, ...other.passes],
    calendars: [...one.calendars, ...other.calendars],
    codes: [...one.codes, ...other.codes],
    texts: [...one.texts, ...other.texts],
    documents: [...one.documents, ...other.documents],
  };
}

function sourced(drafts: readonly Draft[], source: Booking["source"]): Draft[] {
  return drafts.map(({ booking, unsure }) => ({
    booking: { ...booking, source: booking.source ?? source },
    unsure,
  }));
}
