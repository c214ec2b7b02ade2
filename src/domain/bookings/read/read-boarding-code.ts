import { addDays, daysBetween } from "../../calendar-date.ts";
import type { Booking } from "../booking.ts";
import { airportPlace, type Draft, type ReadingContext } from "./read-booking.ts";

/** A leg of a pass: record locator, ends, carrier, flight, day of the year, cabin, seat, sequence, status, size of the rest. */
const LEG =
  /^([A-Z0-9 ]{7})([A-Z]{3})([A-Z]{3})([A-Z0-9 ]{3})([0-9 ]{4}[A-Z0-9 ])([0-9]{3})([A-Z ])([A-Z0-9 ]{4})([A-Z0-9 ]{5})(.)([0-9A-F]{2})/;
const HEAD = /^M([1-4])(.{20})([A-Z ])/;
/** After ">", the version and the size: who it is for, where it was issued, and on which day of which year's last digit. */
const ISSUED = /^>\d[0-9A-F]{2}.{3}(\d)(\d{3})/;
/** In a text that has more than the code. */
const ANYWHERE =
  /(?<![A-Z0-9])M[1-4][A-Z][A-Z .'/-]{19}[E ][A-Z0-9]{5,7} {0,2}[A-Z]{6}[A-Z0-9 ]{3}[0-9 ]{4}[A-Z0-9 ][0-9]{3}[A-Z][0-9]{3}[A-Z0-9 ].{0,200}/g;

/**
 * The flights of a bar coded boarding pass (IATA resolution 792). It has a day of the year and no hours: the year is that
 * of its day of issue, else the one that brings it nearest to today, and unsure.
 */
export function readBoardingCode(code: string, { today, places }: ReadingContext): Draft[] {
  const head = HEAD.exec(code);
  if (head === null) return [];
  const [, count, name = ""] = head;
  const drafts: Draft[] = [];
  let at = head[0].length;
  let issued: string | undefined;
  for (let leg = 0; leg < Number(count); leg += 1) {
    const match = LEG.exec(code.slice(at));
    if (match === null) break;
    const [
      whole,
      number = "",
      from = "",
      to = "",
      carrier = "",
      flight = "",
      day = "",
      ,
      seat = "",
      ,
      ,
      size = "",
    ] = match;
    const rest = code.slice(at + whole.length);
    if (leg === 0) issued = issuedOn(rest, today);
    const date = dateOf(Number(day), issued, today);
    if (date === undefined) break;
    const booking: Partial<Booking> = {
      kind: "flight",
      name: `${carrier.trim()} ${flight.trim().replace(/^0+/, "")}`,
      number: number.trim(),
      from: airportPlace(from, undefined, places),
      to: airportPlace(to, undefined, places),
      starts: { date },
      ...(seat.trim() === "" ? {} : { seat: seat.trim().replace(/^0+/, "") }),
      ...(travellerOf(name) === undefined ? {} : { travellers: [travellerOf(name) ?? ""] }),
      state: "booked",
      source: "code",
    };
    drafts.push({ booking, unsure: new Set(issued === undefined ? ["starts.date"] : []) });
    at += whole.length + Number.parseInt(size, 16);
  }
  return drafts;
}

/** The codes that stand somewhere in a text. */
export function boardingCodesIn(text: string): string[] {
  return [...text.matchAll(ANYWHERE)].map(([code]) => code).slice(0, 20);
}

/** "ROSSI/MARIO MR" is Mario Rossi. */
function travellerOf(name: string): string | undefined {
  const [family = "", given = ""] = name.trim().split("/");
  const first = given.replace(/\s?(?:MR|MRS|MS|MISS|DR|MSTR)$/, "").trim();
  const whole = [first, family.trim()].filter(Boolean).join(" ");
  return whole === ""
    ? undefined
    : whole.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

function issuedOn(rest: string, today: string): string | undefined {
  const [, digit, day] = ISSUED.exec(rest) ?? [];
  if (digit === undefined || !(Number(day) >= 1 && Number(day) <= 366)) return undefined;
  const year = Number(today.slice(0, 4));
  // Passes are kept for some years at most.
  const issue = [year, year - 1, year - 2].find((one) => one % 10 === Number(digit));
  return issue === undefined ? undefined : addDays(`${issue}-01-01`, Number(day) - 1);
}

function dateOf(day: number, issued: string | undefined, today: string): string | undefined {
  if (day < 1 || day > 366) return undefined;
  const year = Number((issued ?? today).slice(0, 4));
  const dates = [year, year + 1, year - 1].map((one) => addDays(`${one}-01-01`, day - 1));
  if (issued !== undefined) return dates.find((date) => date >= issued);
  const far = (date: string) => Math.abs(daysBetween(today, date));
  return dates.sort((a, b) => far(a) - far(b))[0];
}
