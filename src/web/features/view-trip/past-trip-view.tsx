import { useEffect, useRef } from "react";
import type { Edit } from "../../../domain/edits/edit-kinds.ts";
import { tripDifference } from "../../../domain/edits/trip-difference.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { TripFacts } from "../../../domain/trip/trip-facts.ts";
import { dateText } from "../../lib/date-format.ts";
import { showToast } from "../../lib/toast.ts";
import { historyWords } from "../../messages/history-words.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { PastTrip } from "./trip/trip-editing.ts";
import { TripDetail } from "./trip-detail.tsx";

const WHEN = { dateStyle: "medium", timeStyle: "short" } as const;

type PastTripViewProps = {
  readonly past: PastTrip;
  /** The trip as it is now. */
  readonly now: Trip;
  readonly facts: TripFacts | undefined;
  /** @returns whether it is kept. */
  readonly onRestore: (made: readonly Edit[]) => Promise<boolean>;
  readonly onBack: () => void;
};

/** The trip's page with a former state on it, to be read alone. */
export function PastTripView({ facts, ...props }: PastTripViewProps) {
  return (
    <>
      <PastTripBar {...props} />
      <TripDetail trip={props.past.trip} facts={facts} />
    </>
  );
}

/** Says that a former state is looked at, and restores it. */
function PastTripBar({ past, now, onRestore, onBack }: Omit<PastTripViewProps, "facts">) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => bar.current?.focus(), []);
  const { at, trip } = past;

  async function restore(): Promise<void> {
    const made = tripDifference(now, trip);
    if (made.length === 0) showToast(historyWords.isSame);
    if (made.length === 0 || (await onRestore(made))) onBack();
  }

  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={historyWords.title}
      className="no-print sticky top-0 z-6 border-line border-b bg-accent-wash"
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
        <p className="flex min-w-48 flex-1 gap-2">
          <Icon name="clock" />
          {at === undefined ? historyWords.pastFirst : historyWords.past(dateText(WHEN, at))}
        </p>
        <Button look="accent" onClick={() => void restore()}>
          {historyWords.restore}
        </Button>
        <Button onClick={onBack}>{historyWords.backToNow}</Button>
      </div>
    </section>
  );
}
