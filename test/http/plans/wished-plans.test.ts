import { afterAll, describe, expect, test } from "vitest";
import { placesOf } from "../../../src/domain/engine/known-city.ts";
import { messageText } from "../../../src/domain/message.ts";
import { wordsIn } from "../../../src/domain/messages/words.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";
import type { TripWish } from "../../../src/domain/trip/trip-wish.ts";
import { hasFood } from "../../../src/domain/wishes/meal-tables.ts";
import { readFormWishes } from "../../../src/domain/wishes/read-form-wishes.ts";
import { isTripWish } from "../../../src/domain/wishes/with-meant.ts";
import { cityNamed } from "../../support/guide.ts";
import { byDay, IS_NIGHTLY } from "../../support/nightly.ts";
import { expectError } from "../../support/server/expect-error.ts";
import { generateTrip, postGeneration } from "../../support/server/generate.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

/** From a Monday. */
const START = "2026-05-04";

const server = await startTestServer();
const ada = await signIn(server.url, { name: "Ada", email: "wished@example.com" });
afterAll(() => server.close());

async function plan(city: string, wishes: readonly TripWish[], more: object = {}): Promise<Trip> {
  const selection = {
    location: { label: city },
    noOfDays: 3,
    traveler: "2",
    budget: "Comfort",
    startDate: START,
    ...more,
    wishes,
  };
  return fetchTrip(ada, await generateTrip(ada, selection));
}

function namesOn({ tripData }: Trip, day: number): string[] {
  return tripData.itinerary[day - 1]?.plan.map(({ placeName }) => placeName) ?? [];
}

function allNames(trip: Trip): string[] {
  return trip.tripData.itinerary.flatMap((_, day) => namesOn(trip, day + 1));
}

function kindsOn({ tripData }: Trip, day?: number): (string | undefined)[] {
  return tripData.itinerary
    .filter((_, at) => day === undefined || at === day - 1)
    .flatMap(({ plan }) => plan.map(({ category }) => category));
}

function notesOf({ tripData }: Trip): string[] {
  return (tripData.notes ?? []).map((note) =>
    typeof note === "string" ? note : (messageText(wordsIn().notes, note) ?? ""),
  );
}

type Case = readonly [city: string, wishes: readonly TripWish[], holds: (trip: Trip) => void];

const noMuseumsOnMonday: TripWish = {
  kind: "none",
  categories: ["museum"],
  weekdays: [0],
  text: "no museums on Monday",
};
const beachDay: TripWish = {
  kind: "have",
  categories: ["beach"],
  count: 1,
  text: "one beach day",
};
const noChurches: TripWish = { kind: "none", categories: ["worship"], text: "no churches" };

function see(names: string, day?: number): TripWish {
  const text = day === undefined ? `see ${names}` : `${names} on day ${day}`;
  return { kind: "see", names, text, ...(day === undefined ? {} : { days: [day] }) };
}

test("who wants one concert has one, and so many stops a day count looks and evenings", async () => {
  const trip = await plan(
    "Vienna",
    [
      { kind: "have", categories: ["show"], count: 1, text: "one classical concert" },
      { kind: "mostADay", count: 4, text: "not more than 4 things a day" },
    ],
    { noOfDays: 4, startDate: "2026-12-10" },
  );
  expect(kindsOn(trip).filter((kind) => kind === "show")).toHaveLength(1);
  for (const { plan } of trip.tripData.itinerary) expect(plan.length).toBeLessThanOrEqual(4);
  // Nobody is told that the opera had to give way.
  expect(trip.planCheck?.watch.filter(({ code }) => code === "leftOutFor")).toEqual([]);
});

test("after an early evening out dinner follows, rather than at half past five", async () => {
  const trip = await plan("Lisbon", [see("Fado in Chiado")], { startDate: "2027-03-05" });
  const [evening] = trip.tripData.itinerary.filter(({ plan }) =>
    plan.some(({ guideId }) => guideId === "fado-in-chiado"),
  );
  const dinner = evening?.meals?.find(({ kind }) => kind === "dinner");
  expect(dinner?.startMinutes).toBeGreaterThanOrEqual(20 * 60);
});

