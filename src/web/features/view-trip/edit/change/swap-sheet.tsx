import { useState } from "react";
import { LIMITS } from "../../../../../domain/limits.ts";
import { candidateOf, slotOf } from "../../../../../domain/trip/open-slots.ts";
import type { Place, TripDay, TripPlace } from "../../../../../domain/trip/trip.ts";
import { newPartId } from "../../../../engine/new-part-id.ts";
import { useOneAtATime } from "../../../../lib/use-one-at-a-time.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Sentence } from "../../../../ui/sentence.tsx";
import { Sheet } from "../../../../ui/sheet.tsx";
import { useTripEditing } from "../../trip/trip-editing.ts";
import type { ChangeSheetProps } from "./change-sheet-props.ts";
import { PlaceOptions } from "./place-options.tsx";
import { PlaceSearch } from "./place-search.tsx";
import { isSame } from "./suggestion-card.tsx";
import { useAnswer } from "./use-answer.ts";

type SwapSheetProps = Omit<ChangeSheetProps, "trip"> & {
  readonly day: TripDay;
  readonly place: TripPlace;
};

/** Something else in a place's stead: three that fit, or one that is looked for; or guests vote on it and on others. */
export function SwapSheet({ day, place, editor, preview, onClose }: SwapSheetProps) {
  const isOwner = useTripEditing()?.share !== undefined;
  const [ticked, setTicked] = useState<readonly Place[]>([]);
  const { visit } = place;
  const hours = visit && language.span(visit.startMinutes, visit.endMinutes);
  const found = useAnswer(place.id, () => preview.alternatives(place.id));
  const once = useOneAtATime();
  const take = (one: Place, leave: () => void) =>
    once(async () => {
      const option = found?.value?.find((other) => other.place === one);
      // Its hours are shown until those of the plan are worked out.
      const other: TripPlace = { ...one, id: newPartId(), ...(option && { visit: option.visit }) };
      const isKept = editor.edit({ kind: "swap-place", placeId: place.id, place: other });
      // But an own place's words stay until it is kept.
      if (one.guideId !== undefined) leave();
      if (await isKept) leave();
    });
  const isAnother = (one: Place) => (other: Place) => !isSame(one, other);
  const onTick = (one: Place) =>
    setTicked((now) => {
      const left = now.filter(isAnother(one));
      return left.length < now.length ? left : [...now, one];
    });

  /** It stays in the plan until the vote is decided. */
  async function putUp(close: () => void): Promise<void> {
    const slot = { ...slotOf(day, place), placeId: place.id };
    const ideas = ticked.map((one) => candidateOf(one, { id: newPartId(), slot }));
    if (await editor.edit({ kind: "add-ideas", ideas })) close();
  }

  return (
    <Sheet title={changePlanWords.swapThis} onClose={onClose}>
      {(close, leave) => {
        const onTake = (one: Place) => void take(one, leave);
        const takes = isOwner ? { onTake, ticked, onTick } : { onTake };
        const count = ticked.length + 1;
        return (
          <>
            <p className="text-ink-soft">
              <Sentence
                parts={changePlanWords.inPlaceOf(<bdi>{guideText(place.placeName)}</bdi>, hours)}
              />
            </p>
            {isOwner ? <p className="text-ink-soft">{changePlanWords.tickToVote}</p> : null}
            <PlaceOptions {...{ found, ...takes }} />
            <PlaceSearch
              label={changePlanWords.lookFor}
              dayId={day.id}
              {...{ preview, ...takes }}
            />
            {ticked.length === 0 ? null : (
              <p className="sticky bottom-0 -mx-[min(1.25rem,5vw)] -mb-3 border-line border-t bg-paper px-[min(1.25rem,5vw)] py-3">
                <Button
                  look="accent"
                  className="w-full"
                  disabled={count > LIMITS.list.candidates}
                  onClick={() => void putUp(close)}
                >
                  {count > LIMITS.list.candidates
                    ? changePlanWords.tooMany
                    : changePlanWords.voteOn(count)}
                </Button>
              </p>
            )}
          </>
        );
      }}
    </Sheet>
  );
}
