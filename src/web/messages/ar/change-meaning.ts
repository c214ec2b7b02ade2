import { arabic } from "../../../domain/messages/ar/arabic.ts";
import { wishWords } from "../../../domain/messages/ar/wish-meaning.ts";
import { sayChanges } from "../say-changes.ts";

export const meaning = sayChanges(arabic, wishWords, {
  meals: { breakfast: "الفطور", lunch: "الغداء", dinner: "العشاء", any: "وجبة" },
  changed: {
    earlier: "في وقت أبكر",
    later: "في وقت لاحق",
    longer: "مدة أطول",
    shorter: "مدة أقصر",
  },
  timed: {
    at: (time) => `في ${time}`,
    latest: (time) => `قبل ${time}`,
    soonest: (time) => `من ${time}`,
  },
  start: (what, when) => `${what} ${when}`,
  until: (what, time) => `${what} حتى ${time}`,
  stay: (what, duration) => `${duration} في ${what}`,
  outside: (what) => `${what} من الخارج`,
  stayChanged: (what, change) => `${change} في ${what}`,
  cheaper: "تذاكر أرخص",
  noMeals: "بدون وجبات",
  noMeal: (meal) => `بدون ${meal}`,
  food: (food, meal) => `${meal}: ${food}`,
  nearHotel: "قرب الفندق",
  near: (place) => `قرب ${place}`,
  meal: ({ name, hour, change, where, isNice }) =>
    [`${isNice ? "وجبة مميزة: " : ""}${name}`, hour, change, where].filter(Boolean).join(" "),
});
