import fc from "fast-check";
import { expect, test } from "vitest";
import { IS_NIGHTLY } from "../../../test/support/nightly.ts";
import { hotelSchema, itineraryDaySchema } from "../trip/trip.ts";
import { readPlanAnswer } from "./plan-answer.ts";
import { planChat } from "./plan-prompt.ts";

const RUNS = IS_NIGHTLY ? 10_000 : 2_000;
const SAMPLE = sampleAnswer();
const plan = (text: string) => {
  const read = readPlanAnswer(text);
  if (!read.ok) throw new Error(read.problem);
  return read.plan;
};

test("the sample reply reads as three days, four hotels and two places a day", () => {
  const { hotels, itinerary, whole, notes } = plan(SAMPLE);
  expect(hotels).toHaveLength(4);
  expect(itinerary.map((day) => day.plan.length)).toEqual([2, 2, 2]);
  expect(itinerary[0]?.plan[0]).toEqual({
    placeName: "São Jorge Castle",
    placeDetails: "A Moorish castle above the old town. Walk its walls for the view.",
    placeImageURL: "https://example.com/sao-jorge-castle.jpg",
    geoCoordinates: "38.7139, -9.1335",
    ticketsPricing: "€15 per adult",
    timeToTravel: "15 min walk",
    bestTime: "09:00-10:30",
  });
  expect({ whole, notes }).toEqual({ whole: true, notes: undefined });
});

test.each([
  ["camel case", (key: string) => key],
  ["capitals", (key: string) => key.charAt(0).toUpperCase() + key.slice(1)],
  ["words", (key: string) => key.replace(/[A-Z]+/g, (part) => ` ${part.toLowerCase()}`)],
  ["snake case", (key: string) => key.replace(/[A-Z]+/g, (part) => `_${part.toLowerCase()}`)],
  ["shouting", (key: string) => key.toUpperCase()],
])("keys are read in %s", (_, spell) => {
  const respelt = SAMPLE.replace(/"(\w+)":/g, (_match, key: string) => `"${spell(key)}":`);
  expect(plan(respelt)).toEqual(plan(SAMPLE));
});

test.each([
  ["a fence", (json: string) => `\`\`\`json\n${json}\n\`\`\``],
  ["prose", (json: string) => `Sure! {As you asked} [draft 1]:\n\n${json}`],
  ["a nested tripData", (json: string) => `{"status":"ok","tripData":${json}}`],
  ["a list", (json: string) => `[${json}]`],
])("the plan is found inside %s", (_, wrap) => {
  expect(plan(wrap(SAMPLE))).toEqual(plan(SAMPLE));
});

test("one object where a list belongs is a list of one", () => {
  const { hotels, itinerary } = plan(
    '{"hotels":{"hotelName":"One"},"itinerary":{"day":"Day 1","plan":{"placeName":"Here"}}}',
  );
  expect(hotels.map(({ hotelName }) => hotelName)).toEqual(["One"]);
  expect(itinerary.map(({ plan: [place] }) => place?.placeName)).toEqual(["Here"]);
});

test("one object where a list belongs waits until it is whole", () => {
  const text = '{"hotels":{"hotelName":"One","price":"€90"}';
  expect(plan(text.slice(0, -2)).hotels).toEqual([]);
  expect(plan(text).hotels[0]?.price).toBe("€90");
});

test("days may be the members of an object, each taken once it is whole", () => {
  const text = '{"itinerary":{"Day 1":[{"placeName":"A"}],"Day 2":{"plan":[{"placeName":"B"}]}}}';
  expect(plan(text).itinerary.map(({ day }) => day)).toEqual(["Day 1", "Day 2"]);
  expect(plan(text.slice(0, -4)).itinerary.map(({ day }) => day)).toEqual(["Day 1"]);
});

