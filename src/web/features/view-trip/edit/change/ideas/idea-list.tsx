import type { Idea } from "../../../../../../domain/trip/idea.ts";
import type { Slot } from "../../../../../../domain/trip/slot.ts";
import type { Trip } from "../../../../../../domain/trip/trip.ts";
import { guideText } from "../../../../../messages/guide-text.ts";
import { ideasWords } from "../../../../../messages/trip-page/ideas-words.ts";
import { Button } from "../../../../../ui/button.tsx";
import { DeferredIcon } from "../../../../../ui/deferred-icon.tsx";
import { SlotChoice } from "./slot-choice.tsx";

type IdeaListProps = {
  readonly trip: Trip;
  readonly isBusy: boolean;
  readonly onRemove: (id: string) => void;
  readonly onFit: () => void;
  /** Makes an idea a candidate for a slot; undefined: for none any more. */
  readonly onSlot: (idea: Idea, slot: Slot | undefined) => void;
};

/** The ideas of a trip, those that no day has yet first, by name. */
export function IdeaList({ trip, isBusy, onRemove, onFit, onSlot }: IdeaListProps) {
  const days = new Map(
    trip.tripData.itinerary.flatMap(({ day, plan }) => plan.map(({ id }) => [id, day] as const)),
  );
  const ideas = (trip.ideas ?? []).toSorted(
    (a, b) => Number(days.has(a.id)) - Number(days.has(b.id)) || a.name.localeCompare(b.name),
  );
  if (ideas.length === 0) return <p className="text-ink-soft">{ideasWords.empty}</p>;
  const isAnyOpen = ideas.some(({ id }) => !days.has(id));
  return (
    <>
      <h3 className="font-semibold text-lg">{ideasWords.yours(ideas.length)}</h3>
      {isAnyOpen ? (
        <Button look="accent" className="mt-2 w-full" disabled={isBusy} onClick={onFit}>
          {ideasWords.fit}
        </Button>
      ) : null}
      <ul className="mt-2">
        {ideas.map(({ id, name, note, geoCoordinates, ...idea }) => (
          <li
            key={id}
            className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-1 last:border-b-0"
          >
            <span className="min-w-0 flex-1 break-words leading-6">
              <bdi className="block font-semibold">{guideText(name)}</bdi>
              <Where day={days.get(id)} isPlaced={geoCoordinates !== undefined} />
              {note === undefined ? null : (
                <span dir="auto" className="line-clamp-2 text-ink-soft">
                  {note}
                </span>
              )}
            </span>
            <button
              type="button"
              aria-label={ideasWords.remove(guideText(name))}
              onClick={() => onRemove(id)}
              className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-wash"
            >
              <DeferredIcon name="trash" size={20} />
            </button>
            {days.has(id) ? null : (
              <div className="col-span-2 mb-1">
                <SlotChoice
                  label={ideasWords.slot.putUp(guideText(name))}
                  days={trip.tripData.itinerary}
                  others={ideas.filter((one) => one.id !== id)}
                  slot={idea.slot}
                  onSlot={(slot) => onSlot({ ...idea, id, name, note, geoCoordinates }, slot)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Where({ day, isPlaced }: { day: string | undefined; isPlaced: boolean }) {
  if (day !== undefined) return <span className="block text-good">{ideasWords.onDay(day)}</span>;
  if (isPlaced) return null;
  return <span className="block text-ink-soft">{ideasWords.noPosition}</span>;
}
