import { describe, expect, test } from "vitest";
import {
  checked,
  cityOf,
  figureOf,
  type Given,
  hotelText,
  middle,
  visitTo,
} from "../../../../test/support/plans/checked-plan.ts";
import { kmFromMiddle, knownPlace } from "../../../../test/support/plans/known-city.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import type { CityEvent, KnownEatery, KnownPlace } from "../known-city.ts";

/** Ten sights, the first the most popular; in the order of their fame 30, 17, 12, 10, 8, 7, 5, 4, 4, 3. */
const SIGHTS = Array.from({ length: 10 }, (_, rank) =>
  knownPlace({ id: `s${rank + 1}`, popularity: 100 - rank, category: "monument" }),
);
const sight = (rank: number): KnownPlace => SIGHTS[rank - 1] ?? middle;
/** Days of these sights, an hour each with nothing between them. */
const daysOf = (...days: number[][]) =>
  days.map((ranks) => ranks.map((rank, index) => visitTo(sight(rank), 600 + 60 * index)));
const day = (...spans: (readonly [from: number, to: number])[]) =>
  spans.map(([from, to]) =>
    visitTo(middle, 0, { visit: { startMinutes: 60 * from, endMinutes: 60 * to } }),
  );
const figures = (given: Given) =>
  Object.fromEntries(checked(given).checks.map(({ id, figure }) => [id, figure]));

