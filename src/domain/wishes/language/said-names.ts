import { editDistance } from "../../edit-distance.ts";
import { withoutAccents } from "../../plain-text.ts";
import { mealAt } from "./food-words.ts";
import { isOrdinaryWord, isSlip, kindAt } from "./vocabulary.ts";

/** A place that a text may name. */
export type Named = {
  /** Unique among the places that a text may name. */
  readonly id: string;
  readonly name: string;
  /** What else it is called; each counts as a whole only. */
  readonly otherNames?: readonly string[] | undefined;
  readonly in: "plan" | "set-aside" | "guide" | "table";
  /** It is open on the dates of an event only: by a part of its name the place itself is meant, where there is one. */
  readonly isForFeasts?: true | undefined;
  /** Of a table: a meal of the trip is there. */
  readonly isOfTrip?: true | undefined;
};

type Spot = { readonly place: number; readonly at: number; readonly length: number };

/** The words of many names, to find them by their parts. */
export type NameIndex = {
  readonly places: readonly Named[];
  readonly words: readonly (readonly string[])[];
  readonly spots: ReadonlyMap<string, readonly Spot[]>;
  /** Which place the words of another name are. */
  readonly others: ReadonlyMap<string, Named>;
  /** Other names count too, where capitals tell them. */
  readonly takesOthers?: boolean;
  /** "In Istanbul" is no museum there. */
  readonly cityWords?: readonly string[];
  /** Places to eat. */
  readonly tables?: NameIndex | undefined;
};

/** In how many names a word stands, and it says nothing of which. */
const COMMON_FROM = 5;
const LONGEST_NAME = 8;
const JOINTS = new Set(
  "the of de da do dos las los das del della di la le les el and du des an a at im am zum zur san santa saint st".split(
    " ",
  ),
);
const ABBREVIATIONS: Readonly<Record<string, readonly string[]>> = {
  nat: ["natural", "national"],
  hist: ["history"],
  brit: ["british"],
  sci: ["science"],
  st: ["saint", "st", "san", "state"],
  saint: ["st"],
  mus: ["museum"],
  garden: ["gardens"],
  gardens: ["garden"],
  steps: ["step"],
  step: ["steps"],
  centre: ["center"],
  theatre: ["theater"],
  rockefeller: ["rock", "rockefeller"],
  gugenheim: ["guggenheim"],
  oceanario: ["oceanarium"],
  boat: ["cruise", "ferry", "boats"],
  boats: ["cruise", "boat"],
  cruise: ["ferry", "cruises"],
  dome: ["basilica"],
  gallery: ["galleria", "galerie"],
  ghetto: ["quarter"],
  colloseum: ["colosseum"],
  coliseum: ["colosseum"],
  twr: ["tower"],
  mkt: ["market"],
  sanctuary: ["shrine"],
  basilica: ["church"],
};
const OTHER_NAMES: Readonly<Record<string, string>> = {
  "the met": "Metropolitan Museum of Art",
  met: "Metropolitan Museum of Art",
  moma: "Museum of Modern Art",
  "casa mila": "La Pedrera",
  v: "Victoria and Albert Museum",
  "v and a": "Victoria and Albert Museum",
  abbey: "Westminster Abbey",
  "the eye": "London Eye",
  "nat history": "Natural History Museum",
  "golden pavilion": "Kinkaku-ji",
  "silver pavilion": "Ginkaku-ji",
  "9 or 11": "9/11 Memorial and Museum",
  "911 memorial": "9/11 Memorial and Museum",
  "911 museum": "9/11 Memorial and Museum",
  "9 or 11 memorial": "9/11 Memorial and Museum",
  "hp studio": "Warner Bros. Studio Tour London",
  akiba: "Akihabara Electric Town",
  "holocaust memorial": "Memorial to the Murdered Jews of Europe",
  "mona lisa": "Louvre Museum",
  "the sistine": "Vatican Museums and Sistine Chapel",
  sistine: "Vatican Museums and Sistine Chapel",
  "michelangelos david": "Accademia Gallery",
  "the david": "Accademia Gallery",
  david: "Accademia Gallery",
  liberty: "Statue of Liberty and Ellis Island",
  "empire state": "Empire State Building",
  "frida kahlo house": "Frida Kahlo Museum",
  "frida kahlos house": "Frida Kahlo Museum",
  "fridas house": "Frida Kahlo Museum",
  sagrada: "Sagrada Família",
  "water lilies": "Musée de l'Orangerie",
  "water lilies of monet": "Musée de l'Orangerie",
  "monets water lilies": "Musée de l'Orangerie",
  "zoo at schonbrunn": "Schönbrunn Zoo",
  "zoo in schonbrunn": "Schönbrunn Zoo",
  "big wheel": "Giant Ferris Wheel and Prater",
  "ferris wheel": "Giant Ferris Wheel and Prater",
  "national museum": "National Archaeological Museum",
  "gion matsuri": "Lantern Evenings of the Gion Festival",
  "gion festival": "Lantern Evenings of the Gion Festival",
  "day of the dead": "Day of the Dead parade",
};

