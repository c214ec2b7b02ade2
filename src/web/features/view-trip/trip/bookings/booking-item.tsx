import type { ReactNode } from "react";
import type { Booking, BookingPlace, LocalTime } from "../../../../../domain/bookings/booking.ts";
import { depositOf } from "../../../../../domain/bookings/deposit-of.ts";
import { storedTime } from "../../../../../domain/stored-time.ts";
import { copyText } from "../../../../lib/copy-text.ts";
import { dateText } from "../../../../lib/date-format.ts";
import { exportWords } from "../../../../messages/domain/export-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { bookedWords } from "../../../../messages/trip-page/booked-words.ts";
import { OwnFilesPart } from "../own-files/own-files-part.tsx";

const DATE = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

type BookingItemProps = {
  readonly booking: Booking;
  /** Its files are to be shown at a gate. */
  readonly isToShow?: boolean;
  /** What can be done with it. */
  readonly children?: ReactNode;
};

/** A booking with its hours, and its number to copy. */
export function BookingItem({ booking, isToShow, children }: BookingItemProps) {
  const { id, name, number, seat, from, to, at, starts, ends, state } = booking;
  const isOff = state === "cancelled";
  const deposit = depositOf(booking);
  const facts = [stopOf(from), stopOf(to), seat && bookedWords.seatNamed(seat), at?.address].filter(
    (fact) => fact !== undefined && fact !== "",
  );
  return (
    <div className={`py-2 leading-6 ${isOff ? "text-ink-soft" : ""}`}>
      <p className={`font-semibold ${isOff ? "line-through" : ""}`}>
        <bdi>{bookedWords.titleOf(booking)}</bdi>
      </p>
      <p className="text-ink-soft tabular-nums">
        {isOff ? `${bookedWords.cancelled} · ` : ""}
        {[whenText(starts), ...(ends === undefined ? [] : [endText(starts, ends)])].join(" – ")}
      </p>
      {facts.length === 0 ? null : (
        <p className="break-words text-ink-soft">
          <bdi>{facts.join(" · ")}</bdi>
        </p>
      )}
      {deposit === undefined ? null : (
        <p className="text-ink-soft tabular-nums">{exportWords.deposit(deposit)}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        {number === undefined || number === "" ? null : <CopyNumber number={number} />}
        {children}
      </div>
      <OwnFilesPart partId={id} about={name} isToShow={isToShow} />
    </div>
  );
}

function CopyNumber({ number }: { readonly number: string }) {
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-3">
      <bdi className="break-all font-mono">{number}</bdi>
      <button
        type="button"
        aria-label={bookedWords.copyNamed(number)}
        className="no-print inline-flex min-h-11 items-center rounded-lg text-accent hover:underline"
        onClick={() => void copyText(number, bookedWords)}
      >
        {bookedWords.copy}
      </button>
    </span>
  );
}

function whenText({ date, time }: LocalTime): string {
  const day = dateText(DATE, date);
  return time === undefined ? day : `${day}, ${storedTime(time, language)}`;
}

/** On the same day only the hour is said again. */
function endText(starts: LocalTime, ends: LocalTime): string {
  return starts.date === ends.date && ends.time !== undefined
    ? storedTime(ends.time, language)
    : whenText(ends);
}

function stopOf(place: BookingPlace | undefined): string | undefined {
  return place?.stop === undefined || place.stop === ""
    ? undefined
    : `${place.name}: ${place.stop}`;
}
