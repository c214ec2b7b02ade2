import { editDistance } from "../../domain/edit-distance.ts";
import { plainText } from "../../domain/plain-text.ts";
import type { NamedPlace } from "./named-place.ts";
import { afterName, type Typed, withSaint } from "./read-typed.ts";
import { liesIn } from "./region-names.ts";

/**
 * How a place answers to what was typed: `same`, it is called so; `short`, but for "National Park" or the like; `alias`,
 * it was found by a name that Photon doesn't show, such as a former one; `longer`, with an addition that tells it from
 * others of the name ("Santiago de Cuba"); `like`, with a slip of the pen; `begins`, there is more to its name, or more
 * slips than one makes; `elsewhere`, it is called so but lies elsewhere.
 */
export type Match = "same" | "short" | "alias" | "longer" | "like" | "begins" | "elsewhere";

const KIND_AFTER =
  / (?:national park|nature park|natural park|national marine park|nature reserve|national forest|islands?|archipelago|autonomous okrug|oblast|province|county|prefecture|voivodeship|city|municipality|district)$/;
const KIND_BEFORE = /^(?:the |isle of |island of |islands of |province of |county |republic of )/;
const ADDITION = /^(?:de|del|di|da|do|d|of|on|upon|am|an|in|im|sur|sous|en|la|les|le|el) /;
/** Words of Japanese, Chinese and Korean names that say the kind of place. */
const KIND_SIGNS = [..."市都区區县縣府省州島시군구도"].map((sign) => sign.normalize("NFKD"));
const LEAST_LIKE_LENGTH = 4;
const LEAST_LENGTH_OF_TWO_SLIPS = 8;
const FAR_SLIPS = 3;

/** @returns undefined where nothing speaks for it. */
export function matchOf(place: NamedPlace, typed: Typed): Match | undefined {
  if (typed.kind !== undefined && !isOfKind(place, typed.kind)) return undefined;
  const names = namesOf(place);
  const within = withinOf(place);
  const isWithin = typed.within.every((hint) => liesIn(hint, within));
  const asked = typed.within.length === 0 ? typed.whole : typed.name;
  const byName = nameMatch(names, asked);
  if (byName === "same" || byName === "short") return isWithin ? byName : "elsewhere";
  if (typed.within.length > 0) {
    if (!isWithin) return undefined;
    return byName ?? "alias";
  }
  // "Paris Texas", without a comma.
  for (const name of names) {
    const rest = afterName(typed.whole, name);
    if (rest !== undefined) return liesIn(rest, within) ? "same" : "alias";
  }
  return byName ?? "alias";
}

/** As far as only names tell. */
function nameMatch(names: readonly string[], typed: string): Match | undefined {
  // "capetown" is Cape Town.
  const joined = typed.replaceAll(" ", "");
  const isSame = (name: string) =>
    KIND_SIGNS.some((sign) => name === typed + sign) || name.replaceAll(" ", "") === joined;
  if (names.some(isSame)) return "same";
  const core = coreOf(typed);
  if (names.some((name) => [typed, core].includes(coreOf(name)))) return "short";
  if (
    names.some(
      (name) => name.startsWith(`${typed} `) && ADDITION.test(name.slice(typed.length + 1)),
    )
  ) {
    return "longer";
  }
  if (names.some((name) => isLike(name, typed) || isLike(coreOf(name), typed))) return "like";
  return names.some((name) => name.startsWith(typed) || isFarLike(name, typed))
    ? "begins"
    : undefined;
}

/** Without what it says of its kind: "Luang Prabang Province" is Luang Prabang. */
export function coreOf(name: string): string {
  return name.replace(KIND_BEFORE, "").replace(KIND_AFTER, "");
}

/** It was found for its likeness, and by no other name that it has. */
function isFarLike(name: string, typed: string): boolean {
  return name.startsWith(typed.slice(0, 2)) && editDistance(name, typed) <= FAR_SLIPS;
}

/** Photon allows two slips from six letters on; in so short a word they make another. */
function isLike(name: string, typed: string): boolean {
  if (typed.length < LEAST_LIKE_LENGTH) return false;
  return editDistance(name, typed) <= (typed.length < LEAST_LENGTH_OF_TWO_SLIPS ? 1 : 2);
}

/** In plain text. */
export function namesOf({ name, localName }: NamedPlace): string[] {
  const all = localName === undefined ? [name] : [name, ...localName.split(/[/;]| - /), localName];
  return [...new Set(all.map((one) => withSaint(plainText(one))))].filter((one) => one !== "");
}

function withinOf({ within, countryCode }: NamedPlace): string[] {
  return [...within, countryCode].map(plainText);
}

function isOfKind({ layer, key, value }: NamedPlace, kind: string): boolean {
  switch (kind) {
    case "country":
      return layer === "country";
    case "city":
    case "town":
    case "village":
      return layer === "city" || layer === "district" || value === "city";
    case "island":
    case "islands":
      return ["island", "islet", "archipelago"].includes(value) || layer === "country";
    case "lake":
      return value === "water";
    default:
      return layer === "state" || layer === "county" || (key === "place" && value === "region");
  }
}
