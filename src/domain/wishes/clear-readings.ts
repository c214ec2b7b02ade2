import { withoutAccents } from "../plain-text.ts";
import { noteChoice } from "./language/near-choices.ts";
import { exactReading } from "./language/read-segment.ts";
import type { SaidItem, SaidObject } from "./language/said-items.ts";
import type { NameIndex } from "./language/said-names.ts";
import { segmentOf } from "./language/said-segment.ts";
import { type Choice, choiceOf, type SaidPart, type SaidWish } from "./language/said-wish.ts";
import { asAside, itemsOf } from "./language/settled.ts";
import { SAYS_CHEAP, SAYS_NICE, SAYS_SIMPLE, WAS_THERE } from "./likely/bounds.ts";

type Open = {
  readonly part: SaidPart;
  readonly former: SaidPart | undefined;
  readonly whole: string;
  readonly items: readonly SaidItem[];
  /** The codes of what carries meaning. */
  readonly shape: string;
  /** Whether nothing behind it may turn it round. */
  readonly isWhole: boolean;
};

type Places = Extract<SaidObject, { readonly kind: "places" }>;
type Rule = (open: Open) => readonly SaidWish[] | undefined;

/** Short clauses of the form that have one sensible reading, and were to be asked about, are done. */
export function clearReadings(
  parts: readonly SaidPart[],
  whole: string,
  names: NameIndex,
): readonly SaidPart[] {
  const read: SaidPart[] = [];
  for (const part of parts) {
    const items = itemsOf(part.text, { names });
    const shape = items.flatMap(({ code }) => (code === "-" ? [] : code)).join(" ");
    const isWhole = ENDS.test(whole.slice(part.to)) && !IS_OPEN.test(part.text);
    const open = { part, former: read.at(-1), whole, items, shape, isWhole };
    const joined = joinedWithFormer(open);
    if (joined === undefined) read.push(clearReading(open, parts) ?? withFitting(open));
    else read.splice(-1, 1, joined);
  }
  return read;
}

const ENDS = /^(?! ?\?)(?!\W{0,3}(?:(?:but )?(?:only )?(?:if|when|unless)|or)\b)/i;
const IS_OPEN = /\?|\b(?:maybe|perhaps|might|not sure|unless|depend\w*|(?:if|when)(?! poss))\b/i;

function clearReading(open: Open, all: readonly SaidPart[]): SaidPart | undefined {
  const { part, isWhole } = open;
  const isAsked = part.kind === "ask" && part.isMeant !== true;
  if (isAsked && saysFormerAgain(open)) return asAside(part);
  const leaving = leavingIn(open);
  if (leaving !== undefined) return wishOf(part, leaving);
  const rather = ratherIn(open) ?? (isWhole ? onlyThat(open) : undefined);
  if (rather !== undefined) return wishOf(part, rather);
  const asked = choicesInstead(open);
  if (asked !== undefined) {
    const { from, to, text } = part;
    return { from, to, text, kind: "ask", choices: asked };
  }
  if (!isAsked || !isWhole) return undefined;
  const known = saidAlready(part, all);
  if (known !== undefined) return wishOf(part, known);
  for (const rule of RULES) {
    const wishes = rule(open);
    if (wishes !== undefined) return wishOf(part, wishes);
  }
  return undefined;
}

function wishOf({ from, to, text }: SaidPart, wishes: readonly SaidWish[]): SaidPart {
  return { from, to, text, kind: "wish", wishes, isChosen: true };
}

const RULES: readonly Rule[] = [
  leftOut,
  wasThere,
  notOnDay,
  firstThing,
  anyOne,
  bookedAt,
  leavesTown,
  daily,
  dayOut,
  topicIn,
  wantedOne,
  mostOf,
  cheapMeal,
  boatTrip,
  earlyBed,
];

const one = (what: Places): Places => ({ ...what, found: what.found.slice(0, 1) });
const unknown = (name: string): Places => ({
  kind: "places",
  text: name,
  found: [{ id: name, name, in: "guide" }],
});
const placesIn = (items: readonly SaidItem[]) =>
  items.flatMap(({ what }) => (what?.kind === "places" ? [what] : []));
