import { useDeferredValue, useId, useState } from "react";
import type { Place } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import type { PlanPreview } from "./plan-preview.ts";
import { SuggestionCard } from "./suggestion-card.tsx";
import { useAnswer } from "./use-answer.ts";

type PlaceSearchProps = {
  readonly label: string;
  readonly preview: PlanPreview;
  readonly onTake: (place: Place) => void;
};

/** Looks for a place of the guide by its name or kind. */
export function PlaceSearch({ label, preview, onTake }: PlaceSearchProps) {
  const id = useId();
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text.trim());
  const found = useAnswer(wanted.length < 2 ? undefined : wanted, () => preview.search(wanted));
  const places = found?.state === "here" ? found.value : [];
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={text}
        maxLength={60}
        placeholder={changePlanWords.lookForHint}
        onChange={(event) => setText(event.target.value)}
        className="min-h-13 w-full rounded-lg border border-line-strong bg-card px-4"
      />
      <p role="status" className="mt-2 text-ink-soft">
        {found === undefined || found.state === "waiting"
          ? null
          : found.state === "failed"
            ? changePlanWords.notNow
            : places.length === 0
              ? changePlanWords.noneFound(wanted)
              : changePlanWords.foundCount(places.length)}
      </p>
      <ul className="mt-2 grid gap-3">
        {places.map((place) => (
          <SuggestionCard key={place.guideId ?? place.placeName} {...{ place, onTake }} />
        ))}
      </ul>
    </div>
  );
}
