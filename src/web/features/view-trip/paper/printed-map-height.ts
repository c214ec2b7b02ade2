import type { TripDay } from "../../../../domain/trip/trip.ts";

/** Pixels of CSS, 96 an inch: what a page of either size holds at 9 points, and what takes how much of it. */
const PAGE = 980;
const HEAD_AND_FOOT = 170;
const PLACE = 92;
const MEAL = 36;
const NOTE = 36;
const LEAST = 150;
const MOST = 256;

/** How high a day's map is on paper, so that a full day has one page; pixels of CSS. */
export function printedMapHeight({ plan, meals = [], note }: TripDay): number {
  const notes = [note, ...plan.map((place) => place.note)].filter((text = "") => text !== "");
  const used = HEAD_AND_FOOT + plan.length * PLACE + meals.length * MEAL + notes.length * NOTE;
  return Math.min(MOST, Math.max(LEAST, PAGE - used));
}
