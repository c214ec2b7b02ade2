/** The light or the hour at which a traveller wants a place. */
export type AskedHour = "sunset" | "opening" | "morning";

const WORDS: Readonly<Record<AskedHour, RegExp>> = {
  sunset:
    /\bsunset\b|\bsundown\b|sonnenuntergang|coucher d[ue] soleil|\batardecer\b|puesta de sol|\btramonto\b|p[oô]r do sol|夕日|夕焼け|日没|日落|غروب/iu,
  // "A free morning" is none of a place's.
  morning: /\b(?:in the|(?:mon|tues|wednes|thurs|fri|satur|sun)day) morning\b/iu,
  opening:
    /\bfirst thing\b|\bearly(?: in the (?:day|morning)| before\b|[.!]?$)|\bbefore the (?:crowds?|queues?|buses|groups)\b|\b(?:at|as it|when it|as they|when they) opens?\b|\bat (?:the )?opening\b|gleich (?:in der früh|morgens|zur öffnung)|dès l['’]ouverture|a primera hora|all['’]apertura|logo (?:na abertura|de manhã)|朝一番|一大早|开门时/iu,
};

/** The hour that the words of a wish name for what it is about; undefined where they name none, or it is in the name ("Sunset Strip"). */
export function askedHour(words: string, names: string): AskedHour | undefined {
  if (WORDS.opening.test(words)) return "opening";
  if (WORDS.sunset.test(words) && !WORDS.sunset.test(names)) return "sunset";
  return WORDS.morning.test(words) ? "morning" : undefined;
}
