import { useQueryClient } from "@tanstack/react-query";
import { memo, useCallback, useSyncExternalStore } from "react";
import type { PhotoAnswer } from "../../../../domain/places/photo-answer.ts";
import type { Trip } from "../../../../domain/trip/trip.ts";
import { useWhenIdle } from "../../../lib/when/use-when-idle.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { placeMoreWords } from "../../../messages/trip-page/place-more-words.ts";
import { tripPhotoKey } from "../../../offline/photos/use-trip-photo.ts";
import { Fold } from "../../../ui/fold.tsx";
import { PhotoCredit } from "../../../ui/photo-credit.tsx";

/** Who took the photos of the page's small pictures, which have no room for it. */
export function PhotoCredits({ trip }: { trip: Trip }) {
  return <Credits trip={useWhenIdle(trip)} />;
}

/** Nobody waits for it when the plan changes. */
const Credits = memo(function Credits({ trip }: { trip: Trip }) {
  const slots = [
    ...trip.tripData.hotels.map(({ id, hotelName }) => ({ id, name: guideText(hotelName) })),
    ...trip.tripData.itinerary.flatMap(({ plan }) =>
      plan.map(({ id, placeName }) => ({ id, name: guideText(placeName) })),
    ),
  ];
  const client = useQueryClient();
  const photoOf = (id: string) =>
    client.getQueryData<PhotoAnswer | null>(tripPhotoKey(trip.id, id)) ?? undefined;
  const subscribe = useCallback(
    (notify: () => void) =>
      client.getQueryCache().subscribe(({ type }) => {
        // Others come with each row that is drawn.
        if (type === "updated" || type === "removed") notify();
      }),
    [client],
  );
  // The rows ask for the photos; this reads what they were answered.
  useSyncExternalStore(subscribe, () => slots.map(({ id }) => photoOf(id)?.src ?? "").join(" "));
  const credits = slots.flatMap((slot) => {
    const photo = photoOf(slot.id);
    return photo === undefined ? [] : [{ ...slot, photo }];
  });
  if (credits.length === 0) return null;
  return (
    <Fold summary={placeMoreWords.photoCredits(credits.length)}>
      <ul className="grid grid-cols-1 gap-2">
        {credits.map(({ id, name, photo }) => (
          <li key={id}>
            <bdi className="font-semibold">{name}</bdi>
            <PhotoCredit photo={photo} className="text-ink-soft" />
          </li>
        ))}
      </ul>
    </Fold>
  );
});
