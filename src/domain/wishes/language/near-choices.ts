import { clockText } from "../../clock-text.ts";
import { readSegment } from "./read-segment.ts";
import { type SaidItem, saidItems } from "./said-items.ts";
import { nameIndex } from "./said-names.ts";
import { type Segment, segmentOf } from "./said-segment.ts";
import { type Choice, choiceOf, type SaidWish } from "./said-wish.ts";
import { saidWords } from "./said-words.ts";

/**
 * What people speak of, by how its words begin, and what the product can do about it, in words that the reader reads; behind
 * a "!" for who wants none of it. "PART" is the part of the day that they name, "THAT" the word itself. First what someone
 * can't do, which counts as a reason, too.
 */
const LIMITS = `
jet.?lag|wreck|knacker|exhaust|red.?eye|long.?haul: a calm day on day 1; start at 10:30 on day 1
tired|melt|cranky|frail|slow|fast|hurr|rush|stress|hectic|lazy|pace|breath|gentle|easy: calm; less walking; a break after lunch
nap|asleep|siesta|lie.?down|bed|bench|recharge|digest|sit|break(?!fast)|pause: a break after lunch; start at 10:00
sleeps? (?:late|in)|late riser|morning person|early bird|night owl|wake: start at 10:30
pram|stroller|pushchair|cane|walker|a stick|step|cobble|steep|climb|mobility|knee|hip|ankle|crutch: step free; less walking
walk|feet|legs|hike: less walking
stuffy|heat|hot|sun|shade|sweat|degrees|humid|midday: a break after lunch; start at 8:00
`;
const OTHERS = `
rain|wet|umbrella|weather|storm|snow|cold|indoor|inside: more museums; if it rains
pregnan: calm; less walking
playground|run around|slide|swing|play: a playground every day; more kids stuff
kid|child|toddler|baby|teen|lego|toy|magic|boy|girl|son|daughter|fun: more kids stuff; calm
dino|fossil|animal|penguin|lions?\\b|seals?\\b|monkey|elephant|deer|zoo|aquari|wildlife|safari|horse|cats?\\b: see THAT; more animals ! no zoos
train|tram|railway|plane|robot|space|science|ninja|samurai|gladiator|viking|pirate|anime|film|movie: see THAT; more museums
boat|ferr|cruise|sail|island|canal: see THAT; one free PART
swim|pool|splash|snorkel|surf: add a beach; one free PART
insta|photo|pic|selfie|tiktok|pretty|scenic|skyline|sun(?:set|rise)|golden|rooftop|panoram|lookout|light: more viewpoints; more old streets
quiet|crowd|tourist|introvert|calm|peace|queue|lines|hidden|local|authentic|alone|solo|anxi: no crowds; more parks; more old streets
romantic|honeymoon|propos|celebrat|fancy|dress up|turn(?:s|ing) \\d: a special dinner; one free evening
karaoke|arcade|escape room|bowling: see THAT; more evenings out
part(?:y|ies)|drink|pub|bar|club|beer|brew|night.?out|out (?:late|until)|danc|dj|techno|stag|hen: more evenings out ! no nightlife
music|concert|gig|comedy|perform: add a show ! no shows
cook|class|workshop|lesson|craft|ceremon|massage|spa|onsen|sauna|hamm?am|rental|rent|hire|(?:guided|walking|food|bike|boat|day|city|wine|street art) tours?|ride|kayak|rowing|bike|cycl|skate|game|matches|stadium|kick.?off|kimono|appointment|call|work|friend|cousin|pray|mass|dive|spare|explore|wander|shoot: one free PART
budget|broke|cheap|afford|money|pric|cost|expens|euro|dollar|pound|[$€£]|free (?:stuff|entry|admission|things|sights|museum): cheaper
(?:one|same) (?:neighbourhood|area|district|quarter)|route|the order|travelling|back and forth|zigzag|far apart|spread out: best order; less walking
shop|mall|boutique|souvenir|sneaker|thrift|vinyl|record|book(?!ed|ing)|antique|fashion|designer|flea: more shops ! no shops
meat|healthy|salad|vegetable|plant: vegetarian
food|hungry|tast|snack|hawker|cuisine|dish|eat|stall|truck: street food every day; more markets ! no street food
cake|pastr|baker|dessert|sweet: cake every day
cafe|coffee(?!.?shop)|tea(?! ceremon)|matcha|breakfast: coffee every day
paint|galler|design|archit|mural|graffiti|tile|mosaic|sculpt|nouveau|exhibit|artist: more art ! no museums
histor|romans?\b|ancient|ruin|war|mediev|king|queen|myth|legend|old|royal: more history ! no palaces
flower|tulip|cherry|blossom|garden|green|tree|lake|outdoor|outside|picnic|fresh air: more parks; more outdoor stuff
educat: more history ! no museums
safe|dark|nervous|scar|danger: back by 21:00
taxi|uber|driv|car|bus|metro|transport|parking: metro
packed|energetic|marathon|busy|(?:looks|is|bit|too) (?:boring|dull|empty): full days
early|first thing|opening|crack of: start at 8:00
flexib|spontan|open|gap|empty|nothing|free time|(?:leave|keep).*free: one free PART
`;

