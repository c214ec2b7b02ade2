import { useEffect, useEffectEvent } from "react";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { storedWords } from "../../messages/domain/stored-words.ts";
import { openOfflineLibrary } from "../../offline/offline-library.ts";
import { ChoiceChips } from "../../ui/choice-chips.tsx";
import { Fold } from "../../ui/fold.tsx";
import type { TripForm } from "./trip-form.ts";

type VisitedBeforeProps = {
  readonly form: TripForm;
  readonly onChange: (part: Partial<TripForm>) => void;
};

/** Places of the destination where the traveller was on trips before: left out, unless they want to go again. */
export function VisitedBefore({ form, onChange }: VisitedBeforeProps) {
  const { destination, visited, again } = form;
  const found = useEffectEvent((names: readonly string[]) => {
    if (names.join() === visited.join()) return;
    onChange({ visited: [...names], again: again.filter((name) => names.includes(name)) });
  });
  // Whatever sets the destination forgets them, even where it is the same.
  const isForgotten = visited.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are read again where they were forgotten
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const read = () =>
      visitedIn(destination)
        .then((names) => (isGone ? undefined : found(names)))
        .catch((error: unknown) => console.warn("earlier trips can't be read", error));
    // The trips of a browser that was just opened come a little later.
    void openOfflineLibrary().then((library) => {
      if (!isGone) stop = library.subscribe(() => void read());
    });
    void read();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [destination, isForgotten]);
  if (visited.length === 0) return null;
  return (
    <Fold summary={createTripWords.visitedBefore(visited.length - again.length)}>
      <ChoiceChips
        legend={createTripWords.seeAgain}
        legendClass="mb-2"
        name="again"
        type="checkbox"
        options={visited.map((name) => ({ id: name, title: name }))}
        chosen={again}
        onChange={(name, isChosen) =>
          onChange({
            again: [...again.filter((one) => one !== name), ...(isChosen ? [name] : [])],
          })
        }
      />
    </Fold>
  );
}

/** Names of visited places, by the trips to a destination that this browser keeps, with what waits to be sent. */
async function visitedIn(destination: string): Promise<string[]> {
  const { store } = await openOfflineLibrary();
  const wanted = storedWords.typedPlace(destination.trim()).toLowerCase();
  const names = new Set<string>();
  for (const { id, location, sharedBy } of (await store.list()) ?? []) {
    // Who only looks at a trip was not on it.
    const isTheirs = sharedBy === undefined || sharedBy.scope === "edit";
    if (!isTheirs || location.trim().toLowerCase() !== wanted) continue;
    const kept = await store.tripWithWrites(id);
    const trip =
      kept.trip === undefined || kept.writes.length === 0
        ? kept.trip
        : (await import("../../offline/queue/pending-edits.ts")).withPending(
            kept.trip,
            kept.writes,
          );
    for (const { plan } of trip?.tripData.itinerary ?? []) {
      for (const { isVisited, placeName } of plan) if (isVisited === true) names.add(placeName);
    }
  }
  return [...names].toSorted((a, b) => a.localeCompare(b));
}
