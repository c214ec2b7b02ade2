import { italian } from "../../../domain/messages/it/italian.ts";
import { wishWords } from "../../../domain/messages/it/wish-meaning.ts";
import { sayChanges } from "../say-changes.ts";

export const meaning = sayChanges(italian, wishWords, {
  meals: { breakfast: "colazione", lunch: "pranzo", dinner: "cena", any: "un pasto" },
  changed: {
    earlier: "più presto",
    later: "più tardi",
    longer: "più a lungo",
    shorter: "meno a lungo",
  },
  timed: {
    at: (time) => `alle ${time}`,
    latest: (time) => `entro le ${time}`,
    soonest: (time) => `dalle ${time}`,
  },
  start: (what, when) => `${what} ${when}`,
  until: (what, time) => `${what} fino alle ${time}`,
  stay: (what, duration) => `${what}: ${duration}`,
  outside: (what) => `${what} da fuori`,
  stayChanged: (what, change) => `${what}: ${change}`,
  cheaper: "biglietti più economici",
  noMeals: "senza pasti",
  noMeal: (meal) => `senza ${meal}`,
  food: (food, meal) => `${meal}: ${food}`,
  nearHotel: "vicino all’hotel",
  near: (place) => `vicino a ${place}`,
  meal: ({ name, hour, change, where, isNice }) =>
    [`${isNice ? "qualcosa di speciale: " : ""}${name}`, hour, change, where]
      .filter(Boolean)
      .join(" "),
});
