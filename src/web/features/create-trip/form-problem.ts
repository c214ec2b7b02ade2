import { isCalendarDate } from "../../../domain/calendar-date.ts";
import { errorText } from "../../../domain/errors/app-error.ts";
import { LIMITS } from "../../../domain/limits.ts";
import {
  checkTripRequest,
  type TripRequestInput,
  type TripRequestProblem,
} from "../../../domain/trip/trip-request.ts";
import { today } from "../../lib/today.ts";
import { createTripWords } from "../../messages/create-trip-words.ts";
import { ERROR_MESSAGES } from "../../messages/domain/error-messages.ts";
import { roomWords } from "../../messages/room-words.ts";
import type { TripForm } from "./trip-form.ts";

/** Stands for what is half typed: a number, a date or a time that is none. */
const UNREADABLE = "unreadable";
/** Before it a year is a typing error rather than past. */
const FIRST_YEAR = "1000";

/** A reason why a form can't be planned. */
export type Problem =
  | TripRequestProblem
  | "destination_missing"
  | "wishes_too_long"
  | "wish_unanswered"
  | keyof typeof createTripWords.dateProblems;
/** The form as it stands in its fields: one with unreadable input reports itself as empty, which would leave it open. */
export function typedForm(form: TripForm, { elements }: HTMLFormElement): TripForm {
  const typed = (id: string, text: string) => (isUnreadable(elements, id) ? UNREADABLE : text);
  return {
    ...form,
    days: typed("days", form.days),
    startDate: typed("start-date", form.startDate),
    endDate: typed("end-date", form.endDate),
    arriveAt: typed("arrive-at", form.arriveAt),
    leaveAt: typed("leave-at", form.leaveAt),
  };
}

/** Half typed, or a year that nobody means. */
function isUnreadable(elements: HTMLFormControlsCollection, id: string): boolean {
  const input = elements.namedItem(id);
  if (!(input instanceof HTMLInputElement)) return false;
  return input.validity.badInput || (input.type === "date" && isNoYear(input.value));
}

function isNoYear(date: string): boolean {
  return date !== "" && date < FIRST_YEAR;
}

export function problemOf(
  form: TripForm,
  request: TripRequestInput,
  maxDays: number,
): Problem | undefined {
  const checked = checkTripRequest(request, maxDays);
  if (!checked.ok) return checked.problem;
  return wishesTooMany(form) > 0 ? "wishes_too_long" : dateProblemOf(form);
}

/** What stands beyond the longest text isn't read. */
function wishesTooMany({ wishText }: TripForm): number {
  return wishText.trim().length - LIMITS.text.wish;
}

export function dateProblemOf({
  when,
  startDate,
  endDate,
  arriveAt,
  leaveAt,
}: TripForm): Problem | undefined {
  if (when !== "dates") return undefined;
  if (arriveAt === UNREADABLE) return "arrival_unreadable";
  if (leaveAt === UNREADABLE) return "departure_unreadable";
  if (startDate !== "" && startDate < today()) return "start_date_past";
  if (endDate === "") return undefined;
  if (!isCalendarDate(endDate)) return "end_date_unreadable";
  if (startDate === "") return "start_date_unreadable";
  return endDate < startDate ? "end_before_start" : undefined;
}

export function problemText(problem: Problem, maxDays: number, form: TripForm): string {
  if (problem === "wishes_too_long") return roomWords.charactersTooMany(wishesTooMany(form));
  if (problem === "wish_unanswered") return createTripWords.wishUnanswered;
  if (problem === "destination_missing") return createTripWords.destinationNeeded;
  return problem in createTripWords.dateProblems
    ? createTripWords.dateProblems[problem as keyof typeof createTripWords.dateProblems]
    : errorText({ code: problem as TripRequestProblem, values: { maxDays } }, ERROR_MESSAGES);
}
