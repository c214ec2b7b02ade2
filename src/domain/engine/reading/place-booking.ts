import { type Booking, isTransport } from "../../bookings/booking.ts";
import { parseCoordinates } from "../../places/coordinates.ts";
import { distanceKm } from "../../places/geo.ts";
import { readingSimilarity, readName } from "../ground/match-name.ts";
import { type KnownCity, placesOf } from "../known-city.ts";
import { LIKE_NAME_KM, SURE_NAME } from "./match-known.ts";

/** So many names are compared at a time. */
const AT_ONCE = 20;

/**
 * A booking with its position, where its address is coordinates or a map's link, or where it says neither and the city has a
 * hotel, a table or a place of its name. Where several that are apart have the name it stays as it is. Yields every millisecond or so.
 */
export function* placeBooking(
  booking: Booking,
  city: KnownCity | undefined,
): Generator<void, Booking, void> {
  const { kind, name, at } = booking;
  // A number of a house is no degree.
  const typed = parseCoordinates(/\d[.,]\d{3}/.test(at?.address ?? "") ? (at?.address ?? "") : "");
  if (at !== undefined && at.geoCoordinates === undefined && typed.ok) {
    const { lat, lon: lng } = typed.at;
    return { ...booking, at: { ...at, geoCoordinates: { lat, lng } } };
  }
  const isSaid = at?.geoCoordinates !== undefined || (at?.address ?? "") !== "";
  if (city === undefined || isSaid || isTransport(booking) || kind === "car") return booking;
  const wanted = readName(at?.name ?? name);
  const found: { readonly similarity: number; readonly at: KnownCity["centre"] }[] = [];
  const known = kind === "stay" ? city.hotels : [...(city.eateries ?? []), ...placesOf(city)];
  for (const [index, one] of known.entries()) {
    if (index % AT_ONCE === 0) yield;
    const similarity = readingSimilarity(wanted, readName(one.name));
    if (similarity >= SURE_NAME) found.push({ similarity, at: one.at });
  }
  const [best, ...others] = found.toSorted((a, b) => b.similarity - a.similarity);
  if (best === undefined || others.some((one) => distanceKm(one.at, best.at) > LIKE_NAME_KM)) {
    return booking;
  }
  const { lat, lon: lng } = best.at;
  return { ...booking, at: { ...(at ?? { name }), geoCoordinates: { lat, lng } } };
}
