import { addDays, weekdayOf } from "../calendar-date.ts";
import type { DayWeather } from "../places/day-weather.ts";
import type { AskedPart } from "./read-wishes.ts";

/** In the languages that wishes are read in. */
const RAIN =
  /(?<!\p{L})(?:(?:rain(?:s|y|ing)?|wet|showers|storm(?:s|y)?|downpours?)(?!\p{L})|reg(?:en|ne)|gewitter|pluie|pleut|pleuv|pluvi|orage|lluvi|lluev|llov|tormenta)/iu;
const ROOF =
  /(?<!\p{L})(?:indoors?|inside|roof|cover(?:ed)?|drinnen|innen|überdacht|dach|intérieur|couvert|abri|dentro|interior|cubierto|techo)(?!\p{L})/iu;
const TODAY = /(?<!\p{L})(?:today|heute|aujourd.hui|hoy)(?!\p{L})/iu;
const TOMORROW = /(?<!\p{L})(?:tomorrow|morgen|demain|mañana)(?!\p{L})/iu;
const NUMBER = /(?<!\p{L})(?:day|tag|jour|d[ií]a)\s?(\d{1,2})/giu;
const LANGUAGES = ["en", "de", "fr", "es"];
const MONDAY_MS = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
/** Any usual day. */
const DRY = { highC: 15, lowC: 10, rainMm: 0, troubles: [] };
const RAIN_ALL_DAY = { kind: "rain", from: 0, to: 24 * 60 } as const;

/**
 * The dates of a trip of which words ask for a plan in the rain: "what if it rains tomorrow", "make Tuesday a rain plan".
 *
 * @param dates of its days, in their order.
 * @returns all of them where the words name none; undefined where they aren't about rain.
 */
export function rainDates(
  text: string,
  dates: readonly string[],
  today: string,
): readonly string[] | undefined {
  if (!isAboutRain(text)) return undefined;
  const numbers = [...text.matchAll(NUMBER)].map(([, number]) => Number(number));
  const named = dates.filter(
    (date, index) =>
      numbers.includes(index + 1) ||
      (TODAY.test(text) && date === today) ||
      (TOMORROW.test(text) && date === addDays(today, 1)) ||
      saysWeekday(text.toLowerCase(), weekdayOf(date)),
  );
  return named.length === 0 ? dates : named;
}

/** Whether words are about rain. */
function isAboutRain(text: string): boolean {
  return RAIN.test(text);
}

/** Whether all that is asked back is brought by a plan for rain: "add rain", "add indoors", more museums. To leave a park out is not. */
export function isAnsweredByRainPlan(asked: readonly Pick<AskedPart, "choices">[]): boolean {
  return asked.every(({ choices }) =>
    choices.every(
      ({ label, name }) => name === "" || label === "more" || isAboutRain(name) || ROOF.test(name),
    ),
  );
}

/** The forecast for the days of a trip if it rains on one of them. */
export function rainOn(wet: string, dates: readonly string[]): DayWeather[] {
  return dates.map((date) =>
    date === wet ? { ...DRY, date, rainMm: 10, troubles: [RAIN_ALL_DAY] } : { ...DRY, date },
  );
}

/** @param weekday 0 for Monday. */
function saysWeekday(text: string, weekday: number): boolean {
  return LANGUAGES.some((tag) =>
    text.includes(
      new Intl.DateTimeFormat(tag, { weekday: "long", timeZone: "UTC" })
        .format(MONDAY_MS + weekday * DAY_MS)
        .toLowerCase(),
    ),
  );
}
