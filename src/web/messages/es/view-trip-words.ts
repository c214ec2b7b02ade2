import { freeWords } from "../../../domain/messages/es/free-words.ts";
import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import { isAlwaysOpen } from "../../../domain/trip/is-always-open.ts";
import type { viewTripWords as english } from "../en/view-trip-words.ts";
import { sayEatery, sayWalk } from "../say-day-figures.ts";

const places = (count: number) => spanish.count(count, { one: "lugar", other: "lugares" });

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "Almuerzo", dinner: "Cena" };

function mealText(kind: MealKind, hours: string): string {
  return `${MEALS[kind]}, aprox. ${hours}`;
}

const walkText = sayWalk(spanish, "poco que caminar", (way) => `${way} a pie`);

/** The traveler’s own words behind it, where they are told. */
const inBrackets = (said: string | undefined) => (said === undefined ? "" : ` (${said})`);

export const viewTripWords: typeof english = {
  location: "Destino: ",
  noOfDays: "Días de viaje:",
  travellers: "Viajeros:",
  budget: "Nivel de presupuesto:",
  hotels: "Hoteles recomendados",
  noHotels: "No conocemos hoteles aquí, así que tus días empiezan en el centro.",
  places: "Lugares que visitar",
  beforeTrip: (left) => (left === undefined ? "Antes de salir" : `Antes de salir: ${left}`),
  afterTrip: "Después del viaje",
  wishes: "Lo que pediste",
  wishesSummary: (open) =>
    open === 0 ? "Lo que pediste: todo en el plan" : `Lo que pediste: ${open} por revisar`,
  goodToKnow: "Conviene saber",
  goodToKnowCount: (count) => `Conviene saber (${count})`,
  share: "Compartir",
  more: "Más opciones",
  views: "Secciones de este viaje",
  viewNames: { today: "Hoy", plan: "Plan", map: "Mapa", costs: "Gastos", check: "Revisión" },
  partLoading: "Cargando",
  partUnavailable: "No hemos podido cargar esta parte. Tu plan sigue completo.",
  thingsToWatch: (count) =>
    ` ${spanish.plural(count, { one: "cosa por arreglar", other: "cosas por arreglar" })}`,
  hotelsTab: "Hoteles",
  dayTab: (number) => `Día ${number}`,
  placesOf: (day) => `Lugares: ${day}`,
  today: "Hoy",
  locked: "Bloqueado",
  yourBase: "Aquí empiezan tus días",
  edit: "Editar",
  doneEditing: "Listo",
  moreAbout: (name) => `Más sobre ${name}`,
  opensMaps: " (abre una búsqueda en el mapa en otra pestaña)",

  days: "Días",
  dayFigures: (count, kmOnFoot) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: (open) =>
    isAlwaysOpen(open) ? "abierto 24 horas" : `hasta las ${spanish.time(open.endMinutes)}`,
  change: "Cambiar",
  changeOf: (day) => `Cambiar: ${day}`,
  aFreeDay: "Un día libre",
  freeDay: "No hay nada previsto: ve adonde quieras.",
  aLastDay: "Día de salida",
  freeLastDay: "No hay nada previsto para el día de salida.",
  travel: (way) => ["Trayecto: ", way],
  travelOut: (way, from, fare) => [
    "Trayecto: ",
    way,
    " desde ",
    from,
    ...(fare === undefined ? [] : [", ", fare, " ida y vuelta"]),
  ],
  backAt: (way, time) =>
    time === undefined ? `Vuelta: ${way}` : `Vuelta: ${way}, llegada a las ${time}`,
  arrival: (time, said) => `En el hotel hacia las ${time}${inBrackets(said)}`,
  departure: (time, said) => `Sal del hotel hacia las ${time}${inBrackets(said)}`,
  fullDay: "Planificado como día completo.",
  addArrival: "Añadir tu llegada",
  addDeparture: "Añadir tu salida",
  chooseTable: "Elegir dónde comer",
  meals: MEALS,
  meal: mealText,
  mealNear: (name) => [", cerca de ", name],
  mealAt: (kind, hours, place) => [`${mealText(kind, hours)}: `, place],
  lunchThere: "Almuerzo allí durante tu visita",
  eatery: sayEatery({
    kinds: {
      market: "mercado",
      "food-hall": "mercado gastronómico",
      "food-street": "calle gastronómica",
      restaurant: "restaurante",
      cafe: "café",
    },
    prices: {
      low: "económico",
      middle: "precio medio",
      high: "caro",
    },
    comma: ", ",
    end: ".",
  }),
  free: (free, minutes) => `${freeWords.kind(free)}: ${spanish.duration(minutes)}.`,
  freeEntry: ({ why, isQueue }) =>
    `${why === "firstSunday" ? "Gratis el primer domingo" : "Gratis a esa hora"}${isQueue === true ? ": sin venta anticipada, colas largas" : ""}`,
  near: (names) => [" Cerca: ", names, "."],
  names: (names) => spanish.list(names),
  notVerified: (count) => `Sin verificar: ${places(count)} fuera de nuestra guía.`,
  hoursUnknown: (count) => `Horario desconocido: ${places(count)}.`,

  verdicts: {
    sound: "Todo está abierto y llegas a tiempo",
    faulty: "Este plan necesita unos arreglos",
    unverified: "No hemos podido verificar este plan",
    stale: "El plan o sus fechas han cambiado desde esta revisión.",
    unsure: "Funciona, con algunas cosas por comprobar",
    poor: "Todo está abierto y llegas a tiempo, pero este plan podría ser mucho mejor",
    weak: "Este plan podría ser mucho mejor, y hay algunas cosas por comprobar",
  },
  checkedLine: (verdict) =>
    verdict === "sound"
      ? "Revisado: todo está abierto y llegas a tiempo"
      : viewTripWords.verdicts[verdict],

  yourNote: "Tu nota: ",
  noteAbout: (about) => `Tu nota sobre ${about}`,
  addNote: "Añadir nota",
  addNoteTo: (about) => `Añadir nota: ${about}`,
  editNote: "Editar tu nota",
  editNoteOf: (about) => `Editar tu nota: ${about}`,

  notFound: "No se encontró ningún viaje",
  notFoundDetail: "Puede que se haya eliminado o que sea de otra persona.",
  signInToSee: " Si es tuyo, inicia sesión para verlo.",
  cannotBeShown: "Este viaje no se puede mostrar",
  myTrips: "Mis viajes",

  paper: {
    ownNotes: "Notas",
    hoursChange: "Los horarios y precios cambian. Compruébalos antes de ir.",
    pageOf: (dayNumber, ofDays) => `, día ${dayNumber} de ${ofDays}`,
  },

  actions: {
    tripName: "Nombre del viaje",
    rename: "Cambiar nombre",
    renameTrip: "Cambiar el nombre de este viaje",
    renameHint: "Déjalo vacío para usar el destino.",
    deleteTrip: "Eliminar este viaje",
    ideas: "Ideas y listas",
    bookings: "Reservas",
    takeAlong: "Imprimir o exportar",
    history: "Historial",
    deleteQuestion: (trip) => ["¿Eliminar ", trip, "?"],
    deleteWarning: "Se eliminarán para siempre el plan y tus notas.",
    deleteIt: "Eliminar",
    keepIt: "Conservar viaje",
    deleted: (trip) => `Eliminado: ${trip}.`,
  },
};
