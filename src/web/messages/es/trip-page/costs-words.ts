import { moneyText } from "../../../../domain/messages/es/money-text.ts";
import { spanish } from "../../../../domain/messages/es/spanish.ts";
import { storedWords } from "../../../../domain/messages/es/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";
import type { costsWords as english } from "../../en/trip-page/costs-words.ts";

const people = (count: number) => spanish.count(count, { one: "persona", other: "personas" });
const places = (count: number) => spanish.count(count, { one: "lugar", other: "lugares" });

export const costsWords: typeof english = {
  title: "Gastos",
  money: moneyText,
  wholeTripFor: (count) => `Todo el viaje para ${count}`,
  forEach: (count) => `Por persona, ${spanish.count(count, { one: "viajero", other: "viajeros" })}`,
  forOne: "Todo el viaje para 1",
  about: (amount) => `Unos ${amount}`,
  perPerson: "Total o por persona",
  all: (count) => `Total para ${count}`,
  each: "Por persona",
  bounds: (low, high) => `Entre ${low} y ${high}`,
  budget: (amount) => `Presupuesto: ${amount}`,
  budgetOfLevel: (amount, level) => `Presupuesto: unos ${amount} (${storedWords.budget(level)})`,
  within: (spare) => `Dentro del presupuesto, con unos ${spare} de margen`,
  leftForOthers: (spare) => `Quedan unos ${spare} para lo que aún no cuenta`,
  mealsNotCounted: "Las comidas no cuentan hasta que las añadas.",
  mealsCounted: (counted, days) => `Las comidas cuentan en ${counted} de ${days} días.`,
  howChildrenCount:
    "Si sabemos la edad de un niño, no contamos entrada antes de los 6 años ni comidas antes de los 3, y hasta los 11 duerme en la habitación de los padres, dos niños por habitación. Los demás cuentan como adultos. Si un precio es otro, añádelo como gasto en lugar de la estimación.",
  leftForRooms: (spare) => `Quedan unos ${spare} para habitaciones (precio desconocido)`,
  over: (more) => `Unos ${more} por encima del presupuesto`,
  noBudget: "Sin presupuesto.",
  barLabel: (expected, budget) => `${expected} previstos de ${budget}`,
  kinds: {
    rooms: "Habitaciones",
    tickets: "Entradas",
    rides: "Transporte",
    journeys: "Vuelos y trenes",
    meals: "Comidas",
    other: "Otros",
  } satisfies Record<CostKind, string>,
  kindsTitle: "Por categoría",
  entered: (amount) => `${amount} añadidos`,
  stay: (rooms, nights, hotel, isDear) =>
    `${spanish.count(rooms, { one: "habitación", other: "habitaciones" })}, ${spanish.count(nights, { one: "noche", other: "noches" })} en ${hotel}${isDear ? ", más de lo habitual por un evento" : ""}`,
  tickets: (count, persons) => `${places(count)}, ${people(persons)}`,
  taxis: (count) =>
    `${spanish.count(count, { one: "taxi", other: "taxis" })} y transporte público, estimado`,
  rides: "Transporte público, estimado",
  journeysEstimated: "Entre tus ciudades, estimado",
  meals: "Comidas y cenas a precios habituales",
  noEstimate: "Sin estimación",
  range: (low, high) => `${low} – ${high}`,
  addYours: "Añadir gasto real",
  addYoursFor: (kind) => `Añadir gasto real: ${kind}`,
  expected: "Previsto",
  byDay: "Por día",
  unpriced: (names) => `Sin precio conocido, así que fuera de los totales: ${spanish.list(names)}.`,
  withoutRate: (amounts) =>
    `Sin tipo de cambio, así que fuera de los totales: ${spanish.list(amounts)}.`,
  estimateWithoutRate: (currency) =>
    `Los precios del plan están en ${currency}. No hay tipo de cambio, así que no entran en los totales.`,
  estimateRate: (from, to, value, date) =>
    `Los precios del plan se calculan a unos ${String(value).replace(".", ",")} ${to} por 1 ${from} (${date}).`,
  basis:
    "Los precios vienen del plan y pueden cambiar. Añade lo que pagues para sustituirlos. No incluyen traslados al aeropuerto ni tasa turística.",
  add: "Añadir gasto",
  changeBudget: "Cambiar presupuesto",
  download: "Descargar hoja de cálculo (CSV)",
  fileName: (trip) => `${trip} gastos.csv`,

  expenses: "Gastos añadidos",
  noExpenses: "Aún no hay gastos.",
  wholeTrip: "Todo el viaje",
  paidBy: (names) => `pagado por ${spanish.list(names)}`,
  noRate: "sin tipo de cambio",
  change: (title) => `Editar ${title}`,

  newCost: "Añadir gasto",
  changeCost: "Editar gasto",
  amount: "Importe",
  currency: "Moneda",
  amountMissing: (example) => `Escribe un importe, como ${example}.`,
  isRefund: "Es un reembolso",
  what: "Descripción (opcional)",
  kind: "Categoría",
  day: "Día",
  dayChoice: (number, name, isDated) => (isDated ? `${number} · ${name}` : name),
  rate: (from, to) => `1 ${from} en ${to}`,
  rateOwn: (date) => `Aproximado, de nuestra tabla de ${date}. Escribe el tipo que te aplicaron.`,
  rateAsked: (date) =>
    `Último tipo del banco central, a ${date}. Escribe el tipo que te aplicaron.`,
  rateKept: "El tipo de cambio de cuando lo añadiste.",
  rateMissing: "Sin tipo de cambio, no entra en los totales.",
  rateWrong: "Escribe un número mayor que 0, como 0,92, o déjalo vacío.",
  replaces: (amount) => `Sustituye la estimación del plan (${amount})`,
  comesOff: (amount) => `Se descuenta de la estimación del plan (${amount})`,
  payer: "Pagado por",
  nobody: "Sin repartir",
  several: "Varias personas",
  paid: (name) => `${name} pagó`,
  splitTitle: "Reparto",
  splits: {
    EVENLY: "A partes iguales",
    BY_SHARES: "Por partes",
    BY_PERCENTAGE: "Por porcentaje",
    BY_AMOUNT: "Por importe",
  } satisfies Record<Split, string>,
  among: "Repartir entre",
  everyone: "Todos",
  shareOf: (name) => `${name}: partes`,
  percentOf: (name) => `${name}: porcentaje`,
  amountOf: (name) => `${name}: importe`,
  payersWrong: "Los importes pagados deben sumar el total.",
  splitWrong: {
    EVENLY: "Elige al menos una persona.",
    BY_SHARES: "Escribe al menos una parte, en números enteros.",
    BY_PERCENTAGE: "Los porcentajes deben sumar 100.",
    BY_AMOUNT: "Los importes deben sumar el total.",
  } satisfies Record<Split, string>,
  save: "Guardar",
  remove: "Quitar gasto",

  budgetTitle: "Presupuesto",
  budgetIn: "Moneda de los totales",
  budgetAmount: "Presupuesto total (vacío: el del nivel del viaje)",
  budgetWrong: (example) => `Escribe un importe mayor que 0, como ${example}, o déjalo vacío.`,

  travellers: "Viajeros",
  changeTravellers: "Editar viajeros",
  travellersHint:
    "Basta con añadir los nombres. Nadie necesita una cuenta. Con dos o más viajeros, puedes repartir los gastos.",
  unnamed: (count) =>
    spanish.plural(count, {
      one: "1 más sin nombre",
      other: `${spanish.number(count)} más sin nombre`,
    }),
  newTraveller: "Nombre",
  addTraveller: "Añadir",
  removeTraveller: (name) => `Quitar ${name}`,
  isNamed: "Aparece en un gasto",
  goneTraveller: "Viajero quitado",

  settle: "Quién debe a quién",
  notSplit: "Reservas que aún faltan aquí, porque nadie ha dicho quién las pagó:",
  whoPaid: (title) => `¿Quién pagó ${title}?`,
  settled: "Todo está saldado.",
  transfer: (from, to) => `${from} paga a ${to}`,
  balances: "Saldos",
  balance: (paid, share) => `pagó ${paid}, le toca ${share}`,

  csvHead: (currency) => [
    "Día",
    "Fecha",
    "Descripción",
    "Categoría",
    "Importe",
    "Moneda",
    `Tipo de cambio a ${currency}`,
    `En ${currency}`,
    "Pagado por",
    "Reparto",
  ],
};
