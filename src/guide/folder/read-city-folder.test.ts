import { expect, test } from "vitest";
import { changeFolder, type Feature } from "../../../test/support/change-folder.ts";
import { cityNamed } from "../../../test/support/guide.ts";
import type { CityFolder } from "./read-city-folder.ts";
import { readCityFolder } from "./read-city-folder.ts";

const { hotels, places } = cityNamed("Paris");
const [place, hotel] = [places[0], hotels[0]];
if (place === undefined || hotel === undefined) throw new Error("Paris is empty");

// Paris with one thing changed: in itself, its first place or hotel, every place, the list of them.
const city = (change: object) =>
  changeFolder("paris", { city: (facts) => ({ ...facts, ...change }) });
const features = (change: (all: readonly Feature[]) => readonly object[]) =>
  changeFolder("paris", { places: change });
const spots = (isMeant: (feature: Feature) => boolean, change: object, coordinates?: unknown) =>
  features((all) =>
    all.map((one) => {
      if (!isMeant(one)) return one;
      const geometry = coordinates === undefined ? one.geometry : { ...one.geometry, coordinates };
      return { ...one, properties: { ...one.properties, ...change }, geometry };
    }),
  );
const isCalled =
  (id: string) =>
  ({ properties }: Feature) =>
    properties.id === id;
const isOfKind =
  (kind: string) =>
  ({ properties }: Feature) =>
    properties.kind === kind;
const withPlace = (change: object, at?: unknown) => spots(isCalled(place.id), change, at);
const withHotel = (change: object, at?: unknown) => spots(isCalled(hotel.id), change, at);
const everyPlace = (change: object) => spots(isOfKind("place"), change);
const andPlace = (change: object) =>
  features((all) => [
    ...all,
    ...all
      .filter(isCalled(place.id))
      .map((one) => ({ ...one, properties: { ...one.properties, ...change } })),
  ]);
const fewer = (kind: string, keep: (feature: Feature, index: number) => boolean) =>
  features((all) => [
    ...all.filter((one) => !isOfKind(kind)(one)),
    ...all.filter(isOfKind(kind)).filter(keep),
  ]);
const first = (many: number) => (_: Feature, index: number) => index < many;
const sketch = (change: (all: readonly Feature[]) => readonly object[]) =>
  changeFolder("paris", { sketch: change });
const drawn = (kind: string, coordinates: unknown) =>
  sketch((all) => {
    const index = all.findIndex(isOfKind(kind));
    return all.map((one, at) =>
      at === index ? { ...one, geometry: { ...one.geometry, coordinates } } : one,
    );
  });

test("a sound folder has no faults, whatever a program adds that draws maps", () => {
  const sound = features((all) =>
    all.map((one, id) => ({ ...one, id, properties: { ...one.properties, stars: null } })),
  );
  const withoutStars = { ...cityNamed("Paris"), holidays: undefined };
  const read = readCityFolder("paris", sound);
  expect(read.faults).toEqual([]);
  expect(read.city?.places.map(({ id }) => id)).toEqual(withoutStars.places.map(({ id }) => id));
  expect(read.city?.hotels[0]).toEqual({ ...hotel, stars: undefined, drawing: undefined });
});

test("a place may be off where an event says that it is shut", () => {
  const off = withPlace({ hours: "off" });
  expect(readCityFolder("paris", off).faults.join()).toContain("never open");
  const shut = { name: "Rebuilding", dates: ["2026-01-01/2028-12-31"], closes: [place.id] };
  const note = "The house is being rebuilt from cellar to roof.";
  const events = [...(cityNamed("Paris").events ?? []), { ...shut, note }];
  expect(
    readCityFolder("paris", { ...off, "city.json": city({ events })["city.json"] }).faults,
  ).toEqual([]);
});

