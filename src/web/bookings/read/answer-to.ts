import { errorText } from "../../../domain/errors/app-error.ts";
import { askBookingWorker } from "../../engine/bookings/ask-booking-worker.ts";
import type { GivenConfirmation } from "../../engine/bookings/read-bookings.ts";
import { today } from "../../lib/today.ts";
import { ERROR_MESSAGES } from "../../messages/domain/error-messages.ts";
import { readBookingsWords } from "../../messages/trip-page/read-bookings-words.ts";
import type { FoundBooking } from "./read-form.ts";

/** What was read, or why nothing was. */
export type Outcome = { readonly bookings: readonly FoundBooking[] } | { readonly problem: string };

/** What the worker reads in a file or a text. */
export async function answerTo(given: GivenConfirmation): Promise<Outcome> {
  const answer = await askBookingWorker(given, today());
  if (answer === undefined) return { problem: readBookingsWords.failed };
  return "problem" in answer
    ? { problem: errorText(answer.problem, ERROR_MESSAGES) }
    : { bookings: answer.bookings.map((read) => ({ read })) };
}
