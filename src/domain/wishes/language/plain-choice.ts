import { mayBeAvoided } from "./food-words.ts";
import { plainOfForm, plainSum, sayingWhat } from "./form-choice.ts";
import type { SaidItem } from "./said-items.ts";
import { IS_WHO } from "./said-segment.ts";
import { type Choice, choiceOf, type SaidPart } from "./said-wish.ts";
import { isOrdinaryWord } from "./vocabulary.ts";

type Beside = {
  readonly whole: string;
  readonly items: readonly SaidItem[];
  /** What follows may take it back. */
  readonly isTakenBack: boolean;
  readonly isOfForm: boolean;
};

/** Words that leave it open, or weigh one thing against another. */
const OPEN =
  /\?|>|\b(?:if|unless|whether|depend\w*|maybe|perhaps|might|possibly|rather|instead|otherwise|idk|dunno|unsure|either|or|but|except|apart from|why|who|than|until)\b/i;
/** Said of a thing, they may speak for it or against it. */
const COLOURED =
  /\b(?:only|again|already|twice|times|used to|outside|closed|shut|crowded|better|of course not|(?:is|are|was|looks?|seems?)(?! (?:(?:a |the )?(?:big |huge |massive )?fan|obsessed|crazy|mad|into|a must|must|so? ?welcome|very welcome|welcome|non negotiable|essential|great|fine by)))\b/i;
