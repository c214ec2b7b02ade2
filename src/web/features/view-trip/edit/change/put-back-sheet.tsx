import type { AddPlace } from "../../../../../domain/edits/kinds/add-place.ts";
import type { TripPlace } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { editWords } from "../../../../messages/edit-words.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import { Proposal } from "./proposal/proposal.tsx";
import { AskedStatus, useAsked } from "./use-asked.tsx";

type PutBackSheetProps = ChangeSheetProps & {
  readonly place: TripPlace;
  /** Puts it back where it was; undefined where that is no more. */
  readonly edit: AddPlace | undefined;
};

/** A removed place that can't simply go back where it was: where else it fits, and what it would change there. */
export function PutBackSheet({ trip, place, edit, editor, preview, onClose }: PutBackSheetProps) {
  const { from, found, askAgain } = useAsked(trip, async () => {
    const proposed = edit && (await preview.tryEdits([edit]));
    const ways = await preview.waysOut(place.id);
    return ways && { proposed, ways: ways.filter((way) => way.edit.dayId !== edit?.dayId) };
  });
  const { proposed, ways = [] } = found?.value ?? {};
  const dayNames = new Map(
    from.tripData.itinerary.map(({ id, day }) => [id, storedWords.day(day)]),
  );
  return (
    <Sheet title={editWords.putPlaceBack(guideText(place.placeName))} onClose={onClose}>
      {(close) => (
        <>
          <AskedStatus found={found}>
            {proposed !== undefined
              ? changePlanWords.putBackChanges
              : ways.length === 0
                ? changePlanWords.noOtherTime
                : null}
          </AskedStatus>
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
              onOutdated={askAgain}
            />
          )}
        </>
      )}
    </Sheet>
  );
}
