import type { ReadingStep } from "../../../domain/api/generation.ts";
import { degreesText } from "../../../domain/degrees.ts";
import { portuguese } from "../../../domain/messages/pt/portuguese.ts";
import type { PaceChoice } from "../../../domain/trip/pace-choice.ts";
import type { createTripWords as english } from "../en/create-trip-words.ts";

type WhenChoice = "dates" | "month" | "open";

export const createTripWords: typeof english = {
  chooseOne: "Escolha uma destas opções.",
  screen: "Criar viagem",
  haveBookings: "Já tenho voo ou hotel",
  destination: "Qual é o seu destino?",
  destinationExample: "Uma cidade, como Lisboa",
  destinationHint: "Para até 5 dias, você pode deixar em branco: escolhemos um lugar para você.",
  destinationNeeded: "Escolha um destino.",
  addCity: "Adicionar outra cidade",
  cityDays: "Seus dias em cada cidade",
  fewerDays: (city) => `Um dia a menos em ${city}`,
  moreDays: (city) => `Um dia a mais em ${city}`,
  removeCity: (city) => `Remover ${city}`,
  suggestions: "Sugestões",
  suggestionCount: (count) => portuguese.count(count, { one: "sugestão", other: "sugestões" }),
  anyPlace: "Você pode digitar qualquer lugar.",
  chooseCity: (city) => `Escolher ${city}`,
  thinTrip: (city, days) =>
    `Nosso guia tem o bastante em ${city} para cerca de ${portuguese.count(days, { one: "dia", other: "dias" })}. Planeje menos dias ou passe o resto em outra cidade.`,
  isReadAbout: (destination) =>
    `${destination} não está no nosso guia. Antes vamos consultar dados abertos (Wikivoyage, OpenStreetMap, Wikidata), o que pode levar um ou dois minutos.`,
  unanswered: (destination) =>
    `${destination} não está no nosso guia, e o serviço em que buscamos outros lugares não está respondendo agora. Você pode tentar mesmo assim ou escolher uma cidade do nosso guia.`,
  isCountry: (country) =>
    `${country} tem várias cidades para se hospedar. Você escolhe no próximo passo.`,
  planDays: (days) => `Planejar ${portuguese.count(days, { one: "dia", other: "dias" })}`,
  allCities: (count) =>
    `No nosso guia: ${portuguese.count(count, { one: "cidade", other: "cidades" })}`,
  visitedBefore: (leftOut) =>
    leftOut === 0
      ? "Lugares que você já visitou"
      : `Sem ${portuguese.count(leftOut, { one: "lugar", other: "lugares" })} que você já visitou`,
  seeAgain: "Escolha o que gostaria de ver de novo.",
  notAgain: (names) => `sem ${names}`,
  days: "Quantos dias dura a viagem?",
  daysExample: "Ex.: 3",
  daysHint: "Se deixar em branco, planejamos 3 dias.",
  daysOfDates: "Do primeiro ao último dia.",
  budget: "Qual é o seu orçamento?",
  travellers: "Com quem você vai?",
  moreWishes: "Mais preferências (opcional)",
  when: "Quando você vai?",
  whenChoices: { dates: "Datas", month: "Um mês", open: "Ainda não sei" } satisfies Record<
    WhenChoice,
    string
  >,
  whenHints: {
    dates: "Levamos em conta horários, feriados e luz do dia nas suas datas.",
    month: "Planejamos conforme a estação, o clima e a luz do dia. Defina as datas depois.",
    open: "Planejamos para qualquer semana do ano. Defina as datas depois.",
  } satisfies Record<WhenChoice, string>,
  usualWeather: ({ city, month, highC, lowC, rainDays }) =>
    `${city} em ${portuguese.month(month)}: costuma ter de ${degreesText({ lowC, highC, to: " a " }, portuguese)}, com chuva em ${portuguese.count(Math.round(rainDays), { one: "dia", other: "dias" })}.`,
  month: "Mês",
  anyMonth: "Escolha um mês",
  startDate: "Primeiro dia",
  endDate: "Último dia",
  arriveAt: "Chegada aprox.",
  leaveAt: "Saída aprox.",
  byAir: "São horários de voo: reservar tempo para o aeroporto",
  arriving: (time) => `chegada às ${time}`,
  leaving: (time) => `saída às ${time}`,
  dateProblems: {
    start_date_past: "Essa data já passou. Escolha hoje ou depois, ou deixe em branco.",
    end_date_unreadable: "Digite um último dia válido ou deixe em branco.",
    end_before_start: "O último dia é antes do primeiro. Escolha um dia posterior.",
    arrival_unreadable: "Digite o horário completo ou deixe em branco.",
    departure_unreadable: "Digite o horário completo ou deixe em branco.",
  },
  howMany: "Quantas pessoas são?",
  childAges: "Qual é a idade das crianças?",
  agesAssumed: "Sem idades, planejamos para crianças de 6 a 12 anos.",
  child: (number) => `Criança ${number}`,
  noAge: "Idade",
  age: (years) => (years === 0 ? "Menos de 1" : `${years}`),
  needs: "Necessidades alimentares ou de acesso? (opcional)",
  allOfUs: "Todos",
  someOfUs: (count, people) => `${count} de ${people}`,
  ofSome: (title, count, people) => `${title} (${count} de ${people})`,
  needTitles: {
    vegetarian: "Vegetariano",
    vegan: "Vegano",
    glutenFree: "Sem glúten",
    lactoseFree: "Sem lactose",
    halal: "Halal",
    kosher: "Kosher",
    nutFree: "Sem castanhas",
    stepFree: "Sem degraus",
  },
  pace: "Quanto você quer ver por dia?",
  paces: { relaxed: "Com calma", usual: "Normal", full: "Ver muita coisa" } satisfies Record<
    PaceChoice,
    string
  >,
  interests: "Do que você gosta?",
  planner: "Quem deve planejar?",
  planners: { model: "IA", guide: "Nosso próprio guia" },
  plannerHint:
    "Nosso guia tem esta cidade: o roteiro fica pronto na hora, com lugares que conferimos. A IA é mais flexível, mas demora mais.",
  generating: "Gerando",
  wishUnanswered:
    "Diga o que fazer com isso ou toque de novo em “Gerar viagem!” para planejar sem isso.",
  generate: "Gerar viagem!",
  startEmpty: "Começar com um roteiro vazio",
  planGoesOn: "Ainda estamos montando seu roteiro. Você vai encontrá-lo em “Minhas viagens”.",
  planIsReady: "Seu roteiro está pronto. Ele está em “Minhas viagens”.",

  progressTitle: "Montando seu roteiro",
  progress: "Andamento",
  stop: "Parar",
  askingPlanner: "Consultando o planejador",
  readingAbout: (place) => `Lendo sobre ${place}`,
  readingSteps: {
    where: "Localizando no mapa",
    wikivoyage: "Vendo no Wikivoyage o que vale a visita",
    wikidata: "Vendo no Wikidata as atrações conhecidas",
    openstreetmap: "Buscando horários e hotéis no OpenStreetMap",
    pageviews: "Vendo o que desperta interesse",
    composing: "Juntando tudo",
    wishes: "Lendo seus pedidos",
  } satisfies Record<ReadingStep, string>,
  savingTrip: "Salvando sua viagem",
  dayIsReady: (day, days) => `Dia ${day} de ${days} pronto`,
  lookingForHotels: (destination) => `Procurando hotéis em ${destination}`,
  hotels: (count) => portuguese.count(count, { one: "hotel", other: "hotéis" }),
  hotelsAreReady: (count) =>
    portuguese.count(count, { one: "hotel pronto", other: "hotéis prontos" }),
  reconnecting: "Conexão perdida. Ainda estamos montando seu roteiro.",
  freeDay: "Um dia livre",

  failureTitle: "Seu roteiro não ficou pronto",
  nameRequest: (requestId, code) =>
    `Se falar com o administrador do site, informe esta solicitação: ${requestId} (${code})`,
  planInstead: (destination) => `Planejar ${destination}`,
  meantTitle: "Você quis dizer…?",
  planMeant: (label) => `Planejar ${label}`,
  basesTitle: "Escolha onde se hospedar",
  basesHint:
    "Aqui há mais de uma cidade. Fique em várias, e planejamos os trajetos entre elas, ou fique em uma só.",
  severalBases: "Ficar em várias cidades",
  oneBase: "Ou ficar em uma só",
  basesOf: (count) => portuguese.count(count, { one: "cidade", other: "cidades" }),
  planOne: (label) => `Planejar ${label.split(",")[0]}`,
  daysIn: (label, days) =>
    `${label.split(",")[0]}: ${portuguese.count(days, { one: "dia", other: "dias" })}`,
  takeGuide: (destination) => `Usar nosso guia para ${destination}`,
  tryAgain: "Tentar novamente",
};
