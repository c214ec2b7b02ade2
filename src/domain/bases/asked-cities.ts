/** Words around a city in "we'd like to go to Kyoto for the last four days, too". */
const AROUND = new Set(
  (
    "a add after again all also and around as at be before begin by can could couple day days do end few finally fly for " +
    "from go going have head i in into i'd i'll include it last let let's like love maybe me more my next night nights of on one " +
    "our ours over part please possible short some spend start starting stay stop take than that the then there this " +
    "time to too town city tour travel trip try until us via visit visiting want wants we we'd we'll week weekend well with " +
    "would add see seeing first half second rest night's day's make keep only just put move swap change skip remove drop cut leave " +
    "bring give plan replace fill shorten out this"
  ).split(" "),
);
/** What a city may stand behind that is written without a capital: "add kyoto", and what there is no city: "add beach". */
const LEADS = /^(?:to|in|at|via|add|visit|include|see|and)$/i;
const LEADS_TO_TOWN = /^(?:to|in|at|via)$/i;
const NO_CITY =
  /\b(?:beach|museum|park|garden|market|mall|shop|shopping|church|temple|castle|palace|tower|zoo|sea|lake|mountain|hotel|hostel|food|breakfast|brunch|lunch|dinner|sight|place|break|rest|morning|afternoon|evening)(?:e?s)?$/i;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** "On day 2" is no stay, nor is Constitution Day. */
const STAY =
  /(?<!\b(?:this|that|same|which|every|each) )\bday(?! \d)\b|\b(?:days|night(?! out)|nights|stay|staying)\b/;
const COUNT = /\b(\d{1,2}|[a-z]{3,5}) (?:more )?(?:days|nights)\b/i;
const FIRST = /\b(?:first|begin|start)\b/i;
/** No city's name has more. */
const MOST_WORDS = 4;
const MOST_NAMES = 3;

/** Cities that a traveller may be asking for, in words of a wish that is no more than that. */
export type AskedCities = {
  /** As they are written. */
  readonly names: readonly string[];
  /** How many days there; undefined where it isn't said. */
  readonly days: number | undefined;
  /** At the start of the trip rather than at its end. */
  readonly isFirst: boolean;
  /** It speaks of staying, as one does in a city and not at a sight, and each name stands as a town's does: "ride a bike on day 2" names none. */
  readonly isStay: boolean;
};

/** What of a wish may be names of cities: "Go to Kyoto for the last four days". Whether there are such cities, others say. */
export function askedCities(wish: string): AskedCities {
  const words = wish.replace(/’/g, "'").split(/([\s,;.!?&+]{1,9})/);
  const names: string[] = [];
  let [name, led] = ["", ""];
  let areTowns = true;
  const end = () => {
    const found = name.trim();
    const isCapital = /^\P{Ll}/u.test(found);
    // Palm Beach is a town, the Viking ship museum is none.
    const isSight = NO_CITY.test(found) && !(isCapital && /(?:^|\s)\p{Lu}\S*$/u.test(found));
    const isWritten = !isSight && (isCapital || LEADS.test(led));
    if (found !== "" && found.split(" ").length <= MOST_WORDS && isWritten) {
      names.push(found);
      areTowns &&= isCapital || LEADS_TO_TOWN.test(led);
    }
    name = "";
  };
  for (const word of words) {
    const isName = word !== "" && !/[,;.!?&+\d]/.test(word) && !AROUND.has(word.toLowerCase());
    const isSpace = word.trim() === "";
    if (isSpace) name += name === "" ? "" : " ";
    else if (isName && !NUMBERS.includes(word.toLowerCase())) name += word;
    else {
      end();
      led = isSpace ? led : word;
    }
  }
  end();
  const count = COUNT.exec(wish)?.[1]?.toLowerCase() ?? "";
  const number = NUMBERS.indexOf(count) + 1 || Number(count);
  return {
    names: names.length > MOST_NAMES ? [] : names,
    days: number > 0 ? number : undefined,
    isFirst: FIRST.test(wish),
    isStay: areTowns && STAY.test(wish),
  };
}