describe("what a traveller asks for in words is in the plan", () => {
  test.each(
    byDay<Case>(
      [
        ["Paris", [noMuseumsOnMonday], (trip) => expect(kindsOn(trip, 1)).not.toContain("museum")],
        ["Rome", [noChurches], (trip) => expect(kindsOn(trip)).not.toContain("worship")],
        [
          "Lisbon",
          [
            { kind: "none", categories: ["museum"], text: "no museums but the tile museum" },
            see("National Tile Museum"),
          ],
          (trip) => {
            expect(allNames(trip)).toContain("National Tile Museum");
            expect(kindsOn(trip).filter((kind) => kind === "museum")).toHaveLength(1);
          },
        ],
        ["Barcelona", [beachDay], (trip) => expect(kindsOn(trip)).toContain("beach")],
        ["Lisbon", [beachDay], (trip) => expect(kindsOn(trip)).toContain("beach")],
        [
          "Paris",
          [see("the Louvre", 1)],
          (trip) => expect(namesOn(trip, 1).join()).toMatch(/Louvre/),
        ],
        [
          "Rome",
          [see("the Colosseum and the Pantheon"), see("Villa Farnesina", 3)],
          (trip) => {
            expect(allNames(trip)).toEqual(expect.arrayContaining(["Colosseum", "Pantheon"]));
            expect(namesOn(trip, 3)).toContain("Villa Farnesina");
          },
        ],
        [
          "London",
          [
            see("the Victoria and Albert Museum and the Tower of London"),
            { kind: "without", names: "Buckingham Palace", text: "skip Buckingham Palace" },
          ],
          (trip) => {
            const names = allNames(trip).join();
            expect(names).toMatch(/Victoria and Albert/);
            expect(names).toMatch(/Tower of London/);
            expect(names).not.toMatch(/Buckingham/);
          },
        ],
        [
          "Tokyo",
          [
            { kind: "start", minutes: 630, text: "slow mornings" },
            { kind: "end", minutes: 1110, text: "no late evenings" },
            { kind: "most", categories: ["museum"], count: 1, text: "one museum at most" },
          ],
          (trip) => {
            expect(kindsOn(trip).filter((kind) => kind === "museum").length).toBeLessThanOrEqual(1);
            for (const { plan } of trip.tripData.itinerary) {
              expect(plan[0]?.visit?.startMinutes).toBeGreaterThanOrEqual(630);
              expect(plan.at(-1)?.visit?.endMinutes).toBeLessThanOrEqual(1110);
            }
          },
        ],
        [
          "Singapore",
          [{ kind: "end", minutes: 1080, text: "back by 6 pm" }],
          (trip) => {
            for (const { plan, wayBack } of trip.tripData.itinerary) {
              const end = (plan.at(-1)?.visit?.endMinutes ?? 0) + (wayBack?.minutes ?? 0);
              expect(end).toBeLessThanOrEqual(1080);
            }
          },
        ],
        [
          "Lisbon",
          [
            { kind: "start", minutes: 930, days: [1], text: "we land at 2" },
            { kind: "free", fromMinutes: 780, toMinutes: 900, days: [2], text: "nap on day 2" },
            { kind: "end", minutes: 780, days: [-1], text: "flight at 4" },
          ],
          ({ tripData: { itinerary } }) => {
            const [first, second, last] = itinerary.map(({ plan }) =>
              plan.map(({ visit }) => visit),
            );
            expect(first?.[0]?.startMinutes).toBeGreaterThanOrEqual(930);
            for (const visit of second ?? [])
              expect((visit?.endMinutes ?? 0) <= 780 || (visit?.startMinutes ?? 0) >= 900).toBe(
                true,
              );
            expect(last?.at(-1)?.endMinutes ?? 0).toBeLessThanOrEqual(780);
            expect(second?.length).toBeGreaterThan(2);
          },
        ],
        [
          "Rome",
          [
            see("the Colosseum"),
            { kind: "change", words: "tickets for the Colosseum at 10", text: "Colosseum at 10" },
            { kind: "change", words: "dinner at 20:30", days: [2], text: "dinner at half past 8" },
          ],
          ({ tripData: { itinerary } }) => {
            const visits = itinerary.flatMap(({ plan }) => plan);
            const colosseum = visits.find(({ placeName }) => placeName === "Colosseum");
            expect(colosseum?.visit?.startMinutes).toBe(600);
            const dinners = itinerary.map(
              ({ meals }) => meals?.find(({ kind }) => kind === "dinner")?.startMinutes,
            );
            expect(dinners.map((start) => start === 1230)).toEqual([false, true, false]);
          },
        ],
        // Out of town: after lunch, or there is no time for it.
        ["Venice", [see("Torcello")], (trip) => expect(allNames(trip)).toContain("Torcello")],
        [
          "Lisbon",
          [see("the Coliseu dos Recreios")],
          (trip) => expect(allNames(trip).join()).toMatch(/Coliseu/),
        ],
        [
          "Vienna",
          [
            {
              kind: "have",
              categories: ["market"],
              count: 1,
              weekdays: [2],
              text: "a market on Wednesday",
            },
          ],
          (trip) => expect(kindsOn(trip, 3)).toContain("market"),
        ],
      ],
      6,
    ),
  )("%s, case %#", async (city, wishes, holds) => {
    const trip = await plan(city, wishes);
    holds(trip);
    expect(trip.userSelection.wishes).toEqual(wishes);
    expect(trip.planCheck?.isFeasible).toBe(true);
    const texts = [...new Set(wishes.map(({ text }) => text))];
    const said = notesOf(trip).filter((note) => texts.some((text) => note.includes(`“${text}”`)));
    for (const text of texts) expect(said.join("\n")).toContain(`“${text}”`);
    // A beach for an hour is said to be that, and a table from which one is back a quarter of an hour late.
    const isMet =
      /^(?:As you asked: |“one beach day”: the plan has only |“no late evenings”: this couldn’t be met for )/;
    for (const note of said) expect(note).toMatch(isMet);
  });
});