const isUnknown = ({ found }: Places) => found.every(({ id, name }) => id === name);
const CAPITAL = /^\p{Lu}/u;

const KEEPS_FREE =
  /^(?:so )?(?:(?:pls|please) )?keep (?:it|that|this)(?: \p{L}{3,10})? (?:empty|clear|free)$/iu;

/** What asks for nothing beside what was read before it. */
const SAYS_NOTHING_MORE =
  /^(?:jet.?lag\w*(?: from \p{L}{2,20})?|(?:(?:our|the) )?(?:hotel|hostel|airbnb|apartment) (?:does|has|serves|includes) breakfast|(?:u|you) (?:do ?n['’]?t|don['’]t) (?:need|have) to plan(?: (?:that|it))?)$/iu;
const BE_THERE = /\bbe there\b[^.;!?]{0,30}\bbefore\b/i;

/** "Keep that window empty" of what has its hours already, and "be there an hour before" of the train that ends the day. */
function saysFormerAgain({ part, former }: Open): boolean {
  const [meant] = former?.kind === "ask" && former.isMeant === true ? former.choices : [];
  const wishes = former?.kind === "wish" ? former.wishes : (meant?.wishes ?? []);
  const isOf = (verbs: RegExp) => wishes.some(({ verb }) => verbs.test(verb));
  return (
    (KEEPS_FREE.test(part.text) && isOf(/^(?:free|free-hours|set-start)$/)) ||
    (BE_THERE.test(part.text) && isOf(/^end-day$/)) ||
    (WAS_THERE.test(part.text) && isOf(/^remove$/)) ||
    SAYS_NOTHING_MORE.test(part.text)
  );
}

const MOST_OF_NAME = 3;
const IS_WHERE = /\b(?:in|at|near|from|to|around|by)\b/i;

/** "Don't put me on tram 28", "Vatican museums no way with a 3 yr old", "not the studio tour". */
function leftOut({ shape, items, part }: Open) {
  // "Jazz, but not in Trastevere" says where.
  if (IS_WHERE.test(part.text)) return undefined;
  const [what, ...others] = placesIn(items);
  if (what !== undefined && others.length === 0 && what.found.length <= MOST_OF_NAME) {
    const isGone = /^(?:not add|not|except) P$|^P not(?: by(?: N)? (?:child|who|elder))?$/.test(
      shape,
    );
    if (isGone)
      return what.found.map(
        (found): SaidWish => ({ verb: "remove", what: { ...what, found: [found] } }),
      );
  }
  const [, name] =
    /^(?:but )?(?:not|except(?: for)?) (?:the|any) (\p{L}{3,20}(?: \p{L}{3,20})?)$/iu.exec(
      part.text,
    ) ?? [];
  const isUnread = /^(?:not|except) (?:\?|P)(?: (?:\?|add))?$/.test(shape);
  return name !== undefined && isUnread
    ? [{ verb: "remove", what: unknown(name) } as const]
    : undefined;
}

const WANTS_AGAIN = /\b(?:again|love\w*|want\w*|must)\b/i;

/** "Anything but the Statue of Liberty queue, did it last time". */
function wasThere({ part, whole, items }: Open) {
  const [behind = ""] = whole
    .slice(part.to)
    .replace(/^\W+/, "")
    .split(/[,.;!?]/, 1);
  const isRefused = items.some(({ code }) => /^(?:not?|except|rm)$/.test(code));
  if (part.kind !== "ask" || !isRefused || !WAS_THERE.test(behind)) return undefined;
  if (WANTS_AGAIN.test(part.text) || placesIn(items).length !== 1) return undefined;
  return part.choices.find(({ label }) => label === "leaveOut")?.wishes;
}

