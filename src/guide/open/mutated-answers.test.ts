import fc from "fast-check";
import { expect, test } from "vitest";
import { IS_NIGHTLY } from "../../../test/support/nightly.ts";
import { mutateText } from "../../../test/support/open-data/mutate-text.ts";
import { OWN_PAGE, OWN_TOWN } from "../../../test/support/open-data/own-town.ts";
import { seededRandom } from "../../domain/engine/solver/seeded-random.ts";
import { composeGuide } from "./compose-guide.ts";
import { readOverpassAnswer } from "./read-overpass-answer.ts";
import { readSparqlAnswer } from "./read-sparql-answer.ts";

const MUTATIONS = IS_NIGHTLY ? 10_000 : 200;
const SEED = 20_261_123;
const HOSTILE = /[{}[\]<>|\p{Cc}\p{Cf}]/u;

test(`${MUTATIONS} mutations of a page make a guide or none, never an error or markup in a text`, () => {
  const random = seededRandom(SEED);
  for (let index = 0; index < MUTATIONS; index += 1) {
    const wikitext = mutateText(OWN_PAGE, random);
    const [page] = OWN_TOWN.pages;
    const pages = page === undefined ? [] : [{ ...page, wikitext }];
    const guide = composeGuide({ ...OWN_TOWN, pages }, "2026-11-22T12:00:00Z");
    if (guide.quality === "none") {
      expect([wikitext, guide.reason]).toEqual([wikitext, "too_few_places"]);
      continue;
    }
    const texts = [
      ...guide.places.flatMap((one) => [one.name, one.details]),
      ...guide.hotels.flatMap((one) => [one.name, one.description, one.address]),
    ];
    expect(texts.filter((text) => HOSTILE.test(text))).toEqual([]);
  }
}, 900_000);

test("any JSON is read as an answer or as none", () => {
  const element = fc.record(
    {
      type: fc.constantFrom("node", "way", "x"),
      id: fc.anything(),
      lat: fc.anything(),
      lon: fc.double(),
      tags: fc.anything(),
      center: fc.anything(),
      geometry: fc.anything(),
    },
    { requiredKeys: [] },
  );
  const overpass = fc.oneof(
    fc.anything(),
    fc.record({ elements: fc.array(element), remark: fc.anything() }),
  );
  const row = fc.dictionary(
    fc.constantFrom("item", "coord", "links", "class", "article", "end"),
    fc.oneof(fc.anything(), fc.record({ value: fc.string() })),
  );
  const sparql = fc.oneof(
    fc.anything(),
    fc.record({ results: fc.record({ bindings: fc.array(row) }) }),
  );
  fc.assert(
    fc.property(overpass, sparql, (one, other) => {
      readOverpassAnswer(one);
      readSparqlAnswer(other);
    }),
    { numRuns: 300, seed: SEED },
  );
});

/** Between two lines it left the box that was asked for. */
const LINE = [
  { lat: 45, lon: 9 },
  { lat: 45.1, lon: 9 },
];

test("elements and rows that are none are left out, the others are kept", () => {
  const answer = readOverpassAnswer({
    osm3s: { timestamp_osm_base: "2026-11-01T00:00:00Z" },
    remark: "runtime error",
    elements: [
      { type: "node", id: 1, lat: 45, lon: 9, tags: { name: "A", stars: 4 } },
      { type: "node", id: 2, lat: 450, lon: 9 },
      { type: "way", id: 3, center: { lat: 45, lon: 9 }, tags: { name: "B" } },
      { type: "way", id: 4, geometry: [...LINE, null, ...LINE, null, { lat: 45, lon: 9 }] },
      "x",
    ],
  });
  expect(answer).toEqual({
    osmBase: "2026-11-01T00:00:00Z",
    remark: "runtime error",
    elements: [
      { type: "node", id: 1, at: { lat: 45, lon: 9 }, tags: { name: "A" } },
      { type: "way", id: 3, at: { lat: 45, lon: 9 }, tags: { name: "B" } },
      {
        type: "way",
        id: 4,
        at: undefined,
        tags: {},
        lines: [LINE, LINE],
      },
    ],
  });
  const text = (value: string) => ({ type: "literal", value });
  const item = text("http://www.wikidata.org/entity/Q7");
  const items = readSparqlAnswer({
    results: {
      bindings: [
        {
          item,
          label: text("Salt House"),
          coord: text("Point(9.2 45.1)"),
          links: text("12"),
          class: text("http://www.wikidata.org/entity/Q33506"),
          article: text("https://en.wikipedia.org/wiki/Salt_House_%28Velmora%29"),
        },
        {
          item,
          links: text("12"),
          class: text("http://www.wikidata.org/entity/Q207694"),
          visitors: text("9000.0"),
        },
        { item: text("http://evil.example/"), links: text("1") },
        { label: text("no item") },
      ],
    },
  });
  expect(items).toEqual([
    {
      id: "Q7",
      label: "Salt House",
      at: { lat: 45.1, lon: 9.2 },
      sitelinks: 12,
      classes: ["Q33506", "Q207694"],
      visitors: 9000,
      endedAt: undefined,
      wikipediaTitle: "Salt House (Velmora)",
    },
  ]);
});
