import { clockText } from "../../../../../domain/places/clock-text.ts";
import type { Place, TripPlace } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { Sentence } from "../../../../ui/sentence.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import type { TripEditor } from "../../trip/trip-editing.ts";
import { PlaceOptions } from "./place-options.tsx";
import { PlaceSearch } from "./place-search.tsx";
import type { PlanPreview } from "./plan-preview.ts";
import { useAnswer } from "./use-answer.ts";
import { useTakePlace } from "./use-take-place.ts";

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
  const take = useTakePlace((other) =>
    editor.edit({ kind: "swap-place", placeId: place.id, place: other }),
  );
  return (
    <Sheet title={changePlanWords.swapThis} onClose={onClose}>
      {(close) => {
        const onTake = (one: Place) => void take(one, close);
        return (
          <>
            <p className="text-ink-soft">
              <Sentence parts={changePlanWords.inPlaceOf(<bdi>{place.placeName}</bdi>, hours)} />
            </p>
            <PlaceOptions {...{ found, onTake }} />
            <PlaceSearch label={changePlanWords.lookFor} {...{ preview, onTake }} />
          </>
        );
      }}
    </Sheet>
  );
}
