import type { TripPlace } from "../../../../../domain/trip/trip.ts";
import { changePlanWords } from "../../../../messages/change-plan-words.ts";
import { language } from "../../../../messages/domain/language.ts";
import { guideText } from "../../../../messages/guide-text.ts";
import { Button } from "../../../../ui/button.tsx";
import type { EditedPage } from "../session/edit-session.ts";
import { planPreviewOf } from "./plan-preview.ts";
import { useAnswer } from "./use-answer.ts";

type WaysOutButtonsProps = Pick<EditedPage, "trip" | "edit" | "city"> & {
  readonly dayId: string;
  readonly place: TripPlace;
};

/** Ways out for a place that doesn't fit where it is, each one tap. */
export function WaysOutButtons({ trip, edit, city, dayId, place }: WaysOutButtonsProps) {
  // Asked anew when the plan has changed.
  const found = useAnswer(`${trip.version} ${place.id} ${place.visit?.startMinutes} ${dayId}`, () =>
    planPreviewOf(trip, city).waysOut(place.id),
  );
  const ways = found?.state === "here" ? found.value : [];
  const days = new Map(trip.tripData.itinerary.map(({ id, day }) => [id, day]));
  return (
    <ul
      aria-label={changePlanWords.waysOut(guideText(place.placeName))}
      className="no-print flex flex-wrap gap-2"
    >
      {ways.map(({ edit: move, startMinutes, endMinutes }) => {
        const { dayId: toDay } = move;
        const hours = language.span(startMinutes, endMinutes);
        return (
          <li key={toDay}>
            <Button onClick={() => void edit(move)}>
              {toDay === dayId
                ? changePlanWords.moveWithin(hours)
                : changePlanWords.moveTo(days.get(toDay) ?? "", hours)}
            </Button>
          </li>
        );
      })}
      {place.startsAtMinutes === undefined ? null : (
        <li>
          <Button onClick={() => void edit({ kind: "set-start", placeId: place.id })}>
            {changePlanWords.letPlanChoose}
          </Button>
        </li>
      )}
      <li>
        <Button
          aria-label={changePlanWords.setAsideOf(guideText(place.placeName))}
          onClick={() => void edit({ kind: "remove-place", placeId: place.id })}
        >
          {changePlanWords.setAside}
        </Button>
      </li>
    </ul>
  );
}
