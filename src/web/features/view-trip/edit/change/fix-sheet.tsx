import { useState } from "react";
import type { Trip, TripDay, TripPlace } from "../../../../../domain/trip/trip.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { Button } from "../../../../ui/button.tsx";
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
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** A place that can't be where it is, at the hour or day where it can, or replaced, before and after; where nothing fits, it may be set aside. */
export function FixSheet(props: FixSheetProps) {
  const { trip, day, place, editor, preview, onClose } = props;
  /** The subject of the question; it is asked again when this changes. */
  const [from, setFrom] = useState(trip);
  const [times, setTimes] = useState(1);
  const found = useAnswer(`${times}`, () => fixOf(preview, place.id));
  const fix = found?.state === "here" ? found.value : undefined;

  const instead =
    typeof fix === "object" && fix.edit.kind === "swap-place"
      ? guideText(fix.edit.place.placeName)
      : undefined;

  function askAgain(): void {
    setFrom(trip);
    setTimes(times + 1);
  }

  async function setAside(close: () => void): Promise<void> {
    if (await editor.edit({ kind: "remove-place", placeId: place.id })) close();
  }

  return (
    <Sheet title={changePlanWords.fixOf(guideText(place.placeName))} onClose={onClose}>
      {(close) => (
        <>
          <div role="status" className="py-2">
            {found?.state === "waiting" ? <Spinner label={changePlanWords.workingItOut} /> : null}
            {found?.state === "failed" ? changePlanWords.failed : null}
            {fix === "none" ? changePlanWords.noOtherTime : null}
            {instead === undefined ? null : changePlanWords.swapInstead(instead)}
          </div>
          {found?.state === "failed" ? (
            <Button look="accent" className="w-full" onClick={askAgain}>
              {changePlanWords.tryAgain}
            </Button>
          ) : null}
          {fix === "none" ? (
            <Button look="accent" className="w-full" onClick={() => void setAside(close)}>
              {changePlanWords.setAsideOf(guideText(place.placeName))}
            </Button>
          ) : null}
          {fix === undefined || fix === "none" ? null : (
            <Proposal
              {...{ trip, from, editor, close }}
              edit={fix.edit}
              proposed={fix.trip}
              dayIds={"dayId" in fix.edit ? [...new Set([day.id, fix.edit.dayId])] : [day.id]}
              onOutdated={askAgain}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

/**
 * The place at another hour or on another day, or else a place that is open in its stead.
 *
 * @returns "none" where neither fits; undefined where that can't be worked out.
 */
async function fixOf(preview: PlanPreview, placeId: string) {
  const ways = await preview.waysOut(placeId);
  if (ways === undefined) return undefined;
  const [way] = ways;
  const edit = way?.edit ?? (await swapOf(preview, placeId));
  if (edit === undefined) return "none";
  const trip = await preview.tryEdits([edit]);
  return trip && { trip, edit };
}

async function swapOf(preview: PlanPreview, placeId: string) {
  const options = await preview.alternatives(placeId);
  const best = options?.find(({ problems }) => problems.length === 0);
  return (
    best && ({ kind: "swap-place", placeId, place: { ...best.place, id: newPartId() } } as const)
  );
}
