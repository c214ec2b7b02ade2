import type { Place, TripDay } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import { OwnPlaceForm } from "./own/own-place-form.tsx";
import { PlaceOptions } from "./place-options.tsx";
import type { PlanPreview } from "./plan-preview.ts";
import { useAnswer } from "./use-answer.ts";
import { useTakePlace } from "./use-take-place.ts";

type AddPlaceSheetProps = {
  readonly day: TripDay;
  readonly editor: Pick<TripEditor, "edit">;
  readonly preview: PlanPreview;
  readonly onClose: () => void;
};

/** A place more for a day: one where it fits best, one that is looked for, or one's own, behind those it has. */
export function AddPlaceSheet({ day, editor, preview, onClose }: AddPlaceSheetProps) {
  const found = useAnswer(day.id, () => preview.suggestions(day.id));
  const spotOf = (place: Place) => {
    const option =
      found?.state === "here" ? found.value.find((one) => one.place === place) : undefined;
    return option === undefined ? day.plan.at(-1)?.id : option.afterId;
  };
  const take = useTakePlace((place, taken) => {
    const afterId = spotOf(taken);
    const after = afterId === undefined ? {} : { afterId };
    return editor.edit({ kind: "add-place", dayId: day.id, ...after, place });
  });
  return (
    <Sheet title={changePlanWords.addPlaceTo(day.day)} onClose={onClose}>
      {(close) => {
        const onTake = (one: Place) => void take(one, close);
        return (
          <>
            <PlaceOptions
              found={found}
              searchLabel={changePlanWords.lookForFirst}
              preview={preview}
              onTake={onTake}
            />
            <div className="mt-4">
              <Fold summary={changePlanWords.ownPlace}>
                <OwnPlaceForm onAdd={onTake} />
              </Fold>
            </div>
          </>
        );
      }}
    </Sheet>
  );
}
