import { editRatio } from "../edit-distance.ts";
import {
  LIKE_NAME,
  type NameReading,
  readingSimilarity,
  readName,
} from "../engine/ground/match-name.ts";
import { isCommon, isFiller, isOptional, kindOf } from "../engine/ground/name-words.ts";
import { type KnownCity, placesOf } from "../engine/known-city.ts";
import { SURE_NAME } from "../engine/reading/match-known.ts";
import { isForFeasts } from "../engine/visits/event-of-place.ts";
import type { Position } from "../places/geo.ts";
import { plainText } from "../plain-text.ts";

/** A place of the guide, or one to eat at, which has no `guideId`. */
export type KnownSpot = {
  readonly name: string;
  readonly at: Position;
  readonly popularity: number;
  readonly guideId?: string | undefined;
  /** It is open on the dates of an event only. */
  readonly isForFeasts?: boolean;
};

/** A name as it is compared: with the words of its kind, its saint and its city in one language. */
type Reading = {
  readonly whole: NameReading;
  readonly withoutCity: NameReading;
  /** Words that tell it from others. */
  readonly words: readonly string[];
  readonly kinds: readonly string[];
  /** As it is spelt, without its city. */
  readonly spelling: string;
};

type Named = {
  readonly spot: KnownSpot;
  readonly name: Reading;
  /** Its first part, the name that its id has, which mostly is the local one, and others that it goes by. */
  readonly main: readonly Reading[];
};

export type LikeName = {
  readonly spot: KnownSpot;
  readonly similarity: number;
  /** The same without the part of the name behind "and". */
  readonly mainSimilarity: number;
};

/** The names that a trip's guide knows. */
export type KnownNames = {
  readonly spots: readonly KnownSpot[];
  /** Those like a name, the likest first, of those that `isMeant`. */
  readonly like: (name: string, isMeant?: (spot: KnownSpot) => boolean) => readonly LikeName[];
  /** Whether a name is that of the city. */
  readonly isCity: (name: string) => boolean;
  /** Whether it is that of a list: "Rome", "Our weekend in Rome 2025". */
  readonly isTitle: (name: string) => boolean;
};

/** A misspelt name may be the one that is so much like it. */
const SAME_SPELLING = 0.75;
const SHORTEST_WORD = 4;
/** A word as long as this is hardly in two names by chance. */
const RARE_WORD = 8;
/** Words in the name of any place to eat, and of where anybody lives: "Ada's house". */
const OF_ANY =
  /^(?:house|restaurant[e]?|ristorante|trattoria|osteria|cervejaria|taberna|tasca|taverna?|cafe|kaffee|bistro|brasserie|pizzeria|gelateria|pastelaria|padaria|bakery|backerei|izakaya|ramen|sushi|jazz|club)$/;
/** Titles of lists of a city. */
const TITLE =
  /^(?:\d+|our|my|trip|weekend|list|ideas?|plan|notes?|tips?|guide|itinerary|places|travel|holiday|days?|reise|urlaub|wochenende|tage|liste|viaje|viagem|voyage|viaggio|lista)$/;
/** "Eiffelturm" and "Museumsinsel" are two words. */
const COMPOUND =
  /^(\p{L}{4,})(turm|tor|kirche|dom|markt|platz|brucke|museum|insel|garten|palast|schloss)$/u;
const WORD = /[\p{L}\p{M}]+/gu;
/** A part of more names than this says nothing. */
const MOST_OF_PART = 3;
/** Saints and kings in the languages of travel. */
const PEOPLE: Readonly<Record<string, string>> = {
  george: "georges jorge jordi giorgio georg",
  john: "johns joao juan giovanni jean johann",
  peter: "peters pedro pietro pierre",
  paul: "pauls paulo pablo paolo",
  mary: "marys maria marie",
  stephen: "stephens stephan estevao esteban stefano etienne",
  nicholas: "nikolaus nicolau nicolas nicola",
  francis: "francisco francesco franziskus",
};
const PERSON: ReadonlyMap<string, string> = new Map(
  Object.entries(PEOPLE).flatMap(([name, others]) =>
    others.split(" ").map((other) => [other, name]),
  ),
);

/** Names that the guide of a city, or those of several bases, knows. */
export function knownNames(city: KnownCity | undefined): KnownNames {
  const bases = city?.bases ?? (city === undefined ? [] : [city]);
  const cityNames = bases.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map(plainText);
  const cityWords = new Map(
    bases.flatMap(({ name, aliases = [] }) =>
      [name, ...aliases].map((alias) => [plainText(alias), plainText(name)] as const),
    ),
  );
  const read = (name: string) => readingOf(name, cityWords);
  const named = bases.flatMap(spotsOf).map(({ id, otherNames, ...spot }): Named => {
    const first = spot.name.split(/ and | & /)[0] ?? "";
    const main = [first, id.replaceAll("-", " "), ...otherNames].map(read);
    return { spot, name: read(spot.name), main: main.filter(isFirst) };
  });
  const known = new Map<string, readonly LikeName[]>();
  return {
    spots: named.map(({ spot }) => spot),
    like: (name, isMeant) => {
      const found = isMeant === undefined ? known.get(name) : undefined;
      if (found !== undefined) return found;
      const meant = isMeant === undefined ? named : named.filter(({ spot }) => isMeant(spot));
      const like = likeNames(read(name), meant);
      if (isMeant === undefined) known.set(name, like);
      return like;
    },
    isCity: (name) => cityNames.includes(plainText(name)),
    isTitle: (name) => {
      const words = plainText(name)
        .split(" ")
        .filter((word) => !TITLE.test(word) && !isFiller(word));
      const isCity = words.length > 0 && cityNames.includes(words.join(" "));
      return isCity || words.length === 0;
    },
  };
}

