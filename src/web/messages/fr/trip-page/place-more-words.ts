import { french } from "../../../../domain/messages/fr/french.ts";
import { moneyText } from "../../../../domain/messages/fr/money-text.ts";
import { isAlwaysOpen } from "../../../../domain/trip/is-always-open.ts";
import type { placeMoreWords as english } from "../../en/trip-page/place-more-words.ts";
import { sayWeeklyHours } from "../../say-weekly-hours.ts";

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: "deux",
  3: "trois",
  4: "quatre",
  5: "cinq",
};

export const placeMoreWords: typeof english = {
  weeklyHours: sayWeeklyHours(french, {
    weekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."],
    between: [", ", "–"],
    comma: ", ",
    open: "Horaires : ",
    daily: "tous les jours",
    always: "Ouvert 24 h/24",
  }),
  yourDay: " (le jour de votre visite)",
  priceForAll: (price, people) => `Environ ${price} pour vous ${COUNT_WORDS[people] ?? people}`,
  roomsPrice: (rooms, price) =>
    `${french.count(rooms, { one: "chambre", other: "chambres" })} : ${price.map(moneyText).join(" – ")}`,
  aboutPrice: (price) => `environ ${price.map(moneyText).join(" – ")}`,
  priceAsAdults: (price, people) =>
    `Au plus ${price} pour vous ${COUNT_WORDS[people] ?? people} ; les enfants paient souvent moins`,
  bestPartOfDay: {
    morning: "Idéal le matin",
    midday: "Idéal vers midi",
    afternoon: "Idéal l’après-midi",
    sunset: "Idéal au coucher du soleil",
    evening: "Idéal le soir",
    any: "Bien à toute heure",
  },
  stepFree: {
    yes: "Sans marches",
    partly: "En partie sans marches",
    no: "Marches ou pentes raides",
  },
  accessUnknown: "Accès non connu : renseignez-vous avant",
  categories: {
    museum: "Musée",
    palace: "Palais ou château",
    worship: "Lieu de culte",
    monument: "Monument",
    viewpoint: "Point de vue",
    park: "Parc ou jardin",
    market: "Marché ou boutiques",
    "old-town": "Quartier",
    beach: "Plage",
    show: "Spectacle",
    nightlife: "Vie nocturne",
    nature: "Nature",
    zoo: "Zoo ou aquarium",
    "theme-park": "Parc d’attractions",
  },
  notVerified: "Non vérifié : absent de notre guide.",
  hoursUnknown: "Horaires inconnus. Vérifiez avant d’y aller.",
  modelWords: (words) => ["Selon l’IA : ", words, "."],
  modelBestTime: (words) => `meilleur moment : ${words}`,
  modelTravelTime: (words) => `temps de trajet : ${words}`,
  visited: "Déjà visité",
  visitedAt: (place) => ` (${place})`,
  onTheMap: "Voir sur la carte",
  photoCredits: (count) => `Crédits photo (${count})`,
  openThatDay: (open) =>
    isAlwaysOpen(open)
      ? "Ouvert 24 h/24"
      : `Horaires ce jour-là : ${french.span(open.startMinutes, open.endMinutes)}`,
};
