import { expect, test } from "vitest";
import type { Booking } from "../../src/domain/bookings/booking.ts";
import { QUALITY_CAPS } from "../../src/domain/engine/check/check-plan.ts";
import { cityOfBases } from "../../src/domain/engine/city-of-bases.ts";
import type { KnownCity } from "../../src/domain/engine/known-city.ts";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { waysOut } from "../../src/domain/engine/revise/ways-out.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import { withoutBookedNames } from "../../src/domain/sharing/hidden-bookings.ts";
import type { Trip, TripDay } from "../../src/domain/trip/trip.ts";
import { proposeBookings } from "../../src/domain/wishes/propose-bookings.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import type { CityRequest } from "../support/plans/plan-city.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

type Given = Omit<Partial<Booking>, "starts" | "ends"> &
  Pick<Booking, "kind" | "name"> & { readonly starts: string; readonly ends?: string };

const AIRPORTS: Readonly<Record<string, Booking["from"]>> = {
  LIS: { name: "Lisbon", code: "LIS", geoCoordinates: { lat: 38.7742, lng: -9.1342 } },
  FRA: { name: "Frankfurt", code: "FRA", geoCoordinates: { lat: 50.0379, lng: 8.5622 } },
};
const air = (code: string) => AIRPORTS[code];

function time(text: string): Booking["starts"] {
  const [date = "", at] = text.split(" ");
  return at === undefined ? { date } : { date, time: at };
}

function booking({ starts, ends, ...given }: Given, nth: number): Booking {
  return {
    id: `booking-${nth}`,
    state: "booked",
    source: "hand",
    ...given,
    starts: time(starts),
    ...(ends === undefined ? {} : { ends: time(ends) }),
  };
}

function cityNamed(id: string) {
  const city = GUIDE_CITIES.find((one) => one.id === id);
  if (city === undefined) throw new Error(`the guide has ${id}`);
  return city;
}

const COUPLE = {
  days: 3,
  traveller: "Couple",
  budget: "Standard",
  startDate: "2027-05-04",
} as const;

/** Where something booked is: a name, and where it lies on the map. */
const PLACES: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  "Hotel Avenida": [48.8738, 2.295],
  "Pension Nord": [48.8809, 2.3553],
  Ramiro: [38.7209, -9.1355],
  "Casa Azul": [38.7139, -9.1334],
  Belcanto: [38.7104, -9.142],
};

function spot(name: string): Booking["from"] {
  const [lat, lng] = PLACES[name] ?? [];
  if (lat === undefined || lng === undefined) return air(name) ?? { name };
  return { name, geoCoordinates: { lat, lng } };
}

/** A booking in a line: its kind, name, the way if it is one, and from when to when in May 2027. */
function lineOf(line: string): Given {
  const [kind = "", name = "", way = "", when = ""] = line.split(" | ");
  const [starts = "", ends] = when.split(" - ").map((time) => `2027-05-${time}`);
  const [from = "", to = ""] = way.split(" > ");
  return {
    kind: kind as Booking["kind"],
    name,
    ...(way !== "" ? { from: spot(from), to: spot(to) } : name in PLACES ? { at: spot(name) } : {}),
    starts,
    ...(ends === undefined ? {} : { ends }),
  };
}

type Shown = readonly [name: string, city: string, request: Partial<CityRequest>, lines: string];

/** Trips of three days from 4 May 2027, where nothing else is said. */
const TRIPS: readonly Shown[] = [
  [
    "two flights in a row",
    "prague",
    {},
    `flight | BA 902 | London > Frankfurt | 04 07:00 - 04 09:40
    flight | LH 1392 | Frankfurt > Prague | 04 11:30 - 04 12:35`,
  ],
  [
    "a night train in the middle",
    "vienna",
    { days: 4 },
    "train | NJ 40490 | Wien Hbf > Venezia | 05 21:27 - 06 08:24",
  ],
  [
    "two hotels",
    "paris",
    { days: 4 },
    `stay | Hotel Avenida |  | 04 - 06
    stay | Pension Nord |  | 06 - 07`,
  ],
  [
    "a family's day with nothing free",
    "barcelona",
    { traveller: "Family" },
    `ticket | Morning tour |  | 05 09:00 - 05 12:00
    table | Can Culleretes |  | 05 13:00 - 05 15:00
    ticket | Afternoon tour |  | 05 16:00 - 05 18:30
    table | Disfrutar |  | 05 20:00 - 05 23:00`,
  ],
  [
    "all at once",
    "lisbon",
    { days: 4 },
    `flight | LH 1172 | FRA > LIS | 04 13:10 - 04 15:20
    stay | Casa Azul |  | 04 - 07
    ticket | Jerónimos Monastery |  | 05 10:00
    table | Belcanto |  | 06 19:30 - 06 22:00
    flight | LH 1169 | LIS > FRA | 07 12:00 - 07 16:00`,
  ],
];

