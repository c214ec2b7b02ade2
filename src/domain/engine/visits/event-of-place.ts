import { weekdayOf } from "../../calendar-date.ts";
import { isOnDates } from "../../places/is-on-dates.ts";
import { parseOpeningHours } from "../../places/opening-hours.ts";
import type { KnownCity, KnownPlace } from "../known-city.ts";

/** Points for a visit to what one comes for at an event, on its dates: for the first that the guide names, the second ... */
const EVENT_POINTS = [900, 500, 300, 200, 150, 100] as const;
/** Of weeks that fill no hotels so much counts. */
const MINOR_SHARE = 0.5;
/** What opens no sooner is for the evening, whatever the place is on other days. */
const EVENING_FROM_MINUTES = 17 * 60;

/** Where people eat and dance in the street, and until when at least. */
const STREETS: ReadonlySet<KnownPlace["category"]> = new Set(["old-town", "market", "monument"]);
const FEAST_UNTIL_MINUTES = 22 * 60;

type EventPlace = Pick<KnownPlace, "eventHours">;
type TimedPlace = EventPlace & Pick<KnownPlace, "visitMinutes" | "starts">;
type EventOfPlace = NonNullable<KnownPlace["eventHours"]>[number];

/**
 * The event that brings people to the place on that day: of several one of single days rather than of weeks, and of these the one
 * that the guide names last. Undefined where none does.
 */
export function eventOn(
  { eventHours }: EventPlace,
  date: string | undefined,
): EventOfPlace | undefined {
  if (date === undefined) return undefined;
  const on = eventHours?.filter(({ dates }) => isOnDates(dates, date)) ?? [];
  return on.findLast(isOfFewDays) ?? on.at(-1);
}

/** What goes on until so late is at its best after dark: these points more, from then on, in minutes after midnight. */
const NIGHT = { closesFrom: 23 * 60, from: 17 * 60 + 30, points: 100 } as const;

/** Points for a visit that begins from then on, and from when on there are more, if that is so. */
export function eventBonus(
  place: TimedPlace,
  date: string | undefined,
): {
  readonly points: number;
  readonly from: number;
  readonly night?: { readonly from: number; readonly points: number };
} {
  const points = eventPoints(place, date);
  const event = points === 0 ? undefined : eventOn(place, date);
  const from = eventSeenFrom(place, date) ?? 0;
  const closes = eventUntil(place, date) ?? 0;
  return event === undefined || event.hours === "24/7" || closes < NIGHT.closesFrom
    ? { points, from }
    : {
        points,
        from,
        night: { from: Math.max(from, NIGHT.from), points: points + NIGHT.points },
      };
}

/** Points for a visit on that day. */
function eventPoints(place: EventPlace, date: string | undefined): number {
  const rank = eventRank(place, date);
  if (rank === undefined) return 0;
  const points = EVENT_POINTS[Math.min(rank, EVENT_POINTS.length - 1)] ?? 0;
  return eventOn(place, date)?.isMajor === true ? points : MINOR_SHARE * points;
}

/** How much else the event has on that day that people come for more; undefined where none brings people to the place. */
export function eventRank(place: EventPlace, date: string | undefined): number | undefined {
  const event = eventOn(place, date);
  return event?.ahead.filter((hours) => opensAt(hours, date) !== undefined).length;
}

/** Whether the event of that day is one of the evening. */
export function isEveningEvent(place: EventPlace, date: string | undefined): boolean {
  return eveningFrom(place, date) !== undefined;
}

/** From when on there is an event of the evening, in minutes after midnight; by day the place is as on any day. */
export function eveningFrom(place: EventPlace, date: string | undefined): number | undefined {
  const event = eventOn(place, date);
  const opens = event === undefined ? undefined : opensAt(event.hours, date);
  return opens !== undefined && opens >= EVENING_FROM_MINUTES ? opens : undefined;
}

/** People wait for a firework or a bell, and may leave a little before all is over. */
const ONE_NIGHT_MINUTES = 60;
const LEAVE_BEFORE_MINUTES = 30;
const AFTER_MIDNIGHT_MINUTES = 15;
/** Who stays for midnight goes home half an hour later. */
const MIDNIGHT_SEEN_MINUTES = 24 * 60 + 30;

