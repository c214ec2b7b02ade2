import { ownField } from "../../own-field.ts";
import { withoutAccents } from "../../plain-text.ts";

/** A word of a text, or a mark that parts it. */
export type SaidWord = {
  readonly from: number;
  readonly to: number;
  /** Lower case, without accents and apostrophes, short forms written out. */
  readonly plain: string;
  /** Of a mark: a comma may join a list, a stop may not. */
  readonly written?: string | undefined;
  readonly mark?: "comma" | "stop" | undefined;
  /** Only a dash parts it from the word before. */
  readonly isDashed?: true | undefined;
};

const WORD =
  /(?:e\.g|i\.e)\.|\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+[:.]\d+|\d+,\d(?= ?h)|\d+|\p{L}[\p{L}\p{M}’'‘`]*|&|\+|\/|→|>+|[,;.!?\n:()…—–]|\p{Extended_Pictographic}| - /gu;
const MAX_WORDS = 90;

/** What hurried people write, in full. */
const SHORT_FORMS = new Map(
  `pls please|plz please|u you|ur your|r are|n and|nd and|& and|+ and|/ or|w with|bc because|cos because|cuz because|coz because
cause because|mins minutes|min minutes|minute minutes|hrs hours|hr hours|h hours|hour hours|mon monday|tue tuesday|tues tuesday|wed wednesday
weds wednesday|thu thursday|thur thursday|thurs thursday|fri friday|sat saturday|sun sunday|eve evening|nite night|aft afternoon
arvo afternoon|nr near|smth something|sth something|gonna going|wanna want|tho though|mkt market|sq square|twr tower|bldg building|pic photo
ppl people|evry every|pk park|e.g. eg|i.e. eg|hv have|shd should|bk bank|poss possible|vs versus|abt about|mth month|mths months|wks weeks|idm fine|idc fine|bday birthday|cancelled cancel|theatre theater|centre center|til until|till until|untill until|thats it
theyre they|gdn garden|gdns gardens|dnt dont|wont wont|cannot cant|havent dont|erly early|alergy allergy|alergic allergic|alergies allergies|flite flight|flites flights|stroler stroller|dino dinosaur|dinos dinosaurs|plss please|mt mount|stuf stuff|ques queues|que queue|obsesed obsessed|okey okay|nigth night|nigths nights|minimun minimum|diferent different|arent not|isnt not|wasnt not|aint not|neighborhood neighbourhood`
    .split(/[|\n]/)
    .map((pair) => pair.split(" ") as [string, string]),
);

/** Words and marks of a text, with where they stand. */
export function saidWords(text: string): readonly SaidWord[] {
  const words: SaidWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const [written] = match;
    const from = match.index;
    const to = from + written.length;
    const before = words.at(-1);
    // "St. Paul's".
    if (
      written === "." &&
      before?.to === from &&
      /^(?:st|mount|dr|nr|approx|excl|ca|max|min)$/.test(before.plain)
    )
      continue;
    const mark = markOf(written);
    if (before?.to === from && before.plain === "b" && written === "4") {
      words.splice(-1, 1, { ...before, to, plain: "before" });
      continue;
    }
    if (before?.to === from && before.plain === "ww" && written === "2") {
      words.splice(-1, 1, { ...before, to, plain: "wwii" });
      continue;
    }
    // "W/o", "w/out".
    if (
      /^(?:o|out)$/i.test(written) &&
      before?.plain === "with" &&
      text.slice(before.to, from) === "/"
    ) {
      words.splice(-1, 1, { ...before, to, plain: "without" });
      continue;
    }
    // "Platform 9 3/4".
    if (written === "/" && /\d \d$/.test(text.slice(Math.max(0, from - 3), from))) continue;
    // "W/ the kids".
    if (written === "/" && before?.to === from && before.plain === "with") continue;
    // "Plsss", "noooo".
    const bare = withoutAccents(
      written.replace(/^(\d+),(\d)$/, "$1.$2").replace(/[.,](?=\d{3}(?:[.,]|$))/g, ""),
    )
      .replace(/[’'‘`]/g, "")
      .replace(/([a-z])\1{2,}/g, "$1");
    const isInTheSun = bare === "sun" && before?.plain === "the";
    // "We'd" is no Wednesday.
    const isElided = /['’‘`]/.test(written);
    // "She'll" is no shell.
    // "2 much", "thats to late".
    const isToo =
      /^\s+(?:much|many|late|early|long|far)\b/i.test(text.slice(to)) &&
      (bare === "2" || (bare === "to" && /^(?:it|is|are|its|was|way)$/.test(before?.plain ?? "")));
    const will = /^(i|we|he|she|they|you|it)['’‘`]ll$/i.exec(written)?.[1]?.toLowerCase();
    const plain = isToo
      ? "too"
      : (will ?? (isInTheSun || isElided ? bare : (SHORT_FORMS.get(bare) ?? bare)));
    const isDashed = before !== undefined && text.slice(before.to, from) === "-";
    words.push(
      mark === undefined
        ? { from, to, plain, ...(isDashed ? { isDashed } : {}) }
        : { from, to, plain: "", mark, written },
    );
    if (words.length === MAX_WORDS) break;
  }
  return words.filter((_, at) => !isSoftException(words, at) && !isCalled(words, at, text));
}

const SOMEBODY =
  /^(?:wife|husband|partner|girlfriend|boyfriend|fiancee?|friend|colleague|son|daughter|mum|mom|dad|mother|father|sister|brother|aunt|uncle|cousin|grandma|grandpa|grandmother|grandfather)$/;
const IS_OR_HAS =
  /^(?:is|was|has|eats|doesnt|dont|cant|cannot|hates|loves|likes|wants|needs|turns|will|would|gets)$/;

/** "My friend Ola is vegetarian": who is meant is said before the name. */
function isCalled(words: readonly SaidWord[], at: number, text: string): boolean {
  const [before, word, after] = [words[at - 1], words[at], words[at + 1]];
  if (word === undefined || !SOMEBODY.test(before?.plain ?? "")) return false;
  return (
    /^\p{Lu}\p{Ll}/u.test(text.slice(word.from, word.to)) && IS_OR_HAS.test(after?.plain ?? "")
  );
}

const WITHIN_WORDS = 5;

/** "No museums except Picasso maybe": what may stay does, and leaves nothing else open. */
function isSoftException(words: readonly SaidWord[], at: number): boolean {
  if (!/^(?:maybe|perhaps|possibly)$/.test(words[at]?.plain ?? "")) return false;
  const clause = words.slice(Math.max(0, at - WITHIN_WORDS), at);
  const since = clause.slice(clause.findLastIndex(({ mark }) => mark !== undefined) + 1);
  const isLast = words[at + 1] === undefined || words[at + 1]?.mark !== undefined;
  const led = since.findLastIndex(({ plain }) => /^(?:except|besides)$/.test(plain));
  return led >= 0 && (isLast || led === since.length - 1);
}

const MARKS: Readonly<Record<string, "comma" | "stop">> = { ",": "comma" };

function markOf(written: string): SaidWord["mark"] {
  if (/^[;.!?\n:()…—–]$|^ - $/.test(written)) return "stop";
  // A picture parts what stands on its sides.
  if (/^\p{Extended_Pictographic}$/u.test(written)) return "comma";
  return ownField(MARKS, written);
}
