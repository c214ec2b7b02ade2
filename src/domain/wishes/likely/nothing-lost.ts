import { askedHour, askedHourOfAll, isWantedByNight } from "../../trip/asked-hour.ts";
import type { SaidItem, SaidObject } from "../language/said-items.ts";
import { IS_WHO } from "../language/said-segment.ts";
import { type Choice, choiceOf, type SaidPart, type SaidWish } from "../language/said-wish.ts";

/** What a reason or the description of something said before begins with. */
const SAYS_WHY =
  /^(?:(?:and|but|please|pls) )*(?:because|bc|b\/c|cos|coz|cuz|since|as|so (?:that|we|i|they|it)|when\w*|while|whenever|where|which|that|who|whose|what|how|if|before|after|until|due to|thanks to|too|even|although|though|check|make sure|to|incl\w*|excl\w*)\b/i;
/** Words that ask for nothing, whatever stands beside them. */
const IDLE_WORD =
  /^(?:please|pls|plz|thank|thanks|thx|cheers|ta|hi|hello|hey|dear|lol|haha\w*|lmao|xx?|omg|ok|okay|well|so|and|but|or|also|just|really|honestly|tbh|obvs?|obviously|btw|guys|all|both|too|again|anyway|etc|the|a|an|of|for|in|on|it|its|this|that|thats|is|be|to|my|our|your|we|i|you|if|possible|maybe|very|much|more|you|know|ones?|thing|stuff|first|second|time|visit|trip|rule|main|dont|do|not|no|exceptions?|negotiable|non|serious|seriously|important|sorry|list|around|it|plan|build|arrange|rest|else|free|day|done|fine|good|great|nice|sure|yes|yeah|yep|nah|strict|strictly|there|here|then|now|us|me|up|going|want|like|love|with|deal|seeing|general|surprise|decide|choose|whatever|whichever|wish|wishes|hopes?|tickets?|booked|already|whole|nicely|visiting|everything|anything|something|badly|severely|manual|fight)$/i;