/** What is planned on which dates, for words as they are typed on the form. */
const TYPED: readonly (readonly [
  words: string,
  city: string,
  more: object,
  holds: (trip: Trip) => void,
])[] = [
  [
    "We want to see the Atlas Mountains for a day",
    "Marrakesh",
    { interests: ["markets", "food"] },
    (trip) => expect(allNames(trip).join()).toMatch(/Imlil|Ourika/),
  ],
  [
    "Neuschwanstein on Sunday",
    "Munich",
    { interests: ["evenings", "food"], startDate: "2027-09-24", noOfDays: 3 },
    (trip) => expect(namesOn(trip, 3)).toContain("Neuschwanstein Castle"),
  ],
  [
    "I'm six months pregnant",
    "Sydney",
    { interests: ["beach", "outdoors"] },
    (trip) =>
      expect(allNames(trip).join()).not.toMatch(/Surf|Climb|Coogee Coastal|Barrenjoey|Bundeena/),
  ],
  [
    "New Year's fireworks from a good spot",
    "Sydney",
    { startDate: "2027-12-30" },
    ({ tripData: { itinerary } }) =>
      expect(itinerary[1]?.plan.at(-1)?.visit?.endMinutes).toBeGreaterThanOrEqual(24 * 60),
  ],
  [
    "leave the last three days free",
    "Lisbon",
    { noOfDays: 7 },
    ({ tripData: { itinerary } }) =>
      expect(itinerary.filter(({ plan }) => plan.length === 0)).toHaveLength(3),
  ],
  [
    "my son's asthma",
    "Delhi",
    { startDate: "2027-10-28", traveler: "4", budget: "Standard", interests: ["markets", "food"] },
    (trip) => expect(allNames(trip).join()).not.toMatch(/Spice Market/),
  ],
  [
    "We are strict vegetarians",
    "Delhi",
    { startDate: "2027-10-28", traveler: "4", budget: "Standard", interests: ["markets", "food"] },
    (trip) => {
      expect(allNames(trip).join()).not.toMatch(/Matia Mahal/);
      const meals = trip.tripData.itinerary.flatMap((day) => day.meals ?? []);
      expect(meals.map(({ placeName }) => placeName).join()).not.toMatch(/Moti Mahal|Gulati|Karim/);
    },
  ],
  [
    "Sagrada Familia yes, but otherwise free things",
    "Barcelona",
    { budget: "Budget" },
    (trip) => {
      const names = allNames(trip).join();
      expect(names).toMatch(/Sagrada Família/);
      expect(names).not.toMatch(/Batlló|Pedrera|Vicens/);
    },
  ],
  [
    "gardens, and not Disney",
    "Tokyo",
    { noOfDays: 7, traveler: "4" },
    (trip) => expect(allNames(trip).join()).not.toMatch(/Disney/),
  ],
  [
    "Uffizi and David of course, but at most one museum a day, and one really special dinner with a view",
    "Florence",
    { budget: "Premium" },
    (trip) => {
      const kinds = trip.tripData.itinerary.map((_, at) => kindsOn(trip, at + 1));
      for (const day of kinds)
        expect(day.filter((kind) => kind === "museum" || kind === "palace").length).toBeLessThan(2);
      const meals = trip.tripData.itinerary.flatMap((day) => day.meals ?? []);
      expect(meals.map(({ placeName }) => placeName).join()).toMatch(/SE·STO|La Loggia/);
    },
  ],
  [
    "be at St Peter's on Sunday morning",
    "Rome",
    { startDate: "2027-03-26" },
    ({ tripData: { itinerary } }) => {
      const [square, church] = ["St Peter's Square", "St Peter's Basilica"].map((name) =>
        itinerary[2]?.plan.find(({ placeName }) => placeName === name),
      );
      expect(square?.visit?.endMinutes).toBeLessThanOrEqual(12.5 * 60);
      expect(church?.visit?.startMinutes ?? 14 * 60).toBeGreaterThanOrEqual(14 * 60);
    },
  ],
  [
    "Everything air-conditioned in the daytime please, we can do outdoor things after sunset",
    "Dubai",
    { month: "2027-08", startDate: undefined },
    ({ tripData: { itinerary } }) => {
      const visits = itinerary.flatMap(({ plan }) => plan);
      const late = visits.filter(({ visit }) => (visit?.startMinutes ?? 0) >= 18 * 60);
      expect(late.length).toBeGreaterThan(1);
      expect(visits.filter(({ category }) => category === "beach")).toEqual([]);
    },
  ],
];

test.each(byDay(TYPED, 4))("%s", async (words, city, more, holds) => {
  const names = placesOf(cityNamed(city));
  const meant = readFormWishes(words, names).read.flatMap((part) => part.meant);
  const pace = meant.find((wish) => wish.kind === "pace")?.pace;
  const trip = await plan(city, meant.filter(isTripWish), { ...(pace && { pace }), ...more });
  holds(trip);
  expect(trip.planCheck?.isFeasible).toBe(true);
  expect(notesOf(trip).filter((note) => /couldn’t be met|nothing we tried/.test(note))).toEqual([]);
});

