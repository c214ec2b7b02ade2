import { expect, test } from "vitest";
import { tripSchema } from "../../../src/domain/trip/trip.ts";
import { startModelServer } from "../../../stand-in/model-server.ts";
import { closeAfterEach } from "../../support/server/close-after-each.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";

const { keep } = closeAfterEach();

test("a model's trip keeps the model's words and image addresses, and names the hours that differ", async () => {
  const model = keep(await startModelServer());
  const env = { GEMINI_API_KEY: "key", GEMINI_BASE_URL: `${model.url}/v1beta` };
  const server = keep(await startTestServer({ env }));
  const ada = await signIn(server.url);
  const id = await generateTrip(ada, { ...SELECTION, location: { label: "Sintra" } });
  const answer = await ada.fetch(`/api/trips/${id}`);
  const { tripData, planCheck } = tripSchema.parse(await answer.json());
  const places = tripData.itinerary.flatMap(({ plan }) => plan);
  expect(tripData.hotels.map(({ hotelImageURL }) => hotelImageURL)).toContain(
    "https://pictures.example/hotel-1.jpg",
  );
  for (const place of places) {
    expect(place.placeImageURL).toMatch(/^https:\/\/pictures\.example\/day-\d-\d\.jpg$/);
    expect(place.timeToTravelWords).toMatch(/^\d+ min walk$/);
    expect(place.bestTime).toMatch(/^\d\d:\d\d–\d\d:\d\d$/);
    expect(place.bestTimeWords).toMatch(/^\d\d:00-\d\d:30$/);
  }
  expect(planCheck?.changes).toContainEqual({
    kind: "corrected",
    name: expect.any(String),
    code: "otherHourThanWords",
    values: {
      startMinutes: expect.any(Number),
      endMinutes: expect.any(Number),
      words: expect.stringMatching(/^\d\d:00-\d\d:30$/),
    },
  });
});

test.each([
  ["de-AT,de;q=0.9", "in this language: Deutsch"],
  ["ja", "in this language: 日本語"],
  ["en-GB", undefined],
])(
  "who reads %s has a model write in their language, and names as they are called there",
  async (accepted, asked) => {
    const model = keep(await startModelServer());
    const env = { GEMINI_API_KEY: "key", GEMINI_BASE_URL: `${model.url}/v1beta` };
    const server = keep(await startTestServer({ env }));
    const ada = await signIn(server.url);
    const reader: typeof ada = {
      ...ada,
      fetch: (path, init) => {
        const headers = new Headers(init?.headers);
        headers.set("accept-language", accepted);
        return ada.fetch(path, { ...init, headers });
      },
    };
    await generateTrip(reader, { ...SELECTION, location: { label: "Sintra" } });
    const bodies = JSON.stringify(model.received.map(({ body }) => body));
    if (asked === undefined) expect(bodies).not.toContain("in this language");
    else expect(bodies).toContain(asked);
  },
);
