import { sayWishes } from "../say-wishes.ts";
import { choiceWords } from "./choice-words.ts";
import { english } from "./english.ts";

export const wishWords = sayWishes(english, choiceWords.interests, {
  kinds: {
    museum: ["museum", "museums"],
    palace: ["palace or castle", "palaces or castles"],
    worship: ["church or temple", "churches or temples"],
    monument: ["monument", "monuments"],
    viewpoint: ["viewpoint", "viewpoints"],
    park: ["park", "parks"],
    market: ["market or shop", "markets or shops"],
    "old-town": ["old neighborhood", "old neighborhoods"],
    beach: ["beach", "beaches"],
    show: ["show", "shows"],
    nightlife: ["night out", "nightlife"],
    nature: ["nature spot", "nature spots"],
    zoo: ["zoo or aquarium", "zoos or aquariums"],
    "theme-park": ["theme park", "theme parks"],
  },
  needs: {
    vegetarian: "Vegetarian food",
    vegan: "Vegan food",
    glutenFree: "Gluten-free food",
    lactoseFree: "Lactose-free food",
    halal: "Halal food",
    kosher: "Kosher food",
    nutFree: "Nut-free food",
    seafoodFree: "Food without seafood",
    allergy: "Food allergy",
    stepFree: "Step-free access",
    pregnant: "A gentle trip in pregnancy",
    cleanAir: "Places without smoke and dust",
    noFood: "Food",
    crowds: "No crowds",
    transport: "Means of transport",
    heat: "No heat",
    heights: "No heights",
    toilets: "Toilets near",
    dogs: "With a dog",
    budgetCap: "A sum a day",
    freeThings: "Free sights",
    weather: "What depends on the weather",
    lodging: "Where you stay",
    facts: "What our guide has no facts on",
    answers: "An answer",
    apart: "Going separate ways",
  },
  unplanned: (what) => `${what} (we can’t plan for this)`,
  paces: {
    relaxed: "relaxed days",
    usual: "days at the usual pace",
    full: "full days",
  },
  hours: {
    sunrise: " at sunrise",
    sunset: " at sunset",
    opening: " as it opens",
    morning: " in the morning",
    afternoon: " in the afternoon",
    evening: " in the evening",
    cool: " before the heat",
    last: " at the end of the day",
    night: " after dark",
  },
  children: (ages) => `children of ${english.list(ages.map(String))}`,
  more: (interest) => `more ${interest.charAt(0).toLowerCase()}${interest.slice(1)}`,
  none: (kinds) => `no ${kinds}`,
  without: (names) => `without ${names}`,
  see: (names) => `see ${names}`,
  have: (count, kinds) => `${count} ${kinds}`,
  most: (count, kinds, isADay) => `at most ${count} ${kinds}${isADay ? " a day" : ""}`,
  start: (time) => `start at ${time}`,
  startDaily: (time) => `days starting at ${time}`,
  end: (time) => `back by ${time}`,
  nothing: "nothing planned",
  nothingAfter: (time) => `nothing after ${time}`,
  nothingBefore: (time) => `nothing before ${time}`,
  free: (fromMinutes, toMinutes) =>
    `free from ${english.time(fromMinutes)} to ${english.time(toMinutes)}`,
  notOutdoorsBefore: (time) => `nothing outdoors before ${time}`,
  indoors: (fromMinutes, toMinutes) =>
    `indoors from ${english.time(fromMinutes)} to ${english.time(toMinutes)}`,
  change: (words) => `“${words}”, once the days are planned`,
  lessWalking: "less walking",
  mostWalking: (km) => `at most ${km} km on foot a day`,
  mostADay: (count) => `at most ${english.count(count, { one: "place", other: "places" })} a day`,
  everyDay: "every day",
  fromDay: (day) => `day ${day} and later`,
  day: dayText,
  weekdays: "weekdays",
  date: (date) => `the ${ordinal(date)}`,
  on: (days) => ` on ${days}`,
});
export const { meaningOf, onDays } = wishWords;

function ordinal(date: number): string {
  return `${date}${(date > 10 && date < 14 ? undefined : ["", "st", "nd", "rd"][date % 10]) || "th"}`;
}

function dayText(day: number): string {
  if (day === 0) return "the day in the middle";
  if (day > 0) return `day ${day}`;
  return day === -1 ? "the last day" : `the ${ordinal(-day)} day from the end`;
}
