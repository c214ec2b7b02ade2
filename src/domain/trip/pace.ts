import { type ChildStage, youngestStage } from "./child-ages.ts";
import type { PaceChoice } from "./pace-choice.ts";
import type { TravellerTitle } from "./traveller.ts";

/** How much a day holds for a kind of traveller. */
export type Pace = {
  /** Visits a day: never more than `most`, `usual` where the city has enough. */
  readonly usual: number;
  readonly most: number;
  /** Minutes after midnight at which the day starts and ends at the hotel. */
  readonly startMinutes: number;
  readonly endMinutes: number;
  /** When a day ends with a single visit, or with an evening out; when one at a theme park or out of town starts and ends. */
  readonly lateEndMinutes: number;
  /** The same after an event of the evening: New Year's bells are at midnight. */
  readonly eventEndMinutes: number;
  /** The same where the event is on other evenings, too; undefined where it is no sooner. */
  readonly lightsEndMinutes?: number;
  readonly outingStartMinutes: number;
  readonly outingEndMinutes: number;
  /** When lunch and dinner may begin, in minutes after midnight, and how long they take. */
  readonly lunch: MealHours;
  readonly dinner: MealHours;
  /** Until when one may sit down for dinner after the sun has set; undefined where kitchens cook all day. */
  readonly latestDinner?: number;
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
  /** They get up for what they want to see as it opens. */
  readonly startsEarly?: boolean;
  /** In a hot month these set out then for what one comes for in the open, sooner than their days begin. */
  readonly coolStartMinutes?: number;
  /** They want to be out as the sun rises, at this minute after midnight. */
  readonly sunriseMinutes?: number;
  /** They want to be at this place as the sun rises: the day that begins there begins then. */
  readonly sunriseAt?: { readonly placeId: string; readonly startMinutes: number };
  /** Of under six: museums and palaces take half as long, and each half of a day has something to run about. */
  readonly hasSmallChildren: boolean;
  /** The traveller said that heat is hard on them. */
  readonly avoidsHeat?: true;
  /** Of six to twelve: nobody stays longer in rooms that aren't for them. */
  readonly roomMinutes?: number;
  /** A rest after lunch, where the day has one; 0 for none. */
  readonly restMinutes: number;
  /** A calm day, wished for: no evening out, nothing out of town, and no climb. */
  readonly isGentle?: true;
  /** The traveller says how many stops a day has: looks in passing and an evening out are among them. */
  readonly isCounted?: true;
  /** The traveller wants nothing then. */
  readonly free?: readonly FreeHours[];
  /** The traveller wants nothing in the open then, but where `orWater` is set what is on the water. */
  readonly indoors?: readonly (Hours & { readonly orWater?: 1 | undefined })[];
  /** They come at this hour of the evening and have dinner first, near the hotel. */
  readonly dinesOnArrival?: number;
  /** The traveller is on the way then, by what is booked or by the hours of coming and leaving: no visit, and no meal. */
  readonly away?: readonly Hours[];
};

/** `isAtHotel`: for a rest there, with the ways there and on beside it. */
export type FreeHours = Hours & { readonly isAtHotel?: true };
type Hours = { readonly fromMinutes: number; readonly toMinutes: number };
type MealHours = { readonly first: number; readonly last: number; readonly duration: number };

const at = (hours: number, minutes = 0) => hours * 60 + minutes;

/** The counts agree with photo sequences of real visits; the hours are editorial (docs/planning.md, "The pace"). */
const USUAL: Pace = {
  usual: 5,
  most: 6,
  startMinutes: at(9),
  endMinutes: at(22),
  lateEndMinutes: at(23, 30),
  eventEndMinutes: at(27),
  outingStartMinutes: at(8),
  outingEndMinutes: at(21, 30),
  lunch: { first: at(11, 45), last: at(13, 45), duration: 60 },
  dinner: { first: at(18), last: at(20, 30), duration: 75 },
  maxWalkKm: 9,
  maxLongVisits: 3,
  sightMinutes: 480,
  visitPoints: 0,
  stay: 1,
  slow: false,
  hasSmallChildren: false,
  restMinutes: 0,
};

