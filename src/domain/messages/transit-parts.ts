import type { TransitKind } from "../places/step-free.ts";

/** The kinds of a city's public transport by whether a wheelchair gets on. */
export type TransitValues = {
  readonly yes: TransitKind[];
  readonly partly: TransitKind[];
  readonly no: TransitKind[];
};

type PartWords = {
  readonly list: (kinds: TransitKind[]) => string;
  readonly partly: (all: string) => string;
  readonly no: (all: string) => string;
};

/** What is step-free, in parts, and hardly, those first that are. */
export function transitParts({ yes, partly, no }: TransitValues, words: PartWords): string[] {
  return [
    ...(yes.length === 0 ? [] : [words.list(yes)]),
    ...(partly.length === 0 ? [] : [words.partly(words.list(partly))]),
    ...(no.length === 0 ? [] : [words.no(words.list(no))]),
  ];
}
