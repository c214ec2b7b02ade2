import type { PlaceNames } from "../../places/place-names.ts";
import { plainText } from "../../plain-text.ts";
import type { MeantWish } from "../../trip/meant-wish.ts";
import type { SaidPart, SaidWish } from "../language/said-wish.ts";
import {
  type FormPart,
  type FormQuestion,
  type FormWishes,
  readFormWishes,
  readLeftWishes,
} from "../read-form-wishes.ts";
import type { ByModel } from "../read-wishes.ts";
import { type InEnglish, inEnglish } from "./in-english.ts";
import type { Lexicon } from "./lexicon.ts";
import { withWholeSentences } from "./whole-sentences.ts";

/**
 * Reads what a traveller wishes of a trip before it is planned (`readFormWishes`), in whichever language it is.
 *
 * @param lexicon of its language (`wishLanguageOf`); "none" where that is not read, or could not be loaded.
 */
export function readFormIn(
  lexicon: Lexicon | "english" | "none",
  text: string,
  names: readonly PlaceNames[],
  byModel?: ByModel,
  city?: string,
): FormWishes {
  if (lexicon === "english") return readFormWishes(text, names, byModel, city);
  return lexicon === "none"
    ? readLeftWishes(text, names, byModel)
    : readTranslatedForm(text, names, lexicon, byModel);
}

/**
 * Reads what a traveller wishes of a trip before it is planned, in the language of a lexicon: as the English that its words
 * mean, and quoted in the traveller's own.
 */
function readTranslatedForm(
  text: string,
  names: readonly PlaceNames[],
  lexicon: Lexicon,
  byModel?: ByModel,
): FormWishes {
  const said = inEnglish(
    text,
    lexicon,
    names.map(({ name }) => name),
  );
  const unsureOf: string[] = [];
  const form = readFormWishes(said.text, names, (parts, index) =>
    byTranslated(said, byModel)(parts, index).map((part) => {
      if (part.kind !== "ask" || part.isTurned || !hasUnknown(part, said)) return part;
      unsureOf.push(part.text);
      // A name beside words that are not known is not simply wanted.
      return { ...part, isTurned: true };
    }),
  );
  const quoted = (meant: readonly MeantWish[]) =>
    meant.map((wish) => quotedMeant(wish, said, names));
  const read = form.read.map((part) => ({
    text: said.quote(part.text),
    meant: quoted(part.meant),
    said: part.said.map((wish) => quotedWish(wish, said)),
  }));
  const asked = form.asked.map((part) => ({
    ...(part.isTurned && !unsureOf.some((one) => one.startsWith(part.text))
      ? { isTurned: true as const }
      : {}),
    text: said.quote(part.text),
    choices: part.choices.map((choice) => ({
      ...{ ...choice, name: said.nameOf(choice.name) },
      meant: quoted(choice.meant),
    })),
  }));
  // A word that the lexicon doesn't have is more often a word than a name.
  const unsure = read.filter(({ meant }) => meant.some((wish) => seesUnknown(wish, names)));
  return {
    read: read.filter((part) => !unsure.includes(part)),
    asked: [...asked, ...unsure.map(questionOf)],
    asides: form.asides.map((aside) => said.quote(aside)),
  };
}

function hasUnknown({ from, to }: SaidPart, { unknown }: InEnglish): boolean {
  return unknown.some((at) => at >= from && at < to);
}

function seesUnknown(wish: MeantWish, names: readonly PlaceNames[]): boolean {
  return wish.kind === "see" && !isKnown(wish.names, names);
}

function questionOf({ text, meant }: FormPart): FormQuestion {
  const choices = meant.flatMap((wish) =>
    wish.kind === "see" ? [{ label: "add" as const, name: wish.names, meant: [wish] }] : [],
  );
  return { text, choices };
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

function quotedMeant(
  wish: MeantWish,
  { quote, nameOf }: InEnglish,
  names: readonly PlaceNames[],
): MeantWish {
  // The words of a change are read once more, so they stay as they were read.
  const text = quote(wish.text);
  // A place that is known keeps its name, another one is called as it was written.
  if ("names" in wish && !isKnown(wish.names, names))
    return { ...wish, names: nameOf(wish.names), text };
  return { ...wish, text };
}

function quotedWish(wish: SaidWish, { nameOf }: InEnglish): SaidWish {
  if (!("what" in wish)) return wish;
  return { ...wish, what: { ...wish.what, text: nameOf(wish.what.text) } } as SaidWish;
}

/** A place's name, or a part of it: "Versailles". */
function isKnown(words: string, names: readonly PlaceNames[]): boolean {
  const said = ` ${plainText(words)} `;
  return names.some(
    ({ name, otherNames = [] }) =>
      ` ${plainText(name)} `.includes(said) ||
      otherNames.some((other) => ` ${plainText(other)} ` === said),
  );
}
