import { LIMITS } from "../../../domain/limits.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import { storedWords } from "../../../domain/messages/pt/stored-words.ts";
import type { EateryDiet } from "../../../domain/places/eatery-kind.ts";
import type { changePlanWords as english } from "../en/change-plan-words.ts";

const DIETS: Readonly<Record<EateryDiet, string>> = {
  vegetarian: "vegetariano",
  vegan: "vegano",
  halal: "halal",
  kosher: "kosher",
  "gluten-free": "sem glúten",
};
const dietsText = (diets: readonly EateryDiet[]) =>
  portuguese.list(diets.map((diet) => DIETS[diet]));

export const changePlanWords: typeof english = {
  workingItOut: "Verificando…",
  notNow: "Não conseguimos verificar os horários agora. Você ainda pode fazer esta alteração.",
  fits: "Cabe.",
  fitsStill: "Nenhum problema novo. Ainda falta resolver:",
  fitsNot: "Assim não funciona:",
  fitsBut: "Funciona, mas:",
  notMet: (check) => `Não atendido: ${check}`,

  time: "Horário",
  whenAndHowLong: "Quando e por quanto tempo?",
  starts: "Início",
  stayFor: "Duração",
  stay: (minutes) => portuguese.duration(minutes),
  usualStay: "Como planejado",
  keepTime: "Manter este horário ao replanejar",
  startsMissing: "Digite um horário, como 14:30.",
  set: "Definir",

  swap: "Trocar",
  swapThis: "Trocar este lugar",
  inPlaceOf: (place, hours) =>
    hours === undefined ? ["Substitui ", place, "."] : ["Substitui ", place, `, ${hours}.`],
  theseFit: "Cabem no seu dia:",
  nearest: "Opções mais próximas:",
  noneFits: "Não conhecemos outro lugar que caiba aqui. Busque pelo nome.",
  takeThis: "Escolher",
  take: (place) => `Escolher ${place}`,
  moreTravel: (minutes) =>
    minutes === 0
      ? "nenhum trajeto a mais"
      : minutes > 0
        ? `${portuguese.duration(minutes)} a mais de trajeto`
        : `${portuguese.duration(-minutes)} a menos de trajeto`,
  tablesFit: "Perto e aberto nesse horário:",
  noTables: "Não conhecemos outro lugar aberto nesse horário e perto o bastante.",
  suitsDiets: (diets: readonly EateryDiet[]) => `Opções para você: ${dietsText(diets)}`,
  lacksDiets: (diets: readonly EateryDiet[]) =>
    `Pode não servir, nenhuma opção conhecida: ${dietsText(diets)}`,
  tableByName: "Buscar por nome ou prato",
  tablesNamed: "Abertos nesse horário e ao seu alcance:",
  noTableNamed: (text: string) =>
    `Não conhecemos nenhum lugar chamado “${text}” aberto nesse horário e ao seu alcance.`,
  whenAndWhere: "Quando e onde?",
  noMealThen: "Esse horário não cabe neste dia. Tente outro.",
  evenSoAt: (name: string) => `Comer em “${name}” mesmo assim`,

  ideas: "Ideias",
  bookings: "Reservas",
  dropBookings: "Solte aqui uma confirmação para ler",
  addPlace: "Adicionar lugar",
  addPlaceTo: (day) => `Adicionar lugar: ${day}`,
  lookFor: "Ou busque outro lugar",
  lookForFirst: "Busque um lugar",
  lookForHint: "Um nome ou tipo, como “jardim”",
  noneFound: (text) => `Nosso guia não tem mais nada para “${text}” aqui.`,
  elsewhere: "Outros lugares",
  searching: "Buscando…",
  noneElsewhere: "Nenhum outro lugar encontrado. Confira a grafia ou adicione o seu abaixo.",
  elsewhereNotNow:
    "Não conseguimos buscar outros lugares agora. Abra abaixo “Adicionar seu próprio lugar”: o que você digitou é o nome dele.",
  hoursUnknown: "Horário de funcionamento desconhecido",
  addTicked: (count) => `Adicionar ${portuguese.count(count, { one: "lugar", other: "lugares" })}`,
  foundCount: (count) =>
    `${portuguese.count(count, { one: "lugar encontrado", other: "lugares encontrados" })}.`,
  putThese: "Colocar em votação",
  orVote: "Ou deixe os convidados votarem…",
  tooMany: `Até ${LIMITS.list.candidates} lugares podem estar em votação ao mesmo tempo.`,
  tickToVote: "Marque outros para os convidados votarem neles e neste.",
  voteOn: (count) => `Votação entre estes ${count}`,
  ownPlace: "Adicionar seu próprio lugar",
  ownName: "Nome",
  ownPosition: "Localização (opcional)",
  ownPositionHint:
    "Cole o link do Google Maps ou digite latitude e longitude, como 41.9029, 12.4534",
  ownNameMissing: "Digite um nome.",
  ownPositionUnreadable: "Digite latitude e longitude, como 41.9029, 12.4534, ou deixe em branco.",
  shortLink:
    "Um link curto não diz aonde leva. Abra-o no navegador e cole aqui o endereço longo, ou digite latitude e longitude, como 41.9029, 12.4534.",
  ownNotice: "Não confirmado. Sem localização, não podemos mostrar como chegar.",
  add: "Adicionar",
  ownHotel: "Adicionar seu próprio hotel",
  hotelSearch: "Nome ou endereço do hotel",
  hotelsFound: "Resultados",
  hotelSearchNotNow: "Não é possível pesquisar agora. Informe abaixo onde fica.",
  hotelByHand: "Não encontrou? Informe onde fica",
  ownHotelNotice: "Seus dias começam daqui. Não confirmado.",
  near: "O que fica perto?",
  nearUnknown: "Escolher",
  quarters: "Bairros",
  plannedPlaces: "Lugares do seu roteiro",
  position: "Localização exata, se você souber",
  positionMissing: "Escolha o que fica perto ou digite a localização exata.",

  changeTrip: "Alterar a viagem toda",
  changeTheTrip: "Alterar a viagem",
  fillDay: "Preencher este dia",
  fillOf: (day) => `Preencher: ${day}`,
  isFull: "Não cabe mais nada neste dia.",
  isNew: "Novo",
  replanDay: "Replanejar este dia",
  replanMeaning:
    "Mantém seus lugares e os coloca na ordem com menos deslocamento que os horários permitem.",
  wholeTrip: "Viagem toda",
  what: "O que alterar",
  staysAsItIs: (names) => `Não muda: ${names}.`,
  lockOthers: "Lugares fixados não mudam.",
  showProposal: "Ver prévia",
  nothingYet: "Você confere antes de qualquer alteração.",
  proposalFor: (what) => `Alterações sugeridas: ${what}`,
  nothingBetter: "Seu roteiro já está na melhor ordem.",
  fitDates: (dates) => `Sua viagem: ${dates}`,
  placeBecause: (name, why) => `${name} (${why})`,
  fitDatesMeaning: (names) =>
    names.length === 0
      ? "Tudo cabe nestas datas."
      : `Para caber nestas datas, movidos ou trocados: ${portuguese.list(names)}.`,
  stillShut: (names) =>
    `Não é possível nestas datas: ${portuguese.list(names)}. Encontre outro horário ou lugar em Revisão.`,
  bookingsOff: (names) =>
    `Suas reservas mantêm as datas, e estas não combinam mais: ${portuguese.list(names)}. Altere-as nas reservas ou escolha outras datas.`,
  datesAllTheSame: "Definir as datas mesmo assim",
  onlyDates: "Definir as datas e manter o roteiro",
  fixOf: (place) => `Corrigir ${place}`,
  noOtherTime: "Não cabe em nenhum dos seus dias.",
  swapInstead: (place) => `Não cabe em outro horário nos seus dias. Em vez disso: ${place}.`,
  failed: "Algo deu errado, e seu roteiro não mudou. Tente novamente.",
  outdated: "A viagem mudou nesse meio-tempo. Veja a prévia de novo.",
  before: "Antes",
  after: "Depois",
  onFoot: "A pé",
  travel: "Tempo de trajeto",
  backAt: "Volta ao hotel",
  minutes: (minutes) => (minutes === 0 ? "0 min" : portuguese.duration(minutes)),
  to: "para",
  stays: "Sem alteração",
  locked: "Fixado",
  moved: (day) => `Antes em: ${day}`,
  movesTo: (day) => `Vai para: ${day}`,
  earlier: (minutes) => `${portuguese.duration(minutes)} mais cedo`,
  later: (minutes) => `${portuguese.duration(minutes)} mais tarde`,
  cancel: "Cancelar",
  apply: "Aplicar",
  becomes: (day, next) => `${day} passa a ser ${next}`,
  dayUnchanged: "Nenhuma alteração.",
  noMeal: "Sem refeição",
  meal: (kind, start) => `${kind === "lunch" ? "Almoço" : "Jantar"}, ${start}`,

  putBackChanges: "No lugar de antes, muda mais coisas no dia.",
  waysOut: (place) => `Opções para ${place}`,
  moveTo: (day, hours) => `Mover para: ${storedWords.day(day)}, ${hours}`,
  moveWithin: (hours) => `Mudar para ${hours}`,
  letPlanChoose: "Deixar o roteiro escolher o horário",
  setAside: "Remover",
  isSetAside: "Removido",

  runningLate: "Atraso",
  byHowMuch: "De quanto tempo?",
  late: (minutes) => `+${minutes} min`,
  lateBy: (minutes) => `+${minutes} min: ${minutes} minutos de atraso`,
  skip: "Pular",
  skipOf: (place) => `Pular ${place}`,
  noLongerFits: "Não cabe mais:",
  setAsideOf: (place) => `Remover ${place}`,

  night: {
    more: (town) => `Mais uma noite em ${town}`,
    nightsIn: (town) => `Noites em ${town}`,
    travelTo: (town) => `Ida para ${town}`,
    onDay: (day, date) => (date === undefined ? day : `${day}, ${portuguese.date(date)}`),
    meaning: (day, town) =>
      `${day} será replanejado em ${town}, e os lugares atuais serão removidos. O dia do trajeto mantém os seus.`,
    held: (names) =>
      `Primeiro desafixe ${portuguese.list(names)} ou deixe o roteiro escolher o horário.`,
  },
};
