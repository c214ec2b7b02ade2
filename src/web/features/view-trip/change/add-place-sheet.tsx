import type { Place, TripDay } from "../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../messages/en/change-plan-words.ts";
import { Fold } from "../../../ui/fold.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { newPartId } from "../edit/new-part-id.ts";
import type { TripEditor } from "../trip-editing.ts";
import { OwnPlaceForm } from "./own-place-form.tsx";
import { PlaceSearch } from "./place-search.tsx";
import type { PlanPreview } from "./plan-preview.ts";
import { SuggestionCard } from "./suggestion-card.tsx";
import { useAnswer } from "./use-answer.ts";

type AddPlaceSheetProps = {
  readonly day: TripDay;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** A place more for a day, behind those it has: one that fits, one that is looked for, or one's own. */
export function AddPlaceSheet({ day, editor, preview, onClose }: AddPlaceSheetProps) {
  const afterId = day.plan.at(-1)?.id;
  const found = useAnswer(day.id, () => preview.suggestions(day.id, afterId));
  return (
    <Sheet title={changePlanWords.addPlaceTo(day.day)} onClose={onClose}>
      {(close) => {
        const take = async (place: Place) => {
          const after = afterId === undefined ? {} : { afterId };
          if (
            await editor.edit({
              kind: "add-place",
              dayId: day.id,
              ...after,
              place: { ...place, id: newPartId() },
            })
          )
            close();
        };
        return (
          <>
            <p role="status">
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
                    onTake={(place) => void take(place)}
                  />
                ))}
              </ul>
            ) : null}
            <PlaceSearch
              label={changePlanWords.lookForFirst}
              preview={preview}
              onTake={(place) => void take(place)}
            />
            <div className="mt-4">
              <Fold summary={changePlanWords.ownPlace}>
                <OwnPlaceForm onAdd={(place) => void take(place)} />
              </Fold>
            </div>
          </>
        );
      }}
    </Sheet>
  );
}
