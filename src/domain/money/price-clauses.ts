/** Prices of some people, of extras and of single days. */
export const NOT_ADULT =
  /\b(?:child(?:ren)?|kids?|conc\w*|seniors?|students?|teens?|youths?|infants?|famil(?:y|ies)|reduced|discount\w*|members?|residents?|locals?|nationals?|citizens?|disabled|parking|extra|additional|more|off|under|military|groups?|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|audio ?guides?|deposit|per (?:hour|month))\b/i;
const ADULT = /\b(?:adults?|regular|standard|full price|foreigners?|general admission)\b/i;
/** From the first sign of a currency on. */
const SIGNED = /\p{Sc} ?\d.*/u;
/** A few signs alone: "€5 more". */
const BARE = /^[^a-z]{1,12}$/i;
const NO_CHARGE =
  "(?:free|gratis|gratuit|no (?:charge|fee|ticket|entry fee|entrance fee)|complimentary)(?!\\p{L})";
const ENTRY = "(?:entry|entrance|admission|access)";
const FREE = new RegExp(String.raw`^\W*(?:${ENTRY}\W+(?:is\W+)?)?${NO_CHARGE}`, "iu");
/** "free for EU citizens", "free with the pass", but not "free for all" or "free to enter". */
const FREE_AT_TIMES = new RegExp(
  String.raw`^\W*(?:${ENTRY} (?:is )?)?${NO_CHARGE} \(?(?:${ENTRY} )?\(?(?:for|to|with|on|in|under|below|over|before|after|until|during|if|from|every|between|first|last)(?!\p{L})(?! (?:all|galler|every(?:one|body)|any|visitors|the public|enter|visit|see|walk|look|explore|climb|access))`,
  "iu",
);

/** The reach of a free entry: for everybody, or for some people or at some times. */
export function freedomOf(text: string): "all" | "some" | undefined {
  if (FREE_AT_TIMES.test(text)) return "some";
  return FREE.test(text) ? "all" : undefined;
}

/**
 * The parts of a text that may say what an ordinary adult pays, those that say it best: an adult's where one is named,
 * else those that are about nobody else; none where all are.
 *
 * @param text in one line.
 */
export function adultClauses(text: string): string[] {
  const clauses = text
    .split(/;|[.,](?=\s|$)|\s\/\s|\bplus\b|[()]|\n/i)
    .map((part) => part.trim())
    // "free for under 18 €10 otherwise" names a price, "free under 18" none.
    .map((part) => (freedomOf(part) === undefined ? part : (SIGNED.exec(part)?.[0] ?? "")))
    .filter((part) => /\d/.test(part));
  const adult = clauses.find((part) => ADULT.test(part));
  if (adult !== undefined) return [fromWord(adult, ADULT)];
  return clauses.filter((part) => !NOT_ADULT.test(part) || BARE.test(part));
}

/** From where a word stands, where a number stands behind it: "Seniors $12 adults $15" is "adults $15". */
export function fromWord(part: string, word: RegExp): string {
  const at = part.search(word);
  const behind = at < 0 ? part : part.slice(at);
  return /\d/.test(behind) ? behind : part;
}
