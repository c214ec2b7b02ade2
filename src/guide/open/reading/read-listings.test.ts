import { describe, expect, test } from "vitest";
import { OWN_PAGE } from "../../../../test/support/open-data/own-town.ts";
import { plainWikitext } from "./plain-wikitext.ts";
import { readListings } from "./read-listings.ts";

const page = {
  title: "Velmora",
  revisionId: 1,
  revisedAt: "2026-01-01T00:00:00Z",
  wikitext: OWN_PAGE,
};
const { listings, mentions } = readListings(page);
const named = (name: string) => listings.find((listing) => listing.name === name);

describe("the listings of a page", () => {
  test("are all found, nested and unclosed ones too, and none in a comment or a reference", () => {
    expect(listings.map(({ name }) => name)).toEqual([
      "Museum of Salt",
      "Harbour Gate",
      "Chapel of the Nets",
      "Broken Tower",
      "Lantern Palace",
      "Old Mill",
      "Tide Clock",
      "Fish Market Square",
      "Upper Meadow",
      "Saint Orsola",
      "Velmora Zoo",
      "Salt Run Marathon",
      "Pebble Beach",
      "Rope Market",
      "Café Anchor",
      "The Pilot",
      "Net Loft Hostel",
      "Hotel Quay",
      "Hotel Bellrope",
      "Gone Inn",
      "Grand Velmora",
      "Bus to Anywhere",
    ]);
  });

  test("have their fields as plain text", () => {
    expect(named("Museum of Salt")).toMatchObject({
      kind: "see",
      otherNames: ["Salt House"],
      at: { lat: 45.1001, lon: 9.2001 },
      hours: "Tu-Su 10AM-6PM, closed Dec 25",
      price: "Adult €9, child €4",
      wikidata: "Q900001",
      wikipedia: "Museum of Salt",
      hasImage: true,
      lastEdit: "2025-05-01",
      content: "Four floors of salt, from the mines to the Old Port stalls. Allow two hours.",
      sections: ["See"],
    });
    expect(named("Saint Orsola")).toMatchObject({
      sections: ["See", "Churches"],
      content: "See the hills for more. Gilded altars & a crypt below the choir.",
    });
    expect(named("Harbour Gate")?.at).toEqual({ lat: 45.102, lon: 9.2035 });
    expect(named("Fish Market Square")).toMatchObject({
      isMarker: true,
      content: "is where boats are auctioned every morning at six.",
    });
    expect(named("Gone Inn")).toMatchObject({ isLinkDead: true, priceHeading: "middle" });
    expect(named("Grand Velmora")?.priceHeading).toBe("high");
    expect(named("Bus to Anywhere")?.kind).toBe("go");
    expect(mentions).toEqual(expect.arrayContaining(["Harbour Gate", "Glass Alley"]));
  });

  test("a page of nothing but openings is read in a moment", () => {
    for (const opening of [
      "{{",
      "[[",
      "<!--",
      "{{see|name=",
      "* {{see\n",
      "<ref>",
      "{{see|a=[[",
      "\n==",
      "'''",
    ]) {
      const wikitext = opening.repeat(300_000 / opening.length);
      const startedAtMs = performance.now();
      readListings({ ...page, wikitext });
      expect([opening, performance.now() - startedAtMs < 2_000]).toEqual([opening, true]);
    }
  });
});

test.each([
  ["[[Lyon|the ''city'']] {{dead link|May 2020}}", "the city"],
  ["[https://a.example Palau] &ndash; {{km|3}}, {{GBP|5}}", "Palau – 3 km, GBP 5"],
  ["a<br />b<script>alert(1)</script>", "a b alert(1)"],
  ["\u202eabc\u0007 &#8238;d", "abc d"],
  ["{{a|{{b|{{c}}}}}} x }} |", "x"],
  ["[[File:A.jpg|thumb|caption]] y", "y"],
])("%j is shown as %j", (wikitext, text) => {
  expect(plainWikitext(wikitext)).toBe(text);
});
