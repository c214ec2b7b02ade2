import fc from "fast-check";
import { LIMITS, nameSchema } from "../../../src/domain/limits.ts";
import { PLACE_CATEGORIES } from "../../../src/domain/places/place-category.ts";
import type { Trip } from "../../../src/domain/trip/trip.ts";

/** Scripts of one to four bytes a character, marks that join, what formats escape, and control characters. */
const HARD_TEXTS = [
  "Zażółć gęślą jaźń; a,b\\c",
  "東京タワーと浅草寺の仲見世通り",
  "قصر الحمراء في غرناطة",
  "กรุงเทพมหานคร อมรรัตนโกสินทร์",
  "👩‍👩‍👧‍👦 🏳️‍🌈 🇵🇹",
  "<script>alert(1)</script> & ]]> &amp; <!-- x",
  "=HYPERLINK(1) | [x](javascript:1) ![y](z) # h\n\n- item\r\n1. one",
  "\u0000\u0007\u0085\u2028\ufffe tab\t end",
  "\ud800 half a pair",
] as const;

const anyText = fc.oneof(
  fc.constantFrom(...HARD_TEXTS),
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.string({ unit: "binary", maxLength: 120 }),
);

const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 400 }))
  .map(([startMinutes, minutes]) => ({ startMinutes, endMinutes: startMinutes + minutes }));

const anyCoordinates = fc.oneof(
  fc.constantFrom("", "unknown", "41.15 N, 8.61 W", "-89.9999, 180.0000", "0.0001, -179.9999"),
  fc
    .tuple(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
    )
    .map(([lat, lon]) => `${lat.toFixed(4)}, ${lon.toFixed(4)}`),
);

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const anyPlace = fc.record({
  placeName: anyText,
  placeDetails: anyText,
  placeImageURL: fc.constantFrom("", "/art/museum.svg"),
  geoCoordinates: anyCoordinates,
  ticketsPricing: anyText,
  timeToTravel: anyText,
  bestTime: anyText,
  category: optional(fc.constantFrom(...PLACE_CATEGORIES)),
  visit: optional(anySpan),
  hoursUnknown: optional(fc.boolean()),
  isOwn: optional(fc.constant(true as const)),
  note: optional(anyText),
  notOn: optional(fc.array(fc.constantFrom(0, 1), { maxLength: 2 })),
});

const anyHotel = fc.record({
  hotelName: anyText,
  hotelAddress: anyText,
  price: anyText,
  hotelImageURL: fc.constant(""),
  geoCoordinates: anyCoordinates,
  rating: anyText,
  description: anyText,
});

const anyDay = fc.record({ note: optional(anyText), plan: fc.array(anyPlace, { maxLength: 5 }) });

const anyLine = fc.record({
  list: fc.constantFrom("do" as const, "pack" as const),
  text: anyText.filter((text) => nameSchema(LIMITS.text.listItem).safeParse(text).success),
  isDone: optional(fc.constant(true as const)),
  dueDate: optional(fc.constantFrom("2026-03-20", "2028-02-29")),
});

/** A trip of any content that a stored one may have; its parts have ids. */
export const anyTrip: fc.Arbitrary<Trip> = fc
  .record({
    label: anyText,
    title: optional(anyText),
    startDate: optional(fc.constantFrom("2026-03-27", "2026-10-23", "2028-02-28", "1999-12-30")),
    timeZone: optional(fc.constantFrom("Europe/Lisbon", "Asia/Tokyo", "Not/AZone")),
    version: fc.integer({ min: 1, max: 99 }),
    hotels: fc.array(anyHotel, { maxLength: 3 }),
    days: fc.array(anyDay, { minLength: 1, maxLength: 4 }),
    setAside: optional(fc.array(anyPlace, { minLength: 1, maxLength: 2 })),
    lines: optional(fc.array(anyLine, { minLength: 1, maxLength: 3 })),
  })
  .map(({ label, title, startDate, timeZone, version, hotels, days, setAside, lines }) => {
    const trip: Trip = {
      id: "1700000000000",
      userSelection: {
        location: { label },
        noOfDays: days.length,
        traveler: "2",
        budget: "Comfort",
        ...(startDate === undefined ? {} : { startDate }),
      },
      tripData: {
        hotels: hotels.map((hotel, at) => ({ ...hotel, id: `hotel-${at}` })),
        itinerary: days.map((day, dayAt) => ({
          ...day,
          id: `day-${dayAt}`,
          day: `Day ${dayAt + 1}`,
          plan: day.plan.map((place, at) => ({ ...place, id: `place-${dayAt}-${at}` })),
        })),
        ...(setAside === undefined
          ? {}
          : { setAside: setAside.map((place, at) => ({ ...place, id: `aside-${at}` })) }),
      },
      ...(lines === undefined
        ? {}
        : { listItems: lines.map((line, at) => ({ ...line, id: `line-${at}` })) }),
      userEmail: "ada@example.com",
      ...(title === undefined ? {} : { title }),
      version,
      createdAt: "2026-01-01T00:00:00.000Z",
      ...(timeZone === undefined ? {} : { timeZone }),
    };
    // As it is stored: without fields that are undefined.
    return JSON.parse(JSON.stringify(trip)) as Trip;
  });
