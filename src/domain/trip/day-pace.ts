import { askedHour, askedHourOfAll } from "./asked-hour.ts";
import { daysOfWish, isOnSomeDays } from "./days-of-wish.ts";
import { type Pace, paceFor } from "./pace.ts";
import type { PaceChoice } from "./pace-choice.ts";
import { avoidsHeat, type PlanRequest, takesItEasy } from "./plan-request.ts";
import { restsAtHotel } from "./rests-at-hotel.ts";
import type { ItineraryDay } from "./trip.ts";
import type { Transfer } from "./trip-bases.ts";
import type { TripWish } from "./trip-wish.ts";
import { namesNoHour, wishedEnd } from "./wished-end.ts";

/** Days that go somewhere before it is hot begin then. */
const COOL_START_MINUTES = 8 * 60;
const NAP_LATER_MINUTES = 45;
/** A factor on the distance these travellers walk in a day. */
const LESS_WALKING = 0.6;
/** Who walks less has a sight less a day, and rests after lunch, at whatever pace. */
const FOR_TIRED_LEGS = { fewer: 1, restMinutes: 60 } as const;
/** Who takes it easy and walks less sets out no sooner, rests after lunch, has seen enough by seven, at four places, and is back after an early dinner. */
export const GENTLE = {
  startMinutes: 9 * 60 + 30,
  endMinutes: 19 * 60,
  backMinutes: 20 * 60 + 30,
  restMinutes: 60,
  most: 4,
} as const;
/** A day that is to be calm among others, as the one on which people land tired: two or three sights, over by six, then dinner near the hotel. */
export const CALM_DAY = {
  most: 3,
  sightMinutes: 240,
  endMinutes: 18 * 60,
  dinnerBy: 19 * 60,
} as const;
/** Who is in town by then on the first day came by night, and who is there by the sooner hour goes to bed. */
const NIGHT_FLIGHT = { until: 9 * 60, sleepsUntil: 7 * 60, later: 60 } as const;
/** An early dinner of who is to be back by an hour, and the way from it. */
const EARLIEST_DINNER = 17 * 60;
const QUICK_DINNER_UNTIL = 19 * 60 + 30;
const QUICK_DINNER_MINUTES = 60;
const HOME_FROM_DINNER = 30;
/** The shortest day, whatever is asked. */
const SHORTEST_DAY = 4 * 60;
/** So long before a first visit that the traveller fixed the day may begin. */
const LEAVES_BEFORE_MINUTES = 90;
/** From the end of what is booked to the hotel. */
const HOME_MINUTES = 60;
/** To leave the bags at the next hotel. */
const BAGS_MINUTES = 30;
const DAY_MINUTES = 24 * 60;
/** Clubs fill towards midnight: who came for them is back by then, later than anybody else. */
export const CLUBS_END_MINUTES = 26 * 60;
/** Who arrives late has so long for dinner and a walk, where nobody has to be in bed, and sits down by then. */
const ARRIVAL_EVENING = { minutes: 150, until: 22 * 60, dinnerBy: 21 * 60 + 45 } as const;
/** A day among others: 0 for the first, and the date of each where it has one. */
export type DayOfTrip = { readonly at: number; readonly dates: readonly (string | undefined)[] };

/**
 * How much a day holds for the travellers, and when it begins and ends, by what they asked for.
 *
 * @param day whose own wishes count too; left out: those about all days.
 */
