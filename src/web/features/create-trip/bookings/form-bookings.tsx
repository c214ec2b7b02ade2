import { Suspense, useState } from "react";
import { type Booking, byTime } from "../../../../domain/bookings/booking.ts";
import { tripOfBookings } from "../../../../domain/bookings/trip-of-bookings.ts";
import { daysBetween } from "../../../../domain/calendar-date.ts";
import { storedTime } from "../../../../domain/stored-time.ts";
import { BookingForm } from "../../../bookings/typed/booking-form.tsx";
import { askTownOf } from "../../../engine/bookings/ask-booking-worker.ts";
import { dateText } from "../../../lib/date-format.ts";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { PartBoundary } from "../../../lib/part-boundary.tsx";
import { language } from "../../../messages/domain/language.ts";
import { bookedWords } from "../../../messages/trip-page/booked-words.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import type { TripForm } from "../trip-form.ts";

const ReadForForm = lazyPart(async () => (await import("./read-for-form.tsx")).ReadForForm);

const DATE = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;

type FormBookingsProps = {
  readonly form: TripForm;
  /** What the system shared with the installed application is read at once. */
  readonly isShared: boolean;
  /** The sheet that adds some. */
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly onChange: (part: Partial<TripForm>) => void;
};

type Shown =
  | { readonly kind: "choice" | "read" | "busy" }
  | { readonly kind: "form"; readonly former?: Booking };

/** The form's bookings, and the sheet by which they come: read from confirmations, or typed. */
export function FormBookings({ form, isShared, isOpen, setOpen, onChange }: FormBookingsProps) {
  const [shown, setShown] = useState<Shown>({ kind: isShared ? "read" : "choice" });

  async function add(added: readonly Booking[]): Promise<void> {
    setShown({ kind: "busy" });
    onChange(await withBookings(form, added));
    close();
  }

  function close(): void {
    setOpen(false);
    setShown({ kind: "choice" });
  }

  return (
    <>
      <ul className="mt-2">
        {byTime(form.bookings).map((booking) => (
          <li key={booking.id} className="flex flex-wrap items-center gap-x-4 border-line border-b">
            <span className="min-w-0 flex-1 basis-60 py-2">
              <bdi className="font-semibold">{bookedWords.titleOf(booking)}</bdi>
              <span className="block text-ink-soft tabular-nums">
                {[
                  dateText(DATE, booking.starts.date),
                  storedTime(booking.starts.time ?? "", language),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <button
              type="button"
              aria-label={bookedWords.changeNamed(booking.name)}
              className="inline-flex min-h-11 items-center rounded-lg text-accent hover:underline"
              onClick={() => {
                setShown({ kind: "form", former: booking });
                setOpen(true);
              }}
            >
              {bookedWords.change}
            </button>
            <button
              type="button"
              aria-label={bookedWords.removeNamed(booking.name)}
              className="inline-flex min-h-11 items-center rounded-lg text-accent hover:underline"
              onClick={() =>
                onChange({ bookings: form.bookings.filter(({ id }) => id !== booking.id) })
              }
            >
              {bookedWords.remove}
            </button>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <Sheet title={titleOf(shown)} onClose={close}>
          {() => <Step {...{ form, shown, setShown }} onAdd={(added) => void add(added)} />}
        </Sheet>
      ) : null}
    </>
  );
}

function titleOf(shown: Shown): string {
  if (shown.kind === "read") return bookedWords.readConfirmation;
  if (shown.kind !== "form") return bookedWords.title;
  return shown.former === undefined ? bookedWords.add : bookedWords.change;
}

type StepProps = {
  readonly form: TripForm;
  readonly shown: Shown;
  readonly setShown: (shown: Shown) => void;
  readonly onAdd: (bookings: readonly Booking[]) => void;
};

function Step({ form, shown, setShown, onAdd }: StepProps) {
  if (shown.kind === "busy") return <Spinner label={bookedWords.filling} />;
  if (shown.kind === "read") {
    return (
      <PartBoundary fallback={() => <p>{bookedWords.cannotRead}</p>}>
        <Suspense>
          <ReadForForm bookings={form.bookings} onAdd={onAdd} />
        </Suspense>
      </PartBoundary>
    );
  }
  if (shown.kind === "form") {
    return (
      <BookingForm
        former={shown.former}
        firstDate={form.startDate}
        isBusy={false}
        onSave={(booking, forget) => {
          forget();
          onAdd([booking]);
        }}
      />
    );
  }
  return (
    <>
      <p className="text-ink-soft">{bookedWords.fillsForm}</p>
      <button
        type="button"
        className="button button-accent mt-3 w-full"
        onClick={() => setShown({ kind: "read" })}
      >
        {bookedWords.readConfirmation}
      </button>
      <button
        type="button"
        className="button button-quiet mt-3 w-full"
        onClick={() => setShown({ kind: "form" })}
      >
        {bookedWords.add}
      </button>
    </>
  );
}

/** The form's fields with bookings more: dates and hours as these tell, and the destination where none was typed. */
async function withBookings(
  form: Pick<TripForm, "bookings" | "destination">,
  added: readonly Booking[],
): Promise<Partial<TripForm>> {
  const others = form.bookings.filter(({ id }) => added.every((one) => one.id !== id));
  const bookings = [...others, ...added].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const { to, startDate, endDate, ...hours } = tripOfBookings(bookings);
  const days =
    startDate === undefined || endDate === undefined
      ? {}
      : { endDate, days: `${daysBetween(startDate, endDate) + 1}` };
  const dates = startDate === undefined ? {} : { when: "dates" as const, startDate, ...days };
  const isOpen = form.destination.trim() === "" && to !== undefined;
  const town = isOpen && to.code !== undefined ? await askTownOf(to.code) : undefined;
  return {
    bookings,
    ...dates,
    ...hours,
    ...(added.some(({ kind }) => kind === "flight") ? { isByAir: true } : {}),
    ...(isOpen ? { destination: town ?? to.name, placeId: undefined } : {}),
  };
}
