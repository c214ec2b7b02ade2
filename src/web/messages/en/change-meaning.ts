import { english } from "../../../domain/messages/en/english.ts";
import { wishWords } from "../../../domain/messages/en/wish-meaning.ts";
import { sayChanges } from "../say-changes.ts";

/** The outcome of wishes; empty where the traveller's words say it as well. */
export const meaning = sayChanges(english, wishWords, {
  meals: { breakfast: "breakfast", lunch: "lunch", dinner: "dinner", any: "a meal" },
  changed: {
    earlier: "earlier",
    later: "later",
    longer: "longer",
    shorter: "shorter",
  },
  timed: {
    at: (time) => `at ${time}`,
    latest: (time) => `by ${time}`,
    soonest: (time) => `from ${time}`,
  },
  start: (what, when) => `${what} ${when}`,
  until: (what, time) => `${what} until ${time}`,
  stay: (what, duration) => `${duration} at ${what}`,
  outside: (what) => `${what} from outside`,
  stayChanged: (what, change) => `${change} at ${what}`,
  cheaper: "cheaper tickets",
  noMeals: "no meals",
  noMeal: (meal) => `no ${meal}`,
  food: (food, meal) => `${food} at ${meal}`,
  nearHotel: "near the hotel",
  near: (place) => `near ${place}`,
  meal: ({ name, hour, change, where, isNice }) =>
    [isNice ? `a good ${name.replace(/^a /, "")}` : name, hour, change, where]
      .filter(Boolean)
      .join(" "),
});
