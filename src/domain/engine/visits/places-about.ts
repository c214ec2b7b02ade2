import { ownField } from "../../own-field.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { plainText, withoutAccents } from "../../plain-text.ts";
import type { TripWish } from "../../trip/trip-wish.ts";

type Described = {
  readonly name: string;
  readonly category?: PlaceCategory | undefined;
  readonly details?: string | undefined;
  readonly quarter?: string | undefined;
  readonly experience?: string | undefined;
  readonly isForSmallChildren?: boolean | undefined;
  readonly popularity?: number;
};

/** Words for a kind of place, which what is said of a place may leave out. */
const KIND_WORDS: Readonly<Partial<Record<PlaceCategory, string>>> = {
  museum: "museum gallery art painting exhibition",
  worship: "church basilica cathedral temple shrine mosque",
  market: "market shop store boutique",
  park: "park garden",
  viewpoint: "view viewpoint rooftop",
  nightlife: "bar club music",
  show: "show theatre concert music",
};
const MALLS = ["mall", "shopping centre", "department store"];
const OF_MALLS = /\bmall|^shopping cent/;
/** Leaves and blossoms are seen in several places. */
const OF_SEASON =
  /\b(?:(?:autumn|fall) (?:leaves|colou?rs|foliage)|foliage|(?:cherry )?blossoms?|sakura|momiji)\b/i;

const SEASON_WORDS = [/\b(?:maples?|cherry|cherries)\b/i, /\b(?:autumn|november|spring|april)\b/i];

/** How much of what is said of a place is about leaves or blossoms, where the topic is. */
export function inSeasonFor(topic: string, { details = "" }: Described): number {
  return OF_SEASON.test(topic) ? SEASON_WORDS.filter((word) => word.test(details)).length : 0;
}

/** Leaves or blossoms that were read as something no guide knows are places to see. */
export function asSeen(wish: TripWish): TripWish {
  if (wish.kind !== "need" || wish.need !== "facts") return wish;
  const names = OF_SEASON.exec(wish.text)?.[0].toLowerCase();
  return names === undefined ? wish : { kind: "see", names, text: wish.text };
}

/** Things that who loves them wants more than one of. */
const MANY =
  /^(?:(?:old |modern |beautiful )?(?:libraries|bookshops|bookstores|cats|street art|murals|graffiti|cold war|wwii|second world war|world war|trains|railways|architecture|art nouveau|art deco|jazz|record shops|(?:retro |old )?arcades|(?:retro |video )+games|gardens|(?:greek )?(?:myths|mythology)|k[- ]?pop(?: places)?))$/i;

/** Words that descriptions have for a topic, the best first. */
/** Where one is lent or rides one: a museum's bicycles are to be looked at. */
const BIKES = [
  "rent bicycle",
  "hire bicycle",
  "hire bike",
  "bicycle path",
  "lawn bicycle",
  "walk cycle",
];
const ON_ICE = ["ice rink", "skating", "skate"];
const RECORDS = ["record shop", "record store", "vinyl", "flea market record"];
const ON_WALLS = ["street art", "graffiti", "mural"];
const AT_WAR = [
  "second world war",
  "world war",
  "nazi",
  "hitler",
  "resistance",
  "holocaust",
  "gestapo",
  "deported",
  "murdered",
  "bunker",
  "war",
];
const BATHS = ["thermal bath", "public bath", "hammam", "hamam", "spa"];
const BOOKS = ["bookshop", "bookstore", "bookseller"];
const GAMES = ["arcade game", "video game"];
const MYTHS = ["myth", "goddess", "gods"];
const FOOTBALL = ["football stadium", "football ground", "stadium"];
const ON_BOARDS = ["skatepark", "skateboarder", "skate bowl"];
const CONCERTS = ["chamber music", "classical music", "concert hall", "orchestra", "concert"];
const CLIMBING = ["climbing", "bouldering"];