const GIVES_UP =
  /\b(?:avoid\w*|bypass\w*|dodg\w*|skipping|leaving out|give \w+ a miss|no|not|nothing|never|without|skip|drop|remove|ditch|bin|chuck|scrap|axe|delete|lose|cut|leave|take|kick|hate|nah|idc|idgaf|omit|omitted|cancel\w*|seen|(?:have|already|['’]ve) visited|been|fewer|less|stop|out|off|cannot|neither|nor|none|miss|spare|enough|needed|necessary)\b|n['’]t\b|\b(?:do|ca|wo|is|are|was|does|did|should|would)nt\b/i;
/** What stands directly before a thing that goes. */
const GIVES_UP_PLAINLY =
  /^(?:(?:and|also|so|pls|plz|please|just|only|well|ok|okay|we|i|us|the|can|could|you|u|would like to|want to|prefer to|['’]?d like to|my|our|(?:wife|husband|partner|son|daughter|mum|mom|dad|friend|girlfriend|boyfriend) (?:eats?|drinks?|can eat)|kids? eat) )*(?:keep (?:us|me) (?:out of|away from)|no|skip|drop|remove|ditch|bin|chuck|scrap|axe|delete|lose|leave out|take out|kick out|get rid of|hate|avoid|without|not|cannot|can['’]?t|dont|don['’]t|do not|idc about|idgaf about|seen|(?:i |we )?(?:have |['’]ve |ive |weve )?(?:already )?(?:seen|visited|been to))(?: (?:the|a|an|any|do|see|visit|drink|eat|want|like|care about|my|our|that|another))* $/i;
/** "The tower is out". */
const GOES =
  /^ (?:is |are |can |could |may )?(?:out|nah|no|no go|no thanks|go|not needed|not necessary|not so necessary|be cancelled|be omitted|be left out)\b/i;
/** "The Louvre on our last journey", "the Eiffel Tower already two times". */
const SEEN_BEFORE =
  /\b(?:at|on|during|from|in) (?:our|my|the) (?:last|previous|first) (?:travel|trip|visit|journey|time|stay|holiday)\b|\blast time\b|\balready (?:two|three|four|\d) times\b|\balready twice\b|\b(?:we|i) (?:already know|know (?:\S+ ){1,4}already)\b/i;
const SEEN = /\b(?:seen|visited|been to)\b/i;
/** What can turn round what is said of a thing. */
const IS_MIXED =
  /^(?:rm .*|fewer|swap|keep|lock|instof|instead|than|cheap|if|rest|all|walk|closed|outside|calm|no|not|nothing|except|Dnot)$/;
/** Before a thing they say no more of it. */
const ADJECTIVE =
  /^(?:small|little|tiny|quiet|quarter|district|neighbourhood|neighborhood|area|street|nice|good|great|best|proper|traditional|typical|authentic|famous|beautiful|pretty|cool|fun|cute|cozy|cosy|real|local|big|fancy|lovely|old|looking|like|the|a|one|ship|boat)$/;

const isGoing = ({ label }: Choice) => /^(?:remove|leaveOut|none|noMeal)$/.test(label);
const isComing = ({ label }: Choice) =>
  /^(?:add|more|addMeal|visitAt|morning|afternoon|evening|sunset)$/.test(label);

const OR_SO =
  /\bor (?:something|smth|sth|anything|whatever|similar|so)\b(?: (?:like that|easy|similar|nearby))?/gi;

/**
 * The choice that the words of a question plainly speak for: one thing, one direction, and nothing that leaves it open. It
 * is proposed, as everything that was understood is.
 */
export function withPlainChoice(part: SaidPart, beside: Beside): SaidPart {
  const { whole, isTakenBack, isOfForm } = beside;
  const isOfOthers = isOfForm && OTHER_DAYS.test(whole.slice(0, part.from));
  const { text: said, items } = isOfForm
    ? sayingWhat(part.text, beside.items)
    : { ...beside, text: part.text };
  if (part.kind !== "ask" || (whole[part.to] === "?" && !isRequest(part, whole))) return part;
  const known = part.choices.filter(({ label }) => label !== "note");
  // "Tram 28 if it's not too busy": it comes.
  const choices =
    said.length < part.text.length && !GIVES_UP.test(said)
      ? known.toSorted((one, other) => Number(isGoing(one)) - Number(isGoing(other)))
      : known;
  const [lead] = choices;
  if (lead === undefined && !isOfForm) return part;
  const choice =
    (lead && plainNeed(part, lead, whole, items)) ??
    (isOfForm ? plainSum(`${whole[part.from - 1] ?? ""}${said}`) : undefined) ??
    ((isTakenBack && !SEEN_BEFORE.test(part.text)) || isTurnedBefore(part, whole)
      ? undefined
      : plainOf(
          said.replace(OR_SO, ""),
          isOfOthers ? ofAllDays(choices) : choices,
          items,
          isOfForm,
        ));
  const { from, to, text } = part;
  return choice === undefined
    ? { ...part, choices: withoutOpposite(text, part.choices, items) }
    : { from, to, text, kind: "wish", wishes: choice.wishes, isChosen: true };
}

const OTHER_DAYS = /\b(?:other|remaining) days,? $/i;

/** "On the other days | begin at nine": not on the one that was named. */
function ofAllDays(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ wishes }) => wishes.every(({ when }) => when === undefined));
}

/** "Not ramen again" offers none, "one fancy café" nothing that leaves it out. */
function withoutOpposite(
  text: string,
  choices: readonly Choice[],
  items: readonly SaidItem[],
): readonly Choice[] {
  const isGivenUp = choices.some((choice) => goingOf(text, [choice], true) !== undefined);
  const isWanted =
    !GIVES_UP.test(text) && !COLOURED.test(text) && items.some(({ code }) => WANTS.test(code));
  const isOpposite = isGivenUp ? isComing : isWanted ? isGoing : () => false;
  const left = choices.filter((choice) => !isOpposite(choice));
  return left.some(({ label }) => label !== "note") ? left : choices;
}

/** "Can I do the gardens only, not the palace?" */
function isRequest({ from, text }: SaidPart, whole: string): boolean {
  const sentence = whole.slice(0, from).split(/[.!?]/).at(-1) ?? "";
  return (
    /^\s*(?:(?:and|so|also|hi|ok|please|pls) )*(?:can|could|may) (?:i|we|u|you)\b/i.test(
      sentence,
    ) ||
    /^(?:is|would) it (?:be )?possible to\b|^is .*\b(?:possible|doable)\b|^(?:maybe|perhaps)\b/i.test(
      text,
    )
  );
}