/** The words of a name, as said words are compared. */
function wordsOfName(name: string): readonly string[] {
  const text = withoutAccents(name)
    .replace(/[’'‘`]/g, "")
    .replace(/&/g, " and ");
  return text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
}

/**
 * @param places those of the plan first.
 * @param tables places to eat.
 */
export function nameIndex(
  places: readonly Named[],
  takesOthers = false,
  tables: readonly Named[] = [],
  city = "",
): NameIndex {
  const words = places.map(({ name }) => wordsOfName(name));
  const spots = new Map<string, Spot[]>();
  const put = (key: string, spot: Spot) => {
    const found = spots.get(key);
    if (found === undefined) spots.set(key, [spot]);
    else found.push(spot);
  };
  for (const [place, run] of words.entries()) {
    for (const [at, word] of run.entries()) {
      put(word, { place, at, length: 1 });
      const next = run[at + 1];
      if (next !== undefined && word.length + next.length > 4)
        put(word + next, { place, at, length: 2 });
    }
    // "Orsay" for "Musée d'Orsay".
    const elided = withoutAccents(places[place]?.name ?? "").matchAll(/\b([dl])['’](\p{L}{4,})/gu);
    for (const [, led = "", rest = ""] of elided)
      put(rest, { place, at: run.indexOf(led + rest), length: 1 });
  }
  const others = new Map<string, Named>();
  for (const place of places)
    for (const name of place.otherNames ?? []) {
      const said = wordsOfName(name).join(" ");
      if (!others.has(said) && !isOrdinaryWord(said)) others.set(said, place);
    }
  // "The castle" in Prague is Prague Castle.
  const cityWords = wordsOfName(city);
  for (const [at, run] of words.entries()) {
    const [place, noun = ""] = [places[at], run.at(-1)];
    const isOfCity = run.length > 1 && run.slice(0, -1).every((word) => cityWords.includes(word));
    if (place !== undefined && isOfCity) others.set(`the ${noun}`, place);
  }
  const ofTables = tables.length === 0 ? {} : { tables: nameIndex(tables) };
  return { places, words, spots, others, takesOthers, cityWords, ...ofTables };
}

const LEADS_TABLE =
  /^(?:at|in|to|keep|drop|skip|no|swap|book|of|lose|cancel|instead|for|replace|remove|add|love|lunch|dinner)$/;

/** The place to eat that is named from here on: by two words of its name, or one where words beside it say so. */
export function tableAt(
  plain: readonly string[],
  at: number,
  { tables }: NameIndex,
): { readonly table: Named; readonly count: number } | undefined {
  if (tables === undefined) return undefined;
  // "Da Enzo", "La Campana".
  const lead = /^(?:da|la|le|il|al|l)$/.test(plain[at] ?? "") ? 1 : 0;
  const name = nameAt(plain, at + lead, tables);
  const [table] = name?.found ?? [];
  if (name === undefined || table === undefined || name.isMistyped) return undefined;
  const said = plain.slice(at, at + lead + name.count).filter((word) => word !== "the");
  const isLed = plain.slice(Math.max(0, at - 2), at).some((word) => LEADS_TABLE.test(word));
  const [one = ""] = said;
  const isAt = plain[at - 1] === "at";
  const shortest = wordsOfName(table.name).length === 1 ? 3 : isAt ? 4 : 5;
  const isOne = said.length === 1 && one.length >= shortest && !isOrdinaryWord(one);
  return said.length > 1 || (isOne && (isLed || at === 0))
    ? { table, count: lead + name.count }
    : undefined;
}

const LEAST_OF_TABLE = 4;

/**
 * A table of the trip's meals that is named from here on: by its whole name, "The Albert", or by a word that only it has of
 * all that is known here, "Quim". It goes before a place of which that is a part.
 */
export function tripTableAt(
  plain: readonly string[],
  at: number,
  { tables, spots }: NameIndex,
): { readonly table: Named; readonly count: number; readonly isWhole: boolean } | undefined {
  if (tables === undefined) return undefined;
  let best: { table: Named; count: number; isWhole: boolean } | undefined;
  const isOrdinary = (word: string) => isOrdinaryWord(word) || mealAt([word], 0) !== undefined;
  const isOwn = (word: string) =>
    word.length >= LEAST_OF_TABLE &&
    !isOrdinary(word) &&
    !spots.has(word) &&
    kindAt([word], 0) === undefined &&
    tables.spots.get(word)?.length === 1;
  for (const [index, table] of tables.places.entries()) {
    if (table.isOfTrip !== true) continue;
    // "Hoppy Street, Asakusa" is called what stands before the comma.
    const [called = "", rest] = table.name.split(",", 2);
    const words = tables.words[index] ?? [];
    const name = rest === undefined ? words : words.slice(0, called.trim().split(/[\s-]+/).length);
    const isCalledThe = name[0] === "the" && plain[at - 1] === "the";
    const own = isCalledThe ? name.slice(1) : name;
    const isWhole =
      own.every((word, step) => plain[at + step] === word) &&
      (isCalledThe || own.length > 1 || !own.every(isOrdinary));
    if (isWhole && (best?.isWhole !== true || own.length > best.count))
      best = { table, count: own.length, isWhole };
    const word = plain[at] ?? "";
    if (best === undefined && own.includes(word) && isOwn(word))
      best = { table, count: 1, isWhole: false };
  }
  return best;
}

/** The place or table whose whole name is one word, though that is an ordinary one: "Park". */
export function calledSo(word: string, { places, words, tables }: NameIndex): Named | undefined {
  const at = words.findIndex(([one, ...others]) => one === word && others.length === 0);
  return places[at] ?? (tables === undefined ? undefined : calledSo(word, tables));
}

export type SaidName = {
  readonly found: readonly Named[];
  readonly count: number;
  /** A letter of it was mistyped. */
  readonly isMistyped: boolean;
};

type Match = {
  readonly place: number;
  readonly count: number;
  readonly own: number;
  readonly isFull: boolean;
  readonly isTail: boolean;
  /** What is left says only what kind of place it is, or where. */
  readonly isKindOnly: boolean;
  readonly at: number;
  readonly isMistyped: boolean;
};

/**
 * The places that the words from here on name, by the longest part of a name that they say; several where they fit as
 * well. Those of the plan go before others.
 */
export function nameAt(
  plain: readonly string[],
  at: number,
  index: NameIndex,
): SaidName | undefined {
  const other = otherName(plain, at, index);
  const name = nameByParts(plain, at, index);
  // "The abbey" is one, "Abbey Road" another.
  return name === undefined || (other !== undefined && other.count >= name.count) ? other : name;
}

/** Words with which many names begin. */
const GENERIC =
  /^(?:casa|villa|palazzo|palais|palacio|piazza|plaza|campo|museo|musee|museu|santa|san|sao|monte|mount|wat|fort|chateau|jardin|jardim|parc|parque|torre|ponte|porta|basilica|iglesia|igreja|schloss)$/;

function nameByParts(plain: readonly string[], at: number, index: NameIndex): SaidName | undefined {
  const [first = "", second = ""] = plain.slice(at, at + 2);
  // "Disney sea" is DisneySea.
  const joined =
    second.length > 2 && first.length > 3 ? (index.spots.get(first + second) ?? []) : [];
  const [whole] = joined.flatMap(({ place, length }) =>
    length === 1 ? [index.places[place]] : [],
  );
  // A coffee house every afternoon is not the one that is called so.
  const isMeal = mealAt([first, second], 0)?.count === 2;
  if (whole !== undefined && !isMeal) return { found: [whole], count: 2, isMistyped: false };
  if (
    first === "" ||
    (JOINTS.has(first) && !/^(?:st|saint|san|santa|la|el|le|los|las|les)$/.test(first))
  )
    return undefined;
  const matches = spotsOf(first, index).flatMap(({ spot, isMistyped }) => {
    const match = matchFrom(plain, at, spot, isMistyped, index);
    // "Dinner" is no dinner cruise.
    const isMeal = match?.count === 1 && !match.isFull && mealAt([first], 0) !== undefined;
    return match !== undefined &&
      !isMeal &&
      !isWhereOfFeast(match, index) &&
      isName(match, plain, at, index)
      ? [match]
      : [];
  });
  if (matches.length === 0) return undefined;
  const right = matches.filter((one) => !one.isMistyped);
  const longest = Math.max(0, ...right.map(({ count }) => count));
  // "Tower brige" is the bridge.
  const longer = matches.filter((one) => one.count > Math.max(1, longest));
  const exact = right.length === 0 ? matches : longer.length > 0 ? longer : right;
  const most = Math.max(...exact.map(({ count }) => count));
  let best = exact.filter(({ count }) => count === most);
  // "Casa Milà" is no "Casa Batlló".
  const isElse = most === 1 && GENERIC.test(first) && second.length > 3 && !isOrdinaryWord(second);
  if (isElse && !best.some(({ place }) => index.words[place]?.includes(second) === true))
    return undefined;
  // "Prater wheel" is the "Giant Ferris Wheel and Prater".
  const seconds = [
    second,
    ...(Object.hasOwn(ABBREVIATIONS, second) ? (ABBREVIATIONS[second] ?? []) : []),
  ];
  const both = best.filter(({ place }) =>
    seconds.some((one) => index.words[place]?.includes(one) === true),
  );
  if (most === 1 && both.length === 1 && second.length > 4)
    return {
      found: both.flatMap(({ place }) => index.places[place] ?? []),
      count: 2,
      isMistyped: false,
    };
  // "The Rockefeller one" is any that has the word.
  const isAny = plain[at + most] === "one";
  const isInPlan = (one: Match) => index.places[one.place]?.in === "plan";
  const better = isAny
    ? [isInPlan]
    : [
        (one: Match) => one.isFull,
        isInPlan,
        // "St Peter's" is the basilica, not the mass of Christmas night there.
        (one: Match) => index.places[one.place]?.isForFeasts !== true,
        // "The cable car" is each of two.
        (one: Match) => one.at === 0 && (one.own > 0 || one.isFull),
        // "The Louvre" is the museum, not its pyramid and court.
        (one: Match) => one.isKindOnly && (one.own > 0 || one.isFull),
      ];
  for (const isBetter of better) {
    if (best.some(isBetter)) best = best.filter(isBetter);
  }
  const found = [...new Set(best.map(({ place }) => place))].flatMap(
    (place) => index.places[place] ?? [],
  );
  const count = most + Number(goesOn(plain.slice(at + most - 1, at + most + 1), found));
  return { found, count, isMistyped: best.every((one) => one.isMistyped) };
}

/** "Khao San" goes on as Khao San Road does, though a "san" joins names elsewhere. */
function goesOn([last = "", next = ""]: readonly string[], found: readonly Named[]): boolean {
  const isIn = ({ name }: Named) => withoutAccents(name).toLowerCase().includes(`${last} ${next} `);
  return JOINTS.has(next) && found.every(isIn);
}

function otherName(
  plain: readonly string[],
  at: number,
  { places, others }: NameIndex,
): SaidName | undefined {
  for (let count = Math.min(LONGEST_NAME, plain.length - at); count > 0; count -= 1) {
    const words = plain.slice(at, at + count).join(" ");
    const other = others.get(words);
    if (other !== undefined) return { found: [other], count, isMistyped: false };
    const name = Object.hasOwn(OTHER_NAMES, words) ? OTHER_NAMES[words] : undefined;
    const found = places.filter((place) => place.name === name);
    if (found.length > 0) return { found: found.slice(0, 1), count, isMistyped: false };
  }
  return undefined;
}

/** What a park's name may end in that people leave out. */
const BEGINS = ["land", "sea", "world", "park"];

function spotsOf(
  word: string,
  { spots }: NameIndex,
): readonly { spot: Spot; isMistyped: boolean }[] {
  const exact = [word, ...(Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] ?? []) : [])];
  const found = exact.flatMap((one) => spots.get(one) ?? []);
  // "Pizza" is no piazza.
  const isOther = word.length < 5 || isOrdinaryWord(word) || mealAt([word], 0) !== undefined;
  // "Disney" begins "Disneyland", whatever else is called after him.
  const begun = isOther ? [] : BEGINS.flatMap((end) => spots.get(word + end) ?? []);
  // "The coaches": the Coach Museum.
  const one =
    isOther || found.length > 0 ? undefined : /^(.{4,}?)(?:(?<=ch|sh|s|x)es|s)$/.exec(word)?.[1];
  const known = [...found, ...begun, ...(one === undefined ? [] : (spots.get(one) ?? []))];
  if (known.length > 0 || isOther) return known.map((spot) => ({ spot, isMistyped: false }));
  const allowed = word.length < 9 ? 1 : 2;
  const isNear = (key: string) =>
    word.length === 5
      ? isSlip(word, key)
      : (editDistance(key, word) <= allowed && !isDerived(key, word)) || isPlural(key, word);
  const near: { spot: Spot; isMistyped: boolean }[] = [];
  for (const [key, all] of spots) {
    if (key[0] !== word[0] || Math.abs(key.length - word.length) > allowed || isOrdinaryWord(key))
      continue;
    if (isNear(key)) near.push(...all.map((spot) => ({ spot, isMistyped: true })));
  }
  return near;
}

/** "Pottery" is no slip of "Potter": a whole word with an ending. */
function isDerived(key: string, word: string): boolean {
  return word.length > key.length && word.startsWith(key) && word.at(-1) !== word.at(-2);
}

function isPlural(key: string, word: string): boolean {
  return key.length > 6 && word === `${key}s`;
}

/** How far the words say the name from one of its words on; its small words may be left out. */
function matchFrom(
  plain: readonly string[],
  at: number,
  { place, at: start, length }: Spot,
  isMistyped: boolean,
  index: NameIndex,
): Match | undefined {
  const name = index.words[place] ?? [];
  let [said, next, isWrong] = [at + 1, start + length, isMistyped];
  const matched = name.slice(start, next);
  while (said < plain.length && said - at < LONGEST_NAME && next < name.length) {
    const word = plain[said] ?? "";
    const skip = JOINTS.has(name[next] ?? "") && !isSame(word, name[next] ?? "") ? 1 : 0;
    const wanted = name[next + skip];
    if (wanted === undefined || word === "") break;
    const joined = wanted + (name[next + skip + 1] ?? "");
    if (isSame(word, wanted)) next += skip + 1;
    else if (word === joined) next += skip + 2;
    else if (isMistypedFor(word, wanted)) {
      next += skip + 1;
      isWrong = true;
    } else break;
    matched.push(wanted);
    said += 1;
  }
  // "Fado in Alfama" is not "Fado in Chiado".
  if (name[next - 1] === "in" && plain[said - 1] === "in" && said < plain.length) return undefined;
  // "Big Ben and the Eye".
  while (said - at > 1 && (JOINTS.has(plain[said - 1] ?? "") || plain[said - 1] === "and"))
    said -= 1;
  const own = matched.filter((word) => !isCommon(word, index)).length;
  const rest = name.slice(next).filter((word) => !JOINTS.has(word));
  return {
    place,
    count: said - at,
    own,
    isFull: start === 0 && rest.length === 0,
    isTail: rest.length === 0,
    isKindOnly:
      start === 0 &&
      rest.length === 1 &&
      (kindAt(rest, 0) !== undefined || rest[0] === "bridge" || name[next] === "of"),
    at: start,
    isMistyped: isWrong,
  };
}

/** "Sofia" for "Sophia". */
const asHeard = (word: string) => word.replaceAll("ph", "f");

function isSame(written: string, named: string): boolean {
  const [word, wanted] = [asHeard(written), asHeard(named)];
  return (
    word === wanted ||
    // "Sir John Soane", "Botanic Gardens".
    (wanted.length > 3 && (word === `${wanted}s` || wanted === `${word}s`)) ||
    // "Botanic" for "Botanical".
    (word.length > 5 && wanted.startsWith(word) && wanted.length - word.length < 3) ||
    (Object.hasOwn(ABBREVIATIONS, word) && ABBREVIATIONS[word]?.includes(wanted) === true)
  );
}

function isMistypedFor(word: string, wanted: string): boolean {
  if (word.length < 5 || isOrdinaryWord(word) || Math.abs(word.length - wanted.length) > 1)
    return false;
  if (word.length === 5) return isSlip(word, wanted);
  return (
    word[0] === wanted[0] &&
    !isDerived(wanted, word) &&
    editDistance(word, wanted) <= (word.length < 7 ? 1 : 2)
  );
}

function isCommon(word: string, { spots, places, cityWords = [] }: NameIndex): boolean {
  const isOfAnyDay = ({ place }: Spot) => places[place]?.isForFeasts !== true;
  return (
    cityWords.includes(word) ||
    isOrdinaryWord(word) ||
    JOINTS.has(word) ||
    (spots.get(word) ?? []).filter(isOfAnyDay).length >= COMMON_FROM
  );
}

const LEADS_NAME =
  /^(?:|the|that|this|our|my|skip|drop|keep|move|swap|lose|cut|bin|remove|delete|ditch|no|do|add|see)$/;

/** "Sultanahmet" is where the iftar is, and "years" are no New Year bell. */
function isWhereOfFeast({ place, at, count }: Match, { places, words }: NameIndex): boolean {
  if (places[place]?.isForFeasts !== true || count > 1 || at === 0) return false;
  const name = words[place] ?? [];
  return IN_TIME.test(name[at] ?? "") || name.slice(0, at).some((word) => WHERE.test(word));
}

const IN_TIME = /^(?:new|year|eve|night|along)$/;
const WHERE = /^(?:in|at|on|along|of|for|over|from)$/;

/** Whether what was matched can't be ordinary words. */
function isName(match: Match, plain: readonly string[], at: number, index: NameIndex): boolean {
  const said = plain.slice(at, at + match.count);
  if (said.length === 1 && JOINTS.has(said[0] ?? "")) return false;
  // Of many there, "Schönbrunn" is each.
  const isLong = match.at === 0 && (said[0] ?? "").length > 6 && !isOrdinaryWord(said[0] ?? "");
  if (match.own > 0 || isLong) return true;
  if (said.filter((word) => !JOINTS.has(word)).length >= 2)
    return (
      match.isFull ||
      match.at === 0 ||
      // "TV Tower" of Berlin.
      (match.isTail &&
        (index.takesOthers
          ? kindAt(said, 0)?.count !== said.length
          : index.places[match.place]?.in === "plan"))
    );
  // "The tower" where the plan has one.
  const [word = ""] = said;
  const place = index.places[match.place];
  return (
    // At the beginning of a clause, and after a verb, as well.
    LEADS_NAME.test(plain[at - 1] ?? "") &&
    place?.in === "plan" &&
    word.length > 2 &&
    kindAt(said, 0) === undefined &&
    !/^(?:from|with|near|over|under|between|inside|outside|day|night|first|last|city|town|street|place|time|way|top|one|free|food|walk|old|new)$/.test(
      word,
    )
  );
}
