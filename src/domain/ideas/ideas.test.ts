import { describe, expect, test } from "vitest";
import { ROME } from "../../../test/support/browser/rome.ts";
import { storedTrip } from "../../../test/support/plans/stored-trip.ts";
import { readMapLink } from "../files/map-link.ts";
import { readList } from "../files/read-list.ts";
import { runToEnd } from "../plan/run-to-end.ts";
import type { Idea } from "../trip/idea.ts";
import { fitIdeas } from "./fit-ideas.ts";
import { matchIdeas } from "./match-ideas.ts";

const TRIP = storedTrip(ROME, {
  days: 3,
  traveller: "Couple",
  budget: "Standard",
  startDate: "2026-05-05",
});
const EMPTY = { ...TRIP, tripData: { ...TRIP.tripData, itinerary: [] } };

/** What a list comes to beside a trip without a plan: "Name > guide id", "Name @ position", "Name ? options". */
function ideasOf(text: string): string[] {
  return runToEnd(matchIdeas(EMPTY, runToEnd(readList(text)), ROME)).ideas.map((idea) => {
    const { name, guideId, geoCoordinates, farKm, options } = idea;
    if (options !== undefined)
      return `${name} ? ${options.map((one) => one.guideId ?? "map").join(" ")}`;
    if (guideId !== undefined) return `${name} > ${guideId}`;
    if (geoCoordinates === undefined) return `${name} -`;
    return `${name} @ ${geoCoordinates}${farKm === undefined ? "" : ` far`}`;
  });
}

const feature = (lon: number, lat: number, properties: unknown) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [lon, lat] },
  properties,
});
const takeout = (...features: unknown[]) => JSON.stringify({ type: "FeatureCollection", features });

