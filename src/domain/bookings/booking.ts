import * as z from "zod/mini";
import { isCalendarDate } from "../calendar-date.ts";
import { clockMinutes } from "../clock-text.ts";
import { LIMITS, lineSchema, nameSchema, partIdSchema } from "../limits.ts";
import { CURRENCIES } from "../money/currency.ts";
import type { Position } from "../places/geo.ts";

/** What was booked. */
export const BOOKING_KINDS = [
  "flight",
  "train",
  "bus",
  "ferry",
  "car",
  "stay",
  "table",
  "ticket",
  "event",
] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

/** How a booking came into the trip. */
const BOOKING_SOURCES = ["mail", "calendar", "pass", "document", "code", "hand", "api"] as const;

const line = lineSchema(LIMITS.text.booking);
const name = nameSchema(LIMITS.text.booking);

/** A clock reading at a place: `date` as 2026-12-01, `time` as 14:05 (24 h), `zone` an IANA name. */
const localTimeSchema = z.object({
  date: z.string().check(z.refine(isCalendarDate, "a date")),
  time: z.optional(z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))),
  zone: z.optional(z.string().check(z.regex(/^[\w+-]{1,30}(?:\/[\w+-]{1,30}){0,2}$/))),
});

const bookingPlaceSchema = z.object({
  name,
  /** IATA code of an airport, or the station code as printed. */
  code: z.optional(line),
  address: z.optional(line),
  geoCoordinates: z.optional(
    z.object({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lng: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
  /** Terminal, platform or gate as booked. */
  stop: z.optional(line),
});

const amount = z.number().check(z.minimum(0), z.maximum(LIMITS.number.any));

const priceSchema = z
  .object({
    amount,
    currency: z.string().check(z.refine((code) => CURRENCIES.includes(code))),
    /** What of it is paid: a deposit, or all of it. Left out, nobody has said. */
    paid: z.optional(amount),
  })
  .check(z.refine(({ amount, paid = 0 }) => paid <= amount, "paid is more than the price"));

/** A booking of the trip. Transport goes `from` one place `to` another; everything else is at `at`. */
export const bookingSchema = z.object({
  id: partIdSchema,
  kind: z.enum(BOOKING_KINDS),
  /** What a person calls it: "LH 1172", "Hotel Avenida", "Ramiro". */
  name,
  /** The confirmation, as printed. It is often enough to change or cancel the booking. */
  number: z.optional(line),
  from: z.optional(bookingPlaceSchema),
  to: z.optional(bookingPlaceSchema),
  at: z.optional(bookingPlaceSchema),
  /** Departure, check-in, the hour of a table or a ticket. */
  starts: localTimeSchema,
  /** Arrival, check-out, end. */
  ends: z.optional(localTimeSchema),
  /** How long before a departure one is there, in minutes; left out, it is as usual (`usualBeforeMinutes`). */
  beforeMinutes: z.optional(z.int().check(z.minimum(0), z.maximum(LIMITS.number.beforeMinutes))),
  travellers: z.optional(z.array(name).check(z.maxLength(LIMITS.trip.travellers))),
  seat: z.optional(line),
  price: z.optional(priceSchema),
  state: z.enum(["booked", "changed", "cancelled"]),
  source: z.enum(BOOKING_SOURCES),
  /** The place or hotel of the trip that it is for, where that was there before it and so has an id of its own. */
  partId: z.optional(partIdSchema),
});

export type LocalTime = z.infer<typeof localTimeSchema>;
export type BookingPlace = z.infer<typeof bookingPlaceSchema>;
export type Booking = z.infer<typeof bookingSchema>;

/** In the order of their ids, as every edit leaves them. */
export const bookingsSchema = z.array(bookingSchema).check(z.maxLength(LIMITS.trip.bookings));

/** Kinds that take the traveller from one place to another. */
export type Transport = "flight" | "train" | "bus" | "ferry";
const TRANSPORT: ReadonlySet<BookingKind | undefined> = new Set([
  "flight",
  "train",
  "bus",
  "ferry",
]);

/** Whether it takes the traveller from one place to another, at hours that are not theirs to choose. */
export function isTransport({ kind }: { readonly kind?: BookingKind | undefined }): boolean {
  return TRANSPORT.has(kind);
}

/** Minutes after midnight; undefined where no hour is known. */
export function minutesOf({ time }: LocalTime): number | undefined {
  return time === undefined ? undefined : clockMinutes(time);
}

/** Undefined where it isn't known. */
export function positionOf(place: BookingPlace | undefined): Position | undefined {
  const at = place?.geoCoordinates;
  return at && { lat: at.lat, lon: at.lng };
}

/** Bookings in the order in which they begin, those without an hour first on their day. */
export function byTime(bookings: readonly Booking[]): Booking[] {
  const key = ({ starts }: Booking) => `${starts.date} ${starts.time ?? ""}`;
  return bookings.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))));
}
