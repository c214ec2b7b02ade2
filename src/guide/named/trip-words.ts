/** Words of a trip that people write around the name of its place: "a long weekend in Oslo with the kids". */
const BEFORE = [
  /^(?:(?:our|my|an?|the|short|long|family|romantic|summer|winter|spring|autumn|fall|cheap|luxury|one|two|three|four|five|six|seven|ten|\d+)[ -])*(?:(?:road ?)?trip|travel|holidays?|vacation|honeymoon|weekend|week|(?:city ?)?break|getaway|tour|visit|journey|days?|nights?|stay|itinerary) (?:to|in|of|around|at|through|for) (?:the )?(?=\S)/i,
  /^(?:we|i|my \w+ and i)(?:'d| would| are| am|'re|'m)? (?:like|love|want|wish|hope|plan(?:ning)?|going|thinking of|dreaming of)(?: to)? (?:see|visit(?:ing)?|go(?:ing)? to|travel(?:ling)? to|explor(?:e|ing)|spend .{3,40}? in|have .{3,40}? in)? ?(?:the )?(?=\S)/i,
  /^(?:eine? |unsere? |un |une |notre |una |nuestro |il nostro |um |uma )?(?:(?:langes? |long |lungo )?wochenende|reise|urlaub|ferien|kurztrip|st(?:ä|ae)dtetrip|week-?end|voyage|s(?:é|e)jour|vacances|fin de semana|viaje|vacaciones|fine settimana|settimana|semana|semaine|woche|viaggio|vacanza|viagem|f(?:é|e)rias) (?:in|nach|auf|an|im|à|a|en|au|aux|em|para) (?:(?:die|der|den|das|la|le|les|el|il|lo) )?(?=\S)/i,
  /^(?:(?:going|travell?ing|fly(?:ing)?|go) to|visit(?:ing)?|explor(?:e|ing)) (?:the )?(?=\S)/i,
];
const AFTER = [
  / (?:for )?(?:an?|one|two|three|four|five|six|seven|ten|\d{1,3})[ -](?:days?|nights?|weeks?|months?)$/i,
  / with (?:my |the |our )?(?:kids?|children|family|friends|wife|husband|parents|toddler|baby|dog)$/i,
  / (?:(?:in|next|this) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|weekend)(?: 20\d\d)?$/i,
  / (?:(?:beach|ski|city|family|summer|winter|hiking|cycling) )?(?:20\d\d|trip|holidays?|vacation|honeymoon|(?:city ?)?break|getaway|itinerary|please|thanks)$/i,
  // Two nights and three days, a trip, sightseeing.
  / ?(?:\d{1,2}泊\d{1,2}日|旅行|観光)$/u,
];
const PUNCTUATION = " ,.!";
const MAX_ROUNDS = 4;

/** A destination as it was typed, without what is said of the trip. */
export function withoutTripWords(label: string): string {
  let text = withoutEnd(label.replace(/\s+/g, " "));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const less = withoutEnd(
      [...BEFORE, ...AFTER].reduce((left, words) => left.replace(words, ""), text),
    );
    if (less === text || less === "") break;
    text = less;
  }
  return text;
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && PUNCTUATION.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trimStart();
}
