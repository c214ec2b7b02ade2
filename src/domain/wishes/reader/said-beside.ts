import type { Frame, Idle } from "./frame.ts";

/** They limit what stands beside them, or turn it round. */
const LIMITS =
  /\b(?:only|not|never|nothing|no|without|unless|except|every|each|twice|single|really early|very early|first thing)\b/i;
/** They say nothing of it: "no problem", "not sure why"; nor does what is so anyway: "before A, not after". */
const SAYS_NOTHING =
  /^\W*not (?:after|before|later|earlier|(?:on )?\w+day|\d[\d:.]*)\W*$|\b(?:no (?:problem|idea|worries|clue|rush|thanks|thank you)|not (?:sure|bothered|fussed|rly)|(?:don['’]?t|do not|does not|doesn['’]?t) (?:know|mind|care|matter))\b/i;

/** Whether words that were read as asking for nothing limit what stands beside them: "only in daylight", "but really early". */
export function isLimit(span: Idle, text: string): boolean {
  return (
    / /.test(span.text) &&
    LIMITS.test(span.text.replace(SAYS_NOTHING, " ")) &&
    !isQuestion(span, text)
  );
}

const ASKS =
  /^\W*(?:(?:ok|so|and|also|btw|hey|hi|but|just|actually|oh) )*(?:is|are|isn['’]?t|aren['’]?t|was|do(?! you know if we)|does|did|will (?:it|there|they)|what(?:['’]?s)?|whats|why|how|who|which|where|when|any idea|anyone know|can someone (?:explain|tell)|do you know)\b/i;

/** Whether words put a question: "is it safe at night?" "Can we ..." asks for something. */
export function isQuestion({ text, to }: Idle, written: string): boolean {
  return ASKS.test(text) && (text.includes("?") || /^\s{0,2}\?/.test(written.slice(to)));
}

const WEATHER =
  /\b(?:rain\w*|pour\w*|storm\w*|snow\w*|weather|sunny|cloudy|foggy|fog|windy|wet|drizzl\w*)\b/i;

/** Whether a condition is one of the weather: "if it rains". */
export function isWeather(span: Frame | Idle): boolean {
  return (
    "verb" in span &&
    span.verb === "cond" &&
    WEATHER.test(span.text) &&
    !span.slots.some(({ role }) => role === "what")
  );
}

const APPROVES =
  /\b(?:is|are|looks?|look|sounds?|seems?|[a-z]+['’]s)(?: \w+){0,2} (?:perfect|fine|great|good|lovely|ace|wonderful|brilliant|ideal|ok|okay|amazing)\b|\b(?:time|day|plan|rest) (?:is )?perfect\b|\b(?:suits us|we (?:like|love)|like very much|love (?:it|the)|happy with)\b/i;
const ASKS_MORE =
  /\b(?:but|if|would|could|can|instead|rather|than|too|more|less|only|please|pls|make|move|put|add|swap|change|not|never|no|without|lose|skip|drop|miss|cut|leave|remove|go)\b|n['’]t\b|\?/i;

/** Whether words only say that something is good as it is. */
export function isApproved({ text }: Idle): boolean {
  return APPROVES.test(text) && !ASKS_MORE.test(text);
}

const APART =
  /\b(?:by (?:him|her|them)sel(?:f|ves)|(?:while|whilst) (?:i|we|he|she|they|(?:my|the|his|her) \w+) (?:have|has|go|goes|take|takes|sit|sits|wait|waits|stay|stays|shop|rest|rests|do|does)|just (?:us two|(?:the )?two of us)|babysit\w*|(?:she|he|they) (?:can|could|will|would) (?:go|wait|stay|rest|sit)|split up)\b/i;

/** Whether some go elsewhere than the others: "he can climb it by himself". */
export function goApart({ text }: Idle): boolean {
  return APART.test(text);
}

const JOINS = /\b(?:bring\w*|joins?|joining|comes? along|coming)\b/i;
const SOMEBODY =
  /\b(?:bab(?:y|ies)|toddler|kids?|child(?:ren)?|son|daughter|teen\w*|year old|friends?|m[uo]m|dad|parents|gran\w*)\b/i;

/** Whether somebody comes along of whom the trip doesn't know. */
export function isJoining({ text }: Pick<Idle, "text">): boolean {
  return JOINS.test(text) && SOMEBODY.test(text);
}

const IF_WEATHER =
  /\b(?:if|when|unless|in case of)\b[^,.;]{0,24}?\b(?:rain\w*|pour\w*|storm\w*|snow\w*|weather|sunny|cloudy|foggy|fog|windy|wet|drizzl\w*)\b/i;

/** The condition of the weather within other words: "if it rains swap the park". */
export function weatherIn({ text, from, slots }: Idle): Idle | undefined {
  const said = IF_WEATHER.exec(text);
  if (said === null || !slots.some(({ role }) => role === "what")) return undefined;
  const start = from + said.index;
  return {
    ...{ from: start, to: start + said[0].length, text: said[0], slots: [] },
    ...{ likelihood: 1, ofSlots: 1, others: [] },
  };
}

/** They tell what was so. */
const PAST =
  /\b(?:was|were|had|ate|drank|saw|went|stayed|came|visited|tried|stood|flew|spent|used to)\b|\b(?:last (?:time|year|month|week|summer|winter|spring)|yesterday|years? ago|in (?:19|20)\d\d)\b/i;
/** And yet something is wanted. */
const NOT_PAST =
  /\b(?:want\w*|please|pls|would|wed|like to|love to|again|so|can|could|should|let|need|must|instead|this time|now|not|no|booked|reserv\w*|tickets?|recommend\w*|told|suggest\w*|supposed|thinking|hoping|wondering|going to|planning|same|if|too|more|less|back|why|reason|because)\b|['’]d\b|n['’]t\b/i;
const TOLD_OF =
  /^(?:add|keep|asis|outside|stay|start|end|free|busy|eat|table|mealother|mealtime|mealnice|mealnear|mealcheap|lodging|transport|depart)$/;

/** "We ate noodles each evening in 2012" asks for nothing. */
export function tellsOfPast({ verb, text }: Frame): boolean {
  return TOLD_OF.test(verb) && PAST.test(text) && !NOT_PAST.test(text);
}
