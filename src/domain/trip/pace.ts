import type { TravellerTitle } from "./traveller.ts";

/** How much a day holds for a kind of traveller. */
export type Pace = {
  /** Visits a day: never more than `most`, `usual` where the city has enough. */
  readonly usual: number;
  readonly most: number;
  /** Minutes after midnight at which the day starts and ends at the hotel. */
  readonly startMinutes: number;
  readonly endMinutes: number;
  readonly maxWalkKm: number;
  /** Minutes in sights at which a day is full. */
  readonly sightMinutes: number;
  /** Points for each visit more, for those who want to see a lot. */
  readonly visitPoints: number;
  /** How long one stays, beside the usual time of a place. */
  readonly stay: number;
  /** Visits of two hours or more. */
  readonly maxLongVisits: number;
  readonly slow: boolean;
  /** The traveller wants to be back by its end: no evening out goes on longer. */
  readonly isEndFixed?: boolean;
  /** The traveller wants nothing then. */
  readonly free?: readonly { readonly fromMinutes: number; readonly toMinutes: number }[];
};

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** The counts agree with photo sequences of real visits; the hours are editorial (docs/planning.md, "The pace"). */
export const PACES: Readonly<Record<TravellerTitle, Pace>> = {
  Solo: {
    usual: 5,
    most: 6,
    startMinutes: at(9),
    endMinutes: at(22),
    maxWalkKm: 9,
    maxLongVisits: 3,
    sightMinutes: 480,
    visitPoints: 0,
    stay: 1,
    slow: false,
  },
  Couple: {
    usual: 5,
    most: 6,
    startMinutes: at(9),
    endMinutes: at(22),
    maxWalkKm: 9,
    maxLongVisits: 3,
    sightMinutes: 480,
    visitPoints: 0,
    stay: 1,
    slow: false,
  },
  Family: {
    usual: 4,
    most: 6,
    startMinutes: at(9, 30),
    endMinutes: at(18, 30),
    maxWalkKm: 5,
    maxLongVisits: 2,
    sightMinutes: 420,
    visitPoints: 0,
    stay: 1,
    slow: true,
  },
  Friends: {
    usual: 5,
    most: 6,
    startMinutes: at(9, 30),
    endMinutes: at(23),
    maxWalkKm: 10,
    maxLongVisits: 3,
    sightMinutes: 480,
    visitPoints: 0,
    stay: 1,
    slow: false,
  },
  Group: {
    usual: 4,
    most: 6,
    startMinutes: at(9),
    endMinutes: at(20),
    maxWalkKm: 6,
    maxLongVisits: 2,
    sightMinutes: 400,
    visitPoints: 0,
    stay: 1,
    slow: true,
  },
};

/** A visit this long tires people; a day holds few of them. */
export const LONG_VISIT_MINUTES = 120;

/** How full the traveller wants the days; ours, optional. */
export const PACE_CHOICES = ["relaxed", "usual", "full"] as const;
export type PaceChoice = (typeof PACE_CHOICES)[number];

/** A traveller type's pace: fewer and longer visits, or more and shorter ones in a longer day, where they asked for it. */
export function paceFor(traveller: TravellerTitle, choice: PaceChoice = "usual"): Pace {
  const pace = PACES[traveller];
  switch (choice) {
    case "relaxed":
      return { ...pace, usual: pace.usual - 1, most: pace.usual, visitPoints: -30, stay: 1.2 };
    case "usual":
      return pace;
    case "full":
      return {
        ...pace,
        usual: pace.usual + 1,
        most: pace.usual + 3,
        startMinutes: Math.min(pace.startMinutes, FULL_START_MINUTES),
        endMinutes: Math.min(pace.endMinutes + FULL_LONGER_MINUTES, FULL_END_MINUTES),
        maxLongVisits: pace.maxLongVisits + 1,
        visitPoints: 60,
        stay: 0.85,
      };
  }
}

const FULL_START_MINUTES = at(8, 30);
const FULL_LONGER_MINUTES = 60;
const FULL_END_MINUTES = at(23);
