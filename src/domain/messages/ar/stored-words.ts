import { sayStored } from "../say-stored.ts";
import { arabic } from "./arabic.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";

export const storedWords = sayStored(arabic, {
  cities: CITY_NAMES,
  comma: "، ",
  budgets: choiceWords.budgets,
  notOn: (weekdays) =>
    `مغلق يوم ${arabic.list(weekdays.map((weekday) => arabic.weekday(weekday)))}.`,
  day: (number) => `اليوم ${number}`,
  unrated: "بلا تقييم",
  stars: { one: "نجمة واحدة", two: "نجمتان", few: "نجوم", other: "نجمة" },
  prices: { free: "مجاني", sameTicket: "ضمن التذكرة نفسها", unknown: "السعر غير معروف" },
  price: (amount, per) => `${amount} ${per === "adult" ? "لكل بالغ" : "في الليلة"}`,
  vehicles: {
    "public transport": "بالمواصلات العامة",
    taxi: "بسيارة أجرة",
    train: "بالقطار",
    bus: "بالحافلة",
    ferry: "بالعبّارة",
    boat: "بالقارب",
    car: "بالسيارة",
    "cable-car": "بالتلفريك",
  },
  vehicle: (name) => `بوسيلة ${name}`,
  onFoot: "مشيًا",
  way: (minutes, by, distance) => `${minutes} د ${by} (${distance})`,
  added: {
    program: "يُرجى الاطلاع على البرنامج: لا نعرف ما يُعرض ولا متى يبدأ.",
    holiday: "يوم عطلة رسمية: يُستحسن الاتصال مسبقًا.",
    level: (title) => `الفئة: ${title}.`,
    way: (minutes, by, from) =>
      `${from === undefined ? "من الفندق" : `من ${from}`}: ${minutes} د ${by}.`,
  },
});