/** How long one is there that evening: of what is on one evening only an hour at least. */
export function eveningMinutes(place: TimedPlace, date: string | undefined): number {
  return isOfOneNight(place, date)
    ? Math.max(place.visitMinutes, ONE_NIGHT_MINUTES)
    : place.visitMinutes;
}

/** From when on one sees the event of that evening: what is on one evening only when one is there near its end. */
export function eventSeenFrom(place: TimedPlace, date: string | undefined): number | undefined {
  const opens = eveningFrom(place, date);
  if (opens === undefined || place.starts !== undefined || !isOfOneNight(place, date)) return opens;
  const until = eventSeenUntil(place, date);
  const leaves = until > 24 * 60 ? until - AFTER_MIDNIGHT_MINUTES : until - LEAVE_BEFORE_MINUTES;
  return Math.max(opens, leaves - eveningMinutes(place, date));
}

/** Until when one stays at what is on one evening only. */
export function eventSeenUntil(place: EventPlace, date: string | undefined): number {
  return Math.min(MIDNIGHT_SEEN_MINUTES, eventUntil(place, date) ?? MIDNIGHT_SEEN_MINUTES);
}

/** When what an event has on that day is over, in minutes after midnight; undefined where it has none. */
function eventUntil(place: EventPlace, date: string | undefined): number | undefined {
  const event = eventOn(place, date);
  return event && spanOn(event.hours, date)?.[1];
}

function opensAt(hours: string, date: string | undefined): number | undefined {
  return spanOn(hours, date)?.[0];
}

/** When these hours begin and end on that day, in minutes after midnight; undefined where they don't. */
function spanOn(
  hours: string,
  date: string | undefined,
): readonly [from: number, to: number] | undefined {
  if (date === undefined) return undefined;
  const spans = parseOpeningHours(hours, date)?.[weekdayOf(date)] ?? [];
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last && [first[0], last[1]];
}

/** Where there is a feast in the streets of a city on the evening of a date. */
export function feastsOn(
  date: string | undefined,
  city: Pick<KnownCity, "places"> | undefined,
): readonly KnownPlace["at"][] {
  return (city?.places ?? []).filter((place) => isStreetFeast(place, date)).map(({ at }) => at);
}

/** Whether people are out in the streets there for an event until late that evening. */
function isStreetFeast(
  place: EventPlace & Pick<KnownPlace, "category">,
  date: string | undefined,
): boolean {
  return STREETS.has(place.category) && (eventUntil(place, date) ?? 0) >= FEAST_UNTIL_MINUTES;
}

/** Whether it is on one evening only: bells at midnight, a firework. Its end is what one comes for. */
export function isOfOneNight(place: EventPlace, date: string | undefined): boolean {
  const event = eventOn(place, date);
  // On each Saturday of a month it is no night of its own.
  const ofYear = event?.dates.filter(
    (one) => !/^\d{4}/.test(one) || one.slice(0, 4) === date?.slice(0, 4),
  );
  return isOfFewDays(event) && (ofYear?.length ?? 0) <= 2 && isEveningEvent(place, date);
}

/** Whether an event is on single days, not on all from one to another. */
export function isOfFewDays(event: Pick<EventOfPlace, "dates"> | undefined): boolean {
  return event?.dates.every((text) => !text.includes("/")) === true;
}

/** Whether it is there on the dates of an event only: the mass of Christmas night, a firework. */
export function isForFeasts({
  hours,
  eventHours,
}: EventPlace & Pick<KnownPlace, "hours">): boolean {
  return hours === "off" && eventHours !== undefined;
}

/** Whether it is the heart of the feast of that day, and there for nothing else: who is in the city then is at it. */
export function isFeastOf(
  place: EventPlace & Pick<KnownPlace, "hours">,
  date: string | undefined,
): boolean {
  return place.hours === "off" && eventRank(place, date) === 0 && isOfFewDays(eventOn(place, date));
}

/** From when on hours that the guide names for the event hold after dark, too, in minutes after midnight: it is lit then. */
export function litByEventFrom(place: EventPlace, date: string | undefined): number | undefined {
  const hours = eventOn(place, date)?.hours;
  return hours === undefined || hours === "24/7" ? undefined : (eveningFrom(place, date) ?? 0);
}
