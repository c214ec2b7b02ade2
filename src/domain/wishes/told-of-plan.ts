import type { Clause, Told } from "./clause.ts";
import { asideOf, choiceOf, type SaidPart, wishFor } from "./language/said-wish.ts";

/** What clauses say of a plan that has no wish's grammar: its rests, its tables that stay, days that are fine. */
export function toldOfPlan(clause: Clause): Told | undefined {
  return (
    ofRests(clause) ??
    tableStays(clause) ??
    dayIsFine(clause) ??
    earliest(clause) ??
    byLight(clause)
  );
}

const RESTS = /\b(?:rests?|hotel breaks?)\b/i;
const MANY = /\b(?:too? (?:many|much)|all (?:these|those|the)|so many|way too|how many)\b/i;
const ONE_IS_ENOUGH = /^(?:(?:just|only|please|pls|keep|leave) ){0,3}(?:the )?one\b/i;

/** "Three rests at the hotel are too much, one is enough": fuller days have fewer. */
function ofRests({ part, of: { items, stops }, former }: Clause): Told | undefined {
  const isOfRests = (text: string) => RESTS.test(text) && MANY.test(text);
  if (part.kind === "ask" && former !== undefined && isOfRests(former.part.text))
    return ONE_IS_ENOUGH.test(part.text) ? { part: asideOf(part) } : undefined;
  if (part.kind === "wish" || stops.length > 0 || !isOfRests(part.text)) return undefined;
  const when = items.find((item) => item.when !== undefined)?.when;
  const on = when === undefined ? {} : { when };
  const choices = [
    choiceOf({ verb: "pace", pace: "full", ...on }),
    { label: "note", name: "", wishes: [{ verb: "note", ...on }] },
  ] as const;
  return { part: { ...asideOf(part), kind: "ask", choices, isTurned: true } };
}

/** "El Xampanyet and Ciudad Condal may stay": each at its meal. */
function tableStays({ part, of, former, led }: Clause): Told | undefined {
  const [table, ...more] = of.tables;
  const [wish, ...others] = part.kind === "wish" ? part.wishes : [];
  const isOfTable = wish?.verb === "meal" && wish.meal === "any" && wish.table !== undefined;
  const isKept = of.items.some(({ code }) => code === "keep");
  if (!isOfTable || table === undefined || more.length + others.length > 0 || !isKept)
    return undefined;
  const stays = (one: SaidPart, { meal, name, day }: typeof table) =>
    wishFor(one, [
      {
        ...{ verb: "meal", meal: meal.kind, when: { days: [day + 1] } },
        table: { id: meal.guideId ?? name, name, in: "table" },
      },
    ]);
  const [other] = former?.of.tables ?? [];
  const isListed = former?.part.kind === "ask" && former.of.items.length === 1 && led !== undefined;
  return {
    part: stays(part, table),
    ...(isListed && other !== undefined ? { led: stays(former.part, other) } : {}),
  };
}

const LEAVES_IT = /^(?:so )?(?:leave|keep)(?: (?:it|that))?(?: (?:alone|as is|as it is))?$/i;

/** "Friday's perfect, leave it". */
function dayIsFine({ part, of: { items }, former }: Clause): Told | undefined {
  const isLocked =
    former?.part.kind === "wish" && former.part.wishes.every(({ verb }) => verb === "lock-days");
  if (isLocked && part.kind === "ask" && LEAVES_IT.test(part.text)) return { part: asideOf(part) };
  const when = items.find((item) => item.when !== undefined)?.when;
  const isFine = items.some(({ code }) => code === "fine");
  const isOnly = items.every(({ code }) => /^(?:D|fine|leave|keep|it|-)$/.test(code));
  return part.kind === "ask" && when !== undefined && isFine && isOnly
    ? { part: wishFor(part, [{ verb: "lock-days", when }]) }
    : undefined;
}

/** "07:55 for a tram? No. Half past nine at the earliest": of the days. */
function earliest({ part, of, former }: Clause): Told | undefined {
  const times = (clause: { readonly of: Clause["of"] } | undefined) =>
    clause?.of.items.filter(({ minutes }) => minutes !== undefined) ?? [];
  const [time, ...more] = times({ of });
  const [was] = times(former);
  const isOnly = of.items.every(({ code }) => /^(?:T\w+|D|-)$/.test(code));
  if (part.kind !== "ask" || !isOnly || more.length > 0 || time?.minutes === undefined)
    return undefined;
  const isOfStop = former === undefined || former.of.stops.length + former.of.tables.length > 0;
  if (!/\bearliest\b/i.test(part.text) || was?.minutes === undefined || isOfStop) return undefined;
  return { part: wishFor(part, [{ verb: "start-day", minutes: time.minutes }]) };
}

const NOT_DARK =
  /\b(?:not in the dark|before (?:it(?:['’]s| is| gets) )?dark|(?:by|in) (?:the )?day ?light)\b/i;
const LIT =
  /^(?:when|once) (?:it|they)(?:['’]s)? ?(?:has|have|is|are)? ?(?:the )?(?:lights?|lit(?: up)?|dark|illuminated)(?: on)?$/i;

/** "The London Eye not in the dark", "Trevi in the evening when it has lights": sooner, or last of all. */
function byLight({ part, of: { stops }, former }: Clause): Told | undefined {
  const [stop, ...more] = stops;
  if (part.kind === "ask" && stop !== undefined && more.length === 0 && NOT_DARK.test(part.text)) {
    const choices = [choiceOf({ verb: "move", what: stop.what, to: "earlier" })];
    return { part: { ...asideOf(part), kind: "ask", choices, isTurned: true } };
  }
  const [wish, ...others] = former?.part.kind === "wish" ? former.part.wishes : [];
  if (wish?.verb !== "move" || former === undefined || others.length > 0 || !LIT.test(part.text))
    return undefined;
  return { part: asideOf(part), led: wishFor(former.part, [{ ...wish, to: "last" }]) };
}
