import { describe, expect, test } from "vitest";
import { kmFromMiddle, knownCity, knownPlace } from "../../../../test/support/plans/known-city.ts";
import { sunsetMinutes } from "../../places/sunset-minutes.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import { paceFor } from "../../trip/pace.ts";
import { type PlanRequest, travelStyle } from "../../trip/plan-request.ts";
import type { TripWish } from "../../trip/trip-wish.ts";
import { calendarOf } from "../calendar-of.ts";
import type { CityEvent, KnownPlace } from "../known-city.ts";
import { brokenDayRules } from "./broken-day-rules.ts";
import { makeTimetable } from "./make-timetable.ts";
import type { TimedDay } from "./timed-day.ts";

const REQUEST: PlanRequest = {
  days: 3,
  traveller: "Couple",
  people: 2,
  budget: "Standard",
  startDate: "2026-12-30",
};

/** More than three days hold, in the middle, each better known than the one after it. */
const SIGHTS = Array.from({ length: 24 }, (_, nth) =>
  knownPlace({
    id: `sight-${nth}`,
    category: (["museum", "park", "worship", "market"] as const)[nth % 4] ?? "park",
    at: kmFromMiddle((nth % 5) / 5, Math.floor(nth / 5) / 5),
    visitMinutes: 60,
    popularity: 90 - nth,
  }),
);

function daysOf(
  places: readonly (Partial<KnownPlace> & { id: string })[],
  { events = [], ...request }: Partial<PlanRequest> & { events?: readonly CityEvent[] } = {},
): TimedDay[] {
  const calendar = calendarOf({ events }, { timeZone: "Europe/London" });
  const all = [...SIGHTS, ...places.map((place) => knownPlace({ popularity: 40, ...place }))];
  const city = knownCity(all.map((place) => ({ ...place, ...calendar.ofPlace(place.id) })));
  return [...runToEnd(makeTimetable(city, { ...REQUEST, ...request })).days];
}

const visitsTo = (days: readonly TimedDay[], id: string) =>
  days.flatMap(({ date, visits }) =>
    visits
      .filter(({ candidate }) => candidate.place.id === id)
      .map(({ startMinutes, endMinutes }) => ({ date, startMinutes, endMinutes })),
  );
const kindsOf = ({ visits }: TimedDay) => visits.map(({ candidate }) => candidate.place.category);
const at = (hours: number, minutes = 0) => hours * 60 + minutes;

describe("what an event brings people to", () => {
  const event = (visits: CityEvent["visits"], dates = ["12-31"]): CityEvent => ({
    name: "A feast",
    note: "All come.",
    dates,
    visits,
  });
  const bells = {
    id: "bells",
    category: "worship",
    visitMinutes: 45,
    hours: "09:00-17:00",
  } as const;

  test("comes before what is better known, on its date and at its hours", () => {
    const fair = { id: "fair", category: "market", hours: "off" } as const;
    const events = [event([{ id: "fair", hours: "10:00-20:00" }])];
    expect(visitsTo(daysOf([fair], { events }), "fair")).toMatchObject([{ date: "2026-12-31" }]);
    expect(visitsTo(daysOf([fair], { events, startDate: "2026-11-01" }), "fair")).toEqual([]);
    expect(visitsTo(daysOf([fair], { events, startDate: undefined }), "fair")).toEqual([]);
  });

  test("of one night is seen at its end: adults stay for midnight, families for what ends in time", () => {
    const events = [event([{ id: "bells", hours: "18:00-01:00" }])];
    const [night] = visitsTo(daysOf([bells], { events }), "bells");
    expect(night).toMatchObject({ date: "2026-12-31", endMinutes: at(24, 30) });
    const family = { traveller: "Family", childAges: [5] } as const;
    const byDay = visitsTo(daysOf([bells], { events, ...family }), "bells");
    expect(byDay.every(({ date }) => date !== "2026-12-31")).toBe(true);
    const early = [event([{ id: "bells", hours: "18:00-21:15" }])];
    const [seen] = visitsTo(daysOf([bells], { events: early, ...family }), "bells");
    expect(seen?.endMinutes).toBeGreaterThanOrEqual(at(20, 45));
  });

  test("is seen after dark where it goes on until late, by day before an evening out", () => {
    const altars = { id: "altars", category: "old-town", hours: "24/7" } as const;
    const late = [event([{ id: "altars", hours: "10:00-24:00" }])];
    const [seen] = visitsTo(daysOf([altars], { events: late }), "altars");
    expect(seen?.startMinutes).toBeGreaterThanOrEqual(at(17, 30));

    const market = { id: "market", category: "market", bestTime: "evening", hours: "off" } as const;
    const opera = { id: "opera", category: "show", bestTime: "evening" } as const;
    const show = { ...opera, hours: "19:30-22:00", visitMinutes: 120 };
    const events = [event([{ id: "market", hours: "10:00-21:00" }], ["12-30/01-01"])];
    const days = daysOf([market, show], { events, interests: ["evenings"] });
    expect(visitsTo(days, "market")).toHaveLength(1);
    expect(visitsTo(days, "opera")).toHaveLength(1);
  });

  test("is no broken rule, however late", () => {
    const events = [event([{ id: "bells", hours: "23:00-01:00" }])];
    const days = daysOf([bells], { events });
    expect(visitsTo(days, "bells")).toHaveLength(1);
    const rules = {
      hotel: kmFromMiddle(0),
      pace: paceFor("Couple"),
      style: travelStyle(REQUEST, false),
    };
    expect(days.flatMap((day) => brokenDayRules(day, rules))).toEqual([]);
  });
});

