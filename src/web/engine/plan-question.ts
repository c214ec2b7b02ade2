import type { Edited } from "../../domain/edits/edit-kind.ts";
import type { Edit } from "../../domain/edits/edit-kinds.ts";
import type { Trip } from "../../domain/trip/trip.ts";

/** What a page asks the planning engine, and the answer to each question. */
export type PlanQuestions = {
  /** The trip with edits made, their days timed and the plan checked. */
  readonly makeEdits: {
    readonly asked: { readonly trip: Trip; readonly made: readonly Edit[] };
    readonly answer: Edited;
  };
};

export type PlanQuestion = {
  [Kind in keyof PlanQuestions]: { readonly kind: Kind } & PlanQuestions[Kind]["asked"];
}[keyof PlanQuestions];

/** What goes to the worker. The facts of a city go with the first question about it, and stay there. */
export type ToWorker = {
  readonly question: PlanQuestion;
  readonly city?: { readonly facts: unknown };
};

export type FromWorker =
  /** Its code is loaded. */
  | { readonly kind: "ready" }
  | { readonly kind: "answer"; readonly answer: unknown }
  | { readonly kind: "failed"; readonly why: string };
