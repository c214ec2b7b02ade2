/** What people say of a trip around the name of its place: "a long weekend in Oslo with the kids". */
const BEFORE = [
  /^(?:(?:our|my|an?|the|short|long|family|romantic|summer|winter|spring|autumn|fall|cheap|luxury|one|two|three|four|five|six|seven|ten|\d+)[ -])*(?:(?:road ?)?trip|travel|holidays?|vacation|honeymoon|weekend|week|(?:city ?)?break|getaway|tour|visit|journey|days?|nights?|stay|itinerary) (?:to|in|of|around|at|through|for) (?:the )?(?=\S)/i,
  /^(?:(?:going|travell?ing|fly(?:ing)?|go) to|visit(?:ing)?|explor(?:e|ing)) (?:the )?(?=\S)/i,
];
const AFTER = [
  /[ ,]+(?:for )?(?:an?|one|two|three|four|five|six|seven|ten|\d+)[ -](?:days?|nights?|weeks?|months?)$/i,
  /[ ,]+with (?:my |the |our )?(?:kids?|children|family|friends|wife|husband|parents|toddler|baby|dog)$/i,
  /[ ,]+(?:(?:in|next|this) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|weekend)(?: 20\d\d)?$/i,
  /[ ,]+(?:20\d\d|trip|holidays?|vacation|honeymoon|city ?break|getaway|itinerary)$/i,
];
const MOST_ROUNDS = 4;

/** A destination as it was typed, without what is said of the trip. */
export function withoutTripWords(label: string): string {
  let text = label.trim().replace(/\s+/g, " ");
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const less = [...BEFORE, ...AFTER].reduce((left, words) => left.replace(words, ""), text);
    if (less === text || less === "") break;
    text = less;
  }
  return text;
}
