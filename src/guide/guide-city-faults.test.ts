import { expect, test } from "vitest";
import { paris } from "./cities/paris.ts";
import type { GuideCity, GuideHotel, GuidePlace } from "./guide-city.ts";
import { guideCityFaults } from "./guide-city-faults.ts";

const [firstPlace, ...otherPlaces] = paris.places;
const [firstHotel, ...otherHotels] = paris.hotels;
if (firstPlace === undefined || firstHotel === undefined) throw new Error("Paris is empty");
const place: GuidePlace = firstPlace;
const hotel: GuideHotel = firstHotel;

// Paris with one thing changed: in itself, its first place or hotel, every place, the hotels' list.
const city = (change: object) => ({ ...paris, ...change });
const withPlace = (change: object) => city({ places: [{ ...place, ...change }, ...otherPlaces] });
const withHotel = (change: object) => city({ hotels: [{ ...hotel, ...change }, ...otherHotels] });
const everyPlace = (change: object) =>
  city({ places: paris.places.map((one) => ({ ...one, ...change })) });
const andPlace = (change: object) => city({ places: [...paris.places, { ...place, ...change }] });
const hotels = (keep: (one: GuideHotel, index: number) => boolean) =>
  city({ hotels: paris.hotels.filter(keep) });
const premiumFor = (pricePerNight: GuideHotel["pricePerNight"]) =>
  city({
    hotels: paris.hotels.map((one) => (one.budget === "Premium" ? { ...one, pricePerNight } : one)),
  });

test("a sound entry has no faults", () => {
  const sound: GuideCity = paris;
  expect(guideCityFaults(sound)).toEqual([]);
});

test.each([
  ["a place abroad", withPlace({ at: { lat: 51.5, lon: -0.12 } }), `${place.name} is outside`],
  ["a hotel abroad", withHotel({ at: { lat: 45.76, lon: 4.83 } }), `${hotel.name} is outside`],
  [
    "latitude and longitude the wrong way round",
    withPlace({ at: { lat: place.at.lon, lon: place.at.lat } }),
    `${place.name} is outside the city's bounds`,
  ],
  ["a centre outside", city({ centre: { lat: 48.7, lon: 2.3 } }), "its centre is outside"],
  [
    "bounds as wide as a region",
    city({ bounds: { south: 48, west: 2, north: 49.5, east: 3 } }),
    "bounds wider than 80 km",
  ],
  ["a place written twice", andPlace({}), `id twice: ${place.id}`],
  [
    "a place under two names",
    andPlace({ id: "another", name: "Another" }),
    `${place.name} and Another are the same ${place.category}`,
  ],
  [
    "a hotel named as a place is",
    withHotel({ name: place.name.toUpperCase() }),
    `name twice: ${place.name.toLowerCase()}`,
  ],
  ["a place that is never open", withPlace({ hours: "off" }), `${place.name} is never open`],
  [
    "a place that closes too soon",
    withPlace({ hours: "Mo-Fr 09:00-09:20; Sa 09:00-18:00" }),
    `${place.name} closes before a visit is over`,
  ],
  [
    "no opening as long as the visit",
    withPlace({ hours: "09:00-11:00,13:00-15:00", visitMinutes: 150 }),
    `${place.name}: no opening holds a whole visit`,
  ],
  ["hours nobody can read", withPlace({ hours: "9am to 5pm" }), "places.0.hours: opening hours"],
  [
    "one sentence",
    withPlace({ details: "A square with four sides and a column in the middle, and some people." }),
    `${place.name}: not two sentences`,
  ],
  [
    "three sentences",
    withPlace({ details: "A square with four sides. It has a column. People sit around it." }),
    `${place.name}: not two sentences`,
  ],
  [
    "a room at ten times the price",
    withHotel({ pricePerNight: { low: 75, high: 750 } }),
    `${hotel.name}: prices 75 to 750`,
  ],
  ["a free room", withHotel({ pricePerNight: { low: 0, high: 0 } }), "prices 0 to 0"],
  [
    "a price range the wrong way round",
    withHotel({ pricePerNight: { low: 150, high: 75 } }),
    "prices 150 to 75",
  ],
  ["a price below nothing", withPlace({ ticketPrice: -5 }), "places.0.ticketPrice"],
  [
    "luxury for the price of a bunk",
    premiumFor({ low: 20, high: 30 }),
    "a dearer level costs less",
  ],
  ["a level nobody offers", hotels((one) => one.budget !== "Premium"), "only 0 Premium hotels"],
  [
    "a level offered once",
    hotels((one, index) => one.budget !== "Economy" || index === 0),
    "only 1 Economy hotels",
  ],
  ["too few hotels", hotels((_, index) => index < 9), "only 9 hotels"],
  ["too few places", city({ places: paris.places.slice(0, 39) }), "only 39 places"],
  ["one day trip", city({ dayTrips: paris.dayTrips?.slice(0, 1) }), "only 1 day trips"],
  ["nowhere to eat", city({ eateries: undefined }), "only 0 eateries"],
  ["facts of unknown age", city({ asOf: undefined }), "no asOf"],
  ["places with no known hours", everyPlace({ hours: undefined }), "hours known for 0 places only"],
  ["must-sees without end", everyPlace({ mustSee: true }), `${paris.places.length} must-sees`],
  ["no must-see", everyPlace({ mustSee: false }), "0 must-sees"],
  ["nothing but museums", everyPlace({ category: "museum" }), "only 1 categories"],
  [
    "coordinates to the millimetre",
    withPlace({ at: { lat: 48.85661234, lon: 2.3522 } }),
    "places.0.at.lat: at most four decimals",
  ],
  ["a field nobody knows", withPlace({ phone: "+33 1 00 00 00 00" }), "places.0: "],
  ["an id with a space", city({ id: "Paris France" }), "id: "],
])("%s is named", (_, entry, fault) => {
  expect(guideCityFaults(entry).join("\n")).toContain(fault);
});

test.each([undefined, null, {}, [], "Paris"])("%j is no city, and no crash either", (entry) => {
  expect(guideCityFaults(entry)).not.toEqual([]);
});
