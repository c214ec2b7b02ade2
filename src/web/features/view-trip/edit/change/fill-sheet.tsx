import { useState } from "react";
import type { Trip, TripDay } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import type { PlanPreview } from "./plan-preview.ts";
import { compareDays } from "./proposal/day-comparison.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { useAnswer } from "./use-answer.ts";

type FillSheetProps = {
  readonly trip: Trip;
  readonly day: TripDay;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** Places more for a day that has room, before and after; nothing changes before it is accepted. */
export function FillSheet({ trip, day, editor, preview, onClose }: FillSheetProps) {
  /** The subject of the question; it is asked again when this changes. */
  const [from, setFrom] = useState(trip);
  const [times, setTimes] = useState(1);
  const found = useAnswer(`${times}`, () => preview.fill(day.id));
  const proposed = found?.state === "here" && isMore(from, found.value) ? found.value : undefined;

  function askAgain(): void {
    setFrom(trip);
    setTimes(times + 1);
  }

  return (
    <Sheet title={changePlanWords.fillOf(storedWords.day(day.day))} onClose={onClose}>
      {(close) => (
        <>
          <div role="status" className="py-2">
            {found?.state === "waiting" ? <Spinner label={changePlanWords.workingItOut} /> : null}
            {found?.state === "failed" ? changePlanWords.failed : null}
            {found?.state === "here" && proposed === undefined ? changePlanWords.isFull : null}
          </div>
          {found?.state === "failed" ? (
            <Button look="accent" onClick={askAgain}>
              {changePlanWords.tryAgain}
            </Button>
          ) : null}
          {proposed === undefined ? null : (
            <Proposal
              {...{ trip, from, proposed, editor, close }}
              dayIds={[day.id]}
              onOutdated={askAgain}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

function isMore(before: Trip, after: Trip): boolean {
  return compareDays(before, after).some(({ rows }) => rows !== undefined);
}
