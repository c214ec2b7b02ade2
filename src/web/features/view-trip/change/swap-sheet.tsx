import { clockText } from "../../../../domain/places/clock-text.ts";
import type { Place, TripPlace } from "../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../messages/en/change-plan-words.ts";
import { Sentence } from "../../../ui/sentence.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { newPartId } from "../edit/new-part-id.ts";
import type { TripEditor } from "../trip-editing.ts";
import { PlaceSearch } from "./place-search.tsx";
import type { PlanPreview } from "./plan-preview.ts";
import { SuggestionCard } from "./suggestion-card.tsx";
import { useAnswer } from "./use-answer.ts";

type SwapSheetProps = {
  readonly place: TripPlace;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** Something else in a place's stead: three that fit, or one that is looked for. */
export function SwapSheet({ place, editor, preview, onClose }: SwapSheetProps) {
  const { visit } = place;
  const hours =
    visit && changePlanWords.hours(clockText(visit.startMinutes), clockText(visit.endMinutes));
  const found = useAnswer(place.id, () => preview.alternatives(place.id));
  return (
    <Sheet title={changePlanWords.swapThis} onClose={onClose}>
      {(close) => {
        const take = async (other: Place) => {
          if (
            await editor.edit({
              kind: "swap-place",
              placeId: place.id,
              place: { ...other, id: newPartId() },
            })
          )
            close();
        };
        return (
          <>
            <p className="text-ink-soft">
              <Sentence parts={changePlanWords.inPlaceOf(<bdi>{place.placeName}</bdi>, hours)} />
            </p>
            <p role="status" className="mt-2">
              {found?.state === "here"
                ? found.value.length === 0
                  ? changePlanWords.noneFits
                  : found.value.some(({ problems }) => problems.length === 0)
                    ? changePlanWords.theseFit
                    : changePlanWords.nearest
                : found?.state === "failed"
                  ? changePlanWords.notNow
                  : changePlanWords.workingItOut}
            </p>
            {found?.state === "here" ? (
              <ul className="mt-2 grid gap-3">
                {found.value.map((suggestion) => (
                  <SuggestionCard
                    key={suggestion.guideId}
                    {...suggestion}
                    onTake={(other) => void take(other)}
                  />
                ))}
              </ul>
            ) : null}
            <PlaceSearch
              label={changePlanWords.lookFor}
              preview={preview}
              onTake={(other) => void take(other)}
            />
          </>
        );
      }}
    </Sheet>
  );
}
