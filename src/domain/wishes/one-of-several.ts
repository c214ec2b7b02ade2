import { asideOf, type SaidPart, wishFor } from "./language/said-wish.ts";
import type { OfPlan, Stop } from "./said-of-plan.ts";

/** So many clauses further on it is said which one stays. */
const NEAR = 3;
const ENOUGH =
  /\b(?:one (?:of them |view(?: from above)? )?(?:is|will do|suffices)|(?:just|only|one) one|one is (?:enough|sufficient|plenty)|not both|both\b.{0,40}\b(?:overkill|double|same)|overkill|not the others?|not the other (?:two|three|ones?)|the same view|who needs|double)\b/i;
const PREFERS =
  /\b(?:keep|wins?|stays?|leave|prefer\w{0,4}|(?:is )?(?:the )?(?:nicer|better|best|nicest|favou?rite))\b/i;
const ORDINAL =
  /\b(?:keep|leave|do) (?:us )?(?:just |only )?the (first|second|third|last)(?: one)?\b/i;
const AT = { first: 0, second: 1, third: 2, last: -1 } as const;
const REASONS = /\b(?:enough|sufficient|plenty|not the other)\b/i;

/**
 * "Tokyo Tower and the Skytree and Shibuya Sky? Just the last one", "two viewpoints side by side, Santa Luzia is the nicer":
 * the one that is named stays, and the others go.
 */
export function oneOfSeveral(
  parts: readonly SaidPart[],
  all: readonly OfPlan[],
): readonly SaidPart[] {
  const told = [...parts];
  for (const [at, { stops, tables }] of all.entries()) {
    const part = parts[at];
    if (part?.kind !== "ask" || stops.length < 2 || tables.length > 0) continue;
    const behind = parts.slice(at, at + 1 + NEAR);
    const isEnough = behind.some(({ text }) => ENOUGH.test(text));
    for (const [further, { text }] of behind.entries()) {
      const kept = further === 0 ? undefined : keptBy(text, all[at + further], stops, isEnough);
      if (kept === undefined) continue;
      told[at] = goneFor(
        part,
        stops.filter((one) => one.place.id !== kept.place.id),
      );
      for (let one = at + 1; one <= at + further; one += 1) {
        const between = told[one];
        const isDone = one === at + further || REASONS.test(between?.text ?? "");
        if (between?.kind === "ask" && isDone) told[one] = asideOf(between);
      }
      break;
    }
  }
  return told;
}

function keptBy(
  text: string,
  of: OfPlan | undefined,
  stops: readonly Stop[],
  isEnough: boolean,
): Stop | undefined {
  const [, nth] = ORDINAL.exec(text) ?? [];
  if (nth !== undefined) return stops.at(AT[nth.toLowerCase() as keyof typeof AT]);
  const [named, ...more] = of?.stops ?? [];
  const isOne = named !== undefined && more.length === 0 && isEnough && PREFERS.test(text);
  return isOne ? stops.find(({ place }) => place.id === named.place.id) : undefined;
}

function goneFor(part: SaidPart, stops: readonly Stop[]): SaidPart {
  return wishFor(
    part,
    stops.map(({ what }) => ({ verb: "remove", what }) as const),
  );
}