const WORDS_FOR: Readonly<Record<string, readonly string[]>> = {
  bike: BIKES,
  "bike ride": BIKES,
  "bike tour": BIKES,
  cycling: BIKES,
  "ice skating": ON_ICE,
  "ice rink": ON_ICE,
  skating: ON_ICE,
  graffiti: ON_WALLS,
  mural: ON_WALLS,
  vinyl: RECORDS,
  "vinyl record": RECORDS,
  spa: BATHS,
  hammam: BATHS,
  onsen: BATHS,
  sento: BATHS,
  jjimjilbang: BATHS,
  sauna: [...BATHS, "sauna"],
  "hot spring": ["hot spring", ...BATHS],
  "bath house": BATHS,
  bathhouse: BATHS,
  "public bath": BATHS,
  bookshop: BOOKS,
  bookstore: BOOKS,
  "book shop": BOOKS,
  "book store": BOOKS,
  myth: MYTHS,
  mythology: MYTHS,
  "greek myth": MYTHS,
  "greek mythology": MYTHS,
  "football stadium": FOOTBALL,
  "football ground": FOOTBALL,
  skatepark: ON_BOARDS,
  "skate park": ON_BOARDS,
  skateboarding: ON_BOARDS,
  "kimono rental": ["kimono"],
  "hanbok rental": ["hanbok"],
  climbing: CLIMBING,
  bouldering: CLIMBING,
  "climbing wall": CLIMBING,
  "climbing gym": CLIMBING,
  "cold war": ["cold war", "stasi", "checkpoint", "berlin wall", "spy", "soviet", "nuclear"],
  wwii: AT_WAR,
  "second world war": AT_WAR,
  "world war": AT_WAR,
  "world war ii": AT_WAR,
  "street art": ON_WALLS,
  "record shop": RECORDS,
  "record store": RECORDS,
  "vinyl shop": RECORDS,
  vintage: ["vintage", "second hand"],
  thrift: ["second hand", "vintage"],
  anime: ["anime", "animated", "animation", "comics", "manga"],
  mall: MALLS,
  "shopping mall": MALLS,
  "shopping center": MALLS,
  "shopping centre": MALLS,
  boat: ["cruise", "boat", "ferry"],
  "muay thai": ["muay thai", "thai boxing"],
  "muay thai fight": ["muay thai", "thai boxing"],
  "thai boxing": ["muay thai", "thai boxing"],
  // Not what one gets to by train, or buys in an arcade.
  train: [
    "railway museum",
    "transport museum",
    "locomotive",
    "model railway",
    "steam railway",
    "road train",
    "little train",
    "romantic train",
  ],
  arcade: GAMES,
  gladiator: ["gladiator", "arena", "amphitheatre"],
  "retro arcade": GAMES,
  "video game": GAMES,
  "retro video game": GAMES,
  "retro game": GAMES,
  mountain: ["mountain", "peak", "hike", "valley", "hill"],
  hill: ["hill", "mountain", "vineyard"],
  countryside: ["countryside", "village", "vineyard", "valley", "hill"],
  wineland: ["wine farm", "wine estate", "vineyard"],
  desert: ["desert", "dune"],
  lake: ["lake"],
  "rooftop bar": ["rooftop bar", "roof bar", "sky bar"],
  "chamber music": CONCERTS,
  "classical music": CONCERTS,
  "classical concert": CONCERTS,
  "organ concert": ["organ concert", "organ recital", ...CONCERTS],
  orchestra: ["orchestra", "philharmonic", ...CONCERTS],
  "sea lion": ["sea lion", "seal"],
  "autumn leave": ["maple", "autumn colour", "autumn leave"],
  "autumn leaf": ["maple", "autumn colour"],
  "autumn colour": ["maple", "autumn"],
  "autumn color": ["maple", "autumn"],
  "fall foliage": ["maple", "autumn"],
  "old library": ["library"],
  "old libraries": ["library"],
  foliage: ["maple", "autumn"],
  "cherry blossom": ["cherry tree", "blossom", "cherry"],
  nature: ["national park", "forest", "mountain", "lake", "hike"],
  surfing: ["surf lesson", "surf school"],
  hiking: ["hike", "hiking", "trail"],
};
/** What is heard in the evening, at a show or in a bar; not the bells of a square. */
const HEARD_OF: Readonly<Record<string, RegExp>> = {
  "live music":
    /\b(?:music|jazz|fado|flamenco|tango|samba|blues|fiddles?|sessions?|concerts?|orchestra|opera|bands?|musicians)\b/i,
};
const MUSIC_ALONE =
  /^(?:an? |some |the )?(?:fado|flamenco|tango|milonga|jazz|blues|samba|salsa)s?$/i;
