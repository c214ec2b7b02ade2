import type { InputHTMLAttributes, ReactNode } from "react";
import { isCalendarMonth } from "../../../domain/calendar-date.ts";
import { dateFormat } from "../../lib/date-format.ts";
import { today } from "../../lib/today.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { type TripForm, WHEN_CHOICES } from "./trip-form.ts";
import { useGuide } from "./use-guide.ts";

const MONTHS_OFFERED = 18;

type WhenFieldsProps = {
  readonly form: TripForm;
  /** The problem of the field of that id, in words; "" for none. */
  readonly problemOf: (id: DateFieldId) => string;
  readonly onChange: (part: Partial<TripForm>) => void;
};

export type DateFieldId = "start-date" | "arrive-at" | "end-date" | "leave-at";

/** When the trip is: from day to day with hours, in a month, or not known yet. */
export function WhenFields({ form, problemOf, onChange }: WhenFieldsProps) {
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
          <DateFields {...{ form, problemOf, onChange }} />
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
      <UsualWeather form={form} />
    </div>
  );
}

/** Usual weather of the chosen city at the chosen time, as far as our guide knows it. */
function UsualWeather({ form }: Pick<WhenFieldsProps, "form">) {
  const { when, startDate, destination } = form;
  const month = when === "dates" ? startDate.slice(0, 7) : when === "month" ? form.month : "";
  const guide = useGuide(month !== "" && destination !== "", destination.trim());
  const known = guide?.isOfEarlier === true ? undefined : guide?.known;
  const at = Number(month.slice(5)) - 1;
  const highC = known?.climate?.highC[at];
  const lowC = known?.climate?.lowC[at];
  const rainDays = known?.climate?.rainDays[at];
  const isKnown = highC !== undefined && lowC !== undefined && rainDays !== undefined;
  return (
    <p role="status" className="mt-1 text-ink-soft empty:hidden">
      {isKnown && isCalendarMonth(month)
        ? createTripWords.usualWeather({
            city: storedWords.place(known?.city ?? ""),
            month,
            highC,
            lowC,
            rainDays,
          })
        : null}
    </p>
  );
}

function DateFields({ form, problemOf, onChange }: WhenFieldsProps) {
  const { startDate, endDate, arriveAt, leaveAt, isByAir } = form;
  // Four digits are a year; without this the browser waits for six.
  const date = { type: "date", max: "9999-12-31" };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-3 gap-y-4 sm:max-w-md">
      <DateField
        {...date}
        id="start-date"
        label={createTripWords.startDate}
        problem={problemOf("start-date")}
        min={today()}
        value={startDate}
        onChange={(event) => onChange({ startDate: event.target.value })}
      />
      <DateField
        type="time"
        id="arrive-at"
        label={createTripWords.arriveAt}
        problem={problemOf("arrive-at")}
        value={arriveAt}
        onChange={(event) => onChange({ arriveAt: event.target.value })}
      />
      <DateField
        {...date}
        id="end-date"
        label={createTripWords.endDate}
        problem={problemOf("end-date")}
        min={startDate === "" ? today() : startDate}
        value={endDate}
        onChange={(event) => onChange({ endDate: event.target.value })}
      />
      <DateField
        type="time"
        id="leave-at"
        label={createTripWords.leaveAt}
        problem={problemOf("leave-at")}
        value={leaveAt}
        onChange={(event) => onChange({ leaveAt: event.target.value })}
      />
      {arriveAt === "" && leaveAt === "" ? null : (
        <label className="col-span-full flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={isByAir}
            onChange={(event) => onChange({ isByAir: event.target.checked })}
            className="size-5 shrink-0 cursor-pointer accent-accent"
          />
          {createTripWords.byAir}
        </label>
      )}
    </div>
  );
}

type DateFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly id: DateFieldId;
  readonly label: string;
  readonly problem: string;
};

function DateField({ id, label, problem, ...input }: DateFieldProps) {
  return (
    <Labelled id={id} label={label}>
      <input
        {...input}
        id={id}
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

type LabelledProps = { readonly id: string; readonly label: string; readonly children: ReactNode };

function Labelled({ id, label, children }: LabelledProps) {
  return (
    <div className="min-w-0">
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
