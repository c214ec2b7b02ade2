import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GUIDES } from "../../../../test/support/guide.ts";
import { anyTrip } from "../../../../test/support/plans/any-trip.ts";
import { savedTrip } from "../../../../test/support/plans/saved-trip.ts";
import { datedFrom } from "../../../domain/edits/kinds/plan-parts.ts";
import { AppError } from "../../../domain/errors/app-error.ts";
import { tripFile } from "../../../domain/export/trip-file.ts";
import { tripGpx } from "../../../domain/export/trip-gpx.ts";
import { tripKml } from "../../../domain/export/trip-kml.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { wordsIn } from "../../../domain/messages/words.ts";
import { importTrip } from "./import-trip.ts";

const NOW_MS = 1_700_000_000_000;
const FACTS = { id: "1700000000001", userEmail: "eve@example.com" };

async function imported(text: string, destination = "") {
  const newTrip = await importTrip(Buffer.from(text), {
    destination,
    nowMs: NOW_MS,
    guides: GUIDES,
  });
  return savedTrip(newTrip(FACTS).document);
}

test("a file of ours that is imported and exported again is the same to the byte", async () => {
  await fc.assert(
    fc.asyncProperty(anyTrip, async (any) => {
      // Dates that follow from no first day are none.
      const itinerary = datedFrom(any.userSelection.startDate, any.tripData.itinerary);
      const text = tripFile({ ...any, tripData: { ...any.tripData, itinerary } });
      const again = await imported(text);
      expect(tripFile(again)).toBe(text);
      expect(again).toMatchObject({ ...FACTS, version: 1 });
      // Values that the file can't hold are worked out anew.
      expect(again.planCheck).toBeDefined();
    }),
    { numRuns: 500 },
  );
}, 120_000);

test("T45 a file of ours that no trip can be is refused before it is read", async () => {
  const text = '{"format":"tripwright-trip"'.padEnd(LIMITS.trip.bytes + 1);
  await expect(imported(text)).rejects.toMatchObject({ code: "trip_too_large" });
});

const placesOf = (trip: Awaited<ReturnType<typeof imported>>) =>
  trip.tripData.itinerary.map(({ plan }) => plan.map(({ placeName }) => placeName));

const MY_MAP = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>Our Rome</name>
<Style id="icon"><IconStyle><scale>1</scale></IconStyle></Style>
<NetworkLink><Link><href>http://127.0.0.1:1/secret.kml</href></Link></NetworkLink>
<Folder><name>Ancient day</name>
  <Placemark><name>Colosseum</name><description><![CDATA[<img src="x"> Tickets <b>booked</b><br>at 10]]></description>
    <styleUrl>#icon</styleUrl><Point><coordinates>12.4922,41.8902,0</coordinates></Point></Placemark>
  <Placemark><name>Aunt Lucia &amp; Co</name><Point><coordinates> 12.4880,41.8931,0 </coordinates></Point></Placemark>
  <Placemark><name>A walk</name><LineString><coordinates>12.4,41.8 12.5,41.9</coordinates></LineString></Placemark>
</Folder>
<Folder><name>Day 2</name>
  <Placemark><name>Pantheon</name><Point><coordinates>12.4768,41.8986</coordinates></Point></Placemark>
