import { useEffect, useRef, useState } from "react";
import { type Booking, byTime } from "../../../../../../domain/bookings/booking.ts";
import { findBooking } from "../../../../../../domain/edits/kinds/bookings/anchored.ts";
import { currencyOfSign } from "../../../../../../domain/money/currency-of-sign.ts";
import { parsePrice } from "../../../../../../domain/money/parse-price.ts";
import { MEAL_KINDS } from "../../../../../../domain/places/eatery-kind.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import type { BookedFile } from "../../../../../bookings/read/read-form.ts";
import { BookingForm } from "../../../../../bookings/typed/booking-form.tsx";
import { showToast } from "../../../../../lib/toast.ts";
import { bookedWords } from "../../../../../messages/trip-page/booked-words.ts";
import { Button } from "../../../../../ui/button.tsx";
import { Sheet } from "../../../../../ui/sheet.tsx";
import { BookingItem } from "../../../trip/bookings/booking-item.tsx";
import { useEditModeContext } from "../../../trip/edit-mode.ts";
import { useShownTrip } from "../../../trip/shown-trip.ts";
import type { ChangeSheetProps } from "../change-sheet-props.ts";
import { changedDays, mealOf } from "../proposal/day-comparison.ts";
import { Proposal } from "../proposal/proposal.tsx";
import { useProposals } from "./use-proposals.ts";

type BookingsSheetProps = Omit<ChangeSheetProps, "preview"> & {
  readonly city: unknown;
  /** The one to change; left out: all are shown. */
  readonly bookingId?: string | undefined;
  /** The plan is to be laid out around these and those that it has. */
  readonly added?: readonly Booking[] | undefined;
  /** Kept with the added ones, once these are in the trip. */
  readonly files?: readonly BookedFile[] | undefined;
};

type Shown =
  | { readonly kind: "list"; readonly said?: string }
  | { readonly kind: "form"; readonly former?: Booking | undefined; readonly said?: string }
  | { readonly kind: "busy"; readonly former?: Booking | undefined }
  | {
      readonly kind: "proposal";
      readonly from: Trip;
      readonly proposed: Trip;
      readonly asked: readonly Booking[];
      /** Of what was typed, once it is in the trip. */
      readonly forget?: (() => void) | undefined;
    };

/** The traveller's bookings: added by hand, changed, cancelled; what no longer fits beside one is proposed before it goes. */
export function BookingsSheet(props: BookingsSheetProps) {
  const { trip, city, editor, bookingId, added, files, onClose } = props;
  const { ask } = useEditModeContext();
  const keepFiles = useKeepFiles(files);
  const [shown, setShown] = useState<Shown>(() => {
    const former = bookingId === undefined ? undefined : findBooking(trip, bookingId);
    return former === undefined ? { kind: "list" } : { kind: "form", former };
  });
  const opened = shown.kind === "form" ? shown.former : undefined;
  const { proposalFor, askSoon } = useProposals(trip, city, opened);

  async function propose(bookings: readonly Booking[], forget?: () => void): Promise<void> {
    const [booking] = bookings;
    setShown({ kind: "busy", former: booking });
    const found = await proposalFor(bookings);
    const proposed = found.ok ? found.value : undefined;
    if (proposed !== undefined && movesPlaces(trip, proposed, bookings)) {
      return setShown({ kind: "proposal", from: trip, proposed, asked: bookings, forget });
    }
    if (booking === undefined) {
      return setShown({ kind: "list", said: found.ok ? bookedWords.fits : bookedWords.failed });
    }
    const made = bookings.map((one) => ({ kind: "set-booking", booking: one }) as const);
    if (!(await editor.edit(...made))) {
      return setShown({ kind: "form", former: findBooking(trip, booking.id) });
    }
    forget?.();
    const names = bookedWords.added(bookings.map(({ name }) => name));
    setShown({ kind: "list", said: [names, await keepFiles()].filter(Boolean).join(" ") });
  }
  const asked = useRef(added);
  useEffect(() => {
    if (asked.current !== undefined) void propose(asked.current);
    asked.current = undefined;
  });

  async function remove({ id, name }: Booking): Promise<void> {
    if (await editor.edit({ kind: "remove-booking", id })) {
      setShown({ kind: "list", said: bookedWords.removed(name) });
    }
  }

  return (
    <Sheet title={titleOf(shown)} onClose={onClose}>
      {(close) => {
        if (shown.kind === "proposal") {
          const { from, proposed, asked, forget } = shown;
          return (
            <Proposal
              {...{ trip, from, proposed, editor, close }}
              dayIds={changedDays(from, proposed)}
              onOutdated={() => void propose(asked, forget)}
              onApplied={() => {
                forget?.();
                void keepFiles().then((problem) => problem && showToast(problem, "error"));
              }}
            />
          );
        }
        if (shown.kind === "form") {
          const { former } = shown;
          return (
            <BookingForm
              former={former}
              firstDate={trip.tripData.itinerary[0]?.date ?? ""}
              currency={currencyOf(trip)}
              isBusy={false}
              onDraft={askSoon}
              onSave={(booking, forget) => void propose([booking], forget)}
            >
              {former === undefined ? null : (
                <FormerButtons
                  booking={former}
                  onState={(state) => void propose([{ ...former, state }])}
                  onRemove={() => void remove(former)}
                />
              )}
            </BookingForm>
          );
        }
        return (
          <>
            <p className="text-ink-soft">{bookedWords.about}</p>
            <Button
              look="accent"
              className="mt-3 w-full"
              disabled={shown.kind === "busy"}
              onClick={() => setShown({ kind: "form" })}
            >
              {bookedWords.add}
            </Button>
            <Button className="mt-3 w-full" onClick={() => ask?.({ kind: "read-bookings" })}>
              {bookedWords.readConfirmation}
            </Button>
            <p role="status" className="min-h-6 py-2">
              {shown.kind === "busy" ? bookedWords.working : shown.said}
            </p>
            <AllBookings trip={trip} onChange={(former) => setShown({ kind: "form", former })} />
          </>
        );
      }}
    </Sheet>
  );
}

