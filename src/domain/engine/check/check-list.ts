/** What a plan is checked for. `isHard` ones decide whether it can be walked at all; the others, by weight, how good it is. */
export type Check = {
  /** For people. */
  readonly name: string;
  /** What the figure is, in one plain sentence. */
  readonly meaning: string;
  readonly unit: string;
  /** What the figure should be, in words; some ask for more than the figure says. */
  readonly target: string;
  /** A plan that misses it can't be walked, or isn't the trip that was asked for. */
  readonly isHard: boolean;
  /** Its part in the quality; 0 for none. */
  readonly weight: number;
  /** Whether the figure is on target. */
  readonly isMet: (figure: number) => boolean;
  /** 100 on target or better, falling evenly to 0. */
  readonly score: (figure: number) => number;
};

/** The figure at which a check is met, and the one at which it scores 0. */
type Scale = { readonly onTarget: number; readonly zeroAt: number };
type Words = readonly [name: string, meaning: string, unit: string, target: string];

const HARD = { isHard: true, weight: 0 } as const;
const quality = (weight: number) => ({ isHard: false, weight }) as const;

function check(
  [name, meaning, unit, target]: Words,
  { onTarget, zeroAt }: Scale,
  role: Pick<Check, "isHard" | "weight">,
): Check {
  const moreIsBetter = onTarget > zeroAt;
  const part = (figure: number) => (figure - zeroAt) / (onTarget - zeroAt);
  return {
    name,
    meaning,
    unit,
    target,
    ...role,
    isMet: (figure) => (moreIsBetter ? figure >= onTarget : figure <= onTarget),
    score: (figure) => 100 * Math.min(1, Math.max(0, part(figure))),
  };
}

/**
 * The checks by name, in the order in which they are shown; docs/planning.md says what each rests on. Where
 * a scale ends (`zeroAt`) is editorial; where it begins is the target.
 */
const LIST = {
  completeness: check(
    ["Complete", "How many of the facts a plan needs are there and can be read.", "%", "100"],
    { onTarget: 100, zeroAt: 50 },
    HARD,
  ),
  dayCount: check(
    ["All days", "Days too many or too few, and days with nothing in them.", "days", "0"],
    { onTarget: 0, zeroAt: 3 },
    HARD,
  ),
  knownPlaces: check(
    [
      "Real places",
      "How many places and hotels the guide knows, at that spot.",
      "%",
      "at least 95",
    ],
    { onTarget: 95, zeroAt: 50 },
    HARD,
  ),
  positions: check(
    [
      "On the map",
      "How far places and hotels stand from where the guide has them, the middle one.",
      "m",
      "at most 150; none over 1 km off or over 40 km from the centre",
    ],
    { onTarget: 150, zeroAt: 1000 },
    HARD,
  ),
  duplicates: check(
    ["Nothing twice", "Places that are in the plan already.", "places", "0"],
    { onTarget: 0, zeroAt: 3 },
    HARD,
  ),
  openingHours: check(
    [
      "Opening hours",
      "Visits that find the place closed, or may do so without the plan saying when.",
      "visits",
      "0",
    ],
    { onTarget: 0, zeroAt: 3 },
    HARD,
  ),
  transferTimes: check(
    ["Time to get there", "Ways that take longer than the plan leaves for them.", "ways", "0"],
    { onTarget: 0, zeroAt: 3 },
    HARD,
  ),
  dayHours: check(
    ["Reasonable days", "Days that leave the hotel and are back there in good time.", "%", "100"],
    { onTarget: 100, zeroAt: 50 },
    HARD,
  ),
  detours: check(
    [
      "No detours",
      "How much longer a day's way is than the shortest round of the same places, on average.",
      "%",
      "at most 5; no day over 20",
    ],
    { onTarget: 5, zeroAt: 60 },
    quality(2),
  ),
  crossings: check(
    ["No crossing ways", "How often a day's way crosses itself.", "a day", "at most 0.2"],
    { onTarget: 0.2, zeroAt: 2 },
    quality(1),
  ),
  travelShare: check(
    ["Little time on the way", "The part of the days spent getting about.", "%", "at most 25"],
    { onTarget: 25, zeroAt: 60 },
    quality(1),
  ),
  longLegs: check(
    [
      "No long ways",
      "Ways over 5 km or 45 minutes that don't lead to or from a must-see.",
      "%",
      "at most 5",
    ],
    { onTarget: 5, zeroAt: 50 },
    quality(1),
  ),
  pace: check(
    ["Pace", "Days with something to see, but no more than suits the travellers.", "%", "100"],
    { onTarget: 100, zeroAt: 50 },
    quality(1),
  ),
  dayBalance: check(
    [
      "Even days",
      "How much the days differ in time on the go: standard deviation over mean.",
      "ratio",
      "at most 0.25",
    ],
    { onTarget: 0.25, zeroAt: 1 },
    quality(1),
  ),
  visitLengths: check(
    [
      "Time at each place",
      "Visits that last between half and one and a half of what is usual.",
      "%",
      "at least 98",
    ],
    { onTarget: 98, zeroAt: 50 },
    quality(1),
  ),
  mealTimes: check(
    ["Time for meals", "Full days with time for lunch, and for dinner later on.", "%", "100"],
    { onTarget: 100, zeroAt: 0 },
    quality(2),
  ),
  budget: check(
    [
      "Within budget",
      "Rooms, tickets and rides over what the budget level allows in this city.",
      "ratio",
      "at most 1",
    ],
    { onTarget: 1, zeroAt: 2 },
    HARD,
  ),
  totalScore: check(
    ["Worthwhile", "What the visits are score, over the best plan known.", "%", "at least 99"],
    { onTarget: 99, zeroAt: 50 },
    quality(2),
  ),
  delays: check(
    [
      "Room for delays",
      "Visits that still hold when every way takes 30 % longer.",
      "%",
      "at least 90",
    ],
    { onTarget: 90, zeroAt: 30 },
    quality(1),
  ),
  bestOfCity: check(
    [
      "The best of the city",
      "How many of the city's most worthwhile places, two a day, are in the plan.",
      "%",
      "at least 70, of many kinds",
    ],
    { onTarget: 70, zeroAt: 0 },
    quality(2),
  ),
  bestTimes: check(
    [
      "At the best time of day",
      "Visits that start in the part of the day that suits the place.",
      "%",
      "at least 85",
    ],
    { onTarget: 85, zeroAt: 30 },
    quality(1),
  ),
  draftFidelity: check(
    [
      "True to the draft",
      "How many of the draft's sound places are still in the plan.",
      "%",
      "at least 90; 70 on the same day",
    ],
    { onTarget: 90, zeroAt: 30 },
    quality(1),
  ),
  hotelLocation: check(
    [
      "Well-placed hotel",
      "The ways from the hotel to the places, over those from the level's best placed hotel.",
      "ratio",
      "at most 1.3",
    ],
    { onTarget: 1.3, zeroAt: 3 },
    quality(1),
  ),
  planningTime: check(
    ["Quick and repeatable", "Time planning took.", "ms", "at most 250, the same plan every time"],
    { onTarget: 250, zeroAt: 2500 },
    quality(0),
  ),
} satisfies Readonly<Record<string, Check>>;

export type CheckId = keyof typeof LIST;

export const CHECKS: Readonly<Record<CheckId, Check>> = LIST;

export const CHECK_IDS = Object.keys(LIST) as readonly CheckId[];
