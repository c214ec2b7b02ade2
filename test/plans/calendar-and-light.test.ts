import { expect, test } from "vitest";
import { makeTimetable } from "../../src/domain/engine/days/make-timetable.ts";
import type { KnownCity, KnownEatery, KnownPlace } from "../../src/domain/engine/known-city.ts";
import { sunsetMinutes } from "../../src/domain/places/sunset-minutes.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { describeGuideDays } from "../../src/guide/describe-guide-days.ts";
import { cityNamed } from "../support/guide.ts";
import { byDay } from "../support/nightly.ts";
import { knownCity, knownHotel, knownPlace } from "../support/plans/known-city.ts";
import { sampledCities } from "../support/plans/sampled-cities.ts";

const DUSK_MINUTES = 30;
/** Midwinter north and south. */
const WINTER = { north: "2027-01-11", south: "2027-07-05" } as const;

const MARRAKESH = { lat: 31.63, lon: -7.99 };

/** A dozen museums of Marrakesh, and one place more. */
function cityWith(given: Partial<KnownPlace> & { id: string }): KnownCity {
  const at = MARRAKESH;
  const timeZone = "Africa/Casablanca";
  const museums = Array.from({ length: 12 }, (_, nth) =>
    knownPlace({ id: `museum-${nth}`, at, timeZone, hours: "09:00-18:00", visitMinutes: 90 }),
  );
  const place = knownPlace({ at, timeZone, popularity: 90, ...given });
  const hotel = knownHotel({ id: "hotel", at });
  return knownCity([...museums, place], [hotel]);
}

function daysOf(city: KnownCity, startDate: string, days = 1) {
  const request = { traveller: "Couple", people: 2, budget: "Standard", days, startDate } as const;
  return runToEnd(makeTimetable(city, request)).days;
}

const visitOf = (city: KnownCity, id: string, startDate: string) =>
  daysOf(city, startDate)
    .flatMap(({ visits }) => visits)
    .find(({ candidate }) => candidate.place.id === id);

test.each(sampledCities(2).map(({ city }) => city))(
  "$name in winter: nothing in the open ends in the dark, unless it is lit or for the evening",
  (city) => {
    const startDate = WINTER[city.centre.lat < 0 ? "south" : "north"];
    const inOpen = daysOf(city, startDate, 3).flatMap(({ visits, date = "" }) =>
      visits.flatMap(({ candidate: { place }, endMinutes }) => {
        const { indoor = true, isLit = false, bestTime, at, timeZone = "" } = place;
        const mayBeDark = indoor || isLit || bestTime === "evening";
        if (mayBeDark || place.category === "nightlife" || at === undefined) return [];
        return [{ id: place.id, late: endMinutes - (sunsetMinutes(date, at, timeZone) ?? 0) }];
      }),
    );
    expect(inOpen.length).toBeGreaterThan(0);
    expect(inOpen.filter(({ late }) => late > DUSK_MINUTES)).toEqual([]);
  },
);

test("who comes for the sunset leaves between just before it and dusk, in summer and in winter", () => {
  const city = cityWith({ id: "terrace", category: "viewpoint", bestTime: "sunset" });
  for (const date of ["2027-01-11", "2027-06-21"]) {
    const { endMinutes = 0 } = visitOf(city, "terrace", date) ?? {};
    const sunset = sunsetMinutes(date, { lat: 31.63, lon: -7.99 }, "Africa/Casablanca") ?? 0;
    expect(endMinutes - sunset).toBeGreaterThanOrEqual(-15);
    expect(endMinutes - sunset).toBeLessThanOrEqual(DUSK_MINUTES);
  }
});

test("who comes for the sunset stays for it, and dines after it where it is late", () => {
  const days = daysOf(cityNamed("Florence"), "2027-05-21", 3);
  // Who goes out after dinner dines sooner.
  const calm = days.filter(({ visits, meals }) =>
    meals.every(
      (meal) => meal.startMinutes >= (visits.at(-1)?.startMinutes ?? 0) || meal.kind === "lunch",
    ),
  );
  const missed = calm.flatMap(({ visits, date = "" }) =>
    visits.flatMap(({ candidate: { place }, endMinutes }) => {
      const { at, timeZone = "", bestTime } = place;
      if (bestTime !== "sunset" || at === undefined) return [];
      const left = (sunsetMinutes(date, at, timeZone) ?? 0) - endMinutes;
      return left > 15 ? [`${place.name}: ${left} min`] : [];
    }),
  );
  expect(missed).toEqual([]);
});

