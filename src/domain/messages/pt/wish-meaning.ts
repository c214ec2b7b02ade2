import { sayWishes } from "../say-wishes.ts";
import { choiceWords } from "./choice-words.ts";
import { portuguese } from "./portuguese.ts";

const SATURDAY = 5;

export const wishWords = sayWishes(portuguese, choiceWords.interests, {
  kinds: {
    museum: ["museu", "museus"],
    palace: ["palácio ou castelo", "palácios ou castelos"],
    worship: ["igreja ou templo", "igrejas ou templos"],
    monument: ["monumento", "monumentos"],
    viewpoint: ["mirante", "mirantes"],
    park: ["parque", "parques"],
    market: ["mercado ou loja", "mercados ou lojas"],
    "old-town": ["bairro histórico", "bairros históricos"],
    beach: ["praia", "praias"],
    show: ["show", "shows"],
    nightlife: ["saída à noite", "vida noturna"],
    nature: ["lugar na natureza", "lugares na natureza"],
    zoo: ["zoológico ou aquário", "zoológicos ou aquários"],
    "theme-park": ["parque temático", "parques temáticos"],
  },
  needs: {
    vegetarian: "comida vegetariana",
    vegan: "comida vegana",
    glutenFree: "comida sem glúten",
    lactoseFree: "comida sem lactose",
    halal: "comida halal",
    kosher: "comida kosher",
    nutFree: "comida sem castanhas",
    seafoodFree: "comida sem peixe nem frutos do mar",
    allergy: "alergia alimentar",
    stepFree: "acesso sem degraus",
    pregnant: "uma viagem tranquila na gravidez",
    cleanAir: "lugares sem fumaça nem poeira",
    noFood: "comida",
    crowds: "sem multidões",
    transport: "meios de transporte",
    heat: "sem calor",
    heights: "sem alturas",
    toilets: "banheiros por perto",
    dogs: "com cachorro",
    budgetCap: "um valor por dia",
    freeThings: "atrações gratuitas",
    weather: "o que depende do tempo",
    lodging: "onde se hospedar",
    facts: "algo sobre o qual o guia não tem dados",
    answers: "uma resposta",
    apart: "seguir por caminhos separados",
  },
  unplanned: (what) => `${what} (não podemos planejar isso)`,
  paces: {
    relaxed: "dias tranquilos",
    usual: "dias no ritmo normal",
    full: "dias cheios",
  },
  hours: {
    sunrise: " ao nascer do sol",
    sunset: " ao pôr do sol",
    opening: " logo na abertura",
    morning: " de manhã",
    afternoon: " à tarde",
    evening: " à noite",
    cool: " antes do calor",
    last: " no fim do dia",
    night: " à noite",
  },
  children: (ages) =>
    `crianças de ${portuguese.list(ages.map(String))} ${portuguese.plural(Math.max(...ages), { one: "ano", other: "anos" })}`,
  more: (interest) => `mais ${interest.charAt(0).toLowerCase()}${interest.slice(1)}`,
  none: (kinds) => `sem ${kinds}`,
  without: (names) => `sem ${names}`,
  see: (names) => `ver ${names}`,
  have: (count, kinds) => `${count} ${kinds}`,
  most: (count, kinds, isADay) => `no máximo ${count} ${kinds}${isADay ? " por dia" : ""}`,
  start: (time) => `começar às ${time}`,
  startDaily: (time) => `dias que começam às ${time}`,
  end: (time) => `voltar até as ${time}`,
  nothing: "nada planejado",
  nothingAfter: (time) => `nada depois das ${time}`,
  nothingBefore: (time) => `nada antes das ${time}`,
  free: (fromMinutes, toMinutes) =>
    `livre das ${portuguese.time(fromMinutes)} às ${portuguese.time(toMinutes)}`,
  notOutdoorsBefore: (time) => `nada ao ar livre antes das ${time}`,
  indoors: (fromMinutes, toMinutes) =>
    `em lugares fechados das ${portuguese.time(fromMinutes)} às ${portuguese.time(toMinutes)}`,
  change: (words) => `“${words}”, quando os dias estiverem planejados`,
  lessWalking: "menos caminhada",
  mostWalking: (km) => `no máximo ${km} km a pé por dia`,
  mostADay: (count) =>
    `no máximo ${portuguese.count(count, { one: "lugar", other: "lugares" })} por dia`,
  everyDay: "todos os dias",
  fromDay: (day) => `do ${day}º dia em diante`,
  day: dayText,
  weekdays: "nos dias de semana",
  weekday: onWeekday,
  date: (date) => `no dia ${date === 1 ? ordinal(date) : date}`,
  on: (days) => ` ${days}`,
});
export const { meaningOf, onDays, kindsOf } = wishWords;

/** "1º". */
function ordinal(date: number): string {
  return `${date}º`;
}

function dayText(day: number): string {
  if (day === 0) return "no dia do meio";
  if (day > 0) return `no ${ordinal(day)} dia`;
  return day === -1 ? "no último dia" : `no ${ordinal(-day)} dia a partir do fim`;
}

/** "na segunda-feira", "no sábado". */
function onWeekday(weekday: number): string {
  return `${weekday < SATURDAY ? "na" : "no"} ${portuguese.weekday(weekday)}`;
}
