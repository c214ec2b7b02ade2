/** What people say of a trip around the name of its place: "a long weekend in Oslo with the kids". */
const KIND_OF_TRIP =
  "(?:trip|travel|holidays?|vacation|honeymoon|weekend|week|city ?break|break|getaway|tour|visit|journey|road ?trip|days?|nights?|stay|itinerary)";
const OF_TRIP =
  "(?:our|my|a|an|the|short|long|family|romantic|summer|winter|spring|autumn|fall|cheap|luxury|one|two|three|four|five|six|seven|ten|\\d+)";
const BEFORE = new RegExp(
  `^(?:(?:${OF_TRIP}[ -])*${KIND_OF_TRIP} (?:to|in|of|around|at|through|for)|(?:going|travell?ing|fly(?:ing)?|go) to|visit(?:ing)?|explor(?:e|ing)) (?:the )?(?=\\S)`,
  "i",
);
const AFTER = new RegExp(
  `[ ,]+(?:for (?:${OF_TRIP}[ -])*|(?:${OF_TRIP}[ -])+)(?:days?|nights?|weeks?|months?)$` +
    "|[ ,]+with (?:my |the |our )?(?:kids?|children|family|friends|wife|husband|parents|toddler|baby|dog)$" +
    "|[ ,]+(?:(?:in|next|this) )?(?:january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|weekend)(?: 20\\d\\d)?$" +
    "|[ ,]+(?:20\\d\\d|trip|holidays?|vacation|honeymoon|city ?break|getaway|itinerary)$",
  "i",
);
const MOST_ROUNDS = 4;

/** A destination as it was typed, without what is said of the trip. */
export function withoutTripWords(label: string): string {
  let text = label.trim().replace(/\s+/g, " ");
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const less = text.replace(BEFORE, "").replace(AFTER, "");
    if (less === text || less === "") break;
    text = less;
  }
  return text;
}