const minutes = (text = "00:00") => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
/** One can't be in town sooner after an arrival, or later before a departure, whatever the way. */
const LEAST = { flight: [120, 45], train: [15, 0], bus: [15, 0], ferry: [45, 0] } as const;

/** What of a day is at the same time as something else, or too soon after it. */
function overlapsOn(
  { id, date, plan, meals = [] }: TripDay,
  bookings: readonly Booking[],
): string[] {
  const found: string[] = [];
  for (const [at, { placeName, visit, leg }] of plan.entries()) {
    const before = plan[at - 1]?.visit;
    if (visit === undefined) found.push(`${id}: ${placeName} has no hour`);
    else if (before !== undefined && before.endMinutes + (leg?.minutes ?? 0) > visit.startMinutes)
      found.push(`${id}: ${placeName} at ${visit.startMinutes}`);
  }
  const spans = [
    ...plan.flatMap(({ visit, placeName, category }) =>
      visit === undefined || category === "theme-park" ? [] : [{ ...visit, name: placeName }],
    ),
    ...meals.map((meal) => ({ ...meal, name: meal.kind })),
  ];
  for (const one of bookings) {
    if (!(one.kind in LEAST) || one.starts.time === undefined) continue;
    const [before, after] = LEAST[one.kind as keyof typeof LEAST];
    const from = one.starts.date === date ? minutes(one.starts.time) - before : undefined;
    const to = one.ends?.date === date ? minutes(one.ends?.time) + after : undefined;
    if (from === undefined && to === undefined) continue;
    for (const span of spans)
      if (span.startMinutes < (to ?? 1440) && span.endMinutes > (from ?? 0))
        found.push(`${id}: ${span.name} during ${one.name}`);
  }
  for (const meal of meals)
    for (const { visit, placeName, isBooked } of plan)
      if (
        visit &&
        isBooked &&
        visit.startMinutes < meal.endMinutes &&
        visit.endMinutes > meal.startMinutes
      )
        found.push(`${id}: ${meal.kind} during ${placeName}`);
  return found;
}

/** The bookings that the plan doesn't keep to. */
function missedIn({ bookings = [], tripData }: Trip): string[] {
  return bookings.flatMap(({ id, partId, kind, name, starts, ends }): string[] => {
    const day = tripData.itinerary.find(({ date }) => date === starts.date);
    if (kind === "stay") {
      const nights = tripData.itinerary.filter(
        ({ date = "" }) => starts.date <= date && date < (ends?.date ?? ""),
      );
      const off = nights.filter(({ wayBack, plan }, at) => {
        const back = tripData.hotels.find((hotel) => hotel.id === (partId ?? id));
        const isFrom =
          at === 0 || plan[0]?.leg === undefined || plan[0].leg.from === back?.hotelName;
        return back === undefined || (plan.length > 0 && wayBack === undefined) || !isFrom;
      });
      return off.map((night) => `${name} on ${night.date}`);
    }
    if (!/table|ticket|event/.test(kind)) return [];
    const place = day?.plan.find((one) => one.id === (partId ?? id));
    return place?.visit?.startMinutes === minutes(starts.time) ? [] : [name];
  });
}

function planned(trip: Trip, city: KnownCity, bookings: readonly Booking[]): Trip {
  const proposed = runToEnd(proposeBookings(runToEnd(readTrip(trip, city)), bookings));
  if (proposed === undefined) throw new Error("the trip has room");
  return proposed.document;
}

