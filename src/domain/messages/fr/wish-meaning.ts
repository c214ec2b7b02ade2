import { sayWishes } from "../say-wishes.ts";
import { choiceWords } from "./choice-words.ts";
import { french } from "./french.ts";

export const wishWords = sayWishes(french, choiceWords.interests, {
  kinds: {
    museum: ["musée", "musées"],
    palace: ["palais ou château", "palais ou châteaux"],
    worship: ["église ou temple", "églises ou temples"],
    monument: ["monument", "monuments"],
    viewpoint: ["point de vue", "points de vue"],
    park: ["parc", "parcs"],
    market: ["marché ou boutique", "marchés ou boutiques"],
    "old-town": ["vieux quartier", "vieux quartiers"],
    beach: ["plage", "plages"],
    show: ["spectacle", "spectacles"],
    nightlife: ["sortie nocturne", "sorties nocturnes"],
    nature: ["site naturel", "sites naturels"],
    zoo: ["zoo ou aquarium", "zoos ou aquariums"],
    "theme-park": ["parc d’attractions", "parcs d’attractions"],
  },
  needs: {
    vegetarian: "cuisine végétarienne",
    vegan: "cuisine végane",
    glutenFree: "cuisine sans gluten",
    lactoseFree: "cuisine sans lactose",
    halal: "cuisine halal",
    kosher: "cuisine casher",
    nutFree: "cuisine sans fruits à coque",
    seafoodFree: "cuisine sans poisson ni fruits de mer",
    allergy: "allergie alimentaire",
    stepFree: "accès sans marches",
    pregnant: "un voyage en douceur pendant la grossesse",
    cleanAir: "des lieux sans fumée ni poussière",
    noFood: "à table",
    crowds: "loin de la foule",
    transport: "moyens de transport",
    heat: "à l’abri de la chaleur",
    heights: "rien de vertigineux",
    toilets: "toilettes à proximité",
    dogs: "avec un chien",
    budgetCap: "un budget par jour",
    freeThings: "des visites gratuites",
    weather: "ce qui dépend de la météo",
    lodging: "votre hébergement",
    facts: "sujet absent de notre guide",
    answers: "une réponse",
    apart: "se séparer pendant le voyage",
  },
  unplanned: (what) => `${what} (nous ne pouvons pas le prévoir)`,
  paces: {
    relaxed: "des journées tranquilles",
    usual: "des journées au rythme habituel",
    full: "des journées bien remplies",
  },
  hours: {
    sunrise: " au lever du soleil",
    sunset: " au coucher du soleil",
    opening: " dès l’ouverture",
    morning: " le matin",
    afternoon: " l’après-midi",
    evening: " le soir",
    cool: " avant la chaleur",
    last: " en fin de journée",
    night: " à la nuit tombée",
  },
  children: (ages) => `enfants (âge : ${french.list(ages.map(String))})`,
  more: (interest) => `davantage : ${interest.charAt(0).toLowerCase()}${interest.slice(1)}`,
  none: (kinds) => `sans ${kinds}`,
  without: (names) => `sans ${names}`,
  see: (names) => `voir ${names}`,
  have: (count, kinds) => `${count} ${kinds}`,
  most: (count, kinds, isADay) => `au plus ${count} ${kinds}${isADay ? " par jour" : ""}`,
  start: (time) => `début à ${time}`,
  startDaily: (time) => `début des journées à ${time}`,
  end: (time) => `retour au plus tard à ${time}`,
  nothing: "rien de prévu",
  nothingAfter: (time) => `rien après ${time}`,
  nothingBefore: (time) => `rien avant ${time}`,
  free: (fromMinutes, toMinutes) =>
    `temps libre de ${french.time(fromMinutes)} à ${french.time(toMinutes)}`,
  notOutdoorsBefore: (time) => `rien en plein air avant ${time}`,
  indoors: (fromMinutes, toMinutes) =>
    `à l’intérieur de ${french.time(fromMinutes)} à ${french.time(toMinutes)}`,
  change: (words) => `« ${words} », une fois les jours planifiés`,
  lessWalking: "moins de marche",
  mostWalking: (km) => `au plus ${french.number(km)} km à pied par jour`,
  mostADay: (count) => `au plus ${french.count(count, { one: "lieu", other: "lieux" })} par jour`,
  everyDay: "chaque jour",
  fromDay: (day) => `jour ${day} et suivants`,
  day: dayText,
  weekdays: "en semaine",
  date: (date) => (date === 1 ? "le 1er" : `le ${date}`),
  on: (days) => ` (${days})`,
});
export const { meaningOf, onDays, kindsOf } = wishWords;

function ordinal(date: number): string {
  return `${date}e`;
}

function dayText(day: number): string {
  if (day === 0) return "le jour du milieu";
  if (day > 0) return `jour ${day}`;
  return day === -1 ? "le dernier jour" : `le ${ordinal(-day)} jour en partant de la fin`;
}
