import type { ReactNode } from "react";
import { english } from "../../../domain/messages/en/english.ts";
import { freeWords } from "../../../domain/messages/en/free-words.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import type { TripVerdict } from "../../../domain/plan/plan-verdict.ts";
import { isAlwaysOpen } from "../../../domain/trip/is-always-open.ts";
import type { FreeTime, Place } from "../../../domain/trip/trip.ts";
import { sayEatery, sayWalk } from "../say-day-figures.ts";

const places = (count: number) => english.count(count, { one: "place", other: "places" });

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "Lunch", dinner: "Dinner" };

function mealText(kind: MealKind, hours: string): string {
  return `${MEALS[kind]}, about ${hours}`;
}

const walkText = sayWalk(english, "little walking", (way) => `${way} walk`);

/** The traveler’s own words behind it, where they are told. */
const inBrackets = (said: string | undefined) => (said === undefined ? "" : ` (${said})`);

export const viewTripWords = {
  location: "Location: ",
  noOfDays: "Travelling days:",
  travellers: "Travelers:",
  budget: "Budget category:",
  hotels: "Hotel Recommendations",
  noHotels: "We don’t know any hotels here, so your days start in the center of town.",
  places: "Places to Visit",
  /** @param left "2 to book, 5 to pack"; undefined where nothing is. */
  beforeTrip: (left: string | undefined) =>
    left === undefined ? "Before you go" : `Before you go: ${left}`,
  afterTrip: "After your trip",
  wishes: "What you asked for",
  /** @param open wishes that aren’t in the plan as they were meant. */
  wishesSummary: (open: number) =>
    open === 0 ? "What you asked for: all in the plan" : `What you asked for: ${open} to look at`,
  goodToKnow: "Good to know",
  goodToKnowCount: (count: number) => `Good to know (${count})`,
  share: "Share",
  more: "More options",
  views: "Views of this trip",
  viewNames: { today: "Today", plan: "Plan", map: "Map", costs: "Costs", check: "Check" },
  partLoading: "Loading",
  partUnavailable: "We couldn’t load this part. Your plan is still complete.",
  thingsToWatch: (count: number) =>
    ` ${english.plural(count, { one: "thing to fix", other: "things to fix" })}`,
  hotelsTab: "Hotels",
  dayTab: (number: number) => `Day ${number}`,
  placesOf: (day: string) => `Places on ${day}`,
  today: "Today",
  locked: "Locked",
  yourBase: "Your days start here",
  edit: "Edit",
  doneEditing: "Done",
  moreAbout: (name: string) => `More about ${name}`,
  opensMaps: " (opens a maps search in a new tab)",

  days: "Days",
  /** "3 places · 2.7 km walk"; without the way where none is known. */
  dayFigures: (count: number, kmOnFoot: number | undefined) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: (open: NonNullable<Place["open"]>) =>
    isAlwaysOpen(open) ? "open 24 hours" : `until ${english.time(open.endMinutes)}`,
  change: "Change",
  changeOf: (day: string) => `Change ${day}`,
  aFreeDay: "A free day",
  freeDay: "Nothing’s planned, so wander where you like.",
  aLastDay: "The day you leave",
  freeLastDay: "Nothing’s planned for the day you leave.",
  travel: (way: ReactNode) => ["Travel Hours : ", way],
  /** The way out of town: from which station, and for how much. */
  travelOut: (way: ReactNode, from: ReactNode, fare: ReactNode | undefined) => [
    "Travel Hours : ",
    way,
    " from ",
    from,
    ...(fare === undefined ? [] : [", ", fare, " round trip"]),
  ],
  /** The way to the hotel. `time`: when one is there, where that is still to come. */
  backAt: (way: string, time: string | undefined) =>
    time === undefined ? `${way} back` : `${way} back, arriving ${time}`,
  /** By the hours that the traveller gave, in these words. */
  arrival: (time: string, said?: string) => `At the hotel by about ${time}${inBrackets(said)}`,
  departure: (time: string, said?: string) => `Leave the hotel by about ${time}${inBrackets(said)}`,
  /** Of a first or last day without hours of coming or leaving. */
  fullDay: "Planned as a full day.",
  addArrival: "Add your arrival",
  addDeparture: "Add your departure",
  chooseTable: "Choose a table",
  meals: MEALS,
  meal: mealText,
  mealNear: (name: ReactNode) => [", near ", name],
  mealAt: (kind: MealKind, hours: string, place: ReactNode) => [
    `${mealText(kind, hours)}: `,
    place,
  ],
  lunchThere: "Lunch there during your visit",
  eatery: sayEatery({
    kinds: {
      market: "market",
      "food-hall": "food hall",
      "food-street": "food street",
      restaurant: "restaurant",
      cafe: "café",
    },
    prices: {
      low: "inexpensive",
      middle: "mid-priced",
      high: "expensive",
    },
    comma: ", ",
    end: ".",
  }),
  /** "Free until sunset: 1 h 40 min." */
  free: (free: Pick<FreeTime, "until" | "rest">, minutes: number) =>
    `${freeWords.kind(free)}: ${english.duration(minutes)}.`,
  /** Where entry usually costs. */
  freeEntry: ({ why, isQueue }: NonNullable<Place["freeEntry"]>) =>
    `${why === "firstSunday" ? "Free first Sunday" : "Free then"}${isQueue === true ? ": no advance tickets, long queues" : ""}`,
  near: (names: ReactNode) => [" Nearby: ", names, "."],
  names: (names: readonly string[]) => english.list(names),
  notVerified: (count: number) => `Not verified: ${places(count)} not in our guide.`,
  hoursUnknown: (count: number) => `Opening hours unknown: ${places(count)}.`,

  verdicts: {
    sound: "Everything is open and within reach",
    faulty: "This plan needs a few fixes",
    unverified: "We couldn’t verify this plan",
    stale: "The plan or its dates have changed since this check.",
    unsure: "It works, with a few things to check",
    poor: "Everything is open and within reach, but this plan could be much better",
    weak: "This plan could be much better, with a few things to check",
  } satisfies Record<TripVerdict, string>,
  /** In one line under "Places to Visit". */
  checkedLine: (verdict: TripVerdict) =>
    verdict === "sound"
      ? "Checked: everything is open and within reach"
      : viewTripWords.verdicts[verdict],

  yourNote: "Your note: ",
  noteAbout: (about: string) => `Your note on ${about}`,
  addNote: "Add a note",
  addNoteTo: (about: string) => `Add a note: ${about}`,
  editNote: "Edit your note",
  editNoteOf: (about: string) => `Edit your note: ${about}`,

  notFound: "No trip found",
  notFoundDetail: "It may have been deleted, or it belongs to someone else.",
  signInToSee: " If it’s yours, sign in to see it.",
  cannotBeShown: "This trip can’t be shown",
  myTrips: "My Trips",

  /** Words on paper only. */
  paper: {
    /** Over lines on paper. */
    ownNotes: "Notes",
    hoursChange: "Hours and prices change. Check them before you go.",
    pageOf: (dayNumber: number, ofDays: number) => `, day ${dayNumber} of ${ofDays}`,
  },

  /** Actions on a trip as a whole. */
  actions: {
    tripName: "Trip name",
    rename: "Rename",
    renameTrip: "Rename this trip",
    renameHint: "Leave empty to use the destination.",
    deleteTrip: "Delete this trip",
    ideas: "Ideas and lists",
    bookings: "Bookings",
    takeAlong: "Print or export",
    history: "History",
    deleteQuestion: (trip: ReactNode) => ["Delete ", trip, "?"],
    deleteWarning: "This deletes the plan and your notes for good.",
    deleteIt: "Delete",
    keepIt: "Keep trip",
    deleted: (trip: string) => `${trip} deleted.`,
  },
};