const LISBON = cityNamed("lisbon");
const inLisbon = storedTrip(LISBON, COUPLE);

function faultsOf(trip: Trip): string[] {
  const problems = (trip.planCheck?.problems ?? []).map(
    ({ code, dayId, placeId, values }) => `${code} ${dayId} ${placeId} ${JSON.stringify(values)}`,
  );
  const { itinerary } = trip.tripData;
  return [
    ...itinerary.flatMap((day) => overlapsOn(day, trip.bookings ?? [])),
    ...missedIn(trip),
    ...problems,
  ];
}

test.each(TRIPS)("%s: no overlap, nothing booked is missed", (_, id, request, lines) => {
  const city = cityNamed(id);
  const given = lines.split("\n").map((line) => lineOf(line.trim()));
  const before = storedTrip(city, { ...COUPLE, ...request });
  const faults = faultsOf(planned(before, city, given.map(booking)));
  // Some that a plan has without bookings are none of theirs.
  const known = faults.length === 0 ? [] : faultsOf(planned(before, city, []));
  expect(faults.filter((fault) => !known.includes(fault))).toEqual([]);
});

test("a late dinner that is booked takes no sight's room, and the bar after it is left sooner", () => {
  const city = cityNamed("lisbon");
  const friends = { ...COUPLE, days: 4, traveller: "Friends", interests: ["evenings"] } as const;
  const before = storedTrip(city, friends);
  const out = before.tripData.itinerary.find(
    ({ plan, meals = [] }) =>
      plan.at(-1)?.category === "nightlife" &&
      plan.length > 5 &&
      // In a house of fado dinner is part of the evening.
      meals.every(({ endMinutes }) => endMinutes <= (plan.at(-1)?.visit?.startMinutes ?? 0)),
  );
  const day = Number(out?.date?.slice(-2));
  const trip = planned(before, city, [booking(lineOf(`table | Ramiro |  | 0${day} 20:00`), 0)]);
  const after = trip.tripData.itinerary.find(({ id }) => id === out?.id);
  const [table, bar] = after?.plan.slice(-2) ?? [];
  expect(after?.plan.map(({ id }) => id)).toEqual([
    ...(out?.plan.slice(0, -1).map(({ id }) => id) ?? []),
    "booking-0",
    out?.plan.at(-1)?.id,
  ]);
  expect([table?.placeName, table?.mealKind]).toEqual(["Ramiro", "dinner"]);
  expect((bar?.visit?.endMinutes ?? 0) - (bar?.visit?.startMinutes ?? 0)).toBeGreaterThanOrEqual(
    45,
  );
  expect(after?.meals?.map(({ kind }) => kind)).not.toContain("dinner");
  expect(trip.planCheck?.problems).toEqual([]);
  // Its dinner is had.
  expect(trip.planCheck?.quality).toBeGreaterThan(QUALITY_CAPS.withoutDinner);
});

/** Two days in each of two towns from 4 May 2027. */
function twoTowns(
  ids: readonly [string, string],
  minutes: number,
  more: Partial<CityRequest> = {},
) {
  const [one, other] = [cityNamed(ids[0]), cityNamed(ids[1])];
  const first = storedTrip(one, { ...COUPLE, days: 2 });
  const second = storedTrip(other, { ...COUPLE, days: 2, startDate: "2027-05-06", ...more });
  const leg = { mode: "transit", minutes, distanceKm: 400 } as const;
  const away = <Part extends { id: string }>(parts: readonly Part[]) =>
    parts.map((part) => ({ ...part, id: `k-${part.id}` }));
  const itinerary = [
    ...first.tripData.itinerary.map((day) => ({ ...day, base: 0 })),
    ...away(second.tripData.itinerary).map((day, at) => ({
      ...{ ...day, base: 1, plan: away(day.plan) },
      ...(at === 0 ? { transfer: { ...leg, from: one.name, to: other.name } } : {}),
    })),
  ];
  const hotels = [
    ...first.tripData.hotels.map((hotel) => ({ ...hotel, base: 0 })),
    ...away(second.tripData.hotels).map((hotel) => ({ ...hotel, base: 1 })),
  ];
  const trip: Trip = {
    ...first,
    userSelection: { ...first.userSelection, noOfDays: 4 },
    bases: {
      towns: [one, other].map(({ name }) => ({ name, label: name })),
      ways: [{ from: 0, to: 1, leg }],
    },
    tripData: { ...first.tripData, hotels, itinerary },
  };
  return { trip, city: cityOfBases([one, other]) };
}