/** "Instead of a restaurant and jazz": what begins before it may reach into it. */
function isTurnedBefore({ from }: SaidPart, whole: string): boolean {
  return /\b(?:no|not|never|without|instead of|except|skip|rather)\b[^,.;:!?\n]{0,200}$/i.test(
    whole.slice(0, from),
  );
}

function plainOf(
  text: string,
  choices: readonly Choice[],
  items: readonly SaidItem[],
  isOfForm: boolean,
): Choice | undefined {
  const [lead, second] = choices;
  if (lead === undefined) return isOfForm ? plainOfForm(text, choices, items) : undefined;
  const own =
    plainFree(lead, items) ??
    plainBudget(text, lead, items) ??
    plainMeal(text, lead, items) ??
    plainHour(text, choices, items) ??
    plainDay(text, lead) ??
    plainMost(text, lead, items) ??
    (isOfForm ? plainOfForm(text, choices, items) : undefined);
  if (own !== undefined) return own;
  const things = items.filter(({ what, food }) => (what ?? food) !== undefined);
  // One may be allergic to it.
  if (mayBeAvoided(text) && !GIVES_UP.test(text)) return undefined;
  const isEither = isOfForm && isOneOfTwo(choices, items, things);
  if (OPEN.test(isEither ? text.replace(/\bor\b/gi, "") : text)) return undefined;
  const seen = choices.find(isGoing);
  if (isOfForm && things.length === 1 && seen !== undefined && SEEN_BEFORE.test(text)) return seen;
  // "Going out" is a thing.
  const beside = isOfForm
    ? things.reduce((left, { words = "" }) => left.replace(words, ""), text)
    : text;
  if (GIVES_UP.test(beside)) return goingOf(text, choices.filter(isGoing), isOfForm);
  if (isOfForm && isUnknownThing(lead, second, items)) return lead;
  const isNamed =
    isEither ||
    ((things.length === lead.wishes.length || things.length === 1) &&
      things.every((thing) => {
        const index = items.indexOf(thing);
        const colour = items[index - 1];
        const next = items[index + 1];
        return (
          (next?.code !== "?" || HEADS.test(next.word ?? "")) &&
          (colour?.code !== "?" || ADJECTIVE.test(colour.word ?? ""))
        );
      }));
  const isBooked = items.some(({ code }) => code === "booked");
  const isMixed = items.some(
    ({ code }, at) =>
      IS_MIXED.test(code) &&
      !(/^(?:swap|calm|free)$/.test(code) && AT_PART.test(lead.label)) &&
      // "The Coogee walk".
      !(code === "walk" && items[at - 1]?.what !== undefined),
  );
  const isClear =
    (areWanted(items, things) || isBareThing(items)) &&
    !isMixed &&
    (isBooked || !COLOURED.test(text)) &&
    !isAboutSomeone(items);
  if (!isClear) return undefined;
  const isSole =
    second === undefined ||
    !isComing(second) ||
    !isOtherPlace(lead, second) ||
    isEither ||
    (isOfForm && things.length === 1 && ANY_OF.test(text));
  return (
    wantedTogether(text, choices, things, isOfForm) ??
    (isNamed &&
    isSole &&
    (isComing(lead) || (lead.label === "which" && isOfForm && ANY_OF.test(text))) &&
    isSaid(lead, text, isOfForm && (IS_TRIP.test(text) || ANY_OF.test(text)), isOfForm)
      ? lead
      : undefined)
  );
}

/** "A boat trip on the Bosphorus", "a thermal bath": any of them. */
const ANY_OF =
  /^(?:(?:is|possible|it|we|i|please|pls|also|want|would like|like|wish|to|do|make|have|go on|take|is) )*(?:an?|one) (?!cheap\b)/i;
