import type { MessageOf } from "../../message.ts";
import type { BudgetTitle } from "../../trip/budget.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { TravellerTitle } from "../../trip/traveller.ts";
import { english } from "./english.ts";
import { meaningOf } from "./wish-meaning.ts";

/** What our planners assumed and what a traveller should know of the whole plan. */
export const NOTE_MESSAGES = {
  destinationChosen: (values: {
    city: string;
    traveller: TravellerTitle;
    suiting: number;
    free: number;
  }) =>
    `You left the destination open, so we chose ${values.city}: ${values.suiting} places in our guide suit a ${values.traveller.toLowerCase()} trip there, and ${values.free} cost nothing.`,
  destinationTaken: ({ typed, place }: { typed: string; place: string }) =>
    `You asked for “${typed}”. We took it for ${place}.`,
  sightIn: ({ typed, place }: { typed: string; place: string }) =>
    `“${typed}” is in ${place}, so we planned your stay there.`,
  daysAssumed: ({ days }: { days: number }) => `You gave no number of days, so we planned ${days}.`,
  /** The city is named in a trip with several. */
  startsAtHotel: ({ hotel, budget, city }: { hotel: string; budget: BudgetTitle; city?: string }) =>
    `${city === undefined ? "Each day" : `In ${city} each day`} starts and ends at ${hotel}, of the ${budget} hotels the one best placed for it.`,
  otherHotelLevel: ({ budget }: { budget: BudgetTitle }) =>
    `We know no ${budget} hotel here for you; we took the level next to it.`,
  fewPlaces: ({ city, places }: { city: string; places: number }) =>
    `We know ${english.count(places, { one: "place", other: "places" })} for you in ${city}; the days beyond them are yours to fill.`,
  restClosed: ({ city }: { city: string }) =>
    `What else we know in ${city} is closed on the days left empty.`,
  restDoesNotFit: ({ city }: { city: string }) =>
    `What else we know in ${city} does not fit the days left empty: its hours, its tickets or the way there don't allow it.`,
  quietDays: ({ city, places, days }: { city: string; places: number; days: number }) =>
    `We know ${places} places in ${city} that fit this trip: over ${days} days that leaves time of your own on most of them.`,
  /** Without dates, where the hours of a place change over the year. */
  hoursOfAllSeasons:
    "You gave no date, so we took the opening hours that hold in every season: in some months places are open longer.",
  /** The months in which they were last looked up, "2025-12". */
  factsAsOf: ({ hours, prices }: { hours: string; prices: string }) =>
    `Travel times are estimates. Opening hours are as our guide knew them in ${english.month(hours)}, prices in ${english.month(prices)}: look them up before you set out.`,
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
    `We know ${city} from open data, not from our own guide: nobody here has checked it. Of ${places} places, ${hours} have known opening hours and ${prices} a known price. Travel times are estimates. Look up the rest before you set out.`,
  /** Where the guide doesn't say when its facts were compared with their sources. */
  factsOfGuide:
    "Travel times are estimates. Opening hours and prices are as our guide knew them in 2025: look them up before you set out.",
  /** Of a file of other programs, which says neither who travels nor what they spend. */
  imported:
    "This trip was read from a file. We assumed two travellers and the Standard budget. Where our guide doesn't know a place, its hours are not known.",
  importedSpread: "The file names no days, so its places are spread over them in its order.",
  importedAside: ({ places }: { places: number }) =>
    `${english.count(places, { one: "place doesn't", other: "places don't" })} fit the days of the file, so they are set aside.`,
  /** Of what the traveller asked for in words: their own words, and what came of it. */
  wishesMet: ({ wishes }: { wishes: string[] }) => `Planned as you asked: ${quoted(wishes)}.`,
  /** One wish of the traveller's own words, as it was read; the values are the wish. */
  wishReadAs: (wish: NotedWish) => `“${wish.text}” was read as: ${meaningOf([wish])}.`,
  wishesUnread: ({ wishes }: { wishes: string[] }) =>
    `Not understood, and so not planned for: ${quoted(wishes)}.`,
  wishUnknown: ({ name, city }: { name: string; city: string }) =>
    `We know no “${name}” in ${city}, so it isn't in the plan.`,
  wishNoneKnown: ({ wish, city }: { wish: string; city: string }) =>
    `“${wish}”: we know nothing like that in ${city}.`,
  wishOtherDay: ({ wish, name, day }: { wish: string; name: string; day: number }) =>
    `“${wish}”: ${name} is closed then or doesn't fit, so it is on day ${day}.`,
  wishClosed: ({ wish, name }: { wish: string; name: string }) =>
    `“${wish}”: ${name} isn't open on your days.`,
  wishNoRoom: ({ wish, name }: { wish: string; name: string }) =>
    `“${wish}”: ${name} fits no day. Its hours, its tickets or the way there don't allow it.`,
  wishNoDates: ({ wish }: { wish: string }) =>
    `“${wish}”: without a first day we don't know which day that is. Set the dates and change the plan.`,
  wishNotKnown: ({ wish }: { wish: string }) =>
    `“${wish}”: we don't know who offers that, so ask before you go.`,
  wishNotMet: ({ wish, names }: { wish: string; names: string[] }) =>
    `“${wish}” isn't so everywhere: ${english.list(names)}.`,
  writtenByModel:
    "A language model wrote this plan. The plan check says what we compared with our guide. Look up hours and prices before you set out.",
};

function quoted(wishes: readonly string[]): string {
  return english.list(wishes.map((wish) => `“${wish}”`));
}

/** A wish as a message's values, none of which is undefined. */
export type NotedWish = Noted<MeantWish>;
type Noted<One> = One extends MeantWish
  ? { [Key in keyof One]: Exclude<One[Key], undefined> }
  : never;

export type PlannerNote = MessageOf<typeof NOTE_MESSAGES>;