/** Words that begin many others: "spa" is not in "Spanish". */
const SHORT = /(?<=^|\|)[a-z]{1,3}(?=\||$)/g;
const LIMIT_LINES = linesOf(LIMITS);
const LINES = [...LIMIT_LINES, ...linesOf(OTHERS)];
const NO_NAMES = nameIndex([]);
const REFUSES = /^(?:no|not|nothing|rm|fewer|except)$/;
/** What more of is no answer to a refusal. */
const IS_MORE = /^(?:more|a|add|see|street|coffee|one|full)\b/;
const MOST_NEAR = 3;
/** "We can walk loads". */
const WALKS_FAR =
  /\b(?:can|love|loves|like|happy to|fine to|dont mind|keen on) walk(?:ing)?\b|\bwalk(?:ing)? (?:loads|lots|a lot|for hours|everywhere|far)\b/;
const OF_TRIP = /^(?:less-walking|cheaper|need)$/;

function linesOf(table: string) {
  return table
    .trim()
    .split("\n")
    .map((line) => {
      const [words = "", said = ""] = line.split(": ");
      const [wanted = "", unwanted] = said.split(" ! ");
      return {
        words: new RegExp(`(?<![a-z])(?:${words.replace(SHORT, "$&s?\\b")})[a-z]*`),
        wanted: wanted.split("; "),
        unwanted,
      };
    });
}

/** What the product can do of what words speak of that no rule reads, each on the days that they name. */
export function nearChoices(segment: Segment, lines = LINES): readonly Choice[] {
  const { items, when } = segment;
  const said = items.map(({ words = "" }) => words).join(" ");
  const isRefused = items.some(
    ({ code, words = "" }) => words !== "out" && code.split(" ").some((one) => REFUSES.test(one)),
  );
  const phrases = lines
    .filter(({ words }) => words.test(said))
    .flatMap(({ words, wanted, unwanted }) => {
      const that = runOf(items, words.exec(said)?.[0] ?? "");
      return isRefused
        ? [...(unwanted?.split("; ") ?? []), ...wanted.filter((one) => !IS_MORE.test(one))]
        : wanted.map((one) => one.replace("THAT", that));
    });
  const on = when === undefined ? {} : { when };
  if (!isRefused && WALKS_FAR.test(said)) return [];
  const wishes = [...new Set(phrases)]
    .slice(0, MOST_NEAR)
    .flatMap((phrase) => wishesOf(phrase.replace("one free PART", freeTime(segment))));
  return wishes.map(
    (wish): Choice =>
      wish.verb === "free" && !SAYS_FREE.test(said)
        ? { label: "freeForIt", name: "", wishes: [{ ...wish, ...on }] }
        : wish.verb === "need" && wish.need === "noFood"
          ? { label: "noMeal", name: "street food", wishes: [wish] }
          : choiceOf(OF_TRIP.test(wish.verb) ? wish : ({ ...wish, ...on } as SaidWish)),
  );
}

const SAYS_FREE = /\b(?:free|leave|keep|gaps?|empty)\b/;

/** Of a reason, what the product can do about who is limited. */
export function limitChoices(segment: Segment): readonly Choice[] {
  return nearChoices(segment, LIMIT_LINES);
}

/** "Canal boat", by its one word. */
function runOf(items: readonly SaidItem[], word: string): string {
  const at = items.findIndex(({ words = "" }) => words === word);
  const isWord = (index: number) => items[index]?.code === "?" && items[index]?.isSubject !== true;
  if (!isWord(at)) return word;
  const [from, to] = [isWord(at - 1) ? at - 1 : at, isWord(at + 1) ? at + 1 : at];
  return items
    .slice(from, to + 1)
    .map(({ words = "" }) => words)
    .join(" ");
}

/** At the hours that are said, else in the part of the day. */
function freeTime({ items, range, times: [time], part }: Segment): string {
  if (range !== undefined)
    return `free from ${clockText(range.fromMinutes)} to ${clockText(range.toMinutes)}`;
  // "Every evening" is a day.
  const said = items.map(({ words = "" }) => PART.exec(words)?.[0] ?? "").join("");
  if (time?.minutes === undefined) return `one free ${part ?? (said || "afternoon")}`;
  const from = time.isSure !== true && time.minutes < MORNING ? time.minutes + 720 : time.minutes;
  return `free from ${clockText(from)} to ${clockText(Math.min(from + 120, 1440))}`;
}
const PART = /\b(?:morning|evening|night)/;
const MORNING = 8 * 60;

/** What the reader reads in a phrase of the table. */
function wishesOf(phrase: string): readonly SaidWish[] {
  const segment = segmentOf(saidItems(phrase, saidWords(phrase), NO_NAMES));
  const reading = segment === undefined ? undefined : readSegment(segment, false).reading;
  return typeof reading === "object" && !("choices" in reading) ? reading.slice(0, 1) : [];
}

/** The words by themselves, for whom nothing else fits. */
export function noteChoice({ when }: Segment): Choice {
  const on = when === undefined ? {} : { when };
  return { label: "note", name: "", wishes: [{ verb: "note", ...on }] };
}