</Folder>
<Placemark><name>Maybe</name><Point><coordinates>12.48,41.90</coordinates></Point></Placemark>
</Document></kml>`;

describe("a map of another program", () => {
  test("becomes a trip: a day a folder, in its order, with the hours that the guide's facts allow", async () => {
    const trip = await imported(MY_MAP);
    expect(placesOf(trip)).toEqual([["Colosseum", "Aunt Lucia & Co"], ["Pantheon"]]);
    expect(trip).toMatchObject({
      title: "Our Rome",
      timeZone: "Europe/Rome",
      userSelection: { location: { label: "Rome, Italy" }, noOfDays: 2 },
    });
    const [first, second] = trip.tripData.itinerary;
    const [colosseum, aunt] = first?.plan ?? [];
    expect(colosseum?.guideId).toBe("colosseum");
    expect(colosseum?.placeDetails).toBe("Tickets booked \nat 10");
    expect(colosseum?.visit?.startMinutes).toBeGreaterThan(0);
    expect(aunt).toMatchObject({ isOwn: true, hoursUnknown: true, notVerified: true });
    expect(aunt?.visit?.startMinutes).toBeGreaterThan(colosseum?.visit?.endMinutes ?? 0);
    expect([first?.note, second?.note]).toEqual(["Ancient day", undefined]);
    expect(trip.tripData.setAside?.map(({ placeName }) => placeName)).toEqual(["Maybe"]);
    expect(trip.tripData.notes).toEqual([{ code: "imported" }]);
  });

  test("asks for the destination where nothing says it, and then is of it", async () => {
    const elsewhere = MY_MAP.replaceAll(/12\.\d+,41\.\d+/g, "-20.1,10.2");
    await expect(imported(elsewhere)).rejects.toMatchObject({ code: "import_destination_missing" });
    const trip = await imported(elsewhere, "Middle of the Atlantic");
    expect(trip.userSelection.location.label).toBe("Middle of the Atlantic");
    expect(placesOf(trip)).toEqual([["Colosseum", "Aunt Lucia & Co"], ["Pantheon"]]);
  });

  test("without folders has its places spread over days", async () => {
    const points = Array.from(
      { length: 9 },
      (_, at) => `<wpt lat="41.9" lon="12.48${at}"><name>Stop ${at}</name></wpt>`,
    );
    const trip = await imported(`<gpx version="1.1">${points.join("")}</gpx>`);
    expect(placesOf(trip).map(({ length }) => length)).toEqual([4, 4, 1]);
    expect(trip.tripData.notes).toEqual([{ code: "imported" }, { code: "importedSpread" }]);
  });

  test("that we wrote ourselves has its days and places again", async () => {
    const trip = await imported(MY_MAP);
    for (const write of [tripGpx, tripKml]) {
      const again = await imported(write(trip, wordsIn()));
      expect(placesOf(again)).toEqual(placesOf(trip));
      expect(again.title).toBe("Our Rome");
    }
  });
});

/** As Google Earth saves a folder, OsmAnd its favourites, and My Maps a table of addresses. */
const SHAPES: readonly [string, string, string[][]][] = [
  [
    "documents within a folder, folders within documents",
    `<Folder><name>Rome</name><Document><name>Centre</name><Folder><name>Day A</name>
      <Placemark><name>Colosseum</name><Point><coordinates>12.4922,41.8902,0</coordinates></Point></Placemark></Folder></Document>
      <Document><name>Day B</name><Placemark><name>Pantheon</name><Point><coordinates>\n12.4768,41.8986\n</coordinates></Point></Placemark></Document></Folder>`,
    [["Colosseum"], ["Pantheon"]],
  ],
  [
    "two documents side by side",
    `<Document><name>A</name><Placemark><name>Colosseum</name><Point><coordinates>12.4922,41.8902</coordinates></Point></Placemark></Document>
     <Document><name>B</name><Placemark><name>Pantheon</name><Point><coordinates>12.4768,41.8986</coordinates></Point></Placemark></Document>`,
    [["Colosseum"], ["Pantheon"]],
  ],
  [
    "a point among other shapes",
    `<Document><Folder><name>x</name><Placemark><name>Colosseum</name><MultiGeometry><Polygon/><MultiGeometry><Point>
      <coordinates>12.4922,41.8902,0</coordinates></Point></MultiGeometry></MultiGeometry></Placemark>
      <Placemark><name>A walk</name><gx:Track xmlns:gx="http://www.google.com/kml/ext/2.2"><gx:coord>12.4 41.8 0</gx:coord></gx:Track></Placemark>
      <Placemark><name>A line</name><MultiGeometry><LineString><coordinates>12.4,41.8 12.5,41.9</coordinates></LineString></MultiGeometry></Placemark></Folder></Document>`,
    [["Colosseum"]],
  ],
  [
    "an address that nobody has placed",
    `<Document><name>Rome</name><Folder><name>x</name><Placemark><name>Colosseum</name><address>Piazza del Colosseo 1</address></Placemark>
      <Placemark><address>Via Appia 1</address></Placemark><Placemark><name>A heading</name></Placemark></Folder></Document>`,
    [["Colosseum", "Via Appia 1"]],
  ],
];

describe("KML as other programs write it", () => {
  test.each(SHAPES)("%s is read", async (_, inside, places) => {
    const trip = await imported(`<kml>${inside}</kml>`);
    expect(trip.userSelection.location.label).toBe("Rome, Italy");
    expect(placesOf(trip)).toEqual(places);
  });

  test("keeps an address, and the columns of a table where there is no description", async () => {
    const trip = await imported(`<kml><Document><name>Rome</name><Folder><name>x</name>
      <Placemark><name>Aunt Rosa</name><address>Via Appia 1</address></Placemark>
      <Placemark><name>Bar Sport</name><Point><coordinates>12.49,41.89</coordinates></Point><ExtendedData>
        <Data name="Opens"><value>after 6 &lt; 7</value></Data><Data name="gx_media_links"><value>https://a.example/x.jpg</value></Data>
      </ExtendedData></Placemark></Folder></Document></kml>`);
    const [aunt, bar] = trip.tripData.itinerary[0]?.plan ?? [];
    expect(aunt).toMatchObject({ placeDetails: "Via Appia 1", geoCoordinates: "" });
    expect(bar?.placeDetails).toBe("Opens: after 6 < 7");
  });
});

describe("GPX as it is written", () => {
  const note = 'Ring <twice>, not <b>once</b>; 5 < 7 & "so" on &amp; on > all';

  test("by us keeps every sign of a text", async () => {
    const map = await imported(MY_MAP);
    const [day] = map.tripData.itinerary;
    const aunt = day?.plan[1];
    if (aunt === undefined) throw new Error("no place of one's own");
    const plan = [{ ...aunt, placeDetails: note }];
    const trip = {
      ...map,
      tripData: { ...map.tripData, itinerary: [{ ...day, day: "Day 1", plan }] },
    };
    for (const text of [
      tripGpx(trip as typeof map, wordsIn()),
      tripKml(trip as typeof map, wordsIn()),
    ]) {
      const again = await imported(text);
      expect(again.tripData.itinerary[0]?.plan[0]?.placeDetails).toContain(note);
    }
  });

  test("by others loses its markup and nothing else", async () => {
    const html =
      "&lt;p&gt;Ring &lt;twice&gt;&lt;/p&gt;&lt;a href='x'&gt;here&lt;/a&gt; 5 &lt; 7 &gt; 6";
    const trip = await imported(
      gpx(
        `<metadata><name>Rome</name></metadata><wpt lat="41.9" lon="12.5"><name>x</name><desc>${html}</desc></wpt>`,
      ),
    );
    expect(trip.tripData.itinerary[0]?.plan[0]?.placeDetails).toBe("Ring <twice>\n here 5 < 7 > 6");
  });

  test("by OsmAnd and Garmin has its hotels as hotels", async () => {
    const trip = await imported(
      gpx(`<metadata><name>Rome</name></metadata>${WAYPOINT}
        <wpt lat="41.9" lon="12.5"><name>Albergo</name><type>Accommodation</type></wpt>
        <wpt lat="41.9" lon="1.25e1"><name>Ostello</name><sym>Lodging</sym></wpt>`),
    );
    expect(trip.tripData.hotels.map(({ hotelName }) => hotelName)).toEqual(["Albergo", "Ostello"]);
  });
});

const gpx = (inside: string) => `<gpx version="1.1">${inside}</gpx>`;
const WAYPOINT = '<wpt lat="41.9" lon="12.5"><name>x</name></wpt>';

test.each([
  ["nothing", "", "unknownFormat"],
  ["a text", "hello", "unknownFormat"],
  ["a page", "<html><body/></html>", "unknownFormat"],
  ["a list", "[1]", "unknownFormat"],
  ["broken JSON", '{"format":', "notJson"],
  ["deep JSON", `{"format":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, "notOurs"],
  ["an object of 101 fields before it is parsed", `{"a":{${'"k":1,'.repeat(100)}`, "notOurs"],
  ["60,001 values before they are parsed", `{"a":[${"1,".repeat(60_001)}`, "notOurs"],
  ["other JSON", '{"type":"FeatureCollection","features":[]}', "notOurs"],
  ["a newer file", '{"format":"tripwright-trip","formatVersion":2,"trip":{}}', "newerVersion"],
  ["a document type", `<!DOCTYPE gpx>${gpx(WAYPOINT)}`, "documentType"],
  [
    "a billion laughs",
    `<!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${gpx("<name>&b;</name>")}`,
    "documentType",
  ],
  ["an entity of its own", gpx("<name>&xxe;</name>"), "entity"],
  ["an entity of every object", gpx("<name>&constructor;</name>"), "entity"],
  ["another charset", `<?xml version="1.0" encoding="ISO-8859-1"?>${gpx(WAYPOINT)}`, "notUtf8"],
  ["a tag that isn't closed", gpx("<name>x"), "notXml"],
  ["crossing tags", gpx("<a><b></a></b>"), "notXml"],
  ["two roots", gpx(WAYPOINT) + gpx(WAYPOINT), "notXml"],
  ["an attribute twice", '<gpx version="1" version="2"/>', "notXml"],
  ["a character that is none", gpx("<name>&#x110000;</name>"), "notXml"],
  ["deep elements", gpx("<a>".repeat(40) + "</a>".repeat(40)), "tooDeep"],
  ["many elements", gpx("<a/>".repeat(50_001)), "tooMany"],
  ["many references", gpx("&amp;".repeat(50_001)), "tooMany"],
  ["marks that begin no reference", gpx("&".repeat(50_000)), "notXml"],
  ["many places", gpx(WAYPOINT.repeat(501)), "tooManyPlaces"],
  ["no place", gpx("<trk><name>Run</name></trk>"), "noPlaces"],
  ["a place off the earth", gpx('<wpt lat="91" lon="1e3"><name>x</name></wpt>'), "noPlaces"],
])("T45 %s is refused", async (_, text, problem) => {
  const refused = await imported(text).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(AppError);
  expect(refused).toMatchObject({ code: "import_unreadable", values: { problem } });
});

