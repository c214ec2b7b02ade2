import { expect, test } from "vitest";
import { READING } from "../../../../test/support/bookings/confirmations.ts";
import { readBookings } from "./read-bookings.ts";

async function pasted(text: string) {
  const found = await readBookings({ text }, READING);
  return "bookings" in found ? found.bookings : [];
}

const AGENCY = `Viagens Horizonte - o seu itinerário
Processo: VH-22871

VOOS
Localizador: R4TQ8W
TP 1360  12 mai 2027  Lisboa (LIS) 07:05  -  Londres (LHR) 09:45
TP 1363  16 mai 2027  Londres (LHR) 12:40  -  Lisboa (LIS) 15:20

HOTEL
The Marlow Inn
14 Gower Street, London WC1E 6BS
Entrada: 12/05/2027 a partir das 15:00
Saída: 16/05/2027 até às 12 noon

SEGURO
Apólice 99-182 válida até 30/06/2027

Mietwagen
Anbieter: Europcar, Gruppe C
Voucher no. 1133907724
Abholung: Flughafen Faro, 13.05.2027 10:30
Rückgabe: Flughafen Faro, 15.05.2027 20:00`;

test("an agency's mail is read part by part, each with its own number, hours and place", async () => {
  const [out, back, stay, car, ...others] = await pasted(AGENCY);
  expect(others).toEqual([]);
  expect([out, back].map((one) => [one?.booking.name, one?.booking.number])).toEqual([
    ["TP 1360", "R4TQ8W"],
    ["TP 1363", "R4TQ8W"],
  ]);
  expect(stay?.booking).toMatchObject({
    kind: "stay",
    name: "The Marlow Inn",
    starts: { date: "2027-05-12", time: "15:00" },
    ends: { date: "2027-05-16", time: "12:00" },
  });
  // The whole trip's: the hotel may know another.
  expect(stay?.unsure).toContain("number");
  expect(car?.booking).toMatchObject({
    kind: "car",
    name: "Europcar",
    number: "1133907724",
    starts: { date: "2027-05-13", time: "10:30" },
    ends: { date: "2027-05-15", time: "20:00" },
  });
});

test("a flight's airports are found by their names; by those of cities they are asked", async () => {
  const [out, back] = await pasted(`Confirmation #: HQ8TNB
Fri, 07MAY27\tDEPART\tARRIVE
DELTA 264\tNYC-KENNEDY\tPARIS-DE GAULLE
Main Cabin\t7:35 PM\t9:05 AM **Sat, 08MAY27
Sat, 15MAY27\tDEPART\tARRIVE
DELTA 265\tFaro\tBarcelona
Main Cabin\t12:10 PM\t2:40 PM`);
  expect(out?.booking).toMatchObject({
    name: "DL 264",
    from: { code: "JFK" },
    to: { code: "CDG" },
    starts: { date: "2027-05-07", time: "19:35", zone: "America/New_York" },
    ends: { date: "2027-05-08", time: "09:05", zone: "Europe/Paris" },
  });
  expect(out?.unsure).not.toContain("from.name");
  expect(back?.booking).toMatchObject({ from: { code: "FAO" }, to: { name: "Barcelona" } });
  expect(back?.booking.to).not.toHaveProperty("code");
  expect(back?.unsure).toEqual(expect.arrayContaining(["from.name", "to.name"]));
});

