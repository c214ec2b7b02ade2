import type { MeantWish } from "../../trip/meant-wish.ts";
import type { SaidPart, SaidWish } from "../language/said-wish.ts";
import { type FormWishes, readFormWishes } from "../read-form-wishes.ts";
import type { ByModel } from "../read-wishes.ts";
import { type InEnglish, inEnglish } from "./in-english.ts";
import type { Lexicon } from "./lexicon.ts";
import { withWholeSentences } from "./whole-sentences.ts";

/**
 * Reads what a traveller wishes of a trip before it is planned, in the language of a lexicon: as the English that its words
 * mean, and quoted in the traveller's own.
 */
export function readTranslatedForm(
  text: string,
  names: readonly string[],
  lexicon: Lexicon,
  byModel?: ByModel,
): FormWishes {
  const said = inEnglish(text, lexicon, names);
  const { read, asked, asides } = readFormWishes(said.text, names, byTranslated(said, byModel));
  return {
    read: read.map((part) => ({
      text: said.quote(part.text),
      meant: part.meant.map((wish) => quotedMeant(wish, said, names)),
      said: part.said.map((wish) => quotedWish(wish, said)),
    })),
    asked: asked.map((part) => ({
      ...part,
      text: said.quote(part.text),
      choices: part.choices.map((choice) => ({
        ...choice,
        name: said.quote(choice.name),
        meant: choice.meant.map((wish) => quotedMeant(wish, said, names)),
      })),
    })),
    asides: asides.map(said.quote),
  };
}

/** What becomes of the parts: a model reads the traveller's own words, and what a negation may have turned is asked. */
export function byTranslated(said: InEnglish, byModel?: ByModel): ByModel {
  return (parts, names) => {
    const whole = withWholeSentences(parts, said);
    const inOwnWords = (part: SaidPart): SaidPart =>
      part.kind === "ask" ? { ...part, text: said.quote(part.text) } : part;
    return byModel === undefined ? whole : byModel(whole.map(inOwnWords), names);
  };
}

function quotedMeant(wish: MeantWish, { quote }: InEnglish, names: readonly string[]): MeantWish {
  // The words of a change are read once more, so they stay as they were read.
  const text = quote(wish.text);
  // A place that is known keeps its name, another one is called as it was written.
  if ("names" in wish && !names.includes(wish.names))
    return { ...wish, names: quote(wish.names), text };
  return { ...wish, text };
}

function quotedWish(wish: SaidWish, { quote }: InEnglish): SaidWish {
  if (!("what" in wish)) return wish;
  return { ...wish, what: { ...wish.what, text: quote(wish.what.text) } } as SaidWish;
}
