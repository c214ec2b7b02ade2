import { ownField } from "../../own-field.ts";
import type { Booking, BookingKind, BookingPlace, LocalTime } from "../booking.ts";
import { field, isRecord, type Json, listOf, textOf } from "./json-parts.ts";
import { labelOf } from "./labels.ts";
import { readBoardingCode } from "./read-boarding-code.ts";
import { airportPlace, type Draft, type ReadingContext, zoneOfPlace } from "./read-booking.ts";
import { readText } from "./read-text.ts";
import { textPage } from "./text-page.ts";
import { inZone, isoTime } from "./time-of-day.ts";

/** https://developer.apple.com/documentation/walletpasses/pass: what a pass is, and where its fields stand. */
const STYLES = ["boardingPass", "eventTicket", "generic", "storeCard", "coupon"];
const GROUPS = [
  "headerFields",
  "primaryFields",
  "secondaryFields",
  "auxiliaryFields",
  "backFields",
];
const TRANSIT: Readonly<Record<string, BookingKind>> = {
  PKTransitTypeAir: "flight",
  PKTransitTypeTrain: "train",
  PKTransitTypeBus: "bus",
  PKTransitTypeBoat: "ferry",
};
const MOST_FIELDS = 100;

type Field = {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly group: string;
};

/**
 * The booking of a pass of Apple's Wallet: of its semantic tags, its bar code, and its fields read as a text.
 *
 * @param pass pass.json, of any shape.
 * @param strings the words that its labels stand for, of one language.
 */
export function readPass(
  pass: unknown,
  strings: ReadonlyMap<string, string>,
  context: ReadingContext,
): Draft[] {
  if (!isRecord(pass)) return [];
  const style = STYLES.find((name) => isRecord(pass[name]));
  if (style === undefined) return [];
  const card = pass[style];
  const fields = fieldsOf(card, strings);
  const transit = textOf(field(card, "transitType")) ?? "";
  const kind =
    style === "boardingPass" ? TRANSIT[transit] : style === "eventTicket" ? "event" : undefined;
  const tags = { ...tagsOf(card), ...(isRecord(pass.semantics) ? pass.semantics : {}) };
  const read = readAsText(pass, fields, kind, context);
  const coded = codesOf(pass).flatMap((code) => readBoardingCode(code, context));
  const tagged = ofTags(tags, pass, fields, kind, context);
  const whole = [tagged, ...coded.slice(0, 1), ...read.slice(0, 1)];
  const draft = whole.reduce((one, other) => filled(one, other));
  const isVoided = pass.voided === true;
  const booking: Partial<Booking> = {
    ...draft.booking,
    state: isVoided ? "cancelled" : (draft.booking.state ?? "booked"),
    source: "pass",
  };
  const isNothing =
    booking.starts === undefined && booking.from === undefined && booking.at === undefined;
  return isNothing ? [] : [{ booking, unsure: draft.unsure }];
}

/** What one draft lacks, of another; the other's doubts come with what is taken. */
function filled(one: Draft, other: Draft): Draft {
  const unsure = new Set(one.unsure);
  const booking: Record<string, unknown> = { ...one.booking };
  for (const [key, value] of Object.entries(other.booking)) {
    const own = booking[key];
    if (own === undefined) {
      booking[key] = value;
      for (const path of other.unsure) if (path.split(".")[0] === key) unsure.add(path);
    } else if (isRecord(own) && isRecord(value) && key !== "price") {
      // An hour belongs to its own day only.
      const isOther = ["date", "code"].some(
        (part) =>
          field(own, part) !== undefined &&
          field(value, part) !== undefined &&
          field(own, part) !== field(value, part),
      );
      if (!isOther) {
        booking[key] = { ...value, ...own };
        for (const path of other.unsure) {
          const [first, second = ""] = path.split(".");
          if (first === key && own[second] === undefined) unsure.add(path);
        }
      }
    }
  }
  return { booking: booking as Partial<Booking>, unsure };
}

function fieldsOf(card: unknown, strings: ReadonlyMap<string, string>): Field[] {
  const word = (value: unknown) => {
    const text = textOf(value) ?? "";
    return strings.get(text) ?? text;
  };
  return GROUPS.flatMap((group) =>
    listOf(field(card, group))
      .filter(isRecord)
      .map((one) => ({
        key: textOf(one.key) ?? "",
        label: word(one.label),
        value: word(one.value),
        group,
      })),
  ).slice(0, MOST_FIELDS);
}

/** Tags of single fields count like those of the whole pass. */
function tagsOf(card: unknown): Json {
  const found = GROUPS.flatMap((group) => listOf(field(card, group)))
    .map((one) => field(one, "semantics"))
    .filter(isRecord);
  return Object.assign({}, ...found);
}

