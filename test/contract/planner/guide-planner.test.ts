import { describe, expect, test } from "vitest";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import { findCity } from "../../../src/guide/find-city.ts";
import { createOwnPlanner, GUIDE } from "../../support/guide.ts";
import { planWhole } from "../../support/plans/plan-whole.ts";
import { noteWords } from "../../support/plans/plan-words.ts";
import { plannerContract } from "./planner-contract.ts";

const PARIS: TripRequest = {
  location: { label: "Paris, France" },
  days: 3,
  daysAssumed: false,
  traveler: "2",
  budget: "Standard",
};

plannerContract("the built-in guide", createOwnPlanner, PARIS);

const plan = (changes: Partial<TripRequest> = {}) =>
  planWhole(createOwnPlanner(), { ...PARIS, ...changes });
const parisPlan = plan();

function notesOf(events: Awaited<typeof parisPlan>): string {
  const last = events.at(-1);
  return last?.type === "notes" ? last.notes.map(noteWords).join("\n") : "no notes";
}

describe("the built-in guide", () => {
  test.each(["1", "2", "4", "3", "5+"] as const)(
    "picks a destination for %s when none is named, and says so",
    async (traveler) => {
      const events = await plan({ location: undefined, traveler });
      const [started] = events;
      if (started?.type !== "started") throw new Error("it did not start");
      expect(started.location.pickedByPlanner).toBe(true);
      expect(findCity(GUIDE, started.location.label)).toBeDefined();
      const notes = notesOf(events);
      expect(notes).toContain("You left the destination open, so we chose");
      expect(notes).toContain(findCity(GUIDE, started.location.label)?.name);
    },
  );

  test("says nothing of a choice when the traveller made it", async () => {
    expect(notesOf(await parisPlan)).not.toContain("You left the destination open");
    expect((await parisPlan)[0]).not.toHaveProperty("location.pickedByPlanner");
  });

  test("plans three days when no number is given, and says so", async () => {
    const said = "You didn’t say how many days, so we planned 3.";
    expect(notesOf(await plan({ daysAssumed: true }))).toContain(said);
    expect(notesOf(await parisPlan)).not.toContain(said);
  });

  test("names the hotel that each day starts from, which comes first", async () => {
    const events = await parisPlan;
    const hotels = events.find((event) => event.type === "hotels")?.hotels ?? [];
    expect(hotels).toHaveLength(4);
    expect(notesOf(events)).toContain(`Each day starts and ends at ${hotels[0]?.hotelName}`);
    for (const event of events) {
      if (event.type === "day") expect(event.day.plan[0]?.leg?.from).toBe(hotels[0]?.hotelName);
    }
  });

  test("says that its times and prices are to be looked up", async () => {
    expect(notesOf(await parisPlan)).toMatch(
      /Travel times are estimates.*Opening hours (and prices )?as of \w+ 20\d\d/,
    );
  });

  test("goes by the label, whatever city a suggestion's id names", async () => {
    const location = { label: "Paris, France", value: { place_id: "guide:lisbon" } };
    expect(await plan({ location })).toEqual(await parisPlan);
  });

  test("goes by the label where it does not know the suggestion", async () => {
    const location = { label: "Paris, France", value: { place_id: "ChIJD7fiBh9u5kcRYJSMaMOCCwQ" } };
    expect(await plan({ location })).toEqual(await parisPlan);
  });

  test.each([
    ["Paris, Texas", "Mexico City, Mexico"],
    ["Lisbn", "Lisbon, Portugal"],
    ["Porto", "Lisbon, Portugal"],
  ])("makes nothing up for %j, and offers %s", async (label, instead) => {
    const [only, ...rest] = await plan({ location: { label } });
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ type: "failed", code: "destination_unknown" });
    expect(only).toHaveProperty("alternatives.0", instead);
    expect(only).toHaveProperty("values.destination", label);
  });

  test("refuses what no checked request can hold", async () => {
    await expect(plan({ traveler: "7" as never })).rejects.toThrow("traveller type");
  });
});