describe("a list", () => {
  test.each<[string, string, string[]]>([
    [
      "Takeout's saved places of 2019",
      takeout(
        feature(12.4922, 41.8902, {
          "Google Maps URL": "http://maps.google.com/?cid=1",
          Location: {
            Address: "Piazza del Colosseo, Roma",
            "Business Name": "Colosseum",
            "Geo Coordinates": { Latitude: "41.8902", Longitude: "12.4922" },
          },
          Title: "Colosseum",
        }),
      ),
      ["Colosseum > colosseum"],
    ],
    [
      "a map of uMap, in layers",
      JSON.stringify({
        type: "umap",
        layers: [
          {
            type: "FeatureCollection",
            features: [feature(12.4922, 41.8902, { name: "Colosseum" })],
          },
          { type: "FeatureCollection", features: [feature(12.51, 41.86, { name: "Ada’s bar" })] },
        ],
      }),
      ["Colosseum > colosseum", "Ada’s bar @ 41.8600, 12.5100"],
    ],
    [
      "Takeout's list with columns in a language that nobody told us",
      "Başlık,Yorum,URL,Etiketler\n,,,\nColosseum,güzel,https://www.google.com/maps/place/Colosseum/data=!3d41.8902!4d12.4922,\nAda’s bar,,https://www.google.com/maps/search/41.86%2C12.51,\nTrevi Fountain,,https://www.google.com/maps/place/Trevi+Fountain/data=!4m2,\n",
      ["Colosseum > colosseum", "Ada’s bar @ 41.8600, 12.5100", "Trevi Fountain > trevi-fountain"],
    ],
    [
      "a table with the position in one column, and columns in Japanese",
      "場所\t緯度経度\tメモ\nColosseum\t41.8902, 12.4922\t\nAda’s bar\t41.8600, 12.5100\t早朝\n",
      ["Colosseum > colosseum", "Ada’s bar @ 41.8600, 12.5100"],
    ],
    [
      "a table without names of columns, and with a quote that never closes",
      'Colosseum,*****,"free, big bag check"\nTrevi Fountain,****,\nPantheon,***,"book\nSpanish Steps,**,early\n,,\n',
      [
        "Colosseum > colosseum",
        "Trevi Fountain > trevi-fountain",
        "Pantheon > pantheon-rome",
        "Spanish Steps > spanish-steps",
      ],
    ],
    [
      "a browser's bookmarks: links of maps, and what the guide knows of other titles",
      '<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<TITLE>Bookmarks</TITLE>\n<DL><p><DT><H3>Rome</H3>\n<DT><A HREF="https://www.google.com/maps/place/Ada/data=!3d41.86!4d12.51" ADD_DATE="1">Ada&#39;s bar - Google Maps</A>\n<DT><A HREF="https://en.wikipedia.org/wiki/Pantheon">Pantheon - Wikipedia</A>\n<DT><A HREF="https://www.openstreetmap.org/way/1">Trevi Fountain | OpenStreetMap</A>\n<DT><A HREF="https://youtube.example/1">Best carbonara - YouTube</A>\n</DL>',
      ["Ada @ 41.8600, 12.5100", "Trevi Fountain > trevi-fountain", "Pantheon > pantheon-rome"],
    ],
    [
      "a KML file that broke off on its way",
      '<?xml version="1.0"?><kml><Document><Placemark><name>Colosseum</name><Point><coordinates>12.4922,41.8902</coordinates></Point></Placemark><Placemark><name>Panth',
      ["Colosseum > colosseum"],
    ],
    [
      "a page of a blog, and what is to be packed",
      "Top 3 things to do in Rome (2024) | Wander & Wonder\nHome » Italy » Rome\n\n1. Throw coins into the Trevi Fountain\nOver 4,000 stones. Look up hard.\n\n2. Borghese Gallery and Museum\n\nhotel: Ada’s house\n3. The flat near the Vatican Museums\n\n## Pack\n- adapter\n- umbrella\n",
      [
        "Trevi Fountain > trevi-fountain",
        "Borghese Gallery and Museum > galleria-borghese",
        "Ada’s house -",
        "The flat near the Vatican Museums -",
      ],
    ],
    [
      "Takeout's saved places of 2025",
      takeout(
        feature(-0.1195, 51.5031, {
          google_maps_url: "http://maps.google.com/?cid=2",
          location: { address: "London SE1 7PB, United Kingdom", name: "London Eye" },
        }),
        feature(0, 0, {
          google_maps_url: "http://maps.google.com/?q=41.8986,12.4768",
          Comment: "No location information is available for this saved place",
        }),
      ),
      ["London Eye @ 51.5031, -0.1195 far", "41.8986, 12.4768 @ 41.8986, 12.4768"],
    ],
    [
      "a saved list of Takeout, with words of its own before it",
      'For our trip\n\nTitle,Note,URL,Tags,Comment\n,,,,\nPantheon,"go early, it\'s ""free""",https://www.google.com/maps/place/Pantheon/data=!4m2!3m1!1s0x1:0x2,,\nMy café,,https://www.google.com/maps/search/41.9009%2C12.4833,,\n',
      ["Pantheon > pantheon-rome", "My café @ 41.9009, 12.4833"],
    ],
    [
      "a spreadsheet with decimal commas",
      "Ort;Breitengrad;Längengrad\nBar Mitte;41,9009;12,4833\n",
      ["Bar Mitte @ 41.9009, 12.4833"],
    ],
    [
      "My Maps' table",
      'WKT,name,description\n"POINT (12.4833 41.9009)",Fountain bar,Drinks\n',
      ["Fountain bar @ 41.9009, 12.4833"],
    ],
    [
      "a recorded walk",
      '<gpx><trk><name>Appia walk</name><trkseg><trkpt lat="41.85" lon="12.52"/><trkpt lat="41.84" lon="12.53"/></trkseg></trk></gpx>',
      ["Appia walk @ 41.8500, 12.5200"],
    ],
    [
      "a place of another city",
      'name,address\nPantheon,"Place du Panthéon, Paris"\n',
      ["Pantheon ? pantheon-rome"],
    ],
    [
      "a chat, in which dates, people and addresses are no places",
      "[14/06/25, 09:12:44] Ada: ideas for Rome?\n[14/06/25, 09:13:02] Bo: the Trevi Fountain obviously\n[14/06/25, 09:15:11] Ada: Bar San Calisto 🍷\n[14/06/25, 09:17:59] Bo: I am at Via Nazionale 12 till Friday\nPantheon\n",
      [
        "Bar San Calisto > bar-san-calisto",
        "Pantheon > pantheon-rome",
        "Trevi Fountain > trevi-fountain",
      ],
    ],
    [
      "a mail, with its head and greeting",
      "From: Ada <ada@example.org>\nSubject: Rome!\n\nHi Bo,\n\non the first evening walk from the Pantheon to the Trevi Fountain, and have an ice cream on the way.\n\nLove\nAda\n\n> I live at Via Nazionale 12\n",
      ["Pantheon > pantheon-rome", "Trevi Fountain > trevi-fountain"],
    ],
    [
      "an itinerary, with times, prices, ways and two places in a line",
      "MON\n08:41 train to Rome 12€\n9.30 Colosseum 18€ (skip the line!!)\n12:30-14:00 Pantheon / Fontana di Trevi\n20:00 dinner Osteria Ada ~25€ pp\nTotal 55€\n",
      [
        "Colosseum > colosseum",
        "Pantheon > pantheon-rome",
        "Fontana di Trevi > trevi-fountain",
        "Osteria Ada -",
      ],
    ],
    [
      "notes in Markdown",
      "---\ntags: [a]\n---\n# Rome\n- [x] ~~Book flights~~\n- [ ] [[Colosseum]]\n- Panthoen\n\n| Place | Price |\n|---|---|\n| Bar Ada | free |\n",
      ["Colosseum > colosseum", "Panthoen ? pantheon-rome", "Bar Ada -"],
    ],
    [
      "areas, and a place beside the guide's",
      takeout(
        {
          ...feature(0, 0, { name: "Our quarter" }),
          geometry: {
            type: "Polygon",
            coordinates: [
              [
                [12.46, 41.88],
                [12.48, 41.88],
                [12.48, 41.9],
                [12.46, 41.88],
              ],
            ],
          },
        },
        feature(12.4768, 41.8987, { name: "Ada's house" }),
      ),
      ["Our quarter @ 41.8900, 12.4700", "Ada's house @ 41.8987, 12.4768"],
    ],
    [
      "swapped columns",
      "name,lat,lon\nBar Ada,12.4833,41.9009\nBar Bo,12.4768,41.8986\nTotal,,\n",
      ["Bar Ada @ 41.9009, 12.4833", "Bar Bo @ 41.8986, 12.4768"],
    ],
    [
      "a hike, with what is on its way",
      '<gpx><wpt lat="41.9" lon="12.48"><name>Parking</name></wpt><wpt lat="41.91" lon="12.48"/><rte><rtept lat="41.9" lon="12.47"><name>Turn left</name></rtept></rte></gpx>',
      ["41.9100, 12.4800 @ 41.9100, 12.4800"],
    ],
    [
      "a way's stops, and plus codes",
      "https://www.google.com/maps/dir/Colosseum,+Rome/Bar+Ada/@41.8,12.4,15z/data=!2m2!1d12.4922!2d41.8902!2m2!1d12.4768!2d41.8986\nVFRR+3V Rome, Italy\nVFRR+3V Paris\n",
      [
        "Colosseum > colosseum",
        "Bar Ada @ 41.8986, 12.4768",
        "VFRR+3V Rome, Italy @ 41.8902, 12.4922",
        "VFRR+3V Paris -",
      ],
    ],
  ])("of %s is ideas of the trip", (_, text, ideas) => {
    expect(ideasOf(text)).toEqual(ideas);
  });

  test.each([
    ['{"a":', "notJson"],
    ["<!DOCTYPE kml [<!ENTITY a 'aaaa'>]><kml>&a;</kml>", "documentType"],
    ["\0\0\u0001PNG", "notList"],
    ["<html></html>", "notList"],
    ["   ", "noNames"],
  ])("%j is refused", (text, problem) => {
    expect(() => runToEnd(readList(text))).toThrow(
      expect.objectContaining({ code: "import_unreadable", values: { problem } }),
    );
  });

  test("nested a million deep is refused, and nothing overflows", () => {
    expect(() => runToEnd(readList("[".repeat(1_000_000)))).toThrow();
    expect(() => runToEnd(readList(`<kml>${"<Folder>".repeat(1000)}`))).toThrow();
  });
});

