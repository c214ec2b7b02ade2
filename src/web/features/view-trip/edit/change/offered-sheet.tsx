import { useState } from "react";
import { tripDifference } from "../../../../../domain/edits/trip-difference.ts";
import type { Trip } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { useAnswer } from "./use-answer.ts";

type OfferedSheetProps = {
  readonly trip: Trip;
  readonly words: { readonly title: string; readonly meaning: string; readonly nothing: string };
  /** Works the offer out; the same trip where there is none. */
  readonly propose: () => Promise<Trip | undefined>;
  readonly editor: Pick<TripEditor, "edit">;
  readonly onClose: () => void;
};

/** A plan that the page offers by itself, before and after; nothing changes before it is accepted. */
export function OfferedSheet({ trip, words, propose, editor, onClose }: OfferedSheetProps) {
  /** The subject of the question; it is asked again when this changes. */
  const [from, setFrom] = useState(trip);
  const [times, setTimes] = useState(1);
  const found = useAnswer(`${times}`, propose);
  const dayIds = found?.state === "here" ? changedDays(from, found.value) : [];

  function askAgain(): void {
    setFrom(trip);
    setTimes(times + 1);
  }

  return (
    <Sheet title={words.title} onClose={onClose}>
      {(close) => (
        <>
          <div role="status" className="py-2">
            {found?.state === "waiting" ? (
              <Spinner label={changePlanWords.workingItOut} />
            ) : found?.state !== "here" ? (
              changePlanWords.failed
            ) : dayIds.length === 0 ? (
              words.nothing
            ) : (
              words.meaning
            )}
          </div>
          {found?.state === "failed" ? (
            <Button look="accent" className="w-full" onClick={askAgain}>
              {changePlanWords.tryAgain}
            </Button>
          ) : null}
          {found?.state === "here" && dayIds.length > 0 ? (
            <Proposal
              {...{ trip, from, editor, close, dayIds }}
              proposed={found.value}
              onOutdated={askAgain}
            />
          ) : null}
        </>
      )}
    </Sheet>
  );
}

function changedDays(before: Trip, after: Trip): string[] {
  const edits = tripDifference(before, after);
  return edits.flatMap((edit) => (edit.kind === "set-plan" ? edit.days.map(({ id }) => id) : []));
}
