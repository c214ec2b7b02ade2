import { afterAll, describe, expect, test } from "vitest";
import { messageText } from "../../../src/domain/message.ts";
import { wordsIn } from "../../../src/domain/messages/words.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import type { TripWish } from "../../../src/domain/trip/trip-wish.ts";
import { hasFood } from "../../../src/domain/wishes/meal-tables.ts";
import { readFormWishes } from "../../../src/domain/wishes/read-form-wishes.ts";
import { cityNamed } from "../../support/guide.ts";
import { generateTrip } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";
import { sendEdits } from "../../support/store/send-edits.ts";

const server = await startTestServer();
const ada = await signIn(server.url, { name: "Ada", email: "kept@example.com" });
afterAll(() => server.close());

async function plan(city: string, wishes: readonly TripWish[], more: object): Promise<Trip> {
  const selection = {
    location: { label: city },
    noOfDays: 3,
    traveler: "2",
    budget: "Standard",
    ...more,
    wishes,
  };
  return fetchTrip(ada, await generateTrip(ada, selection));
}

function visitsOf({ tripData }: Trip) {
  return tripData.itinerary.flatMap(({ plan, date }, at) =>
    plan.map((place) => ({ ...place, date, at, startMinutes: place.visit?.startMinutes ?? 0 })),
  );
}

function notesOf({ tripData }: Trip): string[] {
  return (tripData.notes ?? []).map((note) =>
    typeof note === "string" ? note : (messageText(wordsIn().notes, note) ?? ""),
  );
}

const metIn = (trip: Trip) => notesOf(trip).find((note) => note.startsWith("As you asked")) ?? "";

const sunriseHike: TripWish = {
  kind: "see",
  names: "Lion's Head",
  text: "sunrise hike up Lion's Head",
};
const winelands: TripWish = {
  kind: "see",
  names: "Stellenbosch",
  text: "wine tasting in Stellenbosch",
};
const capeTown = { noOfDays: 7, traveler: "5+", budget: "Premium", startDate: "2027-02-12" };

describe("an hour that is asked for", () => {
  test("who hikes for the sunrise is up there as the sun rises, and gets up early on that day alone", async () => {
    const trip = await plan("Cape Town", [sunriseHike], capeTown);
    const hike = visitsOf(trip).find(({ guideId }) => guideId === "lions-head");
    // The sun rises at 6:22, and the climb takes over an hour.
    expect(hike?.startMinutes).toBeLessThanOrEqual(5 * 60 + 15);
    expect(hike?.startMinutes).toBeGreaterThanOrEqual(4 * 60 + 15);
    expect(metIn(trip)).toContain(sunriseHike.text);
    const others = trip.tripData.itinerary.filter((_, at) => at !== hike?.at);
    for (const { plan: visits } of others)
      expect(visits[0]?.visit?.startMinutes ?? 600).toBeGreaterThanOrEqual(7 * 60 + 30);
    expect(trip.planCheck?.isFeasible).toBe(true);
  });

  test("a hike after sunrise isn't called one at sunrise", async () => {
    const start: TripWish = { kind: "start", minutes: 600, text: "nothing before 10" };
    const trip = await plan("Cape Town", [sunriseHike, start], capeTown);
    expect(metIn(trip)).not.toContain(sunriseHike.text);
  });

  const prayers: TripWish = {
    kind: "see",
    names: "Süleymaniye",
    weekdays: [4],
    text: "Friday prayers at Süleymaniye",
  };

  test("who prays on Friday is in the mosque at noon by the sun, and eats before or after it", async () => {
    const trip = await plan("Istanbul", [prayers], { startDate: "2027-10-14", traveler: "1" });
    const mosque = visitsOf(trip).find(({ guideId }) => guideId === "suleymaniye-mosque");
    expect(mosque?.date).toBe("2027-10-15");
    // The sun is highest at 12:49.
    expect(mosque?.startMinutes).toBeLessThanOrEqual(12 * 60 + 49);
    expect(mosque?.visit?.endMinutes).toBeGreaterThanOrEqual(13 * 60 + 30);
    expect(metIn(trip)).toContain(prayers.text);
    expect(trip.planCheck?.isFeasible).toBe(true);
  });

  test("words for it are read as a visit of the mosque", () => {
    const { name, places } = cityNamed("Istanbul");
    const { read } = readFormWishes(prayers.text, places, undefined, name);
    const names = expect.stringContaining(prayers.names);
    expect(read.flatMap(({ meant }) => meant)).toEqual([{ ...prayers, names }]);
  });

  test("without a Friday nobody is told that they pray on one", async () => {
    const trip = await plan("Istanbul", [prayers], { startDate: "2027-10-17", traveler: "1" });
    expect(metIn(trip)).not.toContain(prayers.text);
    expect(notesOf(trip).join()).toContain(prayers.text);
  });
});