test.each<[string, CityFolder, string]>([
  ["a place abroad", withPlace({}, [-0.12, 51.5]), `${place.name} is outside`],
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
  [
    "hours nobody can read",
    withPlace({ hours: "9am to 5pm" }),
    `places.geojson, ${place.name} hours: no opening hours that we can read`,
  ],
  [
    "one sentence",
    withPlace({ details: "A square with four sides and a column in the middle, and some people." }),
    `${place.name}: not two sentences`,
  ],
  [
    "a room at ten times the price",
    withHotel({ pricePerNight: { low: 75, high: 750 } }),
    `${hotel.name}: prices 75 to 750`,
  ],
  ["a price below nothing", withPlace({ ticketPrice: -5 }), `${place.name} ticketPrice`],
  [
    "luxury for the price of a bunk",
    spots(({ properties }) => properties.budget === "Premium", {
      pricePerNight: { low: 20, high: 30 },
    }),
    "a dearer level costs less",
  ],
  [
    "a level nobody offers",
    fewer("hotel", ({ properties }) => properties.budget !== "Premium"),
    "only 0 Premium hotels",
  ],
  ["too few hotels", fewer("hotel", first(9)), "only 9 hotels"],
  ["facts of unknown age", city({ asOf: undefined }), "city.json, asOf"],
  ["places with no known hours", everyPlace({ hours: null }), "hours known for 0 places only"],
  ["must-sees without end", everyPlace({ mustSee: true }), `${places.length} must-sees`],
  ["nothing but museums", everyPlace({ category: "museum" }), "only 1 categories"],
  ["coordinates to the millimetre", withPlace({}, [2.3522, 48.85661234]), "at most four decimals"],
  ["a field nobody knows", withPlace({ phone: "+33 1 00 00 00 00" }), "phone"],
  ["a country that isn't", city({ countryCode: "ZZ" }), "currencies.json has nothing for ZZ"],
  ["another country's currency", city({ currency: "GBP" }), "currencies.json has EUR for FR"],
  ["a time zone that isn't", city({ timeZone: "Europe/Lutetia" }), "no time zone Europe/Lutetia"],
  ["holidays nobody wrote down", city({ holidayRegion: "FR-75" }), "holidays.json has no FR-75"],
  ["no JSON", { ...city({}), "city.json": "{" }, "city.json: "],
  ["no file", { ...city({}), "sketch.geojson": undefined }, "sketch.geojson is missing"],
  [
    "an outline that is open",
    drawn("park", [
      [
        [2.3, 48.86],
        [2.31, 48.86],
        [2.31, 48.87],
        [2.3, 48.87],
      ],
    ]),
    "an outline ends where it begins",
  ],
  [
    "an outline that crosses itself",
    drawn("park", [
      [
        [2.3, 48.86],
        [2.31, 48.87],
        [2.31, 48.86],
        [2.3, 48.87],
        [2.3, 48.86],
      ],
    ]),
    "crosses itself",
  ],
  ["a street that is a point", drawn("street", [[2.3, 48.86]]), "sketch.geojson"],
  [
    "a quarter drawn as a line",
    sketch((all) =>
      all.map((one) =>
        isOfKind("street")(one) ? { ...one, properties: { kind: "quarter", name: "Marais" } } : one,
      ),
    ),
    "a quarter is a Point",
  ],
  [
    "a river elsewhere",
    sketch((all) =>
      all.map((one) =>
        isOfKind("river")(one)
          ? {
              ...one,
              geometry: {
                ...one.geometry,
                coordinates: [
                  [2.2, 48.8],
                  [2.2, 48.9],
                ],
              },
            }
          : one,
      ),
    ),
    "pont-neuf is",
  ],
  [
    "a sea over the city",
    sketch((all) => [
      ...all,
      {
        type: "Feature",
        properties: { kind: "water" },
        geometry: {
          type: "Polygon",
          coordinates: [
            [
              [2.2, 48.8],
              [2.5, 48.8],
              [2.5, 48.92],
              [2.2, 48.92],
              [2.2, 48.8],
            ],
          ],
        },
      },
    ]),
    `${place.id} is in the water`,
  ],
  ["no parks", sketch((all) => all.filter((one) => !isOfKind("park")(one))), "no park Tuileries"],
  [
    "a landmark that isn't there",
    city({ landmarks: { waterside: ["atlantis"], inPark: {} } }),
    "landmarks: there is no atlantis",
  ],
])("%s is named", (_, folder, fault) => {
  expect(readCityFolder("paris", folder).faults.join("\n")).toContain(fault);
});

test.each(["null", "{}", "[]", '"Paris"'])("%s is no city, and no crash either", (text) => {
  const folder = { "city.json": text, "places.geojson": text, "sketch.geojson": text };
  const { city, faults } = readCityFolder("paris", folder);
  expect(city).toBeUndefined();
  expect(faults).not.toEqual([]);
});

test("a folder with a space in its name is no city", () => {
  expect(readCityFolder("Paris France", city({})).faults.join()).toContain("Paris France");
});
