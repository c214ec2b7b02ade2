import { clockText } from "../domain/opening-hours.ts";
import { travelText } from "../domain/travel.ts";
import type { Hotel, ItineraryDay, Place } from "../domain/trip.ts";
import type { DayRoute, Visit } from "./day-route.ts";
import type { GuideCity, GuideHotel } from "./guide-city.ts";

const HOTEL_PICTURES: Readonly<Record<GuideHotel["budget"], string>> = {
  Economy: "/art/hotel.svg",
  Budget: "/art/hotel.svg",
  Standard: "/art/hotel-2.svg",
  Comfort: "/art/hotel-3.svg",
  Premium: "/art/hotel-4.svg",
};

/** A guide hotel in the trip document's words. */
export function describeHotel(hotel: GuideHotel, city: GuideCity): Hotel {
  const { low, high } = hotel.pricePerNight;
  return {
    hotelName: hotel.name,
    hotelAddress: `${hotel.address}, ${city.name}`,
    price: `${money(city).formatRange(low, high)} per night`,
    hotelImageURL: HOTEL_PICTURES[hotel.budget],
    geoCoordinates: coordinates(hotel.at),
    rating: ratingText(hotel.stars),
    description: `${hotel.description} Our guide files it under ${hotel.budget}.`,
  };
}

/** A timed day in the trip document's words; an empty one stays empty. */
export function describeDay(
  route: DayRoute,
  number: number,
  hotelName: string,
  city: GuideCity,
): ItineraryDay {
  const plan = route.visits.map((visit, index) => {
    const before = route.visits[index - 1];
    return describeVisit(visit, before?.candidate.place.name ?? hotelName, city);
  });
  return { day: `Day ${number}`, plan };
}

function describeVisit(visit: Visit, from: string, city: GuideCity): Place {
  const { candidate, startMinutes, endMinutes, leg } = visit;
  const { place, starts } = candidate;
  return {
    placeName: place.name,
    placeDetails: place.details,
    placeImageURL: `/art/${place.category}.svg`,
    geoCoordinates: coordinates(place.at),
    ticketsPricing: ticketText(place.ticketPrice, city),
    timeToTravel: travelText(leg),
    bestTime: `${clockText(startMinutes)}–${clockText(endMinutes)}`,
    category: place.category,
    bestPartOfDay: place.bestTime,
    visit: { startMinutes, endMinutes },
    leg: { ...leg, from },
    ...(place.hours === undefined ? { hoursUnknown: true } : {}),
    ...(place.hours === undefined || starts.notOn.length === 0 ? {} : { notOn: [...starts.notOn] }),
  };
}

function ratingText(stars: number | undefined): string {
  if (stars === undefined) return "Not rated";
  return stars === 1 ? "1 star" : `${stars} stars`;
}

function ticketText(price: number | undefined, city: GuideCity): string {
  if (price === undefined) return "Price not known";
  return price === 0 ? "Free" : `${money(city).format(price)} per adult`;
}

function coordinates(at: { lat: number; lon: number }): string {
  return `${at.lat.toFixed(4)}, ${at.lon.toFixed(4)}`;
}

function money(city: GuideCity): Intl.NumberFormat {
  return new Intl.NumberFormat("en", {
    style: "currency",
    currency: city.currency,
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  });
}
