import { useEffect, useRef } from "react";
import type { TripDay, TripPlace } from "../../../../domain/trip/trip.ts";
import { language } from "../../../messages/domain/language.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText } from "../../../messages/guide-text.ts";
import { mapWords } from "../../../messages/map-words.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { routeClass } from "../../../ui/route-class.ts";
import { MapsLink } from "../trip/maps-link.tsx";
import { useUnfoldedPlace } from "../trip/unfolded-place.ts";

type MapCardsProps = {
  readonly day: TripDay;
  readonly dayNumber: number;
  readonly destination: string;
};

/** The places of the day that a phone's map shows, to be swiped; the chosen one comes into sight. */
export function MapCards({ day, dayNumber, destination }: MapCardsProps) {
  const { unfoldedPlaceId } = useUnfoldedPlace();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const at = day.plan.findIndex(({ id }) => id === unfoldedPlaceId);
    const card = list.current?.children[at];
    if (card) scrollToCard(card);
  }, [day, unfoldedPlaceId]);
  return (
    <ol
      ref={list}
      className={`map-cards pointer-events-auto -mx-3 flex touch-pan-x snap-x gap-3 overflow-x-auto py-1 ps-4 pe-10 lg:hidden ${routeClass(dayNumber)}`}
    >
      {day.plan.map((place, index) => (
        <MapCard key={place.id} place={place} number={index + 1} destination={destination} />
      ))}
    </ol>
  );
}

function scrollToCard(card: Element): void {
  card.scrollIntoView({ block: "nearest", inline: "center" });
}

type MapCardProps = {
  readonly place: TripPlace;
  readonly number: number;
  readonly destination: string;
};

function MapCard({ place, number, destination }: MapCardProps) {
  const { unfoldedPlaceId, setUnfoldedPlaceId } = useUnfoldedPlace();
  const { id, placeName, visit, open, ticketsPricing } = place;
  return (
    <li
      className="card relative w-[min(21rem,91%)] shrink-0 snap-center p-3 leading-[1.375rem] has-aria-pressed:border-ink"
      // Snapping would scroll back to the card before it.
      onFocus={(event) => scrollToCard(event.currentTarget)}
    >
      <p className="flex gap-2">
        <span
          aria-hidden="true"
          className="grid size-[1.375rem] shrink-0 place-items-center rounded-full bg-route font-semibold text-route-ink text-sm tabular-nums"
        >
          {number}
        </span>
        <span className="relative z-1 min-w-0">
          <MapsLink name={placeName} where={destination} spot={place} />
        </span>
      </p>
      <p className="truncate tabular-nums">
        {visit === undefined ? null : (
          <span className="me-3 font-semibold">
            {language.span(visit.startMinutes, visit.endMinutes)}
          </span>
        )}
        <bdi>{storedWords.price(ticketsPricing)}</bdi>
      </p>
      <p className="text-ink-soft">{open === undefined ? null : viewTripWords.openUntil(open)}</p>
      {/* It reaches over the whole card, but for the name. */}
      <button
        type="button"
        aria-pressed={id === unfoldedPlaceId}
        aria-label={mapWords.showOnMap(guideText(placeName))}
        onClick={() => setUnfoldedPlaceId(id)}
        className="-mt-11 block h-11 w-full outline-none after:absolute after:inset-0 after:rounded-[11px] focus-visible:after:outline-3 focus-visible:after:outline-accent focus-visible:after:-outline-offset-3"
      />
    </li>
  );
}
