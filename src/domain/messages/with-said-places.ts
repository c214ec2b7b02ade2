import type { Message, MessageValues } from "../message.ts";

/** Values of notes and errors that are destinations. */
const PLACES: readonly string[] = ["city", "cities", "others", "destination", "place"];

/**
 * A message whose destinations, stored and sent in English, are called as in the reader's language.
 *
 * @param place of the language's `storedWords`.
 */
export function withSaidPlaces<M extends Pick<Message, "values">>(
  message: M,
  place: (label: string) => string,
): M {
  const { values } = message;
  if (values === undefined) return message;
  const said = Object.entries(values).map(([name, value]): [string, MessageValues[string]] => {
    if (!PLACES.includes(name)) return [name, value];
    if (typeof value === "string") return [name, place(value)];
    return [name, Array.isArray(value) ? (value as string[]).map(place) : value];
  });
  return { ...message, values: Object.fromEntries(said) };
}