/** "Belém not on a Monday". */
function notOnDay({ shape, items }: Open) {
  const [what] = placesIn(items);
  const wish = /^P not D$/.test(shape) && what !== undefined ? otherDays(what, items) : undefined;
  return wish === undefined ? undefined : [wish];
}

/** "The Oceanário first thing one day", "Versailles, early before the buses come". */
function firstThing({ shape, items, part, former }: Open): readonly SaidWish[] | undefined {
  const isOwn = /^P first(?: outing)?$/.test(shape);
  const [wish] = former?.kind === "wish" ? former.wishes : [];
  const isOfFormer = /^(?:very )?early before\b/i.test(part.text) && wish?.verb === "add";
  const what = isOwn ? placesIn(items)[0] : isOfFormer ? wish.what : undefined;
  return what?.kind === "places" ? [{ verb: "move", what: one(what), to: "first" }] : undefined;
}

/** "A hammam": the best known. */
function anyOne({ shape, part }: Open) {
  const isAny = /^an? /i.test(part.text) && /^P$/.test(shape) && part.kind === "ask";
  return isAny && part.choices.length > 0 && part.choices.every(({ label }) => label === "which")
    ? part.choices[0]?.wishes
    : undefined;
}

/** "We've got Borghese tickets for the 2nd day at 11". */
function bookedAt({ items, part }: Open) {
  const isBooked = items.some(({ code }) => code === "booked");
  const isRead = items.every(({ code, word = "" }) => code !== "?" || /^(?:got|have)$/.test(word));
  const isNegated = items.some(({ code }) => /^(?:not?|never|want)$/.test(code));
  if (part.kind !== "ask" || !isBooked || !isRead || isNegated || placesIn(items).length !== 1)
    return undefined;
  const at = part.choices.find(
    ({ wishes: [wish] }) =>
      wish?.verb === "set-start" && typeof wish.minutes === "number" && wish.when !== undefined,
  );
  return at?.wishes;
}

/** "Our train leaves St Pancras at 13:04" ends the day in time. */
function leavesTown({ items, part }: Open) {
  const isLeaving = items.some(({ code }) => code === "depart");
  const isOnTime = items.some(({ code }) => code === "Tat");
  if (part.kind !== "ask" || !isLeaving || !isOnTime) return undefined;
  return part.choices.find(({ wishes: [wish] }) => wish?.verb === "end-day" && wish.when)?.wishes;
}

const BED = /^(?:and )?(?:an )?early (?:to )?(?:bed|night)$/i;
const BED_MINUTES = 21 * 60 + 30;

/** "First day only Central Park and early to bed": of the day that was named. */
function earlyBed({ part, former }: Open) {
  const [wish] = former?.kind === "wish" ? former.wishes : [];
  if (!BED.test(part.text)) return undefined;
  const on = wish?.when === undefined ? {} : { when: wish.when };
  return [{ verb: "end-day", minutes: BED_MINUTES, ...on } as const];
}

/** "Only the Sagrada Família we want to go in", "a project about: Hagia Sophia", of which one button brings in one place. */
function wantedOne({ part, items, shape }: Open) {
  const own = part.kind === "ask" ? part.choices.filter(({ label }) => label !== "note") : [];
  const [choice, ...others] = own;
  const [wish] = choice?.wishes ?? [];
  if (wish?.verb !== "add" || others.length > 0 || wish.when !== undefined) return undefined;
  const isKnown = wish.what.kind === "places" && !isUnknown(wish.what);
  const isWanted = /^only P want(?: \S+)?$/.test(shape) || / \. P$/.test(shape);
  const isAgainst = items.some(({ code }) =>
    /^(?:not?|rm|fewer|except|if|outside|instead|instof|near)$/.test(code),
  );
  return isKnown && isWanted && !isAgainst ? choice?.wishes : undefined;
}

/** "A playground a day". */
function daily({ shape, items }: Open) {
  const what = items.flatMap((item) => item.what ?? [])[0];
  return what?.kind === "category" && /^(?:want )?(?:N )?k day$/.test(shape)
    ? [{ verb: "add", what, when: { isEvery: true } } as const]
    : undefined;
}

