/** Checks of former versions, which stored trips still name. */
export type FormerCheckId = "pace" | "dayBalance" | "totalScore" | "bestOfCity";

/** What trips of before version 0.3 call the checks. */
const FORMER_IDS: Readonly<Record<string, string>> = {
  C1: "completeness",
  C2: "dayCount",
  C3: "knownPlaces",
  C4: "positions",
  C5: "duplicates",
  C6: "openingHours",
  C7: "transferTimes",
  C8: "dayHours",
  C9: "detours",
  C10: "crossings",
  C11: "travelShare",
  C12: "longLegs",
  C13: "pace",
  C14: "dayBalance",
  C15: "visitLengths",
  C16: "mealTimes",
  C17: "budget",
  C18: "totalScore",
  C19: "delays",
  C20: "bestOfCity",
  C21: "bestTimes",
  C22: "draftFidelity",
  C23: "hotelLocation",
  C24: "planningTime",
};

/** The name of a stored check; that of an older document is translated, an unknown one stays as it is. */
export function checkName(storedId: string): string {
  return FORMER_IDS[storedId] ?? storedId;
}
