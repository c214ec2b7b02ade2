import { sayWishes } from "../say-wishes.ts";
import { choiceWords } from "./choice-words.ts";
import { italian, withArticle } from "./italian.ts";

export const wishWords = sayWishes(italian, choiceWords.interests, {
  kinds: {
    museum: ["museo", "musei"],
    palace: ["palazzo o castello", "palazzi o castelli"],
    worship: ["chiesa o tempio", "chiese o templi"],
    monument: ["monumento", "monumenti"],
    viewpoint: ["punto panoramico", "punti panoramici"],
    park: ["parco", "parchi"],
    market: ["mercato o negozio", "mercati o negozi"],
    "old-town": ["quartiere storico", "quartieri storici"],
    beach: ["spiaggia", "spiagge"],
    show: ["spettacolo", "spettacoli"],
    nightlife: ["serata fuori", "vita notturna"],
    nature: ["luogo naturale", "luoghi naturali"],
    zoo: ["zoo o acquario", "zoo o acquari"],
    "theme-park": ["parco a tema", "parchi a tema"],
  },
  needs: {
    vegetarian: "cibo vegetariano",
    vegan: "cibo vegano",
    glutenFree: "cibo senza glutine",
    lactoseFree: "cibo senza lattosio",
    halal: "cibo halal",
    kosher: "cibo kosher",
    nutFree: "cibo senza frutta a guscio",
    seafoodFree: "cibo senza pesce né frutti di mare",
    allergy: "allergia alimentare",
    stepFree: "accesso senza gradini",
    pregnant: "un viaggio tranquillo in gravidanza",
    cleanAir: "luoghi senza fumo né polvere",
    noFood: "cibo",
    crowds: "niente folla",
    transport: "mezzi di trasporto",
    heat: "al riparo dal caldo",
    heights: "niente vertigini",
    toilets: "bagni vicini",
    dogs: "con il cane",
    budgetCap: "un importo al giorno",
    freeThings: "attrazioni gratuite",
    weather: "quello che dipende dal meteo",
    lodging: "dove dormi",
    facts: "cose su cui la nostra guida non ha dati",
    answers: "una risposta",
    apart: "dividersi durante il viaggio",
  },
  unplanned: (what) => `${what} (non possiamo pianificarlo)`,
  paces: {
    relaxed: "giornate rilassate",
    usual: "giornate a ritmo normale",
    full: "giornate intense",
  },
  hours: {
    sunrise: " all’alba",
    sunset: " al tramonto",
    opening: " all’apertura",
    morning: " di mattina",
    afternoon: " nel pomeriggio",
    evening: " la sera",
    cool: " prima del caldo",
    last: " a fine giornata",
    night: " dopo il tramonto",
  },
  children: (ages) =>
    `bambini di ${italian.list(ages.map(String))} ${italian.plural(ages.at(-1) ?? 0, { one: "anno", other: "anni" })}`,
  more: (interest) => `più ${interest.charAt(0).toLowerCase()}${interest.slice(1)}`,
  none: (kinds) => `niente ${kinds}`,
  without: (names) => `senza ${names}`,
  see: (names) => `vedere ${names}`,
  have: (count, kinds) => `${count} ${kinds}`,
  most: (count, kinds, isADay) => `al massimo ${count} ${kinds}${isADay ? " al giorno" : ""}`,
  start: (time) => `inizio alle ${time}`,
  startDaily: (time) => `giornate che iniziano alle ${time}`,
  end: (time) => `rientro entro le ${time}`,
  nothing: "niente in programma",
  nothingAfter: (time) => `niente dopo le ${time}`,
  nothingBefore: (time) => `niente prima delle ${time}`,
  free: (fromMinutes, toMinutes) =>
    `tempo libero dalle ${italian.time(fromMinutes)} alle ${italian.time(toMinutes)}`,
  notOutdoorsBefore: (time) => `niente all’aperto prima delle ${time}`,
  indoors: (fromMinutes, toMinutes) =>
    `al chiuso dalle ${italian.time(fromMinutes)} alle ${italian.time(toMinutes)}`,
  change: (words) => `“${words}”, quando i giorni saranno pianificati`,
  lessWalking: "camminare meno",
  mostWalking: (km) => `al massimo ${italian.number(km)} km a piedi al giorno`,
  mostADay: (count) =>
    `al massimo ${italian.count(count, { one: "luogo", other: "luoghi" })} al giorno`,
  everyDay: "ogni giorno",
  fromDay: (day) => `dal giorno ${day} in poi`,
  day: dayText,
  weekdays: "nei giorni feriali",
  weekday: (weekday) => `di ${italian.weekday(weekday)}`,
  date: (date) => withArticle(String(date)),
  on: (days) => ` ${days}`,
});
export const { meaningOf, onDays, kindsOf } = wishWords;

function ordinal(date: number): string {
  return `${date}º`;
}

function dayText(day: number): string {
  if (day === 0) return "il giorno di metà viaggio";
  if (day > 0) return `il giorno ${day}`;
  return day === -1 ? "l’ultimo giorno" : `${withArticle(ordinal(-day))} giorno dalla fine`;
}
