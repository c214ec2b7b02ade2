import { expect, test } from "vitest";
import { OWN_TOWN } from "../../../../test/support/open-data/own-town.ts";
import { composeGuide } from "../compose-guide.ts";

test("one stays longer at a famous ruin with a ticket than at one without, be it an arch or not", () => {
  const ruins = [
    { id: "Q900902", name: "Salt Ruins and Arch", lat: 45.1031, price: "€18" },
    { id: "Q900903", name: "Net Ruins", lat: 45.1061, price: "free" },
    { id: "Q900904", name: "Rope Arch", lat: 45.1091, price: "" },
  ];
  const long = 9.2003;
  const listings = ruins.map(
    ({ id, name, lat, price }) =>
      `* {{see|name=${name}|lat=${lat}|long=${long}|price=${price}|wikidata=${id}}}`,
  );
  const items = ruins.map(({ id, name, lat }) => {
    return { id, label: name, at: { lat, lon: long }, sitelinks: 90, classes: ["Q109607"] };
  });
  const [page, ...others] = OWN_TOWN.pages;
  if (page === undefined) throw new Error("the town has a page");
  const wikitext = `${page.wikitext}\n==See==\n${listings.join("\n")}`;
  const guide = composeGuide(
    {
      ...OWN_TOWN,
      pages: [{ ...page, wikitext }, ...others],
      wikidata: [...OWN_TOWN.wikidata, ...items],
    },
    "2026-11-22T10:00:00Z",
  );
  if (guide.quality === "none") throw new Error(guide.reason);
  const stays = ruins.map(
    ({ name }) => guide.places.find((place) => place.name === name)?.visitMinutes,
  );
  expect(stays).toEqual([90, 45, 30]);
});
