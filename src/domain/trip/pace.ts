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
  /** Visits of 90 minutes or more. */
  readonly maxLongVisits: number;
  readonly slow: boolean;
};

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** The counts agree with photo sequences of real visits; the hours are editorial (docs/planning.md, "The pace"). */
export const PACES: Readonly<Record<TravellerTitle, Pace>> = {
  Solo: {
    usual: 4,
    most: 6,
    startMinutes: at(9),
    endMinutes: at(22),
    maxWalkKm: 9,
    maxLongVisits: 2,
    slow: false,
  },
  Couple: {
    usual: 4,
    most: 6,
    startMinutes: at(9),
    endMinutes: at(22),
    maxWalkKm: 9,
    maxLongVisits: 2,
    slow: false,
  },
  Family: {
    usual: 3,
    most: 4,
    startMinutes: at(9, 30),
    endMinutes: at(18, 30),
    maxWalkKm: 5,
    maxLongVisits: 1,
    slow: true,
  },
  Friends: {
    usual: 5,
    most: 6,
    startMinutes: at(9, 30),
    endMinutes: at(23),
    maxWalkKm: 10,
    maxLongVisits: 2,
    slow: false,
  },
  Group: {
    usual: 3,
    most: 5,
    startMinutes: at(9),
    endMinutes: at(20),
    maxWalkKm: 6,
    maxLongVisits: 2,
    slow: true,
  },
};

/** A visit this long tires people; a day holds few of them. */
export const LONG_VISIT_MINUTES = 90;

/** How full the traveller wants the days; ours, optional. */
export const PACE_CHOICES = ["relaxed", "usual", "full"] as const;
export type PaceChoice = (typeof PACE_CHOICES)[number];

const VISITS_MORE: Readonly<Record<PaceChoice, number>> = { relaxed: -1, usual: 0, full: 1 };

/** A traveller type's pace, a visit a day less or more where they asked for it. */
export function paceFor(traveller: TravellerTitle, choice: PaceChoice = "usual"): Pace {
  const pace = PACES[traveller];
  const more = VISITS_MORE[choice];
  return { ...pace, usual: pace.usual + more, most: pace.most + more };
}
