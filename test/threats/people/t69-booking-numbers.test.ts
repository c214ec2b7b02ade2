import { afterAll, expect, test } from "vitest";
import type { Booking } from "../../../src/domain/bookings/booking.ts";
import { sharedAnswerSchema } from "../../../src/domain/sharing/shared-trip.ts";
import { LINK_SCOPES } from "../../../src/domain/trip/shared-by.ts";
import { generateTrip, SELECTION } from "../../support/server/generate.ts";
import { createGuest, makeLink } from "../../support/server/guest.ts";
import { startTestServer } from "../../support/server/test-server.ts";
import { UNLIMITED } from "../../support/server/unlimited.ts";
import { ADA, signIn } from "../../support/sign-in/sign-in.ts";
import { fetchTrip } from "../../support/store/fetch-trip.ts";

const server = await startTestServer({ env: UNLIMITED });
const ada = await signIn(server.url, ADA);
afterAll(() => server.close());

const FLIGHT: Booking = {
  id: "flight",
  kind: "flight",
  name: "LH 1172",
  number: "X7KP2Q",
  seat: "Wagon 27, 43",
  travellers: ["Augusta King"],
  from: { name: "Frankfurt" },
  to: { name: "Lisbon" },
  starts: { date: "2027-05-04", time: "09:10", zone: "Europe/Berlin" },
  ends: { date: "2027-05-04", time: "11:20", zone: "Europe/Lisbon" },
  price: { amount: 189.5, currency: "EUR", paid: 60.25 },
  state: "booked",
  source: "api",
};
const STAY: Booking = {
  id: "stay",
  kind: "stay",
  name: "Casa Azul",
  at: { name: "Casa Azul", address: "Rua Azul 7", geoCoordinates: { lat: 38.7139, lng: -9.1334 } },
  starts: { date: "2027-05-04" },
  ends: { date: "2027-05-07" },
  state: "booked",
  source: "api",
};
const TABLE: Booking = {
  id: "table",
  kind: "table",
  name: "Ramiro",
  at: {
    name: "Ramiro",
    address: "Avenida Verde 1",
    geoCoordinates: { lat: 38.7209, lng: -9.1355 },
  },
  starts: { date: "2027-05-05", time: "20:00" },
  state: "booked",
  source: "api",
};
/** The parts of a plan that come from a booking: on every day, and on the ways between. */
const PLACES = ["LH 1172", "Casa Azul", "Rua Azul", "Avenida Verde"];
const SECRETS = ["X7KP2Q", "Wagon 27", "Augusta King", "189.5", "60.25"];

test("T69 guests see of bookings when and where at most, and change none", async () => {
  const selection = { ...SELECTION, startDate: "2027-05-04", bookings: [FLIGHT, STAY, TABLE] };
  const id = await generateTrip(ada, selection);
  for (const scope of LINK_SCOPES) {
    for (const bookings of [undefined, false, true]) {
      const shows = {
        notes: true,
        costs: false,
        ...(bookings === undefined ? {} : { bookings }),
      };
      const { token } = await makeLink(ada, id, { scope, shows });
      const guest = createGuest(server.url, token);
      await guest.join("Ann");
      const answers = [
        await guest.send("/api/shared"),
        await guest.send(`/s/${token}`),
        await guest.send(`/api/shared/calendar/${token}`),
        await guest.edit([{ kind: "set-booking", booking: { ...FLIGHT, state: "cancelled" } }]),
        await guest.edit([{ kind: "remove-booking", id: "flight" }]),
      ];
      expect(answers.slice(3).map(({ status }) => status)).toEqual([403, 403]);
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      for (const secret of SECRETS) expect(texts.join("\n")).not.toContain(secret);
      for (const place of PLACES) {
        expect(texts[0]?.includes(place), `${place} ${bookings}`).toBe(bookings === true);
      }
      const seen = sharedAnswerSchema.parse(JSON.parse(texts[0] ?? "")).trip.tripData;
      const table = seen.itinerary.flatMap(({ plan }) => plan).find(({ id }) => id === "table");
      // Where dinner is had is no secret: the plan's own meals say it, too.
      expect(table).toMatchObject({
        placeName: "Ramiro",
        mealKind: "dinner",
        visit: { startMinutes: 20 * 60 },
      });
    }
  }
  const [flight, ...others] = (await fetchTrip(ada, id)).bookings ?? [];
  expect([flight?.number, flight?.state, others.length]).toEqual(["X7KP2Q", "booked", 2]);
});
