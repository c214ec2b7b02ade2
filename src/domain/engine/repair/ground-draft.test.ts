import { expect, test } from "vitest";
import { groundTexts } from "../../../../test/support/plans/check-texts.ts";
import { changeLine } from "../../../../test/support/plans/plan-words.ts";
import type { Hotel, Place, TripData } from "../../trip/trip.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";

function known(id: string, name: string, lat: number, lon: number, rest: Partial<KnownPlace> = {}) {
  return {
    id,
    name,
    at: { lat, lon },
    category: "museum",
    visitMinutes: 60,
    hours: "09:00-18:00",
    ticketPrice: 20,
    bestTime: "any",
    mustSee: false,
    popularity: 50,
    suits: [],
    ...rest,
  } satisfies KnownPlace;
}

const PARIS: KnownCity = {
  id: "paris",
  name: "Paris",
  currency: "EUR",
  centre: { lat: 48.8566, lon: 2.3522 },
  hotels: [
    {
      id: "monge",
      name: "Hôtel Monge",
      at: { lat: 48.8448, lon: 2.352 },
      budget: "Comfort",
      pricePerNight: { low: 200, high: 340 },
    },
  ],
  places: [
    known("louvre", "Louvre Museum", 48.8611, 2.3358, { ticketPrice: 22 }),
    known("notre-dame", "Notre-Dame Cathedral", 48.853, 2.3496, {
      category: "worship",
      ticketPrice: 0,
    }),
    known("cite", "Cité des Sciences", 48.8956, 2.3881, {
      hours: undefined,
      ticketPrice: undefined,
    }),
  ],
};

function place(placeName: string, geoCoordinates: string, rest: Partial<Place> = {}): Place {
  return {
    placeName,
    placeDetails: "",
    placeImageURL: "",
    geoCoordinates,
    ticketsPricing: "",
    timeToTravel: "",
    bestTime: "",
    ...rest,
  };
}

function hotel(hotelName: string, geoCoordinates: string, price = ""): Hotel {
  return {
    hotelName,
    hotelAddress: "",
    price,
    hotelImageURL: "",
    geoCoordinates,
    rating: "",
    description: "",
  };
}

function plan(days: readonly (readonly Place[])[], hotels: readonly Hotel[] = []): TripData {
  return {
    hotels: [...hotels],
    itinerary: days.map((places, index) => ({ day: `Day ${index + 1}`, plan: [...places] })),
  };
}

function ground(days: readonly (readonly Place[])[], hotels: readonly Hotel[] = []) {
  return groundTexts(plan(days, hotels), { city: PARIS, near: undefined });
}

function only(draft: Place) {
  const grounded = ground([[draft]]);
  return { place: grounded.days[0]?.places[0], changes: grounded.changes, watch: grounded.watch };
}

test("a place near the guide's of a like name is that one, with its coordinates", () => {
  const draft = place("Musée du Louvre", "48.8606, 2.3376", { notVerified: true });
  const { place: louvre, changes } = only(draft);
  expect(louvre?.known?.id).toBe("louvre");
  expect(louvre?.text).toMatchObject({
    placeName: "Musée du Louvre",
    geoCoordinates: "48.8611, 2.3358",
    ticketsPricing: "€22 per adult",
    guideId: "louvre",
    category: "museum",
  });
  expect(louvre?.text).not.toHaveProperty("notVerified");
  expect(louvre?.text).not.toHaveProperty("hoursUnknown");
  expect(changes).toEqual([]);
});

test("hours that the guide doesn't know are marked, and so is nothing else", () => {
  expect(only(place("Cité des Sciences", "48.8956, 2.3881")).place?.text).toMatchObject({
    hoursUnknown: true,
    ticketsPricing: "",
  });
});

test.each([
  ["Louvre Museum", "48.8900, 2.3358", "The plan had it 3.2 km from its real location."],
  ["Louvre", "48.8636, 2.3358", "The plan had it 280 m from its real location."],
  ["Louvre", "0, 0", "The plan’s coordinates for it were wrong."],
  ["Louvre", "by the river", "The plan’s coordinates for it were wrong."],
  ["Louvre", "2.3358, 48.8611", "The plan had its latitude and longitude swapped."],
  ["Louvre", "35.0, 139.0", "The plan had it 9,753 km from its real location."],
])("%s at %s is put right", (name, coordinates, text) => {
  const { place: louvre, changes } = only(place(name, coordinates));
  expect(louvre?.at).toEqual({ lat: 48.8611, lon: 2.3358 });
  expect(changes.map(changeLine)).toEqual([`corrected ${name}: ${text}`]);
});

test("a like name elsewhere in town is another place; only the very name is the guide's", () => {
  expect(only(place("Musée du Louvre Annexe", "48.8300, 2.3358")).place?.known).toBeUndefined();
  expect(only(place("Louvre Museum", "48.8300, 2.3358")).place?.known?.id).toBe("louvre");
});

test("a name in the text of a guide id counts for nothing against the id", () => {
  expect(
    only(place("The pyramid", "48.8611, 2.3358", { guideId: "louvre" })).place?.known?.id,
  ).toBe("louvre");
  const { place: strange } = only(place("The pyramid", "48.85, 2.33", { guideId: "nowhere" }));
  expect(strange?.text).not.toHaveProperty("guideId");
  expect(strange?.text.notVerified).toBe(true);
});

test.each([
  ["Louvre", "€220", "€22 per adult", "The plan said €220. Our guide says €22 per adult."],
  ["Louvre", "Free", "€22 per adult", "The plan said it’s free. Our guide says €22 per adult."],
  ["Notre-Dame", "€16.", "Free", "The plan said €16. Our guide says it’s free."],
  ["Louvre", "$24", "€22 per adult", "The plan said $24. Our guide says €22 per adult."],
])("%s for %s is put right", (name, price, ours, text) => {
  const { place: corrected, changes } = only(place(name, "", { ticketsPricing: price }));
  expect(corrected?.text.ticketsPricing).toBe(ours);
  expect(changes.map(changeLine)).toEqual([`corrected ${name}: ${text}`]);
});

