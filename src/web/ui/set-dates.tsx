import { type FormEvent, useId, useRef, useState } from "react";
import { isCalendarDate } from "../../domain/calendar-date.ts";
import { tripDatesWords } from "../messages/en/trip-dates-words.ts";
import { Icon } from "./icon.tsx";
import { Sentence } from "./sentence.tsx";

type SetDatesProps = {
  /** What the trip is called. */
  readonly tripName: string;
  /** The first day as it is, "2026-05-04"; undefined where the trip has no dates. */
  readonly startDate?: string | undefined;
  readonly className?: string;
  /**
   * @param date the first day; undefined takes the dates away.
   * @returns whether it is kept; if not, the question stays.
   */
  readonly onSet: (date: string | undefined) => Promise<boolean>;
};

/** A button that asks for a trip's first day. */
export function SetDates({ tripName, startDate, className = "", onSet }: SetDatesProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isSaving = useRef(false);
  const [typed, setTyped] = useState("");
  const [isMissing, setMissing] = useState(false);

  function ask(): void {
    setTyped(startDate ?? "");
    setMissing(false);
    dialog.current?.showModal();
    field.current?.focus();
  }

  async function save(date: string | undefined): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    const isKept = date === startDate || (await onSet(date));
    isSaving.current = false;
    if (isKept) dialog.current?.close();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isDate = isCalendarDate(typed);
    setMissing(!isDate);
    if (isDate) void save(typed);
    else field.current?.focus();
  }

  const words = startDate === undefined ? tripDatesWords.set : tripDatesWords.change;
  const wordsOf = startDate === undefined ? tripDatesWords.setOf : tripDatesWords.changeOf;
  return (
    <>
      <button
        type="button"
        aria-label={wordsOf(tripName)}
        className={`no-print inline-flex min-h-11 items-center gap-2 hover:underline ${className}`}
        onClick={ask}
      >
        <Icon name={startDate === undefined ? "plus" : "calendar"} size={20} />
        <span>{words}</span>
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-question`}
        className="card m-auto w-[min(26rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
      >
        <form noValidate onSubmit={submit}>
          <h2 id={`${id}-question`} className="text-2xl">
            <Sentence parts={tripDatesWords.question(<bdi>{tripName}</bdi>)} />
          </h2>
          <label htmlFor={id} className="mt-4 mb-1 block font-semibold">
            {tripDatesWords.firstDay}
          </label>
          <input
            ref={field}
            id={id}
            type="date"
            // Four digits are a year; without this the browser waits for six.
            max="2999-12-31"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            aria-invalid={isMissing || undefined}
            aria-describedby={`${id}-problem ${id}-hint`}
            className="field tabular-nums max-[19rem]:px-1"
          />
          <p id={`${id}-problem`} role="status" className="mt-1 text-bad">
            {isMissing ? tripDatesWords.missing : ""}
          </p>
          <p id={`${id}-hint`} className="mt-1 text-ink-soft">
            {tripDatesWords.hint}
          </p>
          <p className="mt-4 flex flex-wrap gap-3">
            <button type="submit" className="button button-accent">
              {tripDatesWords.save}
            </button>
            {startDate === undefined ? null : (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => void save(undefined)}
              >
                {tripDatesWords.remove}
              </button>
            )}
            <button
              type="button"
              className="button button-quiet"
              onClick={() => dialog.current?.close()}
            >
              {tripDatesWords.cancel}
            </button>
          </p>
        </form>
      </dialog>
    </>
  );
}
