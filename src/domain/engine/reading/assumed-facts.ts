import { parsePrice } from "../../money/parse-price.ts";
import type { Position } from "../../places/geo.ts";
import { BEST_TIME_MINUTES, BEST_TIMES, type BestTime } from "../../trip/best-time.ts";
import type { Place } from "../../trip/trip.ts";
import { guessCategory } from "../ground/guess-category.ts";
import { VISIT_DURATIONS } from "../visits/visit-durations.ts";
import type { PlanningFacts } from "./planned-trip.ts";

const USUAL_POPULARITY = 50;

/** What planning needs of a place that no guide knows: what its texts say, and what is usual for its kind. */
export function assumedFacts(text: Place, at: Position | undefined, id: string): PlanningFacts {
  const category = text.category ?? guessCategory(text.placeName);
  return {
    id,
    at,
    name: text.placeName,
    category,
    visitMinutes: VISIT_DURATIONS[category].usual,
    ticketPrice: parsePrice(text.ticketsPricing)?.low,
    bestTime: text.bestPartOfDay ?? readBestTime(text.bestTime),
    mustSee: false,
    popularity: USUAL_POPULARITY,
    suits: [],
    ...(text.isOwn === true && text.isBooked === true ? { isHeld: true } : {}),
    ...(text.mealKind === undefined ? {} : { mealKind: text.mealKind }),
  };
}

/** Words for parts of the day that don't name them. */
const TELLTALES: readonly (readonly [BestTime, RegExp])[] = [
  ["evening", /night/],
  ["midday", /\bnoon|lunch/],
  ["morning", /sunrise|dawn|breakfast/],
];
/** Which of several that an hour may be in counts first. */
const PARTS_OF_DAY: readonly BestTime[] = ["morning", "afternoon", "evening", "midday", "sunset"];

/** The part of the day a text speaks of: "morning", "around sunset", "7:30 PM", "09:00-10:30". */
function readBestTime(text: string): BestTime {
  const plain = text.toLowerCase();
  const named =
    TELLTALES.find(([, words]) => words.test(plain))?.[0] ??
    BEST_TIMES.find((time) => time !== "any" && plain.includes(time));
  if (named !== undefined) return named;
  const clock = /(\d{1,2})(?:[:.h](\d{2}))?\s*([ap]m)?/.exec(plain);
  if (clock === null) return "any";
  const [, hour, minute = "0", half] = clock;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "pm" ? 12 : 0);
  const minutes = hours * 60 + Number(minute);
  const slot = PARTS_OF_DAY.find((part) => {
    const [from, to] = BEST_TIME_MINUTES[part];
    return minutes >= from && minutes <= to;
  });
  return slot ?? "any";
}