test("a ferry between two bases is the way between them", () => {
  const { trip, city } = twoTowns(["athens", "istanbul"], 240, { laterMinutes: 270 });
  const ferry = booking(lineOf("ferry | Blue Star | Piraeus > Istanbul | 06 08:00 - 06 14:00"), 0);
  const found = planned(trip, city, [ferry]);
  expect(faultsOf(found)).toEqual([]);
  const day = found.tripData.itinerary[2];
  expect(day?.plan.length).toBeGreaterThan(0);
  expect(day?.plan[0]?.visit?.startMinutes).toBeGreaterThanOrEqual(14 * 60 + 20);
});

const JAPAN = twoTowns(["tokyo", "kyoto"], 195);
const RYOKAN = {
  ...booking({ kind: "stay", name: "Ryokan Ginyu", starts: "2027-05-05", ends: "2027-05-06" }, 0),
  at: { name: "Ryokan Ginyu", address: "https://www.google.com/maps/@35.2436,139.0467,17z" },
};

test("a night out of town ends its day in time, and the way to the next town begins there", () => {
  const { trip, city } = JAPAN;
  const told = madeTo(trip, [{ kind: "set-booking", booking: RYOKAN }], city);
  const codes = told.planCheck?.problems?.map(({ code, values }) => [code, values?.booking]);
  expect(codes).toContainEqual(["meetsBooking", "Ryokan Ginyu"]);
  const found = planned(trip, city, [RYOKAN]);
  expect(faultsOf(found)).toEqual([]);
  const [first, second, third] = found.tripData.itinerary;
  // The day begins where the night before was.
  expect(second?.plan[0]?.leg?.from).toBe(first?.plan[0]?.leg?.from);
  expect(second?.plan.at(-1)?.visit?.endMinutes).toBeLessThan(17 * 60);
  expect(third?.transfer).toMatchObject({ from: "Ryokan Ginyu", to: "Kyoto" });
  // A guest who sees no bookings isn't told where that is.
  const [, , hidden] = withoutBookedNames(found, "Booked").tripData.itinerary;
  expect(hidden?.transfer?.from).toBe("Booked");
  const gone = madeTo(found, [{ kind: "remove-booking", id: RYOKAN.id }], city);
  expect(gone.tripData.itinerary[2]?.transfer?.from).toBe("Tokyo");
});

test("a night a hundred kilometres from town leaves both its days more than half", () => {
  const evora = { name: "Quinta", geoCoordinates: { lat: 38.57, lng: -7.91 } };
  const stay = booking(
    { kind: "stay", name: "Quinta", starts: "2027-05-05", ends: "2027-05-06" },
    0,
  );
  const found = planned(inLisbon, LISBON, [{ ...stay, at: evora }]);
  expect(faultsOf(found)).toEqual([]);
  const [, away, back] = found.tripData.itinerary;
  expect(away?.plan.at(-1)?.visit?.endMinutes).toBeGreaterThan(13 * 60);
  expect(away?.plan.at(-1)?.visit?.endMinutes).toBeLessThan(16 * 60);
  expect(back?.plan[0]?.visit?.startMinutes).toBeLessThan(12 * 60 + 30);
});

test("a night at a hotel that is nowhere to be found is said, with what to do", () => {
  const { trip, city } = JAPAN;
  const nowhere = { ...RYOKAN, at: { name: RYOKAN.name, address: "Hakone 1300" } };
  const told = madeTo(trip, [{ kind: "set-booking", booking: nowhere }], city);
  expect(told.planCheck?.problems?.[0]).toEqual({
    dayId: "day-1",
    code: "stayUnplaced",
    values: { booking: "Ryokan Ginyu" },
  });
});

