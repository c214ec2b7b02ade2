import { expect, test } from "vitest";
import {
  BOARDING_CODE,
  bytesOf,
  FLIGHTS,
  pdfOf,
  READING,
  STAY_PAGE,
} from "../../../../test/support/bookings/confirmations.ts";
import { zipOf } from "../../../../test/support/plans/zip-of.ts";
import { readBookings } from "./read-bookings.ts";

async function read(file: string | Uint8Array) {
  const found = await readBookings({ bytes: bytesOf(file) }, READING);
  if ("problem" in found) throw new Error(JSON.stringify(found.problem));
  return found.bookings;
}

async function pasted(text: string) {
  const found = await readBookings({ text }, READING);
  return "bookings" in found ? found.bookings : [];
}

test("a mail tells both flights, in the zones of their airports, the late one to the next day", async () => {
  const [out, back, ...others] = await read(FLIGHTS);
  expect(others).toEqual([]);
  expect(out).toMatchObject({
    booking: {
      kind: "flight",
      name: "LH 1172",
      number: "XK4T9P",
      from: { code: "FRA", stop: "Terminal 1" },
      to: { code: "LIS" },
      starts: { date: "2026-12-03", time: "09:40", zone: "Europe/Berlin" },
      ends: { date: "2026-12-03", time: "11:35", zone: "Europe/Lisbon" },
      travellers: ["Ada Byron"],
      price: { amount: 312.4, currency: "EUR" },
      state: "booked",
      source: "mail",
    },
    missing: [],
    unsure: [],
  });
  expect(back?.booking.ends).toEqual({ date: "2026-12-08", time: "01:45", zone: "Europe/Berlin" });
});

test("a mail's data is believed, and the one word that it was cancelled, which is newer", async () => {
  const [stay] = await read(STAY_PAGE);
  expect(stay).toMatchObject({
    booking: {
      kind: "stay",
      name: "Hotel Avenida",
      number: "88-A1",
      at: { address: "Rua Augusta 12, 1100-053 Lisboa, PT" },
      starts: { date: "2026-12-03", time: "15:00" },
      ends: { date: "2026-12-07", time: "11:00" },
      state: "booked",
    },
    unsure: [],
  });
  const mail = STAY_PAGE.replace("Hello", "<p>Your booking has been cancelled.</p>");
  const [cancelled] = await read(mail);
  expect(cancelled).toMatchObject({ booking: { state: "cancelled" }, unsure: ["state"] });
});

test.each([
  [
    "German",
    "Anreise: Donnerstag, 3. Dezember 2026 (ab 15:00 Uhr)\nAbreise: Montag, 7. Dezember 2026 (bis 11:00 Uhr)\nBuchungsnummer: 4711-88\nHotel Avenida\nRua Augusta 12, 1100-053 Lisboa, Portugal\nKostenlose Stornierung bis 1. Dezember 2026, 18:00 Uhr",
  ],
  [
    "French",
    "Réservation n° 4711-88\nDate d’arrivée : 03/12/2026 à partir de 15h00\nDate de départ : 07/12/2026 avant 11h00\nHotel Avenida\nRua Augusta 12, 1100-053 Lisboa, Portugal",
  ],
  [
    "Italian",
    "Numero di prenotazione: 4711-88\nCheck-in: 3 dicembre 2026, dalle 15:00\nCheck-out: 7 dicembre 2026, entro le 11:00\nHotel Avenida\nRua Augusta 12, 1100-053 Lisboa, Portugal",
  ],
])("a stay in %s has its nights, hours and zone", async (_language, text) => {
  const [stay] = await pasted(text);
  expect(stay).toMatchObject({
    booking: {
      kind: "stay",
      name: "Hotel Avenida",
      number: "4711-88",
      starts: { date: "2026-12-03", time: "15:00", zone: "Europe/Lisbon" },
      ends: { date: "2026-12-07", time: "11:00" },
    },
    missing: [],
    unsure: [],
  });
});

test("what a text doesn't say is marked: its year, the order of its date, the zone of its place", async () => {
  const [table] = await pasted(
    "Your table is booked\nRestaurant: Ramiro\nDate: Fri 4 December\nTime: 20:00",
  );
  expect(table?.booking).toMatchObject({
    kind: "table",
    starts: { date: "2026-12-04", time: "20:00" },
  });
  expect(table?.unsure).toContain("starts.date");
  expect(table?.missing).toEqual(expect.arrayContaining(["number", "starts.zone"]));
  const [boat] = await pasted(
    "Booking ref 90/2231\nBoat on the Thames\n05/06/2027 11:00\n2 adults",
  );
  expect(boat?.unsure).toEqual(expect.arrayContaining(["kind", "name", "starts.date"]));
  const [known] = await pasted(
    "Booking ref 90/2231\nYour museum ticket\nIssued 24/11/2026\n05/06/2027 11:00",
  );
  expect(known?.booking.starts?.date).toBe("2027-06-05");
  expect(known?.unsure).not.toContain("starts.date");
});