test("a Sunday that the trip doesn't have is named, and the market is seen on another day", async () => {
  const text = "flea market on sunday";
  const market: TripWish = { kind: "have", categories: ["market"], count: 1, weekdays: [6], text };
  const trip = await plan("Berlin", [market], {
    ...{ startDate: "2027-07-16", noOfDays: 2 },
    ...{ traveler: "3", budget: "Economy" },
  });
  expect(notesOf(trip).join()).toContain(`“${text}”: your trip doesn’t have that day`);
  expect(metIn(trip)).not.toContain(text);
});

test("who comes for techno is out in the night, and gets up late after it", async () => {
  const techno: TripWish = { kind: "see", names: "techno", text: "techno" };
  const trip = await plan("Berlin", [techno], {
    ...{ startDate: "2027-07-16", noOfDays: 3 },
    ...{ traveler: "3", budget: "Economy" },
  });
  const nights = visitsOf(trip).filter(
    ({ category, visit }) => category === "nightlife" && (visit?.endMinutes ?? 0) >= 24 * 60,
  );
  const clubs = ["berghain", "tresor-berlin"];
  expect(nights.some(({ guideId }) => clubs.includes(guideId ?? ""))).toBe(true);
  expect(nights.length).toBeGreaterThanOrEqual(2);
  for (const { at } of nights)
    expect(
      trip.tripData.itinerary[at + 1]?.plan[0]?.visit?.startMinutes ?? 630,
    ).toBeGreaterThanOrEqual(10 * 60 + 30);
  expect(trip.planCheck?.isFeasible).toBe(true);
});

test("what is as they asked is named, and what nobody knows is not called left out", async () => {
  const market: TripWish = { kind: "have", categories: ["market"], count: 1, text: "a market" };
  const dashi: TripWish = { kind: "without", names: "dashi", text: "no dashi" };
  const trip = await plan("Rome", [market, dashi], {});
  const notes = notesOf(trip).join("\n");
  const markets = visitsOf(trip).filter(({ category }) => category === "market");
  const named = /“a market” \(([^)]+)\)/.exec(notes)?.[1] ?? "";
  expect(markets.map(({ placeName }) => placeName)).toEqual(
    expect.arrayContaining(named.split(", ")),
  );
  expect(notes).toContain("“no dashi”: our guide has no facts on this");
  expect(metIn(trip)).not.toContain("no dashi");
});

test("who walks badly rides up a hill and down from it", async () => {
  const wishes: TripWish[] = [
    { kind: "need", need: "stepFree", text: "no steep hills please" },
    { kind: "see", names: "Miradouro das Portas do Sol", text: "Portas do Sol" },
    { kind: "see", names: "Carmo Convent", text: "Carmo" },
  ];
  const trip = await plan("Lisbon", wishes, { startDate: "2027-05-11", budget: "Comfort" });
  const { places } = cityNamed("Lisbon");
  const isUp = (id: string | undefined) => places.some((one) => one.id === id && one.isUphill);
  const climbs = trip.tripData.itinerary.flatMap(({ plan: visits }) =>
    visits.filter(({ guideId }, at) => isUp(guideId) !== isUp(visits[at - 1]?.guideId)),
  );
  expect(climbs.length).toBeGreaterThanOrEqual(2);
  expect(climbs.map(({ leg }) => leg?.mode)).not.toContain("walk");
});

test("who comes for tacos has them on every second day, and a drink takes none of those meals", async () => {
  const eat = (food: string, text: string): TripWish => ({
    ...{ kind: "change", words: `eat ${food}` },
    text,
  });
  const trip = await plan("Mexico City", [eat("taco", "tacos"), eat("mezcal", "mezcal")], {
    ...{ startDate: "2027-10-30", noOfDays: 4, budget: "Comfort" },
  });
  const { eateries = [] } = cityNamed("Mexico City");
  const tables = trip.tripData.itinerary
    .flatMap(({ meals = [] }) => meals)
    .flatMap(({ guideId }) => eateries.filter(({ id }) => id === guideId));
  expect(tables.filter((table) => hasFood(table, "taco")).length).toBeGreaterThanOrEqual(2);
  expect(tables.some((table) => hasFood(table, "mezcal"))).toBe(true);
});

