import type { SaidWish } from "../language/said-wish.ts";
import { isSlip } from "../language/vocabulary.ts";
import type { Frame, FrameVerb } from "./frame.ts";
import { STOP, sentenceStart } from "./words.ts";

/** They turn what stands beside them round. */
const NEGATION =
  /\b(?:no|not|never|nor|neither|none|nothing|zero|without|hardly|barely|refuse\w*|except|besides|apart from|rather than|instead of|anything but|(?:do|does|did|ca|wo|is|are|was|were|have|has|had|should|could|would|need|must)n['’`]?t|cannot|cant|dont|wont|aint)\b/gi;
/** They take something out by themselves. */
const TAKING =
  /\b(?:skip\w*|drop\w*|remov\w*|delet\w*|cut\w*|lose|losing|leave|leaving|tak(?:e|ing)(?=.*\b(?:out|off|away|from|of)\b)|kick\w*|throw\w*|chuck\w*|get rid|out|avoid\w*|ditch\w*|scrap\w*|bin|binned|cancel\w*|axe|minus|less|fewer|miss\w*|go|goes|gone|hate\w*|bor\w+|overrated|done|did|seen|been|enough|off|away|instead|swap\w*|replac\w*|exchang\w*|chang\w*|switch\w*|trade\w*|rather|better|over|too (?:many|much)|only|max\w*|most)\b/i;
/** "Sold out" takes nothing out. */
const OTHER_OUT =
  /\b(?:sold|turns?|turned|find|found|eat\w*|day|go|going|stay\w*|hang\w*) out\b|\bcan go (?:to|on|in|first|last|at)\b/gi;
/** Said of what is to stay: "don't skip", "can't miss". */
const KEEPS =
  /\b(?:(?:do|ca|wo|must|should)n['’`]?t|dont|cant|wont|mustnt|cannot|can not|do not|must not|never|not(?: want)? to|without) (?:\w+ ){0,2}?(?:skip|miss|drop|remove|lose|cut|take|touch|leave|delete|move|change|swap|wait)\w*/gi;
/** They leave open whether it is wanted at all. */
const OPEN =
  /\b(?:maybe|perhaps|possibly|might|not sure|unsure|undecided|should (?:we|i)|shall (?:we|i)|or not|unless|if|whether|wonder\w*|we hear|i hear|i heard|we heard|heard|supposedly|apparently|is it worth|worth it)\b/i;
const REFUSES_TO =
  /\b(?:refuse\w*|hardly|barely|not possibly|can['’`]?t possibly|not want to|nobody wants to|never) (?:\w+ ){0,2}?(?:skip|miss|drop|remove|lose|cut|leave)\w*/i;

const TAKES = /^(?:remove|remove-some|remove-others|remove-days|swap|fewer|at-most|not-on)$/;
const WANTED = /^(?:eat|table|mealnice|mealnear)$/;
/** Of these verbs a name by itself says what is wanted. */
const NAMES = /^(?:add|keep)$/;
const WANTS = /^(?:add|keep|move|set-start|set-end|at-least|together|stay|alone)$/;

/** Characters before a frame that may turn it round. */
const BESIDE = 24;

/** Whether a reading does the opposite of what its words say: it is no button either. */
export function isContrary(frame: Frame, wishes: readonly SaidWish[], written: string): boolean {
  const { from } = frame;
  // "We won't miss it".
  const text = frame.text.replace(/\b(?:wo|would)n['’]?t (?:really |even )?miss\b/gi, "can miss");
  const keeps = text.match(KEEPS)?.length ?? 0;
  const isTurned =
    (text.replace(NOT_SO, " ").replace(IF_NOT, " ").match(NEGATION)?.length ?? 0) > keeps ||
    TAKES_OUT.test(text) ||
    endsNegated(written.slice(Math.max(sentenceStart(written, from), from - BESIDE), from));
  const isRefused = isTurned || ENOUGH.test(text);
  // "Stairs are ok".
  if (
    wishes.some((wish) => wish.verb === "need" && wish.need === "stepFree") &&
    ARE_FINE.test(text)
  )
    return true;
  // "Nothing but beaches".
  if (wishes.some(({ verb }) => TAKES.test(verb)) && /\bnothing but\b/i.test(text)) return true;
  // "We don't want a slow trip".
  if (wishes.some(({ verb }) => verb === "pace") && NOT_SLOW.test(text)) return true;
  if (wishes.some((wish) => wish.verb === "meal" && wish.isCheap) && COSTS_MORE.test(text))
    return true;
  // "None at Tsukiji for dinner".
  if (isTurned && wishes.some((wish) => wish.verb === "meal" && wish.near !== undefined))
    return true;
  // "Clubs till 5am" begin at no 5:00.
  if (wishes.some(({ verb }) => verb === "set-start") && UNTIL.test(text)) return true;
  // "The park at 2pm, are you kidding?" wants another hour.
  const isRidiculed = RIDICULES.test(written.slice(from, frame.to + 3));
  if (isRidiculed && wishes.some(({ verb }) => HOURS.test(verb))) return true;
  if (wishes.some(isLess) && MORE.test(text) && !LESS.test(text)) return true;
  // "Dinner not at 10".
  if (wishes.some(({ verb }) => HOURS.test(verb)) && NOT_THEN.test(text)) return true;
  // "But not the castle" may keep it.
  const isOpen =
    /^\W*(?:but )?(?:not|never)\b|\b(?:except|besides|apart from|other than|(?:but|only|just)(?: please)? not|not one of)\b|\bcan ?(?:not|['’]?t)$/i.test(
      text,
    );
  return wishes.some((wish) =>
    (WANTS.test(wish.verb) && !isShift(wish)) || isEaten(wish)
      ? keeps === 0 &&
        // "An hour is enough for the castle" wants an hour.
        (wish.verb === "stay" ? isTurned : isRefused) &&
        !(isOpen && wish.verb === "keep")
      : (TAKES.test(wish.verb) || isGone(wish)) && keeps > 0,
  );
}

/** "Day 1 free and more on day 2": of the other day it is the opposite. */
function isLess(wish: SaidWish): boolean {
  return (
    /^(?:free|free-hours)$/.test(wish.verb) || (wish.verb === "pace" && wish.pace === "relaxed")
  );
}
/** "If it doesn't, the Appian Way" refuses nothing. */
const IF_NOT = /\bif (?:\w+ ){0,2}?(?:not|no|isnt|doesnt|cant|\w+n['’]t)\b/gi;
const ARE_FINE =
  /\b(?:stairs?|steps|hills?|slopes?) (?:are |is )?(?:totally |perfectly )?(?:ok|okay|fine|no problem|no issue|doable)\b/i;
const COSTS_MORE = /\b(?:cost|pay|spend) (?:a (?:bit|little) )?more\b/i;
const MORE = /\b(?:more|full|fuller|fill)\b/i;
const LESS =
  /\b(?:free|rest|off|nothing|break|nap|relax\w*|time|less|too|so|not|no|slow\w*|eas\w+|chill|calm|light\w*|quiet|breath\w*)\b|(?:n['’]t|\b(?:do|ca|wo|does|is|are|should|have|did)nt)\b/i;

function isGone(wish: SaidWish): boolean {
  return wish.verb === "meal" && (wish.isGone === true || wish.isOther === true);
}

/** "Don't put it first" wants it later, "don't climb the tower" from outside. */
function isShift(wish: SaidWish): boolean {
  return wish.verb === "move"
    ? wish.to === "later" || wish.to === "earlier"
    : wish.verb === "stay" && wish.isOutside === true;
}

function isEaten(wish: SaidWish): boolean {
  return wish.verb === "meal" && wish.food !== undefined && wish.isGone !== true;
}

const ENOUGH =
  /\b(?:enough|max\w*|at most|that'?s it|thats it|boring|overrated|mid\b|meh|hate|too (?:much|many))\b/i;

/**
 * Whether the words of a frame say plainly what its wishes do: removing a place needs a word such as "skip", adding
 * one allows no negation, and nothing may leave it open. Otherwise the traveller is asked.
 */
export function isSaidPlainly(said: Frame, wishes: readonly SaidWish[], written: string): boolean {
  // Of the same length, so that what stands where stays so.
  const text = withoutSlips(written);
  const frame = { ...said, text: text.slice(said.from, said.to) };
  if (isContrary(frame, wishes, text)) return false;
  const from = sentenceStart(text, frame.from);
  const beside = text.slice(Math.max(from, frame.from - BESIDE), frame.from);
  const behind = text.slice(frame.to);
  const isConditional =
    CONDITION.test(text.slice(from, frame.from).replace(POLITE, " ")) ||
    HANGS.test(behind.slice(0, 40).replace(POLITE, " "));
  const isOpen =
    isConditional ||
    OPEN.test(frame.text.replace(POLITE, " ")) ||
    OPEN.test(beside.split(/[,]/).at(-1) ?? "") ||
    LEFT_OPEN.test(behind);
  const says = SAYS[frame.verb];
  if (says !== undefined && !says.test(frame.text)) return false;
  const keeps = frame.text.match(KEEPS)?.length ?? 0;
  const negations = (frame.text.match(NEGATION)?.length ?? 0) - keeps;
  const refusals = (frame.text.replace(NOT_SO, " ").match(NEGATION)?.length ?? 0) - keeps;
  const isLed = endsNegated(beside);
  // "Starts at 8??" complains of what is so, as does "lunch at 14:15 in the zoo is too late".
  const isSoNow =
    COMPLAINS.test(text.slice(frame.from, frame.to + 3)) ||
    HAS_SO.test(frame.text) ||
    IS_TOO.test(behind);
  if (isSoNow && wishes.some(({ verb }) => HOURS.test(verb))) return false;
  if (frame.verb === "mealother" && negations <= 0 && !OTHER_MEAL.test(frame.text)) return false;
  // "The garden opens at 10:00".
  if (wishes.some(({ verb }) => verb === "set-start") && OPENS.test(frame.text)) return false;
  if (spansSentences(frame)) return false;
  // "Day 1 is too expensive", "at 7 every day but Friday".
  if (frame.verb === "easier" && /expens|cheap|cost|pric/i.test(frame.text)) return false;
  if (frame.verb !== "noton" && EXCEPT_DAY.test(text.slice(frame.from, frame.to + 20)))
    return false;
  // "We do want dinner" takes none out.
  if (frame.verb === "nomeal" && negations <= 0 && /\b(?:want|need|add|again)\b/i.test(frame.text))
    return false;
  if (/^(?:arrive|depart)$/.test(frame.verb)) return !isConditional && TRAVELS.test(frame.text);
  if (frame.verb === "remove" || wishes.some(({ verb }) => TAKES.test(verb)))
    return (
      !isOpen &&
      !TAKEN_BACK.test(behind) &&
      keeps === 0 &&
      !OF_OTHERS.test(beside + frame.text) &&
      !isOnlyThere(frame) &&
      !isOfIt(frame, text) &&
      !LEAVES.test(frame.text) &&
      !(ALSO_WANTS.test(frame.text) && !UNWANTED.test(frame.text)) &&
      !REFUSES_TO.test(frame.text) &&
      !isLed &&
      (negations > 0 ||
        TAKING.test(frame.text.replace(OTHER_OUT, " ")) ||
        COUNTS.test(frame.verb === "removeday" ? frame.text : withoutDays(frame)))
    );
  if (WANTED.test(frame.verb) || wishes.some(({ verb }) => WANTS.test(verb)))
    return (
      !isOpen &&
      !NARROWED.test(behind) &&
      // "Museums, no".
      !REFUSED.test(behind) &&
      refusals <= 0 &&
      !isLed &&
      (keeps > 0 || !TAKES_OUT.test(frame.text)) &&
      !BESIDE_IT.test(beforeThing(frame)) &&
      !frame.slots.some(({ role, text: thing }) => role === "what" && WITHIN_IT.test(thing)) &&
      (!NAMES.test(frame.verb) || isOnlyWanted(frame, text))
    );
  return !isConditional;
}

const IS_TOO =
  /^[^.!?;\n]{0,30}\b(?:is|are|was|seems?|feels?)\b[^.!?;\n]{0,12}\btoo (?:late|early|long|short|soon)\b/i;
const OTHER_MEAL =
  /\b(?:other|another|else|elsewhere|redo|different|new|instead|rather|better|nicer|alternative|place of|except|too|over|chang\w*|swap\w*|replac\w*|switch\w*|skip\w*|drop\w*|lose|scrap|remov\w*|cancel\w*|take|out|go|find|hate\w*|cheap\w*|expensive|pricey|posh|bad|awful|overrated|boring|closed|never)\b/i;
const TURNING = [
  "dont",
  "refuse",
  "should",
  "perhaps",
  "maybe",
  "never",
  "without",
  "unless",
  "instead",
  "cannot",
  "would",
];

/** "Dno't", "prehaps": words that turn round, with two letters exchanged. */
function withoutSlips(text: string): string {
  return text.replace(/\bfi\b/gi, "if").replace(/[\p{L}'’]{4,}/gu, (word) => {
    const plain = word.toLowerCase().replace(/['’]/g, "");
    const meant = TURNING.find(
      (one) => one !== plain && one.length === plain.length && isSlip(plain, one),
    );
    return meant === undefined ? word : meant.padEnd(word.length);
  });
}

/** Things of several sentences in one frame are rather several wishes. */
function spansSentences({ text, from, slots }: Frame): boolean {
  const things = slots.filter(({ role }) => role === "what");
  const [first, last] = [things[0], things.at(-1)];
  if (first === undefined || last === undefined || first === last) return false;
  const between = text.slice(first.to - from, last.from - from);
  return STOP.test(between) || between.includes(")");
}

/** What somebody else would leave out. */
const OF_OTHERS =
  /\b(?:my|our|his|her|their|some|a|the) (?!kids?\b)\w+ (?:would|might|could|may|will|wants? to|prefers? to|says?|thinks?|said)\b/i;
/** Another wish within the frame: "see A, also no B". */
const ALSO_WANTS = /\b(?:see|add|visit|keep|include|must)\b/i;
const UNWANTED =
  /\b(?:n['’`]?t|not|no|never|dont|cant|already|need|necessary|rather|instead|seen|than)\b/i;
/** To drop it, or to let it be? */
const LEAVES = /\bleave (?:it|that|them|this)\b(?! out)|\bcan ?(?:not|['’]?t)$/i;
const TAKES_OUT =
  /\b(?:ok|okay|fine|happy|can|could|willing|not necessary|no need)(?: to)? (?:lose|miss)\b|\bnot necessary\b|\balready (?:did|done|seen|been|visited)\b|\b(?:skip|drop|remove|without|avoid|delete|ditch|bin|scrap|(?:can|has to|have to|must|should|needs? to) go(?! (?:to|on|in|first|last|after|before|at|with|together)\b)|can wait|cancel)\b|\b(?:leave|take|cut|kick|throw|chuck)\b.*\bout\b/i;

/** "A flat near the Tate" wants a flat. */
const BESIDE_IT = /\b(?:near|next to|close to|beside|behind|opposite) (?:the )?$/i;
const WITHIN_IT = /\p{L} (?:near|next to|close to|beside|behind|opposite) /iu;

function beforeThing({ text, from, slots }: Frame): string {
  const [what] = slots.filter(({ role }) => role === "what");
  return what === undefined ? "" : text.slice(0, what.from - from);
}

const AT =
  /(?<!\b(?:rid|out|tired|sick|enough|fan|because|bored|instead|much|fond|lots?|of all) )\b(?:at|in|on|of|from|near|around|inside) (?:the )?$/i;

/** "No parking at the Tate": where something else is not to be. */
function isOnlyThere({ text, from, slots }: Frame): boolean {
  const things = slots.filter(({ role }) => role === "what");
  // "The zibble at the Tate" is no place that we know.
  return things.some(
    (what) => /\p{L} (?:at|inside) /iu.test(what.text) || AT.test(text.slice(0, what.from - from)),
  );
}

/** "Skip the Ringstrasse | tour by bus". */
function isOfIt({ slots }: Frame, text: string): boolean {
  const last = slots.findLast(({ role }) => role === "what");
  return (
    last !== undefined &&
    /^ (?:tour|trip|cruise|ride|walk|show|bus|queue|shop)s?\b/i.test(text.slice(last.to))
  );
}

/** What a verb without a thing has to say. */
const SAYS: Partial<Record<FrameVerb, RegExp>> = {
  cheaper:
    /cheap|free|budget|money|expens|cost|sav|broke|afford|pric|fancy|poor|tight|pay|skint|spend|euro|dollar|pound|[$£€]|ticket/i,
  kids: /\d|kid|child|bab(?:y|ies)|toddler|\bsons?\b|daughter|teen|\bboys?\b|\bgirls?\b|little|twin|grand|year|infant|month|young|tween|nephew|niece/i,
  elders:
    /gran|\bnan|old|elder|senior|mother|father|\bm[uo]m|\bdad|parent|retire|pension|aunt|uncle|\d/i,
  transport:
    /metro|subway|tube|underground|\bmrt\b|bus|tram|train|taxi|uber|cab|\bcars?\b|bike|bicycl|cycl|ferr|boat|walk|foot|ride|driv|transport|scooter|lift|u-?bahn/i,
  lodging:
    /hotel|hostel|stay|flat|apartment|airbnb|room|night|base|riad|ryokan|guesthouse|b&b|sleep|resort|place/i,
  mealtime:
    /breakfast|brunch|brekkie|lunch|dinner|supper|\beat|\bate\b|meal|table|food|\btea\b|\bdin(?:e|ing)\b|tables?|restaurant/i,
  money: /\d|money|budget|spend|cost|euro|dollar|pound|price|[$£€]/i,
  lesswalk: /walk|foot|feet|step|\bkm\b|\bk\b|miles|leg|far|climb|hill|minute|stroll/i,
  mealcheap: /cheap|pricey|expens|cost|budget|pay|afford|fancy|posh|\d|less|street/i,
  weather: /rain|weather|sun|storm|snow|wind|hot|heat|warm|cold|wet|dry|humid/i,
  crowds:
    /crowd|queue|line|touris|busy|quiet|people|hidden|wait|packed|full|peace|calm|local|beaten|que/i,
  stepfree:
    /stair|step|wheel|push ?chair|pram|stroll|buggy|hill|knee|walk|lift|elevator|hip|leg|foot|feet|stick|cane|crutch|climb|cobble|mobil|access|disab|ramp|steep|flat(?! (?:with|near|in|for|by)\b)|slope|toe|ankle|back/i,
  outside:
    /outside|exterior|interior|fa[cç]ade|from (?:below|afar|far|the|across)|\blook|walk|pass|photo|pic\b|pics|glance|glimpse|quick|peek|peep|see|stop|drive|\bin\b|inside|views?/i,
  together:
    /together|same|one\b|near|next|close|combin|with|after|before|and then|both|in a row|single|join|pair|along|half/i,
  free: /free|rest|nap|\boff\b|nothing|\bno\b|empty|break|chill|relax|sleep|siesta|down ?time|pause|blank|clear|open|unplanned|own|alone|by (?:my|our)sel|meeting|call\b|appointment|wedding|work|busy|blocked?|keep|leave|without|hotel|do zero|lie|lazy|breath|n['’]?t\b|time/i,
  order:
    /order|rout|logic|zig|forth|way|jump|close|near|sens|togeth|neighbo|area|distance|criss|all over/i,
};

/** Whether a frame has the words that its verb needs; of many verbs any words do. */
export function saysVerb({ verb, text }: Frame): boolean {
  return (SAYS[verb]?.test(text) ?? true) && (OFFERED[verb]?.test(text) ?? true);
}

/** A verb is offered as a choice only where one of these words stands. */
const OFFERED: Partial<Record<FrameVerb, RegExp>> = {
  start:
    /start|begin|wak|\bup\b|morning|early|earlier|late|sleep|\blie|\bout\b|breakfast|first|before|after|from|\d[:.h]\d\d|[ap]m\b|leave|rush|nothing/i,
  end: /end|finish|back|home|until|till|\bby\b|done|stop|late|early|earlier|bed|before|after|\d[:.h]\d\d|[ap]m\b|leave|train|flight|return|asleep|night/i,
  noton:
    /\b(?:not?|never|nothing|without|avoid|closed|shut|skip|except|but|other|another|instead|rather)\b|n['’]?t\b/i,
  mealtime:
    /breakfast|brunch|lunch|dinner|supper|\beat|meal|table|\btea\b|din(?:e|ing)|restaurant/i,
  nomeal:
    /\b(?:not?|never|nothing|none|skip|without|drop|cancel|remove|leave|lose|free|own|already|overpriced|too|instead|cook\w*|included|us|fast\w*|if|or|maybe)\b|n['’]?t\b/i,
  mealcheap: /cheap|pricey|expens|cost|budget|afford|fancy|posh|street|[$£€]|price/i,
  meallong: /long|short|quick|slow|hour|minutes|sit|time|rush/i,
  mealnice:
    /nice|good|great|special|fancy|splendid|proper|romantic|best|view|birthday|anniver|celebrat|lovely|treat|typical|traditional/i,
  easier:
    /eas|relax|slow|gentl|calm|light|less|chill|rest|tired|tiring|full|packed|much|rush|lazy|quiet|breath|break/i,
  fuller: /more|full|fill|add|bored|boring|gap|nothing|spare|time|pack|everything/i,
  mostaday: /day|daily|per|each|every|max|most|more than/i,
};

const CONDITION = /\b(?:if|unless|in case)\b/i;
const HANGS = /^\s{0,3},?\s{0,3}(?:but )?(?:only )?(?:if|unless|in case|provided|as long as)\b/i;
/** They ask for nothing: "if possible". */
const POLITE =
  /\bif (?:it'?s |it is |that'?s )?(?:at all )?(?:possible|poss|there'?s? (?:is )?(?:an? )?(?:spare |free )?(?:time|hours?|\d ?h(?:rs?|ours?)?)(?: anywhere| somewhere| left)?|time|we (?:have|get) time|u can|you can|we can|that works|it fits|it works|there'?s room|needed|ok(?:ay)?)\b/gi;

/** Whether a condition asks for nothing. */
export function isPolite({ verb, text }: Frame): boolean {
  return verb === "cond" && text.replace(POLITE, "").trim() === "";
}

/** "A museum, or not", "a museum maybe?" */
const LEFT_OPEN = /^\s{0,3},?\s{0,3}(?:or not\b|(?:maybe|perhaps|possibly)\s{0,3}(?:$|[.,;!?\n]))/i;
/** "No churches. OK maybe one", "the Vatican but not on Sunday". */
const TAKEN_BACK =
  /^[\s,.!;]*(?:ok(?:ay)?|well|fine|alright|hmm)?,? ?(?:maybe|perhaps|except|unless|apart from)\b/i;
const NARROWED =
  /^\s{0,3},?\s{0,3}(?:but\s{1,3}(?:not|never|only|max|just|less|without|nothing)|instead of|rather than)/i;
const TRAVELS =
  /\b(?:fl(?:y|ies|ying|ight|ights)|plane|train|bus|coach|ferry|boat|eurostar|airport|station|land\w*|arriv\w*|depart\w*|leav\w*|left|get in|gets in|getting in|check ?(?:in|out)|home|back|heathrow|haneda|narita|gatwick|schiphol|drive|driving|car|come|comes|coming|go|going|off|shinkansen|tgv|ice)\b/i;
const REFUSED =
  /^\s{0,3}[,:;-]?\s{0,3}(?:no|nope|nah|never|not)(?:$|[\s,.!]{1,3}$|[,.!]| way| need| thanks| thx)|^\s{0,3}(?:is|are|was|were)\s{1,3}(?:out|off|not|no\b|overrated|boring|closed|shut)|^\s{0,3},?\s{0,3}(?:please|pls)?\s{0,3}cancel(?:$|[.,;!])/i;
const EXCEPT_DAY =
  /\b(?:but|except)(?: not)?(?: (?:on|for))?(?: the)? (?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|day|last|first)(?:day)?s?\b/i;
const NOT_SLOW =
  /(?:\b(?:not|no|never|dont)\b|n['’]t).{0,20}\b(?:slow|relax|easy|chill|lazy|calm|boring)/i;
/** "At night, not by day", "not before 10": what it is not to be, and wanted all the same. */
const NOT_SO =
  /\b(?:not|no|never) (?:(?:in|at|by|on|during) )?(?:the )?(?:day(?:time)?|night|mornings?|afternoons?|evenings?|before|after|earlier|later|longer|more|less|too|just|only|an? hour|so long|that long|(?:an?|one|two|three|half)(?: and)?(?: an?)? (?:half|hours?|minutes|day)|(?:the )?(?:first|last)(?: thing| one)?|\d[\d:.]*(?:am|pm)?)\b|\b(?:instead of|rather than) (?:only |just |the )?(?:\d+|an?|one|two|three|half|lunch|dinner|breakfast|restaurants?)\b|\b(?:is|are)(?:n['’]?t| not) (?:on|in) (?:here|it|the (?:plan|list))\b|\bno (?:\w+ ){1,3}(?:longer|more) than\b|\bnothing but\b|\bnothing (?:too )?(?:rushed|hectic|crazy|fancy|posh|formal|heavy|intense|tiring|stressful)\b/gi;
const NOT_THEN =
  /(?:\b(?:not|never|dont)|(?:n['’]t|\b(?:do|ca|wo|does|is|are|should|have|did)nt)) (?:(?:end|start|begin|be|finish) )?(?:at|on|around|from|until|till?) \d/i;
const HOURS = /^(?:start-day|end-day|meal|set-start|stay)$/;
/** "Lunch is 13:55" says what the plan has. */
const HAS_SO =
  /^\W*(?:the )?(?:\w+ )?(?:is|starts|ends|begins)(?: at| only at)? \d[\d:.]*(?: on [\w ]*)?$/i;
const OPENS = /\b(?:opens?|closes?) (?:only )?(?:at|from|until|till?)\b/i;
const UNTIL = /\b(?:till?|until) \d/i;
const RIDICULES =
  /\?\?|\b(?:no chance|not a chance|as if|(?:are )?you kidding|insane|ridiculous|wtf|no way|joke)\b/i;
const COMPLAINS =
  /\?\?|\b(?:no chance|not a chance|criminal|crazy|mad|insane|joke|ridiculous|wtf|abuse|brutal|torture|no way|kidding)\b/i;
/** What stands beside a thing that is wanted, and says nothing else of it. */
const WANTING = new Set(
  `want wants wanted wanna gonna add yes yeah like likes love loves loved loving adore enjoy would wed we'd id i'd see seeing visit visiting keep keeps must need needs
definitely really very so much he's she's hes shes good great nice fun lovely beautiful lots lot of many more some any one two three also plus please pls plz possible perhaps only should could
can do go going gets get to the a an our my your we i us he she they it its it's is are be being kids kid children child son daughter mum mom dad wife husband partner friend friends
family everyone all both them her him obsessed interested into fan fans mad crazy about special important for with w at on in by near around from and or n then as
well too have has having there here somewhere someone include included includes including put interest happy perfect favourite favorite first time times hope hoping wish wishes dream
missing where where's why which what obviously basically absolutely essential mandatory obligatory highlights top etc big small little old new year's years day days
morning afternoon evening night sunset every each this that these those stays stay stuff thing things kind since because bc we're were im i'm they're always still again planned plan
miss don't dont not skip touch leave lose change remove drop move whatever happens ok fine okay same place places just maybe will ll there's theres else another
they'll he'll she'll it'll we'll love'd dad's mum's his hers own real proper actual best sure ones both a bit little afternoon's yo old yrs obvs def lol tbh honestly totally though tho btw hey hi thanks thank you ideally rather prefer preferably instead up out over through walk stroll look watch eat try do`.split(
    /\s+/,
  ),
);

/** "200 CAD a night", "park with bikes and a pool": no thing that could be called so. */
const NO_NAME = /^\d{1,6} \p{L}|^(?:\S{1,30} ){5}\S|\b(?:with|and)\b.{0,60}\b(?:with|and)\b/u;

/** Whether a wanted thing has nothing in its frame, or right beside it, that might say something else of it. */
function isOnlyWanted(frame: Frame, text: string): boolean {
  const inside = frame.slots.reduceRight(
    (rest, { from, to }) => `${rest.slice(0, from - frame.from)} ${rest.slice(to - frame.from)}`,
    frame.text,
  );
  const behind =
    /^ (?!and\b|but\b|so\b|because\b|bc\b|since\b|for\b|with\b|if\b|when\b|where\b|who\b|while\b|or\b|then\b|plus\b|also\b|please\b|pls\b)([^,.;:!?()\n]*)/i.exec(
      text.slice(frame.to),
    )?.[1] ?? "";
  const beside = behind.split(" ").slice(0, 8).join(" ");
  const lead =
    text
      .slice(0, frame.from)
      .split(/[,.;:!?()\n]|\b(?:and|but|so|also|then|plus|because|bc|since|with|for)\b/i)
      .at(-1) ?? "";
  // "Zibble Trastevere": what stands before a name may say anything.
  const hasUnknownLead = frame.slots.some(
    ({ role, text: slot }) =>
      role === "what" && /^\p{Ll}+ \p{Lu}/u.test(slot) && !WANTING.has(slot.split(" ")[0] ?? ""),
  );
  if (
    hasUnknownLead ||
    frame.slots.some(({ role, text: slot }) => role === "what" && NO_NAME.test(slot))
  )
    return false;
  return (
    [...wordsIn(lead), ...wordsIn(inside), ...wordsIn(beside)].every((word) => WANTING.has(word)) &&
    !/^\s*\?/.test(text.slice(frame.to))
  );
}

function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}']+/gu) ?? []
  );
}

/** "On day 2" counts nothing. */
function withoutDays({ text, from, slots }: Frame): string {
  return slots
    .filter(({ role }) => role === "when" || role === "time")
    .reduceRight(
      (rest, slot) => rest.slice(0, slot.from - from) + rest.slice(slot.to - from),
      text,
    );
}

const COUNTS = /\d|\b(?:one|two|three|single)\b/i;

/** "Not | the Pantheon". */
function endsNegated(before: string): boolean {
  const words =
    before
      .replace(IF_NOT, " ")
      // It is said of what stands before it.
      .replace(/\bno (?:thanks|thank you|ta)\b/i, ",")
      .split(/[,;:]|\b(?:and|(?<!(?:any|every|no)thing )but|so)\b/i)
      .at(-1) ?? "";
  return (words.match(NEGATION)?.length ?? 0) > (words.match(KEEPS)?.length ?? 0);
}
