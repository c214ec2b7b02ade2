import type { KnownCity } from "../../engine/known-city.ts";
import type { Trip } from "../../trip/trip.ts";
import { answerWish, type WishAnswer } from "../answer-wish.ts";
import { wishedPlaces } from "../wished-places.ts";
import { inEnglish } from "./in-english.ts";
import type { Lexicon } from "./lexicon.ts";
import { byTranslated } from "./read-translated.ts";

/**
 * What a trip would be by wishes in the language of a lexicon (`answerWish`). Parts are quoted in the traveller's own words; choices are
 * remembered by the English ones.
 */
export function* answerTranslatedWish(
  trip: Trip,
  asked: Parameters<typeof answerWish>[1],
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
      choices: part.choices.map((choice) => ({ ...choice, name: said.quote(choice.name) })),
    })),
    asides: answer.asides.map(said.quote),
  };
}
