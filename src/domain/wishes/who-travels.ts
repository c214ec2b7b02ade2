import type { Trip } from "../trip/trip.ts";
import type { SaidWish } from "./language/said-wish.ts";

/** "My mum joins us on Saturday", "it's two now", "bringing our 6 yo", "he's not coming". */
const SAYS_WHO = [
  /\b(?:join(?:s|ed|ing)?|tag(?:s|ging)? along|got added|crash(?:es|ing))\b/i,
  /\bbring(?:s|ing)? (?:our|my|the|along)\b|\btak(?:e|ing) my (?:son|daughter|kids?|mum|mom|dad|gran\w{0,4}|nephew|niece)\b/i,
  /\b(?:are|is|am|['’]s|['’]re|['’]m|i?m|will be|['’]ll be) (?:now |also )?coming(?: too| along| with| after all| as well)\b|\bcom(?:es|ing) (?:too|along|with us|after all)\b/i,
  /\b(?:not|isn[’']?t|aren[’']?t|no longer) coming\b|\b(?:ca|wo)(?:n[’']?t|nnot) (?:come|make it)\b|\bnot (?:come|coming) (?:any ?more|with)\b/i,
  /\b(?:we|there|it) ?(?:are|is|['’]re|['’]s) (?:now )?(?:just |only )?(?:me|two|three|four|five|six|seven|eight|[2-9])(?: of us)? now\b/i,
  /\b(?:it['’]?s|its|there['’]?s|theres|we['’]?re|we are|it is) (?:just |only )?(?:me|two|three|four|five|six|seven|eight|[2-9])(?: of us)?(?: now| then)?$/i,
  /\bjust me(?: now| then)?$|\bonly me now\b|\b(?:is|are) with (?:me|us)\b|\bwith us now\b/i,
  /\b(?:just|all|we['’]?re|were|so) (?:two|three|four|five|[2-9]) (?:mates|friends|people|persons|adults|girls|guys|lads|mums)$|^(?:so )?[2-9] (?:persons|people|pax)$/i,
  /\bnot a couple\b/i,
];
/** "Me and Jo". */
const ME_AND = /\b(?:me|i) (?:and|&|n|\+) (\p{Lu}\p{L}{1,15})\b/gu;
const SMALL_ONE =
  /\bwith (?:a|our|my|the)(?: \p{L}{1,12})? (?:baby|toddler|todler|infant|newborn)\b/iu;

/** Whether words say who comes along, which is for the form. @param text they stand in this text. */
export function saysWhoTravels(words: string, text: string): boolean {
  const said = words.trim();
  return (
    SAYS_WHO.some((pattern) => pattern.test(said)) ||
    [...text.matchAll(ME_AND)].some(([, name]) => name === said)
  );
}

/** Children of whom the trip doesn't know. */
export function areNewChildren(
  wish: Extract<SaidWish, { readonly verb: "with" }>,
  { userSelection: { childAges = [] } }: Trip,
): boolean {
  return wish.who === "children" && !(wish.ages ?? []).every((age) => childAges.includes(age));
}

/** "A tram at 8 with a baby", of a trip without children. */
export function smallOneSaid(text: string, { userSelection: { childAges = [] } }: Trip) {
  return childAges.length > 0 ? undefined : SMALL_ONE.exec(text)?.[0];
}