test("numbers, lists and objects become text", () => {
  const [hotel] = plan(
    '{"hotels":[{"hotelName":1001,"rating":4.5,"price":{"from":90,"to":120},"geoCoordinates":{"latitude":38.7,"longitude":-9.1}}]}',
  ).hotels;
  expect(hotel).toMatchObject({
    hotelName: "1001",
    rating: "4.5",
    price: "90, 120",
    geoCoordinates: "38.7, -9.1",
  });
});

test("notes are kept, from a key and from behind the JSON", () => {
  const { notes } = plan(
    '```json\n{"hotels":[],"notes":["Bring an umbrella."]}\n```\n\n**Notes:**\n\n- Trams are slow.',
  );
  expect(notes).toEqual(["Bring an umbrella.", "Notes:", "Trams are slow."]);
});

test("the stump of a plan that breaks off is no note", () => {
  expect(plan(`{"hotels":[{"hotelName":"One"}],"itinerary":<oops> and so on`)).toMatchObject({
    hotels: [{ hotelName: "One" }],
    whole: false,
  });
  expect(plan('{"hotels":[],"itinerary":<oops> and so on').notes).toBeUndefined();
});

test("nothing stays of control, bidirectional and half characters, nor of unknown keys", () => {
  const text = JSON.stringify({
    hotels: [{ hotelName: "A\u202eB\u0000C\ud800D", website: "javascript:alert(1)" }],
  });
  expect(plan(text).hotels).toEqual([expect.objectContaining({ hotelName: "A B C D" })]);
  expect(JSON.stringify(plan(text))).not.toContain("javascript");
});

test("an image address of a model is kept as it is, where it is one and not too long", () => {
  const kept = (address: string) =>
    plan(JSON.stringify({ hotels: [{ hotelName: "A", hotelImageURL: address }] })).hotels[0]
      ?.hotelImageURL;
  expect(kept("https://pictures.example/x.png")).toBe("https://pictures.example/x.png");
  expect(kept(`https://pictures.example/${"x".repeat(480)}`)).toBe("");
  expect(kept("javascript:alert(1)")).toBe("");
  expect(kept("https://two.example/a https://two.example/b")).toBe("");
  expect(kept("")).toBe("");
});

test.each(["x", "😀", "é"])("texts of %s are cut to what a trip may hold", (letter) => {
  const long = letter.repeat(5000);
  const hotel = {
    hotelName: long,
    hotelAddress: long,
    price: long,
    geoCoordinates: long,
    rating: long,
    description: long,
  };
  const place = {
    placeName: long,
    placeDetails: long,
    geoCoordinates: long,
    ticketsPricing: long,
    timeToTravel: long,
    bestTime: long,
  };
  const read = plan(JSON.stringify({ hotels: [hotel], itinerary: [{ day: long, plan: [place] }] }));
  expect(hotelSchema.parse(read.hotels[0]).hotelName.isWellFormed()).toBe(true);
  expect(itineraryDaySchema.parse(read.itinerary[0]).day.isWellFormed()).toBe(true);
});

test.each([
  ["nothing", "", "not_json"],
  ["prose", "I cannot help with that.", "not_json"],
  ["another shape", '{"answer":"Lisbon is lovely"}', "wrong_shape"],
  ["a page", "<!doctype html><p>Sign in</p>", "not_json"],
])("%s is a problem with a name", (_, text, problem) => {
  expect(readPlanAnswer(text)).toEqual({ ok: false, problem });
});

test("every prefix of a good answer gives a prefix of its hotels and days", () => {
  const { hotels, itinerary } = plan(SAMPLE);
  let seen = 0;
  for (let length = 0; length <= SAMPLE.length; length += 1) {
    const read = readPlanAnswer(SAMPLE.slice(0, length));
    if (!read.ok) continue;
    expect(read.plan.hotels).toEqual(hotels.slice(0, read.plan.hotels.length));
    expect(read.plan.itinerary).toEqual(itinerary.slice(0, read.plan.itinerary.length));
    const count = read.plan.hotels.length + read.plan.itinerary.length;
    expect(count).toBeGreaterThanOrEqual(seen);
    seen = count;
  }
  expect(seen).toBe(7);
});

