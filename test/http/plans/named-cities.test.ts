import { afterAll, describe, expect, test } from "vitest";
import { estimateOf } from "../../../src/domain/costs/estimate.ts";
import { cityOfBases } from "../../../src/domain/engine/city-of-bases.ts";
import { guideAnswerSchema } from "../../../src/domain/places/guide-answer.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import { API_PATHS } from "../../../src/domain/wire.ts";
import { cityNamed } from "../../support/guide.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { expectError } from "../../support/server/expect-error.ts";
import {
  generateTrip,
  postGeneration,
  SELECTION,
  startGenerating,
} from "../../support/server/generate.ts";
import { makeLink } from "../../support/server/guest.ts";
import { startOpenDataWorld } from "../../support/server/open-data-world.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, EVE, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const [world, server] = await Promise.all([startOpenDataWorld(), startTestServer()]);
const ada = await signIn(server.url, ADA);
afterAll(async () => {
  await world.close();
  await server.close();
});

const selectionOf = (label: string, noOfDays: string) => ({
  ...SELECTION,
  location: { label },
  noOfDays,
});
const planOf = async (label: string, days: string) =>
  fetchTrip(ada, await generateTrip(ada, selectionOf(label, days)));
const townsOf = ({ bases }: Trip) => bases?.towns.map(({ name }) => name);
const basesOf = ({ tripData }: Trip) => tripData.itinerary.map(({ base }) => base);

describe("a destination that names several cities", () => {
  test("is planned as one trip of them, by the four fields of any client", async () => {
    const trip = await planOf("Tokyo and Kyoto", "5");
    expect(trip.userSelection.location.label).toBe("Tokyo and Kyoto");
    expect(townsOf(trip)).toEqual(["Tokyo", "Kyoto"]);
    expect(basesOf(trip)).toEqual([0, 0, 0, 1, 1]);
    expect(trip.tripData.itinerary[3]?.transfer).toMatchObject({
      ...{ from: "Tokyo", to: "Kyoto", minutes: 195 },
      way: { by: "train" },
    });
    expect(trip.tripData.itinerary.every(({ plan }) => plan.length > 0)).toBe(true);
    expect(trip.planCheck?.isFeasible).toBe(true);
    // Two tickets of 14,000 yen, a quarter less or more.
    const city = cityOfBases([cityNamed("Tokyo"), cityNamed("Kyoto")]);
    const { unpriced, lines } = estimateOf(trip, 2, city);
    expect(unpriced).not.toContain("Tokyo to Kyoto");
    const { id } = trip.tripData.itinerary[3] ?? {};
    const journey = lines.find(({ kind, dayId }) => kind === "journeys" && dayId === id);
    expect(journey?.lowMinor).toBeCloseTo(0.75 * 28_000, -2);
    expect(journey?.highMinor).toBeCloseTo(1.25 * 28_000, -2);
  });

  test("keeps the traveller's order and days, one day in each at least", async () => {
    const four = await planOf("Kyoto, Osaka, Tokyo and Seoul", "4");
    expect(townsOf(four)).toEqual(["Kyoto", "Osaka", "Tokyo", "Seoul"]);
    expect(four.userSelection.location.label).toBe("Kyoto, Osaka, Tokyo, and Seoul");
    const { token } = await makeLink(ada, four.id);
    const page = await (await fetch(`${server.url}/s/${token}`)).text();
    expect(page).toContain("<title>A trip to Kyoto, Osaka, Tokyo, and Seoul</title>");
    expect(basesOf(four)).toEqual([0, 1, 2, 3]);
    const bases = [
      { label: "Kyoto, Japan", days: 1 },
      { label: "Tokyo, Japan", days: 3 },
    ];
    // As they are typed, which is no name.
    for (const typed of ["kyoto, tokyo", "Kyoto, Japan & Tokyo, Japan"]) {
      const own = { ...selectionOf(typed, "4"), bases };
      const trip = await fetchTrip(ada, await generateTrip(ada, own));
      expect(basesOf(trip)).toEqual([0, 1, 1, 1]);
      expect(trip.userSelection.location.label).toBe("Kyoto and Tokyo");
    }
  });

  test("says that a long way is a flight or a long train, and leaves that day what is left of it", async () => {
    const trip = await planOf("Lisbon - Madrid", "4");
    const [day] = trip.tripData.itinerary.filter(({ transfer }) => transfer !== undefined);
    expect(day?.transfer).toMatchObject({ way: { by: "flight" }, minutes: 295 });
    const markdown = await (await ada.fetch(`/api/trips/${trip.id}/export/md`)).text();
    expect(markdown).toContain("by plane or long train: about 4 h 55 min");
    const far = await planOf("Lisbon and Tokyo", "4");
    expect(far.planCheck?.isFeasible).toBe(true);
    expect(far.tripData.itinerary.map(({ plan }) => plan.length > 0)).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });

  test("is refused with its reason where there are more cities than days, or than four", async () => {
    for (const [label, days] of [
      ["Tokyo and Kyoto", "1"],
      ["Rome, Florence, Venice, Milan and Paris", "9"],
    ] as const) {
      const answer = await postGeneration(ada, { selection: selectionOf(label, days) });
      await expectError(answer, 422, "cities_out_of_range");
    }
  });

  test("may be of open data, and asks about one of them in the others' company", async () => {
    const eve = await signIn(world.server.url, EVE);
    const both = selectionOf("Alvorim, Portugal & Lisbon", "4");
    const trip = await fetchTrip(eve, await generateTrip(eve, both));
    expect(trip.bases?.towns).toMatchObject([
      { name: "Alvorim", openData: { quality: "full" } },
      { name: "Lisbon" },
    ]);
    const region = selectionOf("Lisbon & Costa Clara, Portugal", "4");
    const reader = await readEvents(eve, await startGenerating(eve, region));
    expect((await reader.rest()).at(-1)?.event).toMatchObject({
      code: "destination_is_region",
      alternatives: expect.arrayContaining(["Lisbon, Portugal & Alvorim, Portugal"]),
    });
  });

  test("are offered without the one that nothing is known of, and none of them twice", async () => {
    const eve = await signIn(world.server.url, EVE);
    const three = selectionOf("Tokyo & Hakone & Kyoto", "5");
    const reader = await readEvents(eve, await startGenerating(eve, three));
    expect((await reader.rest()).at(-1)?.event).toMatchObject({
      code: "destination_unknown",
      alternatives: ["Tokyo, Japan & Osaka, Japan & Kyoto, Japan", "Tokyo, Japan & Kyoto, Japan"],
    });
  });

  test("is described to a form: the cities, what each is worth, and the ways", async () => {
    const path = `${API_PATHS.guide}?destination=${encodeURIComponent("Tokyo, Japan & Nara")}`;
    const { several, unknown } = guideAnswerSchema.parse(await (await ada.fetch(path)).json());
    expect(unknown).toBeUndefined();
    expect(several?.towns).toMatchObject([
      { label: "Tokyo, Japan", name: "Tokyo", isKnown: true },
      { label: "Nara", name: "Nara", isKnown: false },
    ]);
  });
});