/** "Would love a day in Sintra", "a Sintra day with Pena Palace", "one day for Nikko". */
function dayOut({ shape, part, items }: Open): readonly SaidWish[] | undefined {
  if (/\b(?:full|whole|entire|all|half)\b/i.test(part.text)) return undefined;
  const places = placesIn(items);
  if (/^(?:want )?(?:outing|day) (?:by )?P$|^P (?:N )?(?:outing|day)(?: by P)?$/.test(shape))
    return places.map((what): SaidWish => ({ verb: "add", what: one(what) }));
  const [, name = ""] = /\bday (?:in|for|at|to) (\p{L}{4,20})$/iu.exec(part.text) ?? [];
  return /^(?:want )?(?:outing|day) (?:by )?\?$/.test(shape) && CAPITAL.test(name)
    ? [{ verb: "add", what: unknown(name) }]
    : undefined;
}

const OF_TOPIC =
  /^(?:(?:and|also|plus|we|i|he|she|they|all) ){0,3}(?:(?:really )?(loves?|likes?|adores?|wants?) )?(\p{L}[\p{L}'’-]{2,20}(?: \p{L}[\p{L}'’-]{2,20})?)(?: (stuff|things|everything))?$/iu;

/** "Harry Potter stuff", "he loves impressionists", "Lion King if possible". */
function topicIn({ shape, part, items, whole, former }: Open) {
  // "Grandad joins us for the first two days, he loves impressionists": on those days.
  if (former?.kind === "ask" && /^(?:s?he|they)\b/i.test(part.text)) return undefined;
  const bare = part.text.replace(/,? if (?:at all )?poss(?:ible)?$/i, "");
  const [, loves, name = "", behind] = OF_TOPIC.exec(bare) ?? [];
  const isStuff =
    behind !== undefined || /^ (?:stuff|things|everything)\b/i.test(whole.slice(part.to));
  const isMany = /[^s]s$/.test(name) || CAPITAL.test(name);
  const isWished = bare !== part.text && CAPITAL.test(name);
  if (name === "" || !(isStuff || isWished || (loves !== undefined && isMany))) return undefined;
  if (!/^(?:want )?(?:\? ?|P ?){1,2}(?:stuff|all|thing)?$/.test(shape)) return undefined;
  const [what] = placesIn(items);
  const isNamed = what !== undefined && !isUnknown(what) && !items.some(({ code }) => code === "?");
  return [{ verb: "add", what: isNamed ? one(what) : unknown(name) } as const];
}

/** "First day only Central Park". */
function onlyThat({ shape, items, part }: Open): readonly SaidWish[] | undefined {
  if (part.kind === "aside") return undefined;
  const [what] = placesIn(items);
  const when = items.find((item) => item.when !== undefined)?.when;
  if (what === undefined || when === undefined || !/^(?:D only P|only P D)$/.test(shape))
    return undefined;
  return [
    { verb: "add", what: one(what), when },
    { verb: "most-a-day", count: 1, when },
  ];
}

/** "Two mosques total is plenty". */
function mostOf({ shape, items }: Open) {
  const what = items.flatMap((item) => item.what ?? [])[0];
  const count = items.find((item) => item.number !== undefined)?.number;
  return what?.kind === "category" &&
    count !== undefined &&
    /^(?:N K(?: \?)? max|K max N|max N K)$/.test(shape)
    ? [{ verb: "at-most", what, count } as const]
    : undefined;
}

/** "Lunches under 10 euros". */
function cheapMeal({ items, part }: Open) {
  const meals = items.flatMap(({ meal }) => meal ?? []);
  const [meal] = meals;
  const isSum =
    /^(?:\p{L}{5,9}) (?:for )?(?:under|below|less than|max) (?:[$€£] ?)?\d{1,3} ?(?:euros?|eur|dollars?|pounds?|[$€£])?$/iu;
  return meal !== undefined && meals.length === 1 && isSum.test(part.text)
    ? [{ verb: "meal", meal, isCheap: true, when: { isEvery: true } } as const]
    : undefined;
}

