import { describe, expect, test } from "vitest";
import { readPlanAnswer } from "./plan-answer.ts";
import { PlanStream } from "./plan-stream.ts";

const PLAN = {
  hotels: [{ hotelName: 'The "Aurora" {old}' }, { hotelName: "Belém", geo: { lat: 1, lon: 2 } }],
  itinerary: [
    { day: "Day 1", plan: [{ placeName: "A" }, { placeName: "B \\" }] },
    { day: "Day 2", plan: [{ placeName: "C", hotels: [{ name: "no hotel of the plan" }] }] },
  ],
};
const JSON_TEXT = JSON.stringify(PLAN);

/** The events found in a text that arrives in pieces of that many characters. */
function found(text: string, size = 1) {
  const stream = new PlanStream();
  const names: string[] = [];
  for (let at = 0; at < text.length; at += size) {
    const { hotels, itinerary } = stream.take(text.slice(at, at + size));
    names.push(...hotels.map(({ hotelName }) => hotelName), ...itinerary.map(({ day }) => day));
  }
  return names;
}

const WHOLE = ['The "Aurora" {old}', "Belém", "Day 1", "Day 2"];

describe("an answer that is still arriving", () => {
  test.each([1, 7, 10_000])("shows each hotel and day once, in pieces of %i", (size) => {
    expect(found(JSON_TEXT, size)).toEqual(WHOLE);
  });

  test("shows them with the bracket that closes them, and not before", () => {
    const stream = new PlanStream();
    const end = JSON_TEXT.indexOf('"},{') + 1;
    expect(stream.take(JSON_TEXT.slice(0, end)).hotels).toEqual([]);
    expect(stream.take(JSON_TEXT[end] ?? "").hotels).toHaveLength(1);
  });

  test.each([
    ["prose around it", `Here is "the plan [draft]: \n\n${JSON_TEXT}\n\nEnjoy {it}!`],
    ["a wrapping", JSON.stringify({ status: "ok", tripData: PLAN })],
    ["other spellings", JSON_TEXT.replace('"hotels"', "Hotel_Options").replace("plan", "Places")],
    ["blanks", JSON.stringify(PLAN, null, 2)],
  ])("is understood with %s", (_name, text) => {
    expect(found(text)).toEqual(WHOLE);
  });

  test.each([
    ["no JSON at the list", JSON_TEXT.replace('"itinerary":', '"itinerary":<oops> ')],
    ["brackets that don't match", `{"hotels":[{"name":"A"]},${JSON_TEXT.slice(1)}`],
    ["a second plan", `{"hotels":[]}${JSON_TEXT}`],
    ["too many brackets", "[".repeat(60) + JSON_TEXT],
    ["an object where a list belongs", '{"itinerary":{"day1":{"plan":[{"name":"A"}]}}}'],
  ])("shows nothing that the reading of the whole doesn't: %s", (_name, text) => {
    const read = readPlanAnswer(text);
    const names = read.ok
      ? [
          ...read.plan.hotels.map(({ hotelName }) => hotelName),
          ...read.plan.itinerary.map(({ day }) => day),
        ]
      : [];
    expect(found(text).filter((name) => !names.includes(name))).toEqual([]);
  });
});
