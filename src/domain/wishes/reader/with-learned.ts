import type { NameIndex } from "../language/said-names.ts";
import { type Choice, choiceOf, type SaidPart, type SaidWish } from "../language/said-wish.ts";
import type { Frame } from "./frame.ts";
import { type Beside, readingsOf } from "./frame-wishes.ts";
import { isContrary, isSaidPlainly } from "./guard.ts";
import { readFrames } from "./read-frames.ts";

/** From this likelihood on what was learned is done where it is said plainly; below it is a button. See docs/planning.md. */
const IS_MEANT = 0.8;
/** A less likely reading is no button. */
const IS_OFFERED = 0.15;
/** The share of a part's characters that frames must hold. */
const MIN_READ = 0.7;
const MAX_CHOICES = 4;
const MAX_LEARNED = 2;

type About = {
  readonly whole: string;
  readonly names: NameIndex;
  readonly isOfForm: boolean;
  readonly mealAt?: Beside["mealAt"];
};

type Read = { readonly frame: Frame; readonly readings: readonly (readonly SaidWish[])[] };

/**
 * The parts of a text, of which those that no rule reads are done, or asked with its readings first, by a small network
 * (decision 083). Pure.
 */
export function withLearned(parts: readonly SaidPart[], about: About): readonly SaidPart[] {
  if (parts.every(({ kind }) => kind !== "ask")) return parts;
  const { whole, names, isOfForm, mealAt } = about;
  const { frames } = readFrames(whole, names, isOfForm);
  const read: Read[] = [];
  const former: { frame: Frame; wishes: readonly SaidWish[] }[] = [];
  for (const frame of frames) {
    const readings = readingsOf(frame, { text: whole, names, former, frames, mealAt });
    former.push({ frame, wishes: readings[0] ?? [] });
    read.push({ frame, readings });
  }
  return parts.map((part) => {
    if (part.kind !== "ask" || part.isMeant === true || isWhich(part.choices)) return part;
    const own = read.filter(({ frame }) => isWithin(frame, part));
    return own.length === 0 ? part : (doneBy(own, frames, part, about) ?? offered(own, part));
  });
}

/** Which of several places is meant only the traveller knows. */
function isWhich(choices: readonly Choice[]): boolean {
  return choices.length > 0 && choices.every(({ label }) => label === "which");
}

/** Most of its words are the part's. */
function isWithin({ from, to }: Frame, part: SaidPart): boolean {
  const common = Math.min(to, part.to) - Math.max(from, part.from);
  return common > (to - from) / 2;
}

/** A part that is one wish, said plainly and likely so. */
function doneBy(
  own: readonly Read[],
  frames: readonly Frame[],
  part: Extract<SaidPart, { readonly kind: "ask" }>,
  { whole }: About,
): SaidPart | undefined {
  const isConditional = frames.some(
    ({ verb, from, to }) => verb === "cond" && from < part.to + 3 && to > part.from - 3,
  );
  if (part.isTurned === true || isConditional) return undefined;
  const isSure = own.every(
    ({ frame, readings }) =>
      readings.length === 1 &&
      frame.likelihood >= IS_MEANT &&
      frame.from >= part.from &&
      frame.to <= part.to &&
      isSaidPlainly(frame, readings[0] ?? [], whole),
  );
  const said = own.reduce((sum, { frame }) => sum + frame.to - frame.from, 0);
  const { from, to, text } = part;
  // Words that no frame holds may be another wish.
  return isSure && said > (to - from) * MIN_READ
    ? { from, to, text, kind: "wish", wishes: own.flatMap(({ readings }) => readings[0] ?? []) }
    : undefined;
}

/** The readings as the first buttons, and behind them those that the part has. */
function offered(
  own: readonly Read[],
  part: Extract<SaidPart, { readonly kind: "ask" }>,
): SaidPart {
  const learned = own
    .filter(({ frame }) => frame.likelihood >= IS_OFFERED)
    .toSorted((a, b) => b.frame.likelihood - a.frame.likelihood)
    .flatMap(({ frame, readings }) =>
      readings.filter(
        (wishes) =>
          wishes[0] !== undefined && wishes[0].verb !== "note" && !isContrary(frame, wishes),
      ),
    )
    .slice(0, MAX_LEARNED)
    .map(choiceFor);
  const isSame = (one: Choice, other: Choice) =>
    one.label === other.label && one.name.toLowerCase() === other.name.toLowerCase();
  const others = part.choices.filter((one) => !learned.some((other) => isSame(one, other)));
  const notes = others.filter(({ label }) => label === "note").slice(0, 1);
  const choices = [...learned, ...others.filter(({ label }) => label !== "note")];
  return { ...part, choices: [...choices.slice(0, MAX_CHOICES - notes.length), ...notes] };
}

/** Several wishes are one button that says its words. */
function choiceFor(wishes: readonly SaidWish[]): Choice {
  const [wish, ...others] = wishes;
  return wish !== undefined && others.length === 0
    ? choiceOf(wish)
    : { label: "doIt", name: "", wishes };
}