/** What they name is where it goes. */
const IS_TRIP = /\b(?:excursion|day.?trip|trip|tour|outing|go) to\b|\bon (?:a|one) half day\b/i;

/** "The opera or a concert", "to Siena by train or bus": either will do. */
function isOneOfTwo(
  [lead]: readonly Choice[],
  items: readonly SaidItem[],
  things: readonly SaidItem[],
): boolean {
  const said = items.filter(({ code }) => code !== "-");
  const ors = said.flatMap(({ code }, at) => (code === "or" ? [at] : []));
  return (
    ors.length === 1 &&
    lead !== undefined &&
    isComing(lead) &&
    ors.every((at) => {
      const [one, other] = [said[at - 1], said[at + 1]];
      const areThings = one?.what !== undefined && other?.what !== undefined;
      const areWays = /^(?:rail|noun)$/.test(one?.code ?? "") && other?.code === "noun";
      return (areThings && things.length === 2) || (areWays && things.length === 1);
    })
  );
}

/** Behind a thing they name the same. */
const HEADS =
  /^(?:late|studios?|houses?|themes?|music|concert|night|show|session|visit|tour|stop|spot|spots|class|hunting)$/;

/** "Beach one afternoon", "the tram 28": nothing but a thing and when. */
function isBareThing(items: readonly SaidItem[]): boolean {
  const isDated = items.some(({ code }) => code === "D");
  // "Museums on Monday": more of them, or none?
  if (items[0]?.code === "D" || (isDated && items.some(({ code }) => code === "K"))) return false;
  return items.every(
    ({ code, word = "", when, isSubject }) =>
      /^(?:P|K|k|food|N|Q|T\w+|same|special|fine|booked|by|outing|and|or|,|day|full|calm|free|otherday)$/.test(
        code,
      ) ||
      (code === "-" && isSubject !== true) ||
      (code === "D" && (when?.days?.length ?? 1) === 1) ||
      (code === "?" &&
        (ADJECTIVE.test(word) ||
          HEADS.test(word) ||
          /^(?:all?ready|half|sit|additionally|late)$/.test(word))),
  );
}

/** "Kpop places", "street cats": by itself it is wanted on the form, as a name is. */
function isUnknownThing(
  lead: Choice,
  second: Choice | undefined,
  items: readonly SaidItem[],
): boolean {
  const [wish, ...others] = lead.wishes;
  const isSole = second === undefined || /^(?:more|leaveOut)$/.test(second.label);
  if (wish?.verb !== "add" || wish.what.kind !== "places" || others.length > 0 || !isSole)
    return false;
  const { found, text } = wish.what;
  const words = text.toLowerCase().split(/\W+/);
  return (
    found.every(({ id, name }) => id === name) &&
    items.every(
      ({ code, word = "", isSubject }) =>
        (code === "?" && words.includes(word)) ||
        (code === "-" && isSubject !== true) ||
        /^(?:stuff|thing|N|Q|want|some|,)$/.test(code),
    )
  );
}

const WANTS = /^(?:want|add)$/;
/** What one likes to do at a thing; another verb may be to keep away from it. */
const IS_DONE_THERE =
  /^(?:wishing|hoping|consider|inside|arrange|schedule|wish|sit|try|taste|experience|hear|listen|watch|catch|climb|stroll|relax|swim|ride|discover|make|kids|obsessed|big|fan|happy|wander|photograph|attend)$/;

/** Whether they are wanted by words that are known up to them: "we'd like to dodge the Louvre" isn't. */
function areWanted(items: readonly SaidItem[], things: readonly SaidItem[]): boolean {
  const last = things.at(-1)?.from ?? 0;
  return (
    items.some(({ code }) => WANTS.test(code)) &&
    items.every(
      ({ code, word = "", isSubject, from }) =>
        from >= last ||
        code !== "?" ||
        isSubject === true ||
        ADJECTIVE.test(word) ||
        IS_DONE_THERE.test(word),
    )
  );
}