describe("evenings", () => {
  const out = (id: string, category: "show" | "nightlife", hours: string) =>
    ({ id, category, hours, visitMinutes: 90, bestTime: "evening" }) as const;
  const offers = [
    out("opera", "show", "19:30-22:00"),
    out("bar", "nightlife", "18:00-03:00"),
    out("club", "nightlife", "18:00-03:00"),
  ];

  test("who asks for them goes out on each, after dinner, to bars from half past eight", () => {
    const days = daysOf(offers, { interests: ["evenings"] });
    for (const day of days) {
      const last = day.visits.at(-1);
      expect(["show", "nightlife"]).toContain(last?.candidate.place.category);
      expect(last?.startMinutes).toBeGreaterThanOrEqual(
        last?.candidate.place.category === "nightlife" ? at(20, 30) : at(19, 30),
      );
      expect(
        day.meals.some(
          ({ kind, endMinutes }) => kind === "dinner" && endMinutes <= (last?.startMinutes ?? 0),
        ),
      ).toBe(true);
    }
  });

  test("friends go to a bar on Friday and Saturday, and who asks for clubs every night to one at ten on each", () => {
    const request = { traveller: "Friends", people: 4, startDate: "2026-05-08" } as const;
    const nights = (wanted: Partial<PlanRequest>) =>
      daysOf(offers, { ...request, ...wanted }).map(({ visits }) => visits.at(-1));
    const [friday, saturday] = nights({ interests: ["evenings"] });
    for (const night of [friday, saturday])
      expect(night?.candidate.place.category).toBe("nightlife");
    const text = "clubs every night";
    const [first, second] = nights({
      wishes: [{ kind: "change", words: "clubs every day", text }],
    });
    for (const night of [first, second]) expect(night?.startMinutes).toBeGreaterThanOrEqual(at(22));
  });

  test("the one that there is goes to the Saturday", () => {
    const days = daysOf(offers.slice(0, 1), { interests: ["evenings"], startDate: "2026-05-07" });
    expect(visitsTo(days, "opera")).toMatchObject([{ date: "2026-05-09" }]);
  });
});

test("a first day that is to be calm has three sights at most, no climb and no evening out, and dinner before half past seven", () => {
  const climb = { id: "climb", category: "viewpoint", isStrenuous: true, popularity: 100 } as const;
  const show = { id: "show", category: "show", hours: "18:00-23:00", popularity: 99 } as const;
  const wish: TripWish = { kind: "dayPace", pace: "relaxed", days: [1], text: "an easy first day" };
  const [first, ...others] = daysOf([climb, show], { wishes: [wish], startDate: undefined });
  const ids = (days: readonly (TimedDay | undefined)[]) =>
    days.flatMap((day) => day?.visits.map(({ candidate }) => candidate.place.id) ?? []);
  expect(ids([first]).length).toBeLessThanOrEqual(3);
  expect(ids([first])).not.toEqual(expect.arrayContaining(["climb"]));
  expect(ids(others)).toEqual(expect.arrayContaining(["climb", "show"]));
  expect(first?.visits.at(-1)?.endMinutes).toBeLessThanOrEqual(at(18));
  expect(first?.meals.map(({ kind }) => kind)).toContain("dinner");
  expect(first?.meals.at(-1)?.endMinutes).toBeLessThanOrEqual(at(19, 30));
});

