import { needAdvice } from "../../../../domain/messages/de/need-advice.ts";
import { kindsOf, onDays } from "../../../../domain/messages/de/wish-meaning.ts";
import type { AskedPart, UnmetWish } from "../../../../domain/wishes/read-wishes.ts";
import type { wishWords as english } from "../../en/trip-page/wish-words.ts";
import { meaning } from "../change-meaning.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";

export const wishWords: typeof english = {
  whatWouldYouLike: "Was wünschst du dir?",
  hint: "In eigenen Worten, oder wähl etwas:",
  byModel:
    "Wenn wir deine Worte nicht verstehen, senden wir sie mit den Namen der Orte an eine KI.",
  examples: {
    "Less walking": "Weniger zu Fuß",
    "Start later": "Später beginnen",
    "Finish earlier": "Früher zurück",
    Cheaper: "Günstiger",
    "Take it easy": "Ganz in Ruhe",
    "Fit more in": "Mehr sehen",
    "Swap the museum for a market": "Das Museum gegen einen Markt tauschen",
    "Add a park": "Einen Park hinzufügen",
    "Keep the evening free": "Den Abend frei halten",
  },
  quoted: (text) => `„${text}“`,
  unmet: ({ text, reason, need, hours, where = [] }) =>
    need !== undefined
      ? `„${text}“: ${needAdvice(need)}`
      : reason === "notOn"
        ? `„${text}“: nicht an ${where.map(({ day }) => day).join(", ")}, dort passt nichts von dem, was wir versucht haben.`
        : where.length > 0 && reason === "isSo"
          ? `„${text}“: ${isThere(where)}.`
          : `„${text}“: ${reason === "isShut" ? PROBLEM_WORDS.outsideHours({ hours }) : reason === "isOpen" ? PROBLEM_WORDS.openFrom({ hours }) : REASONS[reason]}`,
  isThere: (where: NonNullable<AskedPart["where"]>) => `${isThere(where)}.`,
  otherLanguage: "Wünsche lesen wir nur auf Deutsch, Englisch, Französisch und Spanisch.",
  askAbout: (wish) => `Wählen, was mit „${wish}“ geschehen soll`,
  asked: ({ text, choices, like: [one, other] = [] }) =>
    choices.length === 0
      ? one === undefined || other === undefined
        ? `„${text}“: ${REASONS.notUnderstood}`
        : `„${text}“: Das haben wir nicht verstanden. Schreib es anders, zum Beispiel „ohne ${one}“ oder „${other} am Morgen“.`
      : choices.every(({ label }) => label === "which")
        ? `Welchen Ort meinst du in „${text}“?`
        : `Was sollen wir mit „${text}“ machen?`,
  choice: ({ label, name, kinds, when, meant, said }) =>
    (label === "doIt" ? meaning(meant, said) : "") ||
    `${CHOICES[label](kinds === undefined ? name : kindsOf(kinds))}${onDays(when ?? {})}`,
  asides: (texts) => `Dafür ändert sich nichts: ${texts.map((text) => `„${text}“`).join(", ")}`,
  withoutMeal: "Weglassen",
  otherCity: (cities) =>
    `Ein Plan bleibt in den Städten, für die er gemacht ist. Plane ${cities} als eine Reise: Daten, Budget und Mitreisende sind schon ausgefüllt, und diese Reise bleibt, wie sie ist.`,
  planCities: (cities) => `${cities} planen`,
};

/** A meal in the words that are understood, which are English. */
const MEALS: Readonly<Record<string, string>> = {
  breakfast: "Frühstück",
  lunch: "Mittagessen",
  dinner: "Abendessen",
};
const mealName = (name: string) => MEALS[name] ?? name;

