import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { wishWords } from "../../../domain/messages/pt/wish-meaning.ts";
import { sayChanges } from "../say-changes.ts";

export const meaning = sayChanges(portuguese, wishWords, {
  meals: { breakfast: "café da manhã", lunch: "almoço", dinner: "jantar", any: "uma refeição" },
  changed: {
    earlier: "mais cedo",
    later: "mais tarde",
    longer: "mais tempo",
    shorter: "menos tempo",
  },
  timed: {
    at: (time) => `às ${time}`,
    latest: (time) => `até as ${time}`,
    soonest: (time) => `a partir das ${time}`,
  },
  start: (what, when) => `${what} ${when}`,
  until: (what, time) => `${what} até as ${time}`,
  stay: (what, duration) => `${duration} em ${what}`,
  outside: (what) => `${what} por fora`,
  stayChanged: (what, change) => `${change} em ${what}`,
  cheaper: "ingressos mais baratos",
  noMeals: "sem refeições",
  noMeal: (meal) => `sem ${meal}`,
  food: (food, meal) => `${meal}: ${food}`,
  nearHotel: "perto do seu hotel",
  near: (place) => `perto de ${place}`,
  meal: ({ name, hour, change, where, isNice }) =>
    [`${isNice ? "refeição especial: " : ""}${name}`, hour, change, where]
      .filter(Boolean)
      .join(" "),
});
