/** The five traveller types (spec section 3). The people value is what a trip stores under `traveler`. */
export const TRAVELLERS = [
  { id: 1, title: "Solo", desc: "A solo journey of exploration", icon: "solo", people: "1" },
  { id: 2, title: "Couple", desc: "Romantic getaway", icon: "couple", people: "2" },
  { id: 3, title: "Family", desc: "Fun for the whole family", icon: "family", people: "4" },
  { id: 4, title: "Friends", desc: "Adventures with friends", icon: "friends", people: "3" },
  { id: 5, title: "Group", desc: "Group travel made easy", icon: "group", people: "5+" },
] as const;

export type Traveller = (typeof TRAVELLERS)[number];
export type TravellerTitle = Traveller["title"];

export const TRAVELLER_TITLES: readonly TravellerTitle[] = TRAVELLERS.map(
  (traveller) => traveller.title,
);

/** The type a stored, free-text traveller value names: by people value ("4") or by title ("Family"). */
export function findTraveller(text: string): Traveller | undefined {
  const wanted = text.trim().toLowerCase();
  return TRAVELLERS.find(
    (traveller) => traveller.people === wanted || traveller.title.toLowerCase() === wanted,
  );
}

/** Friends of sixteen are no children of the others. */
const OLDEST_CHILD = 15;

/** How a trip is planned for those who travel: who brings children is a family, however many they are. Undefined for words of their own. */
export function travellerOf({
  traveler,
  childAges = [],
}: {
  readonly traveler: string;
  readonly childAges?: readonly number[] | undefined;
}): TravellerTitle | undefined {
  return childAges.some((age) => age <= OLDEST_CHILD) ? "Family" : findTraveller(traveler)?.title;
}
