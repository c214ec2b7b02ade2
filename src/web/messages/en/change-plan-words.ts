import type { ReactNode } from "react";
import { LIMITS } from "../../../domain/limits.ts";
import { english } from "../../../domain/messages/en/english.ts";
import type { EateryDiet, MealKind } from "../../../domain/places/eatery-kind.ts";

const DIETS: Readonly<Record<EateryDiet, string>> = {
  vegetarian: "vegetarian",
  vegan: "vegan",
  halal: "halal",
  kosher: "kosher",
  "gluten-free": "gluten-free",
};
const dietsText = (diets: readonly EateryDiet[]) => english.list(diets.map((diet) => DIETS[diet]));

/** Sheets that change a place, a day or the trip; every hour is "13:05". */
export const changePlanWords = {
  workingItOut: "Checking…",
  notNow: "We can’t check the times right now. You can still make this change.",
  fits: "Fits.",
  fitsStill: "No new problems. Still there:",
  fitsNot: "This doesn’t work as it is:",
  fitsBut: "This works, but:",
  /** `check`: the name of a check of the whole plan. */
  notMet: (check: string) => `Not met: ${check}`,

  time: "Time",
  whenAndHowLong: "When and how long?",
  starts: "Starts",
  stayFor: "Stay for",
  stay: (minutes: number) => english.duration(minutes),
  usualStay: "As planned",
  keepTime: "Keep this time when replanning",
  startsMissing: "Enter a time, such as 14:30.",
  set: "Set",

  swap: "Swap",
  swapThis: "Swap this place",
  inPlaceOf: (place: ReactNode, hours: string | undefined) =>
    hours === undefined ? ["Replaces ", place, "."] : ["Replaces ", place, `, ${hours}.`],
  theseFit: "These fit your day:",
  nearest: "Closest matches:",
  noneFits: "We don’t know another place that fits here. Search by name.",
  takeThis: "Choose",
  take: (place: string) => `Choose ${place}`,
  moreTravel: (minutes: number) =>
    minutes === 0
      ? "no extra travel"
      : minutes > 0
        ? `${english.duration(minutes)} more travel`
        : `${english.duration(-minutes)} less travel`,
  tablesFit: "Near you and open then:",
  noTables: "We don’t know another table that’s open then and near enough.",
  suitsDiets: (diets: readonly EateryDiet[]) => `Choice for you: ${dietsText(diets)}`,
  lacksDiets: (diets: readonly EateryDiet[]) =>
    `May not suit you: no choice known for ${dietsText(diets)}`,
  tableByName: "Search by name or food",
  tablesNamed: "Open then and within reach:",
  noTableNamed: (text: string) =>
    `We don’t know a table called “${text}” that’s open then and within reach.`,
  whenAndWhere: "When and where?",
  noMealThen: "That hour doesn’t fit on this day. Try another.",
  evenSoAt: (name: string) => `Eat at “${name}” anyway`,

  ideas: "Ideas",
  bookings: "Bookings",
  dropBookings: "Drop a confirmation here to read it",
  addPlace: "Add a place",
  addPlaceTo: (day: string) => `Add a place to ${day}`,
  lookFor: "Or search for another place",
  lookForFirst: "Search for a place",
  lookForHint: "A name or type, such as “garden”",
  noneFound: (text: string) => `Our guide has no more matches for “${text}” here.`,
  elsewhere: "Other places",
  searching: "Searching…",
  noneElsewhere: "No other places found. Check the spelling, or add your own below.",
  elsewhereNotNow:
    "We can’t search for other places right now. Open “Add your own place” below: what you typed is its name.",
  hoursUnknown: "Opening hours unknown",
  addTicked: (count: number) => `Add ${english.count(count, { one: "place", other: "places" })}`,
  foundCount: (count: number) =>
    `${english.count(count, { one: "place", other: "places" })} found.`,
  /** Of the places that are being added. */
  putThese: "Put them up for a vote",
  orVote: "Or let guests vote…",
  tooMany: `Up to ${LIMITS.list.candidates} places can be up for a vote together.`,
  /** Of a place in the plan with those that could take its place. */
  tickToVote: "Tick others to let guests vote on them and this one.",
  voteOn: (count: number) => `Let guests vote on these ${count}`,
  ownPlace: "Add your own place",
  ownName: "Name",
  ownPosition: "Location (optional)",
  ownPositionHint:
    "Paste its Google Maps link, or enter latitude and longitude, such as 41.9029, 12.4534",
  ownNameMissing: "Enter a name.",
  ownPositionUnreadable:
    "Enter latitude and longitude, such as 41.9029, 12.4534, or leave it empty.",
  shortLink:
    "A short link doesn’t say where it leads. Open it in your browser and paste the long address here, or enter latitude and longitude, such as 41.9029, 12.4534.",
  ownNotice: "Not verified. Without a location, we can’t show directions.",
  add: "Add",
  ownHotel: "Add your own hotel",
  hotelSearch: "Hotel name or address",
  hotelsFound: "Results",
  hotelSearchNotNow: "We can’t search right now. Enter its location below.",
  hotelByHand: "Not found? Enter its location",
  ownHotelNotice: "Your days start from here. Not verified.",
  near: "What is it near?",
  nearUnknown: "Choose",
  quarters: "Neighborhoods",
  plannedPlaces: "Places in your plan",
  position: "Exact location, if you know it",
  positionMissing: "Choose what it’s near, or enter its exact location.",

  changeTrip: "Change the whole trip",
  changeTheTrip: "Change the trip",
  fillDay: "Fill this day",
  fillOf: (day: string) => `Fill ${day}`,
  isFull: "Nothing else fits this day.",
  isNew: "New",
  replanDay: "Replan this day",
  replanMeaning:
    "Keeps your places and puts them in the order with the least travel that opening hours allow.",
  wholeTrip: "Whole trip",
  what: "What to change",
  staysAsItIs: (names: string) => `Won’t change: ${names}.`,
  lockOthers: "Locked places won’t change.",
  showProposal: "Preview changes",
  nothingYet: "You’ll review before anything changes.",
  proposalFor: (what: string) => `Suggested changes: ${what}`,
  nothingBetter: "Your plan already has the best order.",
  fitDates: (dates: string) => `Your trip on ${dates}`,
  /** A place that moves or goes, and why: "closed". */
  placeBecause: (name: string, why: string) => `${name} (${why})`,
  /** @param names of the places that move or go, with why. */
  fitDatesMeaning: (names: readonly string[]) =>
    names.length === 0
      ? "Everything fits these dates."
      : `To fit these dates, moved or replaced: ${english.list(names)}.`,
  /** Places that stay where they are, and can't be visited then, with why. */
  stillShut: (names: readonly string[]) =>
    `Not possible on these dates: ${english.list(names)}. Find another time or place under Check.`,
  bookingsOff: (names: readonly string[]) =>
    `Your bookings keep their dates, and these no longer fit: ${english.list(names)}. Change them under Bookings, or choose other dates.`,
  datesAllTheSame: "Set the dates all the same",
  onlyDates: "Set the dates and keep my plan",
  fixOf: (place: string) => `Fix ${place}`,
  noOtherTime: "It doesn’t fit on any of your days.",
  swapInstead: (place: string) => `It doesn’t fit at another time on your days. Instead: ${place}.`,
  failed: "Something went wrong, and your plan hasn’t changed. Try again.",
  outdated: "The trip has changed since. Preview the changes again.",
  before: "Before",
  after: "After",
  onFoot: "Walking",
  travel: "Travel time",
  backAt: "Back at the hotel",
  minutes: (minutes: number) => (minutes === 0 ? "0 min" : english.duration(minutes)),
  to: "to",
  stays: "Unchanged",
  locked: "Locked",
  moved: (day: string) => `Moved from ${day}`,
  movesTo: (day: string) => `Moves to ${day}`,
  earlier: (minutes: number) => `${english.duration(minutes)} earlier`,
  later: (minutes: number) => `${english.duration(minutes)} later`,
  cancel: "Cancel",
  apply: "Apply",
  becomes: (day: string, next: string) => `${day} becomes ${next}`,
  dayUnchanged: "No changes.",
  noMeal: "No meal",
  meal: (kind: MealKind, start: string) => `${kind === "lunch" ? "Lunch" : "Dinner"}, ${start}`,

  putBackChanges: "Back where it was, it changes more of the day.",
  waysOut: (place: string) => `Options for ${place}`,
  moveTo: (day: string, hours: string) => `Move it to ${day}, ${hours}`,
  moveWithin: (hours: string) => `Visit ${hours} instead`,
  letPlanChoose: "Let the plan choose the time",
  setAside: "Remove",
  isSetAside: "Removed",

  runningLate: "Running late",
  byHowMuch: "By how much?",
  late: (minutes: number) => `+${minutes} min`,
  lateBy: (minutes: number) => `+${minutes} min: ${minutes} minutes late`,
  skip: "Skip",
  skipOf: (place: string) => `Skip ${place}`,
  noLongerFits: "No longer fits:",
  setAsideOf: (place: string) => `Remove ${place}`,

  /** A night that one base of a trip gives to another. */
  night: {
    more: (town: string) => `One more night in ${town}`,
    nightsIn: (town: string) => `Nights in ${town}`,
    travelTo: (town: string) => `Travel to ${town}`,
    /** `date` is "2026-05-04". */
    onDay: (day: string, date: string | undefined) =>
      date === undefined ? day : `${day}, ${english.date(date)}`,
    meaning: (day: string, town: string) =>
      `${day} will be replanned in ${town}, and its current places removed. Your travel day keeps its places.`,
    held: (names: readonly string[]) =>
      `First unlock ${english.list(names)}, or let the plan choose the time.`,
  },
};
