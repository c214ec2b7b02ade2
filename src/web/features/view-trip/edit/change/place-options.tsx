import type { PlaceOption } from "../../../../../domain/engine/revise/weigh-options.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { SuggestionCard, type TakesPlace } from "./suggestion-card.tsx";
import type { Answer } from "./use-answer.ts";

type PlaceOptionsProps = TakesPlace & {
  readonly found: Answer<readonly PlaceOption[]> | undefined;
};

/** Places that fit a spot of the plan. */
export function PlaceOptions({ found, ...takes }: PlaceOptionsProps) {
  return (
    <>
      <p role="status" className="mt-2">
        {statusOf(found)}
      </p>
      {found?.state === "here" ? (
        <ul className="mt-2 grid gap-3">
          {found.value.map((option) => (
            <SuggestionCard key={option.guideId} {...option} {...takes} />
          ))}
        </ul>
      ) : null}
    </>
  );
}

function statusOf(found: Answer<readonly PlaceOption[]> | undefined): string {
  if (found?.state === "failed") return changePlanWords.notNow;
  if (found?.state !== "here") return changePlanWords.workingItOut;
  if (found.value.length === 0) return changePlanWords.noneFits;
  const fits = found.value.some(({ problems }) => problems.length === 0);
  return fits ? changePlanWords.theseFit : changePlanWords.nearest;
}