describe("who travels", () => {
  const zoo = { id: "zoo", category: "zoo", popularity: 80, visitMinutes: 150 } as const;
  const bricks = { id: "bricks", category: "museum", popularity: 95, isForChildren: true } as const;
  const toys = {
    ...({ id: "toys", category: "museum", popularity: 70, visitMinutes: 60 } as const),
    ...({ isForSmallChildren: true, suits: ["Family"] } satisfies Partial<KnownPlace>),
  };

  test.each([
    ["Family", 1, 1],
    ["Couple", 0, 0],
    ["Solo", 0, 0],
  ] as const)("%s: what is for children", (traveller, zoos, museums) => {
    const days = daysOf([zoo, bricks], { traveller });
    expect(visitsTo(days, "zoo")).toHaveLength(zoos);
    expect(visitsTo(days, "bricks")).toHaveLength(museums);
  });

  test("adults see a toy museum only where they asked for it", () => {
    const wishes: TripWish[] = [{ kind: "see", names: "toys", text: "the toys" }];
    expect(visitsTo(daysOf([toys]), "toys")).toHaveLength(0);
    expect(visitsTo(daysOf([toys], { wishes }), "toys")).toHaveLength(1);
  });

  test("adults who ask for a zoo, or have one that must be seen, go there", () => {
    expect(visitsTo(daysOf([zoo], { interests: ["animals"] }), "zoo")).toHaveLength(1);
    expect(visitsTo(daysOf([{ ...zoo, mustSee: true }]), "zoo")).toHaveLength(1);
  });
});

test("an interest has half of what one sees, and each day has some of it", () => {
  const days = daysOf([], { interests: ["history"] });
  for (const day of days) expect(kindsOf(day)).toContain("museum");
  // There are six in the town.
  expect(days.flatMap(kindsOf).filter((kind) => kind === "museum")).toHaveLength(6);
});

test("what works have shut is for who names it", () => {
  const shutForWorks = { since: "2025-11", source: "https://example.org" };
  const museum = { id: "tiles", category: "museum", popularity: 100, shutForWorks } as const;
  expect(visitsTo(daysOf([museum]), "tiles")).toEqual([]);
  const wishes: TripWish[] = [{ kind: "see", names: "tiles", text: "the tiles" }];
  expect(visitsTo(daysOf([museum], { wishes }), "tiles")).toHaveLength(1);
});

test("a place goes to a weekday that suits it, and a day out of town, too", () => {
  // From Wednesday on; the second day is between arrival and departure.
  const startDate = "2027-05-05";
  const market = { id: "market-hall", category: "market", popularity: 95, bestDays: "Fr" } as const;
  expect(visitsTo(daysOf([market], { startDate }), "market-hall")).toMatchObject([
    { date: "2027-05-07" },
  ]);
  const wishes: TripWish[] = [{ kind: "see", names: "gardens", text: "the gardens" }];
  const way = { by: "bus", from: "the station", minutes: 40 } as const;
  const gardens = knownPlace({
    ...{ id: "gardens", category: "park", visitMinutes: 240, way, at: kmFromMiddle(30) },
    bestDays: "We",
  });
  const city = { ...knownCity(SIGHTS), dayTrips: [gardens] };
  const { days } = runToEnd(makeTimetable(city, { ...REQUEST, startDate, wishes }));
  expect(visitsTo(days, "gardens")).toMatchObject([{ date: "2027-05-05" }]);
});

test("a house whose season begins during the trip is for the days after that", () => {
  const startDate = "2026-12-29";
  const opera = {
    id: "opera",
    category: "show",
    bestTime: "evening",
    hours: "19:00-22:00",
    visitMinutes: 150,
    popularity: 100,
    mustSee: true,
  } as const;
  const [found, ...more] = visitsTo(
    daysOf([{ ...opera, season: "Dec 30-Jun 30" }], { startDate }),
    "opera",
  );
  expect(found?.date).toBe("2026-12-30");
  expect(more).toEqual([]);
  const [always] = visitsTo(daysOf([opera], { startDate }), "opera");
  expect(always?.date).toBe("2026-12-29");
});

