import type { TimedDay } from "../domain/engine/days/timed-day.ts";
import { nightText, ticketText } from "../domain/engine/ground/price-text.ts";
import { placesOf } from "../domain/engine/known-city.ts";
import { describeDay } from "../domain/engine/repair/describe-day.ts";
import { coordinatesText } from "../domain/places/coordinates.ts";
import type { Hotel, ItineraryDay, Place } from "../domain/trip/trip.ts";
import type { GuideCity, GuideHotel, GuidePlace } from "./guide-city.ts";

const HOTEL_PICTURES: Readonly<Record<GuideHotel["budget"], string>> = {
  Economy: "/art/hotel.svg",
  Budget: "/art/hotel.svg",
  Standard: "/art/hotel-2.svg",
  Comfort: "/art/hotel-3.svg",
  Premium: "/art/hotel-4.svg",
};

/** A guide hotel in the trip document's words. */
export function describeHotel(hotel: GuideHotel, city: GuideCity): Hotel {
  return {
    hotelName: hotel.name,
    hotelAddress: `${hotel.address}, ${city.name}`,
    price: nightText(hotel.pricePerNight, city.currency),
    hotelImageURL: HOTEL_PICTURES[hotel.budget],
    geoCoordinates: coordinatesText(hotel.at),
    rating: ratingText(hotel.stars),
    description: `${hotel.description} Our guide files it under ${hotel.budget}.`,
    guideId: hotel.id,
  };
}

/** A timed day in the trip document's words; an empty one stays empty. */
export function describeGuideDay(
  day: TimedDay,
  number: number,
  hotelName: string,
  city: GuideCity,
): ItineraryDay {
  const described = describeDay(day, { day: `Day ${number}` }, hotelName, ({ candidate }) => {
    const place = placesOf<GuidePlace>(city).find(({ id }) => id === candidate.place.id);
    if (place === undefined) throw new Error(`${candidate.place.id} is not in ${city.name}`);
    return describePlace(place, city);
  });
  return { ...described, plan: described.plan.map((place) => withFare(place, city)) };
}

/** Says what the way out of town costs, both ways. */
function withFare(place: Place, { dayTrips = [], currency }: GuideCity): Place {
  const fare = dayTrips.find(({ id }) => id === place.guideId)?.way.fare;
  if (place.leg?.way === undefined || fare === undefined) return place;
  const way = { ...place.leg.way, fare: ticketText(fare, currency) };
  return { ...place, leg: { ...place.leg, way } };
}

/** A guide place in the trip document's words, not yet timed. */
export function describePlace(place: GuidePlace, city: GuideCity): Place {
  return {
    placeName: place.name,
    placeDetails: place.details,
    placeImageURL: `/art/${place.category}.svg`,
    geoCoordinates: coordinatesText(place.at),
    ticketsPricing: ticketText(place.ticketPrice, city.currency),
    timeToTravel: "",
    bestTime: "",
    guideId: place.id,
  };
}

function ratingText(stars: number | undefined): string {
  if (stars === undefined) return "Not rated";
  return stars === 1 ? "1 star" : `${stars} stars`;
}
