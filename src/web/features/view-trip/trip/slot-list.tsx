import * as z from "zod/mini";
import type { Idea } from "../../../../domain/trip/idea.ts";
import { type OpenSlot, openSlots } from "../../../../domain/trip/open-slots.ts";
import { ownPlace } from "../../../../domain/trip/own-place.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText, langOf } from "../../../messages/guide-text.ts";
import { ideasWords } from "../../../messages/trip-page/ideas-words.ts";
import { Button } from "../../../ui/button.tsx";
import { usePlaceVotes } from "./place-votes-context.ts";
import { useShownTrip } from "./shown-trip.ts";

const ROW = "grid gap-2 border-line border-b py-2 last:border-b-0";

type SlotListProps = {
  readonly trip: Trip;
  /** The owner takes one into the plan. */
  readonly onTake?: (idea: Idea) => void;
  /** The owner leaves the place of the plan that the others would replace. */
  readonly onStay?: (placeId: string, slot: OpenSlot) => void;
};

/** Open decisions: the candidates for a part of a day, with the guests' votes on each. */
export function SlotList({ trip, onTake, onStay }: SlotListProps) {
  const votesOn = usePlaceVotes();
  const slots = openSlots(trip);
  const details = detailsIn(useShownTrip()?.facts?.city);
  if (slots.length === 0) return null;
  return (
    <section aria-label={ideasWords.slot.title} className="no-print mt-4">
      <h3 className="font-semibold text-lg">{ideasWords.slot.title}</h3>
      {slots.map((slot) => (
        <div key={`${slot.dayId} ${slot.part}`} className="mt-2">
          <h4 className="font-semibold">
            {ideasWords.slot.slot(storedWords.day(slot.day.day), slot.part)}
          </h4>
          <ul>
            {slot.standing.map((place) => (
              <li key={place.id} className={ROW}>
                <span>
                  <bdi className="break-words font-semibold">{guideText(place.placeName)}</bdi>{" "}
                  <span className="text-ink-soft">{ideasWords.slot.inPlan}</span>
                  <About text={place.placeDetails} />
                </span>
                {votesOn?.(place)}
                {onStay === undefined ? null : (
                  <Button
                    aria-label={ideasWords.slot.keep(guideText(place.placeName))}
                    className="justify-self-start"
                    onClick={() => onStay(place.id, slot)}
                  >
                    {ideasWords.slot.keepIt}
                  </Button>
                )}
              </li>
            ))}
            {slot.candidates.map((idea) => (
              <li key={idea.id} className={ROW}>
                <span>
                  <bdi className="break-words font-semibold">{guideText(idea.name)}</bdi>
                  <About text={details.get(idea.guideId ?? "")} />
                </span>
                {votesOn?.({ ...ownPlace(idea.name, idea.geoCoordinates ?? ""), id: idea.id })}
                {onTake === undefined ? null : (
                  <Button
                    aria-label={ideasWords.slot.take(guideText(idea.name))}
                    className="justify-self-start"
                    onClick={() => onTake(idea)}
                  >
                    {ideasWords.slot.takeIt}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** What the guide says of it, for who has never heard of it. */
function About({ text = "" }: { readonly text: string | undefined }) {
  return text === "" ? null : (
    <span dir="auto" lang={langOf(text)} className="line-clamp-2 text-ink-soft">
      {guideText(text)}
    </span>
  );
}

const citySchema = z.object({
  places: z.array(z.object({ id: z.string(), details: z.optional(z.string()) })),
});

/** The guide's texts on the places of a trip's facts, by their ids. */
function detailsIn(city: unknown): ReadonlyMap<string, string> {
  const { places = [] } = citySchema.safeParse(city).data ?? {};
  return new Map(places.map(({ id, details = "" }) => [id, details]));
}
