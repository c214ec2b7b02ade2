import type { SaidObject } from "../language/said-items.ts";
import type { Choice, SaidWish } from "../language/said-wish.ts";
import { isWord } from "../language/unnamed.ts";
import { directionOf, type OpenPart } from "./option-features.ts";
import { IS_SUM } from "./possible-choices.ts";

/** What leaves it open whether something is wanted, or weighs one thing against another: it is asked, however likely. */
const LEAVES_OPEN =
  /[?>]|\b(?:if|unless|whether|depend\w*|maybe|perhaps|might|possibly|rather|instead|too \w+|from (?:the )?outside|even|only the|just the|otherwise|idk|dunno|unsure|not sure|either|or|but|except|apart from|(?:i|we)(?:['’]ve| have)(?: got)? (?:already )?an?|why|who|than|hardly|barely|already(?! booked| reserved| tickets)|again)\b/i;
/** What takes something out. A choice that does needs one of them beside the thing, and one that brings it in none. */
const TAKES_OUT =
  /\b(?:no|not|nothing|none|neither|nor|never|without|avoid\w*|bypass|skip\w*|drop|forget|remove|ditch|bin|chuck|scrap|axe|delete|lose|cut|leave|leaving|take|kick|hates?|nah|omit\w*|cancel\w*|seen|visited|been|done|fewer|less|stop|out|off|cannot|spare|enough|needed|necessary|over|instead of|refuse|far|impossible)\b|n['’]t\b|\b(?:do|ca|wo|is|are|was|does|did|should|would)nt\b/i;
/** They are through with it: no button brings it in. */
const IS_OFF =
  /\b(?:(?:can |may |should )?get lost|(?:got|get|been|were|was) (?:robbed|mugged|scammed|hassled)|idc|(?:do|could|would)(?: ?n['’]?o?t|n['’]t|nt) (?:really |much )?(?:care|give a)|care less|not (?:really |that |so |too )?(?:fussed|bothered|keen|into|interested|(?:my|our) thing)|(?:do|live) without|without us|that['’]?s (?:it|enough) (?:for|of)|(?:had|have|seen) enough|(?:sick|tired|bored) of|overrated|(?<!\bnot )(?<!n['’]t )too (?:much|sad|scary|touristy|crowded|expensive|stressful)|(?:booked|sold) out|cruel|never (?:again|see|go)|nope|nah|no thanks|no thx|(?:did|saw|seen|done|visited|been|know)\b[^,.;!?]{0,40}\b(?:last (?:time|yr|year|trip|summer|winter|visit)|already|before|twice|(?:two|three|four|\d) times|(?:19|20)\d\d|w(?:ith)? school)|on (?:earlier|former|previous|past) (?:visits?|trips?))\b|= ?(?:mid|meh|no)\b/i;
/** They want none of it, whatever else is said in the clause. */
const WANTS_NONE =
  /\b(?:(?:can |may |should )?get lost|idc about|(?:do|could|would)(?: ?n['’]?o?t|n['’]t|nt) (?:really )?(?:care|give a \w+) (?:about|for)|care less about|without us|(?:sick|tired|bored) of|(?:no thanks|no thx)|never (?:again|see))\b/i;
export const WAS_THERE =
  /\b(?:did|saw|seen|done|visited|been)\b[^,.;!?]{0,40}\b(?:last (?:time|yr|year|trip|summer|winter|visit)|already|twice|(?:two|three|four|\d) times|(?:19|20)\d\d)\b|\bon (?:earlier|former|previous|past) (?:visits?|trips?)\b/i;
/** "Don't surprise her with the Eye", of which "her with the Eye" is the open part. */
const IS_LED_BY_NO =
  /(?:\b(?:no|not|never|without|dont|cant|wont)|n['’]t)\b(?:(?!\b(?:but|so|and)\b)[^,.;:!?()\n]){0,30}$/i;
/** "Dad will try and fit five mosques in a day". */
export const IS_OF_OTHERS =
  /\b(?:will|would|['’]ll|['’]d|always|keeps?) (?:try|tries|trying|insist|insists|want|wants|threaten\w*) (?:and|to|on) ?$/i;
/** It says when a day begins. */
const NEGATES = /\b(?:not|no|nothing|never|wont|dont|cant)\b|n['’]t\b/i;
/** "Not so spicy", of which "spicy" is the open part. */
const ENDS_NEGATED = /\b(?:not|no|never|without|n['’]t)(?: (?:so|too|very|that|really|the|any))?$/i;
const IS_DIET =
  /^(?:vegetarian|vegan|halal|kosher|glutenFree|lactoseFree|nutFree|seafoodFree|allergy)$/;
/** What is added without a name that the guide knows is done from this likelihood on. */
const IS_MEANT_UNKNOWN = 0.65;

/** It says what somebody can't eat. */
export function isDiet({ wishes }: Choice): boolean {
  return wishes.some((wish) => wish.verb === "need" && IS_DIET.test(wish.need));
}

/** Nothing that is said leaves it open or speaks for the opposite. */
export function isPlain(choice: Choice, likelihood: number, open: OpenPart): boolean {
  const { whole, from, to, text, items, isOfForm } = open;
  const isNegated = ENDS_NEGATED.test(whole.slice(0, from).trimEnd());
  const isPair = choice.wishes.some((wish) => wish.verb === "swap" && wish.by !== undefined);
  const said = isPair ? text.replace(/\binstead of\b/i, "") : text;
  // "Live music in the evening??" asks for it where there is no plan that could be asked about.
  const isQuestion = whole[to] === "?" && !(isOfForm && directionOf(choice) === "in");
  if (LEAVES_OPEN.test(said) || isNegated || isQuestion) return false;
  if (!isOfForm && IS_CONDITION.test(sentenceAround(whole, from, to))) return false;
  if (isNotBefore(text) && choice.wishes.some(({ verb }) => verb === "end-day")) return false;
  if (isOfForm && hangsOnElse({ from, text }, whole)) return false;
  if (isPartOfName(choice, items)) return false;
  // Which day is meant nobody said.
  if (!isOfForm && choice.wishes.some(({ when }) => when?.days?.includes(0) === true)) return false;
  if (isUnknown(choice) && likelihood < IS_MEANT_UNKNOWN) return false;
  const isCheaper = choice.wishes.some(({ verb }) => verb === "cheaper");
  if (isCheaper && !isOfForm && !SAYS_CHEAP.test(text)) return false;
  const isNotAsSaid = choice.wishes.some((wish) => wish.verb === "swap" && swapsRound(wish, text));
  if (isNotAsSaid) return false;
  const direction = directionOf(choice);
  if (isOfForm && direction === "day" && (IS_WOULD.test(text) || OFTEN.test(text))) return false;
  if (direction === "in" && !saysAll(choice, open)) return false;
  const isTimed = choice.wishes.some(({ verb }) => /^(?:stay|set-start|move)$/.test(verb));
  if (isTimed && COMPLAINS.test(said)) return false;
  return (
    (direction !== "in" && direction !== "out") || takesOut(choice, text) === (direction === "out")
  );
}

/** "If it is closed for works, take it out": only then. */
const IS_CONDITION =
  /(?:^|[,(–-] ?|\b(?:and|but|so|or) )(?:if|unless|in case|only if)\b|\b(?:unless|in case)\b/i;

function sentenceAround(whole: string, from: number, to: number): string {
  const begins = Math.max(...[". ", "! ", "? ", "\n"].map((stop) => whole.lastIndexOf(stop, from)));
  const [rest = ""] = whole.slice(to).split(/[.!?;\n]/, 1);
  return whole.slice(begins + 1, to).trim() + rest;
}

/** Words behind an "after", and the way to somewhere: what they are about stands elsewhere. */
export function hangsOnElse(
  { from, text }: Pick<OpenPart, "from" | "text">,
  whole: string,
): boolean {
  const isAfter = /\bafter\s$/i.test(whole.slice(0, from)) && /^(?:this|that|it)\b/i.test(text);
  return (
    isAfter ||
    (/^to the\b[^,]*$/i.test(text) &&
      /^\s*(?:we|i|by|with)\b/i.test(whole.slice(from + text.length)))
  );
}

/** "We'd fall asleep in front of the samurai" asks for no rest. */
const IS_WOULD =
  /\b(?:we|i|they|he|she|kids?)(?:['’]d| would)\b(?! (?:like|love|prefer|rather|want|need|be (?:glad|happy|grateful)))/i;
/** "A sit-down every couple of hours" is no rest after lunch. */
const OFTEN = /\bevery (?:couple|few|two|three|\d) (?:of )?(?:hours?|hrs?)\b/i;
export const SAYS_CHEAP = /\b(?:cheap\w*|afford|budget|expensive|pric\w+|money|broke|free)\b/i;
/** So much of a name, at least, is said where unknown words stand beside it. */
const LEAST_OF_NAME = 0.4;

/** What is added has no name that the guide knows. */
function isUnknown({ wishes }: Choice): boolean {
  return wishes.some(
    (wish) =>
      wish.verb === "add" &&
      wish.what.kind === "places" &&
      wish.what.found.every(({ id, name }) => id === name),
  );
}

/** "Harry Potter" is not Potters Fields. */
export function isPartOfName({ wishes }: Choice, items: OpenPart["items"]): boolean {
  return wishes.some((wish) => {
    const what = "what" in wish ? wish.what : undefined;
    const at = items.findIndex((item) => what !== undefined && item.what?.text === what.text);
    const [found] = what?.kind === "places" ? what.found : [];
    if (what === undefined || found === undefined || at === -1) return false;
    const isLong = what.text.length >= LEAST_OF_NAME * found.name.length;
    // "Withmuu in Hongdae" is something else.
    const isWhere = /^(?:in|at)$/.test(items[at - 1]?.words ?? "") && isWord(items[at - 2]);
    return (!isLong && (isWord(items[at - 1]) || isWord(items[at + 1]))) || isWhere;
  });
}

/** "Camden Market instead of the Tower", the other way round. */
function swapsRound({ what, by }: SaidWish & { readonly verb: "swap" }, text: string): boolean {
  const [, behind] = /\b(?:instead of|in place of) (?:the |our )?(.*)/i.exec(text) ?? [];
  if (behind === undefined || typeof by !== "object") return false;
  return !behind.toLowerCase().startsWith(what.text.toLowerCase());
}

const QUALITY = /\b(?:late|early|small|tiny|huge|quiet|long|short|quick|posh|fancy)\b/i;

/** "Late ramen", "one posh dinner that night": a choice that is as late, as posh and on that night. */
function saysAll({ wishes }: Choice, { text, items, isOfForm }: OpenPart): boolean {
  const isOfThatDay = items.some(({ code }) => code === "Dthis");
  const [quality = ""] = QUALITY.exec(text) ?? [];
  const names = wishes.flatMap((wish) => ("what" in wish ? (wish.what?.text ?? "") : ""));
  const isNamed = names.some((name) => name.toLowerCase().includes(quality.toLowerCase()));
  const isSpecial = wishes.some((wish) => wish.verb === "meal" && wish.isNice === true);
  // "One of them at sundown with a bottle of wine" is no dinner with wine.
  const isOfElse = items.some(({ code }) => code === "it");
  const isMeal = wishes.some((wish) => wish.verb === "meal");
  if (isMeal && isOfElse && !isOfForm) return false;
  return (!isOfThatDay || wishes.some(({ when }) => when !== undefined)) && (isNamed || isSpecial);
}

/** "Not the ferry, it is three hours of queue": no visit of three hours, and "opens at 10 is a joke" no start at 10. */
const COMPLAINS =
  /\b(?:not|no|never|cannot|dont|cant|wont|isnt|arent|doesnt|impossible|queu\w+|lines?|wait\w*|crowd\w*|madness|mad|crazy|insane|joke|sad|boring|unreasonable|reasonable)\b|n['’]t\b/i;
const isNotBefore = (text: string) => /\bbefore\b/i.test(text) && NEGATES.test(text);
/** At most so many of them is not more of them. */
const SAYS_MOST = /\b(?:max(?:imum|imal)?|at most|no more than|not more than|tops)\b/i;
const A_NUMBER = /\d|\b(?:one|two|three|four|five)\b/i;
const BEGINS_NEGATED =
  /^(?:(?:and|but|please|pls|also) )*(?:no|none|nobody|neither|without|skip|avoid|never|forget)\b/i;
const HAS_EXCEPTION = /\b(?:but|just|inside|except|apart from|instead|rather|only|if)\b/i;

const SAYS_FREE =
  /\b(?:nothing|free|rest\w*|off|no|empty|blank|clear|away|busy|out|visit\w*|meet\w*|see\w*|with (?:my|our)|land\w*|arriv\w*|fl(?:y|ies|ight\w*)|train|work\w*|wedding|conference)\b/i;
/** No day begins so late, unless the first does. */
const NO_START = 15 * 60;
const MOST_THINGS = 4;
/** "Arcades", and not "tix". */
const MANY_LETTERS = 6;
const REFUSES_ONLY =
  /^(?:(?:and|but|please|pls|also) )*(?:(?:we|i) )?(?:no|not|skip|avoid|without|(?:(?:can|could) )?(?:do|live) without|not (?:fussed|bothered) about|(?:could|do) ?n['’]?t (?:really )?care (?:less )?about) (?:the |any )?\p{L}{4,20}\W*$/iu;
const NO_NAME = /(?:ing|ly|ed)$|^(?:honest|stuff|maybe|would|could|should|please|every|other)/i;
/** What one goes to, whatever it is called. */
const LEADS_NAME =
  /\b(?:see|visit|visiting|go(?:ing)? to|tour|book|at|to|must|wants?)(?: the| a| an)? $/i;

/**
 * A button for one word that nobody knows, in small letters: "add normal", "leave decide out". It is a name where one goes
 * to it, or where it is written like one.
 */
export function isSilly(
  { wishes: [wish] }: Choice,
  { text, from, whole, isOfForm }: OpenPart,
): boolean {
  // "Grandma is with us the first 2 days".
  if (wish?.verb === "free" && wish.part === "day") return !SAYS_FREE.test(text);
  // "Dinner not before 20:00" begins no day.
  if (wish?.verb === "start-day" && wish.when === undefined && Number(wish.minutes) >= NO_START)
    return true;
  // "About 400 NOK per person" is no time of day.
  const isSum = IS_SUM.test(text);
  if (isSum && /^(?:set-start|start-day|end-day)$/.test(wish?.verb ?? "")) return true;
  // "20:35, no": no day begins in the evening.
  const isLate =
    wish?.verb === "start-day" && typeof wish.minutes === "number" && wish.minutes >= LATEST_START;
  if (!isOfForm && isLate && !STARTS.test(text)) return true;
  // What nobody knows has no hour in a plan that stands: "running at 20:30".
  if (!isOfForm && wish !== undefined && TIMES.test(wish.verb) && isOfUnknown(wish)) return true;
  if (wish?.verb !== "add" && wish?.verb !== "remove") return false;
  // "Not disneyland".
  if (wish.verb === "remove" && REFUSES_ONLY.test(text)) return false;
  if (wish.what.kind !== "places" || !wish.what.found.every(({ id, name }) => id === name))
    return false;
  const name = wish.what.text;
  if (isSum && IS_SUM.test(`1 ${name}`)) return true;
  if (/\s/.test(name.trim())) return false;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  const before = whole.slice(0, from + Math.max(0, at));
  const isWrittenSo = /^\p{Lu}/u.test(text.slice(at)) && !/(?:^|[.!?\n])$/.test(before.trimEnd());
  // "Sintra is too much stress".
  const isCapital = /^\p{Lu}\p{Ll}{4,}/u.test(text.slice(at)) && !NO_NAME.test(name);
  const isSeveral = name.length >= MANY_LETTERS && /[^s]s$/.test(name);
  const isOfIt = /^ (?:stuff|things?|shops?|tour|museum|merch)\b/i.test(
    text.slice(at + name.length),
  );
  const isItem =
    isOfForm &&
    /(?:^|,)$/.test(before.trimEnd()) &&
    /^(?:,|$)/.test(text.slice(at + name.length).trimStart());
  return (
    at !== -1 &&
    !isItem &&
    !isWrittenSo &&
    !isCapital &&
    !isSeveral &&
    !isOfIt &&
    !LEADS_NAME.test(before)
  );
}

const LATEST_START = 16 * 60;
const STARTS = /\b(?:start|begin|arriv|land|gets? in|check)/i;
const TIMES = /^(?:move|set-start|set-end|stay|swap|keep|not-on)$/;

function isOfUnknown(wish: SaidWish): boolean {
  const what = "what" in wish ? wish.what : undefined;
  return what?.kind === "places" && what.found.every(({ id, name }) => id === name);
}

export const SAYS_NICE =
  /\b(?:special|nice\w*|great|best|birthday|anniversary|posh|fancy|good|long|big|proper|feast|blowout|romantic|fine|celebrat\w*)\b/i;
export const SAYS_SIMPLE =
  /\b(?:cheap\w*|plain|quick|simple|light|street|budget|not (?:posh|fancy|special)|trattorias?|bistros?)\b/i;
const IS_WRONG_HOUR = /\b(?:too|to|so) (?:early|late|tight)\b|\bno way\b|\ba joke\b/i;

/** Its words speak against what they name. */
export function isOff({ text, whole, from, isOfForm }: OpenPart): boolean {
  return (
    isOfForm &&
    !HAS_EXCEPTION.test(text) &&
    (IS_OFF.test(text) ||
      [IS_LED_BY_NO, IS_OF_OTHERS].some((led) => led.test(whole.slice(0, from))))
  );
}

const TAKEN_BACK =
  /^[,;]? ?(?:but|though|except|unless)\b|^[^.;!?\n]{0,40}\b(?:again|loved|back|still|want)\b/i;

/** "We couldn't care less about anime, | robots": of the list that the sentence has begun. */
export function isListedOut(before: string): boolean {
  return WANTS_NONE.test(before.split(/[.;!?\n]/).at(-1) ?? "");
}

/** What is to be left out, where its words want none of all that they name. */
export function leftOut(open: OpenPart): Choice | undefined {
  const { text, whole, to, items, choices } = open;
  const behind = whole.slice(to);
  const isOpen =
    HAS_EXCEPTION.test(text.replace(/\brather never\b/i, "")) || behind.startsWith("?");
  if (isOpen || TAKEN_BACK.test(behind)) return undefined;
  const isPast = WAS_THERE.test(text);
  if (!isPast && !WANTS_NONE.test(text)) return undefined;
  // "On our last visit to Rome".
  const things = items.flatMap(({ what }, at) =>
    what === undefined || /(?:^| )(?:to|in|at)$/.test(items[at - 1]?.words ?? "") ? [] : what,
  );
  const isOnButton = (what: SaidObject) =>
    choices.some(({ wishes: [wish] }) => wish?.verb === "remove" && wish.what.text === what.text);
  const isSure = (what: SaidObject) =>
    isOnButton(what) &&
    (what.kind === "places" ? what.found.length === 1 : what.isPlural && !isPast);
  // "We couldn't care less about anime", whatever that is.
  const unknown = choices.find(({ wishes: [wish] }) => wish?.verb === "remove");
  if (things.length === 0 && REFUSES_ONLY.test(text)) return unknown;
  if (things.length === 0 || things.length > MOST_THINGS || !things.every(isSure)) return undefined;
  const wishes = things.map((what) => ({ verb: "remove", what }) as const);
  return { label: "doIt", name: "", wishes };
}

/** Its words begin with a "no", or say how many at most. */
export function isRefusal(text: string): boolean {
  return BEGINS_NEGATED.test(text) || SAYS_MOST.test(text);
}

/** It takes something out, of which nothing is said, or brings in what is refused. */
export function isContrary(choice: Choice, open: OpenPart): boolean {
  const { text, items } = open;
  const direction = directionOf(choice);
  // "7:45 is too early".
  const isSaid = choice.wishes.some(
    (wish) => "minutes" in wish && items.some(({ minutes }) => minutes === wish.minutes),
  );
  if (isSaid && IS_WRONG_HOUR.test(text)) return true;
  const isMeal = choice.wishes.some(
    (wish) =>
      wish.verb === "meal" &&
      ((wish.isCheap === true && SAYS_NICE.test(text)) ||
        (wish.isNice === true && SAYS_SIMPLE.test(text))),
  );
  if (isMeal) return true;
  const isMost = SAYS_MOST.test(text) && A_NUMBER.test(text);
  if (isMost && choice.wishes.some(({ verb }) => verb === "at-least")) return true;
  if (isMost && choice.wishes.some(({ verb }) => verb === "at-most")) return false;
  if (isNotBefore(text) && choice.wishes.some(({ verb }) => verb === "end-day")) return true;
  const isKind = choice.wishes.some((wish) => wish.verb === "add" && wish.what.kind === "category");
  if (direction === "in" && isKind && isMost) return true;
  // "No dinner at ten".
  const isSooner = choice.wishes.some((wish) => wish.verb === "meal" && wish.minutes === "earlier");
  if (isSooner && BEGINS_NEGATED.test(text))
    return items.every(({ minutes }) => minutes === undefined);
  if (direction === "in" && !isDiet(choice))
    return isOff(open) || (BEGINS_NEGATED.test(text) && !HAS_EXCEPTION.test(text));
  return direction === "out" && !takesOut(choice, text) && !LEAVES_OPEN.test(text) && !isOff(open);
}

/** Something beside the name of what a choice is about speaks of taking out. */
function takesOut({ wishes: [wish] }: Choice, text: string): boolean {
  const name = wish !== undefined && "what" in wish ? (wish.what?.text ?? "") : "";
  return TAKES_OUT.test(text.toLowerCase().replace(name.toLowerCase(), ""));
}
