import { sayWishes } from "../say-wishes.ts";
import { choiceWords } from "./choice-words.ts";
import { german } from "./german.ts";

export const wishWords = sayWishes(german, choiceWords.interests, {
  kinds: {
    museum: ["Museum", "Museen"],
    palace: ["Palast oder Burg", "Paläste oder Burgen"],
    worship: ["Kirche oder Tempel", "Kirchen oder Tempel"],
    monument: ["Denkmal", "Denkmäler"],
    viewpoint: ["Aussichtspunkt", "Aussichtspunkte"],
    park: ["Park", "Parks"],
    market: ["Markt oder Laden", "Märkte oder Läden"],
    "old-town": ["Altstadtviertel", "Altstadtviertel"],
    beach: ["Strand", "Strände"],
    show: ["Show", "Shows"],
    nightlife: ["Abend zum Ausgehen", "Abende zum Ausgehen"],
    nature: ["Ort in der Natur", "Orte in der Natur"],
    zoo: ["Zoo oder Aquarium", "Zoos oder Aquarien"],
    "theme-park": ["Freizeitpark", "Freizeitparks"],
  },
  needs: {
    vegetarian: "vegetarisches Essen",
    vegan: "veganes Essen",
    glutenFree: "glutenfreies Essen",
    lactoseFree: "laktosefreies Essen",
    halal: "halal essen",
    kosher: "koscher essen",
    nutFree: "Essen ohne Nüsse",
    seafoodFree: "Essen ohne Fisch und Meeresfrüchte",
    allergy: "Lebensmittelallergie",
    stepFree: "stufenfreier Zugang",
    pregnant: "eine schonende Reise in der Schwangerschaft",
    cleanAir: "Orte ohne Rauch und Staub",
    noFood: "beim Essen",
    crowds: "kein Gedränge",
    transport: "womit du fährst",
    heat: "keine Hitze",
    heights: "nichts Schwindelerregendes",
    toilets: "Toiletten in der Nähe",
    dogs: "mit Hund",
    budgetCap: "ein Tagesbudget",
    freeThings: "kostenlose Sehenswürdigkeiten",
    weather: "was vom Wetter abhängt",
    lodging: "wo du übernachtest",
    facts: "wozu unser Reiseführer keine Angaben hat",
    answers: "eine Antwort",
    apart: "getrennte Wege",
  },
  unplanned: (what) => `${what} (das können wir nicht einplanen)`,
  paces: {
    relaxed: "ruhige Tage",
    usual: "Tage im normalen Tempo",
    full: "volle Tage",
  },
  hours: {
    sunrise: " bei Sonnenaufgang",
    sunset: " bei Sonnenuntergang",
    opening: " gleich zur Öffnung",
    morning: " am Vormittag",
    afternoon: " am Nachmittag",
    evening: " am Abend",
    cool: " vor der Hitze",
    last: " zum Schluss des Tages",
    night: " nach Einbruch der Dunkelheit",
  },
  children: (ages) => `Kinder im Alter von ${german.list(ages.map(String))} Jahren`,
  more: (interest) => `mehr: ${interest}`,
  none: (kinds) => `ohne ${kinds}`,
  without: (names) => `ohne ${names}`,
  see: (names) => `${names} sehen`,
  have: (count, kinds) => `${count} ${kinds}`,
  most: (count, kinds, isADay) => `höchstens ${count} ${kinds}${isADay ? " pro Tag" : ""}`,
  start: (time) => `Beginn um ${time}`,
  startDaily: (time) => `Tagesbeginn um ${time}`,
  end: (time) => `zurück bis ${time}`,
  nothing: "nichts geplant",
  nothingAfter: (time) => `nichts nach ${time}`,
  nothingBefore: (time) => `nichts vor ${time}`,
  free: (fromMinutes, toMinutes) =>
    `frei von ${german.time(fromMinutes)} bis ${german.time(toMinutes)}`,
  notOutdoorsBefore: (time) => `nichts im Freien vor ${time}`,
  indoors: (fromMinutes, toMinutes) =>
    `drinnen von ${german.time(fromMinutes)} bis ${german.time(toMinutes)}`,
  change: (words) => `„${words}“, sobald die Tage geplant sind`,
  lessWalking: "weniger zu Fuß",
  mostWalking: (km) => `höchstens ${german.number(km)} km zu Fuß pro Tag`,
  mostADay: (count) => `höchstens ${german.count(count, { one: "Ort", other: "Orte" })} pro Tag`,
  everyDay: "jeden Tag",
  fromDay: (day) => `Tag ${day} und später`,
  day: dayText,
  weekdays: "unter der Woche",
  date: (date) => `am ${ordinal(date)}`,
  on: (days) => ` (${days})`,
});
export const { meaningOf, onDays, kindsOf } = wishWords;

function ordinal(date: number): string {
  return `${date}.`;
}

function dayText(day: number): string {
  if (day === 0) return "der mittlere Tag";
  if (day > 0) return `Tag ${day}`;
  return day === -1 ? "der letzte Tag" : `der ${ordinal(-day)} Tag von hinten`;
}
