import { useState } from "react";
import type { AddPlace } from "../../../../../domain/edits/kinds/add-place.ts";
import type { Trip, TripPlace } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { editWords } from "../../../../messages/edit-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import type { PlanPreview } from "./plan-preview.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { useAnswer } from "./use-answer.ts";

type PutBackSheetProps = {
  readonly trip: Trip;
  readonly place: TripPlace;
  /** Puts it back where it was; undefined where that is no more. */
  readonly edit: AddPlace | undefined;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** A removed place that can't simply go back where it was: where else it fits, and what it would change there. */
export function PutBackSheet({ trip, place, edit, editor, preview, onClose }: PutBackSheetProps) {
  /** The subject of the question; it is asked again when this changes. */
  const [from, setFrom] = useState(trip);
  const found = useAnswer(`${from.version}`, async () => {
    const proposed = edit && (await preview.tryEdits([edit]));
    const ways = await preview.waysOut(place.id);
    return ways && { proposed, ways: ways.filter((way) => way.edit.dayId !== edit?.dayId) };
  });
  const { proposed, ways = [] } = found?.state === "here" ? found.value : {};
  const dayNames = new Map(
    from.tripData.itinerary.map(({ id, day }) => [id, storedWords.day(day)]),
  );
  return (
    <Sheet title={editWords.putPlaceBack(guideText(place.placeName))} onClose={onClose}>
      {(close) => (
        <>
          <div role="status" className="py-2">
            {found?.state === "waiting" ? (
              <Spinner label={changePlanWords.workingItOut} />
            ) : found?.state !== "here" ? (
              changePlanWords.failed
            ) : proposed !== undefined ? (
              changePlanWords.putBackChanges
            ) : ways.length === 0 ? (
              changePlanWords.noOtherTime
            ) : null}
          </div>
          <ul className="flex flex-wrap gap-2">
            {ways.map(({ edit: way, startMinutes, endMinutes }) => (
              <li key={way.dayId}>
                <Button onClick={() => void editor.edit(way).then((isKept) => isKept && close())}>
                  {changePlanWords.moveTo(
                    dayNames.get(way.dayId) ?? "",
                    language.span(startMinutes, endMinutes),
                  )}
                </Button>
              </li>
            ))}
          </ul>
          {proposed === undefined || edit === undefined ? null : (
            <Proposal
              {...{ trip, from, proposed, edit, editor, close }}
              dayIds={[edit.dayId]}
              onOutdated={() => setFrom(trip)}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
