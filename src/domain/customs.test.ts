import { beforeAll, expect, test } from "vitest";
import { customsOf, inCustoms, localeFor } from "./customs.ts";
import { degreesText } from "./degrees.ts";
import { distanceText } from "./distances.ts";
import { LANGUAGE_TAGS } from "./language-tags.ts";
import { loadWords, wordsIn } from "./messages/words.ts";

beforeAll(async () => {
  await Promise.all(LANGUAGE_TAGS.map(loadWords));
});

const SPACES = /[\s\u202f]/g;
const MILD = { lowC: 11, highC: 21, to: "–" };

test.each([
  ["en", ["en-US", "en"], "en-US", "us"],
  ["en", ["en-gb", "de-DE"], "en-GB", "uk"],
  ["en", ["de-DE", "de", "en-US", "en"], "en-DE", "metric"],
  ["en", ["de", "en-US", "en"], "en-DE", "metric"],
  ["en", ["en"], "en", "metric"],
  ["en", ["de-DE", "de"], "en-DE", "metric"],
  ["en", ["en-IE"], "en-IE", "metric"],
  ["en", ["en-AU"], "en-AU", "metric12"],
  ["de", ["en-US", "de-AT"], "de-AT", "metric"],
  ["en", ["en-CA"], "en-CA", "metric12"],
  ["en", ["en-IN"], "en-IN", "metric12"],
  ["en", ["en-FR"], "en-FR", "metric"],
  ["en", ["en-PR"], "en-PR", "us"],
  ["fr", ["fr-CA"], "fr-CA", "metric"],
  ["ja", ["ja-JP"], "ja-JP", "metric"],
  ["es", ["es-MX"], "es-MX", "metric12"],
  ["ar", ["ar-EG"], "ar-EG", "metric12"],
  ["ar", [], "ar", "metric12"],
  ["zh-Hans", ["zh-TW", "zh-Hans-CN"], "zh-Hans-TW", "metric12"],
  ["en", ["en-US; DROP", "en-x-y", "*"], "en", "metric"],
] as const)("%s for who reads %j is %s, with %s customs", (language, wanted, locale, customs) => {
  expect(localeFor(language, wanted)).toBe(locale);
  expect(customsOf(locale)).toBe(customs);
});

test("hours of 12 and units are those that Intl writes", () => {
  for (const tag of LANGUAGE_TAGS) {
    const { language } = wordsIn(tag, "us");
    const locale = `${tag}-u-nu-latn`;
    const clock = new Intl.DateTimeFormat(locale, {
      hour: "numeric",
      minute: "2-digit",
      hourCycle: "h12",
      timeZone: "UTC",
    });
    for (const minutes of [0, 5, 570, 719, 720, 780, 1439]) {
      expect(language.time(minutes).replace(SPACES, " "), tag).toBe(
        clock.format(minutes * 60_000).replace(SPACES, " "),
      );
    }
    for (const [unit, text] of [
      ["mile", language.way(16.1)],
      ["foot", inCustoms("us", () => distanceText(0.091, language))],
      ["kilometer", wordsIn(tag).language.way(12)],
      ["meter", distanceText(0.3, wordsIn(tag).language)],
      ["yard", inCustoms("uk", () => distanceText(0.091, language))],
      [
        "fahrenheit",
        inCustoms("us", () => degreesText(MILD, language)).replace(/^\d+–| \(.*/g, ""),
      ],
      ["celsius", degreesText(MILD, wordsIn(tag).language).replace(/^\d+–/, "")],
    ] as const) {
      const value = Number.parseInt(text, 10);
      const unitText = new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        unitDisplay: "short",
      }).format(value);
      // In Arabic a unit is one of several forms of a word.
      if (tag !== "ar") expect(text.replace(/\s/g, ""), tag).toBe(unitText.replace(/\s/g, ""));
    }
  }
});

test.each([
  ["metric", "09:30–11:00", "11:30–13:00", "24:00", "350 m", "2.7 km", "11–21 °C"],
  ["metric12", "9:30–11:00 AM", "11:30 AM–1:00 PM", "12:00 AM", "350 m", "2.7 km", "11–21 °C"],
  [
    "us",
    "9:30–11:00 AM",
    "11:30 AM–1:00 PM",
    "12:00 AM",
    "0.2 mi",
    "1.7 mi",
    "52–70 °F (11–21 °C)",
  ],
  ["uk", "09:30–11:00", "11:30–13:00", "24:00", "0.2 mi", "1.7 mi", "11–21 °C"],
] as const)("%s customs: %s, %s, %s, %s, %s, %s", (customs, ...expected) => {
  const { language } = wordsIn("en", customs);
  expect(
    [
      language.span(570, 660),
      language.span(690, 780),
      language.time(1440),
      inCustoms(customs, () => distanceText(0.35, language)),
      language.way(2.7, language.tenths),
      inCustoms(customs, () => degreesText(MILD, language)),
    ].map((text) => text.replace(SPACES, " ")),
  ).toEqual(expected);
});

test("what a trip stores is said in customs, and words of readers don’t mix", () => {
  const stored = "12 min walk (0.9 km)";
  expect(wordsIn("en", "us").stored.way(stored)).toBe("12 min walk (0.6 mi)");
  expect(wordsIn("en").stored.way(stored)).toBe(stored);
  expect(wordsIn("de", "us").stored.way(stored)).toBe("12 Min. zu Fuß (0,6 mi)");
  const both = inCustoms("us", () => wordsIn("en", "uk").language.time(570));
  expect(both).toBe("09:30");
  expect(wordsIn("en").stored.way("20 min by metro (12.0 km)")).toBe("20 min by metro (12.0 km)");
});
