import type { Segment } from "../said-segment.ts";
import type { Reading } from "./rule.ts";

const COUNTRY =
  /^(?:the )?(?:mountains?|hills?|countryside|desert|lakes?|valleys?|forests?|nature)$/i;
const SAYS_ELSE =
  /^(?:no|not|nothing|rm|fewer|more|except|but|if|instead|instof|rather|or|max|swap)$/;

/** "One day out of the city in the mountains": the best known day trip that has them. */
export function daysOut({ items, objects, meals, times, when }: Segment): Reading | undefined {
  const [what, ...others] = objects.flat();
  const isOut = items.some(({ code }) => code === "outing");
  const isElse = items.some(({ code }) => SAYS_ELSE.test(code)) || others.length > 0;
  if (!isOut || isElse || meals.length + times.length > 0) return undefined;
  if (what?.kind !== "category" || !COUNTRY.test(what.text)) return undefined;
  const name = what.text.toLowerCase();
  const found = [{ id: name, name, in: "guide" as const }];
  const on = when === undefined ? {} : { when };
  return [{ verb: "add", what: { kind: "places", text: name, found }, ...on }];
}
