import { useState } from "react";
import type { GuestVotes } from "../../../../domain/sharing/share-link.ts";
import type { Trip, TripPlace } from "../../../../domain/trip/trip.ts";
import { newPartId } from "../../../engine/new-part-id.ts";
import { planEngine } from "../../../engine/plan-engine.ts";
import { showToast } from "../../../lib/toast.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { shareWords } from "../../../messages/trip-page/share-words.ts";
import { Button } from "../../../ui/button.tsx";
import type { TripEditor } from "../trip/trip-editing.ts";

type DislikedPlacesProps = {
  readonly trip: Trip;
  readonly guests: readonly GuestVotes[];
  /** Of the trip's facts, as the planning engine takes it. */
  readonly city: unknown;
  readonly edit: TripEditor["edit"];
};

/** Places that more guests are against than for: each is swapped or removed by one tap, which can be undone. */
export function DislikedPlaces({ trip, guests, city, edit }: DislikedPlacesProps) {
  const [busyId, setBusyId] = useState<string>();
  const votes = guests.flatMap((guest) => guest.votes);
  const disliked = trip.tripData.itinerary
    .flatMap(({ plan }) => plan)
    .map((place) => ({ place, ...countVotes(votes, place) }))
    .filter(({ up, down }) => down > up);
  if (disliked.length === 0) return null;

  async function swap({ id }: TripPlace): Promise<void> {
    const answer = await planEngine().alternatives(trip, id, city);
    const best = answer.ok ? answer.value?.[0] : undefined;
    if (best === undefined) return showToast(shareWords.nothingFits, "error");
    const place = { ...best.place, id: newPartId() };
    await edit({ kind: "swap-place", placeId: id, place });
  }

  async function run(place: TripPlace, work: () => Promise<unknown>): Promise<void> {
    if (busyId !== undefined) return;
    setBusyId(place.id);
    try {
      await work();
    } finally {
      setBusyId(undefined);
    }
  }

  return (
    <section aria-label={shareWords.disliked} className="grid gap-2">
      <h3 className="text-xl">{shareWords.disliked}</h3>
      <ul className="grid gap-2">
        {disliked.map(({ place, up, down }) => (
          <li key={place.id} className="card flex flex-wrap items-center gap-3 p-4">
            <p className="min-w-40 flex-1 wrap-anywhere">
              <strong>
                <bdi>{guideText(place.placeName)}</bdi>
              </strong>{" "}
              {shareWords.against(down, up)}
            </p>
            <Button
              aria-label={shareWords.swapNamed(guideText(place.placeName))}
              aria-disabled={busyId !== undefined}
              onClick={() => void run(place, () => swap(place))}
            >
              {shareWords.swap}
            </Button>
            <Button
              aria-label={shareWords.dropNamed(guideText(place.placeName))}
              aria-disabled={busyId !== undefined}
              onClick={() =>
                void run(place, () => edit({ kind: "remove-place", placeId: place.id }))
              }
            >
              {shareWords.drop}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function countVotes(votes: GuestVotes["votes"], { id }: TripPlace) {
  const values = votes.filter(({ placeId }) => placeId === id).map(({ value }) => value);
  return {
    up: values.filter((value) => value === 1).length,
    down: values.filter((value) => value === -1).length,
  };
}