test.each([
  [
    "a ferry with a cabin like a flight's number",
    "Booking no. / Αρ. κράτησης: ANL 6620418\nVessel: KNOSSOS STAR\nRoute: PIRAEUS → HERAKLION\nDeparture: 16/07/2027 21:00 Gate E2\nArrival: 17/07/2027 06:30\nCabin AB2, no. 7114",
    { kind: "ferry", name: "KNOSSOS STAR", number: "ANL 6620418", to: { name: "HERAKLION" } },
  ],
  [
    "a stop with its street",
    "Buchungsnummer: 3141592653\nFlixBus N44\nDi, 22.12.2026\n22:55   Berlin ZOB, Masurenallee 4-6, 14057 Berlin\n07:20   (Mi, 23.12.2026) Warszawa Zachodnia, Al. Jerozolimskie 144",
    { from: { name: "Berlin ZOB" }, to: { name: "Warszawa Zachodnia" } },
  ],
  [
    "a wait between two flights, which is no hour",
    "Booking reference HKW7QX\nYour itinerary\nFlight EK 072\nParis (CDG)\n15:35 Thu 14 Jan 2027\nDubai (DXB)\n00:25 Fri 15 Jan 2027\nConnection in Dubai 2hrs 45mins",
    { name: "EK 72", number: "HKW7QX", ends: { date: "2027-01-15", time: "00:25" } },
  ],
  [
    "what a change replaced",
    "Booking reference: H7KQ2Z\nYour flight BA 548 from London Heathrow to Rome Fiumicino on 14 May 2027 now departs at 11:05 (was 10:35) and arrives at 14:35 (was 14:05).",
    { starts: { time: "11:05" }, ends: { time: "14:35" }, from: { code: "LHR" } },
  ],
  [
    "when it was bought, in the hours of the journey",
    "Localizador\t4HN7TC\nSu compra se ha realizado el 16/11/2026 a las 12:39.\nTrayecto\tFecha\tTren\tSalida\tLlegada\nMADRID / BARCELONA-SANTS\t05/04/2027\tAVE 03113\t11.30\t14.15\nReembolso hasta 3 horas antes de la salida.",
    { name: "AVE 03113", starts: { date: "2027-04-05", time: "11:30" }, ends: { time: "14:15" } },
  ],
  [
    "old and new beside each other",
    "Your flight times have changed, booking KB3XW9L\nYour original flight\tYour new flight\nFlight\tU2 8031\tU2 8033\nFrom / to\tLondon Gatwick (LGW) – Bilbao (BIO)\tLondon Gatwick (LGW) – Bilbao (BIO)\nDeparts\tFri 14 May 2027 06:55\tFri 14 May 2027 11:20\nArrives\tFri 14 May 2027 09:50\tFri 14 May 2027 14:15",
    { name: "U2 8033", starts: { time: "11:20" }, ends: { time: "14:15" }, state: "changed" },
  ],
  [
    "how long it takes, beside its changes",
    "Buchungscode 7714 2093 5508 6621\nFr, 28. Mai 2027 · 3:33 h · 0 Umstiege\n12:44\tInnsbruck Hbf\tGl. 5\nEC 85\n16:17\tBologna Centrale\tGl. 1",
    { name: "EC 85", starts: { time: "12:44" }, to: { name: "Bologna Centrale" } },
  ],
])("a journey is read as it stands: %s", async (_what, text, expected) => {
  const [journey] = await pasted(text);
  expect(journey?.booking).toMatchObject(expected);
  const sure = Object.keys(expected).filter((key) => key === "starts" || key === "ends");
  expect(journey?.unsure.filter((path) => sure.some((key) => path === `${key}.time`))).toEqual([]);
});

test("an arrival that only the length tells, and ends of visits by words or lengths, are asked", async () => {
  const [ferry] = await pasted(
    "Buchungsnummer 7712345\nÜberfahrt Puttgarden – Rødby\nMontag, 9. August 2027, Abfahrt 10:15 Uhr\nDauer: 45 Minuten",
  );
  expect(ferry?.booking.ends).toMatchObject({ date: "2027-08-09", time: "11:00" });
  expect(ferry?.unsure).toEqual(expect.arrayContaining(["ends.time", "from.name", "to.name"]));
  const [concert] = await pasted(
    "Auftragsnummer: 1500778824\nKonzert: Weihnachtsoratorium\nSamstag, 05. Dezember 2026, 18:00 Uhr\nEinlass: 17:15 Uhr · Ende ca. 20:15 Uhr\nOrt: Thomaskirche, Thomaskirchhof 18, 04109 Leipzig",
  );
  expect(concert?.booking).toMatchObject({ starts: { time: "18:00" }, ends: { time: "20:15" } });
  expect(concert?.unsure).toContain("ends.time");
  const [doors] = await pasted(
    "Order # 29-48831\nConcert: Nightjar Live\nSat 24 Apr 2027 · Doors 18:30\nVenue: Academy, Brixton",
  );
  expect(doors?.unsure).toContain("starts.time");
});

test("what offers something is no booking, and no part of one", async () => {
  const advert =
    "BLACK WEEK: Flüge ab 39,99 €\nKöln/Bonn (CGN) → Palma (PMI)\nz. B. EW 582 am 16.01.2027, 06:05 – 08:25\nab 39,99 € Jetzt buchen";
  expect(await pasted(advert)).toEqual([]);
  const [table, ...others] = await pasted(
    "Your reservation is confirmed\nRestaurant: The Copper Ladle\nTable for 4 on Saturday, January 9, 2027 at 7:30 pm\nConfirmation #: 30418\nBook your table for Sunday, February 14 before they're gone.",
  );
  expect(others).toEqual([]);
  expect(table?.booking.starts).toMatchObject({ date: "2027-01-09", time: "19:30" });
});

