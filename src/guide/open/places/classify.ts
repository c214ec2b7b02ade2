import { guessCategory } from "../../../domain/engine/ground/guess-category.ts";
import type { PlaceCategory } from "../../../domain/places/place-category.ts";
import type { Listing } from "../reading/read-listings.ts";

/** Headings under "See" and "Do" that say what stands under them; the first that fits counts. */
const SECTIONS: readonly (readonly [PlaceCategory, RegExp])[] = [
  ["theme-park", /theme parks?|amusement/i],
  ["zoo", /\bzoos?\b|aquari|wildlife parks?/i],
  ["museum", /museum|galler/i],
  ["worship", /church|cathedral|temple|mosque|synagogue|shrine|monaster|religio|wats?\b|pagoda/i],
  ["palace", /palace|castle|fort(?:s|ress)/i],
  ["park", /parks?\b|gardens?\b/i],
  ["beach", /beach/i],
  ["market", /market|bazaar|shopping/i],
  ["viewpoint", /view|lookout|observation/i],
  ["nature", /nature|mountain|waterfall|lakes?\b|hik|caves?\b|islands?\b|outdoors/i],
  ["old-town", /districts?\b|quarters?\b|old town|neighbou?rhoods?|streets?\b|squares?\b/i],
  [
    "monument",
    /monument|landmark|memorial|architecture|bridge|building|ruins|archaeolog|statue|historic/i,
  ],
  ["show", /theat(?:er|re)|music|performing|opera|concert|shows?\b/i],
];

/** Classes of Wikidata, by what a visit to one is. */
const CLASSES: Readonly<Record<PlaceCategory, string>> = {
  museum:
    "Q33506 Q207694 Q17431399 Q16735822 Q1970365 Q588140 Q1007870 Q3329412 Q2772772 Q1863818 Q756102 Q2087181 Q1595639 Q10624527 Q2516357 Q2398990 Q148319 Q10416961",
  palace: "Q16560 Q23413 Q57831 Q751876 Q88291 Q879050 Q53536964 Q1785071",
  worship:
    "Q16970 Q2977 Q56242215 Q163687 Q120560 Q108325 Q44613 Q160742 Q32815 Q34627 Q44539 Q5393308 Q842402 Q845945 Q199451 Q317557 Q180987",
  monument:
    "Q4989906 Q5003624 Q179700 Q483453 Q12280 Q12518 Q853854 Q170980 Q143912 Q839954 Q109607 Q575759 Q162875 Q381885 Q39715 Q38720 Q11303 Q54831 Q19757 Q16748868 Q57346 Q53060 Q82117 Q1081138 Q4817 Q543654 Q25550691 Q7075",
  viewpoint: "Q6017969 Q1440300 Q142031 Q202570",
  park: "Q22698 Q22746 Q1107656 Q167346 Q272231",
  market: "Q132510 Q330284 Q219760 Q11315",
  "old-town": "Q676050 Q15243209 Q174782 Q79007 Q123705 Q2983893",
  beach: "Q40080",
  show: "Q24354 Q153562 Q1060829 Q8719053",
  nightlife: "Q622425",
  nature: "Q8502 Q23397 Q34038 Q35509 Q179049 Q23442 Q54050 Q8072 Q150784 Q473972 Q46169",
  zoo: "Q43501 Q2281788",
  "theme-park": "Q2416723 Q194195 Q740326",
};
const CATEGORY_OF_CLASS = new Map(
  Object.entries(CLASSES).flatMap(([category, ids]) =>
    ids.split(" ").map((id): [string, PlaceCategory] => [id, category as PlaceCategory]),
  ),
);
/** Stations, airports, stadiums, schools, hospitals, embassies, offices, hotels, settlements, people, clubs. */
const NOT_VISITED = new Set(
  "Q55488 Q928830 Q1248784 Q483110 Q1154710 Q3914 Q3918 Q16917 Q3917681 Q1021645 Q27686 Q486972 Q515 Q3957 Q5 Q476028 Q2175765 Q4830453 Q39614 Q178561 Q1549591 Q484170 Q747074".split(
    " ",
  ),
);
/** Short descriptions of articles that are about no place to visit, though a word in them says so. */
const NO_SIGHT =
  /station|district|neighbou?rhood|quarter|street|company|team|school|defunct|former|demolished|destroyed|proposed|battle|event|competition|album|film|organi[sz]ation/i;
const SIGHT =
  /monument|memorial|statue|sculpture|bridge|fountain|gate|arch|ruins|archaeological|landmark|tower|skyscraper|town hall|city hall|library|amphitheat|aqueduct|heritage/i;
/** A building that is no more. */
const GONE_CLASS = "Q19860854";

