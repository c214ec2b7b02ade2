import { needAdvice } from "../../../../domain/messages/fr/need-advice.ts";
import { kindsOf, onDays } from "../../../../domain/messages/fr/wish-meaning.ts";
import type { AskedPart, UnmetWish } from "../../../../domain/wishes/read-wishes.ts";
import type { wishWords as english } from "../../en/trip-page/wish-words.ts";
import { meaning } from "../change-meaning.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";

export const wishWords: typeof english = {
  whatWouldYouLike: "Que souhaitez-vous ?",
  hint: "Avec vos mots, ou choisissez :",
  byModel: "Si nous ne comprenons pas vos mots, nous les envoyons à l’IA avec les noms des lieux.",
  examples: {
    "Less walking": "Moins de marche",
    "Start later": "Commencer plus tard",
    "Finish earlier": "Rentrer plus tôt",
    Cheaper: "Moins cher",
    "Take it easy": "Plus tranquille",
    "Fit more in": "En voir plus",
    "Swap the museum for a market": "Échanger le musée contre un marché",
    "Add a park": "Ajouter un parc",
    "Keep the evening free": "Garder la soirée libre",
  },
  quoted: (text) => `« ${text} »`,
  unmet: ({ text, reason, need, hours, where = [] }) =>
    need !== undefined
      ? `« ${text} » : ${needAdvice(need)}`
      : reason === "notOn"
        ? `« ${text} » : pas pour ${where.map(({ day }) => day).join(", ")}, où aucune de nos tentatives ne convient.`
        : where.length > 0 && reason === "isSo"
          ? `« ${text} » : ${isThere(where)}.`
          : `« ${text} » : ${reason === "isShut" ? PROBLEM_WORDS.outsideHours({ hours }) : reason === "isOpen" ? PROBLEM_WORDS.openFrom({ hours }) : REASONS[reason]}`,
  isThere: (where: NonNullable<AskedPart["where"]>) => `${isThere(where)}.`,
  otherLanguage:
    "Nous ne lisons les souhaits qu’en français, en anglais, en allemand et en espagnol.",
  askAbout: (wish) => `Choisir que faire de « ${wish} »`,
  asked: ({ text, choices, like: [one, other] = [] }) =>
    choices.length === 0
      ? one === undefined || other === undefined
        ? `« ${text} » : ${REASONS.notUnderstood}`
        : `« ${text} » : nous n’avons pas compris. Écrivez-le autrement, par exemple « sans ${one} » ou « ${other} le matin ».`
      : choices.every(({ label }) => label === "which")
        ? `De quel lieu parlez-vous dans « ${text} » ?`
        : `Que devons-nous faire de « ${text} » ?`,
  choice: ({ label, name, kinds, when, meant, said }) =>
    (label === "doIt" ? meaning(meant, said) : "") ||
    `${CHOICES[label](kinds === undefined ? name : kindsOf(kinds))}${onDays(when ?? {})}`,
  asides: (texts) =>
    `Nous n’avons rien changé pour : ${texts.map((text) => `« ${text} »`).join(", ")}`,
  withoutMeal: "Sans ce repas",
  otherCity: (cities) =>
    `Un programme reste dans les villes pour lesquelles il a été fait. Planifiez ${cities} en un seul voyage : dates, budget et voyageurs sont déjà remplis, et ce voyage reste tel quel.`,
  planCities: (cities) => `Planifier ${cities}`,
};

/** A meal in the words that are understood, which are English. */
const MEALS: Readonly<Record<string, string>> = {
  breakfast: "petit-déjeuner",
  lunch: "déjeuner",
  dinner: "dîner",
};
const mealName = (name: string) => MEALS[name] ?? name;

const CHOICES: Readonly<Record<AskedPart["choices"][number]["label"], (name: string) => string>> = {
  add: (name) => `Ajouter ${name}`,
  leaveOut: (name) => `Laisser de côté : ${name}`,
  remove: (name) => `Retirer ${name}`,
  moveDay: (name) => `Déplacer vers un autre jour : ${name}`,
  note: () => "Le garder comme note",
  exchange: () => "Chacun à la place de l’autre",
  first: (name) => `${name} en premier`,
  last: (name) => `${name} en dernier`,
  earlier: (name) => `${mealName(name)} plus tôt`,
  later: (name) => `${mealName(name)} plus tard`,
  keep: (name) => `Garder ${name}`,
  more: (name) => `Plus : ${name}`,
  fewer: (name) => `Moins : ${name}`,
  none: (name) => `Aucun : ${name}`,
  which: (name) => name,
  doIt: (name) => `Faire ceci : « ${name} »`,
  evenSo: () => "Le faire, même si un repas est décalé ou qu’une journée finit plus tard",
  at: (name) => `À ${name}`,
  atMost: (name) => `Au plus ${name}`,
  swap: (name) => `Échanger ${name} contre autre chose`,
  swapFor: (name) => `Échanger ${name}`,
  stayFor: (name) => `${name} minutes`,
  morning: (name) => `${name} le matin`,
  afternoon: (name) => `${name} l’après-midi`,
  evening: (name) => `${name} le soir`,
  sunset: (name) => `${name} au coucher du soleil`,
  swapDays: () => "Échanger les deux jours",
  visitAt: (name) => name,
  otherMeal: (name) => `Ailleurs : ${mealName(name)}`,
  makeRoom: (name) => `Faire de la place : sans ${name}`,
  asItIs: () => "Laisser le programme tel quel",
};

const REASONS: Readonly<Record<Exclude<UnmetWish["reason"], "isShut" | "isOpen">, string>> = {
  notUnderstood: "nous n’avons pas compris. Essayez d’autres mots, avec les noms des lieux.",
  noneThere: "votre programme n’en a pas à cet endroit.",
  noneKnown: "notre guide n’en a pas d’autres ici.",
  unknownPlace:
    "notre guide ne connaît pas ce lieu. Ajoutez-le vous-même : « Ajouter un lieu », au jour voulu.",
  noOtherTable: "notre guide ne connaît pas d’autre restaurant près de là.",
  noTable:
    "notre guide ne connaît pas de restaurant de ce genre près de vos étapes. Cherchez-en un et ajoutez-le comme lieu.",
  noneFits: "aucune de nos tentatives ne convient. Vous pouvez déplacer les lieux vous-même.",
  isClosed: "c’est fermé ces jours-là.",
  notOn: "pas tous les jours.",
  midPriced: "le mieux que nous connaissions à proximité et dans votre budget est à prix moyens.",
  isLocked: "c’est verrouillé. Déverrouillez d’abord.",
  hasHour:
    "son heure est fixée. Sous « Heure », sur le lieu, décochez « Garder cette heure en replanifiant ».",
  lastDay: "un voyage a besoin d’au moins un jour.",
  isSo: "votre programme le fait déjà.",
  noDay: "ce jour n’existe pas dans votre voyage.",
  noBreakfast:
    "nos programmes ne prévoient pas de petit-déjeuner. Dites quand vos journées doivent commencer.",
  whoTravels:
    "les voyageurs sont fixés quand le voyage est créé. Nommez des lieux qui leur conviennent, ou créez un voyage pour tous.",
  cantHere: "cela ne peut pas changer les jours d’un programme.",
};
const timed = (time: string | undefined) => (time === undefined ? "" : `, ${time}`);

/** Where a plan has what is spoken of. */
const isThere = (where: NonNullable<AskedPart["where"]>) =>
  where.map(({ name, day, time }) => `${name} (${day}${timed(time)})`).join(", ");
