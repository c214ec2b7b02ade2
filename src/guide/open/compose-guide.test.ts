import { describe, expect, test } from "vitest";
import { OWN_TOWN } from "../../../test/support/open-data/own-town.ts";
import { composeGuide } from "./compose-guide.ts";
import type { OsmElement } from "./open-data.ts";
import type { OpenGuide } from "./open-guide.ts";
import { openGuideFaults } from "./open-guide-faults.ts";

const NOW = "2026-11-22T12:00:00Z";
const guide = composed();
const place = (name: string) => guide.places.find((one) => one.name === name);

describe("a guide out of open data", () => {
  test("has each place once, and none that is gone, private or no place to visit", () => {
    expect(openGuideFaults(guide)).toEqual([]);
    expect(guide.places.map(({ name }) => name).toSorted()).toEqual([
      "Bad",
      "Belvedere",
      "Broken Tower",
      "Chapel of the Nets",
      "Fish Market Square",
      "Harbour Gate",
      "Lantern Palace",
      "Museum of Salt",
      "Pebble Beach",
      "Roman Baths",
      "Rope Market",
      "Saint Orsola",
      "Salt Abbey",
      "Tide Clock",
      "Upper Meadow",
      "Velmora Zoo",
    ]);
  });

  test("joins what three services say, and says which of them said it", () => {
    const museum = place("Museum of Salt");
    expect(museum).toMatchObject({
      id: "q900001",
      category: "museum",
      at: { lat: 45.1001, lon: 9.2 },
      ticketPrice: 9,
      visitMinutes: 120,
      mustSee: true,
      popularity: 100,
      indoor: true,
      hoursDiffer: true,
      details:
        "Museum of Salt: a museum in Quayside. “Four floors of salt, from the mines to the Old Port stalls.” (Wikivoyage)",
    });
    // The map closes at five, the travel guide at six and on 25 December.
    expect(museum?.hours).toBe(
      "Tu 10:00-17:00; We 10:00-17:00; Th 10:00-17:00; Fr 10:00-17:00; Sa 10:00-17:00; Su 10:00-17:00; Dec 25 off",
    );
    expect(museum?.sources).toEqual(
      expect.arrayContaining([
        { field: "name", service: "wikivoyage", ref: "Velmora" },
        { field: "at", service: "openstreetmap", ref: "node/1" },
        { field: "hours", service: "openstreetmap", ref: "node/1" },
        { field: "hours", service: "wikivoyage", ref: "Velmora" },
        { field: "price", service: "wikivoyage", ref: "Velmora" },
        { field: "fame", service: "wikidata", ref: "Q900001" },
        { field: "fame", service: "pageviews", ref: "Museum of Salt" },
      ]),
    );
  });

  test("leaves open what nobody says, and marks what may be closed", () => {
    expect(place("Tide Clock")).toMatchObject({ mayBeClosed: true, mustSee: false });
    expect(place("Lantern Palace")?.mayBeClosed).toBeUndefined();
    expect(place("Upper Meadow")).not.toHaveProperty("hours");
    expect(place("Belvedere")).not.toHaveProperty("ticketPrice");
    expect(place("Belvedere")?.details).toBe(
      "Belvedere: a viewpoint in Quayside. Look up hours and prices before you go.",
    );
    expect(place("Velmora Zoo")).toMatchObject({
      category: "zoo",
      hours: "Apr-Sep 09:00-19:00; Oct-Mar 09:00-16:00",
      ticketPrice: 15,
      visitMinutes: 120,
    });
    expect(guide.known).toEqual({ places: 16, hours: 7, prices: 5 });
    expect(guide.quality).toBe("thin");
  });

  test("has of what is far from the middle only what is well known", () => {
    const pages = pagesWith(`
==See==
* {{see|name=Palace of Brine|lat=45.27|long=9.2|wikidata=Q900901|content=The dukes' summers.}}
* {{see|name=Far Chapel|lat=45.28|long=9.2|content=A chapel by the road.}}
`);
    const palace = {
      id: "Q900901",
      label: "Palace of Brine",
      at: { lat: 45.27, lon: 9.2 },
      sitelinks: 90,
      classes: ["Q16560"],
    };
    const box = { south: 44.9, west: 8.9, north: 45.3, east: 9.5 };
    const wide = composed({
      place: { ...OWN_TOWN.place, box },
      pages,
      wikidata: [...OWN_TOWN.wikidata, palace],
    });
    const names = wide.places.map(({ name }) => name);
    expect(names).toContain("Palace of Brine");
    expect(names).not.toContain("Far Chapel");
  });

  test("has of what only the map knows no house that somebody calls an attraction, and no peak", () => {
    const element = (id: number, tags: Record<string, string>) => ({
      type: "node" as const,
      id,
      at: { lat: 45 + id / 1e3, lon: 9.205 },
      tags,
    });
    const { places } = composed({
      osm: [
        ...OWN_TOWN.osm,
        element(101, { name: "Rossi Home", tourism: "attraction" }),
        element(107, { name: "Aqua Closet", tourism: "aquarium" }),
        element(102, { name: "Rossi View Point", tourism: "viewpoint" }),
        element(103, { name: "Monte Alto", natural: "peak", wikidata: "Q900977" }),
        element(104, { name: "Salt Maiden", tourism: "attraction", wikidata: "Q900978" }),
        element(105, { name: "Museum of Nets शहर संग्रहालय", tourism: "museum" }),
        element(106, { name: "Rope Gallery", tourism: "gallery", wikidata: "Q900979" }),
      ],
    });
    const names = places.map(({ name }) => name);
    expect(names).not.toContain("Rossi Home");
    expect(names).not.toContain("Rossi View Point");
    expect(names).not.toContain("Aqua Closet");
    expect(names).not.toContain("Monte Alto");
    expect(names).toContain("Salt Maiden");
    expect(names).toContain("Museum of Nets");
    expect(places.find(({ name }) => name === "Rope Gallery")?.visitMinutes).toBe(45);
    expect(places.find(({ name }) => name === "Salt Maiden")?.visitMinutes).toBe(20);
  });

  test("has what a place is called there, where the map writes it otherwise", () => {
    const tags = { tourism: "gallery", wikidata: "Q900979", name: "縄の美術館" };
    const rope = { type: "node" as const, id: 106, at: { lat: 45.106, lon: 9.205 } };
    const { places } = composed({
      osm: [...OWN_TOWN.osm, { ...rope, tags: { ...tags, "name:en": "Rope Gallery" } }],
    });
    expect(places.find(({ name }) => name === "Rope Gallery")?.localName).toBe("縄の美術館");
    expect(places.filter(({ name, localName }) => name === localName)).toEqual([]);
  });

  test("is none where only the map knows a town, but for what has articles; statues and archives need one", () => {
    const element = (id: number, tags: Record<string, string>) => ({
      type: "node" as const,
      id,
      at: { lat: 45.09 + (id % 10) / 500, lon: 9.2 + id / 5000 },
      tags: { opening_hours: "Mo-Su 09:00-18:00", ...tags },
    });
    const kinds = [{ tourism: "museum" }, { leisure: "park" }, { amenity: "theatre" }];
    const sights = (count: number, marks: Record<string, string>) =>
      Array.from({ length: count }, (_, index) =>
        element(200 + index, { name: `Sight ${index} of Velmora`, ...kinds[index % 3], ...marks }),
      );
    const mapOnly = (osm: OsmElement[]) =>
      composeGuide({ ...OWN_TOWN, pages: [], wikidata: [], views: {}, osm }, NOW);
    expect(mapOnly(sights(30, {}))).toMatchObject({ reason: "only_map", placesFound: 30 });
    const lone = [
      element(300, { name: "Bronze of a Duke", tourism: "artwork" }),
      element(301, { name: "Grave of a Freemason", tourism: "attraction", heritage: "2" }),
      element(302, { name: "City Archive", tourism: "museum" }),
      element(303, { name: "Statue of the Duchess", historic: "memorial", wikidata: "Q900300" }),
    ];
    const marked = mapOnly([...sights(20, { wikipedia: "it:Velmora" }), ...lone]);
    if (marked.quality === "none") throw new Error(marked.reason);
    expect(marked.places).toHaveLength(21);
    expect(composed({ osm: [...OWN_TOWN.osm, ...lone] }).places.map(({ name }) => name)).toEqual(
      expect.not.arrayContaining(["Bronze of a Duke", "Grave of a Freemason", "City Archive"]),
    );
  });

  test("has places to eat of the map where the travel guide names few: near ones that say more first, chains last", () => {
    const eatery = (id: number, name: string, tags: Record<string, string>) => ({
      type: "node" as const,
      id,
      at: { lat: 45.1 + id / 1e4, lon: 9.2 },
      tags: { name, amenity: "restaurant", opening_hours: "Mo-Su 12:00-22:00", ...tags },
    });
    const { eateries } = composed({
      osm: [
        ...OWN_TOWN.osm,
        eatery(1, "Burger Chain", { brand: "Burger Chain", cuisine: "burger" }),
        eatery(2, "Trattoria Salina", { cuisine: "italian;pizza", "diet:vegan": "yes" }),
        eatery(3, "Osteria del Molo", {
          cuisine: "seafood",
          website: "https://molo.example",
          phone: "1",
        }),
        eatery(4, "Night Bites", { opening_hours: "Mo-Su 23:00-02:00" }),
        eatery(9, "Café Anchor", { amenity: "cafe" }),
        eatery(5, "Closed Kitchen", { "disused:amenity": "restaurant" }),
      ],
    });
    const names = eateries.map(({ name }) => name);
    expect(names).toEqual([
      "Café Anchor",
      "The Pilot",
      "Osteria del Molo",
      "Trattoria Salina",
      "Burger Chain",
    ]);
    expect(eateries[3]).toMatchObject({
      details: "In Quayside. Italian, pizza. Vegan dishes. Listed in OpenStreetMap.",
      kind: "restaurant",
      meals: ["lunch", "dinner"],
      price: "middle",
      hours: "Mo-Su 12:00-22:00",
      sources: expect.arrayContaining([
        { field: "hours", service: "openstreetmap", ref: "node/2" },
      ]),
    });
  });

  test("stays as long as the listing says, else by kind and size; a bridge is crossed", () => {
    const listed = (name: string, content: string, index: number) =>
      `* {{see|name=${name}|lat=${45.08 + index / 250}|long=9.2003|content=${content}}}`;
    const stays: readonly (readonly [string, string, number])[] = [
      ["Rope Bridge", "It swings.", 20],
      ["National Museum of Velmora", "Everything since the salt.", 150],
      ["Museum of Buttons", "A small but charming collection in two rooms.", 60],
      ["Botanical Garden", "Allow two to three hours for all the houses.", 120],
      ["Harbour Fort Castle", "Spend half a day here if you can.", 150],
      ["Salt Aquarium", "The bus takes 45 minutes. Worth a full afternoon.", 180],
    ];
    const lines = stays.map(([name, content], index) => listed(name, content, index));
    const { places } = composed({ pages: pagesWith(["", "==See==", ...lines].join("\n")) });
    for (const [name, , minutes] of stays) {
      expect([name, places.find((one) => one.name === name)?.visitMinutes]).toEqual([
        name,
        minutes,
      ]);
    }
  });

  test("calls what a page names by an id of Wikidata alone as Wikidata does; leaves out unlikely hours and what another page lists", () => {
    const pages = pagesWith(`
==See==
* {{see|name={{label|Q900701}}|wikidata=Q900701|lat=45.1041|long=9.2141|hours=Mo-Su 10PM-5AM|content=Its first clause tells of the salt that came here on eighty mules a day, its second of the mules themselves, and its third of all who ever counted either of them for a living, in three languages at least.}}
* {{see|name=Hill Village|lat=45.105|long=9.215|content=See Velmora/Hills for this village.}}
`);
    const item = {
      id: "Q900701",
      label: "Mule House",
      at: { lat: 45.1041, lon: 9.2141 },
      sitelinks: 8,
      classes: ["Q33506"],
    };
    const { places } = composed({ pages, wikidata: [...OWN_TOWN.wikidata, item] });
    const house = places.find(({ name }) => name === "Mule House");
    expect(house?.hours).toBeUndefined();
    expect(house?.details).toContain(
      "“Its first clause tells of the salt that came here on eighty mules a day, its second of the mules themselves, and its third of all who ever counted either of them for a living …” (Wikivoyage)",
    );
    expect(places.map(({ name }) => name)).not.toContain("Hill Village");
  });

  test("has evenings: bars, but no cafés; a stage that closes by day is seen by day", () => {
    const at = (lat: number) => `lat=${lat}|long=9.2003`;
    const pages = pagesWith(`
==Drink==
===Bars===
* {{drink|name=The Bilge|${at(45.1006)}|hours=Tu-Sa 6PM-1AM}}
* {{drink|name=Knot Coffee|${at(45.1011)}}}
==Do==
===Theatres===
* {{do|name=Velmora Opera House|${at(45.1021)}|hours=daily 10:00-16:00}}
* {{do|name=Tin Stage Theatre|${at(45.1031)}|hours=Tu-Sa 18:00-23:00}}
`);
    const evening = composed({ pages });
    const named = (name: string) => evening.places.find((one) => one.name === name);
    expect(named("The Bilge")).toMatchObject({ category: "nightlife", bestTime: "evening" });
    expect(named("Knot Coffee")).toBeUndefined();
    expect(named("Velmora Opera House")).toMatchObject({ category: "show", bestTime: "any" });
    expect(named("Tin Stage Theatre")).toMatchObject({ category: "show", bestTime: "evening" });
  });

  test("has theme parks for those who like them, and a free one is a walk among rides", () => {
    const pages = pagesWith(`
==Do==
* {{do|name=Salt Wheel Amusement Park|lat=45.1031|long=9.2003|price=€40|wikidata=Q900902}}
* {{do|name=Pier Amusement Park|lat=45.1061|long=9.2003|price=free|wikidata=Q900903}}
* {{do|name=Walt Disney Concert Hall|lat=45.1091|long=9.2003}}
`);
    const item = (id: string, label: string, lat: number) => {
      return { id, label, at: { lat, lon: 9.2003 }, sitelinks: 90, classes: ["Q194195"] };
    };
    const parks = [item("Q900902", "Salt Wheel", 45.1031), item("Q900903", "Pier", 45.1061)];
    const wikidata = [...OWN_TOWN.wikidata, ...parks];
    const { places } = composed({ pages, wikidata });
    const named = (name: string) => places.find((one) => one.name.startsWith(name));
    expect(named("Salt Wheel")).toMatchObject({ visitMinutes: 360, mustSee: false });
    expect(named("Pier")).toMatchObject({ visitMinutes: 120, mustSee: true });
    expect(named("Walt Disney")).toMatchObject({ category: "show" });
  });

  test("has a famous stage of which nobody knows when it plays by day, as a sight", () => {
    const at = { lat: 45.1031, lon: 9.2103 };
    const stage = { id: "Q900904", label: "Old Theatre", at, sitelinks: 90, classes: ["Q24354"] };
    const element = {
      type: "way" as const,
      id: 201,
      at,
      tags: { name: "Old Theatre", amenity: "theatre", wikidata: "Q900904" },
    };
    const wikidata = [...OWN_TOWN.wikidata, stage];
    const found = composed({ wikidata, osm: [...OWN_TOWN.osm, element] }).places.find(
      ({ name }) => name === "Old Theatre",
    );
    expect(found).toMatchObject({ bestTime: "any", visitMinutes: 60, mustSee: true });
  });

  test("has hotels by the headings of the travel guide and the stars of the map", () => {
    const hotels = Object.fromEntries(guide.hotels.map((hotel) => [hotel.name, hotel]));
    expect(Object.keys(hotels)).toHaveLength(6);
    expect(hotels["Net Loft Hostel"]).toMatchObject({
      budget: "Economy",
      isHostel: true,
      pricePerNight: { low: 37, high: 57 },
    });
    expect(hotels["Hotel Quay"]).toMatchObject({
      budget: "Budget",
      pricePerNight: { low: 70, high: 90 },
    });
    // Ten years old: six of them beyond what counts as fresh.
    expect(hotels["Hotel Bellrope"]).toMatchObject({
      budget: "Standard",
      pricePerNight: { low: 94, high: 186 },
    });
    expect(hotels["Grand Velmora"]?.budget).toBe("Premium");
    expect(hotels["Hotel Compass"]).toMatchObject({
      budget: "Comfort",
      stars: 4,
      isPriceEstimated: true,
    });
    expect(hotels["Sailors' Rooms"]).toMatchObject({ budget: "Budget", isPriceEstimated: true });
  });

  test("has no campsites and no student halls among its hotels", () => {
    const pages = pagesWith(`
==Sleep==
* {{sleep|name=Dune Camping|lat=45.1011|long=9.2015|price=€20}}
* {{sleep|name=Rope House|lat=45.1012|long=9.2016|price=€40|content=This is student accommodation, for others in summer.}}
* {{sleep|name=Rope Inn|lat=45.1013|long=9.2017|price=€70}}
`);
    const names = composed({ pages }).hotels.map(({ name }) => name);
    expect(names).toContain("Rope Inn");
    expect(names).not.toContain("Dune Camping");
    expect(names).not.toContain("Rope House");
  });

  test("has places to eat with their meals and price level", () => {
    expect(guide.eateries).toMatchObject([
      { name: "Café Anchor", kind: "cafe", meals: ["lunch"], price: "low" },
      { name: "The Pilot", kind: "restaurant", meals: ["dinner"], price: "high" },
    ]);
  });

  test("is the same whenever it is made of the same answers, in whatever order they came", () => {
    expect(composed()).toEqual(guide);
    const turned = composed({
      osm: OWN_TOWN.osm.toReversed(),
      wikidata: OWN_TOWN.wikidata.toReversed(),
    });
    expect(turned.places.map(({ id }) => id).toSorted()).toEqual(
      guide.places.map(({ id }) => id).toSorted(),
    );
  });

  test("is none where hardly anything is known", () => {
    const few = composeGuide({ ...OWN_TOWN, pages: [], wikidata: [] }, NOW);
    expect(few).toMatchObject({ quality: "none", reason: "too_few_places" });
  });

  test("draws a sketch where outlines were asked for", () => {
    const ring = [
      { lat: 45.1, lon: 9.2 },
      { lat: 45.11, lon: 9.2 },
      { lat: 45.11, lon: 9.21 },
      { lat: 45.1, lon: 9.2 },
    ];
    const [start, end] = [ring.slice(0, 3), ring.slice(2)];
    const outlined = composed({
      osm: [
        ...OWN_TOWN.osm,
        {
          type: "relation",
          id: 1,
          tags: { natural: "water", name: "Salt Lake" },
          lines: [end, start],
        },
        { type: "way", id: 2, tags: { leisure: "park", name: "Green" }, lines: [ring] },
        { type: "way", id: 3, tags: { waterway: "river", name: "Vel" }, lines: [start] },
      ],
    });
    expect(outlined.sketch?.water).toEqual([{ name: "Salt Lake", ring: expect.any(Array) }]);
    expect(outlined.sketch?.water[0]?.ring).toHaveLength(3);
    expect(outlined.sketch?.parks[0]?.name).toBe("Green");
    expect(outlined.sketch?.rivers[0]).toMatchObject({ name: "Vel", widthMetres: 60 });
    expect(outlined.sketch?.quarters).toEqual([{ name: "Quayside", at: [45.1, 9.2] }]);
    const coast = [44, 45.1, 46].map((lat) => ({ lat, lon: 9.23 }));
    const way = { type: "way", id: 4, tags: { natural: "coastline" }, lines: [coast] } as const;
    const [sea] = composed({ osm: [...OWN_TOWN.osm, way] }).sketch?.water ?? [];
    expect(sea?.ring.every(([, lon]) => lon >= 9.23)).toBe(true);
    expect(sea?.ring.some(([, lon]) => lon > 9.6)).toBe(true);
  });
});

