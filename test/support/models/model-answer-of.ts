import type { SaidObject } from "../../../src/domain/wishes/language/said-items.ts";
import type { When } from "../../../src/domain/wishes/language/said-times.ts";
import type { SaidPart, SaidWish } from "../../../src/domain/wishes/language/said-wish.ts";
import { type FieldKind, WISH_VERBS } from "../../../src/domain/wishes/language/wish-verbs.ts";
import type { ModelWish, ModelWishes } from "../../../src/domain/wishes/model/model-wish.ts";

/** The answer of a model that reads words as our reader does. */
export function modelAnswerOf(parts: readonly SaidPart[]): ModelWishes {
  return {
    wishes: parts.flatMap((part) =>
      part.kind === "wish" ? part.wishes.map((wish) => saidOf(wish, part.text)) : [],
    ),
    unread: parts.flatMap((part) => (part.kind === "ask" ? part.text : [])),
  };
}

function saidOf(wish: SaidWish, words: string): ModelWish {
  const held = wish as unknown as Readonly<Record<string, unknown>>;
  const fields = Object.entries<FieldKind>(WISH_VERBS[wish.verb].fields);
  const said = fields.map(([name, kind]) =>
    held[name] === undefined ? {} : fieldOf(name, kind.replace("?", ""), held[name]),
  );
  return Object.assign({ verb: wish.verb, words }, daysOf(wish.when), ...said) as ModelWish;
}

function fieldOf(name: string, kind: string, value: unknown): Partial<ModelWish> {
  switch (kind) {
    case "thing":
      return { [name]: (value as SaidObject).text };
    case "things":
      return { others: (value as readonly SaidObject[]).map(({ text }) => text) };
    case "spot": {
      if (typeof value === "string") return { to: value as "day" };
      const [[to, beside]] = Object.entries(value as Record<string, SaidObject>) as [
        [string, SaidObject],
      ];
      return { to: to as "before", beside: beside.text };
    }
    case "span":
    case "mealHour":
    case "hour":
    case "end":
      return typeof value === "number" ? { minutes: value } : { change: value as "longer" };
    case "by":
    case "flag":
      return {};
    case "newDay":
      return { to: value as "end" };
    case "dayPlace":
    case "when":
      if (typeof value === "string") return { to: value as "first" };
      return { toDay: (value as When).days?.[0] };
    default:
      return { [name]: value };
  }
}

function daysOf({ days, weekdays, dates }: When = {}): Partial<ModelWish> {
  return {
    ...(days && { days: [...days] }),
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(dates && { dates: [...dates] }),
  };
}
