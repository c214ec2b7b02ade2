import { useId, useState } from "react";
import { BOOKING_KINDS, type Booking } from "../../../domain/bookings/booking.ts";
import { storedTime } from "../../../domain/stored-time.ts";
import { dateText } from "../../lib/date-format.ts";
import { language } from "../../messages/domain/language.ts";
import { readBookingsWords } from "../../messages/trip-page/read-bookings-words.ts";
import { CheckField } from "../../ui/field.tsx";
import { Fold } from "../../ui/fold.tsx";
import {
  type BookedFile,
  type BookingForm,
  bookingOf,
  type FieldPath,
  fieldsOf,
  isAsked,
  shownAt,
} from "./read-form.ts";

type ReviewBookingsProps = {
  readonly forms: readonly BookingForm[];
  readonly onChange: (forms: readonly BookingForm[]) => void;
  readonly onAdd: (bookings: readonly Booking[], files: readonly BookedFile[]) => void;
  /** Files can be kept with their bookings. */
  readonly keepsFiles?: boolean;
  readonly onBack: () => void;
};

/** What was read, before any of it comes into the trip: what is missing or may be wrong stands in fields. */
export function ReviewBookings(props: ReviewBookingsProps) {
  const { forms, onChange, onAdd, keepsFiles = false, onBack } = props;
  const [problem, setProblem] = useState("");
  const [isKeeping, setKeeping] = useState(true);
  const ticked = forms.filter(({ isTicked }) => isTicked);
  const files = ticked.flatMap(({ id, file }) =>
    file === undefined ? [] : [{ bookingId: id, file }],
  );

  function add(): void {
    const bookings = ticked.map((form) => bookingOf(form));
    const open = ticked.find((_, at) => bookings[at] === undefined);
    if (ticked.length === 0) setProblem(readBookingsWords.nothingChosen);
    else if (open !== undefined) setProblem(readBookingsWords.incomplete(titleOf(open)));
    else {
      const isKept = keepsFiles && isKeeping;
      onAdd(
        bookings.filter((booking) => booking !== undefined),
        isKept ? files : [],
      );
    }
  }

  return (
    <>
      <p role="status">{readBookingsWords.found(forms.length)}</p>
      <ul className="mt-2">
        {forms.map((form) => (
          <Row
            key={form.id}
            form={form}
            onChange={(next) => {
              setProblem("");
              onChange(forms.map((one) => (one.id === form.id ? next : one)));
            }}
          />
        ))}
      </ul>
      {keepsFiles && files.length > 0 ? (
        <CheckField
          label={readBookingsWords.keepFiles}
          isChecked={isKeeping}
          onChange={setKeeping}
        />
      ) : null}
      <p role="status" className="text-bad">
        {problem}
      </p>
      <p className="button-row sticky bottom-0 -mx-[min(1.25rem,5vw)] -mb-3 border-line border-t bg-paper px-[min(1.25rem,5vw)] py-3 max-[19rem]:static">
        <button type="button" className="button button-quiet" onClick={onBack}>
          {readBookingsWords.back}
        </button>
        <button
          type="button"
          className="button button-accent"
          aria-disabled={ticked.length === 0}
          onClick={add}
        >
          {readBookingsWords.add(ticked.length)}
        </button>
      </p>
    </>
  );
}

function titleOf(form: BookingForm): string {
  const kind = readBookingsWords.kinds[(shownAt(form, "kind") || "ticket") as Booking["kind"]];
  return readBookingsWords.named(kind, shownAt(form, "name") || readBookingsWords.unnamed);
}

type RowProps = { readonly form: BookingForm; readonly onChange: (form: BookingForm) => void };

function Row({ form, onChange }: RowProps) {
  const id = useId();
  const paths = fieldsOf(shownAt(form, "kind"));
  const asked = paths.filter((path) => isAsked(form, path));
  const others = paths.filter((path) => !isAsked(form, path));
  const enter = (path: FieldPath) => (text: string) =>
    onChange({ ...form, entered: { ...form.entered, [path]: text } });
  return (
    <li className="border-line border-b py-3 last:border-b-0">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={form.isTicked}
          aria-describedby={`${id}-notes`}
          onChange={(event) => onChange({ ...form, isTicked: event.target.checked })}
          className="size-5 shrink-0 accent-accent"
        />
        {titleOf(form)}
      </label>
      <div id={`${id}-notes`}>
        <p className="text-ink-soft">{summaryOf(form)}</p>
        {notesOf(form).map((note) => (
          <p key={note} className="text-watch">
            {note}
          </p>
        ))}
      </div>
      <div className="mt-2 grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
        {asked.map((path) => (
          <Field key={path} form={form} path={path} onEnter={enter(path)} />
        ))}
      </div>
      <Fold summary={readBookingsWords.details}>
        <div className="grid grid-cols-2 gap-3 max-[22rem]:grid-cols-1">
          {others.map((path) => (
            <Field key={path} form={form} path={path} onEnter={enter(path)} />
          ))}
        </div>
      </Fold>
    </li>
  );
}

/** The ends and hours in a line. */
function summaryOf(form: BookingForm): string {
  const at = (path: FieldPath) => shownAt(form, path);
  const places = [at("from.name") || at("at.name"), at("to.name")].filter(Boolean).join(" → ");
  const starts = [dayText(at("starts.date")), storedTime(at("starts.time"), language)]
    .filter(Boolean)
    .join(" ");
  const isOneDay = at("ends.date") === at("starts.date");
  const ends = [isOneDay ? "" : dayText(at("ends.date")), storedTime(at("ends.time"), language)];
  const hours = [starts, ends.filter(Boolean).join(" ")].filter(Boolean).join(" – ");
  return [places, hours, at("number")].filter(Boolean).join(" · ");
}

function dayText(date: string): string {
  const DAY = {
    weekday: "short",
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  } as const;
  return date === "" ? "" : dateText(DAY, `${date}T12:00:00Z`);
}

function notesOf({ read, former, isKnown, isOutside }: BookingForm): string[] {
  return [
    ...(read.booking.state === "cancelled" ? [readBookingsWords.cancelled] : []),
    ...(isKnown ? [readBookingsWords.known] : []),
    ...(former !== undefined && !isKnown ? [readBookingsWords.changes] : []),
    ...(isOutside ? [readBookingsWords.outside] : []),
  ];
}

type FieldProps = {
  readonly form: BookingForm;
  readonly path: FieldPath;
  readonly onEnter: (text: string) => void;
};

const MOST_LETTERS = 200;

function Field({ form, path, onEnter }: FieldProps) {
  const id = useId();
  const { missing, unsure } = form.read;
  const isMissing = missing.includes(path);
  const isOpen = isMissing || unsure.includes(path);
  const value = shownAt(form, path);
  const type = path.endsWith(".date") ? "date" : path.endsWith(".time") ? "time" : "text";
  const hint = isMissing ? readBookingsWords.notSaid : readBookingsWords.check;
  const described = isOpen ? { "aria-describedby": `${id}-hint` } : {};
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {readBookingsWords.fields[path]}
      </label>
      {path === "kind" ? (
        <select
          id={id}
          value={value}
          className="field"
          {...described}
          onChange={(event) => onEnter(event.target.value)}
        >
          {BOOKING_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {readBookingsWords.kinds[kind]}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          type={type}
          value={value}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          className="field"
          {...described}
          onChange={(event) => onEnter(event.target.value)}
        />
      )}
      {isOpen ? (
        <p id={`${id}-hint`} className="text-watch">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
