import { needAdvice } from "../../../../domain/messages/en/need-advice.ts";
import { onDays } from "../../../../domain/messages/en/wish-meaning.ts";
import type { AskedPart, UnmetWish } from "../../../../domain/wishes/read-wishes.ts";
import { meaning } from "../change-meaning.ts";
import { PROBLEM_WORDS } from "../problem-words.ts";

const timed = (time: string | undefined) => (time === undefined ? "" : `, ${time}`);

/** Where a plan has what is spoken of. */
const isThere = (where: NonNullable<AskedPart["where"]>) =>
  where.map(({ name, day, time }) => `${name} is on ${day}${timed(time)}`).join(", ");

/** Wishes in the traveller's own words, and what becomes of them. */
export const wishWords = {
  whatWouldYouLike: "What would you like?",
  hint: "In your own words, or choose from these:",
  byModel: "If we don’t understand your words, we send them to AI with the names of places.",
  /** Wishes in English, and what is shown for them. */
  examples: {
    "Less walking": "Less walking",
    "Start later": "Start later",
    "Finish earlier": "Finish earlier",
    Cheaper: "Cheaper",
    "Take it easy": "Take it easy",
    "Fit more in": "Fit more in",
    "Swap the museum for a market": "Swap the museum for a market",
    "Add a park": "Add a park",
    "Keep the evening free": "Keep the evening free",
  },
  quoted: (text: string) => `“${text}”`,
  unmet: ({ text, reason, need, hours, where = [] }: UnmetWish) =>
    need !== undefined
      ? `“${text}”: ${needAdvice(need)}`
      : reason === "notOn"
        ? `“${text}”: not on ${where.map(({ day }) => day).join(", ")}, where nothing we tried fits.`
        : where.length > 0 && reason === "isSo"
          ? `“${text}”: ${isThere(where)}.`
          : `“${text}”: ${reason === "isShut" ? PROBLEM_WORDS.outsideHours({ hours }) : reason === "isOpen" ? PROBLEM_WORDS.openFrom({ hours }) : REASONS[reason]}`,
  isThere: (where: NonNullable<AskedPart["where"]>) => `${isThere(where)}.`,
  otherLanguage: "We read wishes in English, German, French and Spanish only.",
  /** Of a note on words that were not understood. */
  askAbout: (wish: string) => `Choose what to do about “${wish}”`,
  asked: ({ text, choices, like: [one, other] = [] }: AskedPart) =>
    choices.length === 0
      ? one === undefined || other === undefined
        ? `“${text}”: ${REASONS.notUnderstood}`
        : `“${text}”: we didn’t understand this. Write it differently, for example “skip ${one}” or “${other} in the morning”.`
      : choices.every(({ label }) => label === "which")
        ? `Which one do you mean in “${text}”?`
        : `What should we do about “${text}”?`,
  choice: ({ label, name, when, meant, said }: AskedPart["choices"][number]) =>
    (label === "doIt" ? meaning(meant, said) : "") ||
    `${CHOICES[label](name)}${onDays(when ?? {})}`,
  asides: (texts: readonly string[]) =>
    `We changed nothing for: ${texts.map((text) => `“${text}”`).join(", ")}`,
  withoutMeal: "Leave it out",
  otherCity: (cities: string) =>
    `A plan stays in the cities it was made for. Plan ${cities} as one trip: your dates, budget and who travels are filled in, and this trip stays as it is.`,
  planCities: (cities: string) => `Plan ${cities}`,
};

const CHOICES: Readonly<Record<AskedPart["choices"][number]["label"], (name: string) => string>> = {
  add: (name) => `Add ${name}`,
  leaveOut: (name) => `Leave ${name} out`,
  remove: (name) => `Remove ${name}`,
  moveDay: (name) => `Move ${name} to another day`,
  note: () => "Keep it as a note",
  exchange: () => "Each in the other’s place",
  first: (name) => `${name} first`,
  last: (name) => `${name} last`,
  earlier: (name) => `${name} earlier`,
  later: (name) => `${name} later`,
  keep: (name) => `Keep ${name}`,
  more: (name) => `More: ${name}`,
  fewer: (name) => `Fewer: ${name}`,
  none: (name) => `None: ${name}`,
  which: (name) => name,
  doIt: (name) => `Do this: “${name}”`,
  evenSo: () => "Do it, even if a meal moves or a day ends later",
  at: (name) => `At ${name}`,
  atMost: (name) => `At most ${name}`,
  swap: (name) => `Swap ${name} for something else`,
  swapFor: (name) => `Swap ${name}`,
  stayFor: (name) => `${name} minutes`,
  morning: (name) => `${name} in the morning`,
  afternoon: (name) => `${name} in the afternoon`,
  evening: (name) => `${name} in the evening`,
  sunset: (name) => `${name} at sunset`,
  swapDays: () => "Swap the two days",
  visitAt: (name) => name,
  otherMeal: (name) => `Somewhere else for ${name}`,
  makeRoom: (name) => `Make room: without ${name}`,
  asItIs: () => "Leave the plan as it is",
};

const REASONS: Readonly<Record<Exclude<UnmetWish["reason"], "isShut" | "isOpen">, string>> = {
  notUnderstood: "we didn’t understand this. Try other words, with places by name.",
  noneThere: "your plan has none there.",
  noneKnown: "our guide has no others here.",
  unknownPlace: "our guide doesn’t know this place. Add it yourself: “Add a place” on its day.",
  noOtherTable: "our guide knows no other place to eat near there.",
  noTable:
    "our guide knows no such place to eat near your days. Look for one and add it as a place.",
  noneFits: "nothing we tried fits. You can move places yourself.",
  isClosed: "it’s closed on those days.",
  notOn: "not on all days.",
  midPriced: "the best we know near your days and within your budget is mid-priced.",
  isLocked: "it’s locked. Unlock it first.",
  hasHour:
    "it has a fixed time. Under “Time” on the place, untick “Keep this time when replanning”.",
  lastDay: "a trip needs at least one day.",
  isSo: "your plan already does that.",
  noDay: "your trip doesn’t have that day.",
  noBreakfast: "plans have no breakfast in them. Say when your days should start.",
  whoTravels:
    "who travels is set when a trip is planned. Name places that suit them, or plan a new trip for everyone.",
  cantHere: "a plan’s days can’t be changed by this.",
};
