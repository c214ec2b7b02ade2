import { useState } from "react";
import { type NightMove, nightsAt } from "../../../../../domain/bases/night-moves.ts";
import { LIMITS } from "../../../../../domain/limits.ts";
import type { Trip, TripDay } from "../../../../../domain/trip/trip.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import type { PlanPreview } from "./plan-preview.ts";
import { FigureRows } from "./proposal/figure-rows.tsx";
import { Proposal } from "./proposal/proposal.tsx";
import { useAnswer } from "./use-answer.ts";

type NightSheetProps = {
  readonly trip: Trip;
  /** The first day at a base. */
  readonly change: TripDay;
  readonly move: NightMove;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** A night more at one base and one less at the other, before and after; nothing changes before it is accepted. */
export function NightSheet({ trip, change, move, editor, preview, onClose }: NightSheetProps) {
  const { dayId, base, from: other, held } = move;
  const [newIds] = useState(() => Array.from({ length: LIMITS.day.newPlaces }, newPartId));
  const edit = { kind: "change-base", dayId, base, newIds } as const;
  /** The subject of the question; it is asked again when this changes. */
  const [from, setFrom] = useState(trip);
  const [times, setTimes] = useState(1);
  const isHeld = held.length > 0;
  const found = useAnswer(isHeld ? undefined : `${times}`, () => preview.tryEdits([edit]));
  const townAt = (at: number) => storedWords.place(trip.bases?.towns[at]?.name ?? "");

  function askAgain(): void {
    setFrom(trip);
    setTimes(times + 1);
  }

  function rows(after: Trip) {
    const nights = (at: number) =>
      [
        changePlanWords.night.nightsIn(townAt(at)),
        `${nightsAt(trip, at)}`,
        `${nightsAt(after, at)}`,
      ] as const;
    const way = changePlanWords.night.travelTo(townAt(change.base ?? 0));
    return [
      nights(base),
      nights(other),
      [way, dayText(trip, change.id), dayText(after, change.id)] as const,
    ];
  }

  return (
    <Sheet title={changePlanWords.night.more(townAt(base))} onClose={onClose}>
      {(close) => (
        <>
          <div role="status" className="py-2">
            {isHeld ? changePlanWords.night.held(held) : null}
            {found?.state === "waiting" ? <Spinner label={changePlanWords.workingItOut} /> : null}
            {found?.state === "failed" ? changePlanWords.failed : null}
          </div>
          {found?.state === "failed" ? (
            <Button look="accent" onClick={askAgain}>
              {changePlanWords.tryAgain}
            </Button>
          ) : null}
          {found?.state !== "here" ? null : (
            <>
              <p>{changePlanWords.night.meaning(dayName(trip, dayId), townAt(base))}</p>
              <FigureRows rows={rows(found.value)} />
              <Proposal
                {...{ trip, from, edit, editor, close }}
                proposed={found.value}
                dayIds={[dayId, change.id]}
                onOutdated={askAgain}
              />
            </>
          )}
        </>
      )}
    </Sheet>
  );
}

function dayName({ tripData }: Trip, dayId: string): string {
  return storedWords.day(tripData.itinerary.find(({ id }) => id === dayId)?.day ?? "");
}

function dayText({ tripData }: Trip, dayId: string): string {
  const { day = "", date } = tripData.itinerary.find(({ id }) => id === dayId) ?? {};
  return changePlanWords.night.onDay(day, date);
}
