import { describe, expect, test } from "vitest";
import { meaningOf } from "../../src/domain/messages/de/wish-meaning.ts";
import type { MeantWish } from "../../src/domain/trip/meant-wish.ts";
import { answerInLanguage } from "../../src/domain/wishes/translated/answer-translated.ts";
import { lexiconFor } from "../../src/domain/wishes/translated/lexicon-for.ts";
import { readFormIn } from "../../src/domain/wishes/translated/read-translated.ts";
import { wishLanguageOf } from "../../src/domain/wishes/translated/wish-language.ts";
import { wishWords as german } from "../../src/web/messages/de/trip-page/wish-words.ts";
import { wishWords as spanish } from "../../src/web/messages/es/trip-page/wish-words.ts";
import { wishWords as french } from "../../src/web/messages/fr/trip-page/wish-words.ts";
import { romeTrip } from "../fixtures/wishes/rome-trip.ts";
import { TRANSLATED_SENTENCES, WANTS } from "../fixtures/wishes/translated-sentences.ts";
import { cityNamed } from "../support/guide.ts";

const NAMES = cityNamed("Paris").places;
const PLACE = "Louvre";
const ROME = romeTrip();

describe.each(["de", "fr", "es"] as const)("%s", async (language) => {
  const lexicon = await lexiconFor(language);

  test.each(Object.entries(TRANSLATED_SENTENCES[language]))("%s", (text, english) => {
    expect(wishLanguageOf(text)).toBe(language);
    const { read, asked } = readFormIn(lexicon, text, NAMES);
    expect(asked).toEqual([]);
    const inEnglish = readFormIn("english", english, NAMES);
    const [said = [], meant] = [read, inEnglish.read].map((parts) =>
      parts.flatMap((part) => part.meant),
    );
    expect(said).not.toEqual([]);
    expect(said.map(withoutWords)).toEqual(meant?.map(withoutWords));
    // They are quoted as they stand in the text.
    for (const part of read) expect(text).toContain(part.text);
  });

  test("a place beside a word that may take it back is never simply wanted", () => {
    const { clauses, negations } = WANTS[language];
    const wrong = clauses.flatMap((clause) => {
      const words = clause.split(" ");
      return negations.flatMap((negation) =>
        [...words.keys(), words.length]
          .map((at) => words.toSpliced(at, 0, negation).join(" ").replace("P", PLACE))
          .filter((text) => isWanted(text)),
      );
    });
    for (const clause of clauses) expect(isWanted(clause.replace("P", PLACE))).toBe(true);
    expect(wrong).toEqual([]);
  });

  function isWanted(text: string): boolean {
    return readFormIn(lexicon, text, NAMES).read.some(({ meant }) =>
      meant.some(({ kind }) => kind === "see"),
    );
  }
});

test.each([
  ["sunset at Miradouro da Senhora do Monte", "en"],
  ["visit Sacré-Cœur", "en"],
  ["Nada de museos, cerca de la Plaza de España", "es"],
  ["pas de musée, la Tour Eiffel le soir", "fr"],
])("the names of places don't tell the language: %s", (text, language) => {
  expect(wishLanguageOf(text)).toBe(language);
});

test("what one doesn't eat is said by its words", async () => {
  const { read } = readFormIn(await lexiconFor("de"), "kein Alkohol", NAMES);
  const meant = read.flatMap((part) => part.meant);
  expect(meaningOf(meant)).toBe("beim Essen: “kein Alkohol”");
});

test("a kind that is offered is called as in the reader's language", async () => {
  const { trip, city } = ROME;
  const text = "Gärten oder Museen";
  const { asked } = await answerInLanguage(trip, { text, newId: () => "new" }, city);
  const titles = asked.flatMap(({ choices }) => choices.map((one) => german.choice(one)));
  expect(titles).not.toEqual([]);
  expect(titles.join()).not.toMatch(/\b(?:parks|museums)\b/);
});

test.each([german, french, spanish].flatMap(({ examples }) => Object.values(examples)))(
  "an example of the trip's page is read: %s",
  async (text) => {
    const { trip, city } = ROME;
    // On locked days nothing has to be planned for it.
    const itinerary = trip.tripData.itinerary.map((day) => ({ ...day, isLocked: true as const }));
    const locked = { ...trip, tripData: { ...trip.tripData, itinerary } };
    const answer = await answerInLanguage(locked, { text, newId: () => "new" }, city);
    for (const { text: part, choices } of answer.asked) {
      expect(text).toContain(part);
      expect(choices).not.toEqual([]);
    }
  },
);

test.each(["子供が二人います", "senza musei, con due bambini", "sem museus, com duas crianças"])(
  "what is in another language is said so: %s",
  async (text) => {
    const { trip, city } = ROME;
    const { asked } = await answerInLanguage(trip, { text, newId: () => "new" }, city);
    expect(asked).toEqual([{ text, choices: [], isOtherLanguage: true }]);
  },
);

function withoutWords(wish: MeantWish) {
  const { text: _, ...meant } = wish;
  return "words" in meant ? { ...meant, words: "" } : meant;
}
