import { FOOD_RULES } from "./rules/food.ts";
import { HOUR_RULES } from "./rules/hours.ts";
import { PEOPLE_RULES } from "./rules/people.ts";
import { PLACE_RULES } from "./rules/places.ts";
import type { Reading, Rule } from "./rules/rule.ts";
import { DAY_RULES, WHOLE_DAY_RULES } from "./rules/whole-days.ts";
import { IS_WHO, type Segment, segmentOf } from "./said-segment.ts";

const ASIDE =
  /^(?:-|it|by|\?|who|child|elder|so|then|fine|N|S|all|because|day|like|yes|thing|stuff|top|outing|only|last|first|calm|walk|cheap|hotel)$/;
export const WISH_VERB =
  /^(?:rm|add|keep|swap|move|no|nothing|start|end|back|fewer|longer|shorter)$/;
/** Where several take a segment, the first is meant. */
const RULES = [...PLACE_RULES, ...HOUR_RULES, ...WHOLE_DAY_RULES, ...FOOD_RULES, ...PEOPLE_RULES];

export const COST = { rule: 1, bare: 1.6, aside: 2, ask: 1.2, item: 0.8 };

export type Read = {
  readonly segment: Segment;
  readonly reading: Reading | "aside" | "ask" | "bare";
  readonly cost: number;
};

/** What a segment is read as, and what that costs. */
export function readSegment(segment: Segment, isBareWanted: boolean): Read {
  const who = whoIn(segment);
  if (who !== undefined) return { segment, reading: [{ verb: "with", who }], cost: COST.aside };
  const reading =
    ruleReading(segment) ?? (isAside(segment) ? undefined : ruleReading(ofIt(segment)));
  if (reading !== undefined && segment.items[0]?.code !== "but")
    return { segment, reading, cost: COST.rule };
  if (/^(?:N )?[PKk]$/.test(segment.shape)) {
    return {
      segment,
      reading:
        isBareWanted &&
        segment.when === undefined &&
        isWholeName(segment) &&
        segment.items.every(({ isSubject }) => isSubject !== true)
          ? "bare"
          : "ask",
      cost: COST.bare,
    };
  }
  if (isAside(segment) || isOfPeople(segment))
    return { segment, reading: "aside", cost: COST.aside };
  return { segment, reading: "ask", cost: COST.ask + COST.item * segment.items.length };
}

function ruleReading(segment: Segment | undefined): Reading | undefined {
  return segment === undefined
    ? undefined
    : (firstReading(DAY_RULES, segment.dayShape, segment) ??
        firstReading(RULES, segment.shape, segment));
}

const OPINION = /^(?:hate|hates|dislike|dont|seen|been|tired|sick|not|isnt)$/;

/** A segment where "it" is the one thing that the clause before has named. */
function ofIt({ items, hasIt, objects, refers }: Segment): Segment | undefined {
  if (!hasIt || objects.length > 0 || refers?.isSole !== true) return undefined;
  // "Skip it" drops it; "the kids will hate it" is an opinion.
  const verb = items.find(({ code }) => code !== "-" && code !== "not");
  const isSaidOf = items.some(
    ({ code, isSubject, word }) => IS_WHO.test(code) || (isSubject === true && word !== "it"),
  );
  const drops = items.some(({ code }) => code === "rm" || code === "no");
  if (
    drops &&
    (isSaidOf || !/^(?:rm|it)$/.test(verb?.code ?? "") || OPINION.test(verb?.word ?? ""))
  )
    return undefined;
  const { what } = refers;
  const code = what.kind === "places" ? "P" : what.isPlural ? "K" : "k";
  const at = items.findIndex((item) => item.code === "it");
  return segmentOf(items.map((item, index) => (index === at ? { ...item, code, what } : item)));
}

/** "With two kids, 4 and 7": nothing else is said. */
function whoIn({ items }: Segment): "children" | "elders" | undefined {
  const isWhoOnly = items.every(
    ({ code }) => IS_WHO.test(code) || /^(?:-|N|and|,|by|it|S)$/.test(code),
  );
  const ages = items.flatMap(({ number }) => number ?? []);
  if (!isWhoOnly) return undefined;
  if (items.some(({ code }) => code === "elder")) return "elders";
  // Older ones run about.
  return items.some(({ code }) => code === "child") && !ages.some((age) => age > 8)
    ? "children"
    : undefined;
}

function firstReading(
  rules: readonly Rule[],
  shape: string,
  segment: Segment,
): Reading | undefined {
  for (const [pattern, read] of rules) {
    const reading = pattern.test(shape) ? read(segment) : undefined;
    if (reading !== undefined) return reading;
  }
  return undefined;
}

/** One word of a name by itself may be an ordinary word: "sacred". */
function isWholeName({ objects }: Segment): boolean {
  return objects
    .flat()
    .every(
      (what) =>
        what.kind !== "places" ||
        (what.found.every(({ id, name }) => id !== name) &&
          (/\W/.test(what.text.trim()) ||
            what.found.some(({ name }) => name.split(" ").length < 3))),
    );
}

function isOfPeople({ items }: Segment): boolean {
  return (
    items.some(({ code }) => IS_WHO.test(code)) &&
    items.every(({ code }) => IS_WHO.test(code) || /^(?:-|and|,|it)$/.test(code))
  );
}

/** A reason, or a clause with neither a wish's verb nor anything that it could be about. */
function isAside({ items }: Segment): boolean {
  const [first] = items;
  if (first?.code === "because")
    return !items.some(
      ({ code }) => WISH_VERB.test(code.split(" ")[0] ?? "") || /^(?:want|not|if|only)$/.test(code),
    );
  const isSaidOf =
    first?.isSubject === true ||
    first?.code === "it" ||
    /^(?:who|child|elder|N|all)$/.test(first?.code ?? "");
  return (
    isSaidOf &&
    items.every(({ code }) => ASIDE.test(code)) &&
    items.some(({ code }) => /^(?:\?|fine|who|child|elder)$/.test(code))
  );
}
