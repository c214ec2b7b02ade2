import { ownField } from "../../own-field.ts";
import type { PlaceCategory } from "../../places/place-category.ts";
import { withoutAccents } from "../../plain-text.ts";

type Described = {
  readonly name: string;
  readonly category?: PlaceCategory | undefined;
  readonly details?: string | undefined;
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
/** Words that descriptions have for a topic, the best first. */
const WORDS_FOR: Readonly<Record<string, readonly string[]>> = {
  "street art": ["street art", "graffiti", "mural"],
  vintage: ["vintage", "second hand"],
  thrift: ["second hand", "vintage"],
  anime: ["anime", "manga", "comics"],
  boat: ["cruise", "boat", "ferry"],
};
/** What is heard in the evening, at a show or in a bar; not the bells of a square. */
const HEARD_OF: Readonly<Record<string, RegExp>> = {
  "live music":
    /\b(?:music|jazz|fado|flamenco|tango|samba|blues|fiddles?|sessions?|concerts?|orchestra|opera|bands?|musicians)\b/i,
};
const HEARD_IN: ReadonlySet<PlaceCategory | undefined> = new Set(["show", "nightlife"]);
const LITTLE = new Set(
  "the and for with from some any about ride trip tour place spot thing".split(" "),
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
  const found = (ownField(WORDS_FOR, wordsOf(topic).join(" ")) ?? [topic]).map((words) =>
    placesWith(wordsOf(words), places),
  );
  return found.find(({ length }) => length > 0) ?? [];
}

/** Whether a topic is one of evenings, of which a longer trip has several. */
export function isForEvenings(topic: string): boolean {
  return ownField(HEARD_OF, wordsOf(topic).join(" ")) !== undefined;
}

function placesWith<Place extends Described>(
  wanted: readonly string[],
  places: readonly Place[],
): readonly Place[] {
  if (wanted.length === 0) return [];
  return places
    .filter((place) => {
      const { name, category, details = "" } = place;
      const kind = (category && KIND_WORDS[category]) ?? "";
      const said = new Set(wordsOf(`${name} ${details} ${kind}`));
      return wanted.every((word) => said.has(word));
    })
    .toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));
}

function wordsOf(text: string): readonly string[] {
  const words = withoutAccents(text).match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => word.length >= SHORTEST && !LITTLE.has(word))
    .map((word) => word.replace(/ies$/, "y").replace(/(?<=[^s])s$/, ""));
}
