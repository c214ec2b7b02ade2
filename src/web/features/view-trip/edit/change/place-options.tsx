import type { PlaceOption } from "../../../../../domain/engine/revise/weigh-options.ts";
import type { Place } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { PlaceSearch } from "./place-search.tsx";
import type { PlanPreview } from "./plan-preview.ts";
import { SuggestionCard } from "./suggestion-card.tsx";
import type { Answer } from "./use-answer.ts";

type PlaceOptionsProps = {
  readonly found: Answer<readonly PlaceOption[]> | undefined;
  readonly searchLabel: string;
  readonly preview: PlanPreview;
  readonly onTake: (place: Place) => void;
};

/** Places that fit a spot of the plan, and a search for others. */
export function PlaceOptions({ found, searchLabel, preview, onTake }: PlaceOptionsProps) {
  return (
    <>
      <p role="status" className="mt-2">
        {statusOf(found)}
      </p>
      {found?.state === "here" ? (
        <ul className="mt-2 grid gap-3">
          {found.value.map((option) => (
            <SuggestionCard key={option.guideId} {...option} onTake={onTake} />
          ))}
        </ul>
      ) : null}
      <PlaceSearch label={searchLabel} preview={preview} onTake={onTake} />
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
