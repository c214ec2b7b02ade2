/**
 * The checks of planning.md section 8, in its words and with its targets. `isHard` ones decide
 * whether a plan can be walked at all; the others, by their weights, how good it is beyond that.
 */
export const CHECK_IDS = [
  "C1",
  "C2",
  "C3",
  "C4",
  "C5",
  "C6",
  "C7",
  "C8",
  "C9",
  "C10",
  "C11",
  "C12",
  "C13",
  "C14",
  "C15",
  "C16",
  "C17",
  "C18",
  "C19",
  "C20",
  "C21",
  "C22",
  "C23",
  "C24",
] as const;

export type CheckId = (typeof CHECK_IDS)[number];

export type Check = {
  readonly id: CheckId;
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

/** The figure from which on a check is met, and the one at which it is worth nothing. */
type Scale = { readonly onTarget: number; readonly zeroAt: number };
type Words = readonly [name: string, meaning: string, unit: string, target: string];

const HARD = { isHard: true, weight: 0 } as const;
const quality = (weight: number) => ({ isHard: false, weight }) as const;

function check(
  id: CheckId,
  [name, meaning, unit, target]: Words,
  { onTarget, zeroAt }: Scale,
  role: Pick<Check, "isHard" | "weight">,
): Check {
  const moreIsBetter = onTarget > zeroAt;
  const part = (figure: number) => (figure - zeroAt) / (onTarget - zeroAt);
  return {
    id,
    name,
    meaning,
    unit,
    target,
    ...role,
    isMet: (figure) => (moreIsBetter ? figure >= onTarget : figure <= onTarget),
    score: (figure) => 100 * Math.min(1, Math.max(0, part(figure))),
  };
}

/** Where a scale ends is editorial; where it begins is the target. */
export const CHECKS: Readonly<Record<CheckId, Check>> = {
  C1: check(
    "C1",
    ["Complete", "How many of the facts a plan needs are there and can be read.", "%", "100"],
    { onTarget: 100, zeroAt: 50 },
    HARD,
  ),
  C2: check(
    "C2",
    ["All days", "Days too many or too few, and days with nothing in them.", "days", "0"],
    { onTarget: 0, zeroAt: 3 },
    HARD,
  ),
  C3: check(
    "C3",
    [
      "Real places",
      "How many places and hotels the guide knows, at that spot.",
      "%",
      "at least 95",
    ],
    { onTarget: 95, zeroAt: 50 },
    HARD,
  ),
  C4: check(
    "C4",
    [
      "On the map",
      "How far places and hotels stand from where the guide has them, the middle one.",
      "m",
      "at most 150; none over 1 km off or over 40 km from the centre",
    ],
    { onTarget: 150, zeroAt: 1000 },
    HARD,
  ),
  C5: check(
    "C5",
    ["Nothing twice", "Places that are in the plan already.", "places", "0"],
    { onTarget: 0, zeroAt: 3 },
    HARD,
  ),
  C6: check(
    "C6",
    [
      "Opening hours",
      "Visits that find the place closed, or may do so without the plan saying when.",
      "visits",
      "0",
    ],
    { onTarget: 0, zeroAt: 3 },
    HARD,
  ),
  C7: check(
    "C7",
    ["Time to get there", "Ways that take longer than the plan leaves for them.", "ways", "0"],
    { onTarget: 0, zeroAt: 3 },
    HARD,
  ),
  C8: check(
    "C8",
    ["Reasonable days", "Days that leave the hotel and are back there in good time.", "%", "100"],
    { onTarget: 100, zeroAt: 50 },
    HARD,
  ),
  C9: check(
    "C9",
    [
      "No detours",
      "How much longer a day's way is than the shortest round of the same places, on average.",
      "%",
      "at most 5; no day over 20",
    ],
    { onTarget: 5, zeroAt: 60 },
    quality(2),
  ),
  C10: check(
    "C10",
    ["No crossing ways", "How often a day's way crosses itself.", "a day", "at most 0.2"],
    { onTarget: 0.2, zeroAt: 2 },
    quality(1),
  ),
  C11: check(
    "C11",
    ["Little time on the way", "The part of the days spent getting about.", "%", "at most 25"],
    { onTarget: 25, zeroAt: 60 },
    quality(1),
  ),
  C12: check(
    "C12",
    [
      "No long ways",
      "Ways over 5 km or 45 minutes that don't lead to or from a must-see.",
      "%",
      "at most 5",
    ],
    { onTarget: 5, zeroAt: 50 },
    quality(1),
  ),
  C13: check(
    "C13",
    ["Pace", "Days with something to see, but no more than suits the travellers.", "%", "100"],
    { onTarget: 100, zeroAt: 50 },
    quality(1),
  ),
  C14: check(
    "C14",
    [
      "Even days",
      "How much the days differ in time on the go: standard deviation over mean.",
      "ratio",
      "at most 0.25",
    ],
    { onTarget: 0.25, zeroAt: 1 },
    quality(1),
  ),
  C15: check(
    "C15",
    [
      "Time at each place",
      "Visits that last between half and one and a half of what is usual.",
      "%",
      "at least 98",
    ],
    { onTarget: 98, zeroAt: 50 },
    quality(1),
  ),
  C16: check(
    "C16",
    ["Time for meals", "Full days with time for lunch, and for dinner later on.", "%", "100"],
    { onTarget: 100, zeroAt: 0 },
    quality(2),
  ),
  C17: check(
    "C17",
    [
      "Within budget",
      "Rooms, tickets and rides over what the budget level allows in this city.",
      "ratio",
      "at most 1",
    ],
    { onTarget: 1, zeroAt: 2 },
    HARD,
  ),
  C18: check(
    "C18",
    ["Worthwhile", "What the visits are score, over the best plan known.", "%", "at least 99"],
    { onTarget: 99, zeroAt: 50 },
    quality(2),
  ),
  C19: check(
    "C19",
    [
      "Room for delays",
      "Visits that still hold when every way takes 30 % longer.",
      "%",
      "at least 90",
    ],
    { onTarget: 90, zeroAt: 30 },
    quality(1),
  ),
  C20: check(
    "C20",
    [
      "The best of the city",
      "How many of the city's most worthwhile places, two a day, are in the plan.",
      "%",
      "at least 70, of many kinds",
    ],
    { onTarget: 70, zeroAt: 0 },
    quality(2),
  ),
  C21: check(
    "C21",
    [
      "At the best time of day",
      "Visits that start in the part of the day that suits the place.",
      "%",
      "at least 85",
    ],
    { onTarget: 85, zeroAt: 30 },
    quality(1),
  ),
  C22: check(
    "C22",
    [
      "True to the draft",
      "How many of the draft's sound places are still in the plan.",
      "%",
      "at least 90; 70 on the same day",
    ],
    { onTarget: 90, zeroAt: 30 },
    quality(1),
  ),
  C23: check(
    "C23",
    [
      "Well-placed hotel",
      "The ways from the hotel to the places, over those from the level's best placed hotel.",
      "ratio",
      "at most 1.3",
    ],
    { onTarget: 1.3, zeroAt: 3 },
    quality(1),
  ),
  C24: check(
    "C24",
    ["Quick and repeatable", "Time planning took.", "ms", "at most 250, the same plan every time"],
    { onTarget: 250, zeroAt: 2500 },
    quality(0),
  ),
};
