import { sayStored } from "../say-stored.ts";
import { choiceWords } from "./choice-words.ts";
import { CITY_NAMES } from "./city-names.ts";
import { french } from "./french.ts";

export const storedWords = sayStored(french, {
  cities: CITY_NAMES,
  comma: ", ",
  budgets: choiceWords.budgets,
  notOn: (weekdays) =>
    `Pas ${french.list(weekdays.map((weekday) => `le ${french.weekday(weekday)}`))}.`,
  day: (number) => `Jour ${number}`,
  unrated: "Non classé",
  stars: { one: "étoile", other: "étoiles" },
  prices: { free: "Gratuit", sameTicket: "Inclus dans le même billet", unknown: "Prix inconnu" },
  price: (amount, per) => `${amount} ${per === "adult" ? "par adulte" : "par nuit"}`,
  vehicles: {
    "public transport": "en transports en commun",
    taxi: "en taxi",
    train: "en train",
    bus: "en bus",
    ferry: "en ferry",
    boat: "en bateau",
    car: "en voiture",
    "cable-car": "en téléphérique",
  },
  vehicle: (name) => `en ${name}`,
  onFoot: "à pied",
  way: (minutes, by, distance) => `${minutes} min ${by} (${distance})`,
  added: {
    program: "Consultez le programme : nous ne savons ni ce qui se joue ni à quelle heure.",
    holiday: "C’est un jour férié : appelez avant.",
    level: (title) => `Catégorie ${title}.`,
    way: (minutes, by, from) =>
      `${from === undefined ? "Depuis l’hôtel" : `Depuis ${from}`} : ${minutes} min ${by}.`,
  },
});