test("the most crowded sights are seen by eleven, or by night where that is as good, by families and friends too", () => {
  const family = { traveller: "Family", people: 4, childAges: [8, 11] } as const;
  const friends = { traveller: "Friends", people: 3, interests: ["food", "evenings"] } as const;
  const seen = ["Rome", "Florence", "Venice", "Kyoto"].flatMap((name, nth) => {
    const who = nth % 2 === 0 ? family : friends;
    const request = { ...who, budget: "Standard", days: 3, startDate: "2027-09-09" } as const;
    return runToEnd(makeTimetable(cityNamed(name), request)).days.flatMap(({ visits }) =>
      visits.flatMap(({ candidate: { place }, startMinutes }) => {
        const { bestStarts = [], popularity } = place;
        const [first = "12"] = bestStarts;
        // Its text names the night as well.
        const isByNight = bestStarts.includes("dark") && startMinutes >= 20 * 60;
        const isQuiet = startMinutes <= 11 * 60 || isByNight;
        return popularity >= 95 && first < "09:30" ? [isQuiet] : [];
      }),
    );
  });
  expect(seen.length).toBeGreaterThan(7);
  expect(seen.filter((isEarly) => isEarly).length).toBeGreaterThanOrEqual(0.75 * seen.length);
});

test("a visit begins when the text of its place says so: before nine, as the lamps come on, or late in the day", () => {
  const told = {
    category: "old-town",
    bestTime: "any",
    hours: "24/7",
    isLit: true,
    visitMinutes: 30,
  } as const;
  const startOf = (bestStarts: readonly string[], popularity = 90) =>
    visitOf(cityWith({ id: "told", ...told, popularity, bestStarts }), "told", "2027-01-11")
      ?.startMinutes ?? 0;
  // The day begins sooner for it, but not for what few come to see.
  expect(startOf(["06:30-08:30"])).toBeLessThanOrEqual(8.5 * 60);
  expect(startOf(["06:30-08:30"], 60)).toBeGreaterThanOrEqual(9 * 60);
  const late = startOf(["15:30-17:00"]);
  expect([late >= 15.5 * 60, late <= 17 * 60]).toEqual([true, true]);
  const sunset = sunsetMinutes("2027-01-11", MARRAKESH, "Africa/Casablanca") ?? 0;
  expect(startOf(["dusk"]) - sunset).toBeGreaterThanOrEqual(-15);
});

test("out of its season a famous place is in no plan, in its season it is", () => {
  const city = cityWith({ id: "roses", category: "park", mustSee: true, season: "May" });
  expect(visitOf(city, "roses", "2027-05-10")).toBeDefined();
  expect(visitOf(city, "roses", "2027-11-10")).toBeUndefined();
});

test("on a day of fasting only a meal after sunset has a name", () => {
  const at = { lat: 31.63, lon: -7.99 };
  const fastsOn = ["2027-02-08/2027-03-09"];
  const eatery = (id: string, meal: "lunch" | "dinner") => ({
    ...{ id, at, name: id, details: "", kind: "restaurant", meals: [meal], price: "middle" },
    ...{ timeZone: "Africa/Casablanca", fastsOn },
  });
  const eateries = [eatery("noon", "lunch"), eatery("evening", "dinner")] as KnownEatery[];
  const bar = { id: "bar", category: "nightlife", bestTime: "evening" } as const;
  const known = cityWith({ ...bar, hours: "19:00-23:30", mustSee: true });
  const city = { ...known, eateries, places: known.places.map((one) => ({ ...one, fastsOn })) };
  const namedOn = (date: string) =>
    daysOf(city, date).flatMap(({ meals }) => meals.map(({ kind, guideId }) => [kind, guideId]));
  expect(namedOn("2027-02-02")).toContainEqual(["lunch", "noon"]);
  expect(namedOn("2027-02-09")).toContainEqual(["lunch", undefined]);
  expect(namedOn("2027-02-09")).toContainEqual(["dinner", "evening"]);
});