const ROMAN = { lat: 41.8902, lon: 12.4922 };
test.each([
  [
    "https://www.google.com/maps/place/Colosseum/@41.8,12.4,17z/data=!3m1!4b1!8m2!3d41.8902!4d12.4922?entry=ttu",
    { name: "Colosseum", at: ROMAN },
  ],
  ["https://www.google.de/maps/@41.8902,12.4922,15z", { at: ROMAN, isAbout: true }],
  ["https://maps.google.com/?q=41.8902,12.4922", { at: ROMAN }],
  [
    "https://www.google.com/maps/search/?api=1&query=Colosseum%2C+Rome",
    { name: "Colosseum, Rome" },
  ],
  ["https://maps.apple.com/?ll=41.8902,12.4922&q=Colosseum", { name: "Colosseum", at: ROMAN }],
  [
    "https://maps.apple.com/place?coordinate=41.8902,12.4922&name=Colosseum",
    { name: "Colosseum", at: ROMAN },
  ],
  ["https://www.openstreetmap.org/?mlat=41.8902&mlon=12.4922#map=17/41.8/12.4", { at: ROMAN }],
  [
    "https://www.openstreetmap.org/way/1834818#map=18/41.8902/12.4922",
    { at: ROMAN, isAbout: true },
  ],
  [
    "https://www.bing.com/maps?sp=point.41.8902_12.4922_Colosseum_&lvl=16",
    { name: "Colosseum", at: ROMAN },
  ],
  ["https://www.bing.com/maps?cp=41.8902~12.4922&lvl=16", { at: ROMAN, isAbout: true }],
  ["geo:41.8902,12.4922?z=16", { at: ROMAN }],
  ["geo:0,0?q=41.8902,12.4922(Colosseum)", { name: "Colosseum", at: ROMAN }],
  ["https://yandex.com/maps/?pt=12.4922,41.8902&z=16", { at: ROMAN }],
])("%s says where it is", (link, place) => {
  expect(readMapLink(link)).toEqual({ kind: "place", ...place });
});