/** A code as it is scanned: its text, a character for each byte, and how it is drawn. */
export type ScannedCode = {
  readonly text: string;
  readonly format: "Aztec" | "PDF417" | "QRCode" | "Code128";
};

const FORMATS: Readonly<Record<string, ScannedCode["format"]>> = {
  PKBarcodeFormatAztec: "Aztec",
  PKBarcodeFormatPDF417: "PDF417",
  PKBarcodeFormatQR: "QRCode",
  PKBarcodeFormatCode128: "Code128",
};

/** The code that a pass shows at a gate. @param pass pass.json, of any shape. */
export function codeOfPass(pass: unknown): ScannedCode | undefined {
  if (!isRecord(pass)) return undefined;
  for (const code of [...listOf(pass.barcodes), pass.barcode]) {
    const text = field(code, "message");
    const format = ownField(FORMATS, textOf(field(code, "format")) ?? "");
    if (typeof text === "string" && text !== "" && text.length <= 2000 && format !== undefined) {
      return { text, format };
    }
  }
  return undefined;
}

function codesOf(pass: Json): string[] {
  return [...listOf(pass.barcodes), pass.barcode].flatMap((code) => {
    const message = field(code, "message");
    return typeof message === "string" ? [message.slice(0, 1000)] : [];
  });
}

function readAsText(
  pass: Json,
  fields: readonly Field[],
  kind: BookingKind | undefined,
  context: ReadingContext,
): Draft[] {
  const lines = fields.map(({ key, label, value }) => {
    // Keys are for programs, and often plainer: "pnr", "order".
    const asked = labelOf(label) === undefined && labelOf(key) !== undefined ? key : label;
    return `${asked === "" ? "" : `${asked}: `}${dateText(value)}`;
  });
  const [first, second] = fields.filter(({ group }) => group === "primaryFields");
  const description = textOf(pass.description) ?? "";
  const hint = kind === undefined ? "" : `${kind} `;
  const isTransit =
    kind !== undefined && kind !== "event" && first !== undefined && second !== undefined;
  const route = isTransit ? `${stopText(first)} → ${stopText(second)}` : "";
  const relevant = dateText(textOf(pass.relevantDate) ?? "").slice(0, 10);
  const page = textPage([relevant, route, ...lines].join("\n"), {
    subject: `${hint}${description}`,
    sender: textOf(pass.organizationName) ?? "",
  });
  const drafts = readText(page, context);
  const own = drafts.filter(({ booking }) => kind === undefined || booking.kind === kind);
  return own.length > 0 ? own : drafts;
}

/** "San Francisco (SFO)" of a field whose label is the city and whose value is the code, or the other way round. */
function stopText({ label, value }: Field): string {
  if (/^\d{1,2}[:.]\d{2}/.test(label)) return `${value} ${label}`;
  if (/^[A-Z]{3}$/.test(value)) return `${label} (${value})`;
  return /^[A-Z]{3}$/.test(label) ? `${value} (${label})` : value;
}

/** A date of a field as people write it, since wallets show it in their own way. */
function dateText(value: string): string {
  const read = isoTime(value);
  if (read === undefined || !/^\d{4}-\d\d-\d\dT/.test(value)) return value;
  return `${read.time.date} ${read.time.time ?? ""}`.trim();
}