test("a ticket is free in hours of free entry, and says why; nobody is told to book what can't be booked then", () => {
  const city = cityWith({
    ...{ id: "palace", ticketPrice: 20, booking: { need: "must", daysAhead: 30 } },
    ...{ freeHours: "Su[1] 09:00-18:00", freeQueue: true },
  });
  const visitOn = (date: string) =>
    daysOf(city, date)
      .flatMap((day) => describeGuideDays([day], 1, "Hotel", city).flatMap(({ plan }) => plan))
      .find(({ guideId }) => guideId === "palace");
  const free = visitOn("2027-05-02");
  expect(free?.ticketsPricing).toBe("Free");
  expect(free?.freeEntry).toEqual({ why: "firstSunday", isQueue: true });
  expect(free?.booking).toBeUndefined();
  const paid = visitOn("2027-05-09");
  expect(paid?.ticketsPricing).toBe("€20 per adult");
  expect(paid?.freeEntry).toBeUndefined();
  expect(paid?.booking?.need).toBe("must");
});

test("who goes slowly comes on another day than the free one with its queue", () => {
  const city = cityWith({ id: "palace", freeHours: "Su[1] 09:00-18:00", freeQueue: true });
  const request = { traveller: "Family", people: 4, budget: "Standard", days: 2 } as const;
  const { days } = runToEnd(makeTimetable(city, { ...request, startDate: "2027-05-02" }));
  const dayOfPalace = days.find(({ visits }) =>
    visits.some(({ candidate }) => candidate.place.id === "palace"),
  );
  expect(dayOfPalace?.date).toBe("2027-05-03");
});

test.each(
  byDay(
    [
      ["Amsterdam", "2027-04-27", "kings-day-in-the-jordaan"],
      ["Paris", "2027-07-14", "bastille-day-fireworks"],
      ["Rio de Janeiro", "2027-12-31", "reveillon-in-copacabana"],
      ["Berlin", "2027-12-24", "christmas-eve-memorial-church"],
    ],
    2,
  ),
)("in %s on %s one is at the feast, which is in no other plan", (name, date, id) => {
  const city = cityNamed(name);
  expect(visitOf(city, id, date)).toBeDefined();
  expect(visitOf(city, id, "2027-09-20")).toBeUndefined();
});

test("what opens late on a feast is seen from then on, and on other days when it is best", () => {
  const opensLateOn = [{ dates: ["2027-05-16"], from: "13:00" }];
  const palace = {
    id: "palace",
    hours: "09:00-18:00",
    bestTime: "morning",
    mustSee: true,
  } as const;
  const city = cityWith({ ...palace, opensLateOn });
  expect(visitOf(city, "palace", "2027-05-16")?.startMinutes).toBeGreaterThanOrEqual(13 * 60);
  expect(visitOf(city, "palace", "2027-05-17")?.startMinutes).toBeLessThan(12 * 60);
});

test("London at Christmas does without what is closed then", () => {
  const city = cityNamed("London");
  expect(city.places.map(({ id }) => id)).toContain("british-museum");
  expect(visitOf(city, "british-museum", "2026-12-25")).toBeUndefined();
});

/** A park that is open until late, and a boat of the summer, on a trip of that month. */
function visitsIn(month: string) {
  const park = { id: "park", category: "park", hours: "08:00-23:00", visitMinutes: 120 } as const;
  const city = cityWith({ ...park, bestTime: "afternoon" });
  const boat = knownPlace({
    ...park,
    id: "boat",
    at: MARRAKESH,
    season: "May-Jul",
    mustSee: true,
  });
  const request = { traveller: "Couple", people: 2, budget: "Standard", days: 2, month } as const;
  const { days } = runToEnd(makeTimetable({ ...city, places: [...city.places, boat] }, request));
  return days.flatMap(({ visits }) =>
    visits.map((visit) => ({ id: visit.candidate.place.id, ...visit })),
  );
}

test("a trip that has only a month is planned for its season and its light", () => {
  expect(visitsIn("2027-06").map(({ id }) => id)).toContain("boat");
  const winter = visitsIn("2027-12");
  expect(winter.map(({ id }) => id)).not.toContain("boat");
  const park = winter.find(({ id }) => id === "park");
  const sunset = sunsetMinutes("2027-12-15", MARRAKESH, "Africa/Casablanca") ?? 0;
  expect(park?.endMinutes).toBeLessThanOrEqual(sunset + DUSK_MINUTES);
});

test("in Dubai who is back early sees the marina by day", () => {
  const request = { traveller: "Group", people: 4, days: 4, startDate: "2027-01-23" } as const;
  const city = cityNamed("Dubai");
  const { days } = runToEnd(makeTimetable(city, { ...request, budget: "Standard" }));
  const seen = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place.id));
  expect(seen).toContain("dubai-marina-walk");
});

