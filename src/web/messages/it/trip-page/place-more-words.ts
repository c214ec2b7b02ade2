import { italian } from "../../../../domain/messages/it/italian.ts";
import { moneyText } from "../../../../domain/messages/it/money-text.ts";
import { isAlwaysOpen } from "../../../../domain/trip/is-always-open.ts";
import type { placeMoreWords as english } from "../../en/trip-page/place-more-words.ts";
import { sayWeeklyHours } from "../../say-weekly-hours.ts";

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "due",
  3: "tre",
  4: "quattro",
  5: "cinque",
};

export const placeMoreWords: typeof english = {
  weeklyHours: sayWeeklyHours(italian, {
    weekdays: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"],
    between: [", ", "–"],
    comma: ", ",
    open: "Aperto ",
    daily: "tutti i giorni",
    always: "Aperto 24 ore su 24",
  }),
  yourDay: " (il giorno della tua visita)",
  priceForAll: (price, people) => `Circa ${price} per voi ${COUNT_WORDS[people] ?? people}`,
  roomsPrice: (rooms, price) =>
    `${italian.count(rooms, { one: "camera", other: "camere" })}: ${price.map(moneyText).join(" – ")}`,
  aboutPrice: (price) => `circa ${price.map(moneyText).join(" – ")}`,
  priceAsAdults: (price, people) =>
    `Al massimo ${price} per voi ${COUNT_WORDS[people] ?? people}; i bambini spesso pagano meno`,
  bestPartOfDay: {
    morning: "Meglio al mattino",
    midday: "Meglio verso mezzogiorno",
    afternoon: "Meglio al pomeriggio",
    sunset: "Meglio al tramonto",
    evening: "Meglio di sera",
    any: "Bello a qualsiasi ora",
  },
  stepFree: {
    yes: "Senza gradini",
    partly: "In parte senza gradini",
    no: "Scale o salite ripide",
  },
  accessUnknown: "Accesso non noto: chiedi prima",
  categories: {
    museum: "Museo",
    palace: "Palazzo o castello",
    worship: "Luogo di culto",
    monument: "Monumento",
    viewpoint: "Punto panoramico",
    park: "Parco o giardino",
    market: "Mercato o shopping",
    "old-town": "Quartiere",
    beach: "Spiaggia",
    show: "Spettacolo",
    nightlife: "Vita notturna",
    nature: "Natura",
    zoo: "Zoo o acquario",
    "theme-park": "Parco a tema",
  },
  notVerified: "Non verificato: non è nella nostra guida.",
  hoursUnknown: "Orari di apertura sconosciuti. Verifica prima di andare.",
  modelWords: (words) => ["Parole dell’IA: ", words, "."],
  modelBestTime: (words) => `momento migliore: ${words}`,
  modelTravelTime: (words) => `tempo di spostamento: ${words}`,
  visited: "L’ho già visitato",
  visitedAt: (place) => ` (${place})`,
  onTheMap: "Mostra sulla mappa",
  photoCredits: (count) => `Crediti foto (${count})`,
  openThatDay: (open) =>
    isAlwaysOpen(open)
      ? "Aperto 24 ore su 24"
      : `Aperto quel giorno ${italian.span(open.startMinutes, open.endMinutes)}`,
};
