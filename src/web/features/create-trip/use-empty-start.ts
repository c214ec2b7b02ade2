import type { RefObject } from "react";
import { blankTrip } from "../../../domain/trip/blank-trip.ts";
import { paths } from "../../lib/paths.ts";
import { storedProfile } from "../../lib/profile.ts";
import { askToSignIn } from "../../lib/sign-in-prompt.ts";
import { showToast } from "../../lib/toast.ts";
import { navigate } from "../../navigation/navigation.tsx";
import { dateProblemOf, type Problem, typedForm } from "./form-problem.ts";
import { sendBlankTrip } from "./send-blank-trip.ts";
import { leaveForm, type TripForm, toRequest } from "./trip-form.ts";

type EmptyStart = {
  readonly form: TripForm;
  readonly fields: RefObject<HTMLFormElement | null>;
  readonly maxDays: number;
  readonly refuse: (problem: Problem) => void;
};

/** Saves the form's trip with its days empty, and goes there; who isn't signed in is asked to, and goes on by itself. */
export function useEmptyStart({ form, fields, maxDays, refuse }: EmptyStart) {
  return async function start(): Promise<void> {
    if (storedProfile() === undefined) {
      askToSignIn({ onSignedIn: () => void start(), onLeave: () => undefined });
      return;
    }
    const wanted = fields.current === null ? form : typedForm(form, fields.current);
    const blank = blankTrip(toRequest(wanted), maxDays);
    if (!blank.ok) return refuse(blank.problem);
    const problem = dateProblemOf(wanted);
    if (problem !== undefined) return refuse(problem);
    const made = await sendBlankTrip(blank.trip);
    if (!made.ok) return showToast(made.problem.text, "error");
    leaveForm();
    navigate(paths.viewTrip(made.value.tripId));
  };
}
