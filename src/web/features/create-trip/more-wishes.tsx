import { type Ref, Suspense, useState } from "react";
import { INTEREST_IDS, INTERESTS } from "../../../domain/trip/interest.ts";
import { PACE_CHOICES, type PaceChoice } from "../../../domain/trip/pace-choice.ts";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { PartBoundary } from "../../lib/part-boundary.tsx";
import { today } from "../../lib/today.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Fold } from "../../ui/fold.tsx";
import { hasWishes, type TripForm } from "./trip-form.ts";

/** Comes with the grammar that reads it, which most people never need. */
const TripWishesField = lazyPart(
  async () => (await import("./trip-wishes-field.tsx")).TripWishesField,
);

const PACES = PACE_CHOICES.map((id) => ({ id, title: createTripWords.paces[id] }));

type MoreWishesProps = {
  readonly form: TripForm;
  readonly startDateInput: Ref<HTMLInputElement>;
  /** The start date's error, or "". */
  readonly startDateProblem: string;
  readonly onChange: (part: Partial<TripForm>) => void;
};

/** Optional wishes that the planner can use; folded away until one of them is filled in. */
export function MoreWishes({ form, startDateInput, startDateProblem, onChange }: MoreWishesProps) {
  const { startDate, pace, interests } = form;
  const [isOpen, setIsOpen] = useState(hasWishes(form));
  return (
    <Fold
      summary={createTripWords.moreWishes}
      isOpenAtFirst={hasWishes(form)}
      summaryClass="font-serif text-xl font-semibold"
      onOpen={() => setIsOpen(true)}
    >
      <div className="grid grid-cols-1 gap-8 pt-4">
        <div>
          <label htmlFor="start-date" className="mb-2 block font-semibold">
            {createTripWords.startDate}
          </label>
          <input
            ref={startDateInput}
            id="start-date"
            type="date"
            min={today()}
            // Four digits are a year; without this the browser waits for six.
            max="9999-12-31"
            value={startDate}
            onChange={(event) => onChange({ startDate: event.target.value })}
            aria-invalid={startDateProblem !== "" || undefined}
            aria-describedby="start-date-problem start-date-hint"
            className="field tabular-nums max-[19rem]:px-1 sm:w-60"
          />
          <p id="start-date-problem" className="mt-2 text-bad empty:hidden">
            {startDateProblem}
          </p>
          <p id="start-date-hint" className="mt-2 text-ink-soft">
            {createTripWords.startDateHint}
          </p>
        </div>
        <ChoiceChips
          legend={createTripWords.pace}
          name="pace"
          type="radio"
          options={PACES}
          chosen={[pace]}
          onChange={(id) => onChange({ pace: id as PaceChoice })}
        />
        <ChoiceChips
          legend={createTripWords.interests}
          name="interests"
          type="checkbox"
          options={INTERESTS}
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
