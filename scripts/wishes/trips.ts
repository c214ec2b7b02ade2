/** Trips that the marked sentences speak of, by their letters; from U on those of `held-out.tsv`, which nothing is learned of. */
export const TRIPS = {
  E: [
    "Paris",
    { days: 4, traveller: "Couple", people: 2, startDate: "2027-09-09", budget: "Comfort" },
  ],
  F: [
    "New York",
    { days: 5, traveller: "Friends", people: 4, startDate: "2027-10-14", budget: "Standard" },
  ],
  G: [
    "Istanbul",
    { days: 3, traveller: "Solo", people: 1, startDate: "2027-04-22", budget: "Economy" },
  ],
  H: [
    "Singapore",
    {
      days: 4,
      traveller: "Family",
      people: 4,
      childAges: [6, 10],
      startDate: "2027-02-18",
      budget: "Comfort",
    },
  ],
  I: [
    "Lisbon",
    { days: 3, traveller: "Couple", people: 2, startDate: "2027-05-06", budget: "Standard" },
  ],
  J: [
    "Amsterdam",
    { days: 3, traveller: "Friends", people: 5, startDate: "2027-07-15", budget: "Budget" },
  ],
  K: [
    "Kyoto",
    { days: 4, traveller: "Couple", people: 2, startDate: "2027-11-10", budget: "Premium" },
  ],
  L: [
    "Berlin",
    { days: 4, traveller: "Solo", people: 1, startDate: "2027-08-05", budget: "Budget" },
  ],
  M: [
    "Vienna",
    {
      days: 3,
      traveller: "Family",
      people: 3,
      childAges: [8],
      startDate: "2027-12-10",
      budget: "Comfort",
    },
  ],
  N: [
    "Rome",
    { days: 5, traveller: "Friends", people: 3, startDate: "2027-03-25", budget: "Economy" },
  ],
  O: [
    "London",
    { days: 6, traveller: "Couple", people: 2, startDate: "2027-06-03", budget: "Premium" },
  ],
  P: [
    "Tokyo",
    {
      days: 7,
      traveller: "Family",
      people: 4,
      childAges: [12, 15],
      startDate: "2027-03-29",
      budget: "Standard",
    },
  ],
  Q: [
    "Barcelona",
    {
      days: 5,
      traveller: "Family",
      people: 5,
      childAges: [2, 5, 9],
      startDate: "2027-08-20",
      budget: "Comfort",
    },
  ],
  R: [
    "Prague",
    { days: 3, traveller: "Group", people: 8, startDate: "2027-05-21", budget: "Budget" },
  ],
  S: [
    "Bangkok",
    { days: 5, traveller: "Couple", people: 2, startDate: "2027-01-14", budget: "Standard" },
  ],
  T: [
    "Athens",
    {
      days: 4,
      traveller: "Family",
      people: 4,
      childAges: [7, 11],
      startDate: "2027-06-24",
      budget: "Economy",
    },
  ],
  U: [
    "Madrid",
    {
      days: 4,
      traveller: "Family",
      people: 4,
      childAges: [4, 8],
      startDate: "2027-05-20",
      budget: "Standard",
    },
  ],
  V: [
    "Dublin",
    { days: 3, traveller: "Couple", people: 2, startDate: "2027-06-11", budget: "Comfort" },
  ],
  W: [
    "Hong Kong",
    { days: 4, traveller: "Friends", people: 4, startDate: "2027-11-04", budget: "Budget" },
  ],
  X: [
    "Florence",
    {
      days: 4,
      traveller: "Family",
      people: 5,
      childAges: [6, 11, 14],
      startDate: "2027-09-16",
      budget: "Standard",
    },
  ],
} as const;