describe("an hour is kept to, or what isn't then is said", () => {
  const temples: TripWish = {
    kind: "have",
    categories: ["worship"],
    count: 1,
    text: "temples early before it gets hot",
  };
  const nap = {
    kind: "free",
    fromMinutes: 13 * 60,
    toMinutes: 15 * 60,
    text: "Little one still naps from 1 to 3",
  } as const;

  test("temples before the heat begin by half past ten", async () => {
    const trip = await plan("Bangkok", [temples], { noOfDays: 4 });
    const visits = trip.tripData.itinerary.flatMap(({ plan }) => plan);
    const late = visits.filter(
      ({ category, visit }) => category === "worship" && (visit?.startMinutes ?? 0) > 630 + 15,
    );
    expect(visits.filter(({ category }) => category === "worship").length).toBeGreaterThan(1);
    expect(late).toEqual([]);
    expect(notesOf(trip).join()).toContain(temples.text);
  });

  test("a day without what was asked for each day is named", async () => {
    const text = "one quiet garden a day please";
    const park: TripWish = { kind: "have", categories: ["park"], count: 1, text };
    const trip = await plan("Tokyo", [park], { noOfDays: 4 });
    const without = trip.tripData.itinerary.filter(
      (_, at) => !kindsOn(trip, at + 1).includes("park"),
    );
    const said = notesOf(trip).find((note) => note.startsWith(`“${text}”`)) ?? "";
    for (const { day } of without) expect(said).toContain(day);
    expect(without.length).toBeLessThan(2);
  });

  test("a view for the end is the last of its day", async () => {
    const text = "somewhere up high with a view for the end";
    const view: TripWish = { kind: "have", categories: ["viewpoint"], count: 1, text };
    const trip = await plan("Florence", [view], { noOfDays: 1 });
    expect(kindsOn(trip, 1).at(-1)).toBe("viewpoint");
    expect(notesOf(trip).find((note) => note.startsWith("As you asked"))).toContain(text);
  });

  test("who naps at the hotel is there for most of it each day", async () => {
    const family = { traveler: "4", childAges: [3, 6], month: "2027-01", startDate: undefined };
    const trip = await plan("Dubai", [nap], family);
    for (const { free = [], meals = [], plan: visits } of trip.tripData.itinerary) {
      const stops = [...meals, ...visits.flatMap(({ visit }) => visit ?? [])];
      const isOut = stops.some(({ endMinutes }) => endMinutes > nap.fromMinutes);
      const rest = free.find((one) => one.rest === "hotel" && one.startMinutes < nap.toMinutes);
      if (isOut) expect((rest?.endMinutes ?? 0) - (rest?.startMinutes ?? 0)).toBeGreaterThan(80);
    }
    expect(notesOf(trip).find((note) => note.startsWith("As you asked"))).toContain(nap.text);
  });

  test("who comes for street food has it each day", async () => {
    const names = placesOf(cityNamed("Bangkok"));
    const words = "street food every day";
    const wishes = readFormWishes(words, names).read.flatMap(({ meant }) => meant);
    const trip = await plan("Bangkok", wishes.filter(isTripWish), { noOfDays: 4 });
    const stalls = (cityNamed("Bangkok").eateries ?? []).filter((one) =>
      hasFood(one, "street food"),
    );
    const others = trip.tripData.itinerary.filter(({ meals = [] }) =>
      meals.every(({ guideId }) => stalls.every(({ id }) => id !== guideId)),
    );
    expect(others).toEqual([]);
    expect(notesOf(trip)).toContain(`As you asked: “${words}”.`);
  });
});

test("of a list with one thing that nobody knows, that one is a wish, too, so the notes can name it", () => {
  const { read } = readFormWishes("Boat, zorbing", [{ name: "Canal Ring by Boat" }]);
  const meant = read.flatMap((part) => part.meant);
  expect(meant).toMatchObject([
    { kind: "see", names: "Boat" },
    { kind: "see", names: "zorbing" },
  ]);
});

test("a viewpoint at sunset is one from which it is seen, and where dinner would be too early it follows", async () => {
  const text = "a viewpoint at sunset";
  const wish: TripWish = { kind: "have", categories: ["viewpoint"], count: 1, text };
  const trip = await plan("Lisbon", [wish], { startDate: "2027-05-06" });
  const evening = trip.tripData.itinerary.find(({ plan: visits }) => {
    const { visit, category } = visits.at(-1) ?? {};
    return category === "viewpoint" && visit !== undefined && visit.endMinutes > 20 * 60;
  });
  const { startMinutes = 0, endMinutes = 0 } = evening?.plan.at(-1)?.visit ?? {};
  const sunset = 20 * 60 + 32;
  expect(startMinutes).toBeLessThan(sunset);
  expect(endMinutes).toBeGreaterThanOrEqual(sunset);
  const dinner = evening?.meals?.find(({ kind }) => kind === "dinner");
  expect(dinner?.startMinutes).toBeGreaterThanOrEqual(endMinutes);
  expect(notesOf(trip).join()).toContain(`As you asked: “${text}”`);
});

test("what is only looked at from outside takes no hour and no ticket", async () => {
  const text = "Casa Batlló only from outside";
  const wishes = [
    { kind: "see", names: "Casa Batlló", text },
    { kind: "change", words: text, text },
  ] as const;
  const { tripData } = await plan("Barcelona", wishes);
  const house = tripData.itinerary
    .flatMap(({ plan: visits }) => visits)
    .find(({ placeName }) => placeName === "Casa Batlló");
  expect(house).toMatchObject({ ticketsPricing: "Free", stayMinutes: 20 });
  expect(house?.booking).toBeUndefined();
});

test("a sweet of which a bakery in the plan is known is not missed", async () => {
  const trip = await plan("Lisbon", [
    { kind: "change", words: "eat nata", text: "pasteis de nata" },
  ]);
  expect(notesOf(trip).join()).toContain("As you asked: “pasteis de nata”");
});

