import { useEffect, useState } from "react";
import { lazyPart } from "../lib/lazy-part.tsx";
import { showToast } from "../lib/toast.ts";
import { whenUsed } from "../lib/when/when-used.ts";
import { tripDatesWords } from "../messages/trip-dates-words.ts";
import { Icon } from "../ui/icon.tsx";

const SetDatesDialog = lazyPart(
  async () => (await import("./set-dates-dialog.tsx")).SetDatesDialog,
);

export type SetDatesProps = {
  /** The trip's name. */
  readonly tripName: string;
  /** The first day as it is, "2026-05-04"; undefined where the trip has no dates. */
  readonly startDate?: string | undefined;
  /** How many days the trip has. */
  readonly days: number | string;
  readonly className?: string;
  /** Leads to where a flight or a train is added, whose hours the first and the last day keep; left out where there is no way. */
  readonly onJourney?: (() => void) | undefined;
  /**
   * @param date the first day; undefined takes the dates away.
   * @returns whether it is kept; if not, the question stays.
   */
  readonly onSet: (date: string | undefined) => Promise<boolean>;
};

/** A button that asks for a trip's first day. */
export function SetDates(props: SetDatesProps) {
  const { tripName, startDate, days, className = "", onSet, onJourney } = props;
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    whenUsed()
      .then(SetDatesDialog.prepare)
      .catch((error: unknown) => console.warn("the question for dates can't be loaded", error));
  }, []);

  async function ask(): Promise<void> {
    try {
      await SetDatesDialog.prepare();
      setAsked(true);
    } catch {
      showToast(tripDatesWords.unavailable, "error");
    }
  }

  const words = startDate === undefined ? tripDatesWords.set : tripDatesWords.change;
  const wordsOf = startDate === undefined ? tripDatesWords.setOf : tripDatesWords.changeOf;
  return (
    <>
      <button
        type="button"
        aria-label={wordsOf(tripName)}
        className={`no-print inline-flex min-h-11 items-center gap-2 hover:underline ${className}`}
        onClick={() => void ask()}
      >
        <Icon name={startDate === undefined ? "plus" : "calendar"} size={20} />
        <span>{words}</span>
      </button>
      {isAsked ? (
        <SetDatesDialog
          {...{ startDate, days, onSet, onJourney }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