const ON_WATER = /\b(?:boat|ferry|cruise)\b/i;

/** "Boat on the Bosphorus", "a ferry on the Bosphorus at sunset": the best known of those that are one. */
function boatTrip({ shape, items, part }: Open) {
  const [what] = placesIn(items);
  if (part.kind !== "ask" || what === undefined || !ON_WATER.test(part.text)) return undefined;
  if (!/^(?:\?|noun) P(?: Q)?$/.test(shape)) return undefined;
  if (!what.found.every(({ name }) => ON_WATER.test(name))) return undefined;
  const isOfPart = shape.endsWith("Q");
  const isIt = ({ wishes: [wish, ...more] }: Choice) =>
    more.length === 0 && wish?.verb === (isOfPart ? "move" : "add");
  return part.choices.find(isIt)?.wishes;
}

const PLANNED_NEED = /^(?:stepFree|crowds|heat|heights|toilets)$/;

/** "My mum uses a stick, no stairs": the one button of the one is what the other was read as. */
function saidAlready(part: SaidPart, all: readonly SaidPart[]): readonly SaidWish[] | undefined {
  const own = part.kind === "ask" ? part.choices.filter(({ label }) => label !== "note") : [];
  const [choice, ...others] = own;
  const [wish] = choice?.wishes ?? [];
  if (wish?.verb !== "need" || others.length > 0 || !PLANNED_NEED.test(wish.need)) return undefined;
  const isRead = all.some(
    (other) =>
      other.kind === "wish" &&
      other.wishes.some((known) => known.verb === "need" && known.need === wish.need),
  );
  return isRead ? [wish] : undefined;
}

const LEADS_REASON = /^(?:because|since|as|cos|cuz|coz|bc)$/;

/** "Since we fly at noon" is a reason, and ends the last day. */
function leavingIn({ part, items }: Open): readonly SaidWish[] | undefined {
  const [lead, ...rest] = items;
  const isReason = part.kind === "aside" && LEADS_REASON.test(lead?.word ?? "");
  const segment = isReason && rest.length > 0 ? segmentOf(rest) : undefined;
  const reading = segment === undefined ? undefined : exactReading(segment);
  return typeof reading === "object" &&
    !("choices" in reading) &&
    reading.every(({ verb, when }) => verb === "end-day" && when !== undefined)
    ? reading
    : undefined;
}

/** "Football > museums", "Versailles instead of Disneyland". */
function ratherIn({ part, items, shape, isWhole }: Open): readonly SaidWish[] | undefined {
  const [liked = "", other = "", ...more] = part.text.split(/ ?>+ ?/);
  if (part.kind === "wish" && liked !== "" && other !== "" && more.length === 0) {
    const kind = items.flatMap(({ what }) => (what?.kind === "category" ? [what] : [])).at(-1);
    return [
      { verb: "add", what: unknown(liked) },
      ...(kind === undefined ? [] : [{ verb: "fewer", what: kind } as const]),
    ];
  }
  if (part.kind !== "ask" || !isWhole || !/^(?:\?|P) instof (?:\?|P)$/.test(shape))
    return undefined;
  const [, wanted = "", gone = ""] =
    /^(?:the )?(\p{L}[\p{L} '’-]{2,40}) (?:instead of|in place of) (?:the )?(\p{L}[\p{L} '’-]{2,40})$/iu.exec(
      part.text,
    ) ?? [];
  if (!CAPITAL.test(wanted) || gone === "") return undefined;
  const known = placesIn(items);
  const whatOf = (name: string) => {
    const found = known.find(({ text }) => text.toLowerCase() === name.toLowerCase());
    return found === undefined ? unknown(name) : one(found);
  };
  return [
    { verb: "add", what: whatOf(wanted) },
    { verb: "remove", what: whatOf(gone) },
  ];
}

