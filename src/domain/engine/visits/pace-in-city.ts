import { asksForSunrise } from "../../trip/asked-hour.ts";
import { GENTLE } from "../../trip/day-pace.ts";
import { isOnSomeDays } from "../../trip/days-of-wish.ts";
import type { Pace } from "../../trip/pace.ts";
import { type PlanRequest, takesItEasy, walksLess } from "../../trip/plan-request.ts";
import { isBreak } from "../../trip/rests-at-hotel.ts";
import type { KnownCity } from "../known-city.ts";
import { onGridDown } from "./day-hours.ts";
import { sunriseOn } from "./is-best-time.ts";
import { namedPlaces } from "./named-places.ts";
import { isGreatHeatThen, isHotThen } from "./open-air.ts";
import { sunriseSpanAt } from "./visit-windows.ts";
import { withMealHours } from "./with-meal-hours.ts";

/** In a hot month days begin so much sooner, but not before this. */
const SOONER_MINUTES = 90;
const SOONEST_START = { usual: 8 * 60, greatHeat: 7 * 60 } as const;
/** For what is seen before the crowd, and for days out of town. */
const EARLY_START = 7 * 60 + 30;
/** In great heat one goes out of town by the first train, and is back by noon. */
const FIRST_TRAIN = 5 * 60 + 30;
/** Then children, and who wants to walk less, rest after lunch. */
const REST_MINUTES = 60;
/** Who takes it easy goes out again when it has cooled: they see the sun set, and are back soon after it. */
const COOL_EVENING = {
  endMinutes: 21 * 60 + 45,
  backMinutes: 22 * 60 + 30,
  lastDinner: 20 * 60,
} as const;
/** Nobody has lunch sooner, whatever is to be free after it, nor waits longer for it. */
const BESIDE_BREAK = { from: 11 * 60 + 15, to: 14 * 60 + 30 } as const;

/** After it few kitchens are still open. */
const LATEST_DINNER_ON_ARRIVAL = 22 * 60;

/** From the hotel to where the sun is seen to rise, */
const TO_SUNRISE_MINUTES = 40;
/** and to a place that was named for it, for who is there half an hour before. */
const TO_SUNRISE_AT_MINUTES = 20;

/** Who naps at the hotel is there by then. */
const WAY_TO_REST_MINUTES = 30;
/** Small children eat before their nap, in less time where it is early. */
const BEFORE_NAP = {
  usualFrom: 11 * 60 + 30,
  from: 11 * 60,
  minutes: 45,
  napFrom: 12 * 60,
} as const;

/**
 * The pace as the city has it: meals at the hours of its kitchens, and in a hot month days that begin sooner, where the
 * traveller didn't say when.
 */
export function paceInCity(
  pace: Pace,
  city: (Pick<KnownCity, "mealHours" | "climate"> & Partial<Pick<KnownCity, "places">>) | undefined,
  request: Pick<PlanRequest, "traveller" | "startDate" | "month" | "wishes" | "pace">,
): Pace {
  const atMeals = forSunrise(
    dinnerOnArrival(lunchBesideBreaks(withMealHours(pace, city?.mealHours))),
    city,
    request,
  );
  const then = request.startDate ?? request.month;
  if (!isHotThen(city?.climate, then, pace.avoidsHeat)) return atMeals;
  // Who takes it easy gets up for the one sight that is out in the sun.
  const isUpInCool =
    takesItEasy(request) &&
    pace.startMinutes === GENTLE.startMinutes &&
    pace.isGentle !== true &&
    !request.wishes?.some((wish) => wish.kind === "start" && !isOnSomeDays(wish));
  // An hour that the traveller said holds for days out of town, too.
  const isAsked = takesItEasy(request) || pace.outingStartMinutes >= pace.startMinutes;
  const isGreat = isGreatHeatThen(city?.climate, then, pace.avoidsHeat);
  const isEarly = isGreat && !pace.hasSmallChildren;
  const sooner = isEarly
    ? SOONEST_START.greatHeat
    : Math.max(SOONEST_START.usual, pace.startMinutes - SOONER_MINUTES);
  const rests = request.traveller === "Family" || walksLess(request);
  return {
    ...atMeals,
    ...(isAsked
      ? {}
      : {
          startMinutes: Math.min(pace.startMinutes, sooner),
          outingStartMinutes: isEarly
            ? FIRST_TRAIN
            : pace.hasSmallChildren
              ? pace.outingStartMinutes
              : EARLY_START,
        }),
    ...(isUpInCool ? { coolStartMinutes: SOONEST_START.usual } : {}),
    ...(takesItEasy(request) && pace.endMinutes === GENTLE.endMinutes ? coolEvening(atMeals) : {}),
    ...(rests ? { restMinutes: REST_MINUTES } : {}),
  };
}