describe("the streets of a sketch", () => {
  const way = (id: number, tags: Readonly<Record<string, string>>, lats: readonly number[]) =>
    ({ type: "way", id, tags, lines: [lats.map((lat) => ({ lat, lon: 9.2 }))] }) as const;

  test("are whole, however many ways they are, the main ones first", () => {
    const sketch = composed({
      osm: [
        ...OWN_TOWN.osm,
        way(1, { highway: "tertiary", name: "Lane" }, [45, 45.02]),
        way(2, { highway: "primary", name: "High Street" }, [45.04, 45.02]),
        way(3, { highway: "primary", name: "High Street" }, [45, 45.02]),
        way(4, { highway: "residential", name: "Mews" }, [45, 45.02]),
      ],
    }).sketch;
    expect(sketch?.streets.map((line) => line.map(([lat]) => lat).toSorted())).toEqual([
      [45, 45.02, 45.04],
      [45, 45.02],
    ]);
  });

  test("are missing where the service had no lines, and names of quarters are there all the same", () => {
    expect(composed().sketch).toMatchObject({
      streets: [],
      quarters: [{ name: "Quayside", at: [45.1, 9.2] }],
    });
  });
});

/** The town's page with more at its end. */
function pagesWith(text: string) {
  return OWN_TOWN.pages.map((page) => ({ ...page, wikitext: `${page.wikitext}${text}` }));
}

function composed(change: Partial<typeof OWN_TOWN> = {}): OpenGuide {
  const made = composeGuide({ ...OWN_TOWN, ...change }, NOW);
  if (made.quality === "none") throw new Error(`${made.reason} ${made.faults.join("; ")}`);
  return made;
}