/** Most names are their first part and their id, too. */
function isFirst({ whole }: Reading, at: number, all: readonly Reading[]): boolean {
  return all.findIndex((one) => one.whole.key === whole.key) === at;
}

function likeNames(mine: Reading, named: readonly Named[]): readonly LikeName[] {
  const all = named.map(({ spot, name, main }) => {
    const mainSimilarity = Math.max(...main.map((one) => similarityOf(mine, one)));
    const isMain = main.some(({ whole }) => whole.key === name.whole.key);
    return {
      spot,
      mainSimilarity,
      similarity: isMain ? mainSimilarity : Math.max(mainSimilarity, similarityOf(mine, name)),
      isPart: [name, ...main].some((one) => isPart(mine, one)),
    };
  });
  const areRare = all.filter(({ isPart }) => isPart).length <= MOST_OF_PART;
  const like = all.filter((one) => one.similarity >= LIKE_NAME || (one.isPart && areRare));
  const isSight = like.some(({ spot }) => spot.guideId !== undefined);
  const isOfAnyDay = like.some(({ spot }) => spot.isForFeasts !== true);
  return like
    .filter(
      // "The Pantheon" isn't the rose petals that fall there at Pentecost.
      (one) => one.spot.isForFeasts !== true || !isOfAnyDay || one.similarity >= SURE_NAME,
    )
    .filter(
      // "Armando near the Pantheon" is not meant by "Pantheon".
      (one) => one.spot.guideId !== undefined || !isSight || one.similarity >= SURE_NAME,
    )
    .toSorted((a, b) => b.similarity - a.similarity || b.spot.popularity - a.spot.popularity);
}

type Found = KnownSpot & { readonly id: string; readonly otherNames: readonly string[] };

function spotsOf(city: KnownCity): Found[] {
  const places = placesOf(city).map((place) => {
    const { id, name, otherNames = [], at, popularity } = place;
    return {
      ...{ id, guideId: id, name, otherNames, at, popularity },
      isForFeasts: isForFeasts(place),
    };
  });
  const eateries = (city.eateries ?? []).map(({ id, name, at }) => ({
    ...{ id, name, otherNames: [], at, popularity: 0 },
  }));
  return [...places, ...eateries];
}

function readingOf(name: string, cityWords: ReadonlyMap<string, string>): Reading {
  const cities = new Set(cityWords.values());
  const toCity = (word: string) => cityWords.get(word) ?? word;
  const translated = name.replace(/\bst?\.\s?/gi, "st ").replace(WORD, (word) => {
    const plain = plainText(word);
    const [, stem = plain, kind] = COMPOUND.exec(plain) ?? [];
    if (kind !== undefined) return `${kindOf(stem) ?? PERSON.get(stem) ?? stem} ${kindOf(kind)}`;
    return kindOf(plain) ?? PERSON.get(plain) ?? (cityWords.has(plain) ? toCity(plain) : word);
  });
  const without = translated.replace(WORD, (word) => (cities.has(plainText(word)) ? " " : word));
  const whole = readName(translated);
  const words = plainText(without).split(" ");
  return {
    whole,
    withoutCity: plainText(without) === "" ? whole : readName(without),
    words: words.filter(
      (word) =>
        word.length >= SHORTEST_WORD &&
        kindOf(word) === undefined &&
        !isCommon(word) &&
        !isOptional(word) &&
        !isFiller(word) &&
        !OF_ANY.test(word),
    ),
    kinds: words.filter((word) => kindOf(word) !== undefined),
    spelling: plainText(name)
      .split(" ")
      .filter((word) => !isFiller(word) && !cities.has(toCity(word)))
      .join(""),
  };
}

/** That both name the city says little. */
function similarityOf(mine: Reading, other: Reading): number {
  const without = readingSimilarity(mine.withoutCity, other.withoutCity);
  const areCityless =
    mine.whole.key === mine.withoutCity.key && other.whole.key === other.withoutCity.key;
  const whole = areCityless ? without : readingSimilarity(mine.whole, other.whole);
  const spelt = without < LIKE_NAME && isSpelt(mine.spelling, other.spelling) ? LIKE_NAME : 0;
  return Math.max(whole >= SURE_NAME ? whole : 0, without, spelt);
}

/** "Gulbenkian", or "Gulbekian museum", of the "Gulbenkian Modern Art Centre"; "the aqueduct" of the only one. */
function isPart(mine: Reading, other: Reading): boolean {
  if (mine.words.length === 0)
    return mine.kinds.length > 0 && mine.kinds.every((kind) => other.kinds.includes(kind));
  const isIn = (word: string) =>
    other.words.some((theirs) => theirs === word || isSpelt(word, theirs));
  return (
    mine.words.every(isIn) || mine.words.some((word) => word.length >= RARE_WORD && isIn(word))
  );
}

function isSpelt(a: string, b: string): boolean {
  const [short, long] = [Math.min(a.length, b.length), Math.max(a.length, b.length)];
  return short > SHORTEST_WORD && short >= SAME_SPELLING * long && editRatio(a, b) >= SAME_SPELLING;
}
