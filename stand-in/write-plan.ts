import type { AskedSlice } from "./read-prompt.ts";

/** Names with letters of two, three and four bytes, so that a stream cut anywhere cuts some in half. */
const OPENINGS = [
  "Old",
  "São",
  "Grand",
  "Königs",
  "Upper",
  "Élysée",
  "東",
  "Lower",
  "Ñuble",
  "🌉 Far",
];
const KINDS = [
  "Market",
  "Museum",
  "Gardens",
  "Citadel",
  "Café",
  "Bridge",
  "寺 Temple",
  "Gallery",
  "Harbour",
  "Observatory",
  "Théâtre",
  "Library",
  "Brewery",
  "Cathedral",
  "Bathhouse",
  "Arcade",
];
const HOTELS = ["Hôtel Aurora", "Pensão Alegria", "Zum Goldenen Löwen", "The Quiet House 🛏️"];

/** A plausible plan for what was asked, the same each time; no place of it is in the plan already. */
export function writePlan(slice: AskedSlice): { hotels: object[]; itinerary: object[] } {
  const used = new Set(slice.usedPlaces);
  const names = freshNames(used, slice.candidates);
  const itinerary: object[] = [];
  for (let day = slice.firstDay; day <= slice.lastDay; day += 1) {
    const plan = Array.from({ length: slice.placesPerDay }, (_, index) =>
      placeNamed(names.next().value ?? "", day, index),
    );
    itinerary.push({ day: `Day ${day}`, plan });
  }
  return { hotels: HOTELS.slice(0, slice.hotels).map(hotelNamed), itinerary };
}

/** Places known there by their id, as the prompt asks for, and places that only the model knows. */
function* freshNames(
  used: ReadonlySet<string>,
  candidates: readonly string[],
): Generator<string, never, void> {
  yield* candidates.filter((id) => !used.has(id));
  for (let round = 0; ; round += 1) {
    for (const opening of OPENINGS) {
      for (const kind of KINDS) {
        const name = `${opening} ${kind}${round === 0 ? "" : ` ${round + 1}`}`;
        if (!used.has(name)) yield name;
      }
    }
  }
}

function placeNamed(placeName: string, day: number, index: number) {
  return {
    placeName,
    placeDetails: `A place worth an hour; people call it “the ${index + 1}. wonder of day ${day}”. Ask for the naïve fresco.`,
    placeImageURL: `https://pictures.example/day-${day}-${index + 1}.jpg`,
    geoCoordinates: `${(38.7 + day / 500).toFixed(4)}, ${(-9.14 + index / 500).toFixed(4)}`,
    ticketsPricing: index === 0 ? "Free" : `€${5 * index} per adult`,
    timeToTravel: `${10 + index} min walk`,
    bestTime: `${String(9 + 2 * index).padStart(2, "0")}:00-${10 + 2 * index}:30`,
  };
}

function hotelNamed(hotelName: string, index: number) {
  return {
    hotelName,
    hotelAddress: `Rua da Prata ${10 + index}`,
    price: `€${80 + 40 * index} to €${120 + 60 * index} per night`,
    hotelImageURL: `https://pictures.example/hotel-${index + 1}.jpg`,
    geoCoordinates: `38.71${index}0, -9.14${index}0`,
    rating: `${3 + (index % 3)} stars`,
    description: "Rooms over a courtyard with orange trees – “calme et frais”.",
  };
}