export function wishedPace(
  { traveller, childAges, wishes = [] }: Pick<PlanRequest, "traveller" | "childAges" | "wishes">,
  choice: PaceChoice | undefined,
  day?: DayOfTrip,
): Pace {
  const held = wishesOn(wishes, day);
  const dayChoice = held.findLast((wish) => wish.kind === "dayPace");
  const usualPace = paceFor(traveller, dayChoice?.pace ?? choice, childAges);
  const own = goesInTheCool(wishes)
    ? { ...usualPace, startMinutes: Math.min(usualPace.startMinutes, COOL_START_MINUTES) }
    : usualPace;
  const pace = {
    ...own,
    ...(wishes.some(isPregnant) ? { maxWalkKm: LESS_WALKING * own.maxWalkKm } : {}),
    ...(avoidsHeat({ wishes }) ? ({ avoidsHeat: true } as const) : {}),
    ...lateEndFor(own, traveller, wishes),
  };
  if (held.length === 0) return startsEarly(wishes) ? { ...pace, startsEarly: true } : pace;
  const start = held.findLast((wish) => wish.kind === "start");
  const end = endOn(held);
  // One comes or leaves at an hour whatever is left of the day.
  const isShort = [start, end].some((wish) => wish !== undefined && isOnSomeDays(wish));
  const shortest = isShort ? 0 : SHORTEST_DAY;
  const latest = isShort ? Number.POSITIVE_INFINITY : pace.endMinutes - SHORTEST_DAY;
  const walk = held.findLast((wish) => wish.kind === "walkLess");
  const isGentle = takesItEasy({ wishes, pace: choice });
  const easy = isGentle ? gentlePace(pace, asksForEvening(wishes)) : forTiredLegs(pace, walk);
  const calm = dayChoice?.pace === "relaxed" ? calmPace(easy) : easy;
  const usual = calm.hasSmallChildren && held.some(restsAtHotel) ? afterNap(calm) : calm;
  const night = day?.at === 0 && start && isOnSomeDays(start) ? afterNight(start, usual) : {};
  const said = Math.max(start?.minutes ?? usual.startMinutes, night.startMinutes ?? 0);
  // Who leaves before the day would begin has none of it.
  const leavesBy = end !== undefined && isOnSomeDays(end) ? end.minutes : Number.POSITIVE_INFINITY;
  const startMinutes = Math.min(onGrid(said, Math.ceil), latest, leavesBy);
  const wished = end === undefined ? usual.endMinutes : wishedEnd(end, childAges);
  const isOpen = end !== undefined && usual.hasSmallChildren && namesNoHour(end);
  const latestEnd = isOpen ? Math.min(wished, usual.endMinutes) : wished;
  const endMinutes = Math.max(onGrid(latestEnd, Math.floor), startMinutes + shortest);
  const isHome = end !== undefined && !isOpen && !isOnSomeDays(end);
  const dinner = isHome ? dinnerBy(usual.dinner, endMinutes) : usual.dinner;
  const stops = held.findLast((wish) => wish.kind === "mostADay");
  const free = held
    .filter((wish) => wish.kind === "free")
    .map((wish) => ({ ...wish, ...(restsAtHotel(wish) ? { isAtHotel: true as const } : {}) }));
  const indoors = held.filter((wish) => wish.kind === "indoors");
  const comesAt =
    day?.at === 0 && start && isOnSomeDays(start) && end === undefined ? startMinutes : undefined;
  return {
    ...usual,
    ...night,
    startMinutes,
    endMinutes,
    dinner,
    ...(comesAt === undefined ? {} : arrivalEvening(comesAt, { ...usual, endMinutes })),
    ...awayAtEnds(
      {
        startMinutes: start && isOnSomeDays(start) ? startMinutes : undefined,
        endMinutes: end && isOnSomeDays(end) ? endMinutes : undefined,
      },
      day,
    ),
    ...(start === undefined ? {} : { outingStartMinutes: startMinutes }),
    // An hour to be back by holds after a day out or an evening out, too.
    ...(end === undefined
      ? {}
      : {
          lateEndMinutes: isOpen ? Math.min(usual.lateEndMinutes, wished) : endMinutes,
          eventEndMinutes: isOpen ? Math.min(usual.eventEndMinutes, wished) : endMinutes,
          outingEndMinutes: isOpen
            ? Math.min(usual.outingEndMinutes, wished)
            : dinner === usual.dinner
              ? endMinutes
              : dinner.last,
        }),
    maxWalkKm: walk === undefined ? pace.maxWalkKm : (walk.km ?? LESS_WALKING * pace.maxWalkKm),
    ...(stops === undefined
      ? {}
      : {
          usual: Math.min(stops.count, usual.usual),
          most: stops.count,
          visitPoints: 0,
          isCounted: true as const,
        }),
    ...(free.length === 0 ? {} : { free }),
    ...(indoors.length === 0 ? {} : { indoors }),
    ...(startsEarly(wishes) ? { startsEarly: true } : {}),
  };
}

/** By when small children are back from a show that was asked for; editorial. */
const ASKED_EVENING_END_MINUTES = 23 * 60;

