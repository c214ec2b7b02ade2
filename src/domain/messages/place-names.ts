import type { Language } from "../language.ts";
import type { Message, MessageValues } from "../message.ts";
import { ownField } from "../own-field.ts";

/** How destinations, which trips store in English, are called in another language. */
export type PlaceNames = {
  /** "Rom, Italien" for "Rome, Italy"; what has no other name stays as it is. */
  readonly place: (label: string) => string;
  /** A note or an error whose destinations are called so. */
  readonly withPlaces: <M extends Pick<Message, "values">>(message: M) => M;
  /** The reverse, for one city or country that is typed or was shown in the language. */
  readonly typedPlace: (text: string) => string;
};

/** Values of notes and errors that are destinations. */
const PLACES: readonly string[] = ["city", "cities", "others", "destination", "place"];
/** "A & B", "A, B, and C": as several cities are stored. */
const AND = /,? and | & /;
const BETWEEN = /,? and | & |, /;
const ARABIC_COMMA = "\u060c ";
/** Between a place and its country, also as Arabic, Chinese and Japanese write it. */
const LAST_COMMA = /^(.*\S)\s*[,\u060c\uff0c\u3001]\s*(.+)$/u;

/**
 * The names of destinations in a language; countries are those of its `Intl.DisplayNames`.
 *
 * @param cities by their English labels: `{ "Rome, Italy": "Rom" }`.
 * @param comma what stands between a city and its country.
 */
export function placeNames(
  { tag, list }: Pick<Language, "tag" | "list">,
  cities: Readonly<Record<string, string>>,
  comma: string,
): PlaceNames {
  const labels = new Map(Object.keys(cities).map((label) => [label.split(",")[0] ?? "", label]));
  const cityOf = (label: string) => ownField(cities, labels.get(label) ?? label);
  let countries: ReturnType<typeof countriesIn> | undefined;
  const known = () => (countries ??= countriesIn(tag));

  function nameOf(label: string): string | undefined {
    const [, town, country] = LAST_COMMA.exec(label) ?? [];
    if (town === undefined || country === undefined) {
      return cityOf(label) ?? known().said.get(label);
    }
    const said = known().said.get(country);
    if (said === undefined) return undefined;
    return [ownField(cities, label) ?? isolated(town.replaceAll(", ", comma)), said].join(comma);
  }

  // Where one reads from right to left, a name in Latin letters would turn the whole round.
  function isolated(town: string): string {
    return comma === ARABIC_COMMA ? `\u2068${town}\u2069` : town;
  }

  let stored: ReadonlyMap<string, string> | undefined;
  function storedNames(): ReadonlyMap<string, string> {
    stored ??= new Map(
      Object.entries(cities).map(([label, city]) => [city.toLowerCase(), label] as const),
    );
    return stored;
  }

  function typedPlace(typed: string): string {
    const text = typed.replace(/[\u2068\u2069]/g, "");
    const [, town = text, said] = LAST_COMMA.exec(text) ?? [];
    const label = storedNames().get(town.toLowerCase());
    if (said === undefined) {
      return label?.split(",")[0] ?? known().stored.get(text.toLowerCase()) ?? text;
    }
    const country = known().stored.get(said.toLowerCase());
    if (country === undefined) return text;
    return label?.endsWith(`, ${country}`) ? label : `${town.replaceAll(comma, ", ")}, ${country}`;
  }

  function place(label: string): string {
    const whole = nameOf(label);
    if (whole !== undefined) return whole;
    const parts = AND.test(label) ? label.split(BETWEEN) : [];
    const names = parts.map(nameOf);
    return names.some((name) => name !== undefined)
      ? list(parts.map((part, at) => names[at] ?? part))
      : label;
  }

  return {
    place,
    withPlaces: (message) => ({ ...message, values: saidValues(message.values, place) }),
    typedPlace,
  };
}

function saidValues(
  values: MessageValues | undefined,
  place: (label: string) => string,
): MessageValues | undefined {
  return (
    values &&
    Object.fromEntries(
      Object.entries(values).map(([name, value]): [string, MessageValues[string]] => {
        if (!PLACES.includes(name)) return [name, value];
        if (typeof value === "string") return [name, place(value)];
        return [name, Array.isArray(value) ? (value as string[]).map(place) : value];
      }),
    )
  );
}

/** Countries by their English names, and the other way round. `Intl` lists none: each pair of letters is asked for. */
function countriesIn(tag: string) {
  const [english, own] = ["en", tag].map(
    (locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "none" }),
  ) as [Intl.DisplayNames, Intl.DisplayNames];
  const said = new Map<string, string>();
  const stored = new Map<string, string>();
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const [from, to] = [english.of(code), own.of(code)];
    if (from === undefined || to === undefined || said.has(from)) continue;
    said.set(from, to);
    // "Bosnia & Herzegovina" is an "and" in the sources that we read.
    said.set(from.replace("&", "and"), to);
    stored.set(to.toLowerCase(), from);
  }
  return { said, stored };
}
