import { durationText } from "../../../domain/messages/en/duration-text.ts";
import { clockText } from "../../../domain/places/clock-text.ts";

type Count = { count: number; most: number };
/** `hours`: when it opens and closes that day, by turns. */
type Visit = { startMinutes: number; endMinutes: number; hours?: number[] };

/** A rule that a day breaks as it stands, as short as a line of a row. */
export const PROBLEM_WORDS = {
  closed: "Closed then",
  outsideHours: ({ hours }: Visit) =>
    hours === undefined ? "Not open then" : `Not open then: ${spans(hours)} that day`,
  dark: "Dark by then",
  beforeEvening: "Better in the evening",
  pastMidnight: "Too late in the day",
  late: ({ minutes }: { minutes: number }) => `${durationText(minutes)} too little to get here`,
  visitedTwice: "In the plan twice",
  endsLate: ({ endMinutes }: { endMinutes: number }) =>
    `A long day: back at ${clockText(endMinutes)}`,
  noLunch: "No time for lunch",
  tooManyVisits: ({ count, most }: Count) => `${count} places; ${most} fit a day at this pace`,
  tooManyLongVisits: ({ count }: Count) => `${count} long visits on one day`,
  tooManyEvenings: ({ count }: Count) => `${count} evenings on one day`,
  tooManyOfAKind: ({ count }: Count) => `${count} of a kind on one day`,
  tooMuchWalking: ({ km }: { km: number }) => `A lot of walking: ${km.toFixed(1)} km`,
};

function spans(hours: readonly number[]): string {
  return hours
    .flatMap((open, index) =>
      index % 2 === 0 ? [`${clockText(open)}–${clockText(hours[index + 1] ?? open)}`] : [],
    )
    .join(", ");
}
