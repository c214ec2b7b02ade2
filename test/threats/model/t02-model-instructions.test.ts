import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tripPhotoPath } from "../../../src/domain/places/photo-answer.ts";
import { type PlanAnswer, readPlanAnswer } from "../../../src/domain/plan/plan-answer.ts";
import { type Trip, tripSchema } from "../../../src/domain/trip/trip.ts";
import { type PlacesServer, startPlacesServer } from "../../../stand-in/places-server.ts";
import { photoSlots } from "../../support/browser/photo-slots.ts";
import { type ObeyingModel, startObeyingModel } from "../../support/models/obeying-model.ts";
import { IS_NIGHTLY } from "../../support/nightly.ts";
import { readEvents } from "../../support/server/event-reader.ts";
import { SELECTION, startGenerating } from "../../support/server/generate.ts";
import { startTestServer, type TestServer } from "../../support/server/test-server.ts";
import { type Outbound, watchOutbound } from "../../support/server/watch-outbound.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import type { SignedInClient } from "../../support/sign-in/walk.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { instructionPayloads } from "../../support/threats/instruction-payloads.ts";
import { scriptVectors } from "../../support/threats/script-vectors.ts";
import { strangeKeys } from "../../support/threats/strange-keys.ts";
import { startTrapServer, type TrapServer } from "../../support/threats/trap-server.ts";

const TEXTS = [...scriptVectors().map(({ text }) => text), ...instructionPayloads()];
const HOTEL_KEYS =
  "hotelName hotelAddress price hotelImageURL geoCoordinates rating description guideId photo";
const PLACE_KEYS =
  "placeName placeDetails placeImageURL geoCoordinates ticketsPricing timeToTravel bestTime category date";
const MAX_MS = 1000;

/** An answer with the same value for every field of every kind. */
function answerOf(value: unknown, lists = 1) {
  const all = (keys: string) => Object.fromEntries(keys.split(" ").map((key) => [key, value]));
  const many = <Item>(item: Item) => Array.from({ length: lists }, () => item);
  return {
    hotels: many(all(HOTEL_KEYS)),
    itinerary: many({ day: value, date: value, plan: many(all(PLACE_KEYS)), ownerId: value }),
    notes: many(value),
    userEmail: value,
  };
}

/** The faults of a plan that was read; none where it is short, plain text of our shape. */
function faultsOf({ hotels, itinerary, notes = [] }: PlanAnswer): string[] {
  const faults = strangeKeys({ hotels, itinerary, notes });
  const places = itinerary.flatMap(({ plan }) => plan);
  const most: [string, readonly unknown[], number][] = [
    ["hotels", hotels, 12],
    ["days", itinerary, 400],
    ["notes", notes, 12],
    ...itinerary.map(({ plan }): [string, readonly unknown[], number] => ["places", plan, 12]),
  ];
  for (const [name, list, limit] of most) if (list.length > limit) faults.push(`too many ${name}`);
  const texts: [unknown, number][] = [
    ...hotels.flatMap((hotel): [unknown, number][] => [
      [hotel.hotelName, 200],
      [hotel.hotelAddress, 300],
      [hotel.price, 300],
      [hotel.geoCoordinates, 200],
      [hotel.rating, 300],
      [hotel.description, 1200],
      [hotel.hotelImageURL, 500],
    ]),
    ...itinerary.map(({ day }): [unknown, number] => [day, 200]),
    ...notes.map((note): [unknown, number] => [note, 1200]),
    ...places.flatMap((place): [unknown, number][] => [
      [place.placeName, 200],
      [place.placeDetails, 1200],
      [place.geoCoordinates, 200],
      [place.ticketsPricing, 300],
      [place.timeToTravel, 300],
      [place.bestTime, 300],
      [place.placeImageURL, 500],
    ]),
  ];
  for (const [text, limit] of texts) {
    if (typeof text !== "string") faults.push(`not a text: ${typeof text}`);
    else if (text.length > limit) faults.push(`${text.length} characters`);
    else if (/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u.test(text)) faults.push(`hidden: ${text}`);
  }
  return faults;
}

/** The parts of an answer that got through, and how long it took to read. */
function readAndJudge(answer: string): string[] {
  const startMs = performance.now();
  const read = readPlanAnswer(answer);
  const tookMs = performance.now() - startMs;
  return [
    ...(tookMs > MAX_MS ? [`read in ${tookMs} ms`] : []),
    ...(read.ok ? faultsOf(read.plan) : []),
  ];
}

const place = '{"placeName":"A","placeDetails":"B"}';
/** As long as an answer may get; a longer one is hung up on (src/server/planner/model-planner.ts). */
const MAX_CHARACTERS = 128 * 1024;
const fill = (part: string, share = 1) =>
  part.repeat(Math.floor((MAX_CHARACTERS * 0.95 * share) / part.length));
const good = JSON.stringify(answerOf("x"));
const BULKS: Readonly<Record<string, string>> = {
  "thousands of everything": `{"hotels":[${fill('{"hotelName":"A"},', 0.3)}],"itinerary":[{"day":"1","plan":[${fill(`${place},`, 0.3)}]}],"notes":[${fill('"x",', 0.3)}]}`,
  "thousands of days": `{"itinerary":[${fill(`{"day":"1","plan":[${place}]},`)}]}`,
  "a name without end": JSON.stringify(answerOf(fill("x", 0.04))),
  "thousands of spaces": `{"hotels":[{"hotelName":"a${fill(" ")}b"}]}`,
  "open brackets": fill("["),
  "open braces": fill('{"a":'),
  "lists in lists in a field": `{"hotels":[{"hotelName":${fill("[", 0.5)}"x"${fill("]", 0.5)}}]}`,
  "objects in objects around the plan": `${fill('{"a":', 0.8)}${good}${fill("}", 0.16)}`,
  "thousands of keys": `{"hotels":[{${Array.from({ length: 10_000 }, (_, at) => `"k${at}":1`).join()},"hotelName":"A"}]}`,
  "the same key over and over": `{"hotels":[{${fill('"hotelName":"A",')}"x":1}]}`,
  "thousands of escapes": `{"hotels":[{"hotelName":"${fill("\\u202e")}"}]}`,
  "thousands of comments": `{${fill("/* x */")}"hotels":[{"hotelName":"A"}]}`,
  "thousands of objects before the plan": fill("{}", 0.9) + good,
  "prose of thousands of lines after it": good + fill("\n * x", 0.9),
  "backticks without end": good + fill("`", 0.9),
};

