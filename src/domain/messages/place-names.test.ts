import { expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../language-tags.ts";
import { loadWords, wordsIn } from "./words.ts";

for (const tag of LANGUAGE_TAGS) await loadWords(tag);

const OTHERS = LANGUAGE_TAGS.filter((tag) => tag !== "en");

test.each([
  ["Rome, Italy", "Rom, Italien", "ローマ、イタリア", "روما، إيطاليا"],
  ["Rome", "Rom", "ローマ", "روما"],
  ["Hong Kong", "Hongkong", "香港", "هونغ كونغ"],
  ["Paris, France", "Paris, Frankreich", "パリ、フランス", "باريس، فرنسا"],
  ["Georgia", "Georgien", "ジョージア", "جورجيا"],
  ["Tokyo and Kyoto", "Tokio und Kyoto", "東京、京都", "طوكيو وكيوتو"],
  ["Tokyo, Kyoto, and Osaka", "Tokio, Kyoto und Osaka", "東京、京都、大阪", "طوكيو وكيوتو وأوساكا"],
  [
    "Mostar, Bosnia and Herzegovina",
    "Mostar, Bosnien und Herzegowina",
    "Mostar、ボスニア・ヘルツェゴビナ",
    "\u2068Mostar\u2069، البوسنة والهرسك",
  ],
])("%s is called as in the reader's language", (label, german, japanese, arabic) => {
  const said = (["en", "de", "ja", "ar"] as const).map((tag) => wordsIn(tag).stored.place(label));
  expect(said).toEqual([label, german, japanese, arabic]);
});

test.each(["Paris, Texas", "London, Ontario", "Sète", "Sight and Sound", ""])(
  "%j stays as it is",
  (label) => {
    for (const tag of OTHERS) expect(wordsIn(tag).stored.place(label)).toBe(label);
  },
);

test("what was said is stored in English again", () => {
  const labels = [
    "Rome, Italy",
    "Rome",
    "Mexico City, Mexico",
    "Hong Kong",
    "Italy",
    "Porto, Portugal",
  ];
  for (const tag of OTHERS) {
    const { place, typedPlace } = wordsIn(tag).stored;
    expect(labels.map((label) => typedPlace(place(label)))).toEqual(labels);
    expect(typedPlace("Somewhere, Else")).toBe("Somewhere, Else");
  }
});
