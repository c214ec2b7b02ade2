import type { PaceChoice } from "../../trip/pace-choice.ts";
import type { MoneyValues } from "../message-values.ts";
import { english } from "./english.ts";
import { moneyText } from "./money-text.ts";
import { storedWords } from "./stored-words.ts";

type About = { about: string };

const PACE_WORDS: Readonly<Record<PaceChoice, string>> = {
  relaxed: "relaxed",
  usual: "usual",
  full: "full",
};

/** A day that the trip no longer has goes without its name. */
const day = (name: string) => (name === "" ? "another day" : storedWords.day(name));

/** Descriptions of edits. `about` names a place, a day or a hotel; `from` and `to` name days. */
export const MADE_MESSAGES = {
  renamed: ({ to }: { to: string }) => `Trip renamed to “${to}”`,
  unnamed: "Trip name removed",
  noted: ({ about }: About) =>
    about === "" ? "Note updated" : `Note on ${storedWords.day(about)} updated`,
  noteRemoved: ({ about }: About) =>
    about === "" ? "Note removed" : `Note on ${storedWords.day(about)} removed`,
  /** `date` is "2026-05-04". */
  dated: ({ date }: { date: string }) => `Start date set to ${english.fullDate(date)}`,
  undated: "Trip dates removed",
  moved: ({ about, to }: About & { from: string; to: string }) => `${about} moved to ${day(to)}`,
  reordered: ({ about, to }: About & { to: string }) => `${about} moved within ${day(to)}`,
  removed: ({ about }: About & { from: string }) => `${about} removed`,
  added: ({ about, to }: About & { to: string }) => `${about} added to ${day(to)}`,
  putBack: ({ about, to }: About & { to: string }) => `${about} put back on ${day(to)}`,
  swapped: ({ about, by }: About & { by: string }) => `${about} swapped for ${by}`,
  staySet: ({ about, minutes }: About & { minutes: number }) =>
    `Time at ${about} set to ${english.duration(minutes)}`,
  stayUnset: ({ about }: About) => `Time at ${about} reset`,
  startSet: ({ about, startMinutes }: About & { startMinutes: number }) =>
    `${about} set to ${english.time(startMinutes)}`,
  startUnset: ({ about }: About) => `Start time of ${about} reset`,
  locked: ({ about }: About) => `${about} locked`,
  unlocked: ({ about }: About) => `${about} unlocked`,
  booked: ({ about }: About) => `${about} booked`,
  unbooked: ({ about }: About) => `${about} no longer booked`,
  bookingAdded: ({ about }: About) => `${about} added to your bookings`,
  bookingChanged: ({ about }: About) => `Booking of ${about} changed`,
  bookingCancelled: ({ about }: About) => `Booking of ${about} canceled`,
  bookingRemoved: ({ about }: About) => `${about} removed from your bookings`,
  visited: ({ about }: About) => `${about} marked as visited`,
  unvisited: ({ about }: About) => `${about} no longer marked as visited`,
  severalVisited: ({ count }: { count: number }) =>
    `${english.count(count, { one: "place", other: "places" })} marked as visited`,
  severalUnvisited: ({ count }: { count: number }) =>
    `${english.count(count, { one: "place", other: "places" })} no longer marked as visited`,
  paceSet: ({ about, pace }: About & { pace: PaceChoice }) =>
    `Pace of ${storedWords.day(about)} set to ${PACE_WORDS[pace]}`,
  paceUnset: ({ about }: About) => `Pace of ${storedWords.day(about)} set to the trip’s`,
  dayAdded: ({ number }: { number: number }) => `Day ${number} added`,
  dayRemoved: ({ about }: About) => `${storedWords.day(about)} removed`,
  dayMoved: ({ about, number }: About & { number: number }) =>
    `${storedWords.day(about)} is now day ${number}`,
  baseChosen: ({ about }: About) => `${about} is now your hotel`,
  /** `about` names the town. */
  nightMoved: ({ about }: About) => `One more night in ${about}`,
  hotelAdded: ({ about }: About) => `${about} added to the hotels`,
  hotelRemoved: ({ about }: About) => `${about} removed from the hotels`,
  planned: ({ days }: { days: string[] }) =>
    days.length === 0 ? "Plan changed" : `${english.list(days.map(storedWords.day))} changed`,
  ideaAdded: ({ about }: About) => `${about} added to your ideas`,
  ideasAdded: ({ count }: { count: number }) =>
    `${english.count(count, { one: "place", other: "places" })} added to your ideas`,
  ideaRemoved: ({ about }: About) => `${about} removed from your ideas`,
  listItemSet: ({ about }: About) => `${about} added to your lists`,
  listItemsSet: ({ count }: { count: number }) =>
    `${english.count(count, { one: "item", other: "items" })} added to your lists`,
  listItemRemoved: ({ about }: About) => `${about} removed from your lists`,
  itemTicked: ({ about }: About) => `${about} checked off`,
  itemUnticked: ({ about }: About) => `${about} no longer checked off`,
  itemsTicked: ({ count }: { count: number }) =>
    `${english.count(count, { one: "item", other: "items" })} checked off`,
  itemsUnticked: ({ count }: { count: number }) =>
    `${english.count(count, { one: "item", other: "items" })} no longer checked off`,
  expenseSet: ({ about, ...money }: About & MoneyValues) => `${about} set to ${moneyText(money)}`,
  expenseRemoved: ({ about }: About) => `Expense for ${about} removed`,
  travellerAdded: ({ about }: About) => `${about} added to the travelers`,
  travellerRenamed: ({ about, to }: About & { to: string }) => `${about} is now called ${to}`,
  travellerRemoved: ({ about }: About) => `${about} removed from the travelers`,
  budgetSet: (money: MoneyValues) => `Budget set to ${moneyText(money)}`,
  budgetUnset: "Budget reset",
  restored: "Earlier version restored",
  deleted: "Trip deleted",
  several: ({ count }: { count: number }) =>
    english.count(count, { one: "change", other: "changes" }),
};
