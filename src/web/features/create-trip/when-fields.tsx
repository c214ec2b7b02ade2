import type { InputHTMLAttributes, ReactNode } from "react";
import { clockText } from "../../../domain/places/clock-text.ts";
import { dateFormat } from "../../lib/date-format.ts";
import { today } from "../../lib/today.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { type TripForm, WHEN_CHOICES } from "./trip-form.ts";

const MONTHS_OFFERED = 18;
/** Whole hours: nobody knows better when a train leaves them at the hotel. */
const FIRST_HOUR = 6;
const LAST_HOUR = 23;

type WhenFieldsProps = {
  readonly form: TripForm;
  /** In words; "" for none. */
  readonly startProblem: string;
  readonly endProblem: string;
  readonly onChange: (part: Partial<TripForm>) => void;
};

/** When the trip is: from day to day with hours, in a month, or not known yet. */
export function WhenFields({ form, startProblem, endProblem, onChange }: WhenFieldsProps) {
  const { when, month } = form;
  return (
    <div>
      <ChoiceChips
        legend={createTripWords.when}
        legendClass="mb-3 font-serif text-xl font-semibold"
        name="when"
        type="radio"
        options={WHEN_CHOICES.map((id) => ({ id, title: createTripWords.whenChoices[id] }))}
        chosen={[when]}
        onChange={(id) => onChange({ when: id as TripForm["when"] })}
      />
      <div className="mt-4 empty:hidden">
        {when === "dates" ? (
          <DateFields {...{ form, startProblem, endProblem, onChange }} />
        ) : when === "month" ? (
          <Labelled id="month" label={createTripWords.month}>
            <select
              id="month"
              className="field sm:w-60"
              value={month}
              onChange={(event) => onChange({ month: event.target.value })}
              aria-describedby="when-hint"
            >
              <option value="">{createTripWords.anyMonth}</option>
              {nextMonths().map((each) => (
                <option key={each} value={each}>
                  {monthText(each)}
                </option>
              ))}
            </select>
          </Labelled>
        ) : null}
      </div>
      <p id="when-hint" className="mt-2 text-ink-soft">
        {createTripWords.whenHints[when]}
      </p>
    </div>
  );
}

function DateFields({ form, startProblem, endProblem, onChange }: WhenFieldsProps) {
  const { startDate, endDate, arriveAt, leaveAt } = form;
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-x-3 gap-y-4 max-[19rem]:grid-cols-1 sm:max-w-md">
      <DateField
        id="start-date"
        label={createTripWords.startDate}
        problem={startProblem}
        min={today()}
        value={startDate}
        onChange={(event) => onChange({ startDate: event.target.value })}
      />
      <HourField
        id="arrive-at"
        label={createTripWords.arriveAt}
        value={arriveAt}
        onChange={(chosen) => onChange({ arriveAt: chosen })}
      />
      <DateField
        id="end-date"
        label={createTripWords.endDate}
        problem={endProblem}
        min={startDate === "" ? today() : startDate}
        value={endDate}
        onChange={(event) => onChange({ endDate: event.target.value })}
      />
      <HourField
        id="leave-at"
        label={createTripWords.leaveAt}
        value={leaveAt}
        onChange={(chosen) => onChange({ leaveAt: chosen })}
      />
    </div>
  );
}

type DateFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly id: string;
  readonly label: string;
  readonly problem: string;
};

function DateField({ id, label, problem, ...input }: DateFieldProps) {
  return (
    <Labelled id={id} label={label}>
      <input
        {...input}
        id={id}
        type="date"
        // Four digits are a year; without this the browser waits for six.
        max="9999-12-31"
        aria-invalid={problem !== "" || undefined}
        aria-describedby={`${id}-problem when-hint`}
        className="field tabular-nums max-sm:px-2"
      />
      <p id={`${id}-problem`} className="mt-2 text-bad empty:hidden">
        {problem}
      </p>
    </Labelled>
  );
}

type HourFieldProps = {
  readonly id: string;
  readonly label: string;
  /** Minutes after midnight; "" for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

function HourField({ id, label, value, onChange }: HourFieldProps) {
  return (
    <Labelled id={id} label={label}>
      <select
        id={id}
        className="field tabular-nums max-sm:px-2"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{createTripWords.anyHour}</option>
        {Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, nth) => {
          const minutes = (FIRST_HOUR + nth) * 60;
          return (
            <option key={minutes} value={minutes}>
              {clockText(minutes)}
            </option>
          );
        })}
      </select>
    </Labelled>
  );
}

type LabelledProps = { readonly id: string; readonly label: string; readonly children: ReactNode };

function Labelled({ id, label, children }: LabelledProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold">
        {label}
      </label>
      {children}
    </div>
  );
}

/** This month and those after it, "2027-05". */
function nextMonths(): string[] {
  const [year = 0, month = 0] = today().split("-").map(Number);
  return Array.from({ length: MONTHS_OFFERED }, (_, nth) =>
    new Date(Date.UTC(year, month - 1 + nth)).toISOString().slice(0, 7),
  );
}

function monthText(month: string): string {
  const options = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return dateFormat(options).format(new Date(`${month}-01`));
}
