import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { english } from "../../../domain/messages/en/english.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords = {
  chooseOne: "Choose one of these.",
  screen: "Create trip",
  haveBookings: "I have flights or a hotel",
  destination: "What is your destination?",
  destinationExample: "A city, such as Lisbon",
  destinationHint:
    "For 5 days or fewer, you can leave this empty and we’ll choose a place for you.",
  destinationNeeded: "Choose a destination.",
  addCity: "Add another city",
  cityDays: "Your days in each city",
  fewerDays: (city: string) => `One day less in ${city}`,
  moreDays: (city: string) => `One day more in ${city}`,
  removeCity: (city: string) => `Remove ${city}`,
  suggestions: "Suggestions",
  suggestionCount: (count: number) =>
    english.count(count, { one: "suggestion", other: "suggestions" }),
  anyPlace: "You can enter any place.",
  chooseCity: (city: string) => `Choose ${city}`,
  thinTrip: (city: string, days: number) =>
    `Our guide has enough in ${city} for about ${english.count(days, { one: "day", other: "days" })}. Plan fewer days, or spend the rest in another city.`,
  isReadAbout: (destination: string) =>
    `${destination} isn’t in our guide. We’ll look it up in open data first (Wikivoyage, OpenStreetMap, Wikidata), which can take a minute or two.`,
  /** The service that knows other places failed a moment ago. */
  unanswered: (destination: string) =>
    `${destination} isn’t in our guide, and the service we ask about other places isn’t responding right now. You can still try, or choose a city from our guide.`,
  isCountry: (country: string) =>
    `${country} has several cities to stay in. You’ll choose in the next step.`,
  planDays: (days: number) => `Plan ${english.count(days, { one: "day", other: "days" })}`,
  allCities: (count: number) =>
    `All ${english.count(count, { one: "city", other: "cities" })} in our guide`,
  visitedBefore: (leftOut: number) =>
    leftOut === 0
      ? "Places you’ve been to"
      : `Leaving out ${english.count(leftOut, { one: "place", other: "places" })} you’ve been to`,
  seeAgain: "Choose any you’d like to see again.",
  /** A wish, as the plan’s notes quote it. */
  notAgain: (names: string) => `without ${names}`,
  days: "How many days is your trip?",
  daysExample: "Ex. 3",
  daysHint: "If you leave this empty, we’ll plan 3 days.",
  daysOfDates: "From your first day to your last.",
  budget: "What is your budget?",
  travellers: "Who are you traveling with?",
  moreWishes: "More preferences (optional)",
  when: "When are you going?",
  whenChoices: { dates: "Dates", month: "A month", open: "Not sure yet" } satisfies Record<
    WhenChoice,
    string
  >,
  whenHints: {
    dates: "We’ll plan around opening hours, holidays and daylight on your dates.",
    month: "We’ll plan for the season, the weather and daylight. Set your dates later.",
    open: "We’ll plan for any week of the year. Set your dates later.",
  } satisfies Record<WhenChoice, string>,
  /** Means of a month, "2027-05". */
  usualWeather: ({
    city,
    month,
    highC,
    lowC,
    rainDays,
  }: {
    readonly city: string;
    readonly month: string;
    readonly highC: number;
    readonly lowC: number;
    readonly rainDays: number;
  }) =>
    `${city} in ${english.month(month)}: usually ${degreesText({ lowC, highC, to: " to " }, english)}, with rain on ${english.count(Math.round(rainDays), { one: "day", other: "days" })}.`,
  month: "Month",
  anyMonth: "Choose a month",
  startDate: "First day",
  endDate: "Last day",
  arriveAt: "Arrive around",
  leaveAt: "Leave around",
  byAir: "These are flight times: allow for the airport",
  /** Wishes, as the plan’s notes quote them. */
  arriving: (time: string) => `arriving at ${time}`,
  leaving: (time: string) => `leaving at ${time}`,
  dateProblems: {
    start_date_past: "That date has passed. Choose today or later, or leave it empty.",
    end_date_unreadable: "Enter a valid last day, or leave it empty.",
    end_before_start: "The last day is before the first. Choose a later one.",
    arrival_unreadable: "Enter the whole time, or leave it empty.",
    departure_unreadable: "Enter the whole time, or leave it empty.",
  },
  howMany: "How many of you are there?",
  childAges: "How old are the children?",
  /** What `youngestStage` assumes. */
  agesAssumed: "Without ages, we plan for children of 6 to 12.",
  child: (number: number) => `Child ${number}`,
  noAge: "Age",
  age: (years: number) => (years === 0 ? "Under 1" : `${years}`),
  needs: "Any food or access needs? (optional)",
  /** How many have a need. */
  allOfUs: "All of us",
  someOfUs: (count: number, people: number) => `${count} of ${people}`,
  /** In the plan's notes. */
  ofSome: (title: string, count: number, people: number) => `${title} (${count} of ${people})`,
  needTitles: {
    vegetarian: "Vegetarian",
    vegan: "Vegan",
    glutenFree: "Gluten-free",
    lactoseFree: "Lactose-free",
    halal: "Halal",
    kosher: "Kosher",
    nutFree: "No nuts",
    stepFree: "Step-free",
  },
  pace: "How full should your days be?",
  paces: { relaxed: "Take it easy", usual: "Usual", full: "See a lot" } satisfies Record<
    PaceChoice,
    string
  >,
  interests: "What do you like?",
  planner: "Who should plan it?",
  planners: { model: "AI", guide: "Our built-in guide" },
  plannerHint:
    "Our guide covers this city: the plan is ready right away, with places we’ve checked. AI is more flexible but takes longer.",
  generating: "Generating",
  wishUnanswered:
    "Say what we should do about this, or press “Generate Trip!” again to plan without it.",
  generate: "Generate Trip!",
  startEmpty: "Start with an empty plan",
  planGoesOn: "We’re still working on your plan. You’ll find it in My Trips.",
  planIsReady: "Your plan is ready. You’ll find it in My Trips.",

  progressTitle: "Making your plan",
  progress: "Progress",
  stop: "Stop",
  askingPlanner: "Asking the planner",
  readingAbout: (place: string) => `Reading about ${place}`,
  readingSteps: {
    where: "Finding it on the map",
    wikivoyage: "Checking Wikivoyage for what’s worth seeing",
    wikidata: "Checking Wikidata for well-known sights",
    openstreetmap: "Getting opening hours and hotels from OpenStreetMap",
    pageviews: "Checking what people read about",
    composing: "Putting it together",
    wishes: "Reading your wishes",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "Saving your trip",
  dayIsReady: (day: number, days: number) => `Day ${day} of ${days} is ready`,
  lookingForHotels: (destination: string) => `Looking for hotels in ${destination}`,
  hotels: (count: number) => english.count(count, { one: "hotel", other: "hotels" }),
  hotelsAreReady: (count: number) =>
    english.count(count, { one: "hotel is ready", other: "hotels are ready" }),
  reconnecting: "Connection lost. Still working on your plan.",
  freeDay: "A free day",

  failureTitle: "Your plan isn’t ready",
  nameRequest: (requestId: string, code: string) =>
    `If you contact the site administrator, mention this request: ${requestId} (${code})`,
  planInstead: (destination: string) => `Plan ${destination} instead`,
  /** Several places are called so. */
  meantTitle: "Did you mean…?",
  planMeant: (label: string) => `Plan ${label}`,
  basesTitle: "Choose where to stay",
  basesHint:
    "This covers more than one town. Stay in several, and we’ll plan the travel between them, or stay in one.",
  severalBases: "Stay in several towns",
  oneBase: "Or stay in one",
  basesOf: (count: number) => english.count(count, { one: "town", other: "towns" }),
  /** "Plan Florence"; without the country, which is the same for all. */
  planOne: (label: string) => `Plan ${label.split(",")[0]}`,
  /** "Florence: 4 days"; without the country, which is the same for all. */
  daysIn: (label: string, days: number) =>
    `${label.split(",")[0]}: ${english.count(days, { one: "day", other: "days" })}`,
  takeGuide: (destination: string) => `Use our built-in guide for ${destination}`,
};
