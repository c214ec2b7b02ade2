import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { arrivesBefore } from "../../../domain/bookings/arrives-before.ts";
import { usualBeforeMinutes } from "../../../domain/bookings/before-departure.ts";
import { BOOKING_KINDS, type Booking, isTransport } from "../../../domain/bookings/booking.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { newPartId } from "../../engine/new-part-id.ts";
import { useDraft } from "../../lib/use-draft.ts";
import { language } from "../../messages/domain/language.ts";
import { bookedWords } from "../../messages/trip-page/booked-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { PLAIN_LOOK, SelectField, TextField } from "../../ui/field.tsx";
import {
  type BookingDraft,
  bookingDraftSchema,
  bookingOf,
  type DraftProblem,
  draftOf,
  newDraft,
} from "./booking-draft.ts";

type BookingFormProps = {
  /** Undefined: a new one. */
  readonly former: Booking | undefined;
  /** A day of the trip, or "". */
  readonly firstDate: string;
  /** What one most likely pays in. */
  readonly currency?: string;
  readonly isBusy: boolean;
  /** What is typed so far, as soon as it is a booking. */
  readonly onDraft?: (booking: Booking) => void;
  readonly onSave: (booking: Booking, forget: () => void) => void;
  readonly children?: ReactNode;
};

/** A booking to be typed: the fields of its kind. */
export function BookingForm(props: BookingFormProps) {
  const { former, firstDate, currency = "", isBusy, onDraft, onSave, children } = props;
  const [draft, setDraft, forget] = useDraft(
    `booking ${former === undefined ? "" : JSON.stringify(former)}`,
    bookingDraftSchema,
    () => (former === undefined ? newDraft(firstDate, currency) : draftOf(former)),
  );
  const [newId] = useState(newPartId);
  const id = former?.id ?? newId;
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<{ readonly field: DraftProblem }>();
  const problem = missing?.field;
  const change = (part: Partial<BookingDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    setMissing(undefined);
    const booking = bookingOf(next, id, former);
    if (typeof booking !== "string") onDraft?.(booking);
  };
  // The field may be out of sight.
  useEffect(() => {
    if (missing !== undefined) form.current?.querySelector<HTMLElement>(INVALID)?.focus();
  }, [missing]);
  const field = (name: keyof BookingDraft) => ({
    look: PLAIN_LOOK,
    maxLength: LIMITS.text.booking,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
  });

  function save(event: FormEvent): void {
    event.preventDefault();
    const booking = bookingOf(draft, id, former);
    if (typeof booking === "string") setMissing({ field: booking });
    else onSave(booking, forget);
  }

  const { kind } = draft;
  const [starts, ends] = timesOf(kind);
  const typed = bookingOf(draft, id, former);
  const isBefore = typeof typed !== "string" && arrivesBefore(typed) !== undefined;
  const endsMissing = isTransport(draft) ? bookedWords.missing.arrives : bookedWords.missing.ends;
  return (
    <form ref={form} noValidate onSubmit={save} className="grid gap-3">
      {former === undefined ? (
        <ChoiceChips
          legend={bookedWords.kind}
          name="kind"
          type="radio"
          options={BOOKING_KINDS.map((id) => ({ id, title: bookedWords.kinds[id] }))}
          chosen={[kind]}
          onChange={(chosen) =>
            change({ kind: BOOKING_KINDS.find((one) => one === chosen) ?? kind })
          }
        />
      ) : null}
      <TextField
        label={bookedWords.names[kind]}
        {...field("name")}
        problem={problem === "name" ? bookedWords.missing.name : undefined}
      />
      {isTransport(draft) ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField label={bookedWords.from} {...field("from")} />
          <TextField label={bookedWords.to} {...field("to")} />
          <TextField label={bookedWords.stopFrom} {...field("fromStop")} />
          <TextField label={bookedWords.seat} {...field("seat")} />
        </div>
      ) : (
        <TextField label={bookedWords.where} {...field("address")} />
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={bookedWords.dateOf(starts)}
          type="date"
          {...field("startDate")}
          problem={problem === "starts" ? bookedWords.missing.starts : undefined}
        />
        <TextField label={bookedWords.timeOf(starts)} type="time" {...field("startTime")} />
        {kind === "table" || kind === "ticket" || kind === "event" ? null : (
          <TextField
            label={bookedWords.dateOf(ends)}
            type="date"
            {...field("endDate")}
            problem={problem === "ends" ? endsMissing : undefined}
            hint={isBefore ? bookedWords.arrivesBefore : undefined}
          />
        )}
        <TextField label={bookedWords.timeOf(ends)} type="time" {...field("endTime")} />
      </div>
      {isTransport(draft) ? <BeforeField draft={draft} onChange={change} /> : null}
      <TextField label={bookedWords.number} {...field("number")} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={bookedWords.price}
          {...field("amount")}
          isNumber
          problem={problem === "price" ? bookedWords.missing.price : undefined}
        />
        <TextField
          label={bookedWords.currency}
          {...field("currency")}
          hint={bookedWords.currencyHint}
        />
      </div>
      <TextField
        label={bookedWords.paid}
        {...field("paid")}
        isNumber
        problem={problem === "paid" ? bookedWords.missing.paid : undefined}
      />
      <button type="submit" className="button button-accent w-full" disabled={isBusy}>
        {bookedWords.save}
      </button>
      {children}
    </form>
  );
}

const INVALID = "[aria-invalid=true]";

/** What its start and its end are called. */
function timesOf(kind: Booking["kind"]): readonly [string, string] {
  if (kind === "stay") return [bookedWords.checkIn, bookedWords.checkOut];
  if (kind === "car") return [bookedWords.pickUp, bookedWords.dropOff];
  if (isTransport({ kind })) return [bookedWords.leaves, bookedWords.arrives];
  return [bookedWords.when, bookedWords.until];
}

const BEFORE_MINUTES = [5, 10, 15, 20, 30, 45, 60, 75, 90, 120, 150, 180, 240];

type BeforeFieldProps = {
  readonly draft: BookingDraft;
  readonly onChange: (part: Partial<BookingDraft>) => void;
};

/** How long before its departure the traveller wants to be there. */
function BeforeField({ draft: { kind, beforeMinutes: value }, onChange }: BeforeFieldProps) {
  const own = value === "" ? [] : [Number(value)];
  const choices = [...new Set([...BEFORE_MINUTES, ...own])].toSorted((a, b) => a - b);
  return (
    <SelectField
      label={bookedWords.before}
      value={value}
      onChange={(beforeMinutes) => onChange({ beforeMinutes })}
      look="field"
    >
      <option value="">
        {bookedWords.beforeUsual(language.duration(usualBeforeMinutes({ kind })))}
      </option>
      {choices.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 0 ? bookedWords.beforeNone : language.duration(minutes)}
        </option>
      ))}
    </SelectField>
  );
}