describe("an hour that the traveller names", () => {
  const see = (text: string, names: string) => [{ kind: "see", names, text }] as const;
  const request = { startDate: "2027-05-28", interests: ["evenings"] } as const;

  test("at sunset one is at the place as the sun sets, and the shows have other evenings", () => {
    const hill = { id: "hill", category: "viewpoint", hours: "12:00-22:00" } as const;
    const shows = ["opera", "jazz", "play"].map((id) => ({
      id,
      category: "show" as const,
      bestTime: "evening" as const,
      hours: "19:30-22:30",
      visitMinutes: 120,
      popularity: 90,
    }));
    const places = [{ ...hill, visitMinutes: 120 }, ...shows];
    const wishes = [...see("a sunset at the hill", "hill")];
    const [visit] = visitsTo(daysOf(places, { ...request, wishes }), "hill");
    const sunset = sunsetMinutes(visit?.date ?? "", kmFromMiddle(0, 0), "Europe/London") ?? 0;
    expect(visit?.startMinutes).toBeLessThan(sunset);
    expect(visit?.endMinutes).toBeGreaterThanOrEqual(sunset);
    expect(visit?.endMinutes).toBeLessThanOrEqual(sunset + 30);
  });

  test("at sunset it is another boat where the one that is named is back by then, and not both", () => {
    const boat = { category: "viewpoint", visitMinutes: 90, experience: "boat-trip" } as const;
    const places = [
      { ...boat, id: "steamer", hours: "10:00-18:00", mustSee: true, popularity: 95 },
      { ...boat, id: "yacht", hours: "16:00-23:00" },
    ];
    const wishes = [...see("the steamer at sunset", "steamer")];
    const days = daysOf(places, { ...request, wishes });
    const [visit] = visitsTo(days, "yacht");
    const sunset = sunsetMinutes(visit?.date ?? "", kmFromMiddle(0, 0), "Europe/London") ?? 0;
    expect(visit?.endMinutes).toBeGreaterThanOrEqual(sunset);
    expect(visitsTo(days, "steamer")).toEqual([]);
  });

  test("first thing it is the first visit of its day, as the place opens, also for who gets up late", () => {
    const tombs = { id: "tombs", category: "monument", hours: "08:00-17:00" } as const;
    const early = { bestStarts: ["07:00-08:30"], popularity: 95, visitMinutes: 180 };
    const wishes = [...see("tombs first thing in the morning", "tombs")];
    const days = daysOf([{ ...tombs, ...early }], { wishes, traveller: "Group", people: 8 });
    const day = days.find(({ visits }) => visits[0]?.candidate.place.id === "tombs");
    expect(day?.visits[0]?.startMinutes).toBeLessThanOrEqual(at(8, 30));
  });

  test("at most one museum leaves out none of those that are named", () => {
    const wishes = [
      ...see("two sights", "sight-4 and sight-16"),
      { kind: "most" as const, categories: ["museum" as const], count: 1, text: "one museum" },
    ];
    const days = daysOf([], { wishes });
    for (const id of ["sight-4", "sight-16"]) expect(visitsTo(days, id), id).toHaveLength(1);
  });
});

test("on a small budget the second house of a kind above the usual ticket gives way to what is free", () => {
  const house = { category: "palace", visitMinutes: 90, ticketPrice: 29 } as const;
  const small = {
    category: "monument",
    visitMinutes: 60,
    ticketPrice: 12,
    popularity: 20,
  } as const;
  const places = [
    ...[1, 2, 3].map((nth) => ({ ...small, id: `small-${nth}` })),
    { ...house, id: "first-house", popularity: 97 },
    { ...house, id: "second-house", popularity: 88 },
  ];
  const housesOf = (budget: PlanRequest["budget"]) => {
    const days = daysOf(places, { budget, days: 2 });
    return ["first-house", "second-house"].filter((id) => visitsTo(days, id).length > 0);
  };
  expect(housesOf("Standard")).toEqual(["first-house", "second-house"]);
  expect(housesOf("Budget")).toEqual(["first-house"]);
});

test("of who wants no more of a kind in a day none is added in an empty hour either", () => {
  const churches = Array.from({ length: 5 }, (_, nth) =>
    knownPlace({
      ...{ id: `church-${nth}`, category: "worship", visitMinutes: 30 },
      popularity: 80 - nth,
    }),
  );
  const show = knownPlace({
    ...{ id: "show", category: "show", bestTime: "evening", starts: ["20:00"], visitMinutes: 90 },
    mustSee: true,
  });
  const request = { ...REQUEST, days: 1, startDate: "2027-05-10" };
  const seen = (wishes: readonly TripWish[]) =>
    runToEnd(makeTimetable(knownCity([...churches, show]), { ...request, wishes }))
      .days.flatMap(kindsOf)
      .filter((kind) => kind === "worship").length;
  expect(seen([])).toBeGreaterThan(2);
  const text = "two churches a day at most";
  expect(seen([{ kind: "most", categories: ["worship"], count: 2, isADay: 1, text }])).toBe(2);
});
