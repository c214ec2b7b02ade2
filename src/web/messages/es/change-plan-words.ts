import { LIMITS } from "../../../domain/limits.ts";
import { spanish } from "../../../domain/messages/es/spanish.ts";
import type { EateryDiet } from "../../../domain/places/eatery-kind.ts";
import type { changePlanWords as english } from "../en/change-plan-words.ts";

const DIETS: Readonly<Record<EateryDiet, string>> = {
  vegetarian: "vegetariano",
  vegan: "vegano",
  halal: "halal",
  kosher: "kosher",
  "gluten-free": "sin gluten",
};
const dietsText = (diets: readonly EateryDiet[]) => spanish.list(diets.map((diet) => DIETS[diet]));

export const changePlanWords: typeof english = {
  workingItOut: "Comprobando…",
  notNow: "Ahora no podemos comprobar las horas. Aun así, puedes hacer este cambio.",
  fits: "Cabe.",
  fitsStill: "Sin problemas nuevos. Sigue pendiente:",
  fitsNot: "Así no funciona:",
  fitsBut: "Es posible, pero:",
  notMet: (check) => `No se cumple: ${check}`,

  time: "Hora",
  whenAndHowLong: "¿Cuándo y cuánto tiempo?",
  starts: "Empieza",
  stayFor: "Duración",
  stay: (minutes) => spanish.duration(minutes),
  usualStay: "La prevista",
  keepTime: "Mantener esta hora al replanificar",
  startsMissing: "Escribe una hora, como 14:30.",
  set: "Guardar",

  swap: "Sustituir",
  swapThis: "Sustituir este lugar",
  inPlaceOf: (place, hours) =>
    hours === undefined ? ["Sustituye a ", place, "."] : ["Sustituye a ", place, `, ${hours}.`],
  theseFit: "Encajan en tu día:",
  nearest: "Lo más parecido:",
  noneFits: "No conocemos otro lugar que encaje aquí. Busca por nombre.",
  takeThis: "Elegir",
  take: (place) => `Elegir ${place}`,
  moreTravel: (minutes) =>
    minutes === 0
      ? "sin trayecto adicional"
      : minutes > 0
        ? `${spanish.duration(minutes)} más de trayecto`
        : `${spanish.duration(-minutes)} menos de trayecto`,
  tablesFit: "Cerca y abierto a esa hora:",
  noTables: "No conocemos otro sitio abierto a esa hora y lo bastante cerca.",
  suitsDiets: (diets: readonly EateryDiet[]) => `Opciones para ti: ${dietsText(diets)}`,
  lacksDiets: (diets: readonly EateryDiet[]) =>
    `Puede que no te convenga, sin opciones conocidas: ${dietsText(diets)}`,
  tableByName: "Buscar por nombre o plato",
  tablesNamed: "Abiertos a esa hora y a tu alcance:",
  noTableNamed: (text: string) =>
    `No conocemos ningún sitio llamado «${text}» abierto a esa hora y a tu alcance.`,
  whenAndWhere: "¿Cuándo y dónde?",
  noMealThen: "Esa hora no encaja en este día. Prueba con otra.",
  evenSoAt: (name: string) => `Comer en «${name}» de todos modos`,

  ideas: "Ideas",
  bookings: "Reservas",
  dropBookings: "Suelta aquí una confirmación y la leemos",
  addPlace: "Añadir un lugar",
  addPlaceTo: (day) => `Añadir un lugar: ${day}`,
  lookFor: "O busca otro lugar",
  lookForFirst: "Busca un lugar",
  lookForHint: "Un nombre o un tipo, como «jardín»",
  noneFound: (text) => `Nuestra guía no tiene nada más para «${text}» aquí.`,
  elsewhere: "Otros lugares",
  searching: "Buscando…",
  noneElsewhere: "No hay más lugares. Revisa la ortografía o añade el tuyo abajo.",
  elsewhereNotNow:
    "Ahora no podemos buscar otros lugares. Abre abajo «Añadir tu propio lugar»: lo que has escrito es su nombre.",
  hoursUnknown: "Horario desconocido",
  addTicked: (count) => `Añadir ${spanish.count(count, { one: "lugar", other: "lugares" })}`,
  foundCount: (count) => `Resultados: ${spanish.count(count, { one: "lugar", other: "lugares" })}.`,
  putThese: "Poner a votación",
  orVote: "O que voten los invitados…",
  tooMany: `Se pueden poner a votación hasta ${LIMITS.list.candidates} lugares a la vez.`,
  tickToVote: "Marca otros para que los invitados voten entre ellos y este.",
  voteOn: (count) => `Que los invitados voten entre estos ${count}`,
  ownPlace: "Añadir tu propio lugar",
  ownName: "Nombre",
  ownPosition: "Ubicación (opcional)",
  ownPositionHint:
    "Pega su enlace de Google Maps o escribe latitud y longitud, como 41.9029, 12.4534",
  ownNameMissing: "Escribe un nombre.",
  ownPositionUnreadable: "Escribe latitud y longitud, como 41.9029, 12.4534, o déjalo vacío.",
  shortLink:
    "Un enlace corto no dice adónde lleva. Ábrelo en el navegador y pega aquí la dirección larga, o escribe latitud y longitud, como 41.9029, 12.4534.",
  ownNotice: "Sin verificar. Sin ubicación no podemos mostrar cómo llegar.",
  add: "Añadir",
  ownHotel: "Añadir tu propio hotel",
  hotelSearch: "Nombre o dirección del hotel",
  hotelsFound: "Resultados",
  hotelSearchNotNow: "Ahora no podemos buscar. Indica abajo dónde está.",
  hotelByHand: "¿No aparece? Indica dónde está",
  ownHotelNotice: "Tus días empiezan aquí. Sin verificar.",
  near: "¿Qué hay cerca?",
  nearUnknown: "Elegir",
  quarters: "Barrios",
  plannedPlaces: "Lugares de tu plan",
  position: "Ubicación exacta, si la sabes",
  positionMissing: "Elige qué hay cerca o escribe la ubicación exacta.",

  changeTrip: "Cambiar todo el viaje",
  changeTheTrip: "Cambiar el viaje",
  fillDay: "Completar este día",
  fillOf: (day) => `Completar: ${day}`,
  isFull: "No cabe nada más en este día.",
  isNew: "Nuevo",
  replanDay: "Replanificar este día",
  replanMeaning:
    "Mantiene tus lugares y los ordena con el menor trayecto que permiten los horarios.",
  wholeTrip: "Todo el viaje",
  what: "Qué cambiar",
  staysAsItIs: (names) => `No cambia: ${names}.`,
  lockOthers: "Los lugares bloqueados no cambian.",
  showProposal: "Ver cambios",
  nothingYet: "Lo revisarás antes de que cambie nada.",
  proposalFor: (what) => `Cambios sugeridos: ${what}`,
  nothingBetter: "Tu plan ya tiene el mejor orden.",
  fitDates: (dates) => `Tu viaje, ${dates}`,
  placeBecause: (name, why) => `${name} (${why})`,
  fitDatesMeaning: (names) =>
    names.length === 0
      ? "Todo encaja en estas fechas."
      : `Para encajar en estas fechas, se mueve o se sustituye: ${spanish.list(names)}.`,
  stillShut: (names) =>
    `No es posible en estas fechas: ${spanish.list(names)}. Busca otra hora u otro lugar en «Revisión».`,
  bookingsOff: (names) =>
    `Tus reservas conservan sus fechas, y estas ya no encajan: ${spanish.list(names)}. Cámbialas en las reservas o elige otras fechas.`,
  datesAllTheSame: "Poner las fechas de todos modos",
  onlyDates: "Poner las fechas y mantener mi plan",
  fixOf: (place) => `Arreglar ${place}`,
  noOtherTime: "No cabe en ninguno de tus días.",
  swapInstead: (place) => `No cabe a otra hora en tus días. En su lugar: ${place}.`,
  failed: "Algo ha fallado y tu plan no ha cambiado. Vuelve a intentarlo.",
  outdated: "El viaje ha cambiado desde entonces. Vuelve a ver los cambios.",
  before: "Antes",
  after: "Después",
  onFoot: "A pie",
  travel: "Tiempo de trayecto",
  backAt: "Vuelta al hotel",
  minutes: (minutes) => (minutes === 0 ? "0 min" : spanish.duration(minutes)),
  to: "pasa a",
  stays: "Sin cambios",
  locked: "Bloqueado",
  moved: (day) => `Movido desde: ${day}`,
  movesTo: (day) => `Pasa a: ${day}`,
  earlier: (minutes) => `${spanish.duration(minutes)} antes`,
  later: (minutes) => `${spanish.duration(minutes)} más tarde`,
  cancel: "Cancelar",
  apply: "Aplicar",
  becomes: (day, next) => `${day} pasa a ser ${next}`,
  dayUnchanged: "Sin cambios.",
  noMeal: "Sin comida",
  meal: (kind, start) => `${kind === "lunch" ? "Almuerzo" : "Cena"}, ${start}`,

  putBackChanges: "En su lugar de antes cambia más cosas del día.",
  waysOut: (place) => `Opciones: ${place}`,
  moveTo: (day, hours) => `Mover: ${day}, ${hours}`,
  moveWithin: (hours) => `Cambiar de hora: ${hours}`,
  letPlanChoose: "Que el plan elija la hora",
  setAside: "Quitar",
  isSetAside: "Quitado",

  runningLate: "Voy con retraso",
  byHowMuch: "¿De cuánto?",
  late: (minutes) => `+${minutes} min`,
  lateBy: (minutes) => `+${minutes} min: ${minutes} minutos de retraso`,
  skip: "Saltar",
  skipOf: (place) => `Saltar ${place}`,
  noLongerFits: "Ya no cabe:",
  setAsideOf: (place) => `Quitar ${place}`,

  night: {
    more: (town) => `Una noche más en ${town}`,
    nightsIn: (town) => `Noches en ${town}`,
    travelTo: (town) => `Traslado a ${town}`,
    onDay: (day, date) => (date === undefined ? day : `${day}, ${spanish.date(date)}`),
    meaning: (day, town) =>
      `${day} se replanificará en ${town} y se quitarán sus lugares actuales. Tu día de traslado conserva los suyos.`,
    held: (names) => `Desbloquea primero ${spanish.list(names)}, o deja que el plan elija la hora.`,
  },
};
