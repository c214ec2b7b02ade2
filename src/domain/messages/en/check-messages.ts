import { sayChecks } from "../say-checks.ts";

/** The words of the checks of a plan, by their ids. */
export const CHECK_MESSAGES = sayChecks({
  units: {
    percent: "%",
    days: " days",
    metres: " m",
    places: " places",
    visits: " visits",
    journeys: " journeys",
    aDay: " a day",
    minutes: " min",
    outings: " outings",
    milliseconds: " ms",
  },
  atLeast: (figure) => `at least ${figure}`,
  atMost: (figure) => `at most ${figure}`,
  checks: {
    completeness: {
      name: "Complete facts",
      unmet: "Some facts are missing",
      meaning: "Share of the facts a plan needs that are there and readable.",
    },
    dayCount: {
      name: "All days",
      unmet: "Some days are missing or empty",
      meaning: "Missing, extra, or empty days.",
    },
    knownPlaces: {
      name: "Real places",
      unmet: "Some places aren’t verified",
      meaning: "Share of places and hotels that the guide has at the same location.",
    },
    positions: {
      name: "On the map",
      unmet: "Some locations are off",
      meaning: "Median distance of places and hotels from their location in the guide.",
      target: "at most 150; none over 1 km off or over 40 km from the center",
    },
    duplicates: {
      name: "No duplicates",
      unmet: "Some places appear twice",
      meaning: "Places that are already in the plan.",
    },
    openingHours: {
      name: "Opening hours",
      unmet: "Some places are closed when you’re there",
      meaning: "Visits when the place is closed, or might be without the plan saying so.",
    },
    transferTimes: {
      name: "Enough travel time",
      unmet: "Some travel times are too short",
      meaning: "Journeys that take longer than the plan allows.",
    },
    dayHours: {
      name: "Reasonable days",
      unmet: "Some days start too early or end too late",
      meaning: "Days that leave the hotel and return at reasonable times.",
    },
    fame: {
      name: "Top sights",
      unmet: "Top sights are missing",
      meaning:
        "How many of the city’s top sights are in the plan, weighted by popularity, compared with what this many days can hold.",
      target: "at least 90; the top sight from three days on",
    },
    leftOut: {
      name: "Best before lesser sights",
      unmet: "Top sights are left out for lesser ones",
      meaning: "Of the city’s ten top sights, those left out though the plan has much lesser ones.",
    },
    wishes: {
      name: "Your wishes",
      unmet: "Not all wishes are met",
      meaning: "How much of your wishes the days show.",
    },
    interests: {
      name: "Your interests",
      unmet: "Not enough for your interests",
      meaning:
        "Places for your interests: a third of what you see, and one every day; an evening out every night.",
    },
    events: {
      name: "What’s on",
      unmet: "Little of what’s on then",
      meaning: "What you see of the season or festival on your dates, when people come for it.",
    },
    suited: {
      name: "Right for you",
      unmet: "Some things aren’t for you",
      meaning:
        "Per day: places for children without any, too much at once for those who come, and tables that don’t suit you.",
    },
    alike: {
      name: "Variety",
      unmet: "Some places are much alike",
      meaning: "Per day: another of the same, and a third big museum in one day.",
    },
    fullDays: {
      name: "Full days",
      unmet: "Some days have little to see",
      meaning:
        "Sightseeing time compared with what the pace allows. The worst day counts as much as all days together.",
    },
    wholeDays: {
      name: "Whole days",
      unmet: "Some days start late or end early",
      meaning:
        "Minutes per day lost by starting after 10:30 or ending before 17:00 (11:00 and 16:00 if you take it easy). The worst day counts as much as all days together.",
    },
    waiting: {
      name: "Little waiting",
      unmet: "Too much waiting",
      meaning:
        "Minutes per day between visits that aren’t travel, a meal, or up to 90 minutes of free time. The worst day counts as much as all days together.",
    },
    together: {
      name: "Nearby places together",
      unmet: "Nearby places are on different days",
      meaning: "Places that are closer to another day’s places than to their own day’s.",
    },
    detours: {
      name: "No detours",
      unmet: "Some routes have detours",
      meaning:
        "How much longer a day’s route is than the shortest loop of the same places, on average.",
      target: "at most 5; no day over 20",
    },
    travel: {
      name: "Little travel",
      unmet: "Too much travel",
      meaning:
        "Minutes per day getting around; walks and the way out of town count half. The worst day counts as much as all days together.",
    },
    outings: {
      name: "Outings in full",
      unmet: "Some outings are cut short",
      meaning: "Theme parks and trips out of town that start late, end early, or share their day.",
    },
    visitLengths: {
      name: "Time at each place",
      unmet: "Some visits are too short or too long",
      meaning: "Visits that last between half and one and a half times the usual time.",
    },
    meals: {
      name: "Lunch and dinner",
      unmet: "A day goes without lunch or dinner",
      meaning: "Lunches and dinners that the days need and have.",
    },
    mealNames: {
      name: "Places to eat",
      unmet: "Some meals have no place",
      meaning: "Lunches and dinners with a place to have them.",
    },
    mealHours: {
      name: "Meals on time",
      unmet: "Some meals are early or late",
      meaning: "Meals when kitchens are open; lunch by 14:00.",
    },
    budget: {
      name: "Within budget",
      unmet: "Over budget",
      meaning:
        "Cost of rooms, tickets, and rides compared with what the budget level allows in this city.",
    },
    daylight: {
      name: "Outdoors by daylight",
      unmet: "Some outdoor visits end in the dark",
      meaning:
        "Outdoor visits, where nothing is lit, that end more than half an hour after sunset.",
    },
    sunsets: {
      name: "Sunsets",
      unmet: "You leave some views shortly before sunset",
      meaning: "Per day: views you leave 15 to 75 minutes before sunset.",
    },
    heat: {
      name: "Out of the heat",
      unmet: "Some visits are in the heat of the day",
      meaning:
        "Per day: outdoor visits at midday in hot months, or most of the day in extreme heat.",
    },
    draftFidelity: {
      name: "True to the draft",
      unmet: "Too different from the draft",
      meaning: "Share of the draft’s valid places that are still in the plan.",
      target: "at least 90; 70 on the same day",
    },
    planningTime: {
      name: "Quick and repeatable",
      unmet: "Planning took too long",
      meaning: "Time it took to plan.",
      target: "at most 250, the same plan every time",
    },
  },
});
