import type { Edit } from "../../../src/domain/edits/edit-kinds.ts";

/** A request to the process that is going to be killed. */
export type CrashAsk =
  | { readonly kind: "check ready" | "take up orphans" }
  | {
      readonly kind: "plan";
      readonly key: string;
      readonly userId: string;
      readonly label: string;
    }
  | {
      readonly kind: "change";
      readonly key: string;
      readonly userId: string;
      readonly tripId: string;
      readonly expectedVersion: number;
      readonly edit: Edit;
    }
  | { readonly kind: "read"; readonly userId: string; readonly tripId: string };

/** Its outcome, told once the store has said that it is kept. */
export type CrashDone = { readonly tripId?: string; readonly document?: string };

export type CrashAnswer = {
  readonly number: number;
  readonly done: CrashDone | { readonly problem: string } | "unreachable";
};