test.each([
  "https://maps.app.goo.gl/abc",
  "https://goo.gl/maps/abc",
  "https://osm.org/go/xyz",
  "https://maps.google.com/?cid=123",
])("%s says nothing before it is opened", (link) => {
  expect(readMapLink(link)).toEqual({ kind: "short" });
});

describe("ideas", () => {
  const idea = (id: string, name: string, more: Partial<Idea> = {}): Idea => ({
    id,
    name,
    ...more,
  });
  const known = (guideId: string) => {
    const place = ROME.places.find(({ id }) => id === guideId);
    if (place === undefined) throw new Error(guideId);
    const { lat, lon } = place.at;
    return idea(`idea-${guideId}`, place.name, { guideId, geoCoordinates: `${lat}, ${lon}` });
  };

  test("those that fit come into the days, and each other says why not", () => {
    const planned = new Set(
      TRIP.tripData.itinerary.flatMap(({ plan }) => plan.map((one) => one.guideId)),
    );
    const others = ROME.places
      .filter(({ id, mustSee }) => !planned.has(id) && !mustSee)
      .slice(0, 3);
    const ideas = [
      ...others.map(({ id }) => known(id)),
      idea("own", "Ada’s bar", { geoCoordinates: "41.8990, 12.4770" }),
      idea("far", "Eiffel Tower", { geoCoordinates: "48.8584, 2.2945" }),
      idea("nowhere", "That bakery"),
    ];
    const trip = { ...TRIP, ideas };
    const { trip: fitted, left } = runToEnd(fitIdeas(trip, ROME));
    const ids = new Set(fitted.tripData.itinerary.flatMap(({ plan }) => plan.map(({ id }) => id)));
    const leftIds = left.map(({ id }) => id);
    expect(ideas.map(({ id }) => ids.has(id) !== leftIds.includes(id))).not.toContain(false);
    expect(left).toContainEqual({ id: "nowhere", name: "That bakery", reason: "noPosition" });
    expect(left).toContainEqual(
      expect.objectContaining({ id: "far", reason: "far", km: 1100 + 6 }),
    );
    expect(ids.size).toBeGreaterThan(0);
    expect(leftIds.length).toBeLessThan(ideas.length);
    expect(fitted.planCheck?.isFeasible).toBe(true);
    expect(fitted.ideas).toEqual(ideas);
    const own = runToEnd(fitIdeas(trip, ROME, "own"));
    const isIn = ({ id }: Idea) =>
      own.trip.tripData.itinerary.some(({ plan }) => plan.some((one) => one.id === id));
    expect([ideas.filter(isIn).map(({ id }) => id), own.left]).toEqual([["own"], []]);
  });
});
