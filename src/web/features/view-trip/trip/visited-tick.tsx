import type { TripPlace } from "../../../../domain/trip/trip.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { placeMoreWords } from "../../../messages/trip-page/place-more-words.ts";
import { useTripEditing } from "./trip-editing.ts";

/** Where the traveller has been: the next plan of this destination leaves it out. */
export function VisitedTick({ place }: { readonly place: TripPlace }) {
  const editor = useTripEditing();
  const { id, placeName, isVisited = false } = place;
  if (editor === undefined) return null;
  return (
    <label className="no-print inline-flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isVisited}
        onChange={({ target: { checked } }) =>
          void editor.edit({ kind: "set-visited", placeIds: [id], isVisited: checked })
        }
        className="size-5 shrink-0 accent-accent"
      />
      {placeMoreWords.visited}
      <span className="sr-only">{placeMoreWords.visitedAt(guideText(placeName))}</span>
    </label>
  );
}
