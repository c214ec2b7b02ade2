import type { CheckId } from "../../plan/check-list.ts";

type CheckWords = {
  readonly name: string;
  /** What the figure is, in one plain sentence. */
  readonly meaning: string;
  /** What stands behind the figure; "" for a ratio. */
  readonly unit: string;
  /** What the figure should be; some ask for more than the figure says. */
  readonly target: string;
};

/** What a plan is checked for, by the checks' ids. */
export const CHECK_MESSAGES: Readonly<Record<CheckId, CheckWords>> = {
  completeness: {
    name: "Complete",
    meaning: "How many of the facts a plan needs are there and can be read.",
    unit: "%",
    target: "100",
  },
  dayCount: {
    name: "All days",
    meaning: "Days too many or too few, and days with nothing in them.",
    unit: " days",
    target: "0",
  },
  knownPlaces: {
    name: "Real places",
    meaning: "How many places and hotels the guide knows, at that spot.",
    unit: "%",
    target: "at least 95",
  },
  positions: {
    name: "On the map",
    meaning: "How far places and hotels stand from where the guide has them, the middle one.",
    unit: " m",
    target: "at most 150; none over 1 km off or over 40 km from the centre",
  },
  duplicates: {
    name: "Nothing twice",
    meaning: "Places that are in the plan already.",
    unit: " places",
    target: "0",
  },
  openingHours: {
    name: "Opening hours",
    meaning: "Visits that find the place closed, or may do so without the plan saying when.",
    unit: " visits",
    target: "0",
  },
  transferTimes: {
    name: "Time to get there",
    meaning: "Ways that take longer than the plan leaves for them.",
    unit: " ways",
    target: "0",
  },
  dayHours: {
    name: "Reasonable days",
    meaning: "Days that leave the hotel and are back there in good time.",
    unit: "%",
    target: "100",
  },
  fame: {
    name: "The city's best",
    meaning:
      "How much of the city's most popular sights is in the plan, the first of them counting most, over what so many days can hold.",
    unit: "%",
    target: "at least 90; the first from three days on",
  },
  interests: {
    name: "What you asked for",
    meaning: "Places for your interests, over one for each of them on every second day.",
    unit: "%",
    target: "100",
  },
  fullDays: {
    name: "Full days",
    meaning:
      "Time in sights over what the pace holds; the worst day counts as much as all together.",
    unit: "%",
    target: "at least 85",
  },
  wholeDays: {
    name: "Whole days",
    meaning:
      "Minutes a day unused by starting after 10:30 or ending before 17:00, or half an hour and an hour less where you take it easy; the worst day counts as much as all together.",
    unit: " min",
    target: "at most 20",
  },
  waiting: {
    name: "Little waiting",
    meaning:
      "Minutes a day between visits that are neither a way, a meal nor up to an hour and a half of free time; the worst day counts as much as all together.",
    unit: " min",
    target: "at most 30",
  },
  neighbours: {
    name: "Neighbours together",
    meaning: "Places whose nearest other one, less than 600 m away, is on the same day.",
    unit: "%",
    target: "at least 75",
  },
  detours: {
    name: "No detours",
    meaning:
      "How much longer a day's way is than the shortest round of the same places, on average.",
    unit: "%",
    target: "at most 5; no day over 20",
  },
  crossings: {
    name: "No crossing ways",
    meaning: "How often a day's way crosses itself.",
    unit: " a day",
    target: "at most 0.2",
  },
  travelShare: {
    name: "Little time on the way",
    meaning: "The part of the days spent getting about.",
    unit: "%",
    target: "at most 25",
  },
  longLegs: {
    name: "No long ways",
    meaning: "Ways over 5 km or 45 minutes that don't lead to or from a must-see.",
    unit: "%",
    target: "at most 5",
  },
  visitLengths: {
    name: "Time at each place",
    meaning: "Visits that last between half and one and a half of what is usual.",
    unit: "%",
    target: "at least 98",
  },
  mealTimes: {
    name: "Time for meals",
    meaning: "Full days with time for lunch, and for dinner later on.",
    unit: "%",
    target: "100",
  },
  budget: {
    name: "Within budget",
    meaning: "Rooms, tickets and rides over what the budget level allows in this city.",
    unit: "",
    target: "at most 1",
  },
  delays: {
    name: "Room for delays",
    meaning: "Visits that still hold when every way takes 30 % longer.",
    unit: "%",
    target: "at least 90",
  },
  bestTimes: {
    name: "At the best time of day",
    meaning: "Visits that start in the part of the day that suits the place.",
    unit: "%",
    target: "at least 85",
  },
  draftFidelity: {
    name: "True to the draft",
    meaning: "How many of the draft's sound places are still in the plan.",
    unit: "%",
    target: "at least 90; 70 on the same day",
  },
  hotelLocation: {
    name: "Well-placed hotel",
    meaning:
      "The ways from the hotel to the places, over those from the level's best placed hotel.",
    unit: "",
    target: "at most 1.3",
  },
  planningTime: {
    name: "Quick and repeatable",
    meaning: "Time planning took.",
    unit: " ms",
    target: "at most 250, the same plan every time",
  },
};
