import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useDeferredValue, useEffect, useId, useState } from "react";
import type { FoundPlaces } from "../../../../../domain/places/found-places.ts";
import { plainText } from "../../../../../domain/plain-text.ts";
import { ownPlace } from "../../../../../domain/trip/own-place.ts";
import type { Place } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { Fold } from "../../../../ui/fold.tsx";
import { OwnPlaceForm } from "./own/own-place-form.tsx";
import type { PlanPreview } from "./plan-preview.ts";
import { SuggestionCard, type TakesPlace } from "./suggestion-card.tsx";
import { useAnswer } from "./use-answer.ts";

type PlaceSearchProps = TakesPlace & {
  readonly label: string;
  readonly preview: PlanPreview;
  /** Of the day that it is for: another town's places are none of it. */
  readonly base: number | undefined;
  /** In place of what was found while nothing is typed. */
  readonly children?: ReactNode;
};

/** After a pause as long as this in typing others are asked, who count our questions. */
const PAUSE_MS = 400;
const SHORTEST_NAME = 3;

/** Looks for a place by its name or kind: first of the guide, then any other by its name, and takes one’s own. */
export function PlaceSearch({ label, preview, base, children, ...takes }: PlaceSearchProps) {
  const id = useId();
  const [text, setText] = useState("");
  const typed = text.trim();
  const wanted = useDeferredValue(typed);
  const found = useAnswer(wanted.length < 2 ? undefined : wanted, () =>
    preview.search(wanted, base),
  );
  const known = found?.state === "here" ? found.value : [];
  const elsewhere = useElsewhere(typed, preview);
  const names = new Set(known.map(({ placeName }) => plainText(placeName)));
  const others = (elsewhere.data?.places ?? []).filter(({ name }) => !names.has(plainText(name)));
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={text}
        maxLength={60}
        autoComplete="off"
        placeholder={changePlanWords.lookForHint}
        onChange={(event) => setText(event.target.value)}
        className="min-h-13 w-full rounded-lg border border-line-strong bg-card px-4"
      />
      <p role="status" className="mt-2 text-ink-soft">
        {found === undefined || found.state === "waiting"
          ? null
          : found.state === "failed"
            ? changePlanWords.notNow
            : known.length === 0
              ? changePlanWords.noneFound(wanted)
              : changePlanWords.foundCount(known.length)}
      </p>
      <ul className="mt-2 grid gap-3">
        {known.map((place) => (
          <SuggestionCard key={place.guideId ?? place.placeName} {...{ place, ...takes }} />
        ))}
      </ul>
      {typed.length < SHORTEST_NAME ? null : (
        <section aria-label={changePlanWords.elsewhere} className="mt-4">
          <h3 className="font-semibold">{changePlanWords.elsewhere}</h3>
          <p role="status" className="text-ink-soft">
            {elsewhereText(elsewhere, others.length)}
          </p>
          <ul className="mt-2 grid gap-3">
            {others.map((one) => (
              <SuggestionCard
                key={`${one.name} ${one.geoCoordinates}`}
                {...{ place: placeOf(one), ...takes }}
              />
            ))}
          </ul>
        </section>
      )}
      {typed === "" ? children : null}
      <div className="mt-4">
        <Fold summary={changePlanWords.ownPlace}>
          <OwnPlaceForm searchedName={typed} onAdd={takes.onTake} />
        </Fold>
      </div>
    </div>
  );
}

type Elsewhere = { readonly data: FoundPlaces | undefined; readonly isError: boolean };

function useElsewhere(typed: string, preview: PlanPreview): Elsewhere {
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isError } = useQuery({
    queryKey: ["places by name", asked],
    queryFn: ({ signal }) => preview.findAnywhere(asked, signal),
    enabled: asked.length >= SHORTEST_NAME,
    gcTime: 0,
    retry: false,
    networkMode: "always",
  });
  // Places found for other words are no answer.
  return asked === typed ? { data, isError } : { data: undefined, isError: false };
}

function elsewhereText({ data, isError }: Elsewhere, count: number): string {
  if (isError || data?.isUnasked === true) return changePlanWords.elsewhereNotNow;
  if (data === undefined) return changePlanWords.searching;
  return count === 0 ? changePlanWords.noneElsewhere : changePlanWords.foundCount(count);
}

/** Of a place found by name nobody has looked at its hours. */
function placeOf({ name, where, geoCoordinates }: FoundPlaces["places"][number]): Place {
  return ownPlace(name, geoCoordinates, { placeDetails: where, hoursUnknown: true });
}