const at = fc.double({ min: 0, max: 1, noNaN: true });
const junk = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom('"', "'", "{", "}", "[", "]", ",", ":", "\\", "//", "/*", "\n", "\u0000", "…"),
);
const edit: fc.Arbitrary<(text: string) => string> = fc.oneof(
  at.map((to) => (text: string) => text.slice(0, text.length * to)),
  at.map((from) => (text: string) => text.slice(text.length * from)),
  fc.tuple(at, fc.integer({ min: 1, max: 40 })).map(([from, count]) => (text: string) => {
    const start = Math.floor(text.length * from);
    return text.slice(0, start) + text.slice(start + count);
  }),
  fc.tuple(at, junk).map(([from, extra]) => (text: string) => {
    const start = Math.floor(text.length * from);
    return text.slice(0, start) + extra + text.slice(start);
  }),
  fc.constantFrom<(text: string) => string>(
    (text) => text.replaceAll('"', "'"),
    (text) => text.replaceAll('"', "“"),
    (text) => text.replaceAll('":', '" :\n'),
    (text) => text.replaceAll("}", ",}"),
    (text) => `\`\`\`json\n${text}\n\`\`\`\nEnjoy {your} trip!`,
    (text) => `Here is the plan [draft] {v1}:\n${text}`,
    (text) => `{"data":{"tripData":${text}}}`,
    (text) => `[${text}]`,
    (text) => JSON.stringify(text),
    (text) => text + text,
  ),
);

test(`${RUNS} mutated answers are a plan or a problem with a name, never a throw`, () => {
  let spentMs = 0;
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
      const text = edits.reduce((before, change) => change(before), SAMPLE);
      const startedAtMs = performance.now();
      const read = readPlanAnswer(text);
      spentMs += performance.now() - startedAtMs;
      if (!read.ok) {
        expect(["not_json", "wrong_shape"]).toContain(read.problem);
        return;
      }
      for (const hotel of read.plan.hotels) hotelSchema.parse(hotel);
      for (const day of read.plan.itinerary) itineraryDaySchema.parse(day);
    }),
    { numRuns: RUNS },
  );
  expect(spentMs / RUNS).toBeLessThan(50);
}, 60_000);

const fill = (piece: string) => piece.repeat(Math.ceil((64 * 1024) / piece.length));
test.each([
  ["a plan of many days", fill(SAMPLE)],
  ["hotels in a list that never ends", `{"hotels":[${fill('{"hotelName":"A"},')}`],
  ["keys", `{${fill('"a":1,')}"hotels":[]}`],
  ["keys in a hotel", `{"hotels":[{"hotelName":"A",${fill('"a":1,')}"b":1}]}`],
  ["brackets", fill("[")],
  ["small values", fill("[1] ")],
  ["braces in prose", fill("{no} ")],
  ["notes", `${SAMPLE}${fill("\n\nab c")}`],
  ["blank lines", `${SAMPLE}${fill("\n ")}`],
  ["one text", `{"hotels":[{"hotelName":"${fill("a \u200b")}"}]}`],
])("64 KB of %s are read at once, not in quadratic time", (_, text) => {
  const startedAtMs = performance.now();
  readPlanAnswer(text);
  expect(performance.now() - startedAtMs).toBeLessThan(20_000);
});

function sampleAnswer(): string {
  const chat = planChat({
    destination: "Lisbon",
    totalDays: 3,
    firstDay: 1,
    lastDay: 3,
    traveler: "2",
    budget: "Comfort",
    placesPerDay: 2,
    hotels: [],
    usedPlaces: [],
    problems: [],
  });
  return chat.find(({ role }) => role === "model")?.text ?? "";
}
