import type { ReactNode } from "react";
import { durationText } from "../../../domain/messages/en/duration-text.ts";
import { english } from "../../../domain/messages/en/english.ts";
import { clockText } from "../../../domain/places/clock-text.ts";
import type { EateryKind, MealKind, PriceLevel } from "../../../domain/places/eatery-kind.ts";
import type { HoursGroup } from "../../../domain/places/hours-groups.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import {
  type PlanVerdict,
  type WorthVerdict,
  worthVerdict,
} from "../../../domain/plan/plan-verdict.ts";
import type { BestTime } from "../../../domain/trip/best-time.ts";
import type { FreeTime, Place, PlanChange } from "../../../domain/trip/trip.ts";

const MINUTES_A_DAY = 24 * 60;

const places = (count: number) => english.count(count, { one: "place", other: "places" });
const hotels = (count: number) => english.count(count, { one: "hotel", other: "hotels" });
const characters = (count: number) =>
  `${count} ${english.plural(count, { one: "character", other: "characters" })}`;

const EATERY_WORDS: Readonly<Record<EateryKind, string>> = {
  market: "market",
  "food-hall": "food hall",
  "food-street": "food street",
  restaurant: "restaurant",
  cafe: "café",
};
const PRICE_WORDS: Readonly<Record<PriceLevel, string>> = {
  low: "inexpensive",
  middle: "mid-priced",
  high: "expensive",
};
const FREE_WORDS: Readonly<Record<NonNullable<FreeTime["until"]>, string>> = {
  sunset: "Free until sunset",
  evening: "Free until the evening",
  opening: "Free until the next place opens",
};

function mealText(kind: MealKind, hours: string): string {
  return `${kind === "lunch" ? "Lunch" : "Dinner"}, about ${hours}`;
}

type Open = NonNullable<Place["open"]>;

function isAlwaysOpen({ startMinutes, endMinutes }: Open): boolean {
  return startMinutes === 0 && endMinutes === MINUTES_A_DAY;
}

function openText(open: Open): string {
  return isAlwaysOpen(open) ? "always open" : `until ${clockText(open.endMinutes)}`;
}

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

function daysText([first, last]: HoursGroup["runs"][number]): string {
  const between = last === first + 1 ? ", " : "–";
  return `${WEEKDAYS[first]}${last === first ? "" : `${between}${WEEKDAYS[last]}`}`;
}

function windowText([opens, closes]: HoursGroup["windows"][number]): string {
  const hour = (minutes: number) => clockText(minutes).replace(/^0/, "");
  return `${hour(opens)}–${hour(closes)}`;
}

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "two",
  3: "three",
  4: "four",
  5: "five",
};

/** Below this a day has next to no way on foot. */
const LITTLE_WALKING_KM = 0.5;

function walkText(km: number): string {
  return km < LITTLE_WALKING_KM ? "little walking" : `${km.toFixed(1)} km on foot`;
}

const QUALITY_WORDS: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "very good",
  good: "good",
  fair: "fair",
  poor: "poor",
};

