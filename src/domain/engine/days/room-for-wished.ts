import { wishedPace } from "../../trip/day-pace.ts";
import type { FreeHours, Pace } from "../../trip/pace.ts";
import { onGridUp } from "../visits/day-hours.ts";
import { paceInCity } from "../visits/pace-in-city.ts";
import { takesWholeDay } from "../visits/visit-windows.ts";
import type { WishedPlace } from "../visits/wished-places.ts";
import { type Candidate, type DaysTask, taskOfDay } from "./days-task.ts";
import { orderDay } from "./order-day.ts";
import { withStay } from "./rate-candidates.ts";
import type { RequestInCity } from "./request-in-city.ts";
import { candidatesOf, type TimedDay } from "./timed-day.ts";

/** Parts of the usual stay that are still a visit: two hours of a zoo's three and a half. */
const STAYS = [1, 5 / 6, 2 / 3, 5 / 9, 1 / 3];
/** A third less is little, two thirds less are hardly a visit. */
const SHORTER_COST = 200;
const SHARED_DAY_COST = 25;
/** What a day may do for a visit: begin for its opening, have its nap later or sooner, and at last have it out. */
const EASES = [
  { early: false, nap: 0, cost: 0 },
  { early: true, nap: 0, cost: 5 },
  { early: true, nap: 30, cost: 15 },
  { early: true, nap: -30, cost: 20 },
  { early: true, nap: 60, cost: 45 },
  { early: true, nap: -60, cost: 50 },
  { early: true, nap: "out", cost: 70 },
] as const;

type RoomForWished = {
  readonly candidates: readonly Candidate[];
  readonly paces: readonly Pace[];
};

type Option = {
  readonly day: number;
  readonly pace: Pace;
  readonly place: Candidate["place"];
  readonly cost: number;
};

/**
 * Room for what the traveller asked for and the days don't hold: a shorter stay, an earlier morning, a nap up to an hour
 * later or sooner, or at a place that takes the day a nap there. Undefined where nothing helps.
 *
 * @param candidates of the town, at whatever hour.
 */
export function* roomForWished(
  asked: RequestInCity,
  candidates: readonly Candidate[],
  task: Omit<DaysTask, "iterations">,
  days: readonly TimedDay[],
): Generator<void, RoomForWished | undefined, void> {
  const missed = missedOf(asked, days);
  const taken = new Set<number>();
  let room: RoomForWished | undefined;
  for (const wish of missed) {
    const { paces, candidates: now } = room ?? {
      paces: asked.dates.map((_, day) => task.paces?.[day] ?? task.pace),
      candidates,
    };
    const own = now.find(({ place }) => place.id === wish.place.id);
    const candidate = own ?? { place: wish.place, score: asked.scoreOf(wish.place) };
    const options = optionsFor(candidate, wish, asked, paces, taken);
    for (const option of options) {
      const { day, pace, place } = option;
      const rules = { ...taskOfDay({ ...task, paces: undefined, pace }, day), iterations: 0 };
      const fits = yield* orderDay([{ ...candidate, place }], asked.dates[day], rules, 0);
      yield;
      if (fits === undefined) continue;
      taken.add(day);
      const pinned = takesWholeDay(place) ? undefined : { place, onlyDay: day, isFixed: true };
      room = {
        paces: paces.with(day, pace),
        candidates:
          pinned === undefined || own === undefined
            ? now
            : now.map((one) => (one === own ? { ...own, ...pinned } : one)),
      };
      break;
    }
  }
  return room;
}

/** What was asked for and the days don't hold. */
export function missedOf(
  { wished }: RequestInCity,
  days: readonly TimedDay[],
): readonly WishedPlace[] {
  const seen = candidatesOf(days);
  return wished.filter(({ place }) => seen.every((one) => one.place.id !== place.id));
}

/** What may be tried, the least change first. */
function optionsFor(
  { notDays, ...candidate }: Candidate,
  { days, place }: WishedPlace,
  asked: RequestInCity,
  paces: readonly Pace[],
  taken: ReadonlySet<number>,
): Option[] {
  const possible = (days ?? [...paces.keys()]).filter((day) => !notDays?.has(day));
  const shared = (day: number) => (taken.has(day) ? SHARED_DAY_COST : 0);
  const isWhole = takesWholeDay(place);
  const middle = (paces.length - 1) / 2;
  return possible
    .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .flatMap((day): Option[] => {
      const usual = paces[day];
      if (usual === undefined) return [];
      const rests = usual.free?.some(({ isAtHotel }) => isAtHotel) === true;
      const eases = EASES.filter(({ nap }) => (isWhole ? nap === "out" : nap === 0 || rests));
      return eases.flatMap(({ early, nap, cost }) => {
        const pace = early ? easedPace(asked, day, nap) : usual;
        const own = isWhole ? withStay(place, { ...pace, stay: 1 }) : candidate.place;
        return (isWhole ? [1] : STAYS).map((part) => ({
          ...{ day, pace },
          place: withMinutes(own, part),
          cost: cost + shared(day) + SHORTER_COST * (1 - part) ** 2,
        }));
      });
    })
    .toSorted((a, b) => a.cost - b.cost);
}

function withMinutes(place: Candidate["place"], part: number): Candidate["place"] {
  // A tour or a show lasts as long as it does.
  if (part === 1 || place.starts !== undefined) return place;
  return { ...place, visitMinutes: onGridUp(part * place.visitMinutes) };
}

function easedPace(
  { city, request, dates }: RequestInCity,
  day: number,
  nap: (typeof EASES)[number]["nap"],
): Pace {
  const { free: asked, ...pace } = wishedPace(request, request.pace, { at: day, dates });
  const moved = (hours: FreeHours): FreeHours[] => {
    if (hours.isAtHotel !== true) return [hours];
    if (nap === "out") return [];
    const [fromMinutes, toMinutes] = [hours.fromMinutes + nap, hours.toMinutes + nap];
    return [{ ...hours, fromMinutes, toMinutes }];
  };
  const free = asked?.flatMap(moved);
  const eased = paceInCity({ ...pace, ...(free && { free }) }, city, request);
  return { ...eased, startMinutes: Math.min(eased.startMinutes, eased.outingStartMinutes) };
}