const HEARD_IN: ReadonlySet<PlaceCategory | undefined> = new Set(["show", "nightlife"]);
/** What descriptions say of a style. */
const MODERN = /\b(?:modern\w*|contemporary|concrete|architects?)\b/i;
const COLONIAL = /\b(?:colonial|vice(?:roy|regal)\w*|baroque|1[5-7]\d\d)\b/i;
const STYLES: Readonly<Record<string, RegExp>> = {
  modern: MODERN,
  modernist: MODERN,
  contemporary: MODERN,
  colonial: COLONIAL,
};
const FOR_PLAY = /\bplay(?:grounds?|parks?| parks?| areas?)\b/i;
const LITTLE = new Set(
  `the and for with from some any about ride trip tour place spot thing stuff site sight every each all day days one
whole full entire then else anything something somewhere everything nothing put only more most other such where when
that this those these which there here our their not just maybe please want would good nice great special different time times plan`.split(
    /\s+/,
  ),
);
const SHORTEST = 3;

/**
 * Places whose name, kind or description has all words of a topic, "dinosaurs" or "Caravaggio churches", in the plural or
 * the singular; the best known first.
 */
export function placesAbout<Place extends Described>(
  topic: string,
  places: readonly Place[],
): readonly Place[] {
  const heard = ownField(HEARD_OF, wordsOf(topic).join(" "));
  if (heard !== undefined)
    return places
      .filter(
        ({ category, name, details }) => HEARD_IN.has(category) && heard.test(`${name} ${details}`),
      )
      .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  const style = ownField(STYLES, wordsOf(topic).join(" "));
  if (style !== undefined)
    return places
      .filter(({ name, details }) => style.test(`${name} ${details}`))
      .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
  const found = saidFor(wordsOf(topic)).map((words) => placesWith(wordsOf(words), places));
  const about = found.find(({ length }) => length > 0) ?? [];
  // The quarter or the museum of the fado is not where one hears it.
  return MUSIC_ALONE.test(topic) ? about.filter(({ category }) => HEARD_IN.has(category)) : about;
}

/** What descriptions say for a topic; for "Atlas mountains" a valley of the Atlas, too. */
function saidFor(words: readonly string[]): readonly string[] {
  const whole = words.join(" ");
  const inPart = words.flatMap((word) =>
    words.length === 1
      ? []
      : (ownField(WORDS_FOR, word) ?? []).map((said) => whole.replace(word, said)),
  );
  return ownField(WORDS_FOR, whole) ?? [whole, ...inPart];
}

