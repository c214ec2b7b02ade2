import { PART_MINUTES } from "../../part-minutes.ts";
import type { SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import { choiceOf, type SaidWish } from "../said-wish.ts";
import { atMost, ofThem, someGo, someThings } from "./counts.ts";
import { each, first, pair, type Reading, type Rule, second, withDay } from "./rule.ts";
import { fromOutside, stay, stayOfKind } from "./stays.ts";

const remove = (segment: Segment) =>
  segment.shape.startsWith("no") && segment.when !== undefined && segment.when.isEvery !== true
    ? each(segment, (what) => ({ verb: "not-on", what }), true)
    : each(segment, (what) => ({ verb: "remove", what }), true);

/** "No mosques between 12 and 2 on Friday", "no museums after 17:00". */
function notThen(segment: Segment): Reading | undefined {
  const { range, times } = segment;
  const [time, ...more] = times;
  if (range !== undefined)
    return each(segment, (what) => ({ verb: "not-on", what, ...range }), true);
  if (time?.minutes === undefined || more.length > 0) return undefined;
  const isBefore = time.bound === "by";
  const isUnsure = time.isSure !== true && time.minutes < 12 * 60;
  // "No bars after 10" is at night; "no museums after 10" may be of the morning.
  const isOfNight = first(segment).every(
    (one) => one.kind === "category" && one.categories.every((kind) => IS_LATE.test(kind)),
  );
  if (isUnsure && !isBefore && time.minutes >= 8 * 60 && !isOfNight) return undefined;
  const minutes = time.minutes + (isUnsure && !isBefore ? 12 * 60 : 0);
  const hours = isBefore
    ? { fromMinutes: 0, toMinutes: minutes }
    : { fromMinutes: minutes, toMinutes: 24 * 60 };
  return each(segment, (what) => ({ verb: "not-on", what, ...hours }), true);
}

/** From so long before an hour to so long after it nobody is there who is not there then. */
const AROUND = [30, 90] as const;

function notAround(segment: Segment): Reading | undefined {
  const { times, roleWhen, when = roleWhen } = segment;
  const [time, ...more] = times;
  if (time?.minutes === undefined || more.length > 0) return undefined;
  const [before, after] = AROUND;
  const hours = { fromMinutes: time.minutes - before, toMinutes: time.minutes + after };
  return each({ ...segment, when }, (what) => ({ verb: "not-on", what, ...hours }), true);
}

const keep = (segment: Segment) => each(segment, (what) => ({ verb: "keep", what }));
const add = (segment: Segment) => each(segment, (what) => ({ verb: "add", what }));

const to = (spot: "first" | "last" | "earlier" | "later") => (segment: Segment) =>
  first(segment).length > 1
    ? undefined
    : each(segment, (what) => ({ verb: "move", what, to: spot }));

const LATE_AFTERNOON_MINUTES = 16 * 60 + 30;

function inPart(segment: Segment): Reading | undefined {
  const { part, items } = segment;
  if (part === undefined || part === "day" || first(segment).length > 1) return undefined;
  if (
    part === "afternoon" &&
    items.some(({ words = "" }) => /\blate in the$|\bin the late$|^late$/.test(words))
  )
    return each(segment, (what) => ({ verb: "set-start", what, minutes: LATE_AFTERNOON_MINUTES }));
  const isSunset = part === "evening" && items.some(({ words = "" }) => SUNSET.test(words));
  return each(segment, (what) => ({ verb: "move", what, to: isSunset ? "sunset" : part }));
}

const SUNSET = /\b(?:sunset|sundown|golden hours?|dusk)\b/;

/** "Before lunch" is in the morning. */
function besideMeal(segment: Segment): Reading | undefined {
  const [meal] = segment.meals;
  const isBefore = segment.shape.includes("before");
  if (meal === "breakfast" && !isBefore) return to("first")(segment);
  const part =
    meal === "lunch" ? (isBefore ? "morning" : "afternoon") : isBefore ? "afternoon" : "evening";
  return meal === "lunch" || meal === "dinner"
    ? each(segment, (what) => ({ verb: "move", what, to: part }))
    : undefined;
}

function mealBeside(segment: Segment): Reading | undefined {
  const [meal] = segment.meals;
  const isBefore = segment.shape.includes("after");
  const part =
    meal === "lunch" ? (isBefore ? "morning" : "afternoon") : isBefore ? "afternoon" : "evening";
  return (meal === "lunch" || meal === "dinner") && first(segment).length === 1
    ? each(segment, (what) => ({ verb: "move", what, to: part }))
    : undefined;
}

const together =
  (verb: "together" | "apart") =>
  (segment: Segment): Reading | undefined => {
    const [what, ...others] = segment.objects.flat();
    if (what === undefined || others.length === 0) return undefined;
    const on = segment.when === undefined ? {} : { when: segment.when };
    return [{ verb, what, others, ...on }];
  };

/** "Ginza is day 6" says where it is. */
function isStatement({ items, shape }: Segment): boolean {
  return shape === "P" && items.some(({ word }) => word === "is" || word === "are");
}

/** "... St Peter's afterwards": after what was named last. */
function besideNamed(segment: Segment): Reading | undefined {
  const other = segment.refers?.what;
  const [what, ...more] = first(segment);
  if (other?.kind !== "places" || what === undefined || more.length > 0) return undefined;
  const isAfter = segment.shape.endsWith("after");
  return [{ verb: "move", what, to: isAfter ? { after: other } : { before: other } }];
}

/** A show and a sunset are in the evening anyway, and bars after dinner and until late. */
const inEvening = (segment: Segment) =>
  (segment.part === "evening" ||
    segment.shape.includes("late") ||
    (segment.shape.includes("after") && segment.meals[0] === "dinner")) &&
  first(segment).every(
    (one) => one.kind === "category" && one.categories.every((kind) => IS_LATE.test(kind)),
  )
    ? add(segment)
    : undefined;
const IS_LATE = /^(?:show|nightlife|viewpoint)$/;

/** "Something outside like a park": a park, or else what is outside. */
function widened(all: readonly SaidObject[], some: readonly SaidObject[]): readonly SaidObject[] {
  return some.map((one) =>
    one.kind === "category"
      ? {
          ...one,
          categories: [
            ...new Set([
              ...one.categories,
              ...all.flatMap((what) => (what.kind === "category" ? what.categories : [])),
            ]),
          ],
        }
      : one,
  );
}

/** Days out of town, wherever they go. */
function outings(
  { numbers, when, items, objects }: Segment,
  verb: "add" | "remove-others" | "at-most",
): Reading | undefined {
  const { word = "", words = word } = items.find(({ code }) => code === "outing") ?? {};
  // "One day", "all day" by themselves are no day out.
  if (!/^(?:day|excursion)\b|^(?:one|1) day (?:trip|out)\b/.test(words)) return undefined;
  const what: SaidObject = {
    kind: "category",
    text: "day trip",
    categories: [],
    isPlural: true,
    isOut: true,
  };
  const on = when === undefined ? {} : { when };
  const [count = 1] = numbers;
  if (verb === "remove-others") return [{ verb, what, but: objects.flat(), ...on }];
  return verb === "at-most" ? [{ verb, what, count, ...on }] : [{ verb, what, ...on }];
}

const NO_NAME =
  /^(?:from|near|around|outside|inside|about|until|when|where|what|how|why|which|who|every|each|few|many|big|small|nice|old|new|right|more|less|back|up|down|through|along)$/;
const NAMED_AFTER = /^(?:add|visit|see|put|include|go|seeing|visiting|insert|check|hit)$/;

/** "Put Hamleys in": a place that no list has. It is looked for by its name. */
function unknownPlace(segment: Segment): Reading | undefined {
  const { items, when, hasIt } = segment;
  const [unknown] = items.filter(({ code }) => code === "?");
  if (hasIt || NO_NAME.test(unknown?.word ?? "")) return undefined;
  const verb = items.find(({ code }) => code === "add");
  if (!NAMED_AFTER.test(verb?.word ?? "")) return undefined;
  const name = items.flatMap(({ code, word = "" }) => (code === "?" ? [word] : [])).join(" ");
  // "San" is part of many names.
  if (name.length < 4) return undefined;
  const what: SaidObject = { kind: "places", text: name, found: [{ id: name, name, in: "guide" }] };
  return [{ verb: "add", what, ...(when === undefined ? {} : { when }) }];
}

/** "Little red tram in". */
const comesIn = (segment: Segment) =>
  !segment.hasIt && segment.items.at(-1)?.word === "in" ? add(segment) : undefined;

const HALF_A_DAY_MINUTES = 240;
/** "Half a day at the Vatican". */
const isHalfADay = (segment: Segment) =>
  first(segment).length === 1 &&
  first(segment).every(({ kind }) => kind === "places") &&
  segment.items.some(({ code, words = "" }) => code === "outing" && /\bhalf\b/.test(words));

/** "Versailles one day": a day that is for it. */
const outing = (segment: Segment) =>
  isHalfADay(segment)
    ? each(segment, (what) => ({ verb: "stay", what, minutes: HALF_A_DAY_MINUTES }))
    : // "Statue and park day": which statue?
      first(segment).some(({ kind }) => kind === "category") && first(segment).length > 1
      ? undefined
      : segment.isEither
        ? each(segment, (what) => ({ verb: "add", what }))
        : add(segment);

function onDay(segment: Segment): Reading | undefined {
  const { roleWhen } = segment;
  return roleWhen === undefined
    ? undefined
    : each({ ...segment, when: roleWhen }, (what) => ({ verb: "move", what, to: "day" }));
}

function notOnDay(segment: Segment): Reading | undefined {
  const { roleWhen, when, items, shape } = segment;
  if (roleWhen === undefined || when !== undefined) return undefined;
  // "No museums except on Sunday": on that day they may be.
  const isExcept = items.some(
    ({ role, words = "" }) => role === "not" && /^(?:except|apart|other|but)\b/.test(words),
  );
  const on =
    isExcept && /^no\b/.test(shape) ? { isEvery: true as const, except: roleWhen } : roleWhen;
  return each({ ...segment, when: on }, (what) => ({ verb: "not-on", what }), true);
}

/** "No museums but the British Museum": an exception where it is one of them; else two readings. */
function allBut(segment: Segment): Reading | undefined {
  const [what, ...more] = first(segment);
  const but = second(segment);
  if (what === undefined || more.length > 0 || but.length === 0) return undefined;
  const on = segment.when === undefined ? {} : { when: segment.when };
  return [{ verb: "remove-others", what, but, ...on }];
}

/** "Remove everything but the Colosseum on Friday": its day has nothing else. */
const aloneThere = withDay((one) =>
  first(one).length === 1 && (/ all\b/.test(one.shape) || saysAll(one))
    ? each(one, (what) => ({ verb: "alone", what }))
    : undefined,
);
/** "Everything but", in one. */
const saysAll = ({ items }: Segment) =>
  items.some(({ code, words = "" }) => code === "except" && /^(?:every|any|all)/.test(words));
/** "Anything but museums". */
const noneOf = (one: Segment) => (saysAll(one) ? remove({ ...one, shape: "no K" }) : undefined);

/** Wishes about places and kinds of place. Each is a whole segment: no word of it is left over. */
export const PLACE_RULES: readonly Rule[] = [
  [/^(?:want )?(?:rm )+(?:all )?[PKk](?: rm)?$/, remove],
  // "Take the bazaar out or move it".
  [
    /^rm P or (?:move|add)(?: \?)?$/,
    (one) => (one.hasIt ? each(one, (what) => ({ verb: "remove", what })) : undefined),
  ],
  [/^(?:leave |all |Q )?(?:walk )?[PKk](?: want| fewer)?(?: rm)+$/, remove],
  [/^no (?:more |want |add )*[PKk](?: no| fine)?$/, remove],
  [
    /^(?:R|T(?:by|from|since)) (?:not|no) (?:want |add )*[PKk]$|^(?:not|no) (?:want |add )*[PKk] (?:R|T(?:by|from|since))$/,
    notThen,
  ],
  [
    /^(?:not|no) (?:want |add )*K Q$|^Q (?:not|no) (?:want |add )*K$/,
    (one) => {
      const { part } = one;
      if (part === undefined || part === "day") return undefined;
      const [fromMinutes, toMinutes] = PART_MINUTES[part];
      return each(one, (what) => ({ verb: "not-on", what, fromMinutes, toMinutes }), true);
    },
  ],
  // "The mosque must not be on Friday at noon".
  [
    /^P (?:want |keep |add )*(?:not|no) (?:want |add |keep )*Tat$|^(?:not|no) (?:want |add |move )*P Tat$|^(?:add |want |move )*P Dnot Tat$/,
    notAround,
  ],
  [
    /^P (?:want )?not$/,
    withDay((one) =>
      one.items.some(({ words = "" }) => /\bbe$/.test(words))
        ? each(one, (what) => ({ verb: "not-on", what }), true)
        : undefined,
    ),
  ],
  // "The mosque not at prayer time, so not between 13 and 14".
  [
    /^not R$/,
    (one) =>
      one.refers?.isSole === true && one.refers.what.kind === "places" && one.range !== undefined
        ? [
            {
              verb: "not-on",
              what: one.refers.what,
              ...one.range,
              ...(one.when && { when: one.when }),
            },
          ]
        : undefined,
  ],
  // "A rooftop bar without ..." is one.
  [/^[PKk] no$/, (one) => (one.items.at(-1)?.words === "without" ? undefined : remove(one))],
  [/^rather not (?:want |add )*[PKk]$/, remove],
  [
    /^not (?:want |add |keep )+[PKk]$/,
    (one) =>
      one.shape.includes("keep")
        ? undefined
        : one.when === undefined
          ? remove(one)
          : each(one, (what) => ({ verb: "not-on", what }), true),
  ],
  [/^[PKk] not$/, (one) => (one.items.at(-1)?.code === "not" ? remove(one) : undefined)],
  // "A, B, and NOT C".
  [/^not P$/, remove],
  [/^(?:not |no )rm [PKk]$/, keep],
  [/^(?:want |rather )?keep [PKk](?: fine| all| keep)?$/, keep],
  [/^[PKk] (?:want |fine )?keep(?: fine)?$/, keep],
  // "Keep one museum only, the Louvre".
  [
    /^keep (?:only )?N [kK](?: only)? , P$/,
    (one) => {
      const [what] = first(one);
      const but = second(one);
      if (what?.kind !== "category" || but.length !== one.numbers[0]) return undefined;
      const wishes: readonly SaidWish[] = [
        ...but.map((place): SaidWish => ({ verb: "keep", what: place })),
        { verb: "remove-others", what: { ...what, isPlural: true }, but },
      ];
      // A tram up a hill is a viewpoint, and no observation deck.
      return what.categories.includes("viewpoint")
        ? {
            choices: [
              { label: "doIt", name: "", wishes },
              ...but.map((place) => choiceOf({ verb: "keep", what: place })),
            ],
          }
        : wishes;
    },
  ],
  // "No more museums after the Vatican ones": all the others, or some.
  [
    /^no (?:more )?[K] after P(?: \?)?$/,
    (one) => {
      const [what] = first(one);
      return what === undefined
        ? undefined
        : {
            choices: [
              {
                label: "doIt",
                name: "",
                wishes: [{ verb: "remove-others", what, but: second(one) }],
              },
              choiceOf({ verb: "fewer", what }),
            ],
          };
    },
  ],
  // "The science museum with the dinosaurs instead".
  [
    /^P \? instead$/,
    (one) =>
      one.items.some(({ word, code }) => code === "by" && /^(?:with|w)$/.test(word ?? ""))
        ? add(one)
        : undefined,
  ],
  // "Something outside like a park".
  [
    /^K k$/,
    (one) =>
      one.items.some(({ word }) => word === "like")
        ? widened(first(one), second(one)).map(
            (what): SaidWish => ({ verb: "add", what, ...(one.when && { when: one.when }) }),
          )
        : undefined,
  ],
  // "..., and Monday is not possible because it is closed".
  [
    /^not because \?$/,
    withDay((one) =>
      one.refers?.isSole === true &&
      one.items.some(({ word }) => /^(?:closed|shut)$/.test(word ?? ""))
        ? [{ verb: "not-on", what: one.refers.what, when: one.when }]
        : undefined,
    ),
  ],
  // "Temples are fine" asks for none.
  [/^P fine$/, keep],
  [/^(?:rather |want |add )+[PKk](?: add| want| rather| fine| instead)*$/, add],
  // "I miss the palace in the plan".
  [
    /^want [PKk] isin$/,
    (one) => (one.items.some(({ words }) => words === "in the plan") ? add(one) : undefined),
  ],
  // "I'd rather walk along the canal".
  [
    /^(?:rather |want |add )*walk \? P$/,
    (one) =>
      one.items.some(({ word }) =>
        /^(?:along|through|across|around|over|down|up)$/.test(word ?? ""),
      )
        ? add(one)
        : undefined,
  ],
  [/^[PKk](?: add| want| rather| instead)+$/, add],
  [/^(?:add |want )*more [Kk](?: want| add| fine)*$/, add],
  [/^(?:add |want )?fewer [Kk]$/, (one) => each(one, (what) => ({ verb: "fewer", what }))],
  [
    /^(?:add |want )*(?:only |max |fewer )N [Kk](?: max| fine)*$/,
    (one) => (one.shape.startsWith("fewer") ? undefined : atMost(one)),
  ],
  [/^N [Kk] (?:max|only)$/, (one) => atMost(one)],
  [
    /^[Kk](?: only)? (?:max )?N(?: max| only)?$/,
    (one) => (/max|only/.test(one.shape) ? atMost(one) : undefined),
  ],
  [
    /^(?:add |want |min )+N [Kk]$/,
    (one) =>
      first(one).length > 1
        ? undefined
        : each(one, (what) => ({ verb: "at-least", what, count: one.numbers[0] ?? 1 })),
  ],
  [/^(?:move |add |want |keep )*[Pk] (?:move |add )?first(?: Q)?$/, to("first")],
  [/^(?:move |add |want |keep )*[Pk] last$/, to("last")],
  // "Two beach days".
  [
    /^N K$/,
    (one) =>
      first(one).length === 1 && /\bdays$/.test(first(one)[0]?.text ?? "")
        ? each(one, (what) => ({ verb: "at-least", what, count: one.numbers[0] ?? 1 }))
        : undefined,
  ],
  [/^(?:first|start) [Pk]$/, to("first")],
  [/^(?:last|end)(?: day)? [Pk]$/, to("last")],
  // "A garden on the second day"; "day 2 is a museum" asks for nothing.
  [
    /^[kK]$/,
    withDay((one) =>
      !one.items.some(({ words = "" }) => /^(?:is|are)\b/.test(words)) &&
      /^D(?:not)?$/.test(one.items.at(-1)?.code ?? "") &&
      (one.when?.isEvery === true || (one.shape === "k" && first(one).length === 1))
        ? add(one)
        : undefined,
    ),
  ],
  [/^(?:leave )P(?: keep| fine)$/, keep],
  [/^(?:move |add |want )*[Pk] (?:want )?earlier$/, to("earlier")],
  [/^(?:move |add |want )*[Pk] (?:want )?later$/, to("later")],
  [
    /^(?:after meal )?(?:move |add |want )*[Pk] (?:, )?before [Pk]$/,
    (one) => pair(one, (what, before) => ({ verb: "move", what, to: { before } })),
  ],
  [
    /^(?:move |add |want )*[Pk] after [Pk]$/,
    (one) => pair(one, (what, after) => ({ verb: "move", what, to: { after } })),
  ],
  [/^(?:move |add |want |swap )*[PKk] Dto$/, onDay],
  // "Bring the garden from Saturday to Monday".
  [
    /^(?:move |add |want |swap )+[Pk] (?:Dfrom Dto|Dto Dfrom)$/,
    (one) => onDay({ ...one, roleWhen: one.items.find(({ role }) => role === "to")?.when }),
  ],
  [/^P move$/, withDay((one) => each(one, (what) => ({ verb: "move", what, to: "day" })))],
  [
    /^(?:move |add |want |keep )*P$/,
    withDay((one) =>
      isStatement(one) ? undefined : each(one, (what) => ({ verb: "move", what, to: "day" })),
    ),
  ],
  [
    /^(?:move |add |want )*P Dnot$/,
    (one) =>
      one.when === undefined ? undefined : each(one, (what) => ({ verb: "move", what, to: "day" })),
  ],
  [/^(?:move |add |want |no )*[PKk] Dnot$/, notOnDay],
  [/^Dnot [PKk]$/, notOnDay],
  [/^(?:move |add |want )*P (?:only |later |earlier )?Q(?: Dnot)?$/, inPart],
  // "Could it be at night instead" is a question.
  [
    /^(?:move )?P Q instead$/,
    (one) => (one.items.some(({ word }) => word === "could") ? undefined : inPart(one)),
  ],
  // "One museum less".
  [/^N [kK] fewer$/, someGo],
  // "The British Museum, but not longer than 2 hours".
  [
    /^P (?:, )?(?:but )?(?:not|no) longer (?:than )?S$/,
    (one) => stay(undefined)({ ...one, shape: "P max S" }),
  ],
  [/^(?:add |want |more )*[Kk](?: Q)?(?: late)?(?: Q)?(?: after meal)?(?: late)?$/, inEvening],
  [
    /^(?:add |want |keep |max |only |shorter )*[Pk] (?:max |only |shorter )?S(?: max| fine| only)*$/,
    stay(undefined),
  ],
  [
    /^(?:add |want |max |min |only |keep |leave )*S P(?: max)?$|^S max P$|^not (?:keep )?longer (?:than )?S P$/,
    stay(undefined),
  ],
  // "No museum longer than an hour".
  [
    /^(?:no|not) (?:add |want )*[kK] longer (?:than )?S$|^K (?:max |only )+S(?: max)?$|^max S K$|^(?:max )?S \? k$/,
    (one) => stayOfKind(one),
  ],
  [/^(?:want |add |only )*P (?:only |fine )*outside(?: only| fine)?$/, fromOutside],
  [/^(?:want |add |keep |stay )*longer [Pk](?: instead)?$/, stay("longer")],
  // "More Central Park", which the plan has.
  [
    /^(?:want |add )*more P$/,
    (one) => {
      const [what] = first(one);
      const isThere = what?.kind === "places" && what.found.every((found) => found.in === "plan");
      return isThere ? stay("longer")(one) : undefined;
    },
  ],
  [/^(?:keep )?[Pk] (?:want |keep )?longer$/, stay("longer")],
  [/^(?:want |add |keep |stay )?shorter [Pk]$/, stay("shorter")],
  [/^(?:add )?[Pk] (?:want |keep |add )?shorter(?: or rm)?$/, stay("shorter")],
  [/^lock P$/, (one) => each(one, (what) => ({ verb: "lock", what }))],
  [/^unlock P$/, (one) => each(one, (what) => ({ verb: "unlock", what }))],
  [/^(?:no|rm|not want|not add|fewer|want fewer) (?:all )?K (?:except|but) [PKk]$/, allBut],
  [/^(?:no|rm) (?:all )?K except N$/, (one) => atMost(one)],
  [/^(?:no|rm) outing except P$/, (one) => outings(one, "remove-others")],
  [/^(?:no|rm) (?:all )?except P$|^except P rm$/, aloneThere],
  [/^(?:want |add )*except [Kk]$/, noneOf],
  [
    /^outing \? [P?]$/,
    // Where one comes from.
    ({ items }) => (items.some(({ word }) => word === "from") ? "aside" : undefined),
  ],
  [/^(?:so )?notonly (?:[PKk]|food|meal)$/, () => "aside"],
  [/^(?:want |add |pick |only )*P (?:want )?outing(?: want| fine)?$/, outing],
  [/^(?:want |add |pick |only )*outing (?:want |add )?P(?: want| fine)?$/, outing],
  [/^(?:want |add |only )*outing [PKk]$/, outing],
  [
    /^(?:want |add |keep |only )*[PKk] (?:want |add )?same(?: Q)?$|^(?:want |add |keep )*same [PKk]$/,
    (one) =>
      // "The two are on the same day" says what is so.
      one.items.some(({ words = "" }) => /^(?:is|are|were)\b/.test(words)) &&
      !one.items.some(({ code }) => /^(?:want|add|keep)$/.test(code))
        ? "aside"
        : together("together")(one),
  ],
  [
    /^(?:pick |keep |only |add |want |max |all )*(?:top )?N(?: max| fine| only| top| keep| rest| all| want)*$/,
    (one) => (/pick|keep|only|max|top/.test(one.shape) ? ofThem("at-most")(one) : undefined),
  ],
  [/^rm N [KkP]$/, someGo],
  [
    // "Take one thing out", "drop one or two things".
    /^(?:rm )?(?:N(?: (?:(?:or|by) )?N)? (?:thing|stuff)|some(?: thing| stuff)?)(?: rm)?(?: Dfrom)?$/,
    ({ shape, when, roleWhen = when, numbers: [count = 1] }) =>
      !/\brm\b/.test(shape) || roleWhen === undefined || roleWhen.isEvery
        ? undefined
        : [someThings(count, roleWhen)],
  ],
  [/^(?:want |add |keep )*[PKk] (?:, )?diff$|^P same fewer$/, together("apart")],
  // "Not on the same day as the Park Güell".
  [
    /^(?:want |add |move )*(?:P )?diff (?:than |by |\? )?P(?: same)?$/,
    (one) => {
      const [what, other] = [
        one.objects.length > 1 ? first(one)[0] : one.refers?.what,
        one.objects.at(-1)?.[0],
      ];
      const isAs = one.items.every(
        ({ code, word }) => code !== "?" || word === "as" || word === "from",
      );
      return what === undefined || other === undefined || what === other || !isAs
        ? undefined
        : [{ verb: "apart", what, others: [other] }];
    },
  ],
  [/^(?:move |add |want |keep )*[Pk] (?:before|after) meal$/, besideMeal],
  // "Dinner after the Eiffel Tower".
  [/^(?:want |add |move )*meal (?:before|after) P$/, mealBeside],
  [/^(?:move |add |want |start )*Q P(?: want)?$/, inPart],
  [/^[PKk](?: and)?$/, comesIn],
  [
    /^(?:want |add )*[Pk] longer (?:, )?(?:min )?S(?: min| max)?$|^(?:want |add )*longer [Pk] S(?: min| max)?$|^[Pk] (?:want |add |leave |min |max |only )+S(?: min| max)?$/,
    stay(undefined),
  ],
  [
    /^(?:move |add |want |keep )*P (?:want |move |rather |add )*otherday(?: move| add)?$/,
    (one) => each(one, (what) => ({ verb: "move", what, to: "other-day" })),
  ],
  [/^(?:want )?add \?(?: \?){0,3}$/, unknownPlace],
  [/^nothing K$/, remove],
  [/^(?:want |add |N |more |only |plan )*outing(?: outing)?$/, (one) => outings(one, "add")],
  // "Museums in the morning": the planner reads the hour in the words.
  [
    /^(?:want |add )*(?:N )?[Kk] (?:first )?Q$/,
    ({ part, when, numbers: [count], ...one }) => {
      const isMany = one.objects.flat().some((what) => what.kind === "category" && what.isPlural);
      if (part !== "morning" || when !== undefined || (isMany && count === undefined))
        return undefined;
      return each({ ...one, part, when, numbers: [] }, (what) =>
        isMany && count !== undefined ? { verb: "at-least", what, count } : { verb: "add", what },
      );
    },
  ],
  [/^(?:move |add |want )*[Pk] (?:move |want )?(?:after|before)$/, besideNamed],
  [
    /^(?:want |add |rather |booked )*lodge(?: (?:[PKk]|\?|noun|and|or|hotel|fine|not))+$/,
    () => [{ verb: "need", need: "lodging" }],
  ],
];
