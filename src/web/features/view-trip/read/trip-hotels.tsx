import type { Trip, TripHotel } from "../../../../domain/trip/trip.ts";
import { storedWords } from "../../../messages/domain/stored-words.ts";
import { viewTripWords } from "../../../messages/view-trip-words.ts";
import { baseHotelName, chosenHotels } from "../trip/base-hotel.ts";
import { useEditModeContext } from "../trip/edit-mode.ts";
import { useTripEditing } from "../trip/trip-editing.ts";
import { HotelStrip } from "./hotel-strip.tsx";

/** The hotels of a trip, for who only reads it those one sleeps at; of one with several bases those of each under its town. */
export function TripHotels({ trip }: { trip: Trip }) {
  const { hotels } = trip.tripData;
  const { parts } = useEditModeContext();
  const mayChoose = useTripEditing() !== undefined;
  const shown = (all: readonly TripHotel[]) => {
    const chosen = chosenHotels(trip, all);
    return { tripId: trip.id, hotels: mayChoose ? all : chosen, chosen };
  };
  return (
    <>
      <h2 id="hotels-title" tabIndex={-1} className="scroll-mt-4 text-2xl lg:text-3xl">
        {viewTripWords.hotels}
      </h2>
      {trip.bases === undefined ? (
        <>
          {hotels.length === 0 ? (
            <p className="mt-3">{viewTripWords.noHotels}</p>
          ) : (
            <HotelStrip {...shown(hotels)} base={baseHotelName(trip)} />
          )}
          {parts === undefined ? null : <p className="mt-3">{parts.addHotel()}</p>}
        </>
      ) : (
        trip.bases.towns.map(({ name }, base) => (
          <section key={name} aria-labelledby={`hotels-${base}`} className="mt-3">
            <h3 id={`hotels-${base}`} className="font-serif font-semibold text-xl">
              <bdi>{storedWords.place(name)}</bdi>
            </h3>
            <HotelStrip
              {...shown(hotels.filter((hotel) => (hotel.base ?? 0) === base))}
              base={baseHotelName(trip, base)}
            />
          </section>
        ))
      )}
    </>
  );
}