/** How many travel: the form has a field for that. */
const OF_PARTY =
  /^(?:there['’]?s|there|are|its|it['’]s|we['’]?re|just|only|for|the|a|an|of|us|me|my|our|all|on|own|by|and|n|\+|&|\d+|one|two|three|four|five|six|seven|eight|nine|ten|solo|couples?|people|persons?|adults?|lads|guys|girls|boys|mates|friends?|family|women|men|teens?|teenagers?|mum|mom|dad|bf|gf|boyfriend|girlfriend|husband|wife|hen|stag|do|first|time)$/i;
/** What has come before, or is said of something else. */
const IS_TOLD =
  /^(?:(?:so|and|please|pls) )*(?:(?:skip|drop)$|(?:skip|drop|leave) (?:it|that|them|those)|(?:(?:we|i|have|already|just|been|['’]ve) )*(?:visited|been|seen|saw|done|did|went|was|were)\b|(?:(?:this|it)(?:['’]?s| is) )?(?:(?:our|my|the) )?(?:first|1st|second|2nd) (?:time|visit|trip)\b)|\b(?:careful|cautious)\b|^breakfast\b.{0,40}\b(?:includ\w*|hotel)/i;
/** For whom it is, thanks, for how long they come, and what happens otherwise. */
const IS_BESIDE =
  /^(?:(?:for|from|with|w|going w(?:ith)?|travell?ing w(?:ith)?) (?:(?:my|our|the|a|his|her|both|all|little|lil|two) )*(?:him|her|them|us|me|sons?|daughters?|lads?|boys?|girls?|kids?|children|grand\w+|mum|mom|dad|parents|wife|husband|partner|bf|gf|boyfriend|girlfriend|bro(?:ther)?|sis(?:ter)?|friends?|family|bday|birthday|anniversary|travel|trip|holiday|stay|bedtime|little ones)\b[^,.]{0,12}|both kids|in (?:the |our |my )?family|at some point|(?:thank|thanks|cheers|hi|hello|dear|good (?:day|morning|evening))\b.*|(?:or|otherwise) (?:else )?(?:it['’]?s|he['’]?s|she['’]?s|they|there|we(?:['’]?re)?|i['’]?m?)\b.*|(?:(?:we |i )?(?:have|only|just|got|for) ){0,3}\d+ (?:days|nights|weeks?)|(?:the )?rest (?:is )?(?:u|you|up to) ?\w*|no need to go again)$/i;
const FEAST = /\b(?:birthday|bday|anniversary|honeymoon)\b|\bmy \d+th\b/i;
const FEASTED = /\b(?:special|dinner|restaurant|meal)\b/i;
const IS_SUBJECT = /^(?:it|rest)$/;
const DETERMINER = /^(?:the|my|our|his|her|their|this|that|these|those)$/;
/** A time limit is always asked about. */
const NAMES_TIME = /^(?:T\w+|S|R)$/;
const NAMES_NEED = /^(?:need|noun|allergic)$/;
const NAMES_SOMETHING =
  /^(?:P|K|k|E|food|meal|D|Dnot|Q|N|only|max|min|fewer|more|rather|instead|instof|first|last|cheap|near|hotel|athotel|booked|special)$/;

/**
 * Whether words that were taken as said beside may want something: a time, a need, or a word that neither gives a reason
 * nor says who travels.
 */
export function maySay(
  { text, from, to }: Pick<SaidPart, "text" | "from" | "to">,
  items: readonly SaidItem[],
  whole: string,
): boolean {
  const said = items.filter(({ code }) => !/^(?:,|and|so|but|because)$/.test(code));
  if (said.length === 0) return false;
  if (
    SAYS_WHY.test(text) ||
    text
      .trim()
      .split(/\s+/)
      .every((word) => OF_PARTY.test(word)) ||
    IS_TOLD.test(text)
  )
    return false;
  if (IS_BESIDE.test(text.trim())) return false;
  // "In the evenings | we prefer jazz", "because then | it is less crowded".
  const isLead =
    said.every(({ code }) => /^(?:Q|D|-)$/.test(code)) &&
    /^\s+\p{L}/u.test(whole.slice(to)) &&
    !SAYS_WHY.test(whole.slice(to).trim());
  if (isLead || /\b(?:because|since)(?: then)? ?$/i.test(whole.slice(0, from))) return false;
  // "Jet-lagged on day 1, so start late", "a cat café, no wait".
  if (/\bincl\w*\.? ?$/i.test(whole.slice(0, from))) return false;
  if (/^\W*(?:so|(?:no|oh) wait)\b/i.test(whole.slice(to))) return false;
  if (said.some(({ code }) => NAMES_NEED.test(code))) return true;
  if (FEAST.test(text) && FEASTED.test(whole)) return false;
  if (said.some(({ code }) => NAMES_TIME.test(code))) return true;
  const [first] = said;
  const isTold =
    first?.isSubject === true ||
    IS_SUBJECT.test(first?.code ?? "") ||
    IS_WHO.test(first?.code ?? "") ||
    DETERMINER.test(first?.word ?? "");
  // "I get seasick", "my bf isn't".
  if (isTold && !/^(?:the )?rest\b/i.test(text)) return false;
  if (said.some(({ code }) => NAMES_SOMETHING.test(code))) return true;
  return wordsOf(text).some((word) => !IDLE_WORD.test(word));
}

const wordsOf = (text: string) => text.match(/[\p{L}’']+/gu)?.map(plainOf) ?? [];
const plainOf = (word: string) => word.replace(/[’'‘]/g, "");

/** What the words beside a wished place say of it: a day, an hour, a part of the day, a length. */
export function choicesBeside(
  lead: SaidPart | undefined,
  items: readonly SaidItem[],
): readonly Choice[] {
  const [wish, ...others] = lead?.kind === "wish" ? lead.wishes : [];
  if (wish?.verb !== "add" || others.length > 0) return [];
  const { what } = wish;
  const isPlace = what.kind === "places";
  const on = wish.when === undefined ? {} : { when: wish.when };
  return items
    .flatMap((item): SaidWish[] => {
      if (item.when !== undefined && wish.when === undefined)
        return [{ verb: "add", what, when: item.when }];
      if (item.code === "S" && item.minutes !== undefined && isPlace)
        return [{ verb: "stay", what, minutes: item.minutes }];
      if (item.bound !== undefined && item.minutes !== undefined && isPlace)
        return [{ verb: "set-start", what, minutes: item.minutes, ...on }];
      return item.part === undefined || item.part === "day"
        ? []
        : [{ verb: "move", what, to: item.part, ...on }];
    })
    .map(choiceOf);
}

const BRINGS = /^(?:add|at-least|keep)$/;
const SAYS_PART =
  /^(?:move|free|free-hours|indoors|start-day|end-day|meal|set-start|set-end|note)$/;
/** A "no" that wants something all the same. */
const WANTED_NO =
  /\b(?:non[- ]negotiable|no (?:matter|problem|worries|need to (?:rush|hurry)|rush|hurry|longer than)|not (?:to (?:be )?miss\w*|too|so|that|very|only|just|more than|later than|before|until|earlier)|nothing but|(?:do ?n['’]?o?t|do not|can['’]?t|cannot|never|not) (?:want to |wanna )?(?:miss|skip|forget|lose|leave out|remove|drop|take out|cut|delete|mind|care (?:which|when|where|what)|matter))\b/gi;
const SAYS_NO =
  /\b(?:no|not|none|nobody|neither|nor|never|without|skip|nah|nope|hates?)\b|n['’]t\b|\b(?:dont|doesnt|didnt|cant|wont|isnt|arent|shouldnt|wouldnt)\b|(?:=|\bis|\bare|\bso) ?(?:mid|meh)\b/i;
const OF_ONE_KIND = /\b(?:small|smaller|tiny|huge|quiet|late|posh|fancy|mixed|cheap|cheaper)\b/i;
const LEAST_LETTERS = 3;
/** So much of a name says which place is spoken of. */
const LEAST_OF_NAME = 0.4;

/** What one needs, or how the days are: an "at the end" or another thing beside it is lost. */
const OF_TRIP = /^(?:need|less-walking|pace)$/;
/** Of others than the days: "only the Sagrada, the others are too full". */
const TOO_FULL = /(?<!\bnot )(?<!n['’]t )\btoo (?:full|packed|busy|crammed|dense)\b/i;
const OF_DAYS = /\b(?:days?|schedule|plan|itinerary|program(?:me)?|pace|trip|it)\b/i;

/** Whether a reading leaves out what its words say of it: a day, an hour, a part of the day, a "no", or of which kind. */
export function losesWords(
  wishes: readonly SaidWish[],
  text: string,
  items: readonly SaidItem[],
): boolean {
  if (wishes.length === 0 || wishes.some(({ verb }) => /^(?:with|note)$/.test(verb))) return false;
  if (wishes.every(({ verb }) => OF_TRIP.test(verb))) return losesOther(wishes, text, items);
  const isAlways = ({ when }: SaidWish) =>
    when === undefined || (when.isEvery === true && when.except === undefined);
  if (OTHER_DAYS.test(text) && wishes.every(isAlways)) return true;
  if (
    isOfSomebody(items) &&
    wishes.every(({ verb }) => /^(?:add|move|at-least|set-start)$/.test(verb))
  )
    return true;
  if (wishes.some((wish) => isEatenSo(wish, text, items))) return true;
  const isThatDay = items.some(({ code }) => code === "Dthis");
  if (isThatDay && wishes.every(({ when }) => when === undefined)) return true;
  const names = plainOf(wishes.flatMap(namesIn).join(" ").toLowerCase());
  const bare = plainOf(text.toLowerCase()).replace(names, "");
  const brings = wishes.every(
    (wish) => BRINGS.test(wish.verb) || (wish.verb === "meal" && wish.food && !wish.isGone),
  );
  if (brings && SAYS_NO.test(bare.replace(WANTED_NO, ""))) return true;
  if (brings && OF_ONE_KIND.test(bare) && !saysWhich(wishes)) return true;
  const isBeside = (at: number) =>
    [items[at - 1], items[at + 1]].some((one) =>
      one?.what === undefined
        ? one?.code === "?" && names.includes(one.word ?? " ")
        : isNamed(one.what, wishes, names),
    );
  const isOther = ({ what }: SaidItem, at: number) =>
    what !== undefined &&
    !isNamed(what, wishes, names) &&
    // "Jazz music", "Art Nouveau architecture".
    !(what.kind === "category" && isBeside(at)) &&
    !/^w(?:ith)?$/.test(items[at - 1]?.word ?? "") &&
    !/^w(?:ith)?$/.test(items[at - 2]?.word ?? "");
  if (brings && items.some(isOther)) return true;
  if (wishes.some((wish) => isOfTheOne(wish, text) || isUnnamed(wish, text))) return true;
  return losesPart(wishes, text, items);
}

const HOW_OFTEN = /\b(?:twice|(?:two|three|four|\d) times)\b/i;

/** "Ramen at least twice", "tea at 4pm": how often and when something is eaten. */
function isEatenSo(wish: SaidWish, text: string, items: readonly SaidItem[]): boolean {
  if (wish.verb !== "meal" || wish.food === undefined || wish.isGone === true) return false;
  const isTimed = items.some(({ minutes, code }) => minutes !== undefined && code !== "S");
  return HOW_OFTEN.test(text) || (isTimed && wish.minutes === undefined);
}

/** "Other nights back by nine". */
const OTHER_DAYS = /\b(?:the )?(?:other|remaining) (?:nights|days|evenings|mornings)\b/i;
const WANTS = /^(?:want|add|keep|like|by|more|no|need|rather)$/;

/** "My sister in Brooklyn on Saturday" is who is there, and nothing to see. */
function isOfSomebody(items: readonly SaidItem[]): boolean {
  const first = items.find(({ code, isSubject }) => code !== "-" || isSubject !== true);
  return IS_WHO.test(first?.code ?? "") && !items.some(({ code }) => WANTS.test(code));
}

/** "Arcades and all that noise" is more than crowds; "at the end, when our feet are done for" says when. */
function losesOther(
  wishes: readonly SaidWish[],
  text: string,
  items: readonly SaidItem[],
): boolean {
  // "Siena as a day trip by bus".
  const isOfWay = wishes.every((wish) => wish.verb === "need" && wish.need === "transport");
  const isOther = ({ code, what }: SaidItem) =>
    /^(?:first|last)$/.test(code) || (isOfWay && what !== undefined);
  if (items.some(isOther)) return true;
  if (wishes.some((wish) => isOfOthers(wish, text)) || AT_SOME_TIME.test(text)) return true;
  return (
    wishes.every((wish) => wish.verb === "need" && wish.need === "crowds") &&
    items.some(
      ({ code, isSubject }, at) =>
        code === "?" &&
        isSubject !== true &&
        [items[at - 2], items[at - 1], items[at + 1]].some((one) =>
          /^(?:and|or|,)$/.test(one?.code ?? ""),
        ),
    )
  );
}

const AT_SOME_TIME =
  /\b(?:towards?|at|near|by) the (?:end|beginning|start)\b|\bwhen (?:our|my|the|his|her) (?:feet|legs)\b/i;

/** "The others are too full" is of no day. */
const isOfOthers = ({ verb }: SaidWish, text: string) =>
  verb === "pace" && TOO_FULL.test(text) && !OF_DAYS.test(text);

function isNamed(what: SaidObject, wishes: readonly SaidWish[], names: string): boolean {
  const said = plainOf(what.text.toLowerCase());
  const ids = what.kind === "places" ? what.found.map(({ id }) => id) : [];
  const isOne = (wish: SaidWish) =>
    "what" in wish &&
    (said.includes(wish.what?.text.toLowerCase() ?? said) ||
      (wish.what?.kind === "places" && wish.what.found.some(({ id }) => ids.includes(id))));
  if (names.includes(said) || wishes.some(isOne)) return true;
  return (
    what.kind === "category" &&
    wishes.some(
      (wish) =>
        "what" in wish &&
        wish.what?.kind === "category" &&
        wish.what.categories.some((one) => what.categories.includes(one)),
    )
  );
}

const IS_BUILDING = /^(?:worship|museum|palace)$/;

/** "Inside the basilica", "the museum no": the one that was spoken of, and no other of its kind. */
function isOfTheOne(wish: SaidWish, text: string): boolean {
  if (!("what" in wish) || wish.what?.kind !== "category" || wish.what.isPlural) return false;
  const { categories, text: said } = wish.what;
  return (
    categories.some((one) => IS_BUILDING.test(one)) &&
    text.toLowerCase().includes(`the ${said.toLowerCase()}`)
  );
}

function namesIn(wish: SaidWish): readonly string[] {
  return [
    ...("what" in wish && wish.what !== undefined ? [wish.what.text] : []),
    ...("food" in wish && wish.food !== undefined ? [wish.food] : []),
    ...("table" in wish && wish.table !== undefined ? [wish.table.name] : []),
    ...("near" in wish && typeof wish.near === "object" ? [wish.near.text] : []),
  ];
}

const saysWhich = (wishes: readonly SaidWish[]) =>
  wishes.some(
    (wish) =>
      (wish.verb === "meal" && (wish.isNice ?? wish.isCheap) === true) ||
      ("what" in wish && wish.what?.kind === "category" && OF_ONE_KIND.test(wish.what.text)),
  );

/** "Gaudí in the mornings", of which only the Gaudí is left. */
function losesPart(wishes: readonly SaidWish[], text: string, items: readonly SaidItem[]): boolean {
  // "Fado one night" says how often.
  const isPart = items.some(
    ({ part }, at) => part !== undefined && part !== "day" && items[at - 1]?.number === undefined,
  );
  // An evening out is in the evening.
  const isOut = items.every(
    ({ part }) => part === undefined || part === "evening" || part === "day",
  );
  if (isOut && wishes.every(isOfEvening)) return false;
  if (!isPart || wishes.some(({ verb }) => SAYS_PART.test(verb))) return false;
  const called = wishes.flatMap((wish) =>
    "what" in wish && wish.what?.kind === "places" ? (wish.what.found[0]?.name ?? "") : [],
  );
  const isOfAll = wishes.every(isOfKinds) && askedHourOfAll(text) === undefined;
  const isShown =
    !isOfAll &&
    (askedHour(text, called.join(" ")) !== undefined || isWantedByNight(text, called.join(" ")));
  return !isShown && wishes.every(({ verb }) => BRINGS.test(verb));
}

const OUT = /\b(?:live music|jazz|fado|flamenco|tango|opera|ballet|concert|karaoke|comedy)\b/i;

const isOfEvening = (wish: SaidWish) =>
  "what" in wish &&
  wish.what !== undefined &&
  (wish.what.kind === "category"
    ? wish.what.categories.some((one) => /^(?:show|nightlife)$/.test(one))
    : OUT.test(wish.what.text));

const isOfKinds = (wish: SaidWish) =>
  wish.verb === "add" && wish.what.kind === "category" && wish.what.isPlural;

/** "Don't plan it", which leaves out a place that nobody has named. */
/** What was read is nothing that somebody may mean: no button offers it. */
export function isNothingOfIt(wishes: readonly SaidWish[], text: string): boolean {
  return wishes.some((wish) => isUnnamed(wish, text) || isOfOthers(wish, text));
}

function isUnnamed(wish: SaidWish, text: string): boolean {
  if (wish.verb !== "remove" || wish.what.kind !== "places") return false;
  const said = text.toLowerCase();
  const [{ name } = { name: "" }] = wish.what.found;
  if (wish.what.text.length >= LEAST_OF_NAME * name.length) return false;
  return !wish.what.text
    .toLowerCase()
    .split(/\W+/)
    .some((word) => word.length >= LEAST_LETTERS && said.includes(word));
}

/** It says nothing of which one is wanted. */
const IS_NEUTRAL =
  /^(?:interested|interests?|important|works?|pleased|happy|glad|hear|listen|listening|enjoy\w*|consider|additionally|furthermore|quarters?|districts?|area|music|wishing|hoping|excited|teenagers?|parents|prefer\w*|able|really|inside|means|once|definitely|absolutely|obviously|highly|experience|looking|forward|possible|possibly|please)$/;

/** Whether words that nobody knows stand beside what a choice brings in. */
export function leavesUnread({ wishes }: Choice, items: readonly SaidItem[]): boolean {
  const names = plainOf(wishes.flatMap(namesIn).join(" ").toLowerCase());
  const isUnread = ({ code, isSubject, word = "" }: SaidItem) =>
    code === "?" &&
    isSubject !== true &&
    word.length > LEAST_LETTERS &&
    !IDLE_WORD.test(word) &&
    !IS_NEUTRAL.test(word) &&
    !names.includes(word);
  return wishes.every((wish) => BRINGS.test(wish.verb)) && items.some(isUnread);
}
