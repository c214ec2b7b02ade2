import type { ReactNode } from "react";
import { LIMITS } from "../../../domain/limits.ts";
import { durationText } from "../../../domain/messages/pt/duration-text.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../domain/messages/pt/stored-words.ts";
import type { MealKind } from "../../../domain/places/eatery-kind.ts";

/** Sheets that change a place, a day or the trip; every hour is "13:05". */
export const changePlanWords = {
  workingItOut: "Verificando…",
  notNow: "Não conseguimos verificar os horários agora. Você ainda pode fazer esta alteração.",
  fits: "Cabe.",
  fitsBut: "Funciona, mas:",
  /** `check`: the name of a check of the whole plan. */
  notMet: (check: string) => `Não atendido: ${check}`,

  time: "Horário",
  whenAndHowLong: "Quando e por quanto tempo?",
  starts: "Início",
  stayFor: "Duração",
  stay: (minutes: number) => durationText(minutes),
  usualStay: "Como planejado",
  keepTime: "Manter este horário ao replanejar",
  startsMissing: "Digite um horário, como 14:30.",
  set: "Definir",

  swap: "Trocar",
  swapThis: "Trocar este lugar",
  inPlaceOf: (place: ReactNode, hours: string | undefined) =>
    hours === undefined ? ["Substitui ", place, "."] : ["Substitui ", place, `, ${hours}.`],
  theseFit: "Cabem no seu dia:",
  nearest: "Opções mais próximas:",
  noneFits: "Não conhecemos outro lugar que caiba aqui. Busque pelo nome.",
  takeThis: "Escolher",
  take: (place: string) => `Escolher ${place}`,
  moreTravel: (minutes: number) =>
    minutes === 0
      ? "nenhum trajeto a mais"
      : minutes > 0
        ? `${durationText(minutes)} a mais de trajeto`
        : `${durationText(-minutes)} a menos de trajeto`,
  tablesFit: "Perto e aberto nesse horário:",
  noTables: "Não conhecemos outro lugar aberto nesse horário e perto o bastante.",
  tableByName: "Buscar por nome",
  tablesNamed: "Abertos nesse horário e ao seu alcance:",
  noTableNamed: (text: string) =>
    `Não conhecemos nenhum lugar chamado “${text}” aberto nesse horário e ao seu alcance.`,
  changeMeal: "Mudar o horário ou pular",

  ideas: "Ideias",
  bookings: "Reservas",
  dropBookings: "Solte aqui uma confirmação para ler",
  addPlace: "Adicionar lugar",
  addPlaceTo: (day: string) => `Adicionar lugar: ${day}`,
  lookFor: "Ou busque outro lugar",
  lookForFirst: "Busque um lugar",
  lookForHint: "Um nome ou tipo, como “jardim”",
  noneFound: (text: string) => `Nosso guia não tem mais nada para “${text}” aqui.`,
  elsewhere: "Outros lugares",
  searching: "Buscando…",
  noneElsewhere: "Nenhum outro lugar encontrado. Confira a grafia ou adicione o seu abaixo.",
  elsewhereNotNow: "Não conseguimos buscar outros lugares agora. Você pode adicionar o seu.",
  hoursUnknown: "Horário de funcionamento desconhecido",
  addTicked: (count: number) =>
    `Adicionar ${portuguese.count(count, { one: "lugar", other: "lugares" })}`,
  foundCount: (count: number) =>
    `${portuguese.count(count, { one: "lugar encontrado", other: "lugares encontrados" })}.`,
  /** Of the places that are being added. */
  putThese: "Colocar em votação",
  orVote: "Ou deixe os convidados votarem…",
  tooMany: `Até ${LIMITS.list.candidates} lugares podem estar em votação ao mesmo tempo.`,
  /** Of a place in the plan with those that could take its place. */
  tickToVote: "Marque outros para os convidados votarem neles e neste.",
  voteOn: (count: number) => `Votação entre estes ${count}`,
  ownPlace: "Adicionar seu próprio lugar",
  ownName: "Nome",
  ownPosition: "Localização (opcional)",
  ownPositionHint:
    "Cole o link do Google Maps ou digite latitude e longitude, como 41.9029, 12.4534",
  ownNameMissing: "Digite um nome.",
  ownPositionUnreadable: "Digite latitude e longitude, como 41.9029, 12.4534, ou deixe em branco.",
  ownNotice: "Não confirmado. Sem localização, não podemos mostrar como chegar.",
  add: "Adicionar",
  ownHotel: "Adicionar seu próprio hotel",
  ownHotelNotice: "Seus dias começam daqui. Não confirmado.",
  position: "Localização",
  positionMissing: "Digite latitude e longitude, como 41.9029, 12.4534.",

  changeTrip: "Alterar a viagem toda",
  changeTheTrip: "Alterar a viagem",
  fillDay: "Preencher este dia",
  fillOf: (day: string) => `Preencher: ${day}`,
  isFull: "Não cabe mais nada neste dia.",
  isNew: "Novo",
  replanDay: "Replanejar este dia",
  replanMeaning:
    "Mantém seus lugares e os coloca na ordem com menos deslocamento que os horários permitem.",
  wholeTrip: "Viagem toda",
  what: "O que alterar",
  staysAsItIs: (names: string) => `Não muda: ${names}.`,
  lockOthers: "Lugares fixados não mudam.",
  showProposal: "Ver prévia",
  nothingYet: "Você confere antes de qualquer alteração.",
  proposalFor: (what: string) => `Alterações sugeridas: ${what}`,
  nothingBetter: "Seu roteiro já está na melhor ordem.",
  fitDates: (dates: string) => `Sua viagem: ${dates}`,
  /** @param names of the places that move or go. */
  fitDatesMeaning: (names: readonly string[]) =>
    names.length === 0
      ? "Tudo cabe nestas datas."
      : `Fechados ou no escuro nessas datas, por isso movidos ou trocados: ${portuguese.list(names)}.`,
  onlyDates: "Definir as datas e manter o roteiro",
  fixOf: (place: string) => `Corrigir ${place}`,
  noOtherTime: "Não cabe em nenhum dos seus dias.",
  swapInstead: (place: string) =>
    `Não cabe em outro horário nos seus dias. Em vez disso: ${place}.`,
  failed: "Algo deu errado, e seu roteiro não mudou. Tente novamente.",
  outdated: "A viagem mudou nesse meio-tempo. Veja a prévia de novo.",
  tryAgain: "Tentar novamente",
  before: "Antes",
  after: "Depois",
  onFoot: "A pé",
  travel: "Tempo de trajeto",
  backAt: "Volta ao hotel",
  minutes: (minutes: number) => (minutes === 0 ? "0 min" : durationText(minutes)),
  to: "para",
  stays: "Sem alteração",
  locked: "Fixado",
  moved: (day: string) => `Antes em: ${day}`,
  movesTo: (day: string) => `Vai para: ${day}`,
  earlier: (minutes: number) => `${durationText(minutes)} mais cedo`,
  later: (minutes: number) => `${durationText(minutes)} mais tarde`,
  cancel: "Cancelar",
  apply: "Aplicar",
  becomes: (day: string, next: string) => `${day} passa a ser ${next}`,
  dayUnchanged: "Nenhuma alteração.",
  noMeal: "Sem refeição",
  meal: (kind: MealKind, start: string) => `${kind === "lunch" ? "Almoço" : "Jantar"}, ${start}`,

  putBackChanges: "No lugar de antes, muda mais coisas no dia.",
  waysOut: (place: string) => `Opções para ${place}`,
  moveTo: (day: string, hours: string) => `Mover para: ${storedWords.day(day)}, ${hours}`,
  moveWithin: (hours: string) => `Mudar para ${hours}`,
  letPlanChoose: "Deixar o roteiro escolher o horário",
  setAside: "Remover",
  isSetAside: "Removido",

  runningLate: "Atraso",
  byHowMuch: "De quanto tempo?",
  late: (minutes: number) => `+${minutes} min`,
  lateBy: (minutes: number) => `+${minutes} min: ${minutes} minutos de atraso`,
  skip: "Pular",
  skipOf: (place: string) => `Pular ${place}`,
  noLongerFits: "Não cabe mais:",
  setAsideOf: (place: string) => `Remover ${place}`,
};
