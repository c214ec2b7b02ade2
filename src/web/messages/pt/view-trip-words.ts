import { freeWords } from "../../../domain/messages/pt/free-words.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";
import { isAlwaysOpen } from "../../../domain/trip/is-always-open.ts";
import type { viewTripWords as english } from "../en/view-trip-words.ts";
import { sayEatery, sayWalk } from "../say-day-figures.ts";

const places = (count: number) => portuguese.count(count, { one: "lugar", other: "lugares" });

const MEALS: Readonly<Record<MealKind, string>> = { lunch: "Almoço", dinner: "Jantar" };

function mealText(kind: MealKind, hours: string): string {
  return `${MEALS[kind]}, por volta das ${hours}`;
}

const walkText = sayWalk(portuguese, "pouca caminhada", (way) => `${way} a pé`);

/** The traveler’s own words behind it, where they are told. */
const inBrackets = (said: string | undefined) => (said === undefined ? "" : ` (${said})`);

export const viewTripWords: typeof english = {
  location: "Destino: ",
  noOfDays: "Dias de viagem:",
  travellers: "Viajantes:",
  budget: "Nível de orçamento:",
  hotels: "Hotéis recomendados",
  noHotels: "Não conhecemos hotéis aqui, por isso seus dias começam no centro.",
  places: "Lugares para visitar",
  beforeTrip: (left) => (left === undefined ? "Antes de ir" : `Antes de ir: ${left}`),
  afterTrip: "Depois da viagem",
  wishes: "O que você pediu",
  wishesSummary: (open) =>
    open === 0 ? "O que você pediu: tudo no roteiro" : `O que você pediu: ${open} para ver`,
  goodToKnow: "Bom saber",
  goodToKnowCount: (count) => `Bom saber (${count})`,
  share: "Compartilhar",
  more: "Mais opções",
  views: "Modos de ver esta viagem",
  viewNames: { today: "Hoje", plan: "Roteiro", map: "Mapa", costs: "Custos", check: "Revisão" },
  partLoading: "Carregando",
  partUnavailable: "Não conseguimos carregar esta parte. Seu roteiro continua completo.",
  thingsToWatch: (count) =>
    ` ${portuguese.plural(count, { one: "item a corrigir", other: "itens a corrigir" })}`,
  hotelsTab: "Hotéis",
  dayTab: (number) => `Dia ${number}`,
  placesOf: (day) => `Lugares: ${day}`,
  today: "Hoje",
  locked: "Fixado",
  yourBase: "Seus dias começam aqui",
  edit: "Editar",
  doneEditing: "Concluir",
  moreAbout: (name) => `Mais sobre ${name}`,
  opensMaps: " (abre uma busca no mapa em uma nova aba)",

  days: "Dias",
  dayFigures: (count, kmOnFoot) =>
    kmOnFoot === undefined ? places(count) : `${places(count)} · ${walkText(kmOnFoot)}`,
  openUntil: (open) =>
    isAlwaysOpen(open) ? "aberto 24 horas" : `até ${portuguese.time(open.endMinutes)}`,
  change: "Alterar",
  changeOf: (day) => `Alterar: ${day}`,
  aFreeDay: "Um dia livre",
  freeDay: "Nada planejado: passeie por onde quiser.",
  aLastDay: "Dia da partida",
  freeLastDay: "Nada planejado para o dia da partida.",
  travel: (way) => ["Trajeto: ", way],
  travelOut: (way, from, fare) => [
    "Trajeto: ",
    way,
    " de ",
    from,
    ...(fare === undefined ? [] : [", ", fare, " ida e volta"]),
  ],
  backAt: (way, time) =>
    time === undefined ? `${way} de volta` : `${way} de volta, chegada às ${time}`,
  arrival: (time, said) => `No hotel por volta das ${time}${inBrackets(said)}`,
  departure: (time, said) => `Saia do hotel por volta das ${time}${inBrackets(said)}`,
  fullDay: "Planejado como dia inteiro.",
  addArrival: "Adicionar a sua chegada",
  addDeparture: "Adicionar a sua saída",
  chooseTable: "Escolher onde comer",
  meals: MEALS,
  meal: mealText,
  mealNear: (name) => [", perto de ", name],
  mealAt: (kind, hours, place) => [`${mealText(kind, hours)}: `, place],
  lunchThere: "Almoço no local, durante a visita",
  eatery: sayEatery({
    kinds: {
      market: "mercado",
      "food-hall": "praça de alimentação",
      "food-street": "rua gastronômica",
      restaurant: "restaurante",
      cafe: "café",
    },
    prices: {
      low: "preço baixo",
      middle: "preço médio",
      high: "preço alto",
    },
    comma: ", ",
    end: ".",
  }),
  free: (free, minutes) => `${freeWords.kind(free)}: ${portuguese.duration(minutes)}.`,
  freeEntry: ({ why, isQueue }) =>
    `${why === "firstSunday" ? "Grátis no primeiro domingo" : "Grátis nesse horário"}${isQueue === true ? ": sem venda antecipada, filas longas" : ""}`,
  near: (names) => [" Por perto: ", names, "."],
  names: (names) => portuguese.list(names),
  notVerified: (count) => `Não confirmado: ${places(count)} fora do nosso guia.`,
  hoursUnknown: (count) => `Horário de funcionamento desconhecido: ${places(count)}.`,

  verdicts: {
    sound: "Tudo está aberto e ao alcance",
    faulty: "Este roteiro precisa de alguns ajustes",
    unverified: "Não conseguimos confirmar este roteiro",
    stale: "O roteiro ou as datas mudaram desde esta revisão.",
    unsure: "Funciona, com alguns pontos a conferir",
    poor: "Tudo está aberto e ao alcance, mas este roteiro pode melhorar muito",
    weak: "Este roteiro pode melhorar muito, e há alguns pontos a conferir",
  },
  checkedLine: (verdict) =>
    verdict === "sound"
      ? "Conferido: tudo está aberto e ao alcance"
      : viewTripWords.verdicts[verdict],

  yourNote: "Sua nota: ",
  noteAbout: (about) => `Sua nota: ${about}`,
  addNote: "Adicionar nota",
  addNoteTo: (about) => `Adicionar nota: ${about}`,
  editNote: "Editar nota",
  editNoteOf: (about) => `Editar nota: ${about}`,

  notFound: "Nenhuma viagem encontrada",
  notFoundDetail: "Talvez tenha sido excluída ou seja de outra pessoa.",
  signInToSee: " Se for sua, entre para vê-la.",
  cannotBeShown: "Não é possível mostrar esta viagem",
  myTrips: "Minhas viagens",

  paper: {
    ownNotes: "Notas",
    hoursChange: "Horários e preços mudam. Confira antes de ir.",
    pageOf: (dayNumber, ofDays) => `, dia ${dayNumber} de ${ofDays}`,
  },

  actions: {
    tripName: "Nome da viagem",
    rename: "Renomear",
    renameTrip: "Renomear esta viagem",
    renameHint: "Deixe em branco para usar o destino.",
    deleteTrip: "Excluir esta viagem",
    ideas: "Ideias e listas",
    bookings: "Reservas",
    takeAlong: "Imprimir ou exportar",
    history: "Histórico",
    deleteQuestion: (trip) => ["Excluir ", trip, "?"],
    deleteWarning: "Isso exclui o roteiro e suas notas para sempre.",
    deleteIt: "Excluir",
    keepIt: "Manter viagem",
    deleted: (trip) => `Viagem excluída: ${trip}.`,
  },
};