test("the day is that of the visit, not of the order, and a flat isn't called after its street", async () => {
  const [museum] = await pasted(
    "ORDINE N. 0098817 del 25/11/2026\nMuseo: Galleria degli Uffizi\nIndirizzo: Piazzale degli Uffizi 6, 50122 Firenze\nData visita: 29/01/2027\nOra di ingresso: 10:15",
  );
  expect(museum?.booking).toMatchObject({
    number: "0098817",
    starts: { date: "2027-01-29", time: "10:15" },
  });
  const [flat] = await pasted(
    "Your reservation is confirmed\nSunny flat in Ribeira\nEntire home hosted by João\nCheck-in\nFriday, 9 April 2027\nAfter 3:00 pm\nCheckout\nMonday, 12 April 2027\n11:00 am\nRua da Fonte Taurina 24\nPorto, 4050-269\nConfirmation code: HMB5T8XQWZ",
  );
  expect(flat?.booking).toMatchObject({ kind: "stay", name: "Sunny flat in Ribeira" });
  expect(flat?.unsure).toContain("name");
  const [room] = await pasted(
    "■予約番号　：RY20451187\n■宿泊施設　：湯宿やまぶき\n■チェックイン　：2027年4月3日（土）15:00\n■チェックアウト：2027年4月5日（月）10:00",
  );
  expect(room?.booking).toMatchObject({
    kind: "stay",
    name: "湯宿やまぶき",
    number: "RY20451187",
    ends: { date: "2027-04-05", time: "10:00" },
  });
});

test("legs of a change of trains keep their own ends, and what else has hours is no leg", async () => {
  const legs = await pasted(`Référence de dossier : TKRVNP
ALLER samedi 20 février 2027
08h56\tParis Gare de Lyon
TGV INOUI n° 6931
11h54\tChambéry
27 min de correspondance à Chambéry
12h21\tChambéry
TER n° 883412
14h09\tBourg-St-Maurice
Présentez-vous à quai à 08h36 au plus tard.`);
  expect(legs.map(({ booking }) => [booking.name, booking.from?.name, booking.to?.name])).toEqual([
    ["TGV INOUI 6931", "Paris Gare de Lyon", "Chambéry"],
    ["TER 883412", "Chambéry", "Bourg-St-Maurice"],
  ]);
  // Not Mauritius.
  expect(legs[1]?.booking.ends?.zone).not.toBe("Indian/Mauritius");
});

test("rows of a table have each its way and its ship", async () => {
  const legs = await pasted(`Bokningsnummer 58 441 907
Bokningsbekräftelse
Resa\tFartyg\tAvgång\tAnkomst
UTRESA Stockholm – Åbo\tM/S Drottningen\ttis 2027-06-29 kl. 19.30\tons 2027-06-30 kl. 07.00
ÅTERRESA Åbo – Stockholm\tM/S Havsörnen\tlör 2027-07-03 kl. 08.15\tlör 2027-07-03 kl. 18.15
Frukost 2027-06-30 kl. 05.30
Missa inte vår julkryssning från 199 kr!`);
  expect(
    legs.map(({ booking }) => [booking.name, booking.from?.name, booking.starts?.time]),
  ).toEqual([
    ["M/S Drottningen", "Stockholm", "19:30"],
    ["M/S Havsörnen", "Åbo", "08:15"],
  ]);
});

test("two tickets of one order are two visits, each at its hour", async () => {
  const visits = await pasted(`Bestelnummer: MA-2026-118842
Museum De Lantaarn
Datum: donderdag 6 mei 2027
Starttijd: 11:15
Tickets museum
Rondvaart Grachten
Datum: donderdag 6 mei 2027
Vertrek: 14.30 uur
Het museum is open van 10.00 tot 17.00 uur. Gesloten op 27 april.`);
  expect(visits.map(({ booking }) => [booking.starts?.time, booking.number])).toEqual([
    ["11:15", "MA-2026-118842"],
    ["14:30", "MA-2026-118842"],
  ]);
});

test("of an exchange of letters the newest word counts, and a number that is mentioned is no flight", async () => {
  const [stay, ...others] = await pasted(`Gentile Signora, ho spostato la Vostra prenotazione:
da sabato 17 a sabato 24 luglio (7 notti, 4 persone).
Casa Vacanze "La Limonaia"
Via dei Cipressi 7, 53024 Montalcino (SI)
Prenotazione n. 2027/034
Arrivo: dalle 16 alle 20
Partenza: entro le ore 10
> -----Messaggio originale-----
> Arrivo: 10/07/2027  Partenza: 17/07/2027  Persone: 4`);
  expect(others).toEqual([]);
  expect(stay?.booking).toMatchObject({
    starts: { date: "2027-07-17", time: "16:00" },
    ends: { date: "2027-07-24", time: "10:00" },
    state: "changed",
  });
  expect(stay?.unsure).toContain("starts.date");
  const rented = await pasted(`Rental voucher
Reservation number: SD-6620914
PICK-UP\tDROP-OFF
Dublin Airport (DUB)\tShannon Airport (SNN)
Mon 2 Aug 2027, 10:30 AM\tMon 9 Aug 2027, 12:00 PM
Desk hours 5:00 AM – 11:59 PM. Your flight: FR 1973`);
  expect(rented.map(({ booking }) => booking.kind)).toEqual(["car"]);
});
