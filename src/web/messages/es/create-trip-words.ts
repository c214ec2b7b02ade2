import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";
import type { createTripWords as english } from "../en/create-trip-words.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords: typeof english = {
  chooseOne: "Elige una opción.",
  screen: "Crear viaje",
  haveBookings: "Ya tengo vuelos u hotel",
  destination: "¿Cuál es tu destino?",
  destinationExample: "Una ciudad, como Lisboa",
  destinationHint: "Para 5 días o menos, puedes dejarlo vacío y elegiremos un lugar por ti.",
  destinationNeeded: "Elige un destino.",
  addCity: "Añadir otra ciudad",
  cityDays: "Tus días en cada ciudad",
  fewerDays: (city) => `Un día menos en ${city}`,
  moreDays: (city) => `Un día más en ${city}`,
  removeCity: (city) => `Quitar ${city}`,
  suggestions: "Sugerencias",
  suggestionCount: (count) => spanish.count(count, { one: "sugerencia", other: "sugerencias" }),
  anyPlace: "Puedes escribir cualquier lugar.",
  chooseCity: (city) => `Elegir ${city}`,
  thinTrip: (city, days) =>
    `Nuestra guía tiene lugares en ${city} para unos ${spanish.count(days, { one: "día", other: "días" })}. Planifica menos días o pasa el resto en otra ciudad.`,
  isReadAbout: (destination) =>
    `${destination} no está en nuestra guía. Primero lo buscaremos en datos abiertos (Wikivoyage, OpenStreetMap, Wikidata), y eso puede tardar un par de minutos.`,
  unanswered: (destination) =>
    `${destination} no está en nuestra guía y el servicio donde buscamos otros lugares no responde ahora. Puedes intentarlo de todos modos o elegir una ciudad de nuestra guía.`,
  isCountry: (country) =>
    `${country} tiene varias ciudades donde alojarse. Elegirás en el siguiente paso.`,
  planDays: (days) => `Planificar ${spanish.count(days, { one: "día", other: "días" })}`,
  allCities: (count) =>
    `Toda nuestra guía: ${spanish.count(count, { one: "ciudad", other: "ciudades" })}`,
  visitedBefore: (leftOut) =>
    leftOut === 0
      ? "Lugares donde ya has estado"
      : `Sin ${spanish.count(leftOut, { one: "lugar", other: "lugares" })} donde ya has estado`,
  seeAgain: "Elige los que quieras volver a ver.",
  notAgain: (names) => `sin ${names}`,
  days: "¿Cuántos días dura tu viaje?",
  daysExample: "P. ej., 3",
  daysHint: "Si lo dejas vacío, planificaremos 3 días.",
  daysOfDates: "Del primer día al último.",
  budget: "¿Cuál es tu presupuesto?",
  travellers: "¿Con quién viajas?",
  moreWishes: "Más preferencias (opcional)",
  when: "¿Cuándo vas?",
  whenChoices: { dates: "Fechas", month: "Mes", open: "Aún no lo sé" } satisfies Record<
    WhenChoice,
    string
  >,
  whenHints: {
    dates: "Tendremos en cuenta los horarios, los festivos y las horas de luz de tus fechas.",
    month:
      "Tendremos en cuenta la temporada, el clima y las horas de luz. Pon las fechas más adelante.",
    open: "Planificaremos para cualquier semana del año. Pon las fechas más adelante.",
  } satisfies Record<WhenChoice, string>,
  usualWeather: ({ city, month, highC, lowC, rainDays }) =>
    `${city} en ${spanish.month(month)}: suele haber entre ${degreesText({ lowC, highC, to: " y " }, spanish)} y llueve ${spanish.count(Math.round(rainDays), { one: "día", other: "días" })}.`,
  month: "Mes",
  anyMonth: "Elige un mes",
  startDate: "Primer día",
  endDate: "Último día",
  arriveAt: "Llegada hacia las",
  leaveAt: "Salida hacia las",
  byAir: "Son horas de vuelo: reserva tiempo para el aeropuerto",
  arriving: (time) => `llegada a las ${time}`,
  leaving: (time) => `salida a las ${time}`,
  dateProblems: {
    start_date_past: "Esa fecha ya ha pasado. Elige hoy o más adelante, o déjala vacía.",
    end_date_unreadable: "Escribe un último día válido o déjalo vacío.",
    end_before_start: "El último día es anterior al primero. Elige uno posterior.",
    arrival_unreadable: "Escribe la hora completa o déjala vacía.",
    departure_unreadable: "Escribe la hora completa o déjala vacía.",
  },
  howMany: "¿Cuántos sois?",
  childAges: "¿Qué edad tienen los niños?",
  agesAssumed: "Sin edades, planificamos para niños de 6 a 12 años.",
  child: (number) => `Niño ${number}`,
  noAge: "Edad",
  age: (years) => (years === 0 ? "Menos de 1" : `${years}`),
  needs: "¿Necesidades de alimentación o accesibilidad? (opcional)",
  allOfUs: "Todos",
  someOfUs: (count, people) => `${count} de ${people}`,
  ofSome: (title, count, people) => `${title} (${count} de ${people})`,
  needTitles: {
    vegetarian: "Vegetariano",
    vegan: "Vegano",
    glutenFree: "Sin gluten",
    lactoseFree: "Sin lactosa",
    halal: "Halal",
    kosher: "Kosher",
    nutFree: "Sin frutos secos",
    stepFree: "Sin escalones",
  },
  pace: "¿Cómo quieres tus días?",
  paces: { relaxed: "Con calma", usual: "A ritmo habitual", full: "Ver mucho" } satisfies Record<
    PaceChoice,
    string
  >,
  interests: "¿Qué te gusta?",
  planner: "¿Quién lo planifica?",
  planners: { model: "IA", guide: "Nuestra guía" },
  plannerHint:
    "Nuestra guía cubre esta ciudad: el plan está listo enseguida, con lugares que hemos comprobado. La IA es más flexible, pero tarda más.",
  generating: "Generando",
  wishUnanswered:
    "Dinos qué hacemos con esto o vuelve a pulsar «¡Generar viaje!» para planificar sin ello.",
  generate: "¡Generar viaje!",
  startEmpty: "Empezar con un plan vacío",
  planGoesOn: "Seguimos preparando tu plan. Lo encontrarás en «Mis viajes».",
  planIsReady: "Tu plan está listo. Lo encontrarás en «Mis viajes».",

  progressTitle: "Preparando tu plan",
  progress: "Progreso",
  stop: "Detener",
  askingPlanner: "Consultando al planificador",
  readingAbout: (place) => `Leyendo sobre ${place}`,
  readingSteps: {
    where: "Buscándolo en el mapa",
    wikivoyage: "Mirando en Wikivoyage qué merece la pena",
    wikidata: "Buscando lugares conocidos en Wikidata",
    openstreetmap: "Obteniendo horarios y hoteles de OpenStreetMap",
    pageviews: "Mirando qué interesa a la gente",
    composing: "Juntándolo todo",
    wishes: "Leyendo tus peticiones",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "Guardando tu viaje",
  dayIsReady: (day, days) => `El día ${day} de ${days} está listo`,
  lookingForHotels: (destination) => `Buscando hoteles en ${destination}`,
  hotels: (count) => spanish.count(count, { one: "hotel", other: "hoteles" }),
  hotelsAreReady: (count) => spanish.count(count, { one: "hotel listo", other: "hoteles listos" }),
  reconnecting: "Conexión perdida. Seguimos preparando tu plan.",
  freeDay: "Un día libre",

  failureTitle: "Tu plan no está listo",
  nameRequest: (requestId, code) =>
    `Si contactas con el administrador del sitio, menciona esta solicitud: ${requestId} (${code})`,
  planInstead: (destination) => `Planificar en su lugar: ${destination}`,
  meantTitle: "¿Querías decir…?",
  planMeant: (label) => `Planificar ${label}`,
  basesTitle: "Elige dónde alojarte",
  basesHint:
    "Abarca más de una localidad. Alójate en varias y planificaremos los trayectos entre ellas, o quédate en una.",
  severalBases: "Alojarse en varias localidades",
  oneBase: "O quédate en una",
  basesOf: (count) => spanish.count(count, { one: "localidad", other: "localidades" }),
  planOne: (label) => `Planificar ${label.split(",")[0]}`,
  daysIn: (label, days) =>
    `${label.split(",")[0]}: ${spanish.count(days, { one: "día", other: "días" })}`,
  takeGuide: (destination) => `Usar nuestra guía para ${destination}`,
  tryAgain: "Reintentar",
};
