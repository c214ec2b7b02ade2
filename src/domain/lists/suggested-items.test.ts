import { expect, test } from "vitest";
import { savedTrip } from "../../../test/support/plans/saved-trip.ts";
import { tripDraft } from "../../../test/support/plans/trip-draft.ts";
import type { PlaceCategory } from "../places/place-category.ts";
import type { Trip } from "../trip/trip.ts";
import { suggestedItems } from "./suggested-items.ts";

const LISBON = {
  highC: [15, 16, 18, 20, 22, 25, 28, 28, 26, 22, 18, 15],
  lowC: [8, 9, 11, 12, 14, 17, 18, 18, 17, 15, 12, 9],
  rainDays: [11, 10, 8, 9, 6, 3, 1, 1, 4, 8, 10, 12],
};

function trip(
  selection: Partial<Trip["userSelection"]>,
  categories: readonly PlaceCategory[] = [],
): Trip {
  const draft = tripDraft();
  const [day] = draft.tripData.itinerary;
  const [place] = day?.plan ?? [];
  if (day === undefined || place === undefined) throw new Error("the draft has a place");
  const plan = categories.map((category) => ({ ...place, category }));
  return savedTrip({
    ...draft,
    userSelection: { ...draft.userSelection, ...selection },
    tripData: { ...draft.tripData, itinerary: [{ ...day, plan }] },
  });
}

const codes = (of: Trip, today = "2027-01-01") =>
  suggestedItems(of, [LISBON], today).map(({ code }) => code);

test.each<[string, Trip, readonly string[], readonly string[]]>([
  [
    "January",
    trip({ startDate: "2027-01-10" }),
    ["umbrella", "warm-jacket"],
    ["sunscreen", "gloves"],
  ],
  [
    "August",
    trip({ month: "2027-08" }),
    ["sunscreen", "water-bottle"],
    ["umbrella", "warm-jacket"],
  ],
  ["no date", trip({}), ["clothes"], ["umbrella", "sunscreen", "warm-jacket"]],
  ["a baby", trip({ childAges: [1] }), ["diapers", "toys"], []],
  ["teenagers", trip({ childAges: [14] }), [], ["diapers", "toys"]],
  [
    "a beach and a temple",
    trip({}, ["beach", "worship", "beach"]),
    ["swimwear", "covering-clothes"],
    ["hiking-shoes"],
  ],
])("with %s the suggestions suit", (_, of, there, absent) => {
  const found = codes(of);
  expect(found).toEqual(expect.arrayContaining([...there]));
  expect(absent.filter((code) => found.includes(code as (typeof found)[number]))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
});

test("what the lists have isn’t suggested again, and no day that has passed", () => {
  const listItems: Trip["listItems"] = [{ id: "clothes", list: "pack", text: "Clothes" }];
  const wanted = suggestedItems(
    { ...trip({ startDate: "2027-01-10" }), listItems },
    [LISBON],
    "2027-01-08",
  );
  expect(wanted.map(({ code }) => code)).not.toContain("clothes");
  expect(wanted.filter(({ dueDate }) => dueDate !== undefined)).toEqual([
    { code: "check-in", list: "do", dueDate: "2027-01-09" },
  ]);
});

test("several towns are packed for together", () => {
  const cold = { highC: LISBON.highC.map(() => 1), lowC: LISBON.lowC.map(() => -5) };
  const found = suggestedItems(
    trip({ startDate: "2027-08-10" }),
    [LISBON, cold, undefined],
    "2027",
  );
  expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(["gloves", "sunscreen"]));
});