test("T45 text that isn't UTF-8 is refused", async () => {
  for (const bytes of [Buffer.from(gpx(WAYPOINT), "utf16le"), Buffer.from([0x3c, 0xff, 0xfe])]) {
    const refused = importTrip(bytes, { destination: "", nowMs: NOW_MS, guides: GUIDES });
    await expect(refused).rejects.toMatchObject({ code: "import_unreadable" });
  }
});

test("T45 what is not ours in a file of ours is left out, and no address but an image's stays", async () => {
  const [trip] = fc.sample(anyTrip, { numRuns: 1, seed: 1 });
  if (trip === undefined) throw new Error("a trip");
  const file = JSON.parse(tripFile(trip));
  file.trip.userEmail = "ada@example.com";
  file.trip.planCheck = { isFeasible: true };
  file.trip.tripData.hotels = [
    {
      hotelName: "H",
      hotelAddress: "",
      price: "",
      hotelImageURL: "javascript:alert(1)",
      geoCoordinates: "",
      rating: "",
      // No more fields, whatever it looks like.
      description: '\\",'.repeat(300),
    },
  ];
  const again = await imported(JSON.stringify(file));
  expect(again.userEmail).toBe("eve@example.com");
  expect(again.planCheck?.checks).toBeDefined();
  expect(again.tripData.hotels[0]?.hotelImageURL).toBe("");
});
