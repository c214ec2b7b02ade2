import type { SaidObject } from "../said-items.ts";
import type { Segment } from "../said-segment.ts";
import type { SaidWish, Spot } from "../said-wish.ts";
import { setStart } from "./hours.ts";
import { first, type Reading, type Rule, second } from "./rule.ts";

/**
 * One place with whatever is said of it, in any order: its day, its hour or spot, and how long. What has two hours, two spots
 * or two lengths is asked.
 */
function byRoles(segment: Segment): Reading | undefined {
  const { shape, spans, roleWhen, times } = segment;
  const [what, ...more] = first(segment);
  const codes = shape.split(" ");
  if (what?.kind !== "places" || more.length > 0) return undefined;
  const when = roleWhen ?? segment.when;
  const on = when === undefined ? {} : { when };
  const spot = spotOf(segment, codes);
  const spots = codes.filter((code) => /^(?:T\w+|R|Q|first|last|after|before)$/.test(code));
  if (spot === "unclear" || spots.length > 1 || spans.length > 1) return undefined;
  const [minutes] = spans;
  const at = times.length === 0 ? [] : setStart({ ...segment, objects: [[what]], when });
  if (at === undefined || "choices" in at) return undefined;
  const stay: readonly SaidWish[] = minutes === undefined ? [] : [{ verb: "stay", what, minutes }];
  const moved: readonly SaidWish[] =
    spot === undefined
      ? at.length > 0 || when === undefined
        ? []
        : [{ verb: "move", what, to: "day", ...on }]
      : [{ verb: "move", what, to: spot, ...on }];
  const wishes = [...moved, ...at, ...stay];
  return wishes.length < 2 && spot === undefined ? undefined : wishes;
}

/** Before or after another place, first or last, or in a part of the day; "unclear" where the other place has no such word. */
function spotOf(segment: Segment, codes: readonly string[]): Spot | "unclear" | undefined {
  const [other, ...more]: readonly SaidObject[] = second(segment);
  const beside = codes.findIndex((code) => code === "after" || code === "before");
  const hasOther = /^[Pk]$/.test(codes[beside + 1] ?? "") && beside > 0;
  if (other !== undefined || beside !== -1) {
    if (other === undefined || !hasOther || more.length > 0 || segment.objects.length > 2)
      return "unclear";
    return codes[beside] === "after" ? { after: other } : { before: other };
  }
  if (segment.part !== undefined) return segment.part === "day" ? "unclear" : segment.part;
  const said = codes.find((code) => code === "first" || code === "last");
  return said === "first" || said === "last" ? said : undefined;
}

/** The parts of a wish that may stand in any order. A word of another kind is for no rule here. */
export const ROLE_RULES: readonly Rule[] = [
  [
    /^(?:(?:want|add|move|start|booked|P|k|T(?:at|by|from|since)|S|Q|first|last|Dto|after|before)(?: |$)){2,9}$/,
    byRoles,
  ],
];
