import { degreesText } from "../../degrees.ts";
import type { TransitKind } from "../../places/step-free.ts";
import type { NOTE_MESSAGES as english } from "../en/note-messages.ts";
import { transitParts } from "../transit-parts.ts";
import { COLD_C, HOT_C } from "../usual-weather.ts";
import { choiceWords } from "./choice-words.ts";
import { eventText } from "./event-text.ts";
import { needAdvice } from "./need-advice.ts";
import { portuguese } from "./portuguese.ts";
import { storedWords } from "./stored-words.ts";
import { meaningOf } from "./wish-meaning.ts";

const TRANSIT: Readonly<Record<TransitKind, string>> = {
  metro: "metrô",
  tram: "bondes",
  bus: "ônibus",
  train: "trens",
  ferry: "balsas",
};

export const NOTE_MESSAGES: typeof english = {
  destinationChosen: (values) =>
    `Você deixou o destino em aberto, por isso escolhemos ${values.city}: ${values.suiting} lugares do nosso guia combinam com este perfil de viagem (${choiceWords.travellers[values.traveller].title.toLowerCase()}), e ${values.free} são gratuitos.`,
  destinationTaken: ({ typed, place }) => `Você pediu “${typed}”. Entendemos que é ${place}.`,
  sightIn: ({ typed, place }) => `“${typed}” fica em ${place}, por isso planejamos sua estadia lá.`,
  daysAssumed: ({ days }) => `Você não disse quantos dias, por isso planejamos ${days}.`,
  startsAtHotel: ({ hotel, budget, city }) =>
    `${city === undefined ? "Cada dia" : `Cada dia em ${city}`} começa e termina em ${hotel}, o hotel mais bem localizado do nível ${choiceWords.budgets[budget].title}.`,
  otherHotelLevel: ({ budget }) =>
    `Não conhecemos nenhum hotel do nível ${choiceWords.budgets[budget].title} aqui, por isso usamos o mais próximo.`,
  fewPlaces: ({ city, places }) =>
    `Conhecemos ${portuguese.count(places, { one: "lugar", other: "lugares" })} para você em ${city}. Os dias restantes são seus.`,
  restClosed: ({ city }) => `Tudo o mais que conhecemos em ${city} está fechado nos dias vazios.`,
  restDoesNotFit: ({ city }) =>
    `Nada mais do que conhecemos em ${city} cabe nos dias vazios, por causa de horários, ingressos ou trajetos.`,
  quietDays: ({ city, places, days }) =>
    `Conhecemos ${portuguese.count(places, { one: "lugar", other: "lugares" })} em ${city} para esta viagem. Em ${portuguese.count(days, { one: "dia", other: "dias" })}, sobra tempo livre na maioria.`,
  startOn: ({ weekdays }) =>
    `${portuguese.plural(weekdays.length, { one: "Melhor dia", other: "Melhores dias" })} para começar: ${portuguese.list(weekdays.map(portuguese.weekday))}. Assim, cada lugar abre no dia previsto.`,
  hoursOfAllSeasons:
    "Você não informou datas, por isso usamos horários que valem o ano todo. Alguns lugares ficam abertos por mais tempo em certos meses.",
  usualWeather: ({ city, date, highC, lowC, rainDays }) => {
    const days = portuguese.count(Math.round(rainDays), { one: "dia", other: "dias" });
    const usual = `Por volta de ${portuguese.date(date)}, ${city} costuma ter de ${degreesText({ lowC, highC, to: " a " }, portuguese)}, com chuva em ${days} por mês.`;
    if (highC >= HOT_C) return `${usual} Descanse em lugares cobertos ao meio-dia e leve água.`;
    return lowC <= COLD_C
      ? `${usual} Vista-se para o frio e planeje pausas em lugares aquecidos.`
      : usual;
  },
  walksByStreet:
    "As caminhadas seguem as ruas, segundo o OpenStreetMap (© colaboradores do OpenStreetMap, ODbL). Os demais trajetos são estimativas.",
  event: (values) => eventText(values),
  factsAsOf: ({ hours, prices }) =>
    `Os tempos de trajeto são estimativas. Horários ${hours === prices ? "e preços" : `de ${portuguese.month(hours)}, preços`} de ${portuguese.month(prices)}. Confira antes de ir.`,
  fromOpenData: ({ city, places, hours, prices }) =>
    `Conhecemos ${city} por dados abertos, não pelo nosso guia, por isso não conferimos nada. De ${portuguese.count(places, { one: "lugar", other: "lugares" })}, conhecemos o horário de ${hours} e o preço de ${prices}. Os tempos de trajeto são estimativas. Confira o resto antes de ir.`,
  factsOfGuide:
    "Os tempos de trajeto são estimativas. Horários e preços de 2025. Confira antes de ir.",
  imported:
    "Esta viagem foi importada de um arquivo. Consideramos duas pessoas e o orçamento Padrão. Os horários dos lugares fora do nosso guia são desconhecidos.",
  importedSpread: "O arquivo não tem dias, por isso distribuímos os lugares pela viagem, em ordem.",
  importedAside: ({ places }) =>
    `${portuguese.count(places, { one: "lugar não cabe", other: "lugares não cabem" })} nos dias do arquivo. Veja ${portuguese.plural(places, { one: "o lugar", other: "os lugares" })} em Removidos.`,
  wishesMet: ({ wishes, shownBy }) => `Como você pediu: ${quoted(wishes, shownBy)}.`,
  wishReadAs: (wish) => `Entendemos “${wish.text}” como: ${meaningOf([wish])}.`,
  wishesUnread: ({ wishes }) => `Não entendemos ${quoted(wishes)}, por isso planejamos sem isso.`,
  wishUnknown: ({ name, city }) =>
    `Não conhecemos “${name}” em ${city}, por isso não está no roteiro.`,
  wishNoneKnown: ({ wish, city }) => `“${wish}”: não conhecemos nada assim em ${city}.`,
  wishOtherDay: ({ wish, name, day }) =>
    `“${wish}”: ${name} está fechado ou não se encaixa, por isso está no dia ${day}.`,
  wishAbout: ({ wish, name, day }) => `“${wish}”: o que conhecemos disso é ${name}, no dia ${day}.`,
  wishBriefly: ({ wish, name, day, minutes }) =>
    `“${wish}”: o roteiro só tem ${minutes} minutos disso, em ${name}, no dia ${day}.`,
  wishMealsAt: ({ wish, count, all, names }) =>
    `“${wish}”: ${count} de ${all} refeições em lugares que, até onde sabemos, têm opções. Pergunte nos outros${names.length === 0 ? "" : `: ${portuguese.list(names)}`}.`,
  wishFixture: ({ wish, name }) =>
    `“${wish}”: não sabemos o que há nesses dias. ${name} está no plano para uma visita; procure datas e ingressos.`,
  wishClosed: ({ wish, name }) => `“${wish}”: ${name} não abre nos seus dias.`,
  wishNoRoom: ({ wish, name }) =>
    `“${wish}”: não achamos espaço para ${name} neste roteiro. Peça na página da viagem ou abra espaço em um dia.`,
  wishNoDates: ({ wish }) =>
    `“${wish}”: sem datas, não sabemos que dia é esse. Defina as datas e depois altere o roteiro.`,
  wishCelebrated: ({ wish, name, day }) =>
    `“${wish}”: para isso há o jantar em ${name}, no dia ${day}. Avise ao reservar e pergunte lá sobre bolo e música.`,
  wishNoAlcohol: ({ wish }) =>
    `“${wish}”: qualquer restaurante ou bar tem algo sem álcool. Para uma prova, peça ao reservar.`,
  wishNoSuchDay: ({ wish }) =>
    `“${wish}”: a sua viagem não tem esse dia. Mude as datas ou peça outro dia.`,
  wishNotKnown: ({ wish, need }) => `“${wish}”: ${needAdvice(need)}`,
  wishSteps: ({ wish, names }) =>
    `“${wish}”: há degraus ou ladeiras em ${portuguese.list(names)}, alguns evitáveis. Pergunte antes de ir; em outros lugares talvez não saibamos.`,
  wishTransit: ({ city, ...kinds }) => {
    const said = transitParts(kinds, {
      list: (of) => portuguese.list(of.map((kind) => TRANSIT[kind])),
      partly: (all) => `${all} em parte`,
      no: (all) => `${all} quase nada`,
    }).join("; ");
    return `Transporte sem degraus em ${city}: ${said}.`;
  },
  wishUndone: ({ wish }) =>
    `“${wish}”: nada do que tentamos cabe neste roteiro. Peça na página da viagem ou mova os lugares.`,
  wishMidPriced: ({ wish, names }) =>
    `“${wish}”: o melhor que conhecemos dentro do seu orçamento é de preço médio: ${portuguese.list(names)}. Mude a refeição se quiser gastar mais.`,
  wishNotMet: ({ wish, names }) =>
    `“${wish}”: não deu para atender em ${portuguese.list(names.map(storedWords.day))}.`,
  writtenByModel:
    "A IA escreveu este roteiro. A revisão do roteiro mostra o que comparamos com nosso guia. Confira horários e preços antes de ir.",
};

function quoted(wishes: readonly string[], shownBy: readonly string[] = []): string {
  const named = (at: number) => (shownBy[at] ? ` (${shownBy[at]})` : "");
  return portuguese.list(wishes.map((wish, at) => `“${wish}”${named(at)}`));
}
