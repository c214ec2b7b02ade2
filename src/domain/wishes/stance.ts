/** What some words think of the things that they name. */
export type Stance = "stays" | "goes" | "refused" | "dear" | "long" | "short" | "later" | "other";

const WEAK =
  /^(?:and|but|the|so|please|pls|obviously|of course|also|just|then|for us|though|tho|\+|&|-|=)$/i;
/** Of a thing by itself, whatever stands around its name. */
const STAYS =
  /^(?:stays?|stays put|has to stay|have to stay|must stay|must be in|must fit|must still fit|can stay|(?:is|are|looks?|sounds?) (?:fine|good|great|perfect|lovely|sacred|fix|fixed|plenty|a must|non ?negotiable|brilliant|amazing)|fine|good|great|perfect|lovely|sacred|plenty|fixed|a must|non ?negotiable|dont touch|do not touch|hands off|is paid|is booked|yes|wins)$/i;
const GOES =
  /^(?:(?:can|could|may) (?:all |both )?(?:go|be (?:sacrificed|dropped|cut|skipped))(?: for (?:it|that))?|goes|is out|are out|out|not needed|(?:is|are) not needed|isnt needed)$/i;
/** "He never saw it", "whatever isn't that". */
const WANTED =
  /\b(?:never|have ?n['’]?o?t|has ?n['’]?o?t) (?:yet )?(?:saw|seen|been)\b|\b(?:whatever|anything|everything) (?:that )?(?:is ?n['’]?o?t|but|except)\b|\bno\b.{0,20}\bproblem\b/i;
/** Something is wanted of it. */
const ORDERS =
  /^(?:(?:and|but|so|then|please|pls|can|could|you|we|i|just) ){0,4}(?:add|put|move|give|want|wants|love|like|id love|see)\b/i;
const GIVES_UP = /\b(?:mind|bothered|fine) (?:about |with )?los(?:e|ing)\b/i;
const IS_REFUSED =
  /(?:\b(?:not|no longer|never|dont|cant|wont)|n['’]t)(?: \p{L}{1,12}){0,2} (?:cancel\w{0,6}|skip\w{0,5}|drop\w{0,5}|los(?:e|ing)|remov\w{1,4}|cut\w{0,4}|touch\w{0,4})\b/iu;
const IS_DEAR =
  /\b(?:expensive|pric(?:e?y|es?)|dear|costs?|overpriced|rip.?off|skint|posh|fancy)\b/i;
const IS_GONE =
  /\b(?:lose|drop|bin|kill|remove|skip|scrap|ditch|axe|cancel|chuck|cut|forget)\b|\bout\b|\ba no\b|\b(?:no|not) (?:again|needed|necessary|for us|our thing|my thing|us)\b|\bisn['’]?t (?:us|me|our thing|my thing|for us|needed|happening)\b/i;
const COMPLAINS =
  /\b(?:too(?= \p{L})|overload|overkill|boring|bore|hates?|hated|pointless|waste|joke|madness|mad|crazy|insane|nightmare|hell|hopeless|seriously|hmm+|seen|done|been|sense|point|tourist trap|what on earth|who|why|my legs|my feet|knees?|never understood|booked out|sold out|crowded|full of|rammed|queues?|sardines|a bit much|wo?n['’]?t last|doe?s?n['’]?t work|at my age)\b/iu;
const IS_LONG =
  /\b(?:too long|too much|overkill|wo?n['’]?t last|wont last|bored|boring|on my feet|forever|way too|seriously|joke|dull)\b|\?/i;
const IS_SHORT = /\b(?:only|just|not enough|too short|rushed|no time|a joke)\b/i;
const LATER = /\bcan wait\b|^push\b|\bpush (?:it|that)\b/i;

/** @param rest the words without the names in them. */
export function stanceOf(
  text: string,
  rest: string,
  { behind, isDated }: { readonly behind: string; readonly isDated: boolean },
): Stance {
  const bare = bareOf(rest);
  if (STAYS.test(bare)) return "stays";
  if (GOES.test(bare)) return "goes";
  if (WANTED.test(text)) return "stays";
  if (GIVES_UP.test(text)) return "refused";
  if (IS_REFUSED.test(text)) return "stays";
  if (LATER.test(text)) return "later";
  if (IS_DEAR.test(text)) return "dear";
  const said = text + behind;
  const hasSpan = /\d ?(?:h|hrs?|hours?|min\w{0,4})\b|\b(?:an|one|two|three|four) hours?\b/i.test(
    text,
  );
  if (hasSpan && IS_SHORT.test(said)) return "short";
  if (hasSpan && IS_LONG.test(said)) return "long";
  if (ORDERS.test(text)) return "other";
  const isAsked = behind === "?" && !isDated;
  return IS_GONE.test(text) || COMPLAINS.test(text) || isAsked ? "refused" : "other";
}

/** Without the words that say nothing at either end, and in between names. */
function bareOf(rest: string): string {
  const words = rest
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}+&=\s-]/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "");
  while (words.length > 0 && WEAK.test(words[0] ?? "")) words.shift();
  while (words.length > 0 && WEAK.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}
