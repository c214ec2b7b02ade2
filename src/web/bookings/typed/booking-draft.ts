import * as z from "zod/mini";
import { arrivesBefore } from "../../../domain/bookings/arrives-before.ts";
import {
  BOOKING_KINDS,
  type Booking,
  type BookingPlace,
  bookingSchema,
  isTransport,
  type LocalTime,
} from "../../../domain/bookings/booking.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { CURRENCIES } from "../../../domain/money/currency.ts";

export const bookingDraftSchema = z.readonly(
  z.object({
    kind: z.enum(BOOKING_KINDS),
    name: z.string(),
    from: z.string(),
    fromStop: z.string(),
    to: z.string(),
    address: z.string(),
    startDate: z.string(),
    startTime: z.string(),
    endDate: z.string(),
    endTime: z.string(),
    /** "" is as usual. */
    beforeMinutes: z.string(),
    number: z.string(),
    seat: z.string(),
    amount: z.string(),
    paid: z.string(),
    currency: z.string(),
  }),
);

/** A booking as it is typed. */
export type BookingDraft = z.infer<typeof bookingDraftSchema>;

/** The field that has to be typed otherwise. */
export type DraftProblem = "name" | "starts" | "ends" | "price" | "paid";

/**
 * @param date a day of the trip, or "".
 * @param currency what one most likely pays in, or "".
 */
export function newDraft(date: string, currency: string): BookingDraft {
  const empty = { from: "", fromStop: "", to: "", address: "", number: "", seat: "" };
  const times = { startDate: date, startTime: "", endDate: "", endTime: "", beforeMinutes: "" };
  return { kind: "flight", name: "", ...empty, ...times, amount: "", paid: "", currency };
}

export function draftOf(booking: Booking): BookingDraft {
  const { kind, name, from, to, at, starts, ends, number = "", seat = "", price } = booking;
  const { beforeMinutes } = booking;
  return {
    kind,
    name,
    from: from?.name ?? "",
    fromStop: from?.stop ?? "",
    to: to?.name ?? "",
    address: at?.address ?? "",
    startDate: starts.date,
    startTime: starts.time ?? "",
    endDate: ends?.date ?? "",
    endTime: ends?.time ?? "",
    beforeMinutes: beforeMinutes === undefined ? "" : `${beforeMinutes}`,
    number,
    seat,
    amount: price === undefined ? "" : `${price.amount}`,
    paid: price?.paid === undefined ? "" : `${price.paid}`,
    currency: price?.currency ?? "",
  };
}

/**
 * The booking that was typed, with what its form has no field for as it was.
 *
 * @param former the booking that is changed; undefined: it is new.
 */
export function bookingOf(
  draft: BookingDraft,
  id: string,
  former: Booking | undefined,
): Booking | DraftProblem {
  const { kind, number, seat, startTime, endTime } = draft;
  // Who knows only when they arrive has left by then.
  const startDate = draft.startDate || (isTransport(draft) ? draft.endDate : "");
  const name = draft.name.trim() || nameOfWay(draft);
  if (name === "") return "name";
  if (startDate === "") return "starts";
  // Without a date of its own an end is on the day of the start.
  const endDate = draft.endDate === "" && endTime !== "" ? startDate : draft.endDate;
  if (kind === "stay" && endDate !== "" && endDate <= startDate) return "ends";
  const currency = draft.currency.trim().toUpperCase();
  const amount = numberOf(draft.amount);
  const paid = numberOf(draft.paid);
  const hasPrice = amount !== undefined || paid !== undefined;
  if (hasPrice && (!((amount ?? Number.NaN) >= 0) || !CURRENCIES.includes(currency)))
    return "price";
  if (paid !== undefined && !(paid >= 0 && paid <= (amount ?? 0))) return "paid";
  const isSame = former?.kind === kind;
  const hasEnds = endDate !== "";
  const from = placeOf(draft.from, isSame ? former.from : undefined, { stop: draft.fromStop });
  const to = placeOf(draft.to, isSame ? former.to : undefined, {});
  const at = placeOf(draft.address === "" ? "" : name, isSame ? former.at : undefined, {
    address: draft.address,
  });
  const {
    from: _,
    to: __,
    at: ___,
    ends: ____,
    number: n,
    seat: s,
    price: p,
    beforeMinutes: b,
    ...kept
  } = former ??
  ({
    id,
    state: "booked" as const,
    source: "hand" as const,
  } as Booking);
  const read = bookingSchema.safeParse({
    ...kept,
    kind,
    name,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
    ...(at === undefined ? {} : { at }),
    starts: timeOf(startDate, startTime, former?.starts),
    ...(hasEnds ? { ends: timeOf(endDate, endTime, former?.ends) } : {}),
    ...(number.trim() === "" ? {} : { number }),
    ...(seat.trim() === "" ? {} : { seat }),
    ...(draft.beforeMinutes === "" || !isTransport({ kind })
      ? {}
      : { beforeMinutes: Number(draft.beforeMinutes) }),
    ...(hasPrice ? { price: { amount, currency, ...(paid === undefined ? {} : { paid }) } } : {}),
  });
  if (!read.success) return "starts";
  const isBefore = arrivesBefore(read.data);
  // Which day it arrives on isn't said, and the same one is none.
  const isOpen = isBefore !== undefined && draft.endDate === "";
  return isBefore === "impossible" || isOpen ? "ends" : read.data;
}

/** Undefined where nothing is typed. */
function numberOf(typed: string): number | undefined {
  return typed.trim() === "" ? undefined : Number(typed.replace(",", "."));
}

/** What goes without a number is known by its ends: "Lisbon – Frankfurt". */
function nameOfWay({ kind, from, to }: BookingDraft): string {
  const ends = isTransport({ kind }) ? [from.trim(), to.trim()] : [];
  return ends
    .filter((end) => end !== "")
    .join(" – ")
    .slice(0, LIMITS.text.booking);
}

function timeOf(date: string, time: string, former: LocalTime | undefined): LocalTime {
  return {
    date,
    ...(time === "" ? {} : { time }),
    ...(former?.zone === undefined ? {} : { zone: former.zone }),
  };
}

/** A place of another name is another place: its position and code are not known. */
function placeOf(
  name: string,
  former: BookingPlace | undefined,
  typed: { readonly stop?: string; readonly address?: string },
): BookingPlace | undefined {
  if (name.trim() === "") return undefined;
  const isSame =
    former?.name === name &&
    (typed.address === undefined || typed.address === (former.address ?? ""));
  const { stop: _, address: __, ...kept } = isSame ? former : { name };
  const address = typed.address ?? (isSame ? former.address : undefined);
  return {
    ...kept,
    ...(typed.stop ? { stop: typed.stop } : {}),
    ...(address ? { address } : {}),
  };
}
