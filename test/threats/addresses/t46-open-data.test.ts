import { describe, expect, test } from "vitest";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { generateTrip, SELECTION, startGenerating } from "../../support/server/generate.ts";
import { startOpenDataWorld } from "../../support/server/open-data-world.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const { keep } = closeAfterEach();
const CANARY = "canary46";

/** After a name that is found: what a question to another service could be broken out of with. */
const DESTINATIONS = [
  `Alvorim, ${CANARY}"];node(1);out;//`,
  `Alvorim, ${CANARY}" . ?s ?p ?o } #`,
  `Alvorim, ${CANARY}|Main Page&action=purge`,
  `Alvorim, http://169.254.169.254/${CANARY}`,
  `Alvorim, ../../${CANARY}`,
];
const PLACE_IDS = [
  `osm:R9100001/../${CANARY}`,
  `http://169.254.169.254/${CANARY}`,
  `osm:R1"];out;${CANARY}`,
];

describe("T46 A destination that makes the server ask elsewhere", () => {
  test("what was typed reaches Photon alone, as what it is asked for", async () => {
    const { server, standIn } = keep(await startOpenDataWorld());
    const ada = await signIn(server.url);
    const wishes = [
      ...DESTINATIONS.map((label) => ({ label })),
      ...PLACE_IDS.map((place_id) => ({ label: "Alvorim", value: { place_id } })),
    ];
    for (const location of wishes) {
      const id = await startGenerating(ada, { ...SELECTION, location });
      await (await readEvents(ada, id)).rest();
    }
    const strange = standIn.received.filter(({ service, url }) => {
      const isTold = decodeURIComponent(url.href.replaceAll("+", " ")).includes(CANARY);
      return isTold && (service !== "photon" || !url.searchParams.get("q")?.includes(CANARY));
    });
    expect(strange).toEqual([]);
    expect(standIn.received.some(({ service }) => service === "overpass")).toBe(true);
    const paths = standIn.received.map(({ url }) => url.pathname);
    const others = paths.filter((path) => path !== "/nasa-power/api/temporal/daily/point");
    expect(others.every((path) => path.split("/").length <= 4)).toBe(true);
  });
});

const LISTINGS = [
  "* {{see\n| name=<script>alert(1)</script> Tower | lat=40.212 | long=-8.431\n| content=<img src=x onerror=alert(1)> A tower stands here.\n}}",
  "* {{see\n| name=[[File:x.png|A \u202etrick]] Gate | lat=40.213 | long=-8.432 | url=javascript:alert(1)\n| content=A gate [javascript:alert(1) here].\n}}",
  `* {{see | name=Never closed ${"{{".repeat(400)}`,
  `* {{see | name=${"A".repeat(20_000)} | lat=40.2 | long=-8.4 }}`,
  `${"[[".repeat(20_000)}${"'".repeat(20_000)}`,
];

describe("T47 Wikitext that means harm", () => {
  test("becomes plain text or nothing, and holds nobody up", async () => {
    const { server, standIn } = keep(await startOpenDataWorld());
    standIn.plant(LISTINGS.join("\n"));
    const ada = await signIn(server.url);
    const location = { label: "Alvorim, Portugal" };
    const trip = await fetchTrip(
      ada,
      await generateTrip(ada, { ...SELECTION, noOfDays: "7", location }),
    );
    const path = `/api/guides/${encodeURIComponent(trip.openData?.snapshot ?? "")}`;
    const guide = await (await ada.fetch(path)).text();
    for (const text of [guide, JSON.stringify(trip)]) {
      expect(text).toContain("Alvorim Castle");
      // An outline of the sketch begins with two or three brackets, and a number.
      expect(text).not.toMatch(/<script|<img|href=|\{\{|\[\[(?!\[*-?\d)|\u202e|A{200}/);
    }
  });
});