/** Where nobody has to be in bed, the evening of who comes late goes on for dinner and a walk. */
export function arrivalEvening(
  comesAt: number,
  { endMinutes, dinner, hasSmallChildren, roomMinutes }: Pace,
): Pick<Pace, "endMinutes" | "dinner"> {
  const { minutes, until, dinnerBy } = ARRIVAL_EVENING;
  const isInBed = hasSmallChildren || roomMinutes !== undefined;
  const goesOn = Math.min(comesAt + minutes, until);
  const sitsDown = Math.min(comesAt + 30, dinnerBy);
  return {
    endMinutes: isInBed ? endMinutes : Math.max(endMinutes, goesOn),
    dinner: { ...dinner, last: Math.max(dinner.last, sitsDown) },
  };
}

/** Who is to be back by an hour has dined by then, where that is late enough for an early dinner. */
function dinnerBy(dinner: Pace["dinner"], endMinutes: number): Pace["dinner"] {
  const duration = endMinutes < QUICK_DINNER_UNTIL ? QUICK_DINNER_MINUTES : dinner.duration;
  const latest = endMinutes - duration;
  if (latest < EARLIEST_DINNER) return dinner;
  const first = Math.max(EARLIEST_DINNER, Math.min(dinner.first, latest - HOME_FROM_DINNER));
  return { first, last: Math.max(first, Math.min(dinner.last, latest)), duration };
}

/** The end that counts of a day's wishes: its own, or the soonest of all days ("short evenings, in bed by 8"). */
export function endOn(held: readonly TripWish[]) {
  const ends = held.filter((wish) => wish.kind === "end");
  const own = ends.findLast(isOnSomeDays);
  return own ?? ends.toSorted((a, b) => a.minutes - b.minutes)[0];
}

/** Plans keep to marks of five minutes: nothing begins before the hour that was said, or ends after it. */
function onGrid(minutes: number, round: (value: number) => number): number {
  return round(minutes / 5) * 5;
}

/** Who has flown through the night sleeps first, and stays nowhere for long that day. */
function afterNight(
  { minutes }: Extract<TripWish, { readonly kind: "start" }>,
  { startMinutes }: Pace,
): Partial<Pace> {
  if (minutes >= NIGHT_FLIGHT.until) return {};
  return {
    startMinutes: minutes < NIGHT_FLIGHT.sleepsUntil ? startMinutes + NIGHT_FLIGHT.later : minutes,
    maxLongVisits: 0,
  };
}

function isPregnant(wish: TripWish): boolean {
  return wish.kind === "need" && wish.need === "pregnant";
}

function startsEarly(wishes: readonly TripWish[]): boolean {
  return wishes.some(
    (wish) => wish.kind === "see" && askedHour(wish.text, wish.names) === "opening",
  );
}

/** "Temples early before it gets hot". */
function goesInTheCool(wishes: readonly TripWish[]): boolean {
  return wishes.some((wish) => wish.kind === "have" && askedHourOfAll(wish.text) === "cool");
}

/** Who comes or leaves at an hour has no meal in town before it on the first day, and none after it on the last. */
function awayAtEnds(
  { startMinutes, endMinutes }: { [Key in "startMinutes" | "endMinutes"]: number | undefined },
  day: DayOfTrip | undefined,
): Pick<Pace, "away"> {
  const isFirst = day?.at === 0;
  const isLast = day !== undefined && day.at === day.dates.length - 1;
  const away = [
    ...(isFirst && startMinutes !== undefined ? [{ fromMinutes: 0, toMinutes: startMinutes }] : []),
    ...(isLast && endMinutes !== undefined
      ? [{ fromMinutes: endMinutes, toMinutes: DAY_MINUTES }]
      : []),
  ];
  return away.length === 0 ? {} : { away };
}

/** Who asks for a show is out for it, and back later than they like. */
export function asksForEvening(wishes: readonly TripWish[]): boolean {
  return wishes.some(
    (wish) =>
      (wish.kind === "have" &&
        wish.categories.some((one) => one === "show" || one === "nightlife")) ||
      (wish.kind === "see" && OF_EVENINGS.test(wish.text)),
  );
}

/** By when who asks for an evening is back, where that is later than usual. */
function lateEndFor(
  { hasSmallChildren }: Pace,
  traveller: PlanRequest["traveller"],
  wishes: readonly TripWish[],
): Partial<Pick<Pace, "lateEndMinutes">> {
  if (hasSmallChildren && asksForEvening(wishes))
    return { lateEndMinutes: ASKED_EVENING_END_MINUTES };
  const goesOut = traveller !== "Family" && asksForClubs(wishes);
  return goesOut ? { lateEndMinutes: CLUBS_END_MINUTES } : {};
}