describe("what can't be is said with its reason", () => {
  test("an evening that is late by its dinner is put down to the dinner", async () => {
    const trip = await plan("Rome", [
      { kind: "end", minutes: 20 * 60, days: [2], text: "back by 8" },
      { kind: "change", words: "dinner at 20:30", days: [2], text: "dinner at half past 8" },
    ]);
    const { meals = [], plan: visits } = trip.tripData.itinerary[1] ?? { plan: [] };
    const dinner = meals.find(({ kind }) => kind === "dinner");
    expect(dinner?.startMinutes).toBe(1230);
    expect(visits.at(-1)?.visit?.endMinutes).toBeLessThan(1230);
    const late = notesOf(trip).find((note) => note.startsWith("“back by 8”"));
    expect(late).toContain(dinner?.placeName);
    expect(late).not.toContain(visits.at(-1)?.placeName);
  });

  test("a name that nobody knows, a kind that isn't there, a need that no guide has", async () => {
    const notes = notesOf(
      await plan("Kyoto", [
        see("the Eiffel Tower and Kinkaku-ji"),
        beachDay,
        { kind: "need", need: "nutFree", text: "no nuts" },
      ]),
    );
    expect(notes).toContain("We don’t know “Eiffel Tower” in Kyoto, so it isn’t in the plan.");
    expect(notes).toContain("“one beach day”: we don’t know anything like that in Kyoto.");
    expect(notes).toContainEqual(expect.stringContaining("“no nuts”: we don’t know"));
    expect(notes.join()).not.toContain("Kinkaku");
  });

  test("of an allergy to seafood, what is known for it is left out, and that nobody knows the rest is said", async () => {
    const allergy = { kind: "need", need: "seafoodFree", text: "a shellfish allergy" } as const;
    const tables = ({ tripData }: Trip) =>
      tripData.itinerary
        .flatMap(({ meals = [] }) => meals)
        .map(({ placeName, placeDetails }) => `${placeName} ${placeDetails}`);
    const seafood = /seafood|fish|marisqueira|oyster|crab|prawn|cod\b/i;
    const days = { noOfDays: "4" } as const;
    expect(tables(await plan("Lisbon", [], days)).join()).toMatch(seafood);
    const trip = await plan("Lisbon", [allergy], days);
    expect(tables(trip).join()).not.toMatch(seafood);
    expect(notesOf(trip).at(-1)).toMatch(
      /^“a shellfish allergy”: .* Ask the restaurant each time\.$/,
    );
  });

  test.each(byDay(["Team Lab", "teamLab", "teamLabs"]))(
    "%s, a part of a name, is enough, and nothing is denied that is in the plan",
    async (part) => {
      const trip = await plan("Tokyo", [see(part)]);
      expect(allNames(trip).join()).toContain("teamLab");
      expect(notesOf(trip).join()).not.toContain("We don’t know “");
      expect(notesOf(trip)).toContainEqual(expect.stringContaining("As you asked: "));
      const without = await plan("Tokyo", [{ kind: "without", names: part, text: `no ${part}` }]);
      expect(allNames(without).join()).not.toContain("teamLab");
    },
  );

  test("a day on which the place is closed, and a weekday without dates", async () => {
    // The Louvre is closed on Tuesdays.
    const trip = await plan("Paris", [see("the Louvre", 2)]);
    const day = [1, 3].find((one) => namesOn(trip, one).join().includes("Louvre"));
    expect(day).toBeDefined();
    expect(notesOf(trip).at(-1)).toMatch(
      new RegExp(`closed then or doesn’t fit, so it’s on day ${day}`),
    );
    const open = await plan("Paris", [noMuseumsOnMonday], { startDate: undefined });
    expect(notesOf(open).at(-1)).toMatch(/without dates, we don’t know which day that is/);
  });
});

describe("the days of a family", () => {
  const family = { traveler: "4", budget: "Standard", startDate: undefined };

  test("are over by eight with a child of three, whose age the trip keeps", async () => {
    const trip = await plan("London", [], { ...family, childAges: [8, 3] });
    expect(trip.userSelection.childAges).toEqual([8, 3]);
    for (const { plan: places, meals = [], wayBack } of trip.tripData.itinerary) {
      const dinner = meals.find(({ kind }) => kind === "dinner");
      const way = dinner?.isAfterRide === true ? 0 : (wayBack?.minutes ?? 0);
      expect((dinner?.endMinutes ?? Number.POSITIVE_INFINITY) + way).toBeLessThanOrEqual(20 * 60);
      for (const { category, visit } of places)
        if (category === "museum" && visit !== undefined)
          expect(visit.endMinutes - visit.startMinutes).toBeLessThanOrEqual(120);
    }
    expect(trip.planCheck?.isFeasible).toBe(true);
  });

  test.each(
    byDay([
      ["Tokyo", "Tokyo DisneySea"],
      ["Los Angeles", "Disneyland Park"],
      ["Seoul", "Everland"],
    ]),
  )("in %s have %s, where they ask for it", async (city, name) => {
    const trip = await plan(city, [see(name)], family);
    expect(allNames(trip)).toContain(name);
    expect(trip.planCheck?.isFeasible).toBe(true);
  });

  test.each([[[18]], [[-1]], [[1.5]], [Array.from({ length: 9 }, () => 5)]])(
    "children of %j are refused",
    async (childAges) => {
      const selection = { noOfDays: 3, traveler: "4", budget: "Comfort", childAges };
      await expectError(await postGeneration(ada, { selection }), 400, "bad_request");
    },
  );
});

