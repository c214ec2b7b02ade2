import { expect, test } from "vitest";
import type { Booking } from "../../src/domain/bookings/booking.ts";
import { cityOfBases } from "../../src/domain/engine/city-of-bases.ts";
import type { KnownCity } from "../../src/domain/engine/known-city.ts";
import { readTrip } from "../../src/domain/engine/reading/read-trip.ts";
import { runToEnd } from "../../src/domain/plan/run-to-end.ts";
import type { Trip, TripDay } from "../../src/domain/trip/trip.ts";
import { proposeBookings } from "../../src/domain/wishes/propose-bookings.ts";
import { GUIDE_CITIES } from "../support/guide.ts";
import type { CityRequest } from "../support/plans/plan-city.ts";
import { madeTo, storedTrip } from "../support/plans/stored-trip.ts";

type Given = Omit<Partial<Booking>, "starts" | "ends"> &
  Pick<Booking, "kind" | "name"> & { readonly starts: string; readonly ends?: string };

const AIRPORTS: Readonly<Record<string, Booking["from"]>> = {
  LIS: { name: "Lisbon", code: "LIS", geoCoordinates: { lat: 38.7742, lng: -9.1342 } },
  FCO: { name: "Rome Fiumicino", code: "FCO", geoCoordinates: { lat: 41.8003, lng: 12.2389 } },
  FRA: { name: "Frankfurt", code: "FRA", geoCoordinates: { lat: 50.0379, lng: 8.5622 } },
  PRG: { name: "Prague", code: "PRG", geoCoordinates: { lat: 50.1008, lng: 14.26 } },
  VIE: { name: "Vienna", code: "VIE", geoCoordinates: { lat: 48.1103, lng: 16.5697 } },
  KIX: { name: "Osaka Kansai", code: "KIX", geoCoordinates: { lat: 34.4347, lng: 135.244 } },
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

type Shown = readonly [name: string, city: string, request: Partial<CityRequest>, given: Given[]];

/** Twenty trips of three days from 4 May 2027, where nothing else is said. */
const TRIPS: readonly Shown[] = [
  [
    "a late arrival",
    "lisbon",
    {},
    [
      {
        kind: "flight",
        name: "LH 1172",
        from: air("FRA"),
        to: air("LIS"),
        starts: "2027-05-04 16:10",
        ends: "2027-05-04 18:20",
      },
    ],
  ],
  [
    "an arrival at night",
    "rome",
    {},
    [
      {
        kind: "flight",
        name: "AZ 409",
        from: air("FRA"),
        to: air("FCO"),
        starts: "2027-05-04 20:40",
        ends: "2027-05-04 22:30",
      },
    ],
  ],
  [
    "an early flight home",
    "rome",
    {},
    [
      {
        kind: "flight",
        name: "AZ 400",
        from: air("FCO"),
        to: air("FRA"),
        starts: "2027-05-06 07:10",
        ends: "2027-05-06 09:10",
      },
    ],
  ],
  [
    "both flights",
    "lisbon",
    {},
    [
      {
        kind: "flight",
        name: "LH 1172",
        from: air("FRA"),
        to: air("LIS"),
        starts: "2027-05-04 10:10",
        ends: "2027-05-04 12:20",
      },
      {
        kind: "flight",
        name: "LH 1173",
        from: air("LIS"),
        to: air("FRA"),
        starts: "2027-05-06 18:05",
        ends: "2027-05-06 22:00",
      },
    ],
  ],
  [
    "two flights in a row",
    "prague",
    {},
    [
      {
        kind: "flight",
        name: "BA 902",
        from: { name: "London" },
        to: { name: "Frankfurt" },
        starts: "2027-05-04 07:00",
        ends: "2027-05-04 09:40",
      },
      {
        kind: "flight",
        name: "LH 1392",
        from: { name: "Frankfurt" },
        to: { name: "Prague" },
        starts: "2027-05-04 11:30",
        ends: "2027-05-04 12:35",
      },
    ],
  ],
  [
    "a flight over night",
    "osaka",
    {},
    [
      {
        kind: "flight",
        name: "LH 742",
        from: air("FRA"),
        to: air("KIX"),
        starts: "2027-05-03 14:00",
        ends: "2027-05-04 09:30",
      },
    ],
  ],
  [
    "a night train in the middle",
    "vienna",
    { days: 4 },
    [
      {
        kind: "train",
        name: "NJ 40490",
        from: { name: "Wien Hbf" },
        to: { name: "Venezia" },
        starts: "2027-05-05 21:27",
        ends: "2027-05-06 08:24",
      },
    ],
  ],
  [
    "a night train home",
    "vienna",
    {},
    [
      {
        kind: "train",
        name: "NJ 40490",
        from: { name: "Wien Hbf" },
        to: { name: "Hamburg" },
        starts: "2027-05-06 20:10",
        ends: "2027-05-07 08:24",
      },
    ],
  ],
  [
    "two hotels",
    "paris",
    { days: 4 },
    [
      {
        kind: "stay",
        name: "Hotel Avenida",
        at: { name: "Hotel Avenida", geoCoordinates: { lat: 48.8738, lng: 2.295 } },
        starts: "2027-05-04",
        ends: "2027-05-06",
      },
      {
        kind: "stay",
        name: "Pension Nord",
        at: { name: "Pension Nord", geoCoordinates: { lat: 48.8809, lng: 2.3553 } },
        starts: "2027-05-06",
        ends: "2027-05-07",
      },
    ],
  ],
  [
    "a table at 20:00",
    "lisbon",
    {},
    [
      {
        kind: "table",
        name: "Ramiro",
        at: { name: "Ramiro", geoCoordinates: { lat: 38.7209, lng: -9.1355 } },
        starts: "2027-05-05 20:00",
      },
    ],
  ],
  [
    "a table for lunch",
    "florence",
    {},
    [
      {
        kind: "table",
        name: "Trattoria Mario",
        at: { name: "Trattoria Mario", geoCoordinates: { lat: 43.7763, lng: 11.2545 } },
        starts: "2027-05-05 13:00",
        ends: "2027-05-05 14:15",
      },
    ],
  ],
  [
    "a ticket at 09:30",
    "rome",
    {},
    [{ kind: "ticket", name: "Colosseum", starts: "2027-05-05 09:30" }],
  ],
  [
    "a ticket of which the guide knows nothing",
    "berlin",
    {},
    [
      {
        kind: "ticket",
        name: "Bunker tour",
        at: { name: "Bunker", geoCoordinates: { lat: 52.548, lng: 13.3885 } },
        starts: "2027-05-05 11:00",
        ends: "2027-05-05 12:30",
      },
    ],
  ],
  [
    "an evening at the opera",
    "vienna",
    {},
    [
      {
        kind: "event",
        name: "Tosca",
        at: { name: "Staatsoper", geoCoordinates: { lat: 48.2031, lng: 16.3689 } },
        starts: "2027-05-05 19:00",
        ends: "2027-05-05 22:15",
      },
    ],
  ],
  [
    "a family's late show",
    "london",
    { traveller: "Family" },
    [
      {
        kind: "event",
        name: "The Lion King",
        at: { name: "Lyceum", geoCoordinates: { lat: 51.5116, lng: -0.1196 } },
        starts: "2027-05-05 19:30",
        ends: "2027-05-05 22:00",
      },
    ],
  ],
  [
    "a day trip by train",
    "florence",
    {},
    [
      {
        kind: "train",
        name: "Bologna",
        from: { name: "Firenze", geoCoordinates: { lat: 43.7763, lng: 11.2478 } },
        to: { name: "Roma", geoCoordinates: { lat: 41.9009, lng: 12.502 } },
        starts: "2027-05-05 09:00",
        ends: "2027-05-05 10:35",
      },
      {
        kind: "train",
        name: "Back",
        from: { name: "Roma", geoCoordinates: { lat: 41.9009, lng: 12.502 } },
        to: { name: "Firenze", geoCoordinates: { lat: 43.7763, lng: 11.2478 } },
        starts: "2027-05-05 17:00",
        ends: "2027-05-05 18:35",
      },
    ],
  ],
  [
    "a day with nothing free",
    "barcelona",
    {},
    [
      {
        kind: "ticket",
        name: "Morning tour",
        starts: "2027-05-05 09:00",
        ends: "2027-05-05 12:00",
      },
      {
        kind: "table",
        name: "Can Culleretes",
        starts: "2027-05-05 13:00",
        ends: "2027-05-05 15:00",
      },
      {
        kind: "ticket",
        name: "Afternoon tour",
        starts: "2027-05-05 16:00",
        ends: "2027-05-05 18:30",
      },
      { kind: "table", name: "Disfrutar", starts: "2027-05-05 20:00", ends: "2027-05-05 23:00" },
    ],
  ],
  [
    "a car and a table",
    "los-angeles",
    {},
    [
      { kind: "car", name: "Sixt", starts: "2027-05-05 10:00", ends: "2027-05-06 16:00" },
      {
        kind: "table",
        name: "Musso and Frank",
        at: { name: "Musso", geoCoordinates: { lat: 34.1018, lng: -118.3352 } },
        starts: "2027-05-05 18:30",
      },
    ],
  ],
  [
    "all at once",
    "lisbon",
    { days: 4 },
    [
      {
        kind: "flight",
        name: "LH 1172",
        from: air("FRA"),
        to: air("LIS"),
        starts: "2027-05-04 13:10",
        ends: "2027-05-04 15:20",
      },
      {
        kind: "stay",
        name: "Casa Azul",
        at: { name: "Casa Azul", geoCoordinates: { lat: 38.7139, lng: -9.1334 } },
        starts: "2027-05-04",
        ends: "2027-05-07",
      },
      { kind: "ticket", name: "Jerónimos Monastery", starts: "2027-05-05 10:00" },
      {
        kind: "table",
        name: "Belcanto",
        at: { name: "Belcanto", geoCoordinates: { lat: 38.7104, lng: -9.142 } },
        starts: "2027-05-06 19:30",
        ends: "2027-05-06 22:00",
      },
      {
        kind: "flight",
        name: "LH 1169",
        from: air("LIS"),
        to: air("FRA"),
        starts: "2027-05-07 12:00",
        ends: "2027-05-07 16:00",
      },
    ],
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

test.each(TRIPS)("%s: no overlap, nothing booked is missed", (_, id, request, given) => {
  const city = cityNamed(id);
  const before = storedTrip(city, { ...COUPLE, ...request });
  const known = faultsOf(planned(before, city, []));
  const trip = planned(before, city, given.map(booking));
  expect(faultsOf(trip).filter((fault) => !known.includes(fault))).toEqual([]);
});

test("a flight of which only its arrival has an hour begins the day after bags, way and hotel", () => {
  const city = cityNamed("lisbon");
  const flight = {
    kind: "flight",
    name: "To Lisbon",
    from: { name: "Osaka" },
    to: { name: "Lisbon" },
    starts: "2027-05-03",
    ends: "2027-05-04 14:35",
  } as const;
  const trip = planned(storedTrip(city, COUPLE), city, [booking(flight, 1)]);
  const first = trip.tripData.itinerary[0]?.plan[0]?.visit?.startMinutes ?? Number.NaN;
  expect(first).toBeGreaterThanOrEqual(16 * 60 + 35);
});

test("a ferry between two bases is the way between them", () => {
  const [athens, istanbul] = [cityNamed("athens"), cityNamed("istanbul")];
  const [one, other] = [
    storedTrip(athens, { ...COUPLE, days: 2 }),
    storedTrip(istanbul, { ...COUPLE, days: 2, startDate: "2027-05-06", laterMinutes: 270 }),
  ];
  const at = (trip: Trip, base: number) => ({
    hotels: trip.tripData.hotels.map((hotel) => ({ ...hotel, id: `${hotel.id}-${base}`, base })),
    itinerary: trip.tripData.itinerary.map((day, index) => ({
      ...day,
      id: `${day.id}-${base}`,
      base,
      plan: day.plan.map((place) => ({ ...place, id: `${place.id}-${base}` })),
      ...(base === 1 && index === 0
        ? { transfer: { ...leg, from: "Athens", to: "Istanbul" } }
        : {}),
    })),
  });
  const leg = { mode: "transit", minutes: 240, distanceKm: 560 } as const;
  const [first, second] = [at(one, 0), at(other, 1)];
  const trip: Trip = {
    ...one,
    userSelection: { ...one.userSelection, noOfDays: 4 },
    bases: {
      towns: ["Athens", "Istanbul"].map((name) => ({ name, label: name })),
      ways: [{ from: 0, to: 1, leg }],
    },
    tripData: {
      ...one.tripData,
      hotels: [...first.hotels, ...second.hotels],
      itinerary: [...first.itinerary, ...second.itinerary],
    },
  };
  const ferry = booking(
    {
      kind: "ferry",
      name: "Blue Star",
      from: { name: "Piraeus" },
      to: { name: "Istanbul" },
      starts: "2027-05-06 08:00",
      ends: "2027-05-06 14:00",
    },
    0,
  );
  const found = planned(trip, cityOfBases([athens, istanbul]), [ferry]);
  expect(faultsOf(found)).toEqual([]);
  const day = found.tripData.itinerary[2];
  expect(day?.plan.length).toBeGreaterThan(0);
  expect(day?.plan[0]?.visit?.startMinutes).toBeGreaterThanOrEqual(14 * 60 + 20);
});

test("a flight that leaves at another hour changes one day, and names what it meets", () => {
  const city = cityNamed("lisbon");
  const flight = booking(
    {
      kind: "flight",
      name: "LH 1173",
      from: air("LIS"),
      to: air("FRA"),
      starts: "2027-05-06 20:00",
      ends: "2027-05-06 23:50",
    },
    0,
  );
  const trip = planned(storedTrip(city, COUPLE), city, [flight]);
  const sooner = { ...flight, starts: time("2027-05-06 13:00"), state: "changed" } as const;
  const told = madeTo(trip, [{ kind: "set-booking", booking: sooner }], city);
  const meets = told.planCheck?.problems?.filter(({ code }) => code === "meetsBooking") ?? [];
  expect(meets.length).toBeGreaterThan(0);
  for (const { dayId, placeId, values } of meets) {
    expect([dayId, values?.booking]).toEqual(["day-2", "LH 1173"]);
    expect(told.tripData.itinerary[2]?.plan.map(({ id }) => id)).toContain(placeId);
  }
  const proposed = planned(trip, city, [sooner]);
  expect(faultsOf(proposed)).toEqual([]);
  expect(proposed.tripData.itinerary.slice(0, 2)).toEqual(trip.tripData.itinerary.slice(0, 2));
});

test("a booking that is removed leaves the plan's own places where they are, and takes its own along", () => {
  const city = cityNamed("rome");
  const ticket = booking({ kind: "ticket", name: "Colosseum", starts: "2027-05-05 09:30" }, 0);
  const table = booking({ kind: "table", name: "Roscioli", starts: "2027-05-05 20:00" }, 1);
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
