import { withoutHours } from "../../../../domain/edits/kinds/plan-parts.ts";
import { parseCoordinates } from "../../../../domain/places/coordinates.ts";
import { distanceKm } from "../../../../domain/places/geo.ts";
import type { TripDay, TripPlace } from "../../../../domain/trip/trip.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { editWords } from "../../../messages/edit-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { Fold } from "../../../ui/fold.tsx";
import type { EditSession } from "./session/edit-session.ts";
import { focusPlace } from "./session/focus-place.ts";

type SetAsideProps = {
  readonly session: EditSession;
  /** The newest first. */
  readonly places: readonly TripPlace[];
};

/** The places that were taken out of the plan, to be put back. */
export function SetAside({ session, places }: SetAsideProps) {
  return (
    <div className="no-print mt-8">
      <Fold summary={editWords.setAside(places.length)}>
        <ul className="space-y-2">
          {places.map((place) => (
            <li
              key={place.id}
              className="card flex min-h-16 flex-wrap items-center gap-x-3 py-1 pe-2 ps-4"
            >
              <span className="min-w-0 flex-1 leading-[1.375rem]">
                <bdi className="block font-semibold">{guideText(place.placeName)}</bdi>
                <bdi className="text-ink-soft">{storedWords.price(place.ticketsPricing)}</bdi>
              </span>
              <button
                type="button"
                aria-label={editWords.putPlaceBack(guideText(place.placeName))}
                onClick={() => putBack(session, place)}
                className="button button-quiet"
              >
                {editWords.putItBack}
              </button>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}

function putBack(session: EditSession, place: TripPlace): void {
  const { itinerary } = session.page().trip.tripData;
  const former = itinerary.find(({ id }) => id === session.removedFrom(place.id));
  const day = former ?? nearest(itinerary, place) ?? emptiest(itinerary);
  if (day === undefined) return;
  const afterId = day.plan.at(-1)?.id;
  void session.make(
    {
      kind: "add-place",
      dayId: day.id,
      ...(afterId === undefined ? {} : { afterId }),
      place: withoutHours(place),
    },
    editWords.putBack(guideText(place.placeName), storedWords.day(day.day)),
    () => focusPlace(place.id),
  );
}

/** The day that has a place nearest to it: another day may be in another city. */
function nearest(days: readonly TripDay[], { geoCoordinates }: TripPlace): TripDay | undefined {
  const at = parseCoordinates(geoCoordinates);
  if (!at.ok) return undefined;
  return days
    .flatMap((day) =>
      day.plan.flatMap((place) => {
        const other = parseCoordinates(place.geoCoordinates);
        return other.ok ? [{ day, km: distanceKm(at.at, other.at) }] : [];
      }),
    )
    .toSorted((one, other) => one.km - other.km)[0]?.day;
}

function emptiest(days: readonly TripDay[]): TripDay | undefined {
  return days.toSorted((one, other) => one.plan.length - other.plan.length)[0];
}
