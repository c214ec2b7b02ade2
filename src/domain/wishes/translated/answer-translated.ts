import type { KnownCity } from "../../engine/known-city.ts";
import { runToEnd } from "../../plan/run-to-end.ts";
import type { Trip } from "../../trip/trip.ts";
import { answerWish, type WishAnswer } from "../answer-wish.ts";
import { wishedPlaces } from "../wished-places.ts";
import { inEnglish } from "./in-english.ts";
import type { Lexicon } from "./lexicon.ts";
import { lexiconFor } from "./lexicon-for.ts";
import { byTranslated } from "./read-translated.ts";
import { wishLanguageOf } from "./wish-language.ts";

type AskedOfTrip = Parameters<typeof answerWish>[1];

/**
 * What a trip would be by wishes (`answerWish`), in whichever language they are.
 *
 * @param asked `byModel`: has read the words, so that they may be in any language.
 */
export async function answerInLanguage(
  trip: Trip,
  asked: AskedOfTrip,
  city: KnownCity | undefined,
): Promise<WishAnswer> {
  const language = wishLanguageOf(asked.text);
  if (language === "other" && asked.byModel === undefined)
    return {
      ...{ trip, unmet: [], asides: [] },
      asked: [{ text: asked.text, choices: [], isOtherLanguage: true }],
    };
  return runToEnd(
    language === "en" || language === "other"
      ? answerWish(trip, asked, city)
      : answerTranslated(trip, asked, city, await lexiconFor(language)),
  );
}

/**
 * What a trip would be by wishes in the language of a lexicon (`answerWish`). Parts are quoted in the traveller's own words; choices are
 * remembered by the English ones.
 */
function* answerTranslated(
  trip: Trip,
  asked: AskedOfTrip,
  city: KnownCity | undefined,
  lexicon: Lexicon,
): Generator<void, WishAnswer, void> {
  const names = wishedPlaces(trip, city).map(({ name }) => name);
  const said = inEnglish(asked.text, lexicon, names);
  const byModel = byTranslated(said, asked.byModel);
  const answer = yield* answerWish(trip, { ...asked, text: said.text, byModel }, city);
  return {
    ...answer,
    unmet: answer.unmet.map((one) => ({ ...one, text: said.quote(one.text) })),
    asked: answer.asked.map((part) => ({
      ...part,
      key: part.key ?? part.text,
      text: said.quote(part.text),
      choices: part.choices.map((choice) => ({ ...choice, name: said.nameOf(choice.name) })),
    })),
    asides: answer.asides.map((aside) => said.quote(aside)),
  };
}