/** Whether the nights are what they come for: an evening that is over by eleven is none. */
export function asksForClubs(wishes: readonly TripWish[]): boolean {
  return wishes.some(
    (wish) =>
      (wish.kind === "have" || wish.kind === "see" || wish.kind === "change") &&
      OF_CLUBS.test(wish.text) &&
      !AGAINST.test(wish.text),
  );
}

const OF_CLUBS =
  /\b(?:techno|(?:night|dance) ?clubs?|clubs|clubbing|rav(?:es?|ing)|dance floors?|part(?:y|ies|ying)|night ?life|bar[- ]?hop(?:ping)?|(?:pub|bar) crawls?|danc(?:e|ing) all night)\b/i;
/** A change may be for fewer of them. */
const AGAINST = /\b(?:no|not|don['’]t|without|skip|avoid|less|fewer)\b/i;
const OF_EVENINGS = /\b(?:evening|concert|show|opera|jazz|fado|flamenco|tango)\b/i;

function gentlePace(pace: Pace, goesOut: boolean): Pace {
  const { startMinutes, endMinutes, backMinutes, restMinutes, most } = GENTLE;
  const back = {
    lateEndMinutes: goesOut ? pace.lateEndMinutes : Math.min(pace.lateEndMinutes, backMinutes),
    eventEndMinutes: Math.min(pace.eventEndMinutes, backMinutes),
    outingEndMinutes: Math.min(pace.outingEndMinutes, backMinutes),
  };
  return {
    ...pace,
    ...back,
    startMinutes: Math.max(pace.startMinutes, startMinutes),
    outingStartMinutes: Math.max(pace.outingStartMinutes, startMinutes),
    endMinutes: Math.min(pace.endMinutes, endMinutes),
    dinner: { ...pace.dinner, last: Math.min(pace.dinner.last, endMinutes) },
    most: Math.min(pace.most, most),
    restMinutes: Math.max(pace.restMinutes, restMinutes),
  };
}

/** Who only says how far they walk at most, and that is far, isn't tired sooner. */
function forTiredLegs(pace: Pace, walk: { readonly km?: number | undefined } | undefined): Pace {
  if (walk === undefined || (walk.km ?? 0) > LESS_WALKING * pace.maxWalkKm) return pace;
  const { fewer, restMinutes } = FOR_TIRED_LEGS;
  return {
    ...pace,
    usual: pace.usual - fewer,
    most: pace.most - fewer,
    restMinutes: Math.max(pace.restMinutes, restMinutes),
  };
}

/** Who naps is up for longer. */
function afterNap(pace: Pace): Pace {
  const { first, last, duration } = pace.dinner;
  return {
    ...pace,
    endMinutes: pace.endMinutes + NAP_LATER_MINUTES,
    lateEndMinutes: pace.lateEndMinutes + NAP_LATER_MINUTES,
    dinner: { first, last: last + NAP_LATER_MINUTES, duration },
  };
}

function calmPace(pace: Pace): Pace {
  const { most, sightMinutes, dinnerBy } = CALM_DAY;
  const endMinutes = Math.min(pace.endMinutes, CALM_DAY.endMinutes);
  // The last sight may be waited for by half an hour more.
  const late = endMinutes + 30;
  const startMinutes = Math.max(pace.startMinutes, GENTLE.startMinutes);
  return {
    ...pace,
    startMinutes,
    outingStartMinutes: startMinutes,
    usual: most - 1,
    most,
    maxLongVisits: 1,
    sightMinutes,
    endMinutes,
    lateEndMinutes: Math.min(pace.lateEndMinutes, late),
    eventEndMinutes: Math.min(pace.eventEndMinutes, late),
    outingEndMinutes: Math.min(pace.outingEndMinutes, late),
    dinner: { ...pace.dinner, last: Math.min(pace.dinner.last, dinnerBy) },
    isGentle: true,
  };
}

type PaceWish = Extract<
  TripWish,
  { readonly kind: "start" | "end" | "free" | "indoors" | "dayPace" | "walkLess" | "mostADay" }
>;

function isOfPace(wish: TripWish): wish is PaceWish {
  return /^(?:start|end|free|indoors|dayPace|walkLess|mostADay)$/.test(wish.kind);
}

/** Those that hold on a day, its own after those about all days. */
function wishesOn(wishes: readonly TripWish[], day: DayOfTrip | undefined): readonly PaceWish[] {
  const held = wishes.filter(isOfPace);
  const own = held.filter((wish) => wish.kind !== "walkLess" && isOnSomeDays(wish));
  const ofDay = own.filter(
    (wish) =>
      day !== undefined &&
      wish.kind !== "walkLess" &&
      daysOfWish(wish, day.dates)?.includes(day.at) === true,
  );
  return [...held.filter((wish) => !own.includes(wish)), ...ofDay];
}

/** The pace of each day where wishes make them differ; undefined where they don't. */
export function wishedPaces(
  request: Pick<PlanRequest, "traveller" | "childAges" | "wishes" | "pace">,
  dates: readonly (string | undefined)[],
): readonly Pace[] | undefined {
  const differs = request.wishes?.some(
    (wish) => isOfPace(wish) && wish.kind !== "walkLess" && isOnSomeDays(wish),
  );
  return differs === true
    ? dates.map((_, at) => wishedPace(request, request.pace, { at, dates }))
    : undefined;
}

/** Whether the traveller wants to be back by its end: no evening out goes on longer. */
export function isEndFixed({ endMinutes, lateEndMinutes }: Pace): boolean {
  return lateEndMinutes <= endMinutes;
}

/** Whether nothing may be left of a day that its travellers keep free, or that they come or leave on. */
export function mayBeEmpty({ startMinutes, endMinutes, free = [] }: Pace): boolean {
  const kept = free.reduce(
    (sum, { fromMinutes, toMinutes }) =>
      sum + Math.max(0, Math.min(toMinutes, endMinutes) - Math.max(fromMinutes, startMinutes)),
    0,
  );
  return endMinutes - startMinutes - kept < SHORTEST_DAY;
}

/** How much later a day begins at its base that begins with the way there. */
export function laterBy(transfer: Pick<Transfer, "minutes"> | undefined): number {
  return transfer === undefined ? 0 : transfer.minutes + BAGS_MINUTES;
}

/**
 * The pace of one day: its own where the traveller chose one, else the trip's. A first visit whose hour the
 * traveller fixed early begins the day sooner, the way from another base later; what is booked for the evening ends it later.
 */
export function dayPace(
  {
    pace: choice,
    plan,
    transfer,
  }: Pick<ItineraryDay, "pace" | "plan"> & {
    readonly transfer?: Pick<Transfer, "minutes"> | undefined;
  },
  request: Pick<PlanRequest, "traveller" | "childAges" | "pace" | "wishes">,
  day: DayOfTrip,
): Pace {
  // A choice on the trip's page goes before the wishes of the form.
  const wishes = request.wishes?.filter(({ kind }) => choice === undefined || kind !== "dayPace");
  const [first] = plan;
  const wished = wishedPace({ ...request, wishes }, choice ?? request.pace, day);
  const usual = endingWith(plan.at(-1), wished);
  if (first?.startsAtMinutes === undefined) return startingLater(usual, laterBy(transfer));
  const leaves = Math.max(0, first.startsAtMinutes - LEAVES_BEFORE_MINUTES);
  const sooner = { ...usual, startMinutes: Math.min(usual.startMinutes, leaves) };
  return startingLater(sooner, laterBy(transfer));
}

/** A day ends no sooner than what is booked for its evening. */
function endingWith(last: ItineraryDay["plan"][number] | undefined, pace: Pace): Pace {
  if (last?.isBooked !== true || last.startsAtMinutes === undefined) return pace;
  const home = last.startsAtMinutes + (last.stayMinutes ?? 0) + HOME_MINUTES;
  const { endMinutes, lateEndMinutes } = pace;
  return home <= endMinutes
    ? pace
    : { ...pace, endMinutes: home, lateEndMinutes: Math.max(lateEndMinutes, home) };
}

function startingLater(pace: Pace, minutes: number): Pace {
  if (minutes === 0) return pace;
  const { startMinutes, outingStartMinutes } = pace;
  return {
    ...pace,
    startMinutes: startMinutes + minutes,
    outingStartMinutes: outingStartMinutes + minutes,
  };
}
