import {
  type Booking,
  type BookingKind,
  bookingSchema,
  isTransport,
} from "../../../domain/bookings/booking.ts";
import { type ReadBooking, valueAt } from "../../../domain/bookings/read/read-booking.ts";
import { sameBooking } from "../../../domain/bookings/same-booking.ts";
import { isSameJson } from "../../../domain/is-same-json.ts";
import { newPartId } from "../../engine/new-part-id.ts";
import type { readBookingsWords } from "../../messages/trip-page/read-bookings-words.ts";

export type FieldPath = keyof (typeof readBookingsWords)["fields"];

/** What bookings are read for. */
export type ReadFor = {
  readonly bookings: readonly Booking[];
  /** Of a trip that has dates. */
  readonly startDate?: string | undefined;
  readonly dayCount?: number;
};

/** A booking as it was found, with its file where that is one which the device can keep. */
export type FoundBooking = { readonly read: ReadBooking; readonly file?: File | undefined };

/** A file to be kept with a booking. */
export type BookedFile = { readonly bookingId: string; readonly file: File };

/** A booking on its way into a trip: what was read, and what the traveller says to it. */
export type BookingForm = FoundBooking & {
  readonly id: string;
  /** The trip's booking that it changes. */
  readonly former: Booking | undefined;
  readonly isKnown: boolean;
  readonly isOutside: boolean;
  /** What the traveller has entered, by path. */
  readonly entered: Readonly<Partial<Record<FieldPath, string>>>;
  readonly isTicked: boolean;
};

/** What was read, beside the bookings that the trip has; what may be wrong is the traveller's to tick. */
export function bookingForm({ read, file }: FoundBooking, readFor: ReadFor): BookingForm {
  const former = sameBooking(readFor.bookings, read.booking);
  const id = former?.id ?? newPartId();
  const form = {
    id,
    read,
    file,
    former,
    entered: {},
    isTicked: false,
    isKnown: false,
    isOutside: false,
  };
  const booking = bookingOf(form);
  const isKnown = former !== undefined && booking !== undefined && isSameJson(former, booking);
  const isOutside = isOutsideOf(readFor, read.booking);
  const isCancelled = read.booking.state === "cancelled" && former === undefined;
  const isSure = read.unsure.length === 0 && booking !== undefined;
  return {
    ...form,
    isKnown,
    isOutside,
    isTicked: isSure && !isKnown && !isOutside && !isCancelled,
  };
}

function isOutsideOf({ startDate, dayCount = 0 }: ReadFor, booking: Partial<Booking>): boolean {
  const starts = booking.starts?.date;
  if (startDate === undefined || startDate === "" || starts === undefined) return false;
  const DAY_MS = 86_400_000;
  const days = (Date.parse(starts) - Date.parse(startDate)) / DAY_MS;
  // Flights leave the evening before, and come back the day after.
  return days < -1 || days > dayCount;
}

/** The booking as the trip takes it; undefined while it has no name or no date. */
export function bookingOf(form: BookingForm): Booking | undefined {
  const { read, entered, former, id } = form;
  const whole: Record<string, unknown> = { ...former, ...structuredClone(read.booking), id };
  // What was paid stays so, but of a price that is less, or in another currency.
  const { price } = read.booking;
  const { paid, currency } = former?.price ?? {};
  if (
    paid !== undefined &&
    price !== undefined &&
    price.currency === currency &&
    price.amount >= paid
  ) {
    whole.price = { ...price, paid };
  }
  for (const [path, text] of Object.entries(entered)) setAt(whole, path, text.trim());
  const parsed = bookingSchema.safeParse({ state: "booked", source: "mail", ...whole });
  return parsed.success ? parsed.data : undefined;
}

function setAt(booking: Record<string, unknown>, path: string, text: string): void {
  const [first = "", second] = path.split(".");
  const value = text === "" ? undefined : text;
  if (second === undefined) {
    if (value === undefined) delete booking[first];
    else booking[first] = value;
    return;
  }
  const part: Record<string, unknown> = {
    ...(booking[first] as Record<string, unknown> | undefined),
  };
  if (value === undefined) delete part[second];
  else part[second] = value;
  // A place is none without its name, nor a time without its day.
  const hasCore = part.name !== undefined || part.date !== undefined;
  if (hasCore) booking[first] = part;
  else delete booking[first];
}

/** The fields of a kind of booking, in the order in which they are read. */
export function fieldsOf(kind: string | undefined): FieldPath[] {
  const isTimed = isTransport({ kind: kind as BookingKind });
  const places: FieldPath[] = isTimed
    ? ["from.name", "to.name"]
    : kind === "car"
      ? ["at.name", "to.name"]
      : ["at.name", "at.address"];
  return [
    "kind",
    "name",
    "number",
    ...places,
    "starts.date",
    "starts.time",
    ...(isTimed ? (["starts.zone"] as const) : []),
    "ends.date",
    "ends.time",
    ...(isTimed ? (["ends.zone"] as const) : []),
    ...(kind === "stay" || kind === "car" ? [] : (["seat"] as const)),
  ];
}

/** The value of a field as it stands in the form. */
export function shownAt({ entered, read }: BookingForm, path: FieldPath): string {
  const value = entered[path] ?? valueAt(read.booking, path);
  return typeof value === "string" ? value : "";
}

/** Whether a field is asked: it is missing, or may be wrong. */
export function isAsked({ read }: BookingForm, path: FieldPath): boolean {
  return read.missing.includes(path) || read.unsure.includes(path);
}
