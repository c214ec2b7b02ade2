import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { loadWords, wordsIn } from "../../../src/domain/messages/words.ts";
import { tripFactsSchema } from "../../../src/domain/trip/trip-facts.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const server = await startTestServer();
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());
const id = await generateTrip(ada, {
  ...SELECTION,
  location: { label: "Rome, Italy" },
  startDate: "2027-03-26",
});
const trip = await fetchTrip(ada, id);
const places = trip.tripData.itinerary.flatMap(({ plan }) => plan);
const meals = trip.tripData.itinerary.flatMap((day) => day.meals ?? []);

/** As translators wrote them. */
const german: {
  readonly places: Readonly<Record<string, { readonly name: string; readonly details: string }>>;
} = JSON.parse(readFileSync("guide/rome/texts.de.json", "utf8"));
const inGerman = (guideId: string | undefined) => {
  const own = german.places[guideId ?? ""];
  if (own === undefined) throw new Error(`no German for ${guideId}`);
  return own;
};

function ask(path: string, language: string, headers: Record<string, string> = {}) {
  return ada.fetch(path, { headers: { "accept-language": language, ...headers } });
}

test("facts of a trip have the guide's texts in the reader's language, and what is stored stays English", async () => {
  const answer = await ask(`/api/trips/${id}/facts`, "de");
  expect(answer.headers.get("vary")).toContain("accept-language, cookie");
  const { texts } = tripFactsSchema.parse(await answer.json());
  await loadWords("de");
  const say = (english: string) =>
    wordsIn("de")
      .stored.sayGuide(texts?.byHash ?? {})
      ?.text(english) ?? "";
  expect(say("Colosseum")).toBe("Kolosseum");
  expect(places.length).toBeGreaterThan(8);
  for (const { guideId, placeName, placeDetails, isOwn } of places) {
    expect(isOwn).toBeUndefined();
    const { name, details } = inGerman(guideId);
    expect(say(placeName)).toBe(name);
    expect(say(placeDetails).startsWith(details)).toBe(true);
  }
  for (const { guideId, placeName = "", placeDetails = "" } of meals.filter(
    (meal) => meal.guideId !== undefined,
  )) {
    const { name, details } = inGerman(guideId);
    expect(say(placeName)).toBe(name);
    expect(say(placeDetails).startsWith(details)).toBe(true);
  }
  for (const { guideId, description } of trip.tripData.hotels) {
    expect(say(description)).toMatch(/ Kategorie (?:Standard|Komfort|Premium)\.$/);
    expect(say(description).startsWith(inGerman(guideId).details)).toBe(true);
  }
  const etag = answer.headers.get("etag") ?? "";
  const path = `/api/trips/${id}/facts`;
  expect((await ask(path, "de", { "if-none-match": etag })).status).toBe(304);
  expect((await ask(path, "ja", { "if-none-match": etag })).status).toBe(200);
  for (const language of ["en", "it"]) {
    const others = tripFactsSchema.parse(await (await ask(path, language)).json());
    expect(others).not.toHaveProperty("texts");
  }
});

test("a guest of a link reads them, too", async () => {
  const { token } = await makeLink(ada, id);
  const guest = createGuest(server.url, token);
  const answer = await guest.send("/api/shared/facts", { headers: { "accept-language": "ja" } });
  expect(answer.headers.get("vary")).toContain("accept-language, cookie");
  const { texts } = tripFactsSchema.parse(await answer.json());
  expect(Object.values(texts?.byHash ?? {})).toContain("コロッセオ");
});

test("files of a trip say them, but a file of our own and the searches on maps", async () => {
  const [place] = places.filter(({ guideId, placeName }) => inGerman(guideId).name !== placeName);
  if (place === undefined) throw new Error("a place with a German name");
  const { name, details } = inGerman(place.guideId);
  for (const format of ["md", "ics", "gpx", "kml", "geojson"]) {
    const text = await (await ask(`/api/trips/${id}/export/${format}`, "de")).text();
    // A calendar folds its lines, and Markdown escapes.
    const plain = text.replaceAll("\r\n ", "").replaceAll("\\", "");
    expect(plain, format).toContain(name);
    expect(plain, format).toContain(details.split(/[.,;:]/)[0]);
    if (format === "md") expect(plain).toContain(encodeURIComponent(place.placeName));
  }
  const own = await (await ask(`/api/trips/${id}/export/json`, "de")).text();
  expect(own).toContain(place.placeName);
  expect(own).not.toContain(details);
});

test("an edit by somebody who reads German leaves the stored texts English", async () => {
  const [first] = places;
  const answer = await ada.fetch(`/api/trips/${id}`, {
    method: "PATCH",
    headers: { "accept-language": "de", "if-match": "*", "idempotency-key": randomUUID() },
    body: JSON.stringify({ edits: [{ kind: "remove-place", placeId: first?.id }] }),
  });
  expect(answer.status).toBe(200);
  const { tripData } = await fetchTrip(ada, id);
  expect(tripData.setAside?.map(({ placeName }) => placeName)).toEqual([first?.placeName]);
});
