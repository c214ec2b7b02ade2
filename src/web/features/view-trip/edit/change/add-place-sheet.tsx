import { useState } from "react";
import { candidateOf } from "../../../../../domain/trip/open-slots.ts";
import type { Slot } from "../../../../../domain/trip/slot.ts";
import { spotForAdded } from "../../../../../domain/trip/spot-for-added.ts";
import type { Place, TripDay } from "../../../../../domain/trip/trip.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";
import { useOneAtATime } from "../../../../lib/use-one-at-a-time.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { storedWords } from "../../../../messages/domain/stored-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { useTripEditing } from "../../trip/trip-editing.ts";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import { SlotChoice } from "./ideas/slot-choice.tsx";
import { PlaceOptions } from "./place-options.tsx";
import { PlaceSearch } from "./place-search.tsx";
import { isSame } from "./suggestion-card.tsx";
import { useAnswer } from "./use-answer.ts";

type AddPlaceSheetProps = ChangeSheetProps & { readonly day: TripDay };

/**
 * Places more for a day: looked for by name, those that fit it best, or one's own. One goes where it fits best where that
 * is known, and out of town first; several go behind those it has, as one change.
 */
export function AddPlaceSheet({ trip, day, editor, preview, onClose }: AddPlaceSheetProps) {
  const { ideas = [] } = trip;
  const isOwner = useTripEditing()?.share !== undefined;
  const found = useAnswer(day.id, () => preview.suggestions(day.id));
  const [ticked, setTicked] = useState<readonly Place[]>([]);
  const once = useOneAtATime();
  const spotOf = (place: Place) => {
    const option = found?.value?.find((one) => one.place === place);
    return option === undefined ? spotForAdded(place, day.plan) : option.afterId;
  };

  async function keep(places: readonly Place[]): Promise<boolean> {
    const [first] = places;
    if (first === undefined) return false;
    let afterId = places.length === 1 ? spotOf(first) : day.plan.at(-1)?.id;
    const edits = places.map((one) => {
      const place = { ...one, id: newPartId() };
      const edit = { kind: "add-place", dayId: day.id, afterId, place } as const;
      afterId = place.id;
      return edit;
    });
    const [only] = edits;
    if (edits.length === 1 && only !== undefined) return editor.edit(only);
    const made = await preview.tryEdits(edits);
    const changed = made?.tripData.itinerary.find(({ id }) => id === day.id);
    if (changed !== undefined) return editor.edit({ kind: "set-plan", days: [changed] });
    // The engine can't say what comes of them now, or there is no room for all.
    return editor.edit(...edits);
  }

  const putUp = (slot: Slot | undefined, close: () => void) =>
    once(async () => {
      if (slot === undefined) return;
      const candidates = ticked.map((place) => candidateOf(place, { id: newPartId(), slot }));
      if (await editor.edit({ kind: "add-ideas", ideas: candidates })) close();
    });

  const take = (places: readonly Place[], leave: () => void) =>
    once(async () => {
      const isKept = keep(places);
      // But an own place's words, and ticks, stay until they are kept.
      if (places.length === 1 && places[0]?.guideId !== undefined) leave();
      if (await isKept) leave();
    });

  return (
    <Sheet title={changePlanWords.addPlaceTo(storedWords.day(day.day))} onClose={onClose}>
      {(close, leave) => {
        const takes = {
          onTake: (one: Place) => void take([one], leave),
          ticked,
          onTick: (one: Place) =>
            setTicked((now) =>
              now.some((other) => isSame(one, other))
                ? now.filter((other) => !isSame(one, other))
                : [...now, one],
            ),
        };
        return (
          <>
            <PlaceSearch
              label={changePlanWords.lookForFirst}
              isFirst
              dayId={day.id}
              {...{ preview, ...takes }}
            >
              <PlaceOptions {...{ found, ...takes }} />
            </PlaceSearch>
            {ticked.length === 0 ? null : (
              <div className="sticky bottom-0 -mx-[min(1.25rem,5vw)] -mb-3 border-line border-t bg-paper px-[min(1.25rem,5vw)] py-3">
                <Button look="accent" className="w-full" onClick={() => void take(ticked, leave)}>
                  {changePlanWords.addTicked(ticked.length)}
                </Button>
                {isOwner ? (
                  <div className="mt-2">
                    <SlotChoice
                      label={changePlanWords.putThese}
                      none={changePlanWords.orVote}
                      days={[day]}
                      others={ideas}
                      slot={undefined}
                      count={ticked.length}
                      onSlot={(slot) => void putUp(slot, close)}
                    />
                  </div>
                ) : null}
              </div>
            )}
          </>
        );
      }}
    </Sheet>
  );
}
