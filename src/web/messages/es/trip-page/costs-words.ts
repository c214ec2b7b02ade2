import { moneyText } from "../../../../domain/messages/es/money-text.ts";
import { spanish } from "../../../../domain/messages/es/spanish.ts";
import { storedWords } from "../../../../domain/messages/es/stored-words.ts";
import type { CostKind, Split } from "../../../../domain/trip/costs.ts";

const people = (count: number) => spanish.count(count, { one: "persona", other: "personas" });
const places = (count: number) => spanish.count(count, { one: "lugar", other: "lugares" });

/** The Costs view of a trip's page. */
export const costsWords = {
  title: "Gastos",
  money: moneyText,
  wholeTripFor: (count: number) => `Todo el viaje para ${count}`,
  forEach: (count: number) =>
    `Por persona, ${spanish.count(count, { one: "viajero", other: "viajeros" })}`,
  forOne: "Todo el viaje para 1",
  about: (amount: string) => `Unos ${amount}`,
  perPerson: "Total o por persona",
  all: (count: number) => `Total para ${count}`,
  each: "Por persona",
  bounds: (low: string, high: string) => `Entre ${low} y ${high}`,
  budget: (amount: string) => `Presupuesto: ${amount}`,
  budgetOfLevel: (amount: string, level: string) =>
    `Presupuesto: unos ${amount} (${storedWords.budget(level)})`,
  within: (spare: string) => `Dentro del presupuesto, con unos ${spare} de margen`,
  leftForOthers: (spare: string) => `Quedan unos ${spare} para lo que aún no cuenta`,
  mealsNotCounted: "Las comidas no cuentan hasta que las añadas.",
  mealsCounted: (counted: number, days: number) =>
    `Las comidas cuentan en ${counted} de ${days} días.`,
  childrenPayLess: "Las entradas se cuentan a precio de adulto; los niños suelen pagar menos.",
  leftForRooms: (spare: string) => `Quedan unos ${spare} para habitaciones (precio desconocido)`,
  over: (more: string) => `Unos ${more} por encima del presupuesto`,
  noBudget: "Sin presupuesto.",
  barLabel: (expected: string, budget: string) => `${expected} previstos de ${budget}`,
  kinds: {
    rooms: "Habitaciones",
    tickets: "Entradas",
    rides: "Transporte",
    journeys: "Vuelos y trenes",
    meals: "Comidas",
    other: "Otros",
  } satisfies Record<CostKind, string>,
  kindsTitle: "Por categoría",
  entered: (amount: string) => `${amount} añadidos`,
  stay: (rooms: number, nights: number, hotel: string, isDear: boolean) =>
    `${spanish.count(rooms, { one: "habitación", other: "habitaciones" })}, ${spanish.count(nights, { one: "noche", other: "noches" })} en ${hotel}${isDear ? ", más de lo habitual por un evento" : ""}`,
  tickets: (count: number, persons: number) => `${places(count)}, ${people(persons)}`,
  taxis: (count: number) =>
    `${spanish.count(count, { one: "taxi", other: "taxis" })} y transporte público, estimado`,
  rides: "Transporte público, estimado",
  meals: "Comidas y cenas a precios habituales",
  noEstimate: "Sin estimación",
  range: (low: string, high: string) => `${low} – ${high}`,
  addYours: "Añadir gasto real",
  addYoursFor: (kind: string) => `Añadir gasto real: ${kind}`,
  expected: "Previsto",
  byDay: "Por día",
  unpriced: (names: readonly string[]) =>
    `Sin precio conocido, así que fuera de los totales: ${spanish.list(names)}.`,
  withoutRate: (amounts: readonly string[]) =>
    `Sin tipo de cambio, así que fuera de los totales: ${spanish.list(amounts)}.`,
  estimateWithoutRate: (currency: string) =>
    `Los precios del plan están en ${currency}. No hay tipo de cambio, así que no entran en los totales.`,
  estimateRate: (from: string, to: string, value: number, date: string) =>
    `Los precios del plan se calculan a unos ${String(value).replace(".", ",")} ${to} por 1 ${from} (${date}).`,
  basis: "Los precios vienen del plan y pueden cambiar. Añade lo que pagues para sustituirlos.",
  add: "Añadir gasto",
  changeBudget: "Cambiar presupuesto",
  download: "Descargar hoja de cálculo (CSV)",
  fileName: (trip: string) => `${trip} gastos.csv`,

  expenses: "Gastos añadidos",
  noExpenses: "Aún no hay gastos.",
  wholeTrip: "Todo el viaje",
  paidBy: (names: readonly string[]) => `pagado por ${spanish.list(names)}`,
  noRate: "sin tipo de cambio",
  change: (title: string) => `Editar ${title}`,

  newCost: "Añadir gasto",
  changeCost: "Editar gasto",
  amount: "Importe",
  currency: "Moneda",
  amountMissing: (example: string) => `Escribe un importe, como ${example}.`,
  isRefund: "Es un reembolso",
  what: "Descripción (opcional)",
  kind: "Categoría",
  day: "Día",
  /** "2 · Sat 5"; a day without a date is called by its name alone. */
  dayChoice: (number: number, name: string, isDated: boolean) =>
    isDated ? `${number} · ${name}` : name,
  rate: (from: string, to: string) => `1 ${from} en ${to}`,
  rateOwn: (date: string) =>
    `Aproximado, de nuestra tabla de ${date}. Escribe el tipo que te aplicaron.`,
  rateAsked: (date: string) =>
    `Último tipo del banco central, a ${date}. Escribe el tipo que te aplicaron.`,
  rateKept: "El tipo de cambio de cuando lo añadiste.",
  rateMissing: "Sin tipo de cambio, no entra en los totales.",
  rateWrong: "Escribe un número mayor que 0, como 0,92, o déjalo vacío.",
  replaces: (amount: string) => `Sustituye la estimación del plan (${amount})`,
  payer: "Pagado por",
  nobody: "Sin repartir",
  several: "Varias personas",
  paid: (name: string) => `${name} pagó`,
  splitTitle: "Reparto",
  splits: {
    EVENLY: "A partes iguales",
    BY_SHARES: "Por partes",
    BY_PERCENTAGE: "Por porcentaje",
    BY_AMOUNT: "Por importe",
  } satisfies Record<Split, string>,
  among: "Repartir entre",
  everyone: "Todos",
  shareOf: (name: string) => `${name}: partes`,
  percentOf: (name: string) => `${name}: porcentaje`,
  amountOf: (name: string) => `${name}: importe`,
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
  budgetWrong: (example: string) =>
    `Escribe un importe mayor que 0, como ${example}, o déjalo vacío.`,

  travellers: "Viajeros",
  changeTravellers: "Editar viajeros",
  travellersHint:
    "Basta con añadir los nombres. Nadie necesita una cuenta. Con dos o más viajeros, puedes repartir los gastos.",
  unnamed: (count: number) =>
    spanish.plural(count, {
      one: "1 más sin nombre",
      other: `${spanish.number(count)} más sin nombre`,
    }),
  newTraveller: "Nombre",
  addTraveller: "Añadir",
  removeTraveller: (name: string) => `Quitar ${name}`,
  isNamed: "Aparece en un gasto",
  goneTraveller: "Viajero quitado",

  settle: "Quién debe a quién",
  settled: "Todo está saldado.",
  transfer: (from: string, to: string) => `${from} paga a ${to}`,
  balances: "Saldos",
  balance: (paid: string, share: string) => `pagó ${paid}, le toca ${share}`,

  csvHead: (currency: string) => [
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
