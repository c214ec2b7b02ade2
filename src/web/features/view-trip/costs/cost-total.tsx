import { useId } from "react";
import { type CostSummary, expectedMinor } from "../../../../domain/costs/cost-summary.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { costsWords } from "../../../messages/trip-page/costs-words.ts";
import { LOOK_CLASSES, Mark } from "../trip/mark.tsx";
import type { TripBudget } from "./trip-budget.ts";

type CostTotalProps = {
  readonly sums: CostSummary;
  readonly budget: TripBudget | undefined;
  readonly people: number;
  readonly isEach: boolean;
  readonly onEach: (isEach: boolean) => void;
  /** An amount as it is shown: for all, or for each; an estimate in whole units. */
  readonly shown: (minor: number, isAbout: boolean) => string;
  /** Nobody knows what the rooms cost: what is left of the budget has to pay for them, too. */
  readonly isWithoutRooms: boolean;
  /** Something else of the plan has no price. */
  readonly isWithoutSome: boolean;
};

/** The trip's total cost, against its budget. */
export function CostTotal(props: CostTotalProps) {
  const { sums, budget, people, isEach, onEach, shown, isWithoutRooms, isWithoutSome } = props;
  const { lowMinor, highMinor } = sums;
  const isEstimate = lowMinor !== highMinor;
  const text = (minor: number) => shown(minor, isEstimate);
  const expected = expectedMinor(sums);
  const { daysWithoutMeals, days } = sums;
  const spare = budget === undefined ? 0 : budget.minor - expected;
  return (
    <section aria-labelledby="costs-total">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-ink-soft">
            {people === 1
              ? costsWords.forOne
              : isEach
                ? costsWords.forEach(people)
                : costsWords.wholeTripFor(people)}
          </p>
          <p
            id="costs-total"
            className="font-semibold font-serif text-4xl leading-tight tabular-nums"
          >
            {isEstimate ? costsWords.about(text(expected)) : text(expected)}
          </p>
        </div>
        {people === 1 ? null : <EachSwitch people={people} isEach={isEach} onEach={onEach} />}
      </div>
      <Bar
        low={lowMinor}
        expected={expected}
        high={highMinor}
        budget={budget?.minor}
        label={budget && costsWords.barLabel(text(expected), text(budget.minor))}
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-soft tabular-nums">
        {isEstimate ? <span>{costsWords.bounds(text(lowMinor), text(highMinor))}</span> : null}
        <span>
          {budget === undefined
            ? costsWords.noBudget
            : budget.level === undefined
              ? costsWords.budget(text(budget.minor))
              : costsWords.budgetOfLevel(text(budget.minor), storedWords.budget(budget.level))}
        </span>
      </p>
      {budget === undefined ? null : (
        <Verdict
          spare={spare}
          text={text}
          isWithoutRooms={isWithoutRooms}
          isWithoutSome={isWithoutSome || daysWithoutMeals > 0}
        />
      )}
      {daysWithoutMeals === 0 ? null : (
        <p className="text-ink-soft">
          {daysWithoutMeals === days.length
            ? costsWords.mealsNotCounted
            : costsWords.mealsCounted(days.length - daysWithoutMeals, days.length)}
        </p>
      )}
    </section>
  );
}

type VerdictProps = { readonly spare: number; readonly text: (minor: number) => string } & Pick<
  CostTotalProps,
  "isWithoutRooms" | "isWithoutSome"
>;

function Verdict({ spare, text, isWithoutRooms, isWithoutSome }: VerdictProps) {
  const isOver = spare < 0;
  const isOpen = isWithoutRooms || isWithoutSome;
  const look = isOver ? "watch" : isOpen ? "info" : "good";
  return (
    <p className={`mt-1 font-semibold ${isOver ? "text-bad" : LOOK_CLASSES[look]}`}>
      <Mark look={look}>
        {isOver
          ? costsWords.over(text(-spare))
          : isWithoutRooms
            ? costsWords.leftForRooms(text(spare))
            : isWithoutSome
              ? costsWords.leftForOthers(text(spare))
              : costsWords.within(text(spare))}
      </Mark>
    </p>
  );
}

type EachSwitchProps = Pick<CostTotalProps, "people" | "isEach" | "onEach">;

function EachSwitch({ people, isEach, onEach }: EachSwitchProps) {
  const name = useId();
  const choices = [
    { isOfEach: false, words: costsWords.all(people) },
    { isOfEach: true, words: costsWords.each },
  ];
  return (
    <fieldset className="no-print flex min-w-0 rounded-full border border-line-strong bg-card p-1 max-[19rem]:grid max-[19rem]:rounded-3xl">
      <legend className="sr-only">{costsWords.perPerson}</legend>
      {choices.map(({ isOfEach, words }) => (
        <label
          key={words}
          className="relative grid min-h-11 min-w-20 cursor-pointer place-items-center rounded-full px-4 font-semibold has-[:checked]:bg-ink has-[:checked]:text-paper has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            checked={isEach === isOfEach}
            onChange={() => onEach(isOfEach)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

type BarProps = {
  readonly low: number;
  readonly expected: number;
  readonly high: number;
  readonly budget: number | undefined;
  readonly label: string | undefined;
};

/** Solid: at least; hatched: to at most; the tick: expected; the whole width: the budget, or the most where it is unset. */
function Bar({ low, expected, high, budget, label }: BarProps) {
  const whole = Math.max(1, budget ?? high);
  const percent = (minor: number) => `${Math.min(100, Math.max(0, (100 * minor) / whole))}%`;
  const isOver = budget !== undefined && expected > budget;
  return (
    <div
      role="img"
      aria-label={label}
      aria-hidden={label === undefined}
      className={`relative mt-3 mb-2 h-5 overflow-hidden rounded-full border border-line-strong bg-paper print:border-black [print-color-adjust:exact] ${isOver ? "text-bad" : "text-good"}`}
    >
      <div
        className="absolute inset-y-0 start-0 bg-[repeating-linear-gradient(115deg,currentColor_0_4px,transparent_4px_9px)]"
        style={{ width: percent(high) }}
      />
      <div className="absolute inset-y-0 start-0 bg-current" style={{ width: percent(low) }} />
      <div
        className="absolute inset-y-0 w-1 -ms-0.5 bg-ink"
        style={{ insetInlineStart: percent(expected) }}
      />
    </div>
  );
}
