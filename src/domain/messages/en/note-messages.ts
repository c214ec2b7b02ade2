import { degreesText } from "../../degrees.ts";
import type { TransitKind } from "../../places/step-free.ts";
import type { BudgetTitle } from "../../trip/budget.ts";
import type { TravellerTitle } from "../../trip/traveller.ts";
import type { TravelNeed } from "../../trip/trip-wish.ts";
import type { NotedWish } from "../message-values.ts";
import { type TransitValues, transitParts } from "../transit-parts.ts";
import { COLD_C, HOT_C } from "../usual-weather.ts";
import { choiceWords } from "./choice-words.ts";
import { english } from "./english.ts";
import { type EventValues, eventText } from "./event-text.ts";
import { needAdvice } from "./need-advice.ts";
import { meaningOf } from "./wish-meaning.ts";

const TRANSIT: Readonly<Record<TransitKind, string>> = {
  metro: "metro",
  tram: "trams",
  bus: "buses",
  train: "trains",
  ferry: "ferries",
};

/** Our planners' assumptions, and things to know about the whole plan. */
export const NOTE_MESSAGES = {
  destinationChosen: (values: {
    city: string;
    traveller: TravellerTitle;
    suiting: number;
    free: number;
  }) =>
    `You left the destination open, so we chose ${values.city}: ${values.suiting} places in our guide suit a ${choiceWords.travellers[values.traveller].title.toLowerCase()} trip there, and ${values.free} are free.`,
  destinationTaken: ({ typed, place }: { typed: string; place: string }) =>
    `You asked for “${typed}”. We took that to mean ${place}.`,
  sightIn: ({ typed, place }: { typed: string; place: string }) =>
    `“${typed}” is in ${place}, so we planned your stay there.`,
  daysAssumed: ({ days }: { days: number }) =>
    `You didn’t say how many days, so we planned ${days}.`,
  /** The city is named in a trip with several. */
  startsAtHotel: ({ hotel, budget, city }: { hotel: string; budget: BudgetTitle; city?: string }) =>
    `${city === undefined ? "Each day" : `Each day in ${city}`} starts and ends at ${hotel}, the best-located ${choiceWords.budgets[budget].title} hotel.`,
  otherHotelLevel: ({ budget }: { budget: BudgetTitle }) =>
    `We don’t know a ${choiceWords.budgets[budget].title} hotel here, so we used the closest level.`,
  fewPlaces: ({ city, places }: { city: string; places: number }) =>
    `We know ${english.count(places, { one: "place", other: "places" })} for you in ${city}. The remaining days are yours to fill.`,
  restClosed: ({ city }: { city: string }) =>
    `Everything else we know in ${city} is closed on the empty days.`,
  restDoesNotFit: ({ city }: { city: string }) =>
    `Nothing else we know in ${city} fits the empty days, because of opening hours, tickets, or travel time.`,
  quietDays: ({ city, places, days }: { city: string; places: number; days: number }) =>
    `We know ${english.count(places, { one: "place", other: "places" })} in ${city} that fit this trip. Over ${english.count(days, { one: "day", other: "days" })}, that leaves free time on most of them.`,
  /** Without dates, where the hours of a place change over the year. */
  /** Without dates: first days, 0 for Monday, that leave all of a plan open. */
  startOn: ({ weekdays }: { weekdays: number[]; days: number; places: number }) =>
    `${english.plural(weekdays.length, { one: "Best day", other: "Best days" })} to start this plan: ${english.list(weekdays.map(english.weekday))}. Every place is then open on its day.`,
  hoursOfAllSeasons:
    "You didn’t give dates, so we used opening hours that apply all year. Some places are open longer in some months.",
  /** Means of the month of `date`, the trip's first day. */
  usualWeather: ({
    city,
    date,
    highC,
    lowC,
    rainDays,
  }: {
    city: string;
    date: string;
    highC: number;
    lowC: number;
    rainDays: number;
  }) => {
    const days = english.count(Math.round(rainDays), { one: "day", other: "days" });
    const usual = `Around ${english.date(date)}, ${city} usually has ${degreesText({ lowC, highC, to: " to " }, english)}, with rain on ${days} a month.`;
    if (highC >= HOT_C) return `${usual} Rest indoors at noon, and carry water.`;
    return lowC <= COLD_C ? `${usual} Dress for frost, and plan warm breaks.` : usual;
  },
  /** Names the source, as its licence asks. */
  walksByStreet:
    "Walks follow the streets, by OpenStreetMap (© OpenStreetMap contributors, ODbL). Rides are estimates.",
  event: (values: EventValues & { date: string }) => eventText(values),
  /** The months in which they were last looked up, "2025-12". */
  factsAsOf: ({ hours, prices }: { hours: string; prices: string }) =>
    `Travel times are estimates. Opening hours ${hours === prices ? "and prices" : `as of ${english.month(hours)}, prices`} as of ${english.month(prices)}. Check them before you go.`,
  fromOpenData: ({
    city,
    places,
    hours,
    prices,
  }: {
    city: string;
    places: number;
    hours: number;
    prices: number;
  }) =>
    `We know ${city} from open data, not from our own guide, so we haven’t checked it. Of ${english.count(places, { one: "place", other: "places" })}, ${hours} have known opening hours and ${prices} have a known price. Travel times are estimates. Check the rest before you go.`,
  /** Where the guide doesn't say when its facts were compared with their sources. */
  factsOfGuide:
    "Travel times are estimates. Opening hours and prices as of 2025. Check them before you go.",
  /** Of a file of other programs, which says neither who travels nor what they spend. */
  imported:
    "This trip was imported from a file. We assumed two travelers and a Standard budget. Opening hours are unknown for places that aren’t in our guide.",
  importedSpread: "The file has no days, so we spread its places across the trip in order.",
  importedAside: ({ places }: { places: number }) =>
    `${english.count(places, { one: "place doesn’t", other: "places don’t" })} fit the file’s days. Find ${english.plural(places, { one: "it", other: "them" })} under Removed.`,
  /** The traveller's wishes in their own words, and the outcome. */
  /** `shownBy`: for each wish the names of what in the plan is it, "" where its words name it. */
  wishesMet: ({ wishes, shownBy }: { wishes: string[]; shownBy?: string[] }) =>
    `As you asked: ${quoted(wishes, shownBy)}.`,
  /** One wish of the traveller's own words, as it was read; the values are the wish. */
  wishReadAs: (wish: NotedWish) => `We understood “${wish.text}” as: ${meaningOf([wish])}.`,
  wishesUnread: ({ wishes }: { wishes: string[] }) =>
    `We didn’t understand ${quoted(wishes)}, so we planned without it.`,
  wishUnknown: ({ name, city }: { name: string; city: string }) =>
    `We don’t know “${name}” in ${city}, so it isn’t in the plan.`,
  wishNoneKnown: ({ wish, city }: { wish: string; city: string }) =>
    `“${wish}”: we don’t know anything like that in ${city}.`,
  wishOtherDay: ({ wish, name, day }: { wish: string; name: string; day: number }) =>
    `“${wish}”: ${name} is closed then or doesn’t fit, so it’s on day ${day}.`,
  wishAbout: ({ wish, name, day }: { wish: string; name: string; day: number }) =>
    `“${wish}”: what we know of that is ${name}, on day ${day}.`,
  wishBriefly: ({
    wish,
    name,
    day,
    minutes,
  }: {
    wish: string;
    name: string;
    day: number;
    minutes: number;
  }) => `“${wish}”: the plan has only ${minutes} minutes of it, at ${name} on day ${day}.`,
  wishMealsAt: ({
    wish,
    count,
    all,
    names,
  }: {
    wish: string;
    count: number;
    all: number;
    names: string[];
  }) =>
    `“${wish}”: ${count} of ${all} meals are at places that we know to have a choice. Ask at the others${names.length === 0 ? "" : `: ${english.list(names)}`}.`,
  wishFixture: ({ wish, name }: { wish: string; name: string }) =>
    `“${wish}”: we don’t know what is on. ${name} is in the plan for a visit; look up dates and tickets.`,
  wishClosed: ({ wish, name }: { wish: string; name: string }) =>
    `“${wish}”: ${name} isn’t open on your days.`,
  wishNoRoom: ({ wish, name }: { wish: string; name: string }) =>
    `“${wish}”: we found no room for ${name} in this plan. Ask for it on the trip’s page, or make room on a day.`,
  wishNoDates: ({ wish }: { wish: string }) =>
    `“${wish}”: without dates, we don’t know which day that is. Set dates, then change the plan.`,
  /** What is celebrated has a dinner for it, and nothing else. */
  wishCelebrated: ({ wish, name, day }: { wish: string; name: string; day: number }) =>
    `“${wish}”: dinner at ${name} on day ${day} is for that. Tell them when you book; cake and music are up to them.`,
  wishNoAlcohol: ({ wish }: { wish: string }) =>
    `“${wish}”: tables and bars have something without alcohol, too. For a tasting, ask for it when you book.`,
  wishNoSuchDay: ({ wish }: { wish: string }) =>
    `“${wish}”: your trip doesn’t have that day. Change the dates, or ask for another day.`,
  wishNotKnown: ({ wish, need }: { wish: string; need?: TravelNeed }) =>
    `“${wish}”: ${needAdvice(need)}`,
  /** Places that have steps or slopes, in parts at least. */
  wishSteps: ({ wish, names }: { wish: string; names: string[] }) =>
    `“${wish}”: there are steps or slopes at ${english.list(names)}, some with a way around. Ask them before you go; elsewhere we may not know of any.`,
  /** What a wheelchair gets on in the city, in parts, and hardly anywhere. */
  wishTransit: ({ city, ...kinds }: TransitValues & { city: string }) => {
    const said = transitParts(kinds, {
      list: (of) => english.list(of.map((kind) => TRANSIT[kind])),
      partly: (all) => `${all} in parts`,
      no: (all) => `${all} hardly`,
    }).join("; ");
    return `Step-free public transport in ${city}: ${said}.`;
  },
  wishUndone: ({ wish }: { wish: string }) =>
    `“${wish}”: nothing we tried fits this plan. Ask for it on the trip’s page, or move places yourself.`,
  wishMidPriced: ({ wish, names }: { wish: string; names: string[] }) =>
    `“${wish}”: the best we know within your budget is mid-priced: ${english.list(names)}. Change the meal if you want to spend more.`,
  wishNotMet: ({ wish, names }: { wish: string; names: string[] }) =>
    `“${wish}”: this couldn’t be met for ${english.list(names)}.`,
  writtenByModel:
    "AI wrote this plan. The plan check shows what we compared with our guide. Check hours and prices before you go.",
};

function quoted(wishes: readonly string[], shownBy: readonly string[] = []): string {
  const named = (at: number) => (shownBy[at] ? ` (${shownBy[at]})` : "");
  return english.list(wishes.map((wish, at) => `“${wish}”${named(at)}`));
}