const MEANWHILE =
  /\b(?:mean)?while (?:(?:my|the|our) )?(?:dad|mum|mom|husband|wife|partner|others?|rest|kids|friends?)\b/i;
const IS_TIRED =
  /\b(?:melts? down|meltdowns?|conks? out|crash(?:es)?|tired|cranky|grumpy|exhausted)\b/i;
const EVENING_FROM = 17 * 60;
const MIDDAY = 12 * 60;

/** "The little one melts down after 7:30", "dad conks out about 4": the end of the day, or a rest. */
function tiredFrom({ part, items }: Open): Choice | undefined {
  const said = items.find(({ code }) => /^T/.test(code))?.minutes;
  if (part.kind !== "ask" || said === undefined || !IS_TIRED.test(part.text)) return undefined;
  const minutes = said < MIDDAY ? said + MIDDAY : said;
  return minutes >= EVENING_FROM
    ? choiceOf({ verb: "end-day", minutes })
    : choiceOf({ verb: "free-hours", fromMinutes: minutes, toMinutes: minutes + REST_MINUTES });
}

const EARLY_DINNER = 19 * 60 + 30;
const REST_MINUTES = 120;

/** "No late Spanish dinners" names no food, and "so hotel then" no place to stay. */
function choicesInstead(open: Open): readonly Choice[] | undefined {
  const { part, items, whole, shape } = open;
  const segment = segmentOf(items);
  if (part.kind === "aside" && MEANWHILE.test(part.text) && segment !== undefined)
    return [noteChoice(segment)];
  const what = items[0]?.what;
  // "Beach mornings" are one each day.
  if (part.kind !== "aside" && /^k Q$/.test(shape) && /s$/i.test(part.text) && what !== undefined)
    return [
      choiceOf({ verb: "add", what, when: { isEvery: true } }),
      choiceOf({ verb: "add", what }),
    ];
  const tired = tiredFrom(open);
  if (tired !== undefined) return [tired];
  const [wish, ...others] = part.kind === "wish" ? part.wishes : [];
  if (wish?.verb !== "need" || others.length > 0) return undefined;
  const isDinner = items.some(({ meal }) => meal === "dinner");
  if (wish.need === "noFood" && isDinner && /^no late\b/i.test(part.text))
    return [choiceOf({ verb: "meal", meal: "dinner", minutes: EARLY_DINNER, isLatest: true })];
  if (wish.need !== "lodging" || !/\bhotel then\b/i.test(part.text)) return undefined;
  const [, hour] =
    /\b(?:about|around|by|at|from) (\d{1,2})\b[^.;!?]{0,20}$/i.exec(whole.slice(0, part.from)) ??
    [];
  if (hour === undefined) return [];
  const from = (Number(hour) % 12) * 60 + 12 * 60;
  return [choiceOf({ verb: "free-hours", fromMinutes: from, toMinutes: from + REST_MINUTES })];
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** On the days of the week that are not refused. */
function otherDays(what: Places, items: readonly SaidItem[]): SaidWish | undefined {
  const when = items.find((item) => item.when !== undefined)?.when;
  if (when?.weekdays === undefined || when.days !== undefined) return undefined;
  const weekdays = WEEK.filter((day) => !when.weekdays?.includes(day));
  return { verb: "move", to: "day", what: one(what), when: { weekdays } };
}

const ONLY_SO_LONG =
  /^(?:but )?(?:not (?:longer|more) than|for |only |just |max\.? |at most |no more than )/i;

/** "A day in Sintra, but not at the weekend", "the Louvre, but not longer than two hours". */
function joinedWithFormer({ part, former, whole, items, shape }: Open): SaidPart | undefined {
  if (part.kind !== "ask") return undefined;
  const isBehind =
    former !== undefined && /^[\s,–-]{0,3}(?:but )?$/i.test(whole.slice(former.to, part.from));
  const added = isBehind ? addedIn(former) : undefined;
  if (former === undefined || added === undefined) return undefined;
  const { from } = former;
  const both = { from, to: part.to, text: whole.slice(from, part.to), kind: "aside" } as const;
  const wish = /^not D$/.test(shape) ? otherDays(added, items) : undefined;
  if (wish !== undefined) return wishOf(both, [wish]);
  const minutes = items.find(({ code }) => code === "S")?.minutes;
  if (minutes === undefined || !/^(?:\S+ ){0,4}S(?: max)?$/.test(shape)) return undefined;
  if (!ONLY_SO_LONG.test(part.text)) return undefined;
  return wishOf(both, [{ verb: "stay", what: one(added), minutes }]);
}

/** The one place that a part brings in. */
function addedIn(former: SaidPart): Places | undefined {
  const [choice] = former.kind === "ask" ? former.choices : [];
  const wishes = former.kind === "wish" ? former.wishes : (choice?.wishes ?? []);
  const [wish, ...others] = wishes;
  return wish?.verb === "add" && others.length === 0 && wish.what.kind === "places"
    ? wish.what
    : undefined;
}

const MANY = 3;
const REST_OF = /^(?:the )?rest of\b/i;
const WALKS = /\b(?:rather|prefer to|like to|love to|happy to) walk\b/i;
const IS_FINE =
  /\b(?:(?:is|are|be|would be) (?:fine|ok|okay|welcome|no problem)|(?:ok|fine) for)\b/i;
const OF_MEAL = /\b(?:dinners?|lunch(?:es)?|breakfasts?|meals?)\b/i;
const MIDNIGHT = /\b(?:midnight|24|12)\b/i;
const TIMES = /^(?:set-start|set-end|stay)$/;

/** Of a question only the buttons that its words may mean, each once, and of what is wanted "only if" fewer at first. */
function withFitting({ part, items, shape }: Open): SaidPart {
  if (part.kind !== "ask" || part.isMeant === true) return part;
  const [kind] = items.flatMap(({ what }) => (what?.kind === "category" ? [what] : []));
  const fewer =
    kind?.isPlural === true && /^K if\b/.test(shape) && /\bonly if\b/i.test(part.text)
      ? [choiceOf({ verb: "fewer", what: kind })]
      : [];
  const seen = new Set<string>();
  const choices = [...fewer, ...part.choices].filter((choice) => {
    const on = JSON.stringify(choice.wishes[0]?.when);
    const key = `${choice.label} ${withoutAccents(choice.name).toLowerCase()} ${on}`;
    const isAgain = choice.name !== "" && seen.has(key);
    seen.add(key);
    // "A Broadway matinee" is one of the shows.
    const isAll = choice.wishes.length >= MANY && !/,| and\b|&/i.test(part.text);
    return !isAgain && !isAll && !choice.wishes.some((wish) => isUnfit(wish, part.text));
  });
  if (choices.length > 0 || part.choices.length === 0) return { ...part, choices };
  const segment = segmentOf(items);
  return { ...part, choices: segment === undefined ? [] : [noteChoice(segment)] };
}

function isUnfit(wish: SaidWish, text: string): boolean {
  if (wish.verb === "free" && wish.part === "day") return REST_OF.test(text);
  if (wish.verb === "remove" || wish.verb === "fewer") return IS_FINE.test(text);
  if (wish.verb === "meal" && wish.food === undefined)
    return (
      (wish.isCheap === true && !SAYS_CHEAP.test(text) && !SAYS_SIMPLE.test(text)) ||
      (wish.isNice === true && !SAYS_NICE.test(text))
    );
  if (wish.verb === "less-walking") return WALKS.test(text);
  if (wish.verb === "end-day") return wish.minutes === 24 * 60 && !MIDNIGHT.test(text);
  const moved = wish.verb === "move" && wish.what.kind === "places" && isUnknown(wish.what);
  // "Dinner can be nicer on the last evening".
  if (moved) return OF_MEAL.test(text);
  // "Dad conks out about 4".
  const what = TIMES.test(wish.verb) && "what" in wish ? wish.what : undefined;
  return what?.kind === "places" && isUnknown(what) && text.includes(what.text.toLowerCase());
}
