import { german } from "../../../domain/messages/de/german.ts";
import { wishWords } from "../../../domain/messages/de/wish-meaning.ts";
import { sayChanges } from "../say-changes.ts";

export const meaning = sayChanges(german, wishWords, {
  meals: { breakfast: "Frühstück", lunch: "Mittagessen", dinner: "Abendessen", any: "Essen" },
  changed: {
    earlier: "früher",
    later: "später",
    longer: "länger",
    shorter: "kürzer",
  },
  timed: {
    at: (time) => `um ${time}`,
    latest: (time) => `bis ${time}`,
    soonest: (time) => `ab ${time}`,
  },
  start: (what, when) => `${what} ${when}`,
  until: (what, time) => `${what} bis ${time}`,
  stay: (what, duration) => `${duration} für ${what}`,
  outside: (what) => `${what} nur von außen`,
  stayChanged: (what, change) => `${change} für ${what}`,
  cheaper: "günstigere Tickets",
  noMeals: "ohne Essen",
  noMeal: (meal) => `ohne ${meal}`,
  food: (food, meal) => `${food}: ${meal}`,
  nearHotel: "in der Nähe von deinem Hotel",
  near: (place) => `in der Nähe von ${place}`,
  meal: ({ name, hour, change, where, isNice }) =>
    [`${isNice ? "besonderes Essen: " : ""}${name}`, hour, change, where].filter(Boolean).join(" "),
});