/** @returns what keeps files with their bookings, once, and says why one isn't kept. */
function useKeepFiles(files: readonly BookedFile[] = []): () => Promise<string | undefined> {
  const tripId = useShownTrip()?.filesOf;
  const left = useRef(files);
  return async () => {
    const kept = left.current;
    left.current = [];
    if (tripId === undefined || kept.length === 0) return undefined;
    const { ownFilesWords } = await import("../../../../../messages/trip-page/own-files-words.ts");
    const { keepOwnFiles } = await import("../../../trip/own-files/use-own-files.ts");
    let problem: string | undefined;
    for (const { bookingId, file } of kept) {
      const why = await keepOwnFiles([file], tripId, bookingId);
      if (why !== undefined) problem = ownFilesWords.problems[why];
    }
    return problem;
  };
}

type FormerButtonsProps = {
  readonly booking: Booking;
  readonly onState: (state: Booking["state"]) => void;
  readonly onRemove: () => void;
};

function FormerButtons({ booking, onState, onRemove }: FormerButtonsProps) {
  const isOff = booking.state === "cancelled";
  return (
    <div className="button-row">
      <Button onClick={() => onState(isOff ? "booked" : "cancelled")}>
        {isOff ? bookedWords.markBooked : bookedWords.markCancelled}
      </Button>
      <Button onClick={onRemove}>{bookedWords.remove}</Button>
    </div>
  );
}

type AllBookingsProps = {
  readonly trip: Trip;
  readonly onChange: (booking: Booking) => void;
};

function AllBookings({ trip, onChange }: AllBookingsProps) {
  const bookings = byTime(trip.bookings ?? []);
  if (bookings.length === 0) return <p className="text-ink-soft">{bookedWords.empty}</p>;
  return (
    <>
      <h3 className="font-semibold text-lg">{bookedWords.yours(bookings.length)}</h3>
      <ul>
        {bookings.map((booking) => (
          <li key={booking.id} className="border-line border-b last:border-b-0">
            <BookingItem booking={booking}>
              <button
                type="button"
                aria-label={bookedWords.changeNamed(booking.name)}
                className="inline-flex min-h-11 items-center rounded-lg text-accent hover:underline"
                onClick={() => onChange(booking)}
              >
                {bookedWords.change}
              </button>
            </BookingItem>
          </li>
        ))}
      </ul>
    </>
  );
}

function titleOf(shown: Shown): string {
  if (shown.kind === "proposal") return bookedWords.proposal;
  if (shown.kind !== "form") return bookedWords.title;
  return shown.former === undefined ? bookedWords.add : bookedWords.change;
}

/** Whether places that the trip has go elsewhere, or out of the plan, or a meal that would be on the way: that is asked first. */
function movesPlaces(trip: Trip, proposed: Trip, bookings: readonly Booking[]): boolean {
  const own = new Set(
    [...(trip.bookings ?? []), ...bookings].map(({ id, partId }) => partId ?? id),
  );
  for (const booking of proposed.bookings ?? []) if (booking.partId) own.add(booking.partId);
  const places = (one: Trip) =>
    one.tripData.itinerary.map((day) =>
      [
        ...day.plan.flatMap(({ id }) => (own.has(id) ? [] : [id])),
        ...MEAL_KINDS.filter((kind) => mealOf(day, kind) !== undefined),
      ].join(" "),
    );
  return places(trip).join("|") !== places(proposed).join("|");
}

/** What prices of the trip are in, as far as it says. */
function currencyOf({ costs, tripData }: Trip): string {
  const sign = parsePrice(tripData.hotels[0]?.price ?? "")?.currency ?? "";
  return costs?.currency ?? currencyOfSign(sign) ?? "";
}
