import { english } from "../../../../domain/messages/en/english.ts";
import { type WorthVerdict, worthVerdict } from "../../../../domain/plan/plan-verdict.ts";
import type { PlanChange, PlanCheck } from "../../../../domain/trip/trip.ts";
import { viewTripWords } from "../view-trip-words.ts";

const places = (count: number) => english.count(count, { one: "place", other: "places" });
const hotels = (count: number) => english.count(count, { one: "hotel", other: "hotels" });

const WORTH_LINES: Readonly<Record<WorthVerdict, string>> = {
  veryGood: "Great plan: everything is open and within reach",
  good: "Good plan: everything is open and within reach",
  fair: "It works, and it could be better",
  poor: viewTripWords.verdicts.poor,
};

/** The plan check. */
export const checkWords = {
  planCheck: "Plan check",
  verified: (values: PlanCheck["verified"]) =>
    `Checked against ${values.by === "open" ? "open data" : "our guide"}: ${values.places} of ${places(values.ofPlaces)}, ${values.hotels} of ${hotels(values.ofHotels)}.`,
  weaknesses: "What could be better",
  /** Where nothing has to be put right. */
  soundLine: (quality: number) => WORTH_LINES[worthVerdict(quality)],
  toDo: "What to do",
  details: (headsUps: number) =>
    headsUps === 0 ? "Details" : `Details and heads-ups (${headsUps})`,
  /** Under the name of the place. */
  closedThatDay: ({ weekday, event }: { weekday: number; event?: string }) =>
    event === undefined ? `Closed ${english.weekday(weekday)}s.` : `Closed: ${event}.`,
  closedAllDays: "Closed on all your days.",
  neverOpenThen: (hours: string) => `Never open ${hours}.`,
  /** `hours`: from when to when it is open, on every day that it opens. */
  openOnly: (hours: string) => `Open ${hours}.`,
  closedOnDates: (names: readonly string[]) => `Closed on your dates: ${english.list(names)}.`,
  findTime: "Find a better time",
  fitBookings: "Fit around bookings",
  fitDates: "Fit the plan to your dates",
  endOnDay: (day: number) => `End the trip on day ${day}`,
  startOn: (date: string) => `Start the trip on ${english.date(date)}`,
  shorten: (day: number) => `Shorten day ${day}`,
  cheaper: "Make it cheaper",
  add: (name: string) => `Add ${name}`,
  moreOf: (interest: string) => `More ${interest.toLowerCase()}`,
  fillDay: "Fill the day",
  planDayAnew: "Plan the day anew",
  bringTogether: "Put them on one day",
  swap: "Swap it",
  changeTime: "Change the time",
  nothingVerified:
    "None of these places are in our guide. All we know about them comes from AI, so check that each one exists, where it is, when it’s open, and what it costs before you go.",
  notChecked: (checks: readonly string[]) => `Not checked: ${english.list(checks)}.`,
  /** @param problems what is wrong by each check that is not met. */
  unmet: (problems: readonly string[]) => problems.map((problem) => `${problem}.`).join(" "),
  watch: "Heads-up",
  changes: (count: number) => `What we changed (${count})`,
  changeKinds: {
    moved: "Moved:",
    dropped: "Removed:",
    corrected: "Corrected:",
    added: "Added:",
  } satisfies Record<PlanChange["kind"], string>,
  checks: (count: number) => `All checks (${count})`,
  check: "Check",
  found: "Actual",
  wanted: "Target",
  /** In the middle of a row, where there are no columns. */
  wantedHere: ", target",
  result: "Result",
  met: "Met",
  notMet: "Not met",
};
