/** Words around the names of places in people's texts: times, prices, meals, markup. */

/** The part of a line after this many characters is no note. */
const MAX_LINE = 1000;
const EMOJI = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\ufe0f\u200d]+/gu;
const TIME =
  /^(?:(?:um|at|ab|às|à|a las|alle)\s)?\d{1,2}(?:[:.h]\d{2}\s?(?:h|uhr|[ap]\.?m\.?)?|\s?(?:h|uhr|ish|[ap]\.?m\.?))(?:\s?[-–—]\s?\d{1,2}(?:[:.h]\d{2})?\s?(?:h|uhr|[ap]\.?m\.?)?)?(?:\s*[:,–—-]\s*|\s+)/iu;
/** "Sunset Cliffs" is a name. */
const MEAL =
  /^(?:breakfast|brunch|lunch|dinner|drinks|coffee|visit|comida|cena|desayuno|almuerzo|jantar|almoço|mittagessen|abendessen|frühstück|pranzo|dîner|déjeuner|sunset)(?:\s(?:at|in|en|im|bei|no|na|em|à|chez|da|to))?\s(?=\p{Lu})|^(?:Breakfast|Lunch|Dinner|Drinks)\s(?:at|in)\s(?=\p{Lu})/u;
const SHARED =
  /^(?:use waze to drive to|drive to)\s+|^(?:check (?:this|it) out|check out this place|look at this|location|standort|ubicación|localização|link|map|here)\b\s*$/iu;
const FOUND_ON = /^find (.{2,80}) on (?:waze|google maps)$/i;
const AND = /^(?:and|und|or|oder|also|plus|et|ou)\s(?=\p{Lu})/u;

/** "Evening: Trastevere" is Trastevere. */
const LABEL =
  /^(?:hotel|stay|hostel|airbnb|unterkunft|morning|afternoon|evening|night|breakfast|brunch|lunch|dinner|drinks|coffee|stop \d+|vormittags?|mittags?|nachmittags?|abends?|morgens?|frühstück|mittagessen|abendessen|mañana|tarde|noche|cena|comida|manhã|noite|jantar|almoço|matin|midi|soir|dîner|mattina|pomeriggio|sera|pranzo):\s+(?=\S)/iu;

/** A day or a date by itself. */
const DATE =
  /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|segunda|ter[cç]a|quarta|quinta|sexta)(?:day|-feira)?\b[\s.,:]*(?:\d.*)?$|^[\d\s./:–-]+$|\b(?:mon|tue|wed|thu|fri|sat|sun)\s\d{1,2}\b|\b\d{1,2}\s?[-–]\s?\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}$/iu;
/** Ways, errands and sums. */
const ERRAND =
  /^(?:arrive|arrival|depart(?:ure)?|check[ -]?(?:in|out)|train|bus|metro|subway|taxi|uber|flight|fly|transfer|ferry to|airport|back to|return|zug|flug|bahn|rückflug|ankunft|abreise|tren|vuelo|vuelta|llegada|salida|comboio|avião|chegada|partida|treno|volo|arrivo|vol|retour|book|buy|call|pack(?:ing|liste)?|don'?t forget|não esquecer|no olvidar|nicht vergessen|todo|to do|posted by|copyright|©|total[ei]?|sum(?:me|a)?|soma|subtotal|gesamt|budget|image omitted|this message|you deleted|read (?:next|more|also)|related|subscribe|sign up|newsletter|share|advertisement|home\s[»>›])(?![\p{L}\p{M}]).*$|\s(?:buchen|reservieren|kaufen|mitnehmen)$/iu;
const NOTHING =
  /^(?:tbd|tba|todo|n\/a|\?+|home|work|zu ?hause|arbeit|brunch|breakfast|lunch|dinner|frühstück|mittagessen|abendessen|comida|cena|almuerzo|jantar|almoço|pranzo|free time|rest|start|finish|end|ziel|parking|car park|parkplatz|parkeringsplass|aparcamiento|wc|toilets?|toiletten?|restrooms?|トイレ|コンビニ|駐車場|自宅|ホテル|(?:wp|wpt|waypoint|wegpunkt|punkt|point) ?\d{1,4}|(?:auto|car|bike|rad) (?:geparkt|parked)|parked car|drinking water|water|trinkwasser|bus stop|(?:turn|keep|bear|go|slight|sharp) (?:left|right|straight)(?: .*)?|(?:left|right)|continue(?: .*)?|km ?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)? ?(?:km|mi|miles))$/iu;