/** A word of a name, as capitals tell, which is no day. */
const NAME_IN = /(?<=\s)(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\p{Lu}\p{L}{3,}/gu;

const OUT_OF_TOWN =
  /\b(?:day ?trips?|days? out|out of (?:the )?(?:city|town)|outside (?:of )?(?:the )?(?:city|town)|excursions?|one day (?:in|to)|a day in)\b/i;

/** Whether the words are about a day somewhere else. */
export function isDayOut(text: string): boolean {
  return OUT_OF_TOWN.test(text);
}

/** Those out of town, where the words are about a day there and some are; else all. */
export function meantByDay<Place extends { readonly way?: unknown }>(
  text: string,
  places: readonly Place[],
): readonly Place[] {
  const away = isDayOut(text) ? places.filter(({ way }) => way !== undefined) : [];
  return away.length > 0 ? away : places;
}

/**
 * Of places of a kind that was asked for in these words: of parks only those with a playground, where it was for that, and of
 * shows those on Broadway, where it was for one there, and of nights out the rooftop bars, where it was for one of those.
 */
export function meantByKind<Place extends Described>(
  text: string,
  places: readonly Place[],
): readonly Place[] {
  const names = text.match(NAME_IN) ?? [];
  const called = places.filter(({ name, details = "" }) =>
    names.some((one) => hasWordsOf(one, `${name} ${details}`)),
  );
  if (called.length > 0) return called;
  const same = places.filter(({ experience }) => isSaidIn(experience, text));
  if (same.length > 0) return same;
  if (!FOR_PLAY.test(text)) return places;
  const isPlayground = ({ name, details }: Place) => FOR_PLAY.test(`${name} ${details}`);
  const parks = places.filter((place) => place.category !== "park" || isPlayground(place));
  return parks.length > 0 ? parks : places.filter(({ isForSmallChildren }) => isForSmallChildren);
}

/** Whether a text has the words of an experience: "one rooftop bar" those of "rooftop-bar". One word alone says the kind. */
function isSaidIn(experience: string | undefined, text: string): boolean {
  const words = experience?.split("-") ?? [];
  const said = new Set(plainText(text).split(/[^a-z0-9]+/));
  return words.length > 1 && words.every((word) => said.has(word) || said.has(`${word}s`));
}

/** Whether descriptions have words of their own for a topic: what a note says of crowded trains is none of it. */
export function isTheme(topic: string): boolean {
  return ownField(WORDS_FOR, wordsOf(topic).join(" ")) !== undefined && !OF_SEASON.test(topic);
}

/** Whether a topic is one of evenings or a style, of which a longer trip has several. */
export function isForSeveral(topic: string): boolean {
  const words = wordsOf(topic).join(" ");
  return (
    ownField(HEARD_OF, words) !== undefined ||
    ownField(STYLES, words) !== undefined ||
    OF_SEASON.test(topic) ||
    MANY.test(topic)
  );
}

function placesWith<Place extends Described>(
  wanted: readonly string[],
  places: readonly Place[],
): readonly Place[] {
  if (wanted.length === 0) return [];
  return places
    .filter((place) => hasWords(wanted, place))
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
}

/** Whether its name, kind or description has all words of a topic, or what descriptions have for it. */
export function isPlaceAbout(topic: string, place: Described): boolean {
  const words = wordsOf(topic);
  // Aquariums and towers stand in malls, too.
  if (OF_MALLS.test(words.join(" ")) && place.category !== "market") return false;
  const style = ownField(STYLES, words.join(" "));
  if (style?.test(`${place.name} ${place.details ?? ""}`) === true) return true;
  const others = ownField(WORDS_FOR, words.join(" ")) ?? [];
  return [words, ...others.map(wordsOf)].some((all) => all.length > 0 && hasWords(all, place));
}

function hasWords(
  wanted: readonly string[],
  { name, category, details = "", quarter = "", experience = "" }: Described,
): boolean {
  const kind = (category && KIND_WORDS[category]) ?? "";
  const said = new Set(wordsOf(`${name} ${details} ${quarter} ${experience} ${kind}`));
  return wanted.every((word) => said.has(word));
}

/** Whether a text has all words of a topic. */
export function hasWordsOf(topic: string, text: string): boolean {
  const [wanted, said] = [wordsOf(topic), new Set(wordsOf(text))];
  return wanted.length > 0 && wanted.every((word) => said.has(word));
}

function wordsOf(text: string): readonly string[] {
  // No "pop-up shop".
  const whole = withoutAccents(text).replace(/\bk[- ]pop\b/gi, "kpop");
  const words = whole.match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length >= SHORTEST && !LITTLE.has(word))
    .map((word) => word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, ""));
}
