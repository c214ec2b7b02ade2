import type { PlaceCategory } from "../../places/place-category.ts";

/** Words that name a kind of place, in the languages signs are written in; the first match wins. */
const TELLTALES: readonly (readonly [PlaceCategory, RegExp])[] = [
  ["theme-park", /theme park|amusement|disney(?!.*concert)|universal studios|legoland|tivoli/],
  ["zoo", /\bzoo\b|aquarium|oceanari|safari park/],
  ["nightlife", /\bbar\b|\bpub\b|\bclub\b|night ?club|cocktail|rooftop bar|jazz|\bfado\b/],
  ["show", /theat(?:er|re)|opera|concert|ballet|cabaret|\bshow\b|philharmon/],
  ["museum", /museum|musee|museo|museu|muzeum|galler|galleria|kunsthal|exhibition/],
  [
    "worship",
    /church|cathedral|basilica|chapel|mosque|synagogue|temple|shrine|pagoda|abbey|monastery|duomo|kirche|iglesia|igreja|eglise|\bwat\b/,
  ],
  ["palace", /palace|palacio|palazzo|palais|castle|castello|chateau|fortress|\bfort\b|alcazar/],
  ["market", /market|mercado|mercato|marche|bazaar|souk|mall|shopping|halle/],
  ["beach", /beach|playa|praia|plage|spiaggia/],
  ["nature", /\bpark national|national park|waterfall|mountain|\blake\b|\bbay\b|hike|trail|canyon/],
  [
    "viewpoint",
    /view|lookout|mirador|miradouro|observation|skydeck|(?<!clock )tower|cruise|\bferry\b/,
  ],
  ["park", /park|garden|jardin|giardin|botanic/],
  ["old-town", /quarter|old town|district|neighbou?rhood|street|square|plaza|piazza|\bpraca\b/],
];

/** What kind of place a name speaks of; a landmark where it tells nothing. */
export function guessCategory(name: string): PlaceCategory {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return TELLTALES.find(([, words]) => words.test(plain))?.[0] ?? "monument";
}