function coolEvening({ lateEndMinutes, dinner }: Pace): Partial<Pace> {
  const { endMinutes, backMinutes, lastDinner } = COOL_EVENING;
  return {
    endMinutes,
    lateEndMinutes: Math.max(lateEndMinutes, backMinutes),
    dinner: { ...dinner, last: Math.max(dinner.last, lastDinner) },
  };
}

/** Who comes when dinner is served goes nowhere before it. */
export function dinnerOnArrival(pace: Pace): Pace {
  const { away = [], dinner } = pace;
  const comesAt = Math.max(
    0,
    ...away.flatMap(({ fromMinutes, toMinutes }) => (fromMinutes === 0 ? [toMinutes] : [])),
  );
  if (comesAt < dinner.first || comesAt > LATEST_DINNER_ON_ARRIVAL) return pace;
  return { ...pace, dinesOnArrival: comesAt, startMinutes: comesAt + dinner.duration };
}

/**
 * Out in time for the rising sun, where the traveller asks for it and neither comes later that day nor wants to start later:
 * at a place of the traveller's on the day that begins there, else on all days.
 */
function forSunrise(
  pace: Pace,
  city: Partial<Pick<KnownCity, "places">> | undefined,
  { startDate, month, wishes = [] }: Pick<PlanRequest, "startDate" | "month" | "wishes">,
): Pace {
  const [place] = city?.places ?? [];
  const isLater = wishes.some((wish) => wish.kind === "start" && !isOnSomeDays(wish));
  const isComing = (pace.away ?? []).some(({ fromMinutes }) => fromMinutes === 0);
  const asked = wishes.filter(asksForSunrise);
  if (place === undefined || isLater || isComing || asked.length === 0) return pace;
  if (asked.every(({ kind }) => kind === "see")) {
    const [named] = asked.flatMap((wish) =>
      wish.kind === "see" ? namedPlaces(wish.names, city?.places ?? []).found : [],
    );
    const then =
      named && sunriseOn({ ...named.place, month: named.place.month ?? month }, startDate);
    if (named === undefined || then === undefined) return pace;
    const [from] = sunriseSpanAt(named.place, then);
    const startMinutes = Math.min(pace.startMinutes, onGridDown(from - TO_SUNRISE_AT_MINUTES));
    return { ...pace, sunriseAt: { placeId: named.place.id, startMinutes } };
  }
  const sunrise = sunriseOn({ ...place, month: place.month ?? month }, startDate);
  if (sunrise === undefined) return pace;
  const startMinutes = Math.min(pace.startMinutes, onGridDown(sunrise - TO_SUNRISE_MINUTES));
  return {
    ...pace,
    startMinutes,
    outingStartMinutes: Math.min(pace.outingStartMinutes, startMinutes),
    sunriseMinutes: sunrise,
  };
}

/** Lunch ends before hours that are to be free, or begins after them: what is seen before it is then over in time. */
function lunchBesideBreaks(pace: Pace): Pace {
  const { first, last, duration } = pace.lunch;
  const noon = pace.free?.find(
    (hours) => isBreak(hours) && hours.toMinutes > first && hours.fromMinutes < last + duration,
  );
  if (noon === undefined) return pace;
  const way = noon.isAtHotel ? WAY_TO_REST_MINUTES : 0;
  const latest = noon.fromMinutes - duration - way;
  const { usualFrom, from, minutes, napFrom } = BEFORE_NAP;
  const naps = noon.isAtHotel === true && pace.hasSmallChildren && noon.fromMinutes >= napFrom;
  if (naps && latest < usualFrom) {
    const last = Math.max(from, noon.fromMinutes - minutes - way);
    return { ...pace, lunch: { first: Math.min(first, last), last, duration: minutes } };
  }
  if (latest >= BESIDE_BREAK.from)
    return { ...pace, lunch: { first: Math.min(first, latest), last: latest, duration } };
  if (noon.toMinutes > BESIDE_BREAK.to) return pace;
  const after = { first: noon.toMinutes, last: Math.max(last, noon.toMinutes), duration };
  return { ...pace, lunch: after };
}
