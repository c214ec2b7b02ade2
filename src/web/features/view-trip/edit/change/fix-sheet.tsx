import { useState } from "react";
import type { Trip, TripDay, TripPlace } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import type { PlanPreview } from "./plan-preview.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { useAnswer } from "./use-answer.ts";

type FixSheetProps = {
  readonly trip: Trip;
  readonly day: TripDay;
  readonly place: TripPlace;
  /** The day that it should go to, if that can be. */
  readonly toDayId: string | undefined;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** A place that can't be where it is, at the hour or day where it can, before and after; where there is none, it may be set aside. */
export function FixSheet(props: FixSheetProps) {
  const { trip, day, place, toDayId, editor, preview, onClose } = props;
  /** The subject of the question; it is asked again when this changes. */
  const [from, setFrom] = useState(trip);
  const [times, setTimes] = useState(1);
  const found = useAnswer(`${times}`, () => moved(preview, place.id, toDayId));
  const move = found?.state === "here" ? found.value : undefined;

  function askAgain(): void {
    setFrom(trip);
    setTimes(times + 1);
  }

  async function setAside(close: () => void): Promise<void> {
    if (await editor.edit({ kind: "remove-place", placeId: place.id })) close();
  }

  return (
    <Sheet title={changePlanWords.fixOf(place.placeName)} onClose={onClose}>
      {(close) => (
        <>
          <div role="status" className="py-2">
            {found?.state === "waiting" ? <Spinner label={changePlanWords.workingItOut} /> : null}
            {found?.state === "failed" ? changePlanWords.failed : null}
            {move === "none" ? changePlanWords.noOtherTime : null}
          </div>
          {found?.state === "failed" ? (
            <button type="button" className="button button-accent w-full" onClick={askAgain}>
              {changePlanWords.tryAgain}
            </button>
          ) : null}
          {move === "none" ? (
            <button
              type="button"
              className="button button-accent w-full"
              onClick={() => void setAside(close)}
            >
              {changePlanWords.setAsideOf(place.placeName)}
            </button>
          ) : null}
          {move === undefined || move === "none" ? null : (
            <Proposal
              {...{ trip, from, editor, close }}
              edit={move.edit}
              proposed={move.trip}
              dayIds={[...new Set([day.id, move.edit.dayId])]}
              onOutdated={askAgain}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

/** @returns "none" where the place fits nowhere; undefined where that can't be worked out. */
async function moved(preview: PlanPreview, placeId: string, toDayId: string | undefined) {
  const ways = await preview.waysOut(placeId);
  const way = ways?.find(({ edit }) => edit.dayId === toDayId) ?? ways?.[0];
  if (way === undefined) return ways === undefined ? undefined : "none";
  const trip = await preview.tryEdits([way.edit]);
  return trip && { trip, edit: way.edit };
}