test("a price near the guide's stays as it is", () => {
  for (const ticketsPricing of ["€17 (approx.)", "20-25 EUR", "€44", "11"]) {
    const { place: louvre, changes } = only(place("Louvre", "", { ticketsPricing }));
    expect(louvre?.text.ticketsPricing).toBe(ticketsPricing);
    expect(changes).toEqual([]);
  }
});

test("an unknown place keeps where it says it is, in our notation", () => {
  const { place: cafe, changes, watch } = only(place("Chez Margot", "48.8512 N, 2.3401 E"));
  expect(cafe).toMatchObject({ known: undefined, at: { lat: 48.8512, lon: 2.3401 } });
  expect(cafe?.text).toMatchObject({ geoCoordinates: "48.8512, 2.3401", notVerified: true });
  expect(changes).toEqual([]);
  expect(watch).toEqual([]);
});

test("an unknown place with swapped coordinates is put right", () => {
  const { place: cafe, changes } = only(place("Chez Margot", "2.3401, 48.8512"));
  expect(cafe?.at).toEqual({ lat: 48.8512, lon: 2.3401 });
  expect(changes.map(({ kind }) => kind)).toEqual(["corrected"]);
});

test.each(["0, 0", "148.85, 202.34", "-33.86, 151.21"])("nobody believes %s", (coordinates) => {
  const { place: cafe, changes, watch } = only(place("Chez Margot", coordinates));
  expect(cafe?.at).toBeUndefined();
  expect(cafe?.text.geoCoordinates).toBe("");
  expect(changes).toEqual([]);
  expect(watch).toEqual([{ day: 1, code: "positionWrong", values: { name: "Chez Margot" } }]);
});

test("a place that lies a day away is dropped", () => {
  const { place: chartres, changes } = only(place("Chartres Cathedral", "48.4477, 1.4878"));
  expect(chartres).toBeUndefined();
  expect(changes).toEqual([
    {
      kind: "dropped",
      name: "Chartres Cathedral",
      code: "placeTooFar",
      values: { km: 78, city: "Paris" },
    },
  ]);
});

test("what is in the plan twice is dropped the second time", () => {
  const { days, changes } = ground([
    [place("Louvre", ""), place("Chez Margot", "48.8512, 2.3401")],
    [place("Louvre Museum", "48.8, 2.3"), place("chez margot!", "48.8700, 2.3401")],
    [place("Margot, chez", "48.8513, 2.3402"), place("Louvre Carousel Shops", "48.8612, 2.3357")],
  ]);
  expect(days.map(({ places }) => places.map(({ text }) => text.placeName))).toEqual([
    ["Louvre", "Chez Margot"],
    [],
    ["Louvre Carousel Shops"],
  ]);
  expect(changes).toEqual([
    { kind: "dropped", name: "Louvre Museum", code: "duplicatePlace", values: { day: 1 } },
    { kind: "dropped", name: "chez margot!", code: "duplicatePlace", values: { day: 1 } },
    { kind: "dropped", name: "Margot, chez", code: "duplicatePlace", values: { day: 1 } },
  ]);
});

test("hotels are matched, corrected and dropped like places", () => {
  const { hotels, changes } = ground(
    [],
    [
      hotel("Hotel Monge", "48.8448, 2.352", "€2,500 per night"),
      hotel("The Monge Hotel", "48.8449, 2.352"),
      hotel("Villa Lumière", "48.85, 2.36", "€120"),
      hotel("Sea View", "49.4938, 0.1077"),
    ],
  );
  expect(hotels.map(({ text }) => [text.hotelName, text.price, text.guideId])).toEqual([
    ["Hotel Monge", "€200 – €340 per night", "monge"],
    ["Villa Lumière", "€120", undefined],
  ]);
  expect(changes.map(({ kind, name }) => [kind, name])).toEqual([
    ["corrected", "Hotel Monge"],
    ["dropped", "The Monge Hotel"],
    ["dropped", "Sea View"],
  ]);
});

const PORTO = plan([
  [place("Livraria Lello", "41.1469, -8.6148"), place("Clérigos Tower", "41.1458, -8.6139")],
  [place("Ribeira", "-8.6131, 41.1406"), place("Fátima Sanctuary", "39.6319, -8.6728")],
  [place("Serralves", "41.1598, -8.6597"), place("Sé do Porto", "41.1428 N, 8.6112 W")],
]);

test("where no guide knows the city, its own places say where it is", () => {
  const { days, changes } = groundTexts(PORTO, { city: undefined, near: undefined });
  expect(days[1]?.places[0]?.at).toEqual({ lat: 41.1406, lon: -8.6131 });
  expect(days[2]?.places[1]?.text.geoCoordinates).toBe("41.1428, -8.6112");
  expect(changes.map(({ kind, name }) => [kind, name])).toEqual([
    ["corrected", "Ribeira"],
    ["dropped", "Fátima Sanctuary"],
  ]);
  expect(changes[1]).toMatchObject({ code: "placeTooFar", values: { km: 168 } });
});

test("with too few points anything readable is believed", () => {
  const draft = plan([[place("Here", "10, 10"), place("There", "50, 50")]]);
  const { days, changes } = groundTexts(draft, { city: undefined, near: undefined });
  expect(days[0]?.places.map(({ at }) => at)).toEqual([
    { lat: 10, lon: 10 },
    { lat: 50, lon: 50 },
  ]);
  expect(changes).toEqual([]);
});