test("of a wish that was left open nothing is done, and that is said", async () => {
  const text = "no dinner on day 1";
  const trip = await plan("Prague", [{ kind: "change", words: text, isOpen: 1, text }]);
  expect(notesOf(trip)).toContain(`We didn’t understand “${text}”, so we planned without it.`);
  expect(trip.tripData.itinerary[0]?.meals?.map(({ kind }) => kind)).toContain("dinner");
});

test("a special dinner at usual prices says where it is", async () => {
  const text = "a fancy dinner";
  const trip = await plan("Prague", [{ kind: "change", words: text, text }], { budget: "Economy" });
  expect(notesOf(trip).at(-1)).toMatch(/^“a fancy dinner”: the best .* is mid-priced: /);
});

test.each([
  [{ kind: "none", categories: ["gossip"], text: "no gossip" }],
  [{ kind: "see", names: "x".repeat(121), text: "x" }],
  [{ kind: "see", names: "x", text: "x", more: 1 }],
  Array.from({ length: 21 }, () => noChurches),
])("what is no wish, or too much, is refused", async (...wishes) => {
  const selection = { noOfDays: 3, traveler: "2", budget: "Comfort", wishes };
  const answer = await postGeneration(ada, { selection });
  await expectError(answer, 400, "bad_request");
});

test("who arrives in the evening and leaves at noon has a plan within these hours, and isn't blamed for them", async () => {
  const trip = await plan("Lisbon", [
    { kind: "start", minutes: 18 * 60, days: [1], text: "arriving at 18:00" },
    { kind: "end", minutes: 12 * 60, days: [-1], text: "leaving at 12:00" },
  ]);
  const [first, , last] = trip.tripData.itinerary;
  expect(first?.plan[0]?.visit?.startMinutes).toBeGreaterThanOrEqual(18 * 60);
  expect(last?.plan.at(-1)?.visit?.endMinutes).toBeLessThanOrEqual(12 * 60);
  // Nobody who has left dines in town.
  expect(last?.meals ?? []).toEqual([]);
  const blamed = (trip.planCheck?.weaknesses ?? []).flatMap(({ code, values }) =>
    [values?.days ?? values?.day].flat().some((day) => day === 1 || day === 3) ? [code] : [],
  );
  for (const code of ["startsLate", "endsEarly", "littleToSee", "emptyDay", "mealsMissing"]) {
    expect(blamed).not.toContain(code);
  }
});

test("a trip in a month keeps it, and says the weather of it", async () => {
  const trip = await plan("Lisbon", [], { startDate: undefined, month: "2027-07" });
  expect(trip.userSelection).toMatchObject({ month: "2027-07" });
  expect(trip.tripData.itinerary.every(({ date }) => date === undefined)).toBe(true);
  expect(notesOf(trip).join(" ")).toMatch(/July/);
});

