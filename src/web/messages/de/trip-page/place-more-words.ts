import { german } from "../../../../domain/messages/de/german.ts";
import { moneyText } from "../../../../domain/messages/de/money-text.ts";
import { isAlwaysOpen } from "../../../../domain/trip/is-always-open.ts";
import type { placeMoreWords as english } from "../../en/trip-page/place-more-words.ts";
import { sayWeeklyHours } from "../../say-weekly-hours.ts";

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "zwei",
  3: "drei",
  4: "vier",
  5: "fünf",
};

export const placeMoreWords: typeof english = {
  weeklyHours: sayWeeklyHours(german, {
    weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
    between: [", ", "–"],
    comma: ", ",
    open: "Geöffnet ",
    daily: "täglich",
    always: "Rund um die Uhr geöffnet",
  }),
  yourDay: " (der Tag deines Besuchs)",
  priceForAll: (price, people) => `Etwa ${price} für euch ${COUNT_WORDS[people] ?? people}`,
  roomsPrice: (rooms, price) =>
    `${german.count(rooms, { one: "Zimmer", other: "Zimmer" })}: ${price.map(moneyText).join(" – ")}`,
  aboutPrice: (price) => `etwa ${price.map(moneyText).join(" – ")}`,
  priceAsAdults: (price, people) =>
    `Höchstens ${price} für euch ${COUNT_WORDS[people] ?? people}; Kinder zahlen oft weniger`,
  bestPartOfDay: {
    morning: "Vormittags am schönsten",
    midday: "Gegen Mittag am schönsten",
    afternoon: "Nachmittags am schönsten",
    sunset: "Bei Sonnenuntergang am schönsten",
    evening: "Abends am schönsten",
    any: "Zu jeder Zeit schön",
  },
  stepFree: {
    yes: "Stufenfrei",
    partly: "Teilweise stufenfrei",
    no: "Stufen oder steile Wege",
  },
  accessUnknown: "Zugang nicht bekannt: vorher fragen",
  categories: {
    museum: "Museum",
    palace: "Palast oder Burg",
    worship: "Gotteshaus",
    monument: "Wahrzeichen",
    viewpoint: "Aussichtspunkt",
    park: "Park oder Garten",
    market: "Markt oder Läden",
    "old-town": "Viertel",
    beach: "Strand",
    show: "Show",
    nightlife: "Nachtleben",
    nature: "Natur",
    zoo: "Zoo oder Aquarium",
    "theme-park": "Freizeitpark",
  },
  notVerified: "Nicht bestätigt: nicht in unserem Reiseführer.",
  hoursUnknown: "Öffnungszeiten unbekannt. Prüf sie vor dem Besuch.",
  modelWords: (words) => ["Mit den Worten der KI: ", words, "."],
  modelBestTime: (words) => `beste Zeit ${words}`,
  modelTravelTime: (words) => `Wegzeit ${words}`,
  visited: "Hier war ich schon",
  visitedAt: (place) => ` (${place})`,
  onTheMap: "Auf der Karte zeigen",
  photoCredits: (count) => `Bildnachweise (${count})`,
  openThatDay: (open) =>
    isAlwaysOpen(open)
      ? "Rund um die Uhr geöffnet"
      : `An diesem Tag geöffnet ${german.span(open.startMinutes, open.endMinutes)}`,
};
