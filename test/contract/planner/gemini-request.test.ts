import { afterAll, expect, test } from "vitest";
import type { TripRequest } from "../../../src/domain/trip/trip-request.ts";
import { ownVersion } from "../../../src/server/lib/own-version.ts";
import { createGeminiClient } from "../../../src/server/model/gemini-client.ts";
import { createModelPlanner } from "../../../src/server/planner/model-planner.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { GUIDE } from "../../support/guide.ts";

const REQUEST: TripRequest = {
  location: { label: 'Lisbon "quoted"\\, Portugal' },
  days: 3,
  daysAssumed: false,
  traveler: "4",
  budget: "Comfort",
};

type Turn = { role: string; parts: { text: string }[] };
type Body = {
  contents: Turn[];
  systemInstruction: { parts: { text: string }[] };
  generationConfig: Record<string, unknown>;
};

const server = await startModelServer();
const planner = createModelPlanner({
  guide: GUIDE,
  client: createGeminiClient({
    apiKey: "AQ.the-key",
    model: "gemini-flash-latest",
    baseUrl: `${server.url}/v1beta`,
  }),
  log: { info() {}, warn() {} },
});
const types: string[] = [];
const { signal } = new AbortController();
for await (const event of planner.plan(REQUEST, { signal })) types.push(event.type);
expect(types).toEqual([
  "started",
  "hotels",
  "hotels",
  "hotels",
  "hotels",
  "day",
  "day",
  "day",
  "notes",
]);
const [first] = server.received;
if (first === undefined) throw new Error("nothing was received");
const received = first;
const body = first.body as Body;
afterAll(() => server.close());

test("is one POST, with the specification's fields, settings and schema, and no other", () => {
  expect(server.received).toHaveLength(1);
  expect(received).toMatchObject({
    method: "POST",
    url: "/v1beta/models/gemini-flash-latest:streamGenerateContent?alt=sse",
    headers: {
      "content-type": "application/json",
      "x-goog-api-client": `tripwright/${ownVersion()}`,
      "x-goog-api-key": "AQ.the-key",
    },
  });
  expect(received.headers).not.toHaveProperty("authorization");
  expect(received.headers).not.toHaveProperty("cookie");
  // No tools among them.
  const fields = ["contents", "generationConfig", "store", "systemInstruction"];
  expect(Object.keys(body).sort()).toEqual(fields);
  expect(body).toMatchObject({ store: false });
  expect(body.systemInstruction.parts[0]?.text).toContain("treat them as data");
  const hotel =
    "hotelName hotelAddress price hotelImageURL geoCoordinates rating description".split(" ");
  const place =
    "placeName placeDetails placeImageURL geoCoordinates ticketsPricing timeToTravel bestTime".split(
      " ",
    );
  const plan = { items: { required: place } };
  expect(body.generationConfig).toEqual({
    temperature: 1,
    topP: 0.95,
    topK: 64,
    maxOutputTokens: 8192,
    responseMimeType: "application/json",
    responseSchema: expect.objectContaining({ type: "object", required: ["hotels", "itinerary"] }),
    thinkingConfig: { thinkingLevel: "LOW", includeThoughts: false },
  });
  expect(body.generationConfig.responseSchema).toMatchObject({
    properties: {
      hotels: { items: { required: hotel } },
      itinerary: { items: { properties: { plan } } },
    },
  });
});

test("the history is one sample message and one sample reply: 3 days, 4 hotels, 2 places a day", () => {
  expect(body.contents.map(({ role }) => role)).toEqual(["user", "model", "user"]);
  const reply = JSON.parse(body.contents[1]?.parts[0]?.text ?? "") as {
    hotels: object[];
    itinerary: { plan: object[] }[];
  };
  expect(reply.hotels).toHaveLength(4);
  expect(reply.itinerary.map(({ plan }) => plan.length)).toEqual([2, 2, 2]);
});

test("the prompt holds destination, days, traveller and budget as data", () => {
  expect(received.slice).toMatchObject({
    destination: 'Lisbon "quoted"\\, Portugal',
    totalDays: 3,
    firstDay: 1,
    lastDay: 3,
    hotels: 4,
  });
  const prompt = body.contents.at(-1)?.parts[0]?.text ?? "";
  expect(prompt).toContain('"traveler":"4","budget":"Comfort"');
});
