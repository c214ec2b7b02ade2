import { afterAll, expect, test } from "vitest";
import { guideAnswerSchema } from "../../../src/domain/places/guide-answer.ts";
import { GUIDE_CITIES } from "../../support/guide.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";

const server = await startTestServer();
afterAll(() => server.close());

async function ask(destination: string) {
  const query = new URLSearchParams({ destination });
  const answer = await fetch(`${server.url}/api/places/guide?${query}`);
  expect(answer.status).toBe(200);
  return guideAnswerSchema.parse(await answer.json());
}

test("names every city of the guide, and has nothing against one of them in any script", async () => {
  for (const destination of ["", "Lisbon, Portugal", "لشبونة", "東京", "Париж"]) {
    const { cities, unknown } = await ask(destination);
    expect(cities).toHaveLength(GUIDE_CITIES.length);
    expect(cities[0]).toEqual({ label: "Paris, France", value: { place_id: "guide:paris" } });
    expect(unknown, destination).toBeUndefined();
  }
});

test("says how many days of a city it can fill", async () => {
  const { known } = await ask("Rome, Italy");
  expect(known?.city).toBe("Rome");
  expect(known?.days).toBeGreaterThanOrEqual(10);
  expect(known?.days).toBeLessThan(30);
});

test("says what each month of a city is like", async () => {
  const { known } = await ask("Lisbon, Portugal");
  expect(known?.climate?.highC[10]).toBe(18.3);
  expect(known?.climate?.rainDays[10]).toBe(9);
});

test("says at once what can't be planned, and what can", async () => {
  const { unknown } = await ask("Paris, Texas");
  expect(unknown?.text).toMatch(/^Paris, Texas isn’t in our built-in guide/);
  expect(unknown?.alternatives).toHaveLength(3);
  expect(unknown?.alternatives[0]).not.toBe("Paris, France");
});

test("takes no more than a destination", async () => {
  const answer = await fetch(`${server.url}/api/places/guide?destination=${"x".repeat(201)}`);
  await expectError(answer, 400, "bad_request");
});

test("a suggestion's id that contradicts the label plans what the label says", async () => {
  const ada = await signIn(server.url, ADA);
  const location = { label: "Paris, France", value: { place_id: "guide:lisbon" } };
  const id = await generateTrip(ada, { location, noOfDays: "1", traveler: "2", budget: "Comfort" });
  const text = await (await ada.fetch(`/api/trips/${id}`)).text();
  expect(text).not.toMatch(/Lisbo/);
  expect(text).toMatch(/arrondissement/);
});