const AT_PART = /^(?:morning|afternoon|evening|sunset)$/;

/** What its words plainly give up: of the form all that are called so, as nobody has seen a plan yet. */
function goingOf(
  text: string,
  [going, ...others]: readonly Choice[],
  isOfForm: boolean,
): Choice | undefined {
  const [wish, ...more] = going?.wishes ?? [];
  if (going === undefined || !isGoing(going) || wish === undefined || more.length > 0)
    return undefined;
  const name = "what" in wish && wish.what !== undefined ? wish.what.text : going.name;
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (name === "" || at === -1) return undefined;
  const [before, behind] = [text.slice(0, at), text.slice(at + name.length)];
  // Who has seen it may have put it on a trip's plan on purpose.
  if (SEEN.test(before) && !isOfForm) return undefined;
  const isPlain =
    GIVES_UP_PLAINLY.test(before) && !GIVES_UP.test(behind) && !/^ (?:person|fan)\b/.test(behind);
  if (!isPlain && !(/^(?:the )?$/i.test(before) && GOES.test(behind))) return undefined;
  const same = others.filter(
    ({ wishes: [one] }) => one !== undefined && "what" in one && one.what?.text === name,
  );
  if (same.length === 0) return going;
  return isOfForm
    ? { ...going, wishes: [going, ...same].flatMap(({ wishes }) => wishes) }
    : undefined;
}

