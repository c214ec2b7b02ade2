import { spanish } from "../../../domain/messages/es/spanish.ts";
import { wishWords } from "../../../domain/messages/es/wish-meaning.ts";
import { sayChanges } from "../say-changes.ts";

export const meaning = sayChanges(spanish, wishWords, {
  meals: { breakfast: "desayuno", lunch: "almuerzo", dinner: "cena", any: "una comida" },
  changed: {
    earlier: "más temprano",
    later: "más tarde",
    longer: "más tiempo",
    shorter: "menos tiempo",
  },
  timed: {
    at: (time) => `a las ${time}`,
    latest: (time) => `a más tardar a las ${time}`,
    soonest: (time) => `a partir de las ${time}`,
  },
  start: (what, when) => `${what} ${when}`,
  until: (what, time) => `${what} hasta las ${time}`,
  stay: (what, duration) => `${duration} en ${what}`,
  outside: (what) => `${what} por fuera`,
  stayChanged: (what, change) => `${change} en ${what}`,
  cheaper: "entradas más baratas",
  noMeals: "sin comidas",
  noMeal: (meal) => `sin ${meal}`,
  food: (food, meal) => `${meal}: ${food}`,
  nearHotel: "cerca de tu hotel",
  near: (place) => `cerca de ${place}`,
  meal: ({ name, hour, change, where, isNice }) =>
    [`${isNice ? "algo especial: " : ""}${name}`, hour, change, where].filter(Boolean).join(" "),
});