export const viewTripWords = {
  location: "Location: ",
  noOfDays: "Travelling days",
  travellers: "Travelers",
  budget: "Budget category",
  hotels: "Hotel Recommendations",
  places: "Places to Visit",
  goodToKnow: "Good to know",
  goodToKnowCount: (count: number) => `Good to know (${count})`,
  photoCredits: (count: number) => `Photo credits (${count})`,
  share: "Share",
  more: "More for this trip",
  history: "History",
  views: "Views of this trip",
  viewNames: { today: "Today", plan: "Plan", map: "Map", costs: "Costs", check: "Check" },
  onTheMap: "Show on the map",
  partLoading: "Loading",
  partUnavailable: "This part could not be loaded. The plan is complete without it.",
  showOnMap: (name: string) => `Show ${name} on the map`,
  thingsToWatch: (count: number) =>
    ` ${english.plural(count, { one: "thing to watch", other: "things to watch" })}`,
  hotelsTab: "Hotels",
  dayTab: (number: number) => `Day ${number}`,
  placesOf: (day: string) => `Places of ${day}`,
  today: "Today",
  locked: "Locked",
  yourBase: "Your base",
  edit: "Edit",
  doneEditing: "Done",
  moreAbout: (name: string) => `More about ${name}`,
  opensMaps: " (opens a maps search in a new tab)",

  days: "Days",
  /** "3 places · 2.7 km on foot"; without the way where none is known. */
  dayFigures: (count: number, kmOnFoot: number | undefined) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: openText,
  openThatDay: (open: Open) =>
    isAlwaysOpen(open)
      ? "Open at all hours"
      : `Open that day ${clockText(open.startMinutes)}–${clockText(open.endMinutes)}`,
  /** "Open Tue–Sun 9:00–18:00", "Mon, Wed 9:00–12:00, 14:00–18:00". */
  weeklyHours: ({ runs, windows }: HoursGroup, isFirst: boolean) => {
    const isDaily = runs[0]?.[0] === 0 && runs[0][1] === 6;
    const [[opens, closes] = [0, 0]] = windows;
    if (isDaily && opens === 0 && closes === MINUTES_A_DAY) return "Open at all hours";
    const days = isDaily ? "daily" : runs.map(daysText).join(", ");
    return `${isFirst ? "Open " : ""}${days} ${windows.map(windowText).join(", ")}`;
  },
  /** After the hours of the day on which one is there. */
  yourDay: " (the day of your visit)",
  /** "About €64 for the four of you". */
  priceForAll: (price: string, people: number) =>
    `About ${price} for the ${COUNT_WORDS[people] ?? people} of you`,
  bestPartOfDay: {
    morning: "Best in the morning",
    midday: "Best around noon",
    afternoon: "Best in the afternoon",
    sunset: "Best at sunset",
    evening: "Best in the evening",
    any: "Good at any time",
  } satisfies Record<BestTime, string>,
  categories: {
    museum: "Museum",
    palace: "Palace or castle",
    worship: "Place of worship",
    monument: "Landmark",
    viewpoint: "Viewpoint",
    park: "Park or garden",
    market: "Market or shopping",
    "old-town": "Neighbourhood",
    beach: "Beach",
    show: "Show",
    nightlife: "Evening out",
    nature: "Nature",
    zoo: "Zoo or aquarium",
    "theme-park": "Theme park",
  } satisfies Record<PlaceCategory, string>,
  aFreeDay: "A free day",
  freeDay: "Nothing is planned, so wander where you like.",
  travel: (way: ReactNode) => ["Travel Hours : ", way],
  /** The way out of town: from which station, and for how much. */
  travelOut: (way: ReactNode, from: ReactNode, fare: ReactNode | undefined) => [
    "Travel Hours : ",
    way,
    " from ",
    from,
    ...(fare === undefined ? [] : [", ", fare, " there and back"]),
  ],
  meal: mealText,
  mealAt: (kind: MealKind, hours: string, place: ReactNode) => [
    `${mealText(kind, hours)}: `,
    place,
  ],
  lunchThere: "Lunch there, during the visit",
  /** "Market, inexpensive."; empty where neither is known. */
  eatery: (kind: EateryKind | undefined, price: PriceLevel | undefined) => {
    const words = [
      ...(kind === undefined ? [] : [EATERY_WORDS[kind]]),
      ...(price === undefined ? [] : [PRICE_WORDS[price]]),
    ].join(", ");
    return words === "" ? "" : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  },
  /** "Free until sunset: 1 h 40 min." */
  free: (until: FreeTime["until"], minutes: number) =>
    `${until === undefined ? "Free time" : FREE_WORDS[until]}: ${durationText(minutes)}.`,
  near: (names: ReactNode) => [" Nearby: ", names, "."],
  names: (names: readonly string[]) => english.list(names),
  notVerified: "Not verified: it isn't in our guide.",
  hoursUnknown: "Opening hours not known: look them up.",
  /** @param weekdays as a trip has them: "Monday". */
  notOn: (weekdays: readonly string[]) =>
    `Not on ${english.list(weekdays.map((weekday) => `${weekday}s`))}.`,
  modelWords: (words: ReactNode) => ["The model's own words: ", words, "."],
  modelBestTime: (words: string) => `best time ${words}`,
  modelTravelTime: (words: string) => `way here ${words}`,

  planCheck: "Plan check",
  staleCheck: "You have changed the plan or its dates since it was checked.",
  verdicts: {
    sound: "This plan can be walked",
    faulty: "Something in this plan needs your eye",
    unverified: "We couldn't verify this plan",
  } satisfies Record<PlanVerdict, string>,
  worth: {
    veryGood: "It is well worth it",
    good: "It is worth it",
    fair: "It could be worth more",
    poor: "It is hardly worth it",
  } satisfies Record<WorthVerdict, string>,
  /** In one line under "Places to Visit". */
  checkedLine: (verdict: PlanVerdict) =>
    verdict === "sound" ? "Checked: this plan can be walked" : viewTripWords.verdicts[verdict],
  verified: (values: { places: number; ofPlaces: number; hotels: number; ofHotels: number }) =>
    `Checked against our guide: ${values.places} of ${places(values.ofPlaces)}, ${values.hotels} of ${hotels(values.ofHotels)}.`,
  quality: (quality: number) =>
    `Quality: ${QUALITY_WORDS[worthVerdict(quality)]}, ${quality} of 100.`,
  weaknesses: "What holds it down",
  nothingVerified:
    "Our guide knows none of these places. Only the model says that they exist, where they are, when they open and what they cost, so look each one up before you go.",
  notChecked: (checks: readonly string[]) => `Not checked: ${english.list(checks)}.`,
  unmet: (checks: readonly string[]) => `Not met: ${english.list(checks)}.`,
  watch: "What to watch",
  changes: (count: number) => `What we changed (${count})`,
  changeKinds: {
    moved: "Moved:",
    dropped: "Dropped:",
    corrected: "Corrected:",
    added: "Added:",
  } satisfies Record<PlanChange["kind"], string>,
  checks: (count: number) => `All checks (${count})`,
  check: "Check",
  found: "Found",
  wanted: "Wanted",
  /** In the middle of a row, where there are no columns. */
  wantedHere: ", wanted",
  result: "Result",
  met: "Met",
  notMet: "Not met",

  yourNote: "Your note: ",
  noteAbout: (about: string) => `Your note about ${about}`,
  addNote: "Add a note",
  addNoteTo: (about: string) => `Add a note: ${about}`,
  editNote: "Edit your note",
  editNoteOf: (about: string) => `Edit your note: ${about}`,
  tripName: "Name of this trip",
  rename: "Rename",
  renameTrip: "Rename this trip",
  renameHint: "Leave it empty to call it by its destination.",
  charactersLeft: (count: number) => `${characters(count)} left`,
  charactersTooMany: (count: number) =>
    `${characters(count)} too many. Shorten your text to save it.`,
  save: "Save",
  cancel: "Cancel",
  discardQuestion: "Discard what you typed?",
  keepWriting: "Keep writing",
  discard: "Discard",

  deleteTrip: "Delete this trip",
  takeAlong: "Take it along",
  /** Over lines on paper. */
  ownNotes: "Notes",
  hoursChange: "Hours and prices change: look them up before you go.",
  pageOf: (dayNumber: number, ofDays: number) => `, day ${dayNumber} of ${ofDays}`,
  deleteQuestion: (trip: ReactNode) => ["Delete ", trip, "?"],
  deleteWarning: "The plan and your notes go for good.",
  deleteIt: "Delete it",
  keepIt: "Keep it",
  deleted: (trip: string) => `${trip} is deleted.`,
  deletedElsewhere: "This trip was deleted",
  deletedElsewhereDetail:
    "It was deleted in another tab or on another device. What you were writing is still here, to be copied.",

  notFound: "No trip found",
  notFoundDetail: "It may have been deleted, or it belongs to someone else.",
  signInToSee: " If it is yours, sign in to see it.",
  cannotBeShown: "This trip can't be shown",
  signIn: "Sign In",
  tryAgain: "Try again",
  home: "Home",
  myTrips: "My Trips",
};
