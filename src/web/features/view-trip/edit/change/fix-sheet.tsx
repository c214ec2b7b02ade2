import type { TripDay, TripPlace } from "../../../../../domain/trip/trip.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import type { PlanPreview } from "./plan-preview-of.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { AskAgain, AskedStatus, useAsked } from "./use-asked.tsx";

type FixSheetProps = ChangeSheetProps & {
  readonly day: TripDay;
  readonly place: TripPlace;
};

/** A place that can't be where it is, at the hour or day where it can, or replaced, before and after; where nothing fits, it may be set aside. */
export function FixSheet(props: FixSheetProps) {
  const { trip, day, place, editor, preview, onClose } = props;
  const { from, found, askAgain } = useAsked(trip, () => fixOf(preview, place.id));
  const fix = found?.value;

  const instead =
    typeof fix === "object" && fix.edit.kind === "swap-place"
      ? guideText(fix.edit.place.placeName)
      : undefined;

  async function setAside(close: () => void): Promise<void> {
    if (await editor.edit({ kind: "remove-place", placeId: place.id })) close();
  }

  return (
    <Sheet title={changePlanWords.fixOf(guideText(place.placeName))} onClose={onClose}>
      {(close) => (
        <>
          <AskedStatus found={found}>
            {fix === "none" ? changePlanWords.noOtherTime : null}
            {instead === undefined ? null : changePlanWords.swapInstead(instead)}
          </AskedStatus>
          <AskAgain {...{ found, askAgain }} className="w-full" />
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
