import type { TripWish } from "./trip-wish.ts";

/** The light or the hour at which a traveller wants a place. */
export type AskedHour =
  | "sunrise"
  | "sunset"
  | "opening"
  | "morning"
  | "cool"
  | "afternoon"
  | "evening"
  | "last";

const WORDS: Readonly<Record<AskedHour, RegExp>> = {
  cool: /\b(?:before|while|until) (?:it['’]?s|it is|it gets|it becomes|the day gets) (?:too |so |still |unbearably )?(?:hot|warm|cool)\b|\bbefore the (?:midday |noon )?heat\b|\bin the cool\b|vor der (?:mittags)?hitze|bevor es (?:zu )?(?:heiß|warm)|avant (?:la|les) (?:grosse )?chaleurs?|avant qu['’]il (?:ne )?fasse (?:trop )?chaud|antes del calor|antes de que haga (?:mucho )?calor/iu,
  last: /\b(?:for|at|towards?) the (?:very )?end\b(?! of(?! (?:the|a|each|every) (?:day|afternoon|trip)\b))|\bto (?:end|finish|close|round off)\b|\blast thing\b|\blate in the (?:day|afternoon)\b|zum (?:ab)?schluss|pour (?:finir|terminer)|para (?:terminar|acabar)\b/iu,
  sunrise:
    /\bsunrise\b|\b(?:at|from|before) (?:dawn|daybreak|first light)\b|sonnenaufgang|lever d[ue] soleil|\bamanecer\b|salida del sol|\ball['’]alba\b|nascer do sol|日の出|日出|شروق/iu,
  sunset:
    /\bsunset\b|\bsundown\b|sonnenuntergang|coucher d[ue] soleil|\batardecer\b|puesta de sol|\btramonto\b|p[oô]r do sol|夕日|夕焼け|日没|日落|غروب/iu,
  afternoon:
    /\b(?:(?:in the|(?:mon|tues|wednes|thurs|fri|satur|sun)day) afternoons?|after lunch|before dinner)\b|\b(?:am nachmittag|nachmittags|nach dem mittagessen)\b|l['’]après-midi|après (?:le )?déjeuner|después de comer/iu,
  evening:
    /\b(?:(?:in the|one|an|our|(?:first|last|mon|tues|wednes|thurs|fri|satur|sun)(?:day)?) evenings?|after dinner)\b|\b(?:am abend|abends|nach dem abendessen)\b|\ble soir\b|après (?:le )?dîner|después de cenar/iu,
  // "A free morning" is none of a place's.
  morning:
    /\bbefore lunch\b|\b(?:in the|one|(?:mon|tues|wednes|thurs|fri|satur|sun)day|beach|museum|market|park|pool|zoo) mornings?\b/iu,
  opening:
    /\bfirst thing\b|\bearly(?: in the (?:day|morning)| before\b|[.!]?$)|\bbefore the (?:crowds?|queues?|buses|groups)\b|\bwhen (?:it['’]?s|it is|they['’]?re|they are|there(?:['’]s| is| are)) (?:quiet\w*|empt\w*|calm\w*|less (?:busy|crowded)|not (?:busy|crowded)|(?:no|fewer|less) (?:people|crowds?))\b|\b(?:at|as it|when it|as they|when they) opens?\b|\bat (?:the )?opening\b|gleich (?:in der früh|morgens|zur öffnung)|dès l['’]ouverture|a primera hora|all['’]apertura|logo (?:na abertura|de manhã)|朝一番|一大早|开门时/iu,
};

const PARTS = ["morning", "afternoon", "evening"] as const;

/** The hour that the words of a wish name for what it is about; undefined where they name none, or it is in the name ("Sunset Strip"). */
export function askedHour(words: string, names: string): AskedHour | undefined {
  if (WORDS.cool.test(words)) return "cool";
  if (WORDS.sunrise.test(words) && !WORDS.sunrise.test(names)) return "sunrise";
  if (WORDS.opening.test(words)) return "opening";
  if (WORDS.sunset.test(words) && !WORDS.sunset.test(names)) return "sunset";
  if (WORDS.last.test(words)) return "last";
  const parts = PARTS.filter((part) => WORDS[part].test(words) && !WORDS[part].test(names));
  // "In the morning or in the afternoon": whenever it suits.
  return parts.length === 1 ? parts[0] : undefined;
}

/** Whether the words name a part of the day. */
export function namesPartOfDay(words: string): boolean {
  return PARTS.some((part) => WORDS[part].test(words));
}

const BY_NIGHT =
  /\b(?:at|by) night\b|\bafter (?:dark|nightfall)\b|\ball lit up\b|\billuminated\b|bei nacht|\bde nuit\b|\bde noche\b|\bdi notte\b|à noite\b/iu;

/** Whether the words want what they name when it is dark, and don't only say its name ("Ponte Milvio by night"). */
export function isWantedByNight(words: string, names: string): boolean {
  return BY_NIGHT.test(words) && !BY_NIGHT.test(names);
}

/** Time for a look from outside, and a picture, in minutes; editorial. */
export const LOOK_MINUTES = 20;

const FROM_OUTSIDE =
  /\b(?:from (?:the )?outside|from below|from the (?:ground|street|pavement|sidewalk)|from far away|outside only|only outside|(?:not|without) (?:going|go) (?:up|in|inside)|(?:no|don['’]?t|do not) need to go (?:up|in|inside)|don['’]?t go (?:up|in|inside))\b|nur von au(?:ß|ss)en|de l['’]extérieur|desde fuera|por fuera|da fuori|por fora|外から|外観だけ|只看外观|من الخارج/iu;

/** Whether the words want what they name to be looked at only: no ticket, and no time inside. */
export function isWantedFromOutside(words: string): boolean {
  return FROM_OUTSIDE.test(words);
}

/** Whether a wish is for the light of the rising sun: of one place, or of what is famous. */
export function asksForSunrise(wish: TripWish): boolean {
  return (
    (wish.kind === "see" && askedHour(wish.text, wish.names) === "sunrise") ||
    (wish.kind === "need" && WORDS.sunrise.test(wish.text))
  );
}

const ONE = /\b(?:an?|one|some\w*|eine?[nrm]?|une?|un[ao]?)\b/iu;

/** The hour that the words name for all of a kind, "temples early": not all of them can be the first of a day. */
export function askedHourOfAll(words: string): AskedHour | undefined {
  const hour = ONE.test(words) ? undefined : askedHour(words, "");
  if (hour === "opening") return "cool";
  return hour === "cool" || PARTS.some((part) => part === hour) ? hour : undefined;
}

/** The hour at which a traveller wants what a wish is for. */
export type WishedHour = AskedHour | "night";

/** The hour that a wish for a place, for one of a kind or for all of it names; undefined for others, and without one. */
export function wishedHour(wish: TripWish): WishedHour | undefined {
  if (wish.kind === "see")
    return isWantedByNight(wish.text, wish.names) ? "night" : askedHour(wish.text, wish.names);
  if (wish.kind !== "have") return undefined;
  return askedHourOfAll(wish.text) ?? (wish.count === 1 ? askedHour(wish.text, "") : undefined);
}