const IS_NEED = /^(?:vegetarian|vegan|glutenFree|halal|kosher)$/;
const NO_NEED =
  /\?|\b(?:if|unless|or|maybe|except|only|fine|ok|okay|no problem|not|dont|loads)\b|n['’]t\b/i;

/** What somebody can't eat is so, whatever else is said, and so is too much walking. */
function plainNeed(
  { from, text }: SaidPart,
  lead: Choice,
  whole: string,
  items: readonly SaidItem[],
): Choice | undefined {
  const [wish, ...others] = lead.wishes;
  if (wish === undefined || others.length > 0 || NO_NEED.test(text)) return undefined;
  if (wish.verb === "less-walking") {
    if (!items.some(({ code }) => /walk/.test(code))) return undefined;
    const [when, ...more] = items.flatMap((item) => item.when ?? []);
    return when === undefined || more.length > 0 ? lead : { ...lead, wishes: [{ ...wish, when }] };
  }
  const [sentence = ""] = whole.slice(from).split(/[.!?;]/);
  const isSure =
    wish.verb === "need" && IS_NEED.test(wish.need) && !/\b(?:fine|ok|okay)\b/i.test(sentence);
  return isSure ? lead : undefined;
}

const IS_TIRED = /\b(?:jet.?lag\w*|hungover|knackered|exhausted|recover\w*|tired)\b/i;

/** "On the first day we will have jet lag". */
function plainDay(text: string, lead: Choice): Choice | undefined {
  const [wish, ...others] = lead.wishes;
  const isOfOne = wish?.verb === "pace" && wish.when !== undefined && wish.when.isEvery !== true;
  return isOfOne && others.length === 0 && IS_TIRED.test(text) && !OPEN.test(text)
    ? lead
    : undefined;
}

/** "We'd prefer a simple deli for dinner on the second day". */
function plainMeal(text: string, lead: Choice, items: readonly SaidItem[]): Choice | undefined {
  const [wish, ...others] = lead.wishes;
  const isFood = wish?.verb === "meal" && wish.food !== undefined && wish.isGone !== true;
  const isDaily =
    wish?.when?.isEvery === true && items.every(({ code }) => /^(?:food|D|-|,)$/.test(code));
  const isWanted = isDaily || items.some(({ code }) => /^(?:want|add|rather)$/.test(code));
  // "I must eat regularly" names none.
  if (items.every(({ food, what, meal = "any" }) => (food ?? what) === undefined && meal === "any"))
    return undefined;
  return isFood && others.length === 0 && isWanted && !OPEN.test(text) && !GIVES_UP.test(text)
    ? lead
    : undefined;
}

/** "Back to the hotel for a nap every day". */
function plainFree(lead: Choice, items: readonly SaidItem[]): Choice | undefined {
  const [wish, ...others] = lead.wishes;
  const isNap = items.some(
    ({ code }, at) =>
      code === "nap" ||
      (code === "break" && items.some((item, then) => then > at && item.code === "R")),
  );
  const times = items.filter(({ code }) => /^T/.test(code));
  // "A nap around 1": not another hour.
  const isThen =
    wish?.verb === "free-hours" &&
    times.every(({ minutes = 0 }) => (wish.fromMinutes - minutes) % 720 === 0);
  const isElse = items.some(
    ({ code, what }) => what !== undefined || /^(?:no|not|if|S)$/.test(code),
  );
  return wish?.verb === "free-hours" && others.length === 0 && isNap && isThen && !isElse
    ? lead
    : undefined;
}

/** "Student budget like 40 a day": of meals nothing is said. */
function plainBudget(text: string, lead: Choice, items: readonly SaidItem[]): Choice | undefined {
  const [wish, ...others] = lead.wishes;
  const isOfMeals = items.some(({ code }) => /^(?:meal|food|E|hotel)$/.test(code));
  return wish?.verb === "cheaper" &&
    others.length === 0 &&
    !isOfMeals &&
    /\b(?:budget|skint|students?)\b|\b(?:we|i)(?:['’]?re|['’]?m| are| am) (?:so |both )?broke\b/i.test(
      text,
    ) &&
    !OPEN.test(text)
    ? lead
    : undefined;
}

/** "Two things a day max". */
function plainMost(text: string, lead: Choice, items: readonly SaidItem[]): Choice | undefined {
  const [wish, ...others] = lead.wishes;
  const isBounded =
    items.some(({ code }) => code === "max") && !OPEN.test(text.replace(/\bmore than\b/i, ""));
  const isMost =
    wish?.verb === "most-a-day" ||
    (wish?.verb === "at-most" &&
      text.toLowerCase().includes(wish.what.text.toLowerCase()) &&
      items.some(({ number }) => number === wish.count));
  return isMost && others.length === 0 && isBounded ? lead : undefined;
}

const OF_HOURS = /^(?:start-day|end-day|meal)$/;
const EARLY = 6 * 60;
const NOON = 12 * 60;
const BACK = /^(?:back|athotel|hotel)$/;
const HOUR_IS_OPEN = /\?|\b(?:if|unless|maybe|perhaps|might|possibly|rather|why|who|never|busy)\b/i;
const NOT_BEFORE = /\b(?:no|not|wont|cant|dont)\b|n['’]t\b/i;

/** An hour that is said, where one choice has it; it begins the day, or ends it. */
function plainHour(
  text: string,
  choices: readonly Choice[],
  items: readonly SaidItem[],
): Choice | undefined {
  const times = items.filter(({ bound, minutes }) => bound !== undefined && minutes !== undefined);
  const [lead] = choices;
  const isFlight = items.some(({ code }) => code === "flight");
  // An hour before it, for the way.
  if (isFlight && lead?.wishes[0]?.verb === "end-day")
    return times.length === 1 && times[0]?.isSure === true ? lead : undefined;
  // An hour and more behind it.
  if (items.some(({ code }) => code === "arrive") && lead?.wishes[0]?.verb === "start-day")
    return times.length === 1 && times[0]?.isSure === true && !HOUR_IS_OPEN.test(text)
      ? lead
      : undefined;
  const isOther = items.some(
    ({ code, what }) =>
      what !== undefined || /^(?:busy|rail|flight|arrive|depart|nap|break|free)$/.test(code),
  );
  if (times.length !== 1 || isOther || HOUR_IS_OPEN.test(text)) return undefined;
  // "We won't be up before 11" says when a day begins.
  const begins = NOT_BEFORE.test(text);
  if (begins && !/\bbefore\b/i.test(text)) return undefined;
  const [{ minutes = 0 } = {}] = times;
  if (begins && /\bup before\b/i.test(text) && minutes >= EARLY && minutes < NOON)
    return choiceOf({ verb: "start-day", minutes });
  const isBack = items.some(({ code }) => BACK.test(code));
  const timed = choices.filter(
    ({ wishes: [wish, ...others] }) =>
      others.length === 0 &&
      wish !== undefined &&
      OF_HOURS.test(wish.verb) &&
      "minutes" in wish &&
      typeof wish.minutes === "number" &&
      (wish.minutes - (times[0]?.minutes ?? 0)) % 720 === 0 &&
      (begins ? wish.verb !== "end-day" : !isBack || wish.verb === "end-day"),
  );
  const [one, other] = timed;
  return one !== undefined &&
    (other === undefined || (verbOf(one) === verbOf(other) && haveSameDays(one, other)))
    ? one
    : undefined;
}

const verbOf = ({ wishes: [wish] }: Choice) => wish?.verb;
const haveSameDays = (one: Choice, other: Choice) =>
  JSON.stringify(one.wishes[0]?.when) === JSON.stringify(other.wishes[0]?.when);

/** "My sister joins us": no wish of hers. */
function isAboutSomeone(items: readonly SaidItem[]): boolean {
  return items.some(({ code }) => IS_WHO.test(code)) && !items.some(({ code }) => code === "want");
}

/** "Architecture of Gaudi", "arcades and Akihabara": each of the things that have a button, and are said. */
function wantedTogether(
  text: string,
  choices: readonly Choice[],
  things: readonly SaidItem[],
  isOfForm: boolean,
): Choice | undefined {
  const named = things.flatMap(({ what }) => what?.text.toLowerCase() ?? []);
  const each = named.flatMap((name) => {
    const all = choices.filter(
      ({ label, wishes: [wish, ...more] }) =>
        /^(?:add|more)$/.test(label) &&
        more.length === 0 &&
        wish !== undefined &&
        "what" in wish &&
        wish.what?.text.toLowerCase() === name,
    );
    return all.slice(0, 1);
  });
  const [lead] = each;
  const isWhole = each.length > 1 && each.length === things.length;
  return lead === undefined ||
    !isWhole ||
    /\bor\b/i.test(text) ||
    !each.every((one) => isSaid(one, text, false, isOfForm))
    ? undefined
    : { ...lead, wishes: each.flatMap(({ wishes }) => wishes) };
}

/** "Golden Gate" is the bridge, or the park. */
function isOtherPlace(one: Choice, other: Choice): boolean {
  const [place, another] = [one, other].map(({ wishes: [wish] }) =>
    wish !== undefined && "what" in wish && wish.what?.kind === "places"
      ? wish.what.found[0]?.id
      : undefined,
  );
  return another !== undefined && place !== another;
}

/** Its words name what it is about; of a longer name more than an ordinary word. */
function isSaid({ wishes }: Choice, text: string, isOfTrip = false, isOfForm = false): boolean {
  return wishes.every((wish) => {
    if (wish.verb === "meal") return wish.table === undefined;
    if (!("what" in wish) || wish.what === undefined) return wish.verb === "need";
    const { what } = wish;
    if (!text.toLowerCase().includes(what.text.toLowerCase())) return false;
    return (
      what.kind === "category" ||
      isOfTrip ||
      // "The Prater": no ordinary word.
      (isOfForm && /^.{5,}$/.test(what.text) && !isOrdinaryWord(what.text.toLowerCase())) ||
      /\W|.{7}/.test(what.text.trim()) ||
      what.found.some(({ name }) => name.split(" ").length < 3)
    );
  });
}
