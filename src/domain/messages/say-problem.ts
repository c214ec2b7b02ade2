import type { DestinationAdvice, FieldProblem } from "./message-values.ts";

type Bounded = Extract<FieldProblem, { of: string }>;

/** A language's words for what is wrong with a request, or with a field of it. */
type ProblemWords<Id extends string> = {
  /** What is wrong with the request as a whole. */
  readonly whole: Readonly<Record<Id, string>>;
  /** What the body is called, where a field would be. */
  readonly body: string;
  readonly fieldUnknown: (field: string) => string;
  readonly fieldUnfit: (field: string) => string;
  readonly fieldValue: (field: string, allowed: readonly string[]) => string;
  readonly fieldType: (field: string, types: readonly string[]) => string;
  readonly bounds: Readonly<Record<Bounded["problem"], string>>;
  readonly units: Readonly<Record<Exclude<Bounded["of"], "value">, string>>;
  readonly value: (field: string, bound: string, amount: number) => string;
  readonly size: (field: string, bound: string, amount: number, unit: string) => string;
};

/** Says what is wrong with a request, within a sentence. */
export function sayProblem<Id extends string>(
  words: ProblemWords<Id>,
): (values: { problem: Id } | FieldProblem) => string {
  return (values) => ("field" in values ? fieldText(values, words) : words.whole[values.problem]);
}

function fieldText(values: FieldProblem, words: Omit<ProblemWords<string>, "whole">): string {
  const field = values.field === "" ? words.body : values.field;
  switch (values.problem) {
    case "fieldValue":
      return words.fieldValue(field, values.allowed);
    case "fieldType":
      return words.fieldType(field, values.types);
    case "fieldTooBig":
    case "fieldTooSmall": {
      const { amount, of } = values;
      const bound = words.bounds[values.problem];
      return of === "value"
        ? words.value(field, bound, amount)
        : words.size(field, bound, amount, words.units[of]);
    }
    default:
      return words[values.problem](field);
  }
}

/** A language's advice by its kind. */
type AdviceWords = {
  readonly [Kind in DestinationAdvice["advice"]]: (
    values: Extract<DestinationAdvice, { advice: Kind }>,
  ) => string;
};

export function sayAdvice(words: AdviceWords): (values: DestinationAdvice) => string {
  return (values) => words[values.advice](values as never);
}
