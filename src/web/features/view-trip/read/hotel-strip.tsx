import { memo, useId, useState } from "react";
import { peopleOf } from "../../../../domain/costs/people-of.ts";
import { needsStepFree } from "../../../../domain/trip/needs-step-free.ts";
import { roomsFor } from "../../../../domain/trip/rooms-for.ts";
import type { TripHotel } from "../../../../domain/trip/trip.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { guideText, langOf } from "../../../messages/guide-text.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { useTripPhoto } from "../../../offline/photos/use-trip-photo.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { hotelArt } from "../../../ui/place-art.ts";
import { useEditModeContext } from "../trip/edit-mode.ts";
import { MapsLink } from "../trip/maps-link.tsx";
import { useShownTrip } from "../trip/shown-trip.ts";
import { deferredParts } from "./deferred-parts.ts";

type HotelStripProps = {
  readonly tripId: string;
  readonly hotels: readonly TripHotel[];
  /** Those one sleeps at; paper has no others. */
  readonly chosen: readonly TripHotel[];
  /** Name of the one that the days start from. */
  readonly base: string | undefined;
};

/** The hotels side by side, compared by a swipe; what each is like is folded. */
export const HotelStrip = memo(function HotelStrip({
  tripId,
  hotels,
  chosen,
  base,
}: HotelStripProps) {
  return (
    <ul className="-mx-4 mt-4 flex snap-x snap-mandatory scroll-px-4 gap-4 has-aria-expanded:items-start overflow-x-auto px-4 pb-2 lg:mx-0 lg:grid lg:grid-cols-4 lg:overflow-visible lg:p-0 print:mx-0 print:grid print:grid-cols-2 print:overflow-visible print:px-0">
      {hotels.map((hotel) => (
        <HotelCard
          key={hotel.id}
          tripId={tripId}
          hotel={hotel}
          illustration={hotelArt(hotel)}
          isBase={hotel.hotelName === base}
          isOnPaper={chosen.includes(hotel)}
        />
      ))}
    </ul>
  );
});

type HotelCardProps = {
  readonly tripId: string;
  readonly hotel: TripHotel;
  readonly illustration: string;
  readonly isBase: boolean;
  readonly isOnPaper: boolean;
};

function HotelCard({ tripId, hotel, illustration, isBase, isOnPaper }: HotelCardProps) {
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const { parts } = useEditModeContext();
  const { party } = useShownTrip() ?? {};
  // One room in the money of the place needs no code to reckon with.
  const isPlain =
    party === undefined ||
    (party.costs?.currency === undefined &&
      roomsFor(peopleOf(party), party.userSelection.childAges) === 1);
  const { photo, picture } = useTripPhoto({ tripId, slot: hotel.id, illustration });
  const isLarge = isOpen && photo !== undefined;
  return (
    <li
      className={`card relative flex w-[min(19rem,100%)] shrink-0 flex-col snap-start overflow-hidden lg:w-auto print:w-auto ${isOnPaper ? "" : "print:hidden"}`}
    >
      <div
        className={`relative min-h-33 grow max-[19rem]:block print:block print:min-h-0 ${isLarge ? "" : "grid grid-cols-[5.25rem_minmax(0,1fr)]"}`}
      >
        <Picture
          {...picture}
          sizes={isLarge ? "20rem" : "6rem"}
          alt=""
          className={`print:hidden ${isLarge ? "aspect-3/2" : "max-[19rem]:h-20"}`}
        />
        <div className="min-w-0 p-3 leading-[1.375rem]">
          <p>
            <span className="relative z-1">
              <MapsLink name={hotel.hotelName} where={hotel.hotelAddress} spot={hotel} hasMark />
            </span>
          </p>
          <p dir="auto" className="text-ink-soft">
            {hotel.hotelAddress}
          </p>
          <p dir="auto" className="tabular-nums">
            {storedWords.price(hotel.price)}
          </p>
          {isPlain ? null : <deferredParts.PriceForParty price={hotel.price} isRoom />}
          {party === undefined || !needsStepFree(party.userSelection) ? null : (
            <deferredParts.AccessLine guideId={hotel.guideId} />
          )}
          <p className="flex flex-wrap items-center gap-x-2.5">
            {hotel.rating === "" ? null : (
              <span className="flex items-center gap-1">
                <Icon name="star" size={16} />
                <bdi>{storedWords.rating(hotel.rating)}</bdi>
              </span>
            )}
            {isBase ? (
              <span className="flex items-center gap-1 font-semibold text-good">
                <Icon name="check" size={16} />
                {viewTripWords.yourBase}
              </span>
            ) : null}
          </p>
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={moreId}
          aria-label={viewTripWords.moreAbout(guideText(hotel.hotelName))}
          onClick={() => setOpen(!isOpen)}
          // Reaches over the whole small picture.
          className={`no-print absolute grid size-11 items-end justify-end p-1.5 outline-none focus-visible:after:outline-3 focus-visible:after:outline-accent focus-visible:after:-outline-offset-3 after:absolute ${isLarge ? "top-0 end-0 after:inset-0" : "bottom-0 start-0 w-[5.25rem] after:inset-x-0 after:-top-22 after:bottom-0 max-[19rem]:static max-[19rem]:w-full max-[19rem]:after:hidden"}`}
        >
          <span
            className={`grid size-7 place-items-center rounded-full border border-line-strong bg-card ${isOpen ? "rotate-180" : ""}`}
          >
            <Icon name="chevron-down" size={18} />
          </span>
        </button>
      </div>
      <div
        id={moreId}
        className={isOpen ? "border-line border-t p-3" : "hidden p-3 pt-0 print:block"}
      >
        {isOpen ? <deferredParts.HotelMore {...{ hotel, photo }} /> : null}
        <p dir="auto" lang={hotel.guideId && langOf(hotel.description)}>
          {guideText(hotel.description)}
        </p>
        {parts?.hotelActions(hotel, isBase)}
      </div>
    </li>
  );
}
