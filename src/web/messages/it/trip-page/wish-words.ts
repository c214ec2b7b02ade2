import { needAdvice } from "../../../../domain/messages/it/need-advice.ts";
import { kindsOf, onDays } from "../../../../domain/messages/it/wish-meaning.ts";
import type { AskedPart, UnmetWish } from "../../../../domain/wishes/read-wishes.ts";
import type { wishWords as english } from "../../en/trip-page/wish-words.ts";
import { meaning } from "../change-meaning.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";

export const wishWords: typeof english = {
  whatWouldYouLike: "Cosa vorresti?",
  hint: "In inglese, tedesco, francese o spagnolo, oppure scegli:",
  byModel: "Se non capiamo le tue parole, le inviamo all’IA con i nomi dei luoghi.",
  examples: {
    "Less walking": "Camminare meno",
    "Start later": "Iniziare più tardi",
    "Finish earlier": "Rientrare prima",
    Cheaper: "Più economico",
    "Take it easy": "Con più calma",
    "Fit more in": "Vedere di più",
    "Swap the museum for a market": "Un mercato al posto del museo",
    "Add a park": "Aggiungere un parco",
    "Keep the evening free": "Sera libera",
  },
  quoted: (text) => `“${text}”`,
  unmet: ({ text, reason, need, hours, where = [] }) =>
    need !== undefined
      ? `“${text}”: ${needAdvice(need)}`
      : reason === "notOn"
        ? `“${text}”: non è possibile in ${where.map(({ day }) => `“${day}”`).join(", ")}; niente di ciò che abbiamo provato va bene.`
        : where.length > 0 && reason === "isSo"
          ? `“${text}”: ${isThere(where)}.`
          : `“${text}”: ${reason === "isShut" ? PROBLEM_WORDS.outsideHours({ hours }) : reason === "isOpen" ? PROBLEM_WORDS.openFrom({ hours }) : REASONS[reason]}`,
  isThere: (where: NonNullable<AskedPart["where"]>) => `${isThere(where)}.`,
  otherLanguage: "Leggiamo le richieste solo in inglese, tedesco, francese e spagnolo.",
  askAbout: (wish) => `Scegli che cosa fare con “${wish}”`,
  asked: ({ text, choices, like: [one, other] = [] }) =>
    choices.length === 0
      ? one === undefined || other === undefined
        ? `“${text}”: ${REASONS.notUnderstood}`
        : `“${text}”: non l’abbiamo capito. Scrivilo in un altro modo, ad esempio “skip ${one}” o “${other} in the morning”.`
      : choices.every(({ label }) => label === "which")
        ? `Quale intendi in “${text}”?`
        : `Cosa dobbiamo fare con “${text}”?`,
  choice: ({ label, name, kinds, when, meant, said }) =>
    (label === "doIt" ? meaning(meant, said) : "") ||
    `${CHOICES[label](kinds === undefined ? name : kindsOf(kinds))}${onDays(when ?? {})}`,
  asides: (texts) =>
    `Non abbiamo cambiato nulla per: ${texts.map((text) => `“${text}”`).join(", ")}`,
  withoutMeal: "Toglilo",
  otherCity: (cities) =>
    `Un programma resta nelle città per cui è stato fatto. Pianifica ${cities} come un unico viaggio: date, budget e viaggiatori sono già compilati, e questo viaggio resta com’è.`,
  planCities: (cities) => `Pianifica ${cities}`,
};

/** A meal in the words that are understood, which are English. */
const MEALS: Readonly<Record<string, string>> = {
  breakfast: "colazione",
  lunch: "pranzo",
  dinner: "cena",
};
const mealName = (name: string) => MEALS[name] ?? name;

const CHOICES: Readonly<Record<AskedPart["choices"][number]["label"], (name: string) => string>> = {
  add: (name) => `Aggiungi ${name}`,
  leaveOut: (name) => `Escludi ${name}`,
  remove: (name) => `Rimuovi ${name}`,
  moveDay: (name) => `Sposta ${name} in un altro giorno`,
  note: () => "Tienilo come nota",
  exchange: () => "Uno al posto dell’altro",
  first: (name) => `Prima ${name}`,
  last: (name) => `${name} per ultimo`,
  earlier: (name) => `${mealName(name)} più presto`,
  later: (name) => `${mealName(name)} più tardi`,
  keep: (name) => `Mantieni ${name}`,
  more: (name) => `Di più: ${name}`,
  fewer: (name) => `Di meno: ${name}`,
  none: (name) => `Nessuno: ${name}`,
  which: (name) => name,
  doIt: (name) => `Fai questo: “${name}”`,
  evenSo: () => "Fallo, anche se un pasto si sposta o un giorno finisce più tardi",
  at: (name) => `Alle ${name}`,
  atMost: (name) => `Al massimo ${name}`,
  swap: (name) => `Sostituisci ${name} con altro`,
  swapFor: (name) => `Sostituisci ${name}`,
  stayFor: (name) => `${name} minuti`,
  morning: (name) => `${name} al mattino`,
  afternoon: (name) => `${name} al pomeriggio`,
  evening: (name) => `${name} di sera`,
  sunset: (name) => `${name} al tramonto`,
  swapDays: () => "Scambia i due giorni",
  visitAt: (name) => name,
  otherMeal: (name) => `Un altro posto: ${mealName(name)}`,
  makeRoom: (name) => `Fai spazio: senza ${name}`,
  asItIs: () => "Lascia il programma com’è",
};

const REASONS: Readonly<Record<Exclude<UnmetWish["reason"], "isShut" | "isOpen">, string>> = {
  notUnderstood: "non l’abbiamo capito. Prova con altre parole, usando i nomi dei luoghi.",
  noneThere: "il tuo programma non ne ha lì.",
  noneKnown: "la nostra guida qui non ne ha altri.",
  unknownPlace:
    "la nostra guida non conosce questo luogo. Aggiungilo tu: “Aggiungi un luogo” nel suo giorno.",
  noOtherTable: "la nostra guida non conosce un altro posto dove mangiare lì vicino.",
  noTable:
    "la nostra guida non conosce un posto così dove mangiare vicino ai tuoi percorsi. Cercane uno e aggiungilo come luogo.",
  noneFits: "niente di ciò che abbiamo provato va bene. Puoi spostare i luoghi da te.",
  isClosed: "è chiuso in quei giorni.",
  notOn: "non in tutti i giorni.",
  midPriced: "il meglio che conosciamo lì vicino e nel tuo budget è di prezzo medio.",
  isLocked: "è bloccato. Prima sbloccalo.",
  hasHour:
    "ha un orario fisso. Sul luogo, in “Orario”, togli la spunta a “Mantieni questo orario quando ripianifichi”.",
  lastDay: "un viaggio ha bisogno di almeno un giorno.",
  isSo: "il tuo programma lo fa già.",
  noDay: "il tuo viaggio non ha quel giorno.",
  noBreakfast: "nei programmi non c’è la colazione. Di’ a che ora devono iniziare le giornate.",
  whoTravels:
    "chi viaggia si stabilisce quando si crea il viaggio. Indica luoghi adatti, o crea un nuovo viaggio per tutti.",
  cantHere: "così non si possono cambiare i giorni di un programma.",
};
const timed = (time: string | undefined) => (time === undefined ? "" : `, ${time}`);

/** Where a plan has what is spoken of. */
const isThere = (where: NonNullable<AskedPart["where"]>) =>
  where.map(({ name, day, time }) => `${name} è in “${day}”${timed(time)}`).join(", ");