test("in July a grandmother of 74 sees the Acropolis in the cool of the morning", () => {
  const daysIn = (startDate: string) => {
    const wishes = [{ kind: "walkLess", text: "Grandma is 74" }] as const;
    const request = { days: 3, pace: "relaxed", startDate, wishes } as const;
    const who = { traveller: "Family", people: 4, budget: "Economy" } as const;
    return runToEnd(makeTimetable(cityNamed("Athens"), { ...request, ...who })).days;
  };
  const july = daysIn("2027-07-05");
  const seen = july
    .flatMap(({ visits }) => visits)
    .find(({ candidate: { place } }) => place.id === "acropolis");
  expect(seen?.startMinutes).toBeLessThanOrEqual(9 * 60 + 30);
  // Neither sooner than eight, nor for anything else, nor where it isn't hot.
  for (const { visits } of july) {
    const [first] = visits;
    const leaves = (first?.startMinutes ?? 0) - (first?.leg?.minutes ?? 0);
    const { mustSee, indoor } = first?.candidate.place ?? {};
    expect(leaves).toBeGreaterThanOrEqual(mustSee === true && indoor !== true ? 480 : 570);
  }
  for (const { visits } of daysIn("2027-03-01"))
    expect(visits[0]?.startMinutes).toBeGreaterThan(570);
});

test("on a day of fasting the dinner at sunset says that the fast is broken then", () => {
  const dinners = daysOf(cityNamed("Cairo"), "2027-02-15", 3).flatMap(({ meals }) =>
    meals.filter(({ kind, placeDetails }) => kind === "dinner" && placeDetails !== undefined),
  );
  expect(dinners.map(({ placeDetails }) => placeDetails).join()).toMatch(
    /broken at sunset, at 1[78]:/,
  );
  const usual = daysOf(cityNamed("Cairo"), "2027-04-15", 3).flatMap(({ meals }) => meals);
  expect(usual.map(({ placeDetails }) => placeDetails).join()).not.toContain("broken at sunset");
});

test.each([
  ["Rome", "2027-03-26", "via-crucis-colosseum", false],
  ["New York", "2027-07-04", "fourth-of-july-fireworks", true],
])(
  "%s on %s with a child of six: at ten at night only what is for families",
  (name, startDate, id, isThere) => {
    const who = { traveller: "Family", people: 3, childAges: [6] } as const;
    const request = { ...who, budget: "Standard", days: 1, startDate } as const;
    const { days } = runToEnd(makeTimetable(cityNamed(name), request));
    const late = days
      .flatMap(({ visits }) => visits)
      .filter(({ endMinutes }) => endMinutes > 22 * 60)
      .map(({ candidate: { place } }) => place.id);
    expect(late).toEqual(isThere ? [id] : []);
  },
);

test("a family that takes it easy gets up for the parade of Thanksgiving, and on no other day", () => {
  const { days } = runToEnd(
    makeTimetable(cityNamed("New York"), {
      ...{ traveller: "Family", people: 6, childAges: [4, 9], pace: "relaxed" },
      ...{ budget: "Comfort", days: 4, startDate: "2027-11-24" },
    }),
  );
  const starts = days.map(({ visits: [first] }) => first?.startMinutes ?? 0);
  expect(days[1]?.visits[0]?.candidate.place.id).toBe("macys-parade-route");
  expect(Math.min(...starts.filter((_, day) => day !== 1))).toBeGreaterThan(9 * 60);
});

test("a sight that is reached by the first boat only is in a trip that can hold it", () => {
  const { days } = runToEnd(
    makeTimetable(cityNamed("Cape Town"), {
      ...{ traveller: "Couple", people: 2, budget: "Standard", days: 4, startDate: "2027-03-16" },
    }),
  );
  const seen = days.flatMap(({ visits }) => visits.map(({ candidate }) => candidate.place.id));
  expect(seen).toContain("robben-island-ferry");
});

test("a family with children sees the giants on the day of La Mercè", () => {
  const { days } = runToEnd(
    makeTimetable(cityNamed("Barcelona"), {
      ...{ traveller: "Family", people: 5, childAges: [11, 14], budget: "Standard" },
      ...{ days: 4, startDate: "2027-09-22" },
    }),
  );
  const seen = days[2]?.visits.map(({ candidate }) => candidate.place.id);
  expect(seen).toContain("la-merce-giants-and-castells");
});
