import { expect, test } from "vitest";
import type { Booking } from "./booking.ts";
import { tripOfBookings } from "./trip-of-bookings.ts";

function time(text: string): Booking["starts"] {
  const [date = "", at] = text.split(" ");
  return at === undefined ? { date } : { date, time: at };
}

function journey(from: string, to: string, starts: string, ends: string): Booking {
  return {
    id: `${from}-${to}`,
    kind: "flight",
    name: "LH 1",
    from: { name: from },
    to: { name: to },
    starts: time(starts),
    ends: time(ends),
    state: "booked",
    source: "mail",
  };
}

const STAY: Booking = {
  id: "stay",
  kind: "stay",
  name: "Casa Azul",
  at: { name: "Casa Azul", address: "Rua Garrett 5, 1200-203 Lisboa, Portugal" },
  starts: time("2026-12-03 15:00"),
  ends: time("2026-12-06 11:00"),
  state: "booked",
  source: "mail",
};
const OUT = [
  journey("Frankfurt", "Munich", "2026-12-03 06:00", "2026-12-03 07:00"),
  journey("Munich", "Lisbon", "2026-12-03 08:10", "2026-12-03 11:35"),
];
const BACK = [
  journey("Lisbon", "Zürich HB", "2026-12-06 18:05", "2026-12-06 21:50"),
  journey("Zürich HB", "Frankfurt", "2026-12-06 22:40", "2026-12-06 23:45"),
];
const LISBON = { to: { name: "Lisbon" }, startDate: "2026-12-03", arriveAt: "11:35" };

test.each([
  [
    "flights with changes",
    [...BACK, ...OUT],
    { ...LISBON, endDate: "2026-12-06", leaveAt: "18:05" },
  ],
  ["the way there", OUT, LISBON],
  ["the way there and a stay", [STAY, ...OUT], { ...LISBON, endDate: "2026-12-06" }],
  [
    "a stay and the way back",
    [STAY, BACK[0] ?? STAY],
    { to: { name: "Lisbon" }, startDate: "2026-12-03", endDate: "2026-12-06", leaveAt: "18:05" },
  ],
  ["a stay", [STAY], { to: { name: "Lisboa" }, startDate: "2026-12-03", endDate: "2026-12-06" }],
  [
    "a night train, and a cancelled flight",
    [
      { ...(OUT[1] ?? STAY), state: "cancelled" },
      journey("Wien Hbf", "Roma Termini", "2026-12-03 19:20", "2026-12-04 09:10"),
    ],
    { to: { name: "Roma" }, startDate: "2026-12-04", arriveAt: "09:10" },
  ],
  [
    "several towns",
    [
      ...OUT,
      journey("Lisbon", "Porto", "2026-12-08 10:00", "2026-12-08 13:00"),
      journey("Porto", "Frankfurt", "2026-12-10 16:00", "2026-12-10 20:00"),
    ],
    { ...LISBON, endDate: "2026-12-10", leaveAt: "16:00" },
  ],
  ["a table", [{ ...STAY, kind: "table" }], {}],
] as const satisfies readonly (readonly [string, readonly Booking[], object])[])(
  "%s tell when and where the trip is",
  (_, bookings, told) => {
    expect(tripOfBookings(bookings)).toEqual(told);
  },
);
