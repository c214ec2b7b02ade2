import { degreesText } from "../../degrees.ts";
import type { TransitKind } from "../../places/step-free.ts";
import type { NOTE_MESSAGES as english } from "../en/note-messages.ts";
import { transitParts } from "../transit-parts.ts";
import { COLD_C, HOT_C } from "../usual-weather.ts";
import { choiceWords } from "./choice-words.ts";
import { eventText } from "./event-text.ts";
import { needAdvice } from "./need-advice.ts";
import { spanish } from "./spanish.ts";
import { meaningOf } from "./wish-meaning.ts";

const TRANSIT: Readonly<Record<TransitKind, string>> = {
  metro: "metro",
  tram: "tranvías",
  bus: "autobuses",
  train: "trenes",
  ferry: "ferris",
};

export const NOTE_MESSAGES: typeof english = {
  destinationChosen: (values) =>
    `Dejaste el destino abierto, así que elegimos ${values.city}: ${values.suiting} lugares de nuestra guía van bien para este viaje (${choiceWords.travellers[values.traveller].title.toLowerCase()}) y ${values.free} son gratis.`,
  destinationTaken: ({ typed, place }) => `Pediste «${typed}». Hemos entendido ${place}.`,
  sightIn: ({ typed, place }) =>
    `«${typed}» está en ${place}, así que hemos planificado tu estancia allí.`,
  daysAssumed: ({ days }) => `No dijiste cuántos días, así que hemos planificado ${days}.`,
  startsAtHotel: ({ hotel, budget, city }) =>
    `${city === undefined ? "Cada día" : `Cada día en ${city}`} empieza y acaba en ${hotel}, el hotel mejor situado del nivel ${choiceWords.budgets[budget].title}.`,
  otherHotelLevel: ({ budget }) =>
    `No conocemos ningún hotel del nivel ${choiceWords.budgets[budget].title} aquí, así que hemos usado el nivel más cercano.`,
  fewPlaces: ({ city, places }) =>
    `Conocemos ${spanish.count(places, { one: "lugar", other: "lugares" })} para ti en ${city}. Los demás días quedan a tu gusto.`,
  restClosed: ({ city }) => `Lo demás que conocemos en ${city} está cerrado los días vacíos.`,
  restDoesNotFit: ({ city }) =>
    `Nada más de lo que conocemos en ${city} cabe en los días vacíos, por horario, entradas o trayectos.`,
  quietDays: ({ city, places, days }) =>
    `Conocemos ${spanish.count(places, { one: "lugar", other: "lugares" })} en ${city} para este viaje. En ${spanish.count(days, { one: "día", other: "días" })}, eso deja tiempo libre casi a diario.`,
  startOn: ({ weekdays }) =>
    `${spanish.plural(weekdays.length, { one: "Mejor día", other: "Mejores días" })} para empezar este plan: ${spanish.list(weekdays.map(spanish.weekday))}. Así, cada lugar abre el día previsto.`,
  hoursOfAllSeasons:
    "No indicaste fechas, así que usamos horarios válidos todo el año. Algunos lugares abren más tiempo en ciertos meses.",
  usualWeather: ({ city, date, highC, lowC, rainDays }) => {
    const days = spanish.count(Math.round(rainDays), { one: "día", other: "días" });
    const usual = `Hacia el ${spanish.date(date)}, en ${city} suele haber entre ${degreesText({ lowC, highC, to: " y " }, spanish)} y llueve ${days} al mes.`;
    if (highC >= HOT_C) return `${usual} A mediodía descansa a cubierto y lleva agua.`;
    return lowC <= COLD_C ? `${usual} Abrígate bien y haz pausas para entrar en calor.` : usual;
  },
  walksByStreet:
    "Los recorridos a pie siguen las calles, según OpenStreetMap (© colaboradores de OpenStreetMap, ODbL). Los trayectos en transporte son estimados.",
  event: (values) => eventText(values),
  factsAsOf: ({ hours, prices }) =>
    `Los tiempos de trayecto son estimados. Horarios ${hours === prices ? "y precios" : `de ${spanish.month(hours)}, precios`} de ${spanish.month(prices)}. Compruébalos antes de ir.`,
  fromOpenData: ({ city, places, hours, prices }) =>
    `Conocemos ${city} por datos abiertos, no por nuestra guía, así que no lo hemos comprobado. De ${spanish.count(places, { one: "lugar", other: "lugares" })}, se conoce el horario de ${hours} y el precio de ${prices}. Los tiempos de trayecto son estimados. Comprueba el resto antes de ir.`,
  factsOfGuide:
    "Los tiempos de trayecto son estimados. Horarios y precios de 2025. Compruébalos antes de ir.",
  imported:
    "Este viaje se importó de un archivo. Hemos supuesto dos viajeros y un presupuesto Estándar. No se conoce el horario de los lugares que no están en nuestra guía.",
  importedSpread:
    "El archivo no tiene días, así que hemos repartido sus lugares por el viaje en orden.",
  importedAside: ({ places }) =>
    `${spanish.count(places, { one: "lugar no cabe", other: "lugares no caben" })} en los días del archivo. ${spanish.plural(places, { one: "Está", other: "Están" })} en «Quitados».`,
  wishesMet: ({ wishes, shownBy }) => `Como pediste: ${quoted(wishes, shownBy)}.`,
  wishReadAs: (wish) => `Hemos entendido «${wish.text}» así: ${meaningOf([wish])}.`,
  wishesUnread: ({ wishes }) =>
    `No hemos entendido ${quoted(wishes)}, así que hemos planificado sin tenerlo en cuenta.`,
  wishUnknown: ({ name, city }) => `No conocemos «${name}» en ${city}, así que no está en el plan.`,
  wishNoneKnown: ({ wish, city }) => `«${wish}»: no conocemos nada así en ${city}.`,
  wishOtherDay: ({ wish, name, day }) =>
    `«${wish}»: ${name} está cerrado entonces o no cabe, así que está en el día ${day}.`,
  wishAbout: ({ wish, name, day }) => `«${wish}»: conocemos ${name}, que está en el día ${day}.`,
  wishBriefly: ({ wish, name, day, minutes }) =>
    `«${wish}»: el plan solo le dedica ${minutes} minutos (${name}, día ${day}).`,
  wishMealsAt: ({ wish, count, all, names }) =>
    `«${wish}»: ${count} de ${all} comidas son en lugares donde sabemos que hay opciones. Pregunta en los demás${names.length === 0 ? "" : `: ${spanish.list(names)}`}.`,
  wishFixture: ({ wish, name }) =>
    `«${wish}»: no sabemos qué se juega esos días. ${name} está en el plan para una visita; busca fechas y entradas.`,
  wishClosed: ({ wish, name }) => `«${wish}»: ${name} no abre en tus días.`,
  wishNoRoom: ({ wish, name }) =>
    `«${wish}»: no encontramos hueco para ${name} en este plan. Pídelo en la página del viaje o haz sitio un día.`,
  wishNoDates: ({ wish }) =>
    `«${wish}»: sin fechas, no sabemos qué día es. Pon fechas y después cambia el plan.`,
  wishCelebrated: ({ wish, name, day }) =>
    `«${wish}»: para eso es la cena en ${name}, el día ${day}. Dilo al reservar y pregunta por la tarta y la música.`,
  wishNoAlcohol: ({ wish }) =>
    `«${wish}»: en cualquier mesa o bar hay algo sin alcohol. Para una cata, pídelo al reservar.`,
  wishNoSuchDay: ({ wish }) =>
    `«${wish}»: tu viaje no incluye ese día. Cambia las fechas o pide otro día.`,
  wishNotKnown: ({ wish, need }) => `«${wish}»: ${needAdvice(need)}`,
  wishSteps: ({ wish, names }) =>
    `«${wish}»: hay escalones o cuestas en ${spanish.list(names)}, algunos evitables. Pregunta antes de ir; en otros lugares quizá no los conozcamos.`,
  wishTransit: ({ city, ...kinds }) => {
    const said = transitParts(kinds, {
      list: (of) => spanish.list(of.map((kind) => TRANSIT[kind])),
      partly: (all) => `${all} en parte`,
      no: (all) => `${all} apenas`,
    }).join("; ");
    return `Transporte sin escalones en ${city}: ${said}.`;
  },
  wishUndone: ({ wish }) =>
    `«${wish}»: nada de lo que hemos probado encaja en este plan. Pídelo en la página del viaje o mueve tú los lugares.`,
  wishMidPriced: ({ wish, names }) =>
    `«${wish}»: lo mejor que conocemos dentro de tu presupuesto es de precio medio: ${spanish.list(names)}. Cambia la comida si quieres gastar más.`,
  wishNotMet: ({ wish, names }) => `«${wish}»: no ha sido posible para ${spanish.list(names)}.`,
  writtenByModel:
    "La IA ha escrito este plan. La revisión del plan muestra qué hemos comparado con nuestra guía. Comprueba horarios y precios antes de ir.",
};

function quoted(wishes: readonly string[], shownBy: readonly string[] = []): string {
  const named = (at: number) => (shownBy[at] ? ` (${shownBy[at]})` : "");
  return spanish.list(wishes.map((wish, at) => `«${wish}»${named(at)}`));
}
