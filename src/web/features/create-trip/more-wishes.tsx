import { Suspense, useState } from "react";
import { INTEREST_IDS } from "../../../domain/trip/interest.ts";
import { PACE_CHOICES, type PaceChoice } from "../../../domain/trip/pace-choice.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { choiceWords } from "../../messages/domain/choice-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Fold } from "../../ui/fold.tsx";
import { hasWishes, type TripForm } from "./trip-form.ts";

/** Comes with its reader, which most people never need. */
const TripWishesField = lazyPart(
  async () => (await import("./trip-wishes-field.tsx")).TripWishesField,
);

type MoreWishesProps = {
  readonly form: TripForm;
  /** Questions about wishes that Generate has asked for. */
  readonly askedWishes?: readonly string[];
  readonly onChange: (part: Partial<TripForm>) => void;
};

/** Optional wishes that the planner can use; folded away until one of them is filled in. */
export function MoreWishes({ form, askedWishes = [], onChange }: MoreWishesProps) {
  const { pace, interests } = form;
  const [isOpen, setIsOpen] = useState(hasWishes(form));
  return (
    <Fold
      summary={createTripWords.moreWishes}
      isOpenAtFirst={hasWishes(form)}
      summaryClass="font-serif text-xl font-semibold"
      onOpen={() => setIsOpen(true)}
    >
      <div className="grid grid-cols-1 gap-8 pt-4">
        <ChoiceChips
          legend={createTripWords.pace}
          name="pace"
          type="radio"
          options={PACE_CHOICES.map((id) => ({ id, title: createTripWords.paces[id] }))}
          chosen={[pace]}
          onChange={(id) => onChange({ pace: id as PaceChoice })}
        />
        <ChoiceChips
          legend={createTripWords.interests}
          name="interests"
          type="checkbox"
          options={INTEREST_IDS.map((id) => ({ id, title: choiceWords.interests[id] }))}
          chosen={interests}
          onChange={(id, isChosen) =>
            onChange({
              interests: INTEREST_IDS.filter((each) =>
                each === id ? isChosen : interests.includes(each),
              ),
            })
          }
        />
        {isOpen ? (
          <PartBoundary fallback={() => null}>
            <Suspense>
              <TripWishesField
                destination={form.destination}
                askedWishes={askedWishes}
                wishText={form.wishText}
                wishesLeftOut={form.wishesLeftOut}
                wishesChosen={form.wishesChosen}
                onChange={onChange}
              />
            </Suspense>
          </PartBoundary>
        ) : null}
      </div>
    </Fold>
  );
}