test("a place on a day in another town is said once, and goes to the nearest day in its own", () => {
  const { trip, city } = JAPAN;
  const placeId = trip.tripData.itinerary[0]?.plan[1]?.id ?? "";
  const dayId = "k-day-0";
  const moved = madeTo(trip, [{ kind: "move-place", placeId, dayId }], city);
  expect(moved.planCheck?.problems?.filter((one) => one.dayId === dayId)).toEqual([
    { dayId, placeId, code: "inOtherTown", values: { town: "Tokyo" } },
  ]);
  const ways = runToEnd(waysOut(runToEnd(readTrip(moved, city)), placeId));
  expect(ways.map(({ edit }) => edit.dayId)).not.toContain(dayId);
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.every(({ edit }) => /^day-/.test(edit.dayId))).toBe(true);
});

test("a flight that leaves at another hour changes one day, and names what it meets", () => {
  const flight = booking(lineOf("flight | LH 1173 | LIS > FRA | 06 20:00 - 06 23:50"), 0);
  const trip = planned(inLisbon, LISBON, [flight]);
  const sooner = { ...flight, starts: time("2027-05-06 13:00"), state: "changed" } as const;
  const told = madeTo(trip, [{ kind: "set-booking", booking: sooner }], LISBON);
  const meets = told.planCheck?.problems?.filter(({ code }) => code === "meetsBooking") ?? [];
  expect(meets.length).toBeGreaterThan(0);
  for (const { dayId, placeId, values } of meets) {
    expect([dayId, values?.booking]).toEqual(["day-2", "LH 1173"]);
    expect(told.tripData.itinerary[2]?.plan.map(({ id }) => id)).toContain(placeId);
  }
  const proposed = planned(trip, LISBON, [sooner]);
  expect(faultsOf(proposed)).toEqual([]);
  expect(proposed.tripData.itinerary.slice(0, 2)).toEqual(trip.tripData.itinerary.slice(0, 2));
});

test.each([
  [
    "both flights, the second a day early",
    [
      "flight | LH 1172 | FRA > LIS | 04 08:10 - 04 10:20",
      "flight | LH 1173 | LIS > FRA | 05 18:05 - 05 22:00",
    ],
    [
      [
        "plannedAfterJourney",
        "day-2",
        { booking: "LH 1173", day: 2, startMinutes: 18 * 60 + 5, lastDay: 3 },
      ],
    ],
  ],
  [
    "an arrival a day late, without a map",
    ["flight | LH 1172 | Oslo > Lisbon Airport | 05 08:10 - 05 10:20"],
    [["plannedBeforeJourney", "day-0", { booking: "LH 1172", day: 2, startMinutes: 10 * 60 + 20 }]],
  ],
  ["a day elsewhere by train", ["train | IC 121 | Lisbon > Sintra | 05 09:00 - 05 09:40"], []],
] as const)(
  "days before one arrives, or after one has left, are named once: %s",
  (_, lines, named) => {
    const edits = lines.map(
      (line, nth) => ({ kind: "set-booking", booking: booking(lineOf(line), nth) }) as const,
    );
    const { planCheck } = madeTo(inLisbon, edits, LISBON);
    const found = (planCheck?.problems ?? []).filter(({ code }) => code.endsWith("Journey"));
    expect(found).toEqual(named.map(([code, dayId, values]) => ({ code, dayId, values })));
  },
);

test("a booking that is removed leaves the plan's own places where they are, and takes its own along", () => {
  const city = cityNamed("rome");
  const ticket = booking(lineOf("ticket | Colosseum |  | 05 09:30"), 0);
  const table = booking(lineOf("table | Roscioli |  | 05 20:00"), 1);
  const trip = planned(storedTrip(city, COUPLE), city, [ticket, table]);
  const names = (one: Trip) =>
    one.tripData.itinerary.flatMap(({ plan }) => plan.map(({ placeName }) => placeName));
  expect(names(trip)).toEqual(expect.arrayContaining(["Colosseum", "Roscioli"]));
  const removed = madeTo(
    trip,
    [ticket, table].map(({ id }) => ({ kind: "remove-booking", id }) as const),
    city,
  );
  expect(names(removed)).toContain("Colosseum");
  expect(names(removed)).not.toContain("Roscioli");
  expect(removed).not.toHaveProperty("bookings");
  expect(removed.tripData.itinerary[1]?.meals?.map(({ kind }) => kind)).toContain("dinner");
});
