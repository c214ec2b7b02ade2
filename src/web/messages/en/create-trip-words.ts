import type { ReadingStep } from "../../../domain/api/generation.ts";
import { english } from "../../../domain/messages/en/english.ts";
import type { PaceChoice } from "../../../domain/trip/pace.ts";

export const createTripWords = {
  screen: "Create trip",
  destination: "What is your destination?",
  destinationExample: "A city, such as Lisbon",
  destinationHint:
    "For up to 5 days you may leave it empty: then we choose a place that suits you.",
  destinationNeeded: "Choose a place to go to.",
  destinationMissing: "Nothing here yet: choose a place, or leave it to us.",
  suggestions: "Suggestions",
  suggestionCount: (count: number) =>
    english.count(count, { one: "suggestion", other: "suggestions" }),
  anyPlace: "You can name any place.",
  chooseCity: (city: string) => `Choose ${city}`,
  thinTrip: (city: string, days: number) =>
    `What our guide knows of ${city} fills about ${days} days. After that the days get thin: plan fewer, or spend the rest in another city.`,
  isReadAbout: (destination: string) =>
    `${destination} isn't in our own guide. We read about it in open data first (Wikivoyage, OpenStreetMap, Wikidata), which may take a minute or two.`,
  isCountry: (country: string) =>
    `${country} has more than one city to stay in: you choose among them in the next step.`,
  planDays: (days: number) => `Plan ${days} days`,
  allCities: (count: number) => `All ${count} cities we can plan`,
  days: "How many days are you planning your trip?",
  daysExample: "Ex. 3",
  daysHint: "Left empty, we plan 3 days.",
  daysMissing: "Nothing here yet: say how many days, or leave it at 3.",
  budget: "What is your budget?",
  travellers: "Who do you plan on traveling with?",
  moreWishes: "More wishes (optional)",
  startDate: "When does it start?",
  startDateHint: "From today on. With a date we check opening hours for your very days.",
  startDatePast: "That day has passed. Choose today or a later day, or leave it open.",
  pace: "How full should your days be?",
  paces: { relaxed: "Take it easy", usual: "Usual", full: "See a lot" } satisfies Record<
    PaceChoice,
    string
  >,
  interests: "What do you like?",
  planner: "Who should plan it?",
  planners: { model: "A language model", guide: "Our built-in guide" },
  plannerHint:
    "The guide knows this city: its plan is ready at once, with places we have checked. The model writes freely, and takes longer.",
  generating: "Generating",
  generate: "Generate Trip!",
  planGoesOn: "Your plan goes on without you. You'll find it under My Trips.",
  planIsReady: "The plan you left is ready. You'll find it under My Trips.",

  progressTitle: "Your plan is being made",
  progress: "Progress",
  stop: "Stop",
  askingPlanner: "Asking the planner",
  readingAbout: (place: string) => `Reading about ${place}`,
  readingSteps: {
    where: "Finding it on the map",
    wikivoyage: "Asking Wikivoyage what is worth it",
    wikidata: "Asking Wikidata what is well known",
    openstreetmap: "Asking OpenStreetMap for opening hours and hotels",
    pageviews: "Looking up what people read about",
    composing: "Putting it together",
    wishes: "Reading your wishes",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "Saving your trip",
  dayIsReady: (day: number, days: number) => `Day ${day} of ${days} is ready`,
  lookingForHotels: (destination: string) => `Looking for hotels in ${destination}`,
  hotels: (count: number) => english.count(count, { one: "hotel", other: "hotels" }),
  hotelsAreReady: (count: number) =>
    english.count(count, { one: "hotel is ready", other: "hotels are ready" }),
  reconnecting: "The connection broke. We keep trying, and your plan goes on without us.",
  freeDay: "A free day",

  failureTitle: "Your plan isn't ready",
  nameRequest: (requestId: string, code: string) =>
    `If you ask this server's operator, name this request: ${requestId} (${code})`,
  planInstead: (destination: string) => `Plan ${destination} instead`,
  /** Several places are called so. */
  meantTitle: "Did you mean …?",
  planMeant: (label: string) => `Plan ${label}`,
  basesTitle: "Choose where to stay",
  basesHint:
    "This is more than one town. Stay in several, with the ways between them planned too, or in one.",
  severalBases: "Stay in several towns",
  oneBase: "Or stay in one",
  basesOf: (count: number) => english.count(count, { one: "town", other: "towns" }),
  /** "Plan Florence"; without the country, which is the same for all. */
  planOne: (label: string) => `Plan ${label.split(",")[0]}`,
  /** "Florence: 4 days"; without the country, which is the same for all. */
  daysIn: (label: string, days: number) =>
    `${label.split(",")[0]}: ${english.count(days, { one: "day", other: "days" })}`,
  takeGuide: (destination: string) => `Take our built-in guide's plan for ${destination}`,
  tryAgain: "Try again",
};