function ofTags(
  tags: Json,
  pass: Json,
  fields: readonly Field[],
  kind: BookingKind | undefined,
  context: ReadingContext,
): Draft {
  const unsure = new Set<string>();
  const text = (...names: readonly string[]) => {
    for (const name of names) {
      const value = textOf(tags[name]);
      if (value !== undefined) return value;
    }
    return undefined;
  };
  const [from, to] = endsOfTags(kind, text, tags, fields, context);
  const at = kind === "event" || kind === undefined ? venueOf(text, tags) : undefined;
  const starts = timeOf(
    text("currentDepartureDate", "originalDepartureDate", "eventStartDate") ??
      textOf(field(tags.eventStartDateInfo, "date")) ??
      textOf(pass.relevantDate) ??
      textOf(field(pass.relevantDates, "startDate") ?? field(pass.relevantDates, "date")),
    from ?? at,
    context,
    unsure,
    "starts",
  );
  const ends = timeOf(
    text("currentArrivalDate", "originalArrivalDate", "eventEndDate"),
    to ?? at,
    context,
    unsure,
    "ends",
  );
  if (
    starts !== undefined &&
    text("currentDepartureDate", "originalDepartureDate", "eventStartDate") === undefined &&
    tags.eventStartDateInfo === undefined
  ) {
    // `relevantDate` is when the pass shows itself: often, not always, the hour of departure.
    unsure.add("starts.time");
  }
  const code = text("airlineCode");
  const number = text("flightNumber", "vehicleNumber");
  const name =
    text("flightCode") ??
    (number === undefined
      ? text("eventName", "transitProvider")
      : [code, number].filter(Boolean).join(" "));
  const confirmation = text("confirmationNumber");
  const seat = seatOfTags(tags);
  const traveller = nameOfTags(tags);
  return {
    unsure,
    booking: {
      ...(kind === undefined ? {} : { kind }),
      ...(name === undefined ? {} : { name: name.replace(/^([A-Z\d]{2})\s?(\d{1,4})$/, "$1 $2") }),
      ...(confirmation === undefined ? {} : { number: confirmation }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
      ...(at === undefined ? {} : { at }),
      ...(starts === undefined ? {} : { starts }),
      ...(ends === undefined ? {} : { ends }),
      ...(seat === undefined ? {} : { seat }),
      ...(traveller === undefined ? {} : { travellers: [traveller] }),
    },
  };
}

type Text = (...names: readonly string[]) => string | undefined;

function endsOfTags(
  kind: BookingKind | undefined,
  text: Text,
  tags: Json,
  fields: readonly Field[],
  { places }: ReadingContext,
): [BookingPlace | undefined, BookingPlace | undefined] {
  const primary = fields.filter(({ group }) => group === "primaryFields");
  const end = (side: "departure" | "destination", at: 0 | 1): BookingPlace | undefined => {
    const shown = primary.length === 2 ? primary[at] : undefined;
    const printed = [shown?.value, shown?.label].find((one) => /^[A-Z]{3}$/.test(one ?? ""));
    const code = text(`${side}AirportCode`) ?? (kind === "flight" ? printed : undefined);
    const city = [shown?.label, shown?.value].find(
      (one) => one !== undefined && one !== code && /\p{Ll}/u.test(one),
    );
    const name = text(
      `${side}StationName`,
      `${side}CityName`,
      `${side}LocationDescription`,
      `${side}AirportName`,
    );
    const stop = text(`${side}Terminal`, `${side}Platform`, `${side}Gate`);
    const label =
      text(`${side}Terminal`) !== undefined
        ? "Terminal"
        : text(`${side}Platform`) !== undefined
          ? "Platform"
          : "Gate";
    const location = tags[`${side}Location`];
    const [lat, lng] = [field(location, "latitude"), field(location, "longitude")];
    const place =
      code !== undefined
        ? airportPlace(code, name ?? (kind === "flight" ? city : undefined), places)
        : name === undefined
          ? undefined
          : { name };
    if (place === undefined) return undefined;
    return {
      ...place,
      ...(stop === undefined ? {} : { stop: /\p{L}{3}/u.test(stop) ? stop : `${label} ${stop}` }),
      ...(typeof lat === "number" && typeof lng === "number"
        ? { geoCoordinates: { lat, lng } }
        : {}),
    };
  };
  return [end("departure", 0), end("destination", 1)];
}

function venueOf(text: Text, tags: Json): BookingPlace | undefined {
  const name = text("venueName");
  const [lat, lng] = [
    field(tags.venueLocation, "latitude"),
    field(tags.venueLocation, "longitude"),
  ];
  if (name === undefined) return undefined;
  return {
    name,
    ...(typeof lat === "number" && typeof lng === "number" ? { geoCoordinates: { lat, lng } } : {}),
  };
}

function timeOf(
  value: string | undefined,
  at: BookingPlace | undefined,
  { places }: ReadingContext,
  unsure: Set<string>,
  path: string,
): LocalTime | undefined {
  const read = isoTime(value ?? "");
  if (read === undefined) return undefined;
  const { time, offset } = read;
  const zone = zoneOfPlace(at, places, true);
  if (offset === undefined || time.time === undefined) return time;
  if (zone !== undefined) return inZone(time, offset, zone);
  if (offset === 0) unsure.add(`${path}.time`).add(`${path}.date`);
  return time;
}

function seatOfTags(tags: Json): string | undefined {
  const seats = listOf(tags.seats).map((seat) => {
    const parts = ["seatSection", "seatRow", "seatNumber"].map((name) => textOf(field(seat, name)));
    const [section, row, number] = parts;
    const own = textOf(field(seat, "seatIdentifier"));
    // "12" and "A" of a plane are one word.
    const isPlane =
      row !== undefined && number !== undefined && /^\d+$/.test(row) && /^[A-Z]$/.test(number);
    return isPlane
      ? [section, `${row}${number}`].filter(Boolean).join(" ")
      : [section, row, number].filter(Boolean).join(" ") || own;
  });
  return seats.filter(Boolean).join(", ").slice(0, 60) || undefined;
}

function nameOfTags(tags: Json): string | undefined {
  const parts = ["givenName", "familyName"].map((name) => textOf(field(tags.passengerName, name)));
  return parts.filter(Boolean).join(" ") || textOf(tags.attendeeName);
}
