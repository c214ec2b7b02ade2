import { addDays } from "../../calendar-date.ts";
import { namesDay } from "../../places/opening-hours.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import type { KnownPlace } from "../known-city.ts";
import type { StartWindow } from "../solver/orienteering-problem.ts";
import { eventOn } from "./event-of-place.ts";
import { startsWithin } from "./start-windows.ts";

/** Doors that close early before a feast, whatever a house's usual hours are; editorial. */
const CLOSES: ReadonlySet<PlaceCategory> = new Set(["museum", "palace", "worship", "market"]);
const EVES: readonly string[] = ["12-24", "12-31"];
const OVER_BY_MINUTES = 16 * 60;

/**
 * The starts with which a visit is over early on Christmas Eve and New Year's Eve, where the day after is a public holiday and
 * neither the hours nor an event of the place say what holds on that date.
 */
export function overByEve(
  windows: readonly StartWindow[],
  place: Pick<
    KnownPlace,
    "category" | "eventHours" | "holidays" | "hours" | "isHeld" | "visitMinutes"
  >,
  date: string | undefined,
): readonly StartWindow[] {
  if (date === undefined || !EVES.includes(date.slice(5))) return windows;
  const isUnsure =
    CLOSES.has(place.category) &&
    place.isHeld !== true &&
    place.holidays?.has(addDays(date, 1)) === true &&
    !namesDay(place.hours ?? "", date) &&
    eventOn(place, date) === undefined;
  if (!isUnsure) return windows;
  return startsWithin(windows, { to: OVER_BY_MINUTES - place.visitMinutes });
}
