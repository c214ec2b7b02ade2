import { editDistance } from "../../edit-distance.ts";
import { FOOD_NEEDS, type TravelNeed } from "../../trip/trip-wish.ts";
import type { FrameVerb } from "./frame.ts";
import { need, type Reader, type Readings, type Slots } from "./frame-slots.ts";
import { countIn, healthIn, itemsIn } from "./slot-values.ts";

/** What frames about needs come to. */
export const NEED_READERS: Partial<Record<FrameVerb, Reader>> = {
  diet: ({ of, frame, when }) => {
    const isAllergy = /allerg/i.test(frame.text);
    const said = of("diet")
      .map(withoutSlip)
      .flatMap((text) => (isAllergy ? [text, `allergic to ${text}`] : [text]));
    const needsIn = (text: string) => itemsIn(text).flatMap((item) => item.need ?? []);
    const found = [...said, frame.text].flatMap(needsIn);
    // "Veggie but not vegan".
    const refused = (frame.text.match(NOT_A_DIET) ?? []).flatMap(needsIn);
    const needs = [...new Set(found)].filter((one) => EATEN.has(one) && !refused.includes(one));
    if (needs.length === 0 && refused.length > 0) return [];
    // "Vegetarian dinners".
    const [meal] = itemsIn(frame.text).flatMap((item) => item.meal ?? []);
    const ofMeal = meal === undefined || meal === "any" ? {} : { meal };
    if (needs.length > 0)
      return [needs.map((one) => ({ verb: "need", need: one, ...ofMeal, ...when }))];
    return need(/allerg|intoleran/i.test(frame.text) ? "allergy" : "noFood");
  },
  stepfree: (slots) => {
    const { frame } = slots;
    // "No more than 10000 steps", "not too many steep hills".
    const isOfHills = HILLS.test(frame.text) && !STAIRS.test(frame.text);
    if (OF_STEPS.test(frame.text) || isOfHills) return NEED_READERS.lesswalk?.(slots);
    return [
      [
        { verb: "need", need: "stepFree" },
        // Who walks badly walks less.
        ...(WALKS_BADLY.test(frame.text) ? [{ verb: "less-walking" } as const] : []),
      ],
    ];
  },
  lesswalk: ({ of, when, frame }) => {
    const [steps] = itemsIn(frame.text).flatMap((item) => item.km ?? []);
    const km =
      /\b(\d{1,3}(?:[.,]\d)?) ?km/i.exec(of("dist").join(" "))?.[1] ??
      (steps === undefined ? undefined : String(steps));
    return [
      [
        {
          verb: "less-walking",
          ...(km === undefined ? {} : { km: Number(km.replace(",", ".")) }),
          ...when,
        },
      ],
    ];
  },
  crowds: () => need("crowds"),
  cheaper: ({ when }) => [[{ verb: "cheaper", ...when }]],
  kids: ({ frame }) => {
    const { text } = frame;
    // "9 months" may have a role for its number only.
    const named = frame.slots
      .filter(({ role }) => role === "age")
      .map((age) => age.text + (MONTHS.exec(text.slice(age.to - frame.from))?.[0] ?? ""));
    const said = named.length > 0 ? named : (text.match(YEARS_OLD) ?? []);
    // "Two under five" have no age.
    const ages = /\b(?:under|below|over|above)\b/i.test(text)
      ? []
      : said
          .flatMap(
            (age) => inYears(age) ?? age.match(/\d{1,2}/g)?.map(Number) ?? countIn(age) ?? [],
          )
          .filter((age) => age < 18);
    return [[{ verb: "with", who: "children", ...(ages.length === 0 ? {} : { ages }) }]];
  },
  elders: () => [[{ verb: "with", who: "elders" }]],
  people: ({ frame, when }) =>
    CELEBRATES.test(frame.text)
      ? [[{ verb: "meal", meal: "dinner", isNice: true, ...when }]]
      : healthIn(frame.text).map((one) => [{ verb: "need", need: one }]),
  lodging: (slots) => otherHotel(slots) ?? need("lodging"),
  transport: () => need("transport"),
  money: (slots) =>
    OF_STEPS.test(slots.frame.text)
      ? NEED_READERS.lesswalk?.(slots)
      : (otherHotel(slots) ?? need("budgetCap")),
  // Of a trip the page plans for rain itself.
  weather: ({ beside, things }) =>
    beside.mealAt === undefined && things.length === 0 ? need("weather") : [],
};

/** "10 000 steps", and no "300 steps of the tower". */
const OF_STEPS = /^(?!.*\b(?:stairs?|climb|tower)\b).*\d(?:k|000|,000)? steps\b/i;
const NOT_A_DIET =
  /\b(?:not|never|n['’]t|nt) (?:\w+ly )?(?:vegan|vegetarian|veggie|halal|kosher)\b/gi;
const CELEBRATES = /\b(?:birthday|b-?day|anniversary)\b/i;

/** "10mths", in full years. */
function inYears(age: string): number | undefined {
  const months = /^(\d{1,2}) ?(?:mo|mths?|months?)\b/i.exec(age)?.[1];
  return months === undefined ? undefined : Math.floor(Number(months) / 12);
}

const MONTHS = /^ ?(?:mo|mths?|months?)\b/i;
const YEARS_OLD = /\b\d{1,2}(?= ?(?:yo\b|y\/o|yrs?\b|years?\b|-year))/gi;
const EASILY_MISSPELT = ["vegetarian", "coeliac", "gluten free", "kosher", "pregnant"];

/** "Vegeterian". */
function withoutSlip(text: string): string {
  return EASILY_MISSPELT.find((one) => editDistance(one, text.toLowerCase()) <= 2) ?? text;
}

/** Who is spared hills rides up them, and sees what has stairs at its door. */
const HILLS = /\b(?:hills?|hilly|uphill|steep|slopes?|climb\w*)\b/i;
const STAIRS =
  /\b(?:stairs?|steps?|wheel\w*|pram|stroller|pushchair|buggy|lifts?|elevators?|ramps?|step-?free)\b/i;
const WALKS_BADLY =
  /\b(?:knees?|hips?|legs?|foot|feet|ankle|toe|crutch\w*|cane|stick|walks? (?:badly|slowly)|can'?t walk|cant walk)\b/i;

const EATEN: ReadonlySet<TravelNeed> = new Set(FOOD_NEEDS);

/** Of a trip "a cheaper hotel", "under 150 a night", "a hostel". */
function otherHotel({ frame: { text }, beside }: Slots): Readings | undefined {
  if (beside.mealAt === undefined || !/\b(?:hotels?|hostels?|night|room|stay)\b/i.test(text))
    return undefined;
  if (/\bhostel/i.test(text)) return [[{ verb: "hotel", isHostel: true }]];
  const price = /\b(\d{2,4})\b/.exec(text)?.[1];
  if (price !== undefined) return [[{ verb: "hotel", price: Number(price) }]];
  if (/\bcheap|\bless expensive/i.test(text)) return [[{ verb: "hotel", isCheap: true }]];
  return /\b(?:better|nicer|fancier|more luxur\w*|upgrade)\b/i.test(text)
    ? [[{ verb: "hotel", isNice: true }]]
    : undefined;
}