describe.runIf(IS_NIGHTLY)("what is claimed as done is what was asked for", () => {
  const metIn = (trip: Trip) => notesOf(trip).find((note) => note.startsWith("As you asked")) ?? "";

  test("famous places at sunrise begin each day in its light", async () => {
    const text = "the famous spots at sunrise before the crowds";
    const trip = await plan("Kyoto", [{ kind: "need", need: "crowds", text }], {
      startDate: "2027-03-29",
    });
    for (const { plan: visits } of trip.tripData.itinerary) {
      expect(visits[0]?.visit?.startMinutes).toBeLessThanOrEqual(6 * 60 + 40);
      expect(visits[0]?.visit?.startMinutes).toBeGreaterThanOrEqual(5 * 60 + 15);
    }
    expect(metIn(trip)).toContain(text);
  });

  test("a stop at ten is not called early", async () => {
    const text = "Montmartre early";
    const wish = { kind: "see", names: "Montmartre", text } as const;
    const trip = await plan("Paris", [wish], { pace: "relaxed" });
    const stop = trip.tripData.itinerary
      .flatMap((day) => day.plan)
      .find(({ placeName }) => placeName.startsWith("Montmartre"));
    const isEarly = (stop?.visit?.startMinutes ?? 0) <= 9 * 60 + 30;
    expect(metIn(trip).includes(text)).toBe(isEarly);
  });

  test("record shops are those, and jazz is heard where one comes for it", async () => {
    const trip = await plan("Tokyo", [
      { kind: "have", categories: ["market"], count: 1, text: "record shops" },
      { kind: "see", names: "jazz", text: "jazz kissaten" },
    ]);
    expect(allNames(trip)).toContain("Shimokitazawa");
    expect(allNames(trip)).not.toContain("New York Bar, Park Hyatt");
    expect(metIn(trip)).toContain("record shops");
  });

  test("shops of a kind that the guide has none of are said to be missing", async () => {
    const guitars: TripWish = {
      kind: "have",
      categories: ["market"],
      count: 1,
      text: "guitar shops",
    };
    const trip = await plan("Rome", [guitars]);
    expect(metIn(trip)).not.toContain("guitar");
    expect(notesOf(trip)).toContain("“guitar shops”: we don’t know anything like that in Rome.");
  });

  test("a day out by the sea is most of a day", async () => {
    const text = "a day out by the sea";
    const trip = await plan("Dublin", [{ kind: "have", categories: ["beach"], count: 1, text }]);
    const stays = trip.tripData.itinerary
      .flatMap(({ plan: visits }) => visits)
      .filter(({ placeName }) => /Howth|Laoghaire/.test(placeName));
    expect(stays).toHaveLength(1);
    const { startMinutes = 0, endMinutes = 0 } = stays[0]?.visit ?? {};
    expect(endMinutes - startMinutes).toBeGreaterThanOrEqual(180);
    expect(metIn(trip)).toContain(text);
  });

  test("a visit of a stadium is no match", async () => {
    const text = "a match at La Bombonera";
    const trip = await plan("Buenos Aires", [{ kind: "see", names: "La Bombonera", text }]);
    expect(allNames(trip).join()).toContain("Bombonera");
    expect(metIn(trip)).not.toContain(text);
    expect(notesOf(trip).join()).toContain(`“${text}”: we don’t know what is on.`);
  });

  test("plenty of coffee houses are a stop each afternoon, or the days without one are named", async () => {
    const text = "plenty of coffee houses";
    const wish: TripWish = { kind: "change", words: "eat coffee every day", text };
    const trip = await plan("Vienna", [wish, { kind: "walkLess", text: "for my parents" }], {
      pace: "relaxed",
    });
    const cafes = (cityNamed("Vienna").eateries ?? []).filter(({ name, details }) =>
      /caf[eé]|coffee|konditorei|cakes/i.test(`${name} ${details}`),
    );
    const said = notesOf(trip).find((note) => note.startsWith(`“${text}”`)) ?? "";
    const days = trip.tripData.itinerary;
    const stops = days.flatMap(({ free = [] }) => free.flatMap(({ near = [] }) => near));
    expect(stops.some((name) => cafes.some((cafe) => cafe.name === name))).toBe(true);
    for (const { day, free = [] } of days) {
      const near = free.flatMap((part) => part.near ?? []);
      if (!cafes.some(({ name }) => near.includes(name))) expect(said).toContain(day);
    }
  });

  test("who eats no meat dines at kitchens without any where there are some, and other meals are named", async () => {
    const wish: TripWish = { kind: "need", need: "vegetarian", text: "strict vegetarians" };
    const trip = await plan("Delhi", [wish], { startDate: "2027-02-11", budget: "Standard" });
    const names = trip.tripData.itinerary.flatMap(({ meals = [] }) =>
      meals.map(({ placeName }) => placeName ?? ""),
    );
    expect(names.join()).not.toMatch(/Gulati|Embassy|Moti Mahal/);
    expect(names.join()).toMatch(/Haldiram|Saravana|Premvati|Govinda|Kake Di/);
  });

  test("of a diet the notes count the meals and name tables alone, and the check none twice", async () => {
    const wish: TripWish = { kind: "need", need: "kosher", text: "Kosher" };
    const { tripData, planCheck } = await plan("Prague", [wish]);
    const meals = tripData.itinerary.flatMap(({ meals: had = [] }) => had);
    const tables = new Set(meals.map(({ placeName }) => placeName));
    const note = tripData.notes?.find(
      (one) => typeof one !== "string" && one.code === "wishMealsAt",
    );
    if (note === undefined || typeof note === "string") throw new Error("no note on the meals");
    expect(note.values?.all).toBe(meals.length);
    for (const name of [note.values?.names ?? []].flat()) expect(tables).toContain(name);
    const codes = planCheck?.weaknesses?.map(({ code }) => code);
    expect(codes).not.toContain("wishNotOn");
    expect(codes).not.toContain("wishNotShown");
  });

  test("a quarter to stay away from is none to eat in", async () => {
    const wish: TripWish = { kind: "without", names: "Temple Bar", text: "not Temple Bar" };
    const trip = await plan("Dublin", [wish], { startDate: "2027-03-16", budget: "Standard" });
    const tables = trip.tripData.itinerary.flatMap(({ meals = [] }) => meals);
    expect(tables.map(({ placeName }) => placeName).join()).not.toMatch(/Elephant/);
  });

  test("modern over colonial is more of the one, and none of the other", async () => {
    const text = "modern stuff over colonial";
    const { asked, read } = readFormWishes(text, [], undefined, "Mexico City");
    const noted = asked.flatMap(
      ({ choices }) => choices.find(({ label }) => label === "note") ?? [],
    );
    const wishes = [...noted, ...read].flatMap(({ meant }) => meant).filter(isTripWish);
    const trip = await plan("Mexico City", wishes, { noOfDays: 4 });
    expect(allNames(trip)).toEqual(expect.arrayContaining(["Museum of Modern Art"]));
    expect(allNames(trip)).not.toContain("National Museum of Art");
  });

  test("who is to be back by half past eight, and wants no nightlife, is, and in no bar", async () => {
    const words = "no nightlife, back by 8:30 pm";
    const { read } = readFormWishes(words, [], undefined, "Mexico City");
    const wishes = read.flatMap(({ meant }) => meant).filter(isTripWish);
    expect(wishes.map(({ kind }) => kind).sort()).toEqual(["end", "none"]);
    const trip = await plan("Mexico City", wishes);
    expect(kindsOn(trip)).not.toContain("nightlife");
    for (const { plan: visits, meals = [] } of trip.tripData.itinerary) {
      const ends = [...meals, ...visits.flatMap(({ visit }) => visit ?? [])];
      expect(Math.max(...ends.map(({ endMinutes }) => endMinutes))).toBeLessThanOrEqual(1245);
    }
  });
});