let trap: TrapServer;
let answer = "";
let model: ObeyingModel;
let places: PlacesServer;
let server: TestServer;
let ada: SignedInClient;
let outbound: Outbound;

beforeAll(async () => {
  trap = await startTrapServer();
  [model, places] = await Promise.all([startObeyingModel(() => answer), startPlacesServer()]);
  const env = {
    ...model.env,
    DAILY_GENERATIONS: "10000",
    DAILY_GENERATIONS_PER_USER: "10000",
    GOOGLE_MAPS_API_KEY: "AIza-canary",
    PLACES_BASE_URL: places.url,
  };
  server = await startTestServer({ env });
  ada = await signIn(server.url);
  outbound = watchOutbound();
});
afterAll(async () => {
  outbound?.end();
  await server?.close();
  await Promise.all([model?.close(), places?.close()]);
  await trap?.close();
});

describe("T2 Instructions in a model's answer", () => {
  test("are short plain text once read, whatever field they stand in", () => {
    const through = TEXTS.flatMap((text) =>
      readAndJudge(JSON.stringify(answerOf(text))).map((fault) => `${fault} from ${text}`),
    );
    expect(through).toEqual([]);
  });

  test("are nothing but text when they come as something else", () => {
    const values: unknown[] = [
      0,
      -1.5,
      1e308,
      true,
      false,
      null,
      [],
      {},
      [[["deep"]]],
      ["a", 1, null, { b: ["c"] }],
      { toString: "x", valueOf: 1, __proto__: null },
      { latitude: "<b>", longitude: { lat: "x" } },
      "__proto__",
      "constructor",
      { constructor: { prototype: { polluted: 1 } } },
      "\ud800",
      "",
      " \n\t ",
    ];
    const answers = [
      ...values.map((value) => JSON.stringify(answerOf(value))),
      ...values.map((value) => JSON.stringify({ hotels: value, itinerary: value, notes: value })),
      ...values.map((value) => JSON.stringify(value)),
      ...values.map((value) => JSON.stringify([value, answerOf("x"), value])),
      '{"__proto__":{"hotels":[{"hotelName":"A"}],"polluted":1}}',
      '{"hotels":[{"__proto__":{"hotelName":"A","polluted":1},"hotelName":"B"}]}',
    ];
    expect(answers.flatMap(readAndJudge)).toEqual([]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });

  test.each(Object.entries(BULKS))("are cut to size: %s", (_name, bulk) => {
    expect(bulk.length).toBeGreaterThan(MAX_CHARACTERS / 2);
    expect(bulk.length).toBeLessThan(MAX_CHARACTERS);
    expect(readAndJudge(bulk)).toEqual([]);
  });

  test("do nothing on their way into a trip, and have no address asked for", async () => {
    const through: string[] = [];
    const texts = TEXTS.filter((_, at) => at % (IS_NIGHTLY ? 20 : 80) === 0);
    for (const [at, text] of texts.entries()) {
      const plan = answerOf(text.replaceAll("//trap.example/", trap.url));
      const [hotel] = plan.hotels;
      Object.assign(hotel ?? {}, { hotelName: `Hotel ${text}`, hotelImageURL: `${trap.url}${at}` });
      const [day] = plan.itinerary;
      Object.assign(day?.plan[0] ?? {}, { placeName: `Place ${text}`, placeImageURL: trap.url });
      answer = JSON.stringify(plan);
      const trip = await planned();
      if (trip === undefined) through.push(`no trip came of ${text}`);
      else through.push(...strangeKeys(trip), ...(await photosOf(trip)));
      if (!tripSchema.safeParse(trip).success) through.push(`no trip of our shape: ${text}`);
      const kept = trip?.tripData.hotels[0]?.hotelImageURL;
      if (kept !== `${trap.url}${at}`) through.push(`the image address became ${kept}`);
    }
    expect(through).toEqual([]);
    expect(trap.trapped).toEqual([]);
    const own = [server.url, model.env.OPENAI_BASE_URL ?? "", places.url];
    const ownHosts = own.map((url) => new URL(url).host);
    expect([...outbound.hosts].filter((host) => !ownHosts.includes(host))).toEqual([]);
  });
});

/** Has the model's present answer made into a trip; undefined where the plan failed. */
async function planned(): Promise<Trip | undefined> {
  const location = { label: "Nowhere in particular" };
  const id = await startGenerating(ada, { ...SELECTION, noOfDays: "1", location });
  const end = (await (await readEvents(ada, id)).rest()).at(-1)?.event;
  if (end?.type !== "saved") return undefined;
  return fetchTrip(ada, end.tripId);
}

/** Asks for every photo of a trip. @returns those that aren't our own server's. */
async function photosOf(trip: Trip): Promise<string[]> {
  const answers = await Promise.all(
    photoSlots(trip).map((slot) => ada.fetch(tripPhotoPath(trip.id, slot))),
  );
  const texts = await Promise.all(answers.map((one) => one.text()));
  return texts.filter((text) => text.includes(trap.url));
}