test("a table of stops, a route over its hours and a change of hours are read as they stand", async () => {
  const [train] = await pasted(
    "Auftragsnummer: 123456789012\nIhr Zug am 04.12.2026\nHalt\tDatum\tZeit\tGleis\tProdukte\nMünchen Hbf\t04.12.\tab 07:34\t11\tEC 81\nVerona Porta Nuova\t04.12.\tan 12:58\t5",
  );
  expect(train?.booking).toMatchObject({
    kind: "train",
    name: "EC 81",
    from: { name: "München Hbf" },
    to: { name: "Verona Porta Nuova" },
    starts: { date: "2026-12-04", time: "07:34" },
    ends: { date: "2026-12-04", time: "12:58" },
  });
  const [ferry] = await pasted(
    "Ferry ticket 60123\nRoute: Piraeus → Santorini\nDeparts: 15 Jun 2027 16:25\nArrives: 16 Jun 2027 05:10\nVessel: Delos",
  );
  expect(ferry?.booking).toMatchObject({
    kind: "ferry",
    name: "Delos",
    from: { name: "Piraeus" },
    to: { name: "Santorini" },
    ends: { date: "2027-06-16", time: "05:10" },
  });
  const changed = await pasted(
    "There has been a change to your booking KQ4LZ2.\nYour previous flight:\nTP1351 London Heathrow (LHR) - Lisbon (LIS)\nFri 15 Jan 2027, departs 12:10, arrives 14:55\nYour new flight:\nTP1357 London Heathrow (LHR) - Lisbon (LIS)\nFri 15 Jan 2027, departs 17:35, arrives 20:20",
  );
  expect(changed.map(({ booking }) => [booking.name, booking.state, booking.starts?.time])).toEqual(
    [["TP 1357", "changed", "17:35"]],
  );
});

test("passes, calendars, codes and PDFs are read, alone and in a mail", async () => {
  const pass = {
    organizationName: "SJ",
    relevantDate: "2027-08-20T08:21:00+02:00",
    boardingPass: {
      transitType: "PKTransitTypeTrain",
      primaryFields: [
        { key: "from", label: "08:21", value: "Stockholm C" },
        { key: "to", label: "11:31", value: "Göteborg C" },
      ],
      backFields: [{ key: "n", label: "number_label", value: "ABZ1234K" }],
    },
  };
  const archive = zipOf(
    [
      { name: "pass.json", content: Buffer.from(JSON.stringify(pass)) },
      { name: "en.lproj/pass.strings", content: Buffer.from('"number_label" = "Booking number";') },
    ],
    true,
  );
  expect((await read(archive))[0]?.booking).toMatchObject({
    kind: "train",
    number: "ABZ1234K",
    from: { name: "Stockholm C" },
    starts: { date: "2027-08-20", time: "08:21" },
    ends: { time: "11:31" },
    source: "pass",
  });
  const [event] = await read(
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Flight TP 571 Frankfurt (FRA) - Lisbon\r\n  (LIS)\r\nDTSTART:20261203T054500Z\r\nDTEND:20261203T084500Z\r\nEND:VEVENT\r\nEND:VCALENDAR",
  );
  expect(event?.booking).toMatchObject({
    name: "TP 571",
    starts: { date: "2026-12-03", time: "06:45", zone: "Europe/Berlin" },
    ends: { time: "08:45", zone: "Europe/Lisbon" },
    source: "calendar",
  });
  const [coded] = await pasted(BOARDING_CODE);
  expect(coded?.booking).toMatchObject({
    name: "LH 1172",
    seat: "12A",
    starts: { date: "2026-12-03" },
  });
  expect(coded?.unsure).toEqual(["starts.date"]);
  expect(coded?.missing).toContain("starts.time");
  const pdf = pdfOf([
    [50, 800, "E-ticket, booking reference: LM3K9Q"],
    [50, 760, "Flight"],
    [120, 760, "From"],
    [240, 760, "To"],
    [360, 760, "Departs"],
    [460, 760, "Arrives"],
    [50, 733, "EK 46"],
    [120, 740, "Frankfurt (FRA)"],
    [120, 726, "Terminal 2"],
    [240, 733, "Dubai (DXB)"],
    [360, 740, "14 Jan 2027"],
    [360, 726, "22:20"],
    [460, 740, "15 Jan 2027"],
    [460, 726, "07:05"],
  ]);
  expect((await read(pdf))[0]?.booking).toMatchObject({
    name: "EK 46",
    number: "LM3K9Q",
    starts: { date: "2027-01-14", time: "22:20" },
    ends: { date: "2027-01-15", time: "07:05", zone: "Asia/Dubai" },
    source: "document",
  });
});

test.each([
  [
    "a wait list",
    "You're on the waitlist for Lilia on Sat, Jan 9, 2027, 6:00 PM. This is not a reservation.",
  ],
  ["a review", "How was your stay at Hotel Sol? Check-in: 3 May 2026, Check-out: 5 May 2026"],
  ["an advert", "Fly to Lisbon (LIS) from Frankfurt (FRA) from €49. Book by 3 Dec 2026!"],
])("%s is no booking", async (_what, text) => {
  expect(await readBookings({ text }, READING)).toMatchObject({
    problem: { values: { problem: "noBookings" } },
  });
});
