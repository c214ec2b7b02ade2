import { english } from "../../../../domain/messages/en/english.ts";
import { moneyText } from "../../../../domain/messages/en/money-text.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";

const people = (count: number) => english.count(count, { one: "person", other: "people" });
const places = (count: number) => english.count(count, { one: "place", other: "places" });

/** The Costs view of a trip's page. */
export const costsWords = {
  title: "Costs",
  money: moneyText,
  wholeTripFor: (count: number) => `Whole trip for ${count}`,
  forEach: (count: number) =>
    `Per person, ${english.count(count, { one: "traveler", other: "travelers" })}`,
  forOne: "Whole trip for 1",
  about: (amount: string) => `About ${amount}`,
  perPerson: "Total or per person",
  all: (count: number) => `Total for ${count}`,
  each: "Per person",
  bounds: (low: string, high: string) => `Between ${low} and ${high}`,
  budget: (amount: string) => `Budget ${amount}`,
  budgetOfLevel: (amount: string, level: string) => `Budget about ${amount} (${level})`,
  within: (spare: string) => `Within budget, about ${spare} to spare`,
  leftForOthers: (spare: string) => `About ${spare} left for what isn’t counted yet`,
  mealsNotCounted: "Meals aren’t counted until you add them.",
  mealsCounted: (counted: number, days: number) =>
    `Meals are counted on ${counted} of ${days} days.`,
  howChildrenCount:
    "Where we know a child’s age, we assume no ticket under 6, no meal under 3, and a bed in the parents’ room under 12, for two children a room. All others count as adults. If a price differs, add it as an expense in place of the estimate.",
  leftForRooms: (spare: string) => `About ${spare} left for rooms (price unknown)`,
  over: (more: string) => `Over budget by about ${more}`,
  noBudget: "No budget set.",
  barLabel: (expected: string, budget: string) => `${expected} expected of ${budget}`,
  kinds: {
    rooms: "Rooms",
    tickets: "Tickets",
    rides: "Rides",
    journeys: "Flights & trains",
    meals: "Meals",
    other: "Other",
  } satisfies Record<CostKind, string>,
  kindsTitle: "By category",
  entered: (amount: string) => `${amount} added`,
  stay: (rooms: number, nights: number, hotel: string, isDear: boolean) =>
    `${english.count(rooms, { one: "room", other: "rooms" })}, ${english.count(nights, { one: "night", other: "nights" })} at ${hotel}${isDear ? ", more than usual because of an event" : ""}`,
  tickets: (count: number, persons: number) => `${places(count)}, ${people(persons)}`,
  taxis: (count: number) =>
    `${english.count(count, { one: "taxi", other: "taxis" })} and public transport, estimated`,
  rides: "Public transport, estimated",
  journeysEstimated: "Between your cities, estimated",
  meals: "Lunches and dinners at usual prices",
  noEstimate: "No estimate",
  range: (low: string, high: string) => `${low} – ${high}`,
  addYours: "Add actual",
  addYoursFor: (kind: string) => `Add actual: ${kind}`,
  expected: "Expected",
  byDay: "By day",
  unpriced: (names: readonly string[]) =>
    `No known price for ${english.list(names)}, so not in the totals.`,
  withoutRate: (amounts: readonly string[]) =>
    `Not in the totals because there’s no exchange rate: ${english.list(amounts)}.`,
  estimateWithoutRate: (currency: string) =>
    `The plan’s prices are in ${currency}. There’s no exchange rate for it, so they’re not in the totals.`,
  estimateRate: (from: string, to: string, value: number, date: string) =>
    `Plan prices use about ${value} ${to} for 1 ${from} (${date}).`,
  basis:
    "Prices come from the plan and may change. Add what you paid to replace them. Airport transfers and city tax aren’t in.",
  add: "Add expense",
  changeBudget: "Change budget",
  download: "Download spreadsheet (CSV)",
  fileName: (trip: string) => `${trip} costs.csv`,

  expenses: "Expenses",
  noExpenses: "No expenses yet.",
  wholeTrip: "Whole trip",
  paidBy: (names: readonly string[]) => `paid by ${english.list(names)}`,
  noRate: "no exchange rate",
  change: (title: string) => `Edit ${title}`,

  newCost: "Add expense",
  changeCost: "Edit expense",
  amount: "Amount",
  currency: "Currency",
  amountMissing: (example: string) => `Enter an amount, such as ${example}.`,
  isRefund: "This is a refund",
  what: "Description (optional)",
  kind: "Category",
  day: "Day",
  /** "2 · Sat 5"; a day without a date is called by its name alone. */
  dayChoice: (number: number, name: string, isDated: boolean) =>
    isDated ? `${number} · ${name}` : name,
  rate: (from: string, to: string) => `1 ${from} in ${to}`,
  rateOwn: (date: string) => `Approximate, from our table of ${date}. Enter the rate you paid.`,
  rateAsked: (date: string) => `Latest central bank rate as of ${date}. Enter the rate you paid.`,
  rateKept: "The rate when you added this.",
  rateMissing: "Without a rate, this isn’t in the totals.",
  rateWrong: "Enter a number above 0, such as 0.92, or leave it empty.",
  replaces: (amount: string) => `Replaces the plan’s estimate (${amount})`,
  comesOff: (amount: string) => `Comes off the plan’s estimate (${amount})`,
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
  among: "Split between",
  everyone: "Everyone",
  shareOf: (name: string) => `${name}: shares`,
  percentOf: (name: string) => `${name}: percent`,
  amountOf: (name: string) => `${name}: amount`,
  payersWrong: "The amounts paid must add up to the total.",
  splitWrong: {
    EVENLY: "Choose at least one person.",
    BY_SHARES: "Enter at least one share, in whole numbers.",
    BY_PERCENTAGE: "The percentages must add up to 100.",
    BY_AMOUNT: "The amounts must add up to the total.",
  } satisfies Record<Split, string>,
  save: "Save",
  remove: "Remove expense",

  budgetTitle: "Budget",
  budgetIn: "Currency for totals",
  budgetAmount: "Total budget (leave empty to use the trip’s level)",
  budgetWrong: (example: string) =>
    `Enter an amount above 0, such as ${example}, or leave it empty.`,

  travellers: "Travelers",
  changeTravellers: "Edit travelers",
  travellersHint:
    "Just add names. No one needs an account. With two or more travelers, you can split expenses.",
  unnamed: (count: number) =>
    english.plural(count, {
      one: "1 more without a name",
      other: `${english.number(count)} more without names`,
    }),
  newTraveller: "Name",
  addTraveller: "Add",
  removeTraveller: (name: string) => `Remove ${name}`,
  isNamed: "Used in an expense",
  goneTraveller: "Removed traveler",

  settle: "Who owes whom",
  notSplit: "Bookings that aren’t in this yet, as nobody has said who paid:",
  whoPaid: (title: string) => `Who paid for ${title}?`,
  settled: "All settled up.",
  transfer: (from: string, to: string) => `${from} pays ${to}`,
  balances: "Balances",
  balance: (paid: string, share: string) => `paid ${paid}, share ${share}`,

  csvHead: (currency: string) => [
    "Day",
    "Date",
    "Description",
    "Category",
    "Amount",
    "Currency",
    `Rate to ${currency}`,
    `In ${currency}`,
    "Paid by",
    "Split",
  ],
};
