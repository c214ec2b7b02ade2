import { sayWishes } from "../say-wishes.ts";
import { choiceWords } from "./choice-words.ts";
import { spanish } from "./spanish.ts";

export const wishWords = sayWishes(spanish, choiceWords.interests, {
  kinds: {
    museum: ["museo", "museos"],
    palace: ["palacio o castillo", "palacios o castillos"],
    worship: ["iglesia o templo", "iglesias o templos"],
    monument: ["monumento", "monumentos"],
    viewpoint: ["mirador", "miradores"],
    park: ["parque", "parques"],
    market: ["mercado o tienda", "mercados o tiendas"],
    "old-town": ["barrio antiguo", "barrios antiguos"],
    beach: ["playa", "playas"],
    show: ["espectáculo", "espectáculos"],
    nightlife: ["salida nocturna", "vida nocturna"],
    nature: ["espacio natural", "espacios naturales"],
    zoo: ["zoo o acuario", "zoos o acuarios"],
    "theme-park": ["parque temático", "parques temáticos"],
  },
  needs: {
    vegetarian: "comida vegetariana",
    vegan: "comida vegana",
    glutenFree: "comida sin gluten",
    lactoseFree: "comida sin lactosa",
    halal: "comida halal",
    kosher: "comida kosher",
    nutFree: "comida sin frutos secos",
    seafoodFree: "comida sin pescado ni marisco",
    allergy: "alergia alimentaria",
    stepFree: "acceso sin escalones",
    pregnant: "un viaje tranquilo durante el embarazo",
    cleanAir: "lugares sin humo ni polvo",
    noFood: "comida",
    crowds: "sin aglomeraciones",
    transport: "medios de transporte",
    heat: "a salvo del calor",
    heights: "sin alturas",
    toilets: "baños cerca",
    dogs: "con perro",
    budgetCap: "un importe por día",
    freeThings: "lugares gratuitos",
    weather: "lo que depende del tiempo",
    lodging: "dónde te alojas",
    facts: "aquello de lo que nuestra guía no tiene datos",
    answers: "una respuesta",
    apart: "ir cada uno por su lado",
  },
  unplanned: (what) => `${what} (no podemos planificarlo)`,
  paces: {
    relaxed: "días tranquilos",
    usual: "días a ritmo habitual",
    full: "días intensos",
  },
  hours: {
    sunrise: " al amanecer",
    sunset: " al atardecer",
    opening: " en cuanto abra",
    morning: " por la mañana",
    afternoon: " por la tarde",
    evening: " por la noche",
    cool: " antes del calor",
    last: " al final del día",
    night: " de noche",
  },
  children: (ages) =>
    `niños de ${spanish.list(ages.map(String))} ${spanish.plural(ages.at(-1) ?? 0, { one: "año", other: "años" })}`,
  more: (interest) => `más ${interest.charAt(0).toLowerCase()}${interest.slice(1)}`,
  none: (kinds) => `sin ${kinds}`,
  without: (names) => `sin ${names}`,
  see: (names) => `ver ${names}`,
  have: (count, kinds) => `${count} ${kinds}`,
  most: (count, kinds, isADay) => `como máximo ${count} ${kinds}${isADay ? " al día" : ""}`,
  start: (time) => `empezar a las ${time}`,
  startDaily: (time) => `días que empiezan a las ${time}`,
  end: (time) => `volver a más tardar a las ${time}`,
  nothing: "nada previsto",
  nothingAfter: (time) => `nada después de las ${time}`,
  nothingBefore: (time) => `nada antes de las ${time}`,
  free: (fromMinutes, toMinutes) =>
    `libre de ${spanish.time(fromMinutes)} a ${spanish.time(toMinutes)}`,
  notOutdoorsBefore: (time) => `nada al aire libre antes de las ${time}`,
  indoors: (fromMinutes, toMinutes) =>
    `a cubierto de ${spanish.time(fromMinutes)} a ${spanish.time(toMinutes)}`,
  change: (words) => `«${words}», cuando los días estén planificados`,
  lessWalking: "caminar menos",
  mostWalking: (km) => `como máximo ${spanish.number(km)} km a pie al día`,
  mostADay: (count) =>
    `como máximo ${spanish.count(count, { one: "lugar", other: "lugares" })} al día`,
  everyDay: "cada día",
  fromDay: (day) => `el día ${day} y siguientes`,
  day: dayText,
  weekdays: "entre semana",
  weekday: (day) => `el ${spanish.weekday(day)}`,
  date: (date) => `el ${date}`,
  on: (days) => ` ${days}`,
});
export const { meaningOf, onDays, kindsOf } = wishWords;

/** As it stands before "día". */
function ordinal(date: number): string {
  const ending = { 1: ".er", 2: ".º", 3: ".er" }[date % 10] ?? ".º";
  return `${date}${date > 10 && date < 14 ? ".º" : ending}`;
}

function dayText(day: number): string {
  if (day === 0) return "el día del medio";
  if (day > 0) return `el día ${day}`;
  if (day === -1) return "el último día";
  return day === -2 ? "el penúltimo día" : `el ${ordinal(-day)} día empezando por el final`;
}
