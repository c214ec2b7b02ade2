import { withoutHours } from "../../../../domain/edits/kinds/plan-parts.ts";
import { MEAL_KINDS } from "../../../../domain/places/eatery-kind.ts";
import type { TripDay, TripHotel, TripPlace } from "../../../../domain/trip/trip.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { editWords } from "../../../messages/edit-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Fold } from "../../../ui/fold.tsx";
import type { ChangeSheet } from "../trip/edit-mode.ts";
import { mealOf } from "./change/proposal/day-comparison.ts";
import type { EditSession } from "./session/edit-session.ts";
import { focusPlace } from "./session/focus-place.ts";

type SetAsideProps = {
  readonly session: EditSession;
  /** The newest first. */
  readonly places: readonly TripPlace[];
  readonly onAsk: (sheet: ChangeSheet) => void;
};

/** The places that were taken out of the plan, to be put back. */
export function SetAside({ session, places, onAsk }: SetAsideProps) {
  return (
    <div className="no-print mt-8">
      <Fold summary={editWords.setAside(places.length)}>
        <ul className="grid grid-cols-1 gap-2">
          {places.map((place) => (
            <li
              key={place.id}
              className="card flex min-h-16 flex-wrap items-center gap-x-3 py-1 pe-2 ps-4"
            >
              <span className="min-w-0 flex-1 leading-[1.375rem]">
                <bdi className="block font-semibold">{guideText(place.placeName)}</bdi>
                <bdi className="text-ink-soft">{storedWords.price(place.ticketsPricing)}</bdi>
              </span>
              <Button
                aria-label={editWords.putPlaceBack(guideText(place.placeName))}
                onClick={() => void putBack({ session, onAsk }, place)}
              >
                {editWords.putItBack}
              </Button>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

/** Where it was; what can't be there any more, or would take a meal from its day, is asked about. */
async function putBack({ session, onAsk }: Omit<SetAsideProps, "places">, place: TripPlace) {
  const { trip } = session.page();
  const day = formerDay(session, place);
  const edit = day && editFor(day, place, trip.tripData.hotels);
  const made = edit && (await session.try(edit));
  const after = made?.tripData.itinerary.find(({ id }) => id === day?.id);
  if (day === undefined || edit === undefined || after === undefined || losesMeal(day, after)) {
    return onAsk({ kind: "put-back", placeId: place.id, edit: after && edit });
  }
  await session.make(
    edit,
    editWords.putBack(guideText(place.placeName), storedWords.day(day.day)),
    () => focusPlace(place.id),
  );
}

/** The day that it was removed from here, or else the one with the place that its way led from. */
function formerDay(session: EditSession, place: TripPlace): TripDay | undefined {
  const { itinerary } = session.page().trip.tripData;
  const from = session.removedFrom(place.id);
  return (
    itinerary.find(({ id }) => id === from) ??
    itinerary.find(({ plan }) => plan.some(({ placeName }) => placeName === place.leg?.from))
  );
}

/** Behind where its way led from, a place of the day or the hotel, or else behind what begins sooner than it did. */
function editFor({ id: dayId, plan }: TripDay, place: TripPlace, hotels: readonly TripHotel[]) {
  const { leg, visit } = place;
  const isFirst = hotels.some(({ hotelName }) => hotelName === leg?.from);
  const startMinutes = visit?.startMinutes ?? Number.POSITIVE_INFINITY;
  const before =
    plan.find(({ placeName }) => placeName === leg?.from) ??
    (isFirst ? undefined : plan.findLast((one) => (one.visit?.startMinutes ?? 0) < startMinutes));
  return {
    kind: "add-place",
    dayId,
    afterId: before?.id,
    place: withoutHours(place),
  } as const;
}

function losesMeal(before: TripDay, after: TripDay): boolean {
  return MEAL_KINDS.some(
    (kind) => mealOf(before, kind) !== undefined && mealOf(after, kind) === undefined,
  );
}
