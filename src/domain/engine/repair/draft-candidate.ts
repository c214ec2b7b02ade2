import { BEST_TIME_MINUTES, BEST_TIMES, type BestTime } from "../../trip/best-time.ts";
import type { Place } from "../../trip/trip.ts";
import type { Candidate } from "../days/days-task.ts";
import type { GroundedPlace } from "../ground/grounded-plan.ts";
import { guessCategory } from "../ground/guess-category.ts";
import { parsePrice } from "../ground/parse-price.ts";
import { VISIT_DURATIONS } from "../visits/visit-durations.ts";

/** The score of a draft's own places, beside which no other reason counts. */
const DRAFT_POINTS = 400;
const USUAL_POPULARITY = 50;

/** A draft's place as something to be planned, and where it came from. */
export type DraftCandidate = Candidate & {
  readonly grounded: GroundedPlace;
  readonly draftDay: number;
};

/** A grounded place with what planning needs; what is unknown is what is usual for its kind. */
export function draftCandidate(
  grounded: GroundedPlace,
  draftDay: number,
  index: number,
): DraftCandidate {
  const { known, text, at } = grounded;
  const facts = known ?? assumedFacts(text, `draft-${draftDay}-${index}`);
  return {
    place: { ...facts, at },
    score: DRAFT_POINTS + facts.popularity,
    draftDay,
    grounded,
  };
}

function assumedFacts(text: Place, id: string): Omit<Candidate["place"], "at"> {
  const category = text.category ?? guessCategory(text.placeName);
  return {
    id,
    name: text.placeName,
    category,
    visitMinutes: VISIT_DURATIONS[category].usual,
    ticketPrice: parsePrice(text.ticketsPricing)?.low,
    bestTime: text.bestPartOfDay ?? readBestTime(text.bestTime),
    mustSee: false,
    popularity: USUAL_POPULARITY,
    suits: [],
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
