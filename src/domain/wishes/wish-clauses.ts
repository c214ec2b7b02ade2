import type { DayPart, NamedPlaces, WishObject } from "./wish.ts";
import type { WishToken } from "./wish-tokens.ts";
import { isJoint, isWishFiller } from "./wish-vocabulary.ts";

/** A part of a sentence that asks for one thing. */
export type WishClause = {
  readonly text: string;
  /** Its words without those that say nothing, with a mark for each name: "swap <place> <kind>". */
  readonly shape: string;
  /** In the order of the marks. */
  readonly objects: readonly WishObject[];
  readonly minutes: readonly number[];
  readonly part: DayPart | undefined;
  /** Days that it names, by their ids, and those that it goes to, or not. */
  readonly days: readonly string[] | undefined;
  readonly toDays: readonly string[] | undefined;
  readonly notDays: readonly string[] | undefined;
};

const MARKS = { time: "<time>", span: "<span>", part: "<part>" } as const;

/** Parts a sentence where it joins wishes: at commas, "and", "then". */
export function wishClauses(tokens: readonly WishToken[]): readonly WishClause[] {
  const runs: WishToken[][] = [[]];
  for (const token of tokens) {
    const joins = token.kind === "word" && isJoint(token.word);
    if (token.kind === "break" || joins) runs.push([]);
    else runs.at(-1)?.push(token);
  }
  return runs.filter((run) => run.length > 0).map(clauseOf);
}

function clauseOf(tokens: readonly WishToken[]): WishClause {
  const marks = tokens.flatMap((token): string[] => {
    switch (token.kind) {
      case "word":
        return isWishFiller(token.word) ? [] : [token.word];
      case "object":
        return [markOf(token.what)];
      case "time":
      case "span":
      case "part":
        return [MARKS[token.kind]];
      default:
        return [];
    }
  });
  const daysOf = (role: "on" | "to" | "not") => {
    const ids = tokens.flatMap((token) =>
      token.kind === "days" && token.role === role ? token.dayIds : [],
    );
    return ids.length === 0 ? undefined : [...new Set(ids)];
  };
  return {
    text: tokens.map(({ text }) => text).join(" "),
    shape: marks.join(" "),
    objects: tokens.flatMap((token) => (token.kind === "object" ? [token.what] : [])),
    minutes: tokens.flatMap((token) =>
      token.kind === "time" || token.kind === "span" ? [token.minutes] : [],
    ),
    part: tokens.find((token) => token.kind === "part")?.part,
    days: daysOf("on"),
    toDays: daysOf("to"),
    notDays: daysOf("not"),
  };
}

function markOf(what: WishObject): string {
  if (what.kind === "category") return "<kind>";
  return isPlanned(what) ? "<place>" : "<new>";
}

function isPlanned({ found }: NamedPlaces): boolean {
  return found.some((place) => place.in === "plan");
}