const PACES: Readonly<Record<Exclude<TravellerTitle, "Family">, Pace>> = {
  Solo: USUAL,
  Couple: USUAL,
  Friends: { ...USUAL, startMinutes: at(9, 30), endMinutes: at(23), maxWalkKm: 10 },
  Group: {
    ...USUAL,
    usual: 4,
    endMinutes: at(20),
    maxWalkKm: 6,
    maxLongVisits: 2,
    sightMinutes: 400,
    slow: true,
  },
};

/** A family's days, by its youngest child. The last visit ends with the day, and dinner follows it. */
const FAMILY_PACES: Readonly<Record<ChildStage, Pace>> = {
  underSix: {
    ...USUAL,
    usual: 4,
    most: 5,
    endMinutes: at(18),
    lateEndMinutes: at(19),
    eventEndMinutes: at(22),
    lightsEndMinutes: at(20),
    outingEndMinutes: at(19),
    lunch: { first: at(11, 45), last: at(13, 15), duration: 60 },
    dinner: { first: at(17, 15), last: at(18, 30), duration: 60 },
    maxWalkKm: 4,
    maxLongVisits: 2,
    sightMinutes: 360,
    slow: true,
    hasSmallChildren: true,
    restMinutes: 60,
  },
  sixToTwelve: {
    ...USUAL,
    usual: 4,
    most: 5,
    startMinutes: at(9, 30),
    endMinutes: at(18, 30),
    eventEndMinutes: at(24),
    lightsEndMinutes: at(21, 30),
    dinner: { first: at(17, 30), last: at(19, 15), duration: 75 },
    roomMinutes: 90,
    maxWalkKm: 5,
    maxLongVisits: 2,
    sightMinutes: 420,
    slow: true,
  },
  teenagers: {
    ...USUAL,
    startMinutes: at(9, 30),
    endMinutes: at(21, 30),
    eventEndMinutes: at(25),
    maxWalkKm: 7,
    sightMinutes: 440,
  },
};

/** A visit this long tires people; a day holds few of them. */
export const LONG_VISIT_MINUTES = 120;

/** A look at a square or a bridge; a day has room for some of them besides the visits of its pace. */
export const LOOK_MINUTES = 30;
export const LOOKS_BESIDES = 2;
/** In the evening what takes longer is an evening out. */
export const SHORT_VISIT_MINUTES = 30;

/**
 * A traveller type's pace: fewer and longer visits, or more and shorter ones in a longer day, where they asked for it.
 *
 * @param childAges of a family, in years, as far as they are known.
 */
export function paceFor(
  traveller: TravellerTitle,
  choice: PaceChoice = "usual",
  childAges: readonly number[] = [],
): Pace {
  const pace = traveller === "Family" ? FAMILY_PACES[youngestStage(childAges)] : PACES[traveller];
  switch (choice) {
    case "relaxed":
      return { ...pace, usual: pace.usual - 1, most: pace.usual, visitPoints: -30, stay: 1.2 };
    case "usual":
      return pace;
    case "full":
      return {
        ...pace,
        usual: pace.usual + 1,
        most: Math.min(pace.usual + 3, FULL_MOST),
        startMinutes: Math.min(pace.startMinutes, FULL_START_MINUTES),
        endMinutes: Math.min(
          pace.endMinutes + FULL_LONGER_MINUTES,
          pace.lateEndMinutes - FULL_BEFORE_LATE_MINUTES,
          FULL_END_MINUTES,
        ),
        maxLongVisits: pace.maxLongVisits + 1,
        visitPoints: 80,
        stay: 0.85,
      };
  }
}

const FULL_MOST = 7;
const FULL_START_MINUTES = at(8, 30);
const FULL_LONGER_MINUTES = 60;
const FULL_END_MINUTES = at(23);
/** An evening out still ends later. */
const FULL_BEFORE_LATE_MINUTES = 30;
