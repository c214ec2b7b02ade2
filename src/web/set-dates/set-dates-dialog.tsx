import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { isCalendarDate } from "../../domain/calendar-date.ts";
import { dateRange } from "../lib/date-range.ts";
import { setDatesWords } from "../messages/set-dates-words.ts";
import { Icon } from "../ui/icon.tsx";
import { openDialog } from "../ui/open-dialog.ts";
import type { SetDatesProps } from "./set-dates.tsx";

type SetDatesDialogProps = Omit<SetDatesProps, "tripName" | "className"> & {
  readonly onClose: () => void;
};

/** The question for a trip's first day. */
export function SetDatesDialog(props: SetDatesDialogProps) {
  const { startDate, days, onSet, onJourney, onClose } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isSaving = useRef(false);
  const [typed, setTyped] = useState(startDate ?? "");
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (dialog.current === null) return;
    const leave = openDialog(dialog.current);
    field.current?.focus();
    return leave;
  }, []);

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

  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby={`${id}-question`}
      className="card m-auto w-[min(26rem,calc(100vw-32px))] p-[min(1.5rem,6vw)] text-ink backdrop:bg-black/60"
    >
      <form noValidate onSubmit={submit}>
        <h2 id={`${id}-question`} className="text-2xl">
          {setDatesWords.question}
        </h2>
        <label htmlFor={id} className="mt-4 mb-1 block font-semibold">
          {setDatesWords.firstDay}
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
          aria-describedby={`${id}-problem ${id}-days ${id}-hint`}
          className="field tabular-nums max-[19rem]:px-1"
        />
        <p id={`${id}-problem`} role="status" className="mt-1 text-bad">
          {isMissing ? setDatesWords.missing : ""}
        </p>
        <p id={`${id}-days`} className="font-semibold tabular-nums">
          {isCalendarDate(typed) ? dateRange({ startDate: typed, noOfDays: days }) : null}
        </p>
        <p id={`${id}-hint`} className="mt-1 text-ink-soft">
          {setDatesWords.hint}
        </p>
        {onJourney === undefined ? null : (
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2 text-accent hover:underline"
            onClick={() => {
              dialog.current?.close();
              onJourney();
            }}
          >
            <Icon name="plus" size={20} />
            {setDatesWords.addJourney}
          </button>
        )}
        <p className="mt-4 flex flex-wrap gap-3">
          <button type="submit" className="button button-accent">
            {setDatesWords.save}
          </button>
          {startDate === undefined ? null : (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void save(undefined)}
            >
              {setDatesWords.remove}
            </button>
          )}
          <button
            type="button"
            className="button button-quiet"
            onClick={() => dialog.current?.close()}
          >
            {setDatesWords.cancel}
          </button>
        </p>
      </form>
    </dialog>
  );
}
