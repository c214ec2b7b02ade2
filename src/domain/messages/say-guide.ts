import type { GuideTexts, SayGuide, SayText } from "../guide-text.ts";
import type { MessageValues } from "../message.ts";
import { shortHash } from "../short-hash.ts";
import { type StoredAddition, storedDetailsOf } from "../trip/stored-text.ts";

/** A language's words for what the engine adds to a guide's text, each a sentence. */
export type AddedWords = {
  /** Of a show that differs from night to night. */
  readonly program: string;
  readonly holiday: string;
  /** @param title as a trip stores it: "Comfort". */
  readonly level: (title: string) => string;
  /** To a place to eat. @param by "taxi"; undefined on foot. @param from undefined from the hotel. */
  readonly way: (minutes: number, by: string | undefined, from: string | undefined) => string;
  /** Between two sentences; a space unless it is said. */
  readonly between?: "";
};

/** Says names and texts of the guide in a language, with what the engine has added to them. */
export function sayGuide(byHash: GuideTexts["byHash"], words: AddedWords): SayGuide {
  const find = (english: string): string | undefined => byHash[shortHash(english)];
  const say = (one: StoredAddition): string => {
    if (one.kind === "level") return words.level(one.title);
    if (one.kind !== "way") return words[one.kind];
    const { minutes, by, from } = one;
    return words.way(minutes, by, from && (find(from) ?? from));
  };
  const text: SayText = (english) => {
    const whole = find(english);
    if (whole !== undefined) return whole;
    const { details, added } = storedDetailsOf(english);
    const own = find(details);
    return own === undefined ? english : [own, ...added.map(say)].join(words.between ?? " ");
  };
  const saidValue = <Value>(value: Value): Value | string =>
    typeof value === "string" ? text(value) : value;
  const saidValues = (values: MessageValues): MessageValues =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        Array.isArray(value) ? (value.map(saidValue) as typeof value) : saidValue(value),
      ]),
    );
  return {
    text,
    message: ({ values, ...message }) =>
      values === undefined ? message : { ...message, values: saidValues(values) },
  };
}
