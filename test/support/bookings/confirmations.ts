import { readFileSync } from "node:fs";
import { placeTable } from "../../../src/domain/bookings/read/place-table.ts";
import type { ReadingContext } from "../../../src/domain/bookings/read/read-booking.ts";

const AIRPORTS = new URL("../../../src/web/engine/bookings/airports.json", import.meta.url);

/** What the worker reads with, on a day in November 2026. */
export const READING: ReadingContext = {
  today: "2026-11-26",
  places: placeTable(JSON.parse(readFileSync(AIRPORTS, "utf8"))),
};

/** A text's bytes as a file's. */
export function bytesOf(text: string | Uint8Array): ArrayBuffer {
  const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
  return Uint8Array.from(bytes).buffer;
}

/** A PDF of one page, with each text at its place. The reader finds the objects by itself. */
export function pdfOf(texts: ReadonlyArray<readonly [x: number, y: number, text: string]>): string {
  const shown = texts.map(([x, y, text]) => {
    const safe = text.replace(/[()\\]/g, "\\$&");
    return `BT /F1 11 Tf 1 0 0 1 ${x} ${y} Tm (${safe}) Tj ET`;
  });
  const content = shown.join("\n");
  return [
    "%PDF-1.4",
    "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
    "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
    "3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj",
    `4 0 obj << /Length ${content.length} >> stream\n${content}\nendstream endobj`,
    "5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj",
    "trailer << /Root 1 0 R >>",
    "%%EOF",
  ].join("\n");
}

/** A flight there and back, as a mail in plain text. */
export const FLIGHTS = [
  "From: Example Air <noreply@air.example>",
  "To: ada@mail.example",
  "Subject: Your booking XK4T9P",
  "Date: Tue, 24 Nov 2026 09:00:00 +0000",
  "MIME-Version: 1.0",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "Booking reference: XK4T9P",
  "Passenger: Ms Ada Byron",
  "",
  "Outbound",
  "Flight LH 1172",
  "Thu 3 Dec 2026",
  "Departs 09:40 Frankfurt (FRA) Terminal 1",
  "Arrives 11:35 Lisbon (LIS) Terminal 1",
  "",
  "Return",
  "Flight LH 1173",
  "Mon 7 Dec 2026",
  "Departs 21:30 Lisbon (LIS) Terminal 1",
  "Arrives 01:45 Frankfurt (FRA) Terminal 1",
  "Total: EUR 312.40",
  "",
].join("\r\n");

/** A reservation in a mail's data (schema.org). */
export const STAY_PAGE = `<html><head><script type="application/ld+json">
{"@context":"http://schema.org","@type":"LodgingReservation","reservationNumber":"88-A1",
"reservationStatus":"http://schema.org/ReservationConfirmed","underName":{"name":"Ada Byron"},
"reservationFor":{"@type":"LodgingBusiness","name":"Hotel Avenida","address":{"streetAddress":"Rua Augusta 12",
"postalCode":"1100-053","addressLocality":"Lisboa","addressCountry":"PT"}},
"checkinDate":"2026-12-03T15:00","checkoutDate":"2026-12-07T11:00"}</script></head><body>Hello</body></html>`;

/** IATA's bar code of a boarding pass without a day of issue. */
export const BOARDING_CODE = "M1BYRON/ADA           EXK4T9P FRALISLH 1172 337Y012A0045 100";
