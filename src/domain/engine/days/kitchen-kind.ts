import type { KnownEatery } from "../known-city.ts";

/** What a table is known for: the first of these in its name and the guide's text. Nobody wants the same one every day. */
const DISHES: readonly RegExp[] = [
  /\b(?:okonomiyaki|takoyaki|monjayaki|pancakes?)\b/i,
  /\b(?:ramen|udon|soba|noodles?|pho|laksa)\b/i,
  /\b(?:sushi|sashimi)\b/i,
  /\bpizz(?:as?|er[ií]a)\b/i,
  /\b(?:pasta|tonnarelli|cacio|carbonara|tortellini|ravioli|bigoli|pici)\b/i,
  /\b(?:tapas|pintxos?)\b/i,
  /\b(?:kebab[sı]?|kebap|döner|kofta|köfte\w*|shawarma|gyros|souvlaki)\b/i,
  /\b(?:curr(?:y|ies)|biryani|thalis?)\b/i,
  /\b(?:steaks?|parrilla|asado|barbecue|churrasc\w+|yakiniku|galbi|bistecca)\b/i,
  /\bburgers?\b/i,
  /\b(?:seafood|fish|oysters?|marisc\w+|marisqueira|crabs?|lobsters?|prawns?|shellfish)\b/i,
  /\b(?:dim sum|gyoza|xiao ?long ?bao|momos?|steamed buns?)\b/i,
  /\b(?:tacos?|taquer[ií]a)\b/i,
  /\b(?:schnitzels?|tafelspitz|goulash|sausages?|knuckles?|roast pork|dumplings?|beer halls?)\b/i,
  /\b(?:skewers|kushikatsu|yakitori|satay)\b/i,
  /\b(?:tempura|tonkatsu|cutlets?)\b/i,
  /\b(?:tagines?|tanjia|couscous)\b/i,
  /\bmezz?e\b/i,
  /\b(?:hot ?pot|shabu)\b/i,
  /\b(?:paella|rice dishes)\b/i,
  /\b(?:pierogi|borscht)\b/i,
  /\bstrudels?\b/i,
  /\b(?:cr[eê]pes?|galettes?)\b/i,
];
/** Words in front of the name that one house shares with its branches alone. */
const BEFORE_NAME =
  /^(?:(?:caf[eéè]s?|caff[eè]|restaurants?|ristorante|trattoria|osteria|hostaria|pizzer[ií]a|brasserie|bistros?|bistrot|casa|chez|taberna|taverna|bodega|gasthaus|wirtshaus|brauhaus|cervejaria|taquer[ií]a|fonda|enoteca|house|terrazza|gran|grand|antico|alter|alla|allo|honke|wiener|abou|the|la|le|les|el|al|il|lo|da|de|di|do|of|at|in|zum|zur|der|die)\s+|[ld]['’])+/i;

/** Where a house is, or who it is called after, is no name of its own. */
const NO_HOUSE = /^(?:kyoto|gion|kanda|ginza|asakusa|central|jos[eé]|lamb|all['’].*|dell['’].*)$/;

const known = new WeakMap<object, { readonly dish: number | undefined }>();

/** `dishOf`, once for each table. */
export function knownDish(eatery: KnownEatery): number | undefined {
  const found = known.get(eatery) ?? { dish: dishOf(eatery) };
  known.set(eatery, found);
  return found.dish;
}

/** A number for what a table is known for; undefined where nobody says, or where there are many kitchens. */
function dishOf({ kind, name, details }: KnownEatery): number | undefined {
  if (kind !== "restaurant" && kind !== "cafe") return undefined;
  const said = `${name} ${details}`;
  let [first, found]: [number, number | undefined] = [Number.POSITIVE_INFINITY, undefined];
  for (const [dish, words] of DISHES.entries()) {
    const at = said.search(words);
    if (at < 0 || at >= first) continue;
    [first, found] = [at, dish];
  }
  return found;
}

/** What the branches of one house have in common; of all else it is its own. */
export function houseOf({ kind, id, name }: KnownEatery): string {
  const [word] =
    name
      .replace(BEFORE_NAME, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}'’]+/u) ?? [];
  return kind !== "restaurant" || word === undefined || word.length < 4 || NO_HOUSE.test(word)
    ? id
    : word;
}