/** The first tag that fits counts. */
const TAGS: readonly (readonly [PlaceCategory, string, RegExp])[] = [
  ["museum", "tourism", /^(?:museum|gallery)$/],
  ["zoo", "tourism", /^(?:zoo|aquarium)$/],
  ["theme-park", "tourism", /^theme_park$/],
  ["theme-park", "leisure", /^water_park$/],
  ["viewpoint", "tourism", /^viewpoint$/],
  ["palace", "historic", /^(?:castle|palace|fort)$/],
  ["worship", "historic", /^(?:church|monastery)$/],
  ["worship", "amenity", /^place_of_worship$/],
  ["show", "amenity", /^theatre$/],
  ["market", "amenity", /^marketplace$/],
  ["park", "leisure", /^(?:park|garden)$/],
  ["nature", "leisure", /^nature_reserve$/],
  ["beach", "natural", /^beach$/],
  ["nature", "natural", /^(?:peak|cave_entrance)$/],
  ["monument", "historic", /^(?:monument|memorial|city_gate|archaeological_site|ruins|tower)$/],
];

/** The entries of "Do" and "Buy" that are places one can go to without a guide. */
const DO_PLACES: readonly PlaceCategory[] = [
  "zoo",
  "theme-park",
  "beach",
  "show",
  "viewpoint",
  "market",
  "park",
  "museum",
  "nature",
];
const NO_PLACE =
  /\b(?:tours?|festival|marathon|school|course|lessons?|rental|hire|cruises?|club|league|race|carnival|parade|gym|cinema|movies?|casino|golf|bowling|yoga|spa)\b/i;

/** A line that leads to another page, where the place itself is listed. */
const ELSEWHERE =
  /^(?:,? ?(?:is|are) )?(?:(?:described|covered|listed) (?:in|on|under) (?:the )?[A-Z]|[Ss]ee (?:also )?[A-Z](?:[^.]{0,40}\/[A-Z]|[^.]{2,25}\.?$))/;
const CINEMA = /\b(?:movies?|cinema)\b/i;
/** Of what stands under "Drink", what is for the day. */
const NO_BAR =
  /caf[eé]|coffee|\btea\b|tea ?(?:room|house)|juice|bakery|roaster|\bshop\b|starbucks/i;

/** The kind of a listing; undefined where it is nothing to plan a visit to. */
export function categoryOfListing({
  kind,
  name,
  sections,
  content,
}: Listing): PlaceCategory | undefined {
  if (ELSEWHERE.test(content)) return undefined;
  const heading = sections
    .slice(1)
    .findLast((one) => SECTIONS.some(([, words]) => words.test(one)));
  const ofHeading = SECTIONS.find(([, words]) => words.test(heading ?? ""))?.[0];
  const ofName = guessCategory(name);
  if (kind === "see")
    return ofName !== "monument" ? ofName : (ofHeading ?? ofFirstWords(content) ?? "monument");
  if (kind === "drink") return isBar(name, sections) ? "nightlife" : undefined;
  if (NO_PLACE.test(name)) return undefined;
  if (kind === "do") {
    const found = DO_PLACES.find(
      (one) => one === ofName || (one === ofHeading && one !== "nature"),
    );
    return found === "show" && CINEMA.test(content) ? undefined : found;
  }
  return kind === "buy" && ofName === "market" && /market|bazaar|souk|mercado|mercato/i.test(name)
    ? "market"
    : undefined;
}

function isBar(name: string, sections: readonly string[]): boolean {
  return ![name, ...sections.slice(1)].some((one) => NO_BAR.test(one));
}

/** "A vast museum of ...": what the first words of a text call it. */
function ofFirstWords(content: string): PlaceCategory | undefined {
  const first = guessCategory(content.slice(0, 60));
  return first === "monument" || first === "nightlife" ? undefined : first;
}

/** Undefined where no class is known. */
export function categoryOfClasses(classes: readonly string[]): PlaceCategory | undefined {
  for (const id of classes) {
    const category = CATEGORY_OF_CLASS.get(id);
    if (category !== undefined) return category;
  }
  return undefined;
}

/** Undefined where the words call it nothing to visit: "railway station in Lyon, France". */
export function categoryOfDescription(description: string): PlaceCategory | undefined {
  const [what = ""] = description.split(/ (?:in|of|on|near|from|for|at) /, 1);
  if (NO_SIGHT.test(what)) return undefined;
  const category = guessCategory(what);
  if (category !== "monument") return category === "nightlife" ? undefined : category;
  return SIGHT.test(what) ? "monument" : undefined;
}

/** Whether what has these classes is nothing to visit, however many know it. */
export function isNotVisited(classes: readonly string[]): boolean {
  return classes.some((id) => NOT_VISITED.has(id)) && categoryOfClasses(classes) === undefined;
}

export function isGone(classes: readonly string[]): boolean {
  return classes.includes(GONE_CLASS);
}

/** Undefined where the tags name nothing to visit. */
export function categoryOfTags(
  tags: Readonly<Record<string, string>>,
  name: string,
): PlaceCategory | undefined {
  const found = TAGS.find(([, key, values]) => values.test(tags[key] ?? ""))?.[0];
  return (
    found ??
    (tags.tourism === "attraction" || tags.historic !== undefined ? guessCategory(name) : undefined)
  );
}
