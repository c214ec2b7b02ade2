import type { TripDay } from "../../../../../domain/trip/trip.ts";
import type { LegOff } from "../../../../../domain/trip/trip-facts.ts";
import { wayWords } from "../../../../messages/trip-page/way-words.ts";
import type { EditMode } from "../edit-mode.ts";

export type RetimeOfferProps = {
  readonly itinerary: readonly TripDay[];
  readonly legsOff: readonly LegOff[];
  readonly ask: NonNullable<EditMode["ask"]>;
};

/** Says which legs are off by what is known since the plan was made, and offers to time them anew; nothing where all are right by now. */
export function RetimeOffer({ itinerary, legsOff, ask }: RetimeOfferProps) {
  const still = legsOff.filter(({ dayId, placeId, plannedMinutes }) => {
    const day = itinerary.find(({ id }) => id === dayId);
    const place = day?.plan.find(({ id }) => id === placeId);
    const leg = placeId === undefined ? day?.wayBack : place?.leg;
    return leg?.minutes === plannedMinutes;
  });
  if (still.length === 0) return null;
  const longer = still.filter(({ minutes, plannedMinutes }) => minutes > plannedMinutes).length;
  return (
    <div className="no-print flex flex-wrap items-center gap-x-4">
      <p className="text-watch">{wayWords.off({ longer, shorter: still.length - longer })}</p>
      <button
        type="button"
        className="button button-quiet px-3"
        onClick={() => ask({ kind: "ways" })}
      >
        {wayWords.retime}
      </button>
    </div>
  );
}
