import { describe, expect, test } from "vitest";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import { findCity } from "../../../src/guide/find-city.ts";
import { createGuidePlanner } from "../../../src/server/planner/guide-planner.ts";
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

plannerContract("the built-in guide", createGuidePlanner, PARIS);

const plan = (changes: Partial<TripRequest> = {}) =>
  planWhole(createGuidePlanner(), { ...PARIS, ...changes });

async function notesOf(changes: Partial<TripRequest> = {}): Promise<string> {
  const last = (await plan(changes)).at(-1);
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
      expect(findCity(started.location.label)).toBeDefined();
      const notes = await notesOf({ location: undefined, traveler });
      expect(notes).toContain("You left the destination open, so we chose");
      expect(notes).toContain(findCity(started.location.label)?.name);
    },
  );

  test("says nothing of a choice when the traveller made it", async () => {
    expect(await notesOf()).not.toContain("You left the destination open");
    expect((await plan())[0]).not.toHaveProperty("location.pickedByPlanner");
  });

  test("plans three days when no number is given, and says so", async () => {
    const said = "You gave no number of days, so we planned 3.";
    expect(await notesOf({ daysAssumed: true })).toContain(said);
    expect(await notesOf()).not.toContain(said);
  });

  test("names the hotel that each day starts from, which comes first", async () => {
    const events = await plan();
    const hotels = events.find((event) => event.type === "hotels")?.hotels ?? [];
    expect(hotels).toHaveLength(4);
    expect(await notesOf()).toContain(`Each day starts and ends at ${hotels[0]?.hotelName}`);
    for (const event of events) {
      if (event.type === "day") expect(event.day.plan[0]?.leg?.from).toBe(hotels[0]?.hotelName);
    }
  });

  test("says that its times and prices are to be looked up", async () => {
    expect(await notesOf()).toMatch(
      /Travel times are estimates.*Opening hours are as our guide knew them in \w+ 20\d\d, prices in/,
    );
  });

  test("goes by the label, whatever city a suggestion's id names", async () => {
    const location = { label: "Paris, France", value: { place_id: "guide:lisbon" } };
    expect(await plan({ location })).toEqual(await plan());
  });

  test("goes by the label where it does not know the suggestion", async () => {
    const location = { label: "Paris, France", value: { place_id: "ChIJD7fiBh9u5kcRYJSMaMOCCwQ" } };
    expect(await plan({ location })).toEqual(await plan());
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