test("what stands on a hill is not for a wheelchair, nor a playground for teenagers", async () => {
  const stepFree: TripWish = { kind: "need", need: "stepFree", text: "a wheelchair" };
  const istanbul = await plan("Istanbul", [stepFree]);
  expect(allNames(istanbul)).not.toContain("Süleymaniye Mosque");
  const teenagers = { traveler: "4", childAges: [12, 14, 17], noOfDays: 4 };
  expect(allNames(await plan("London", [], teenagers))).not.toContain("Coram's Fields");
});

describe("on the day of arrival", () => {
  const landing = (minutes: number): TripWish => ({
    kind: "start",
    minutes,
    days: [1],
    text: "arriving",
  });

  test("who lands in the night sleeps first, and stays nowhere for long", async () => {
    const trip = await plan("Sydney", [landing(5 * 60)], { noOfDays: 4 });
    const [first] = trip.tripData.itinerary;
    expect(first?.plan[0]?.visit?.startMinutes).toBeGreaterThanOrEqual(600);
    for (const { visit } of first?.plan ?? [])
      expect((visit?.endMinutes ?? 0) - (visit?.startMinutes ?? 0)).toBeLessThan(120);
  });

  const leaving: TripWish = { kind: "end", minutes: 450, days: [-1], text: "leaving" };

  test("who comes to town at seven goes to no museum", async () => {
    const trip = await plan("Seoul", [landing(18 * 60 + 55), leaving], {
      ...{ startDate: "2027-05-04", noOfDays: 5, traveler: "3", budget: "Standard" },
    });
    expect(kindsOn(trip, 1)).not.toContain("palace");
    expect(kindsOn(trip, 1)).not.toContain("museum");
  });
});

describe("what was asked for is in the plan", () => {
  const see = (names: string, text = names): TripWish => ({ kind: "see", names, text });
  const arrives = (minutes: number): TripWish => ({
    kind: "start",
    minutes,
    days: [1],
    text: "arriving",
  });
  const leaves = (minutes: number): TripWish => ({
    kind: "end",
    minutes,
    days: [-1],
    text: "leaving",
  });
  const concert: TripWish = {
    ...{ kind: "have", categories: ["show"], count: 1 },
    text: "Christmas markets and a classical concert",
  };
  test.each([
    ["Lisbon", [see("fado", "an evening of fado")], {}, "Clube de Fado"],
    ["Buenos Aires", [see("tango", "a tango lesson")], {}, "La Catedral Tango Club"],
    // On the day of a night's landing; the second is a Friday, and it is shut.
    [
      "Delhi",
      [arrives(300), leaves(1125), see("Taj Mahal in Agra", "Taj Mahal as a day trip")],
      { startDate: "2027-10-21", budget: "Standard", traveler: "1" },
      "Taj Mahal in Agra",
    ],
    // For all that its ticket is more than a small budget has.
    [
      "Prague",
      [arrives(535), leaves(1210), see("Prague Castle"), see("Old Jewish Cemetery")],
      { startDate: "2027-03-09", noOfDays: 1, budget: "Economy", traveler: "1", pace: "full" },
      "Prague Castle",
    ],
    [
      "Vienna",
      [arrives(760), leaves(1050), see("Christmas Market on Rathausplatz", concert.text), concert],
      { startDate: "2027-12-11", noOfDays: 2, budget: "Premium", pace: "relaxed" },
      "Musikverein",
    ],
  ] as const)("%s", async (city, wishes, more, name) => {
    expect(allNames(await plan(city, wishes, more))).toContain(name);
  });

  test("who is to be back by half past six dines before it", async () => {
    const wishes: TripWish[] = [{ kind: "end", minutes: 1110, text: "short evenings" }];
    const { tripData } = await plan("Tokyo", wishes, { traveler: "3", childAges: [6, 10] });
    for (const { plan: visits, meals = [] } of tripData.itinerary.filter(
      ({ plan }) => plan.length,
    )) {
      const dinner = meals.find(({ kind }) => kind === "dinner");
      expect(dinner?.endMinutes).toBeLessThanOrEqual(1125);
      expect(visits.length).toBeGreaterThan(1);
    }
  });

  test("a dinner before one is back takes no whole outing, and leaves no day nearly empty", async () => {
    const wishes: TripWish[] = [
      { kind: "start", minutes: 660, text: "from 11" },
      { kind: "end", minutes: 1230, text: "back by half past eight" },
      { kind: "none", categories: ["nightlife"], text: "no bars" },
      { kind: "need", need: "vegan", text: "vegan" },
    ];
    const more = { traveler: "3", budget: "Budget", noOfDays: 4, startDate: "2027-07-01" };
    const { tripData } = await plan("Berlin", wishes, more);
    expect(tripData.itinerary.map(({ plan: visits }) => visits.length > 1)).toEqual(
      Array(4).fill(true),
    );
  });
});
