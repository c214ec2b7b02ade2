import { french } from "../../../domain/messages/fr/french.ts";
import { wishWords } from "../../../domain/messages/fr/wish-meaning.ts";
import { sayChanges } from "../say-changes.ts";

export const meaning = sayChanges(french, wishWords, {
  meals: { breakfast: "petit-déjeuner", lunch: "déjeuner", dinner: "dîner", any: "repas" },
  changed: {
    earlier: "plus tôt",
    later: "plus tard",
    longer: "plus longtemps",
    shorter: "moins longtemps",
  },
  timed: {
    at: (time) => `à ${time}`,
    latest: (time) => `au plus tard à ${time}`,
    soonest: (time) => `à partir de ${time}`,
  },
  start: (what, when) => `${what} ${when}`,
  until: (what, time) => `${what} jusqu’à ${time}`,
  stay: (what, duration) => `${duration} pour ${what}`,
  outside: (what) => `${what} de l’extérieur`,
  stayChanged: (what, change) => `${change} pour ${what}`,
  cheaper: "des entrées moins chères",
  noMeals: "sans repas",
  noMeal: (meal) => `sans ${meal}`,
  food: (food, meal) => `${food} : ${meal}`,
  nearHotel: "près de l’hôtel",
  near: (place) => `près de ${place}`,
  meal: ({ name, hour, change, where, isNice }) =>
    [`${isNice ? "bon repas : " : ""}${name}`, hour, change, where].filter(Boolean).join(" "),
});