describe("the worth", () => {
  test("days of as many places as the traveller wants at most are full, and hold as many sights", () => {
    const wishes = [{ kind: "mostADay", count: 2, text: "two a day" } as const];
    const given = { city: cityOf(...SIGHTS), days: daysOf([1, 2], [3, 4]) };
    const codesOf = (of: Given) => checked(of).weaknesses?.map(({ code }) => code) ?? [];
    expect(codesOf(given)).toContain("endsEarly");
    const counted = { ...given, selection: { wishes } };
    expect(codesOf(counted)).not.toContain("endsEarly");
    expect(figureOf("fame", counted)?.[0]).toBe(100);
  });

  test("fame: weighs the city's best by rank against what so many days can hold", () => {
    const given = (...days: number[][]) => ({ city: cityOf(...SIGHTS), days: daysOf(...days) });
    // A day holds four: 69.
    expect(figureOf("fame", given([1, 2, 3, 4]))).toEqual([100, true]);
    expect(figureOf("fame", given([1, 2, 5, 6, 7]))?.[0]).toBeCloseTo((100 * 67) / 69, 2);
    expect(figureOf("fame", given([2, 3]))?.[0]).toBeCloseTo((100 * 29) / 69, 2);
    // Three days hold eight: 93.
    expect(figureOf("fame", given([1, 2], [3, 4], [5, 6]))?.[0]).toBeCloseTo((100 * 84) / 93, 2);
  });

  test("fame: asks for the first sight from three days on, whatever else is there", () => {
    const rest = [2, 3, 4, 5, 6, 7, 8, 9, 10];
    const given = (days: number[][]) => ({ city: cityOf(...SIGHTS), days: daysOf(...days) });
    const met = (days: number[][]) => figureOf("fame", given(days))?.[1];
    expect(met([rest, [], []])).toBe(false);
    expect(checked(given([rest, [], []])).weaknesses).toContainEqual({
      code: "without",
      values: { names: ["The s1"] },
    });
    expect(met([[...rest, 1], [], []])).toBe(true);
  });

  test("fame: misses nothing of a kind of which the traveller took out all", () => {
    const temples = [1, 2, 3].map((rank) => ({ ...sight(rank), category: "worship" as const }));
    const city = cityOf(...temples, ...SIGHTS.slice(3));
    const aside = (ranks: readonly number[]) => {
      const days = daysOf([4, 5], [6, 7], [8, 9]);
      const itinerary = days.map((plan, at) => ({ day: `Day ${at + 1}`, plan }));
      const setAside = ranks.map((rank) => visitTo(sight(rank), 600));
      return { city, plan: { hotels: [hotelText()], itinerary, setAside } };
    };
    const missing = (ranks: readonly number[]) =>
      checked(aside(ranks)).weaknesses.flatMap(({ code, values }) =>
        code === "without" ? values.names : [],
      );
    expect(missing([])).toEqual(["The s1", "The s2", "The s3"]);
    expect(missing([1])).toEqual(["The s2", "The s3"]);
    expect(missing([1, 2])).toEqual([]);
  });

  test("fame: counts neither what suits the traveller nor what takes a day of its own", () => {
    const suited = SIGHTS.map((place, rank) => ({
      ...place,
      suits: rank > 3 ? (["Couple"] as const) : [],
      ticketPrice: rank > 3 ? 0 : 100,
    }));
    const park = knownPlace({ id: "park", popularity: 100, visitMinutes: 480 });
    const days = daysOf([1, 2, 3, 4]);
    expect(figureOf("fame", { city: cityOf(...suited, park), days })).toEqual([100, true]);
    expect(figureOf("fame", { days })).toBeUndefined();
  });

  const evenly = (days: KnownPlace[][]) =>
    days.map((places) => places.map((place, index) => visitTo(place, 600 + 90 * index)));

  test("interests: wants a third of what there is to see, and one each day, where the guide has it", () => {
    const gardens = ["east", "west", "north"].map((id) => knownPlace({ id, category: "park" }));
    const [east = middle, west = middle, north = middle] = gardens;
    const given = (days: KnownPlace[][], interests: readonly ("outdoors" | "faith")[]) => ({
      city: cityOf(middle, ...gardens),
      days: evenly(days),
      selection: { interests: [...interests] },
    });
    const others = [middle, middle, middle];
    expect(figureOf("interests", given([[east], [west]], ["outdoors"]))).toEqual([100, true]);
    // Half of what is wanted, on one day of two.
    expect(figureOf("interests", given([[east], [middle]], ["outdoors"]))?.[0]).toBe(50);
    // All that is wanted, on one day of two.
    expect(figureOf("interests", given([[east, west], [middle]], ["outdoors"]))?.[0]).toBe(75);
    // One each day, but two of eight where three are a third.
    const full = [
      [east, ...others],
      [west, ...others],
    ];
    expect(figureOf("interests", given(full, ["outdoors"]))?.[0]).toBeCloseTo(83.33, 2);
    const third = [
      [east, north, ...others],
      [west, ...others],
    ];
    expect(figureOf("interests", given(third, ["outdoors"]))?.[0]).toBe(100);
    const none = given([[middle], [middle]], ["outdoors"]);
    expect(figureOf("interests", none)).toEqual([0, false]);
    expect(checked(none).weaknesses[0]).toEqual({
      code: "nothingFor",
      values: { interests: ["outdoors"] },
    });
    expect(figureOf("interests", given([[middle]], ["faith"]))).toBeUndefined();
  });

  test("interests: of what takes half a day one on every second day is enough", () => {
    const beach = knownPlace({ id: "beach", category: "beach" });
    const city = cityOf(middle, beach, { ...beach, id: "cove", name: "The cove" });
    const days = evenly([[beach, middle, middle, middle], [middle]]);
    const given: Given = { city, days, selection: { interests: ["beach"] } };
    expect(figureOf("interests", given)).toEqual([100, true]);
  });

  test("interests: an evening is one a day, and none by day", () => {
    const club = knownPlace({ id: "club", category: "nightlife", hours: "16:00-24:00" });
    const figure = (hour: number) =>
      figureOf("interests", {
        city: cityOf(middle, club),
        days: [[visitTo(middle, 600), visitTo(middle, 720), visitTo(club, 60 * hour)]],
        selection: { interests: ["evenings"] },
      });
    expect(figure(21)).toEqual([100, true]);
    expect(figure(19)).toEqual([0, false]);
  });

  describe("events: wants what one comes for then, on its dates", () => {
    const [gate, garden] = ["gate", "garden"].map((id) => knownPlace({ id })) as [
      KnownPlace,
      KnownPlace,
    ];
    const blossom = {
      name: "Blossom",
      dates: ["04-01/04-02"],
      note: "All is white.",
      hotelFactor: 1.5,
      visits: [gate, garden].map(({ id }) => ({ id, hours: "09:00-22:00" })),
    };
    const given = (days: KnownPlace[][], startDate: string, event: CityEvent = blossom) => ({
      city: { ...cityOf(middle, gate, garden), events: [event] },
      days: evenly(days),
      selection: { startDate },
    });
    test.each<[days: KnownPlace[][], startDate: string, percent: number | undefined]>([
      [[[gate], [garden]], "2027-04-01", 100],
      [[[gate], [middle]], "2027-04-01", 50],
      [[[middle], [middle]], "2027-04-01", 0],
      // One day of it, and after that day.
      [[[gate], [middle]], "2027-04-02", 100],
      [[[middle], [gate]], "2027-04-02", 0],
      [[[middle]], "2027-05-02", undefined],
    ])("%#", (days, startDate, percent) => {
      expect(figureOf("events", given(days, startDate))?.[0]).toBe(percent);
    });

    test("is missed by who is there at another hour", () => {
      const byNight = { ...blossom, visits: [{ id: "gate", hours: "18:00-22:00" }] };
      expect(figureOf("events", given([[gate]], "2027-04-01", byNight))?.[0]).toBe(0);
    });

    test("what hotels cost no more for is a fifth of a reason", () => {
      const fair = { ...blossom, hotelFactor: undefined };
      expect(figureOf("events", given([[middle]], "2027-04-01", fair))?.[0]).toBe(80);
    });

    test("is said with what there is to see", () => {
      expect(checked(given([[middle]], "2027-04-01")).weaknesses).toContainEqual({
        code: "missesEvent",
        values: { event: "Blossom", day: 1, names: ["The gate", "The garden"] },
      });
    });
  });

  type Selection = NonNullable<Given["selection"]>;
  describe("suited: counts what isn't for those who travel", () => {
    const place = (id: string, category: PlaceCategory, given: Partial<KnownPlace> = {}) =>
      knownPlace({ id, category, visitMinutes: 180, ...given });
    const lasting = (known: KnownPlace, minutes: number) =>
      visitTo(known, 600, { visit: { startMinutes: 600, endMinutes: 600 + minutes } });
    const zoo = place("zoo", "zoo");
    const gallery = place("gallery", "museum");
    const castle = place("castle", "palace", { suits: ["Family"] });
    const arena = place("arena", "monument", { mustSee: true });
    const bricks = place("bricks", "museum", { isForChildren: true });
    const hut = {
      id: "hut",
      name: "The hut",
      details: "",
      at: middle.at,
      kind: "restaurant",
      meals: ["dinner"],
      price: "middle",
    } as const;
    const couple: Selection = {};
    const family = (...childAges: number[]): Selection => ({ traveler: "4", childAges });
    test.each<[selection: Selection, known: KnownPlace, minutes: number, codes: string[]]>([
      [couple, zoo, 180, ["forChildren"]],
      [couple, zoo, 90, []],
      [couple, bricks, 60, ["forChildren"]],
      [{ interests: ["animals"] }, zoo, 180, []],
      [{ wishes: [{ kind: "see", names: "The zoo", text: "the zoo" }] }, zoo, 180, []],
      [family(7), zoo, 180, []],
      [family(7), gallery, 120, ["longForChildren", "nothingForChildren"]],
      [family(7), castle, 120, []],
      [family(7, 4), gallery, 90, ["nothingForChildren"]],
      [family(15), gallery, 120, ["nothingForChildren"]],
      [family(9), arena, 120, []],
      [family(4), arena, 120, ["nothingForChildren"]],
    ])("%j: %j", (selection, known, minutes, codes) => {
      const given = { city: cityOf(middle, known), days: [[lasting(known, minutes)]], selection };
      expect(figureOf("suited", given)?.[0]).toBe(codes.length);
      const said = checked(given).weaknesses.map(({ code }) => code);
      expect(said).toEqual(expect.arrayContaining(codes.slice(0, 1)));
    });

    test.each<[eatery: Partial<KnownEatery>, selection: Selection, figure: number]>([
      [{}, family(15), 0],
      [{ isFormal: true }, family(15), 1],
      [{ isFormal: true }, couple, 0],
      [{}, { wishes: [{ kind: "need", need: "vegetarian", text: "vegetarian" }] }, 1],
      [
        { diets: ["vegetarian"] },
        { wishes: [{ kind: "need", need: "vegetarian", text: "vegetarian" }] },
        0,
      ],
    ])("a table %j for %j", (eatery, selection, figure) => {
      const city = { ...cityOf(castle), eateries: [{ ...hut, meals: [...hut.meals], ...eatery }] };
      const dinner = { kind: "dinner", startMinutes: 1140, endMinutes: 1200 } as const;
      const meals = [{ ...dinner, placeName: "The hut", guideId: "hut" }];
      const given = { city, days: [[lasting(castle, 120)]], selection, dayFields: { meals } };
      expect(figureOf("suited", given)?.[0]).toBe(figure);
    });
  });

  test("wishes: who walks less at a relaxed pace has a rest, no early start, no late end and four sights", () => {
    const selection: Selection = {
      pace: "relaxed",
      wishes: [{ kind: "walkLess", text: "my parents are 70" }],
    };
    const nap = { startMinutes: 780, endMinutes: 840, rest: "hotel" } as const;
    const free: Given["dayFields"] = { free: [nap] };
    const shown = (visits: ReturnType<typeof day>, dayFields = free, more: Selection = {}) =>
      figureOf("wishes", { days: [visits], dayFields, selection: { ...selection, ...more } })?.[0];
    expect(shown(day([10, 12], [15, 18]))).toBe(100);
    expect(shown(day([10, 12], [15, 18]), {})).toBe(0);
    expect(shown(day([10, 12], [15, 18]), {}, { pace: "usual" })).toBe(100);
    expect(shown(day([8, 12], [15, 18]))).toBe(0);
    expect(shown(day([10, 12], [15, 21]))).toBe(0);
    expect(shown(day([10, 11], [11, 12], [15, 16], [16, 17], [17, 18]))).toBe(0);
  });

  test.each([
    ["the hill at sunset", "hill", 15.75, false],
    ["the hill at sunset", "hill", 18, true],
    ["the hill first thing", "hill", 11, false],
    ["the hill first thing", "hill", 9, true],
  ])("wishes: “%s” is met by a visit at that hour", (text, names, hour, isMet) => {
    const hill = knownPlace({ id: "hill", hours: "09:00-22:00", visitMinutes: 60 });
    const given = { city: cityOf(middle, hill), days: [[visitTo(hill, 60 * hour)]] };
    const selection: Selection = { wishes: [{ kind: "see", names, text }] };
    expect(figureOf("wishes", { ...given, selection })?.[0]).toBe(isMet ? 100 : 0);
  });

  test("wishes: what was not understood may be shown, and that hours are kept to makes up for nothing", () => {
    const itinerary = [{ day: "Day 1", plan: day([10, 12]) }];
    const shown = (...wishes: string[]) => {
      const notes = [{ code: "wishesUnread", values: { wishes } }];
      const plan = { hotels: [hotelText()], itinerary, ...(wishes.length > 0 && { notes }) };
      const selection: Selection = {
        wishes: [
          { kind: "start", minutes: 570, text: "not before half past nine" },
          { kind: "none", categories: ["zoo"], text: "no zoo" },
        ],
      };
      return figureOf("wishes", { city: cityOf(middle), plan, selection })?.[0];
    };
    expect([shown(), shown("a stag weekend"), shown("a stag weekend", "thrift shops")]).toEqual([
      100,
      80,
      expect.closeTo(220 / 3, 2),
    ]);
  });

  test("alike: counts another of one experience, and the third large museum of a day", () => {
    const tower = (id: string) => knownPlace({ id, experience: "view-from-a-tower" });
    const museum = (id: string) => knownPlace({ id, category: "museum", visitMinutes: 90 });
    const figure = (...days: KnownPlace[][]) =>
      figureOf("alike", { city: cityOf(...days.flat()), days: evenly(days) });
    expect(figure([tower("a"), middle], [tower("b")])).toEqual([0.5, false]);
    expect(figure([tower("a"), middle])).toEqual([0, true]);
    expect(figure([museum("a"), museum("b"), museum("c")])).toEqual([1, false]);
    expect(figure([museum("a"), museum("b")], [museum("c")])).toEqual([0, true]);
    const church = (id: string) => knownPlace({ id, category: "worship", visitMinutes: 60 });
    expect(figure([church("a"), church("b")])).toEqual([1, false]);
    expect(figure([church("a"), middle, church("b")])).toEqual([0, true]);
  });

  test("outings: wants a theme park from morning to evening, and a stay as long as the way", () => {
    const park = knownPlace({ id: "park", category: "theme-park", visitMinutes: 480 });
    const way = { by: "train", from: "Central Station", minutes: 90 } as const;
    const palace = knownPlace({ id: "palace", at: kmFromMiddle(60), visitMinutes: 240, way });
    const show = knownPlace({ id: "show", category: "show", bestTime: "evening" });
    const city = { ...cityOf(middle, park, show), dayTrips: [palace] };
    const figure = (known: KnownPlace, from: number, to: number, ...more: KnownPlace[]) =>
      figureOf("outings", {
        city,
        days: [
          [
            visitTo(known, 0, { visit: { startMinutes: 60 * from, endMinutes: 60 * to } }),
            ...more.map((place) => visitTo(place, 60 * to + 30)),
          ],
        ],
      });
    expect(figure(park, 10, 18)).toEqual([0, true]);
    expect(figure(park, 10, 16)).toEqual([1, false]);
    expect(figure(park, 10, 18, middle)).toEqual([1, false]);
    expect(figure(park, 10, 18, show)).toEqual([0, true]);
    expect(figure(palace, 10, 13)).toEqual([0, true]);
    expect(figure(palace, 10, 12)).toEqual([1, false]);
  });

  test("fullDays: weighs sights against the pace, the worst day as much as all", () => {
    expect(figureOf("fullDays", { days: [day([9, 15])] })).toEqual([100, true]);
    expect(figureOf("fullDays", { days: [day([9, 12], [13, 16]), day([9, 12])] })).toEqual([
      62.5,
      false,
    ]);
    const relaxed = { days: [day([9, 13.8])], selection: { pace: "relaxed" as const } };
    expect(figureOf("fullDays", relaxed)).toEqual([100, true]);
    const family = { days: [day([10, 14])], selection: { traveler: "4" } };
    expect(figureOf("fullDays", family)?.[0]).toBeCloseTo((100 * 240) / 290, 2);
  });

  test("wholeDays: counts what starts after 10:30 and ends before 17:00", () => {
    expect(figureOf("wholeDays", { days: [day([10.5, 12], [13, 17])] })).toEqual([0, true]);
    expect(figureOf("wholeDays", { days: [day([11, 16])] })).toEqual([90, false]);
    expect(figureOf("wholeDays", { days: [day([9, 17]), day([9, 15])] })).toEqual([90, false]);
    const relaxed = { days: [day([11, 16])], selection: { pace: "relaxed" as const } };
    expect(figureOf("wholeDays", relaxed)).toEqual([0, true]);
  });

  test("what the traveller keeps free is neither unused nor waited", () => {
    const kept = (fromMinutes: number, toMinutes: number) => ({
      wishes: [{ kind: "free" as const, fromMinutes, toMinutes, text: "rest" }],
    });
    const rest = { days: [day()], selection: kept(0, 24 * 60) };
    expect(checked(rest).weaknesses).toEqual([]);
    expect(figures({ days: [day([9, 12])], selection: kept(12 * 60, 24 * 60) })).toMatchObject({
      wholeDays: 0,
    });
    const days = [day([9, 10], [16, 18])];
    const noon = figureOf("waiting", { days, selection: kept(10 * 60, 16 * 60) });
    expect(noon).toEqual([0, true]);
  });

  test("who arrives in the evening begins no day late", () => {
    const arriving = (hour: number) => ({
      days: [day([22, 23]), day([9, 17])],
      selection: {
        startDate: "2026-06-01",
        wishes: [{ kind: "start" as const, minutes: hour * 60, days: [1], text: "arriving" }],
      },
    });
    expect(figures(arriving(18))).toMatchObject({ wholeDays: 0 });
    expect(figures(arriving(12)).wholeDays).toBeGreaterThan(0);
  });

  test("the last day of a dated trip is for leaving", () => {
    const days = [day([9, 17]), day([9, 11])];
    const dated = { days, selection: { startDate: "2026-06-01" } };
    expect(figures(dated)).toMatchObject({ fullDays: 100, wholeDays: 0 });
    expect(figures({ days })).toMatchObject({ wholeDays: 270 });
    expect(figures({ days: [day([9, 11])], selection: dated.selection })).toMatchObject({
      wholeDays: 360,
    });
  });

  test("the way out of town is part of the day", () => {
    const way = { by: "train", from: "Central Station", minutes: 60 } as const;
    const palace = knownPlace({ id: "palace", at: kmFromMiddle(25), visitMinutes: 240, way });
    const town = cityOf(middle);
    const given = { city: { ...town, dayTrips: [palace] }, days: [[visitTo(palace, 11 * 60)]] };
    // From 10:00 to 16:00, six hours.
    expect(figureOf("fullDays", given)).toEqual([100, true]);
    expect(figureOf("wholeDays", given)).toEqual([60, false]);
  });

  test("waiting: is what neither the way, a meal nor an hour and a half of free time takes", () => {
    // Three hours between them, five minutes of which are at the door.
    const days = [day([9, 10], [13, 18])];
    const lunch = { kind: "lunch" as const, startMinutes: 720, endMinutes: 750 };
    const free = (endMinutes: number) => [{ startMinutes: 600, endMinutes }];
    const waiting = (dayFields: Given["dayFields"]) =>
      figureOf("waiting", { days, ...(dayFields === undefined ? {} : { dayFields }) });
    // An hour at noon is for lunch, unless the plan says how long lunch is.
    expect(waiting({})).toEqual([115, false]);
    expect(waiting({ meals: [lunch] })).toEqual([145, false]);
    expect(waiting({ meals: [lunch], free: free(630) })).toEqual([115, false]);
    expect(waiting({ meals: [lunch], free: free(720) })).toEqual([55, false]);
    // The ways to the hotel and back are no waiting.
    const way = { mode: "taxi", minutes: 20, distanceKm: 3 } as const;
    const atHotel = [{ startMinutes: 620, endMinutes: 700, rest: "hotel" as const }];
    const rest = atHotel.map((one) => ({ ...one, there: way, on: way }));
    expect(waiting({ meals: [lunch], free: rest })).toEqual([55, false]);
    const evening = [day([9, 12], [13, 18], [19.25, 21])];
    expect(figureOf("waiting", { days: evening })).toEqual([0, true]);
    expect(figureOf("waiting", { days: [day([9, 12])] })).toBeUndefined();
  });
});
