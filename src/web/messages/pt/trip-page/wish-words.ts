import { needAdvice } from "../../../../domain/messages/pt/need-advice.ts";
import { storedWords } from "../../../../domain/messages/pt/stored-words.ts";
import { kindsOf, onDays } from "../../../../domain/messages/pt/wish-meaning.ts";
import type { AskedPart, UnmetWish } from "../../../../domain/wishes/read-wishes.ts";
import type { wishWords as english } from "../../en/trip-page/wish-words.ts";
import { meaning } from "../change-meaning.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";

export const wishWords: typeof english = {
  whatWouldYouLike: "O que você gostaria?",
  hint: "Em inglês, alemão, francês ou espanhol, ou escolha:",
  byModel: "Se não entendermos suas palavras, nós as enviamos à IA com os nomes dos lugares.",
  examples: {
    "Less walking": "Menos caminhada",
    "Start later": "Começar mais tarde",
    "Finish earlier": "Voltar mais cedo",
    Cheaper: "Mais barato",
    "Take it easy": "Com calma",
    "Fit more in": "Ver mais",
    "Swap the museum for a market": "Trocar o museu por um mercado",
    "Add a park": "Adicionar um parque",
    "Keep the evening free": "Deixar a noite livre",
  },
  quoted: (text) => `“${text}”`,
  unmet: ({ text, reason, need, hours, where = [] }) =>
    need !== undefined
      ? `“${text}”: ${needAdvice(need)}`
      : reason === "notOn"
        ? `“${text}”: nada do que tentamos cabe em: ${where.map(({ day }) => storedWords.day(day)).join(", ")}.`
        : where.length > 0 && reason === "isSo"
          ? `“${text}”: ${isThere(where)}.`
          : `“${text}”: ${reason === "isShut" ? PROBLEM_WORDS.outsideHours({ hours }) : reason === "isOpen" ? PROBLEM_WORDS.openFrom({ hours }) : REASONS[reason]}`,
  isThere: (where: NonNullable<AskedPart["where"]>) => `${isThere(where)}.`,
  otherLanguage: "Só lemos pedidos em inglês, alemão, francês e espanhol.",
  askAbout: (wish) => `Escolher o que fazer com “${wish}”`,
  asked: ({ text, choices, like: [one, other] = [] }) =>
    choices.length === 0
      ? one === undefined || other === undefined
        ? `“${text}”: ${REASONS.notUnderstood}`
        : `“${text}”: não entendemos isso. Escreva de outro jeito, por exemplo “skip ${one}” ou “${other} in the morning”.`
      : choices.every(({ label }) => label === "which")
        ? `Qual você quer dizer em “${text}”?`
        : `O que devemos fazer com “${text}”?`,
  choice: ({ label, name, kinds, when, meant, said }) =>
    (label === "doIt" ? meaning(meant, said) : "") ||
    `${CHOICES[label](kinds === undefined ? name : kindsOf(kinds))}${onDays(when ?? {})}`,
  asides: (texts) => `Não mudamos nada por: ${texts.map((text) => `“${text}”`).join(", ")}`,
  withoutMeal: "Sem essa refeição",
  otherCity: (cities) =>
    `Um roteiro fica nas cidades para as quais foi feito. Planeje ${cities} como uma só viagem: datas, orçamento e viajantes já vêm preenchidos, e esta viagem fica como está.`,
  planCities: (cities) => `Planejar ${cities}`,
};

/** A meal in the words that are understood, which are English. */
const MEALS: Readonly<Record<string, string>> = {
  breakfast: "café da manhã",
  lunch: "almoço",
  dinner: "jantar",
};
const mealName = (name: string) => MEALS[name] ?? name;

const CHOICES: Readonly<Record<AskedPart["choices"][number]["label"], (name: string) => string>> = {
  add: (name) => `Adicionar ${name}`,
  leaveOut: (name) => `Deixar ${name} de fora`,
  remove: (name) => `Remover ${name}`,
  moveDay: (name) => `Mover ${name} para outro dia`,
  note: () => "Guardar como nota",
  exchange: () => "Um no lugar do outro",
  first: (name) => `${name} primeiro`,
  last: (name) => `${name} por último`,
  earlier: (name) => `${mealName(name)} mais cedo`,
  later: (name) => `${mealName(name)} mais tarde`,
  keep: (name) => `Manter ${name}`,
  more: (name) => `Mais: ${name}`,
  fewer: (name) => `Menos: ${name}`,
  none: (name) => `Nada de: ${name}`,
  which: (name) => name,
  doIt: (name) => `Fazer isto: “${name}”`,
  evenSo: () => "Fazer, mesmo que mude a refeição ou o fim do dia",
  at: (name) => `Em ${name}`,
  atMost: (name) => `No máximo ${name}`,
  swap: (name) => `Trocar ${name} por outra coisa`,
  swapFor: (name) => `Trocar ${name}`,
  stayFor: (name) => `${name} minutos`,
  morning: (name) => `${name} de manhã`,
  afternoon: (name) => `${name} à tarde`,
  evening: (name) => `${name} à noite`,
  sunset: (name) => `${name} ao pôr do sol`,
  swapDays: () => "Trocar os dois dias",
  visitAt: (name) => name,
  otherMeal: (name) => `Outro lugar para: ${mealName(name)}`,
  makeRoom: (name) => `Abrir espaço: sem ${name}`,
  asItIs: () => "Deixar o roteiro como está",
};

const REASONS: Readonly<Record<Exclude<UnmetWish["reason"], "isShut" | "isOpen">, string>> = {
  notUnderstood: "não entendemos isso. Tente outras palavras, com o nome dos lugares.",
  noneThere: "seu roteiro não tem nenhum ali.",
  noneKnown: "nosso guia não tem outros aqui.",
  unknownPlace:
    "nosso guia não conhece este lugar. Você pode adicioná-lo: “Adicionar lugar” no dia dele.",
  noOtherTable: "nosso guia não conhece outro lugar para comer perto dali.",
  noTable:
    "nosso guia não conhece um lugar assim para comer perto dos seus dias. Busque um e adicione como lugar.",
  noneFits: "nada do que tentamos cabe. Você pode mover os lugares.",
  isClosed: "está fechado nesses dias.",
  notOn: "não em todos os dias.",
  midPriced: "o melhor que conhecemos por perto e dentro do seu orçamento é de preço médio.",
  isLocked: "está fixado. Desafixe primeiro.",
  hasHour:
    "tem um horário fixo. No lugar, em “Horário”, desmarque “Manter este horário ao replanejar”.",
  lastDay: "uma viagem precisa de pelo menos um dia.",
  isSo: "seu roteiro já faz isso.",
  noDay: "sua viagem não tem esse dia.",
  noBreakfast: "os roteiros não incluem café da manhã. Diga quando seus dias devem começar.",
  whoTravels:
    "quem viaja é definido ao planejar a viagem. Cite lugares adequados ou planeje uma nova viagem para todos.",
  cantHere: "isso não altera os dias de um roteiro.",
};
const timed = (time: string | undefined) => (time === undefined ? "" : `, ${time}`);

/** Where a plan has what is spoken of. */
const isThere = (where: NonNullable<AskedPart["where"]>) =>
  where
    .map(({ name, day, time }) => `${name} está em: ${storedWords.day(day)}${timed(time)}`)
    .join(", ");