/** "Over 4,000 shops. Haggle hard." */
const SENTENCES = /\p{Ll}{2}\.\s\p{Lu}.{0,300}\p{Ll}[.!]$/u;

/** Whether a line, or a point of a track, is no place: a day, a way, an errand, a sum, a car park. */
export function isNoPlace(name: string): boolean {
  return (
    !/\p{L}/u.test(name) ||
    SENTENCES.test(name) ||
    DATE.test(name) ||
    ERRAND.test(name) ||
    NOTHING.test(name)
  );
}

/** A line's name and what is said of it: "10.30: Colosseum – book ahead (18 €)". */
export function nameInLine(line: string): { readonly name: string; readonly note: string } {
  const plain = line
    .slice(0, MAX_LINE)
    .replace(/\[\[(?:[^[\]|]{0,200}\|)?([^[\]|]{0,200})\]\]/g, "$1")
    .replace(/\[([^[\]]{0,200})\]\([^)\s]*\s*\)?/g, "$1")
    .replace(/[*_`~]{1,3}/g, "")
    .replace(/<\s*>/g, "")
    .replace(EMOJI, " ")
    .trim()
    .replace(TIME, "")
    .replace(LABEL, "")
    .replace(MEAL, "")
    .replace(AND, "");
  const [, first = plain, , behind = ""] =
    /^(.{2,80}?)(\s[-–—|]\s|:\s|\s\/\/\s|\t)(.+)$/u.exec(plain) ?? [];
  const cut = cutAt(first);
  const [, before = first.slice(0, cut), inBrackets = ""] =
    /^([^(]{2,80})\(([^()]{0,200})\)?[\s!?.,]*$/u.exec(first.slice(0, cut)) ?? [];
  const shared = tidy(before).replace(FOUND_ON, "$1").replace(SHARED, "");
  const note = [inBrackets, first.slice(cut), behind].map(tidy).filter((part) => part !== "");
  return { name: shared, note: note.join(", ") };
}

/** Where a price, a time or a street with its number begins behind the name. */
function cutAt(text: string): number {
  const tails = [
    /[\s,;(~≈]{1,4}(?:(?:about|ca\.?|approx\.?|from|ab|um|at)\s)?[(~≈]?(?=[€£$¥]\s?\d|\d[\d.,–-]{0,12}\s?(?:€|£|¥|\$|eur\b|euros?\b|usd\b|gbp\b|chf\b|kč|yen\b)|\d[.,]\d{2}\s(?:each|pp))/iu,
    /[\s,;(]{1,3}(?:um\s|at\s|ab\s)?(?=\d{1,2}(?:[:.h]\d{2}|\s?(?:uhr|[ap]m)\b))/iu,
    /,\s(?=[^,]{0,60}\d)/u,
    /\s(?=x\s?\d{1,2}\b|[“"„]|(?:at|by|before|after) (?:sunset|sunrise|night|dusk)\b)/u,
  ];
  const found = tails.map((tail) => text.search(tail)).filter((at) => at > 1);
  return Math.min(text.length, ...found);
}

function tidy(part: string): string {
  const begun = part.replace(/\s[:;]-?[)(DP]$/u, "").replace(/^[\s,;:|–—~(-]+/gu, "");
  return (begun.includes("(") ? begun : begun.replace(")", ""))
    .replace(/[\s,;:|–—!?(-]{1,40}$/gu, "")
    .replace(/\s+/g, " ");
}
