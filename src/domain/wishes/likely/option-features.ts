import type { SaidItem } from "../language/said-items.ts";
import type { Choice, SaidWish } from "../language/said-wish.ts";

/** Words that nothing was read of for certain, and what stands beside them. */
export type OpenPart = {
  readonly whole: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly items: readonly SaidItem[];
  readonly choices: readonly Choice[];
  /** What the parts before and after it are: the verb of a wish, "aside", "ask", or "" where there is none. */
  readonly before: string;
  readonly after: string;
  readonly isOfForm: boolean;
};

/** To do one of the choices, to ask which, or to do nothing. */
export type Option = number | "ask" | "aside";

const WORDS = /\p{L}[\p{L}’']*|\d+|[?!>]/gu;
/** Words by what they may do to a wish. One of them says little; which of them matter is learned. */
const HINTS: Readonly<Record<string, RegExp>> = {
  open: /\?|>|\b(?:if|unless|whether|depend\w*|maybe|perhaps|might|possibly|rather|instead|otherwise|idk|dunno|unsure|either|or|but|except|apart from|why|who|than|until)\b/i,
  coloured:
    /\b(?:only|again|already|twice|times|used to|outside|closed|shut|crowded|better|is|are|was|looks?|seems?)\b/i,
  leaves:
    /\b(?:avoid\w*|skip\w*|drop|remove|ditch|bin|scrap|delete|lose|cut|leave|leaving|take|hate|omit\w*|cancel\w*|seen|visited|been|fewer|less|stop|out|off|miss|spare|enough|needed|necessary)\b/i,
  negates:
    /\b(?:no|not|never|nothing|none|neither|nor|without|hates?|cannot)\b|n['’]t\b|\b(?:do|ca|wo|is|are|was|does|did|should|would)nt\b/i,
  wants:
    /\b(?:want|wants|wanna|would like|like to|love|loves|need|must|please|pls|plz|prefer|add|see|visit|include|really|definitely|hope|wish|interested|obsessed|keen|dream)\b/i,
  why: /\b(?:because|bc|cos|since|as we|as i|so that|due to)\b/i,
  self: /^(?:i|we|my|our|he|she|they|it|it['’]?s|the kids?|kids?)\b/i,
  past: /\b(?:was|were|been|had|did|last (?:time|year)|already|before)\b/i,
  orders:
    /^(?:(?:please|pls|and|also|just|then) )*(?:add|put|move|swap|shift|take|remove|drop|skip|make|give|plan|find|get|keep|leave|include|start|change|cut|replace|bring|show|let)\b/i,
};
const BESIDE_THING = ["negates", "leaves", "open", "coloured", "wants"];

const few = (count: number) => Math.min(count, 4);

/** What is said of a part by itself, once for all its options. */
export function partFeatures(part: OpenPart): readonly string[] {
  const { whole, from, to, text, items } = part;
  const tokens = items.map(({ code, word = "" }) =>
    code === "-" || code === "?" ? (/^\d+$/.test(word) ? "#" : word) : `<${code}>`,
  );
  const line = ["^", ...tokens, "$"];
  const [before, behind] = [whole.slice(0, from), whole.slice(to)];
  return [
    ...new Set(tokens),
    ...line.slice(1).map((token, at) => `${line[at]} ${token}`),
    `before ${wordsOf(before).at(-1) ?? "^"}`,
    `behind ${wordsOf(behind)[0] ?? "$"}`,
    `mark before ${/[.!;?,(–-]/.exec(before.trimEnd().at(-1) ?? "")?.[0] ?? ""}`,
    `mark behind ${/[.!;?,)(–-]/.exec(behind.trimStart()[0] ?? "")?.[0] ?? ""}`,
    `part before ${part.before}`,
    `part after ${part.after}`,
    `length ${few(Math.floor(tokens.length / 2))}`,
    `unknown ${few(unknownIn(items).length)}`,
    part.isOfForm ? "form" : "trip",
    ...Object.entries(HINTS).map(([name, hint]) => `${name} ${Number(hint.test(text))}`),
  ];
}

const wordsOf = (text: string) => text.toLowerCase().replace(/['’]/g, "").match(WORDS) ?? [];

const unknownIn = (items: readonly SaidItem[]) =>
  items.filter(({ code, isSubject }) => code === "?" && isSubject !== true);

/** What a choice comes to: its verb, and what tells it from others of that verb. */
function classOf({ label, wishes }: Choice): string {
  if (/^(?:more|none|fewer)$/.test(label)) return label;
  return [...new Set(wishes.map(classOfWish))].join("+");
}

function classOfWish(wish: SaidWish): string {
  switch (wish.verb) {
    case "need":
      return `need:${wish.need}`;
    case "free":
      return `free:${wish.part}`;
    case "pace":
      return `pace:${wish.pace}`;
    case "move":
      return `move:${typeof wish.to === "string" ? wish.to : "by"}`;
    case "meal": {
      const { isGone, isNice, isOther, isCheap, minutes, food, near } = wish;
      const said = { isGone, isNice, isOther, isCheap, minutes, food, near };
      const [field = ""] = Object.entries(said).find(([, value]) => value !== undefined) ?? [];
      return `meal:${field}${typeof minutes === "string" ? minutes : ""}`;
    }
    default:
      return wish.verb;
  }
}

/** Whether something comes, goes, or is done to a place or a day. */
export function directionOf(choice: Choice): "in" | "out" | "move" | "day" {
  return directionOfClass(classOf(choice));
}

function directionOfClass(name: string): "in" | "out" | "move" | "day" {
  if (/^(?:remove|none|fewer|at-most|meal:isGone|not-on)/.test(name)) return "out";
  if (/^(?:add|more|keep|meal|at-least)/.test(name)) return "in";
  return /^(?:move|set-|stay|swap|exchange)/.test(name) ? "move" : "day";
}

/**
 * What speaks for or against an option, as names that the weights are learned by: each is of what is said, of what the
 * option does, or of both.
 *
 * @param said of the part (`partFeatures`).
 */
export function optionFeatures(
  part: OpenPart,
  said: readonly string[],
  option: Option,
): readonly string[] {
  const { choices, isOfForm } = part;
  const where = isOfForm ? "form" : "trip";
  if (typeof option === "string") {
    const [lead] = choices;
    const directions = new Set(choices.map(directionOf));
    return [
      option,
      `${option} ${where}`,
      `${option} of ${few(choices.length)}`,
      `${option} first ${lead === undefined ? "" : classOf(lead)}`,
      `${option} among ${[...directions].sort().join()}`,
      ...said.map((one) => `${option}|${one}`),
    ];
  }
  const choice = choices[option];
  if (choice === undefined) return [];
  const name = classOf(choice);
  const direction = directionOfClass(name);
  return [
    "do",
    `do ${where}`,
    `do of ${few(choices.length)}`,
    `at ${few(option)}`,
    direction,
    name,
    `${name} ${where}`,
    ...said.flatMap((one) => [`do|${one}`, `${direction}|${one}`]),
    ...keptFeatures(part, choice).flatMap((one) => [one, `${one} ${direction}`]),
    ...thingFeatures(part, choice, name, direction),
    ...rivalFeatures(choices, option, name, direction),
  ];
}

/** Days, hours and parts of a day: said and kept, said and lost, or of the choice only. */
function keptFeatures({ items }: OpenPart, { wishes }: Choice): readonly string[] {
  const json = JSON.stringify(wishes);
  const kept = (name: string, isSaid: boolean, isDone: boolean) =>
    isSaid || isDone ? [`${name} ${isSaid ? (isDone ? "kept" : "lost") : "made"}`] : [];
  const things = items.filter(({ what, food }) => (what ?? food) !== undefined).length;
  const named = wishes.flatMap((wish) => namedBy(wish)).length;
  return [
    ...kept(
      "day",
      items.some(({ when }) => when !== undefined),
      wishes.some(({ when }) => when !== undefined),
    ),
    ...kept(
      "hour",
      items.some(({ code }) => /^T/.test(code)),
      /"(?:minutes|fromMinutes|toMinutes)":\d/.test(json),
    ),
    ...kept(
      "part",
      items.some((item) => item.part !== undefined),
      /"part":|"to":"(?:morning|afternoon|evening|sunset|first|last)/.test(json),
    ),
    `things ${few(things)} ${few(named)}`,
  ];
}

function namedBy(wish: SaidWish): readonly string[] {
  return [
    ...("what" in wish && wish.what !== undefined ? [wish.what.text] : []),
    ...("by" in wish && typeof wish.by === "object" ? [wish.by.text] : []),
    ...("others" in wish ? wish.others.map(({ text }) => text) : []),
    ...("food" in wish && wish.food !== undefined ? [wish.food] : []),
  ];
}

/** Of the thing that a choice is about: how it is named, and what is said before and behind its name. */
function thingFeatures(
  { text, items, isOfForm }: OpenPart,
  { wishes: [wish] }: Choice,
  name: string,
  direction: string,
): readonly string[] {
  const what = wish !== undefined && "what" in wish ? wish.what : undefined;
  const called = what?.text.toLowerCase() ?? "";
  const covered = called.split(/\W+/);
  const left = unknownIn(items).filter(({ word = "" }) => !covered.includes(word)).length;
  const open = [`left ${few(left)}`, `left ${few(left)} ${direction}`];
  if (what === undefined) return open;
  const at = text.toLowerCase().indexOf(called);
  const [before, behind] = [text.slice(0, at), text.slice(at + called.length)];
  const [found] = what.kind === "places" ? what.found : [];
  const isKnown = found !== undefined && found.id !== found.name;
  const share = found === undefined ? 0 : Math.floor((4 * called.length) / found.name.length);
  return [
    ...open,
    `${at === -1 ? "un" : ""}said`,
    `${what.kind} ${direction}`,
    ...(found === undefined
      ? []
      : [
          `known ${isKnown} ${direction}`,
          `found ${few(what.kind === "places" ? what.found.length : 0)}`,
          `in ${found.in} ${name} ${isOfForm}`,
          `share ${few(share)}`,
          ...(isKnown
            ? []
            : covered.flatMap((word) => [`names ${word}`, `names -${word.slice(-3)}`])),
        ]),
    ...(at === -1
      ? []
      : [
          `word before ${wordsOf(before).at(-1) ?? "^"} ${direction}`,
          `word behind ${wordsOf(behind)[0] ?? "$"} ${direction}`,
          ...(before.trim() === "" ? [`begins ${direction}`] : []),
          ...(behind.trim() === "" ? [`ends ${direction}`] : []),
          ...BESIDE_THING.flatMap((hint) => [
            `${hint} before ${HINTS[hint]?.test(before)} ${direction}`,
            `${hint} behind ${HINTS[hint]?.test(behind)} ${direction}`,
          ]),
        ]),
  ];
}

function rivalFeatures(
  choices: readonly Choice[],
  option: number,
  name: string,
  direction: string,
): readonly string[] {
  const others = choices.filter((_, at) => at !== option).map(classOf);
  return [
    `others ${few(others.length)} ${name}`,
    ...(others.includes(name) ? ["twin", `twin ${direction}`] : []),
    ...(others.some((one) => directionOfClass(one) !== direction) ? [`rival ${direction}`] : []),
  ];
}
