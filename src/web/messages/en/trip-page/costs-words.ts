import { english } from "../../../../domain/messages/en/english.ts";
import { moneyText } from "../../../../domain/messages/en/money-text.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";

const people = (count: number) => english.count(count, { one: "person", other: "people" });
const places = (count: number) => english.count(count, { one: "place", other: "places" });

/** The Costs view of a trip's page. */
export const costsWords = {
  title: "Costs",
  money: moneyText,
  wholeTripFor: (count: number) => `The whole trip, for ${count}`,
  forEach: (count: number) => `For each of ${count}`,
  forOne: "The whole trip, for one",
  about: (amount: string) => `About ${amount}`,
  perPerson: "For all, or for each",
  all: (count: number) => `All ${count}`,
  each: "Each",
  bounds: (low: string, high: string) => `${low} at least, ${high} at most`,
  budget: (amount: string) => `Budget ${amount}`,
  budgetOfLevel: (amount: string, level: string) => `Budget about ${amount} (${level})`,
  within: (spare: string) => `Within budget, about ${spare} to spare`,
  leftForRooms: (spare: string) => `About ${spare} left for rooms, whose price isn’t known`,
  over: (more: string) => `Over budget, by about ${more}`,
  noBudget: "No budget is set.",
  barLabel: (expected: string, budget: string) => `${expected} expected of ${budget}`,
  kinds: {
    rooms: "Rooms",
    tickets: "Tickets",
    rides: "Rides",
    meals: "Meals",
    other: "Other",
  } satisfies Record<CostKind, string>,
  kindsTitle: "By kind",
  entered: (amount: string) => `${amount} entered`,
  stay: (rooms: number, nights: number, hotel: string) =>
    `${english.count(rooms, { one: "room", other: "rooms" })}, ${english.count(nights, { one: "night", other: "nights" })} at ${hotel}`,
  tickets: (count: number, persons: number) => `${places(count)}, ${people(persons)}`,
  taxis: (count: number) =>
    `${english.count(count, { one: "taxi", other: "taxis" })} and public transport, estimated`,
  rides: "Public transport, estimated",
  notInPlan: "Not in the plan",
  range: (low: string, high: string) => `${low} – ${high}`,
  addYours: "Add yours",
  addYoursFor: (kind: string) => `Add yours: ${kind}`,
  expected: "Expected",
  byDay: "By day",
  unpriced: (names: readonly string[]) =>
    `No price is known for ${english.list(names)}: not in these sums.`,
  withoutRate: (amounts: readonly string[]) =>
    `Not in these sums, as no rate was given: ${english.list(amounts)}.`,
  estimateWithoutRate: (currency: string) =>
    `The plan’s own prices are in ${currency}, for which no rate is known: they are not in these sums.`,
  estimateRate: (from: string, to: string, value: number, date: string) =>
    `The plan’s prices are taken at ${value} ${to} for 1 ${from} (about, ${date}).`,
  basis: "Prices as the plan has them; they change. Put in your own and yours count.",
  add: "Add a cost",
  changeBudget: "Change the budget",
  download: "Download as a table (CSV)",
  fileName: (trip: string) => `${trip} costs.csv`,

  expenses: "Entered",
  noExpenses: "Nothing is entered yet.",
  wholeTrip: "Whole trip",
  paidBy: (names: readonly string[]) => `paid by ${english.list(names)}`,
  noRate: "no rate",
  change: (title: string) => `Change ${title}`,

  newCost: "Add a cost",
  changeCost: "Change a cost",
  amount: "Amount",
  currency: "Currency",
  amountMissing: (example: string) => `Type an amount, like ${example}.`,
  isRefund: "This is a refund",
  what: "What for (optional)",
  kind: "Kind",
  day: "Day",
  /** "2 · Sat 5"; a day without a date is called by its name alone. */
  dayChoice: (number: number, name: string) =>
    /\d/.test(name) && !/^Day /.test(name) ? `${number} · ${name}` : name,
  rate: (from: string, to: string) => `1 ${from} in ${to}`,
  rateOwn: (date: string) => `About, from our own table of ${date}. Put in what you paid.`,
  rateAsked: (date: string) => `Central banks, the latest as of ${date}. Put in what you paid.`,
  rateKept: "As it was when you entered it.",
  rateMissing: "Without a rate it stands apart from the sums.",
  rateWrong: "Type a number above 0, like 0.92, or leave it empty.",
  replaces: (amount: string) => `In place of the plan’s estimate (${amount})`,
  payer: "Paid by",
  nobody: "Not shared",
  several: "Several people",
  paid: (name: string) => `${name} paid`,
  splitTitle: "Split",
  splits: {
    EVENLY: "Evenly",
    BY_SHARES: "By shares",
    BY_PERCENTAGE: "By percent",
    BY_AMOUNT: "By amount",
  } satisfies Record<Split, string>,
  among: "For whom",
  shareOf: (name: string) => `${name}: shares`,
  percentOf: (name: string) => `${name}: percent`,
  amountOf: (name: string) => `${name}: amount`,
  payersWrong: "What each paid must add up to the amount.",
  splitWrong: {
    EVENLY: "Choose at least one person.",
    BY_SHARES: "Give at least one share, in whole numbers.",
    BY_PERCENTAGE: "The percentages must add up to 100.",
    BY_AMOUNT: "The amounts must add up to the whole.",
  } satisfies Record<Split, string>,
  save: "Save",
  remove: "Remove this cost",

  budgetTitle: "Budget",
  budgetIn: "Currency of the sums",
  budgetAmount: "Budget for all (empty: by the trip’s level)",
  budgetWrong: (example: string) => `Type an amount above 0, like ${example}, or leave it empty.`,

  travellers: "Who travels",
  changeTravellers: "Who travels",
  travellersHint:
    "Names are enough: nobody needs an account. With two or more, costs can be shared.",
  unnamed: (count: number) =>
    count === 1 ? "1 more, without a name" : `${count} more, without names`,
  newTraveller: "Name",
  addTraveller: "Add",
  removeTraveller: (name: string) => `Remove ${name}`,
  isNamed: "Named by a cost",
  goneTraveller: "Someone who was removed",

  settle: "Who owes whom",
  settled: "Nobody owes anything.",
  transfer: (from: string, to: string) => `${from} pays ${to}`,
  balances: "Paid, and for whom it was",
  balance: (paid: string, share: string) => `paid ${paid}, share ${share}`,

  csvHead: (currency: string) => [
    "Day",
    "Date",
    "What",
    "Kind",
    "Amount",
    "Currency",
    `Rate to ${currency}`,
    `In ${currency}`,
    "Paid by",
    "Split",
  ],
};