const CHOICES: Readonly<Record<AskedPart["choices"][number]["label"], (name: string) => string>> = {
  add: (name) => `${name} hinzufügen`,
  leaveOut: (name) => `${name} auslassen`,
  remove: (name) => `${name} entfernen`,
  moveDay: (name) => `${name} auf einen anderen Tag verschieben`,
  note: () => "Als Notiz behalten",
  exchange: () => "Beide gegeneinander tauschen",
  first: (name) => `${name} zuerst`,
  last: (name) => `${name} zuletzt`,
  earlier: (name) => `${mealName(name)} früher`,
  later: (name) => `${mealName(name)} später`,
  keep: (name) => `${name} behalten`,
  more: (name) => `Mehr: ${name}`,
  fewer: (name) => `Weniger: ${name}`,
  none: (name) => `Keine: ${name}`,
  which: (name) => name,
  doIt: (name) => `Das machen: „${name}“`,
  evenSo: () => "Machen, auch wenn Essen oder Tagesende sich verschieben",
  at: (name) => `Um ${name}`,
  atMost: (name) => `Höchstens ${name}`,
  swap: (name) => `${name} gegen etwas anderes tauschen`,
  swapFor: (name) => `${name} tauschen`,
  stayFor: (name) => `${name} Minuten`,
  morning: (name) => `${name} am Vormittag`,
  afternoon: (name) => `${name} am Nachmittag`,
  evening: (name) => `${name} am Abend`,
  sunset: (name) => `${name} zum Sonnenuntergang`,
  swapDays: () => "Die beiden Tage tauschen",
  visitAt: (name) => name,
  otherMeal: (name) => `Woanders: ${mealName(name)}`,
  makeRoom: (name) => `Platz schaffen: ohne ${name}`,
  asItIs: () => "Den Plan so lassen",
};

const REASONS: Readonly<Record<Exclude<UnmetWish["reason"], "isShut" | "isOpen">, string>> = {
  notUnderstood:
    "Das haben wir nicht verstanden. Versuch es mit anderen Worten und nenn die Orte beim Namen.",
  noneThere: "In deinem Plan gibt es so etwas nicht.",
  noneKnown: "Unser Reiseführer hat hier sonst nichts.",
  unknownPlace:
    "Unser Reiseführer kennt diesen Ort nicht. Füg ihn selbst hinzu: „Ort hinzufügen“ bei seinem Tag.",
  noOtherTable: "Unser Reiseführer kennt dort in der Nähe kein anderes Lokal.",
  noTable:
    "Unser Reiseführer kennt in der Nähe deiner Tage kein solches Lokal. Such eines und füg es als Ort hinzu.",
  noneFits: "Nichts, was wir versucht haben, passt. Du kannst Orte selbst verschieben.",
  isClosed: "Es ist an diesen Tagen geschlossen.",
  notOn: "Nicht an allen Tagen.",
  midPriced: "Das Beste, was wir in der Nähe und in deinem Budget kennen, hat mittlere Preise.",
  isLocked: "Es ist fixiert. Lös es zuerst.",
  hasHour:
    "Seine Uhrzeit ist festgelegt. Nimm beim Ort unter „Zeit“ das Häkchen bei „Diese Zeit beim Neuplanen behalten“ weg.",
  lastDay: "Eine Reise braucht mindestens einen Tag.",
  isSo: "Dein Plan macht das schon.",
  noDay: "Diesen Tag hat deine Reise nicht.",
  noBreakfast: "Pläne enthalten kein Frühstück. Sag, wann deine Tage beginnen sollen.",
  whoTravels:
    "Wer reist, wird beim Planen festgelegt. Nenne Orte, die passen, oder plane eine neue Reise für alle.",
  cantHere: "Damit lassen sich die Tage eines Plans nicht ändern.",
};
const timed = (time: string | undefined) => (time === undefined ? "" : `, ${time}`);

/** Where a plan has what is spoken of. */
const isThere = (where: NonNullable<AskedPart["where"]>) =>
  where.map(({ name, day, time }) => `${name} steht an ${day}${timed(time)}`).join(", ");
