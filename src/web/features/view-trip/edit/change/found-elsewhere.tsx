import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { FoundPlaces } from "../../../../../domain/places/found-places.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import type { PlanPreview } from "./plan-preview-of.ts";

type FoundPlace = FoundPlaces["places"][number];

type FoundElsewhereProps = {
  readonly title: string;
  readonly typed: string;
  readonly preview: Pick<PlanPreview, "findAnywhere">;
  /** Stands where nobody can be asked now. */
  readonly notNow: string;
  /** Whether a place is listed already. */
  readonly isKnown?: (found: FoundPlace) => boolean;
  readonly children: (found: FoundPlace) => ReactNode;
};

/** After a pause as long as this in typing others are asked, who count our questions. */
const PAUSE_MS = 400;
const SHORTEST_NAME = 3;

/** Places that the guide doesn't have, by a name or an address that is typed. */
export function FoundElsewhere(props: FoundElsewhereProps) {
  const { title, typed, preview, notNow, isKnown = () => false, children } = props;
  const { data, isError } = useElsewhere(typed, preview);
  if (typed.length < SHORTEST_NAME) return null;
  const others = (data?.places ?? []).filter((found) => !isKnown(found));
  const status = () => {
    if (isError || data?.isUnasked === true) return notNow;
    if (data === undefined) return changePlanWords.searching;
    return others.length === 0
      ? changePlanWords.noneElsewhere
      : changePlanWords.foundCount(others.length);
  };
  return (
    <section aria-label={title} className="mt-4">
      <h3 className="font-semibold">{title}</h3>
      <p role="status" className="text-ink-soft">
        {status()}
      </p>
      <ul className="mt-2 grid gap-3">{others.map(children)}</ul>
    </section>
  );
}

function useElsewhere(typed: string, preview: Pick<PlanPreview, "findAnywhere">) {
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