test("fado on one evening is heard once", async () => {
  const fado: TripWish = { kind: "see", names: "fado", text: "We'd like fado one evening" };
  const trip = await plan("Lisbon", [fado], { startDate: "2027-05-11", budget: "Comfort" });
  const evenings = visitsOf(trip).filter(({ category }) => category !== "museum");
  expect(evenings.filter(({ placeName }) => /fado/i.test(placeName))).toHaveLength(1);
});

describe("what a city is known for", () => {
  test("is seen on another day than the one out of town that was asked for", async () => {
    const trip = await plan("Cape Town", [winelands], capeTown);
    expect(visitsOf(trip).map(({ guideId }) => guideId)).toContain("cape-point");
  });

  test.each([
    ["Florence", "2027-06-08", 2, "galleria-dell-accademia"],
    ["Delhi", "2027-05-11", 4, "taj-mahal-in-agra"],
  ] as const)("is paid for on a small budget in %s, too", async (city, startDate, noOfDays, id) => {
    const more = { startDate, noOfDays, traveler: "1", budget: "Budget" };
    const trip = await plan(city, [], more);
    expect(visitsOf(trip).map(({ guideId }) => guideId)).toContain(id);
  });
});

test("nobody has pancakes at two meals running", async () => {
  const trip = await plan("Amsterdam", [], {
    ...{ startDate: "2027-08-18", traveler: "4", budget: "Budget" },
    childAges: [11, 11],
  });
  const meals = trip.tripData.itinerary.flatMap((day) => day.meals ?? []);
  const isOfPancakes = meals.map(({ placeName = "" }) => /pancake/i.test(placeName));
  expect(isOfPancakes.some((is, at) => is && isOfPancakes[at + 1] === true)).toBe(false);
});

test("nobody who counts their money drinks on a roof whose prices aren't known", async () => {
  const trip = await plan("Bangkok", [], { noOfDays: 5, traveler: "3", budget: "Economy" });
  const ids = visitsOf(trip).map(({ guideId }) => guideId);
  expect(ids).not.toContain("sky-bar-lebua");
  expect(ids).not.toContain("vertigo-banyan-tree");
});

describe("the notes say what is done", () => {
  test("and what was left unanswered on the form", async () => {
    const wishText = "ryokan with private onsen for at least 1 night";
    const trip = await plan("Kyoto", [], { wishText, startDate: "2027-04-03", budget: "Premium" });
    expect(notesOf(trip).join()).toContain(wishText);
  });

  test("of a birthday the dinner, and that nobody is asked to drink", async () => {
    const birthday = "Grandma's birthday on day 2";
    const trip = await plan(
      "London",
      [
        { kind: "change", words: "a special dinner", days: [2], text: birthday },
        { kind: "need", need: "noFood", text: "2 don't drink" },
      ],
      { startDate: "2027-05-11", budget: "Comfort" },
    );
    const notes = notesOf(trip).join();
    const dinner = trip.tripData.itinerary[1]?.meals?.find(({ kind }) => kind === "dinner");
    expect(notes).toContain(`“${birthday}”: dinner at ${dinner?.placeName} on day 2`);
    expect(metIn(trip)).not.toContain(birthday);
    expect(notes).toContain("“2 don't drink”");
    // It is so after an edit, too.
    const { id } = trip.tripData.itinerary[0]?.plan.at(-1) ?? { id: "" };
    const answer = await sendEdits(
      ada,
      trip.id,
      [{ kind: "remove-place", placeId: id }],
      trip.version,
    );
    expect(answer.status).toBe(200);
    expect(notesOf((await answer.json()) as Trip).join()).toContain(`“${birthday}”: dinner at`);
  });

  test("that who loves gladiators sees the arena", async () => {
    const gladiators: TripWish = { kind: "see", names: "gladiators", text: "kids love gladiators" };
    const trip = await plan("Rome", [gladiators], {
      ...{ startDate: "2027-03-29", traveler: "4" },
      childAges: [6, 9],
    });
    expect(notesOf(trip).join()).not.toContain("We don’t know “gladiators”");
    expect(visitsOf(trip).map(({ guideId }) => guideId)).toContain("colosseum");
  });
});
