import { expect, test } from "vitest";
import { PlanDraft } from "./plan-draft.ts";

const PLACES_A_DAY = 3;

function draftOf(days: number): PlanDraft {
  return new PlanDraft({ days, traveler: "2", budget: "Comfort" }, "Lisbon", PLACES_A_DAY);
}

function answer(hotels: readonly string[], days: readonly (readonly string[])[]): string {
  return JSON.stringify({
    hotels: hotels.map((hotelName) => ({ hotelName })),
    itinerary: days.map((places, index) => ({
      day: `Day ${index + 1}`,
      plan: places.map((placeName) => ({ placeName })),
    })),
  });
}

const placesOn = (day: number) => [`A${day}`, `B${day}`, `C${day}`];

test("a trip of 21 days is asked for in six slices, each knowing hotels and places so far", () => {
  const draft = draftOf(21);
  const asked: [number, number][] = [];
  while (!draft.isComplete()) {
    const slice = draft.nextBatch([]);
    asked.push([slice.firstDay, slice.lastDay]);
    expect(slice).toMatchObject({ totalDays: 21, placesPerDay: PLACES_A_DAY });
    expect(slice.hotels).toEqual(slice.firstDay === 1 ? [] : ["One", "Two"]);
    expect(slice.usedPlaces).toHaveLength((slice.firstDay - 1) * PLACES_A_DAY);
    const days = Array.from({ length: slice.lastDay - slice.firstDay + 1 }, (_, index) =>
      placesOn(slice.firstDay + index),
    );
    const text = answer(slice.firstDay === 1 ? ["One", "Two"] : [], days);
    const numbers = draft
      .takePiece(text)
      .flatMap((event) => (event.type === "day" ? event.number : []));
    expect(numbers).toEqual(days.map((_, index) => slice.firstDay + index));
    expect(draft.finishAnswer(text).problems).toEqual([]);
  }
  expect(asked).toEqual([
    [1, 4],
    [5, 8],
    [9, 12],
    [13, 16],
    [17, 20],
    [21, 21],
  ]);
});

test("each hotel and day is taken as soon as it is whole, and once", () => {
  const draft = draftOf(2);
  draft.nextBatch([]);
  const text = answer(["One", "Two"], [placesOn(1), placesOn(2)]);
  const seen: string[] = [];
  for (let length = 0; length < text.length; length += 1) {
    for (const event of draft.takePiece(text.slice(length, length + 1))) {
      if (event.type === "hotels") seen.push(...event.hotels.map(({ hotelName }) => hotelName));
      if (event.type === "day") seen.push(event.day.day);
    }
  }
  expect(seen).toEqual(["One", "Two", "Day 1", "Day 2"]);
});

test("no place comes twice, however it is written", () => {
  const draft = draftOf(3);
  draft.nextBatch([]);
  const events = draft.takePiece(
    answer(
      ["One"],
      [
        ["The Café Royal", "Harbour"],
        ["CAFE  ROYAL", "Museum"],
        ["harbour!", "the museum"],
      ],
    ),
  );
  const days = events.flatMap((event) => (event.type === "day" ? [event] : []));
  expect(days.map(({ day }) => day.plan.map(({ placeName }) => placeName))).toEqual([
    ["The Café Royal", "Harbour"],
    ["Museum"],
  ]);
  expect(draft.nextBatch([]).firstDay).toBe(3);
});

test("no hotel comes twice", () => {
  const draft = draftOf(1);
  draft.nextBatch([]);
  expect(draft.takePiece(answer(["One", "ONE", "Two"], []))).toMatchObject([
    { type: "hotels", hotels: [{ hotelName: "One" }, { hotelName: "Two" }] },
  ]);
});

test("days beyond those asked for are left out", () => {
  const draft = draftOf(2);
  draft.nextBatch([]);
  const events = draft.takePiece(answer(["One"], [1, 2, 3, 4].map(placesOn)));
  expect(events.filter(({ type }) => type === "day")).toHaveLength(2);
  expect(draft.isComplete()).toBe(true);
});

test("a plan with every day but no hotel is not complete", () => {
  const draft = draftOf(1);
  draft.nextBatch([]);
  const text = answer([], [placesOn(1)]);
  draft.takePiece(text);
  expect(draft.finishAnswer(text).problems).toEqual(["it named no hotels"]);
  expect(draft.isComplete()).toBe(false);
  draft.nextBatch(["it named no hotels"]);
  draft.takePiece(answer(["One"], [["Elsewhere"]]));
  expect(draft.isComplete()).toBe(true);
});

test.each([
  ["", ["it was empty"]],
  ["Sorry, no.", ["it was not JSON"]],
  ['{"answer":42}', ["it had no hotels and no itinerary"]],
  [
    '{"hotels":[]}',
    ["it named no hotels", "it had no day 1 with places that are not in the plan already"],
  ],
])("what is wrong with %j is put into words", (text, problems) => {
  const draft = draftOf(1);
  draft.nextBatch([]);
  draft.takePiece(text);
  expect(draft.finishAnswer(text).problems).toEqual(problems);
});

test("the notes of all slices are kept, each once", () => {
  const draft = draftOf(8);
  for (const note of ["Bring a hat.", "Bring a hat.", "Book early."]) {
    draft.nextBatch([]);
    draft.finishAnswer(JSON.stringify({ hotels: [], itinerary: [], notes: [note] }));
  }
  expect(draft.notes()).toEqual(["Bring a hat.", "Book early."]);
});
