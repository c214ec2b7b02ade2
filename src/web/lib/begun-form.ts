import type { WantedBases } from "../../domain/trip/wanted-bases.ts";
import { browserStorage } from "./browser-storage.ts";

/** Where this tab keeps the form of a trip. */
export const FORM_KEY = "tripwright.form";

/** Fields that the form of a trip opens with; the others are empty. */
export type BegunForm = {
  readonly destination: string;
  readonly days: string;
  readonly budget: string;
  readonly traveler: string;
  readonly people?: string | undefined;
  readonly when: "dates" | "month" | "open";
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly month?: string | undefined;
  readonly childAges?: readonly number[] | undefined;
  readonly pace?: string | undefined;
  readonly interests?: readonly string[] | undefined;
  readonly bases?: WantedBases | undefined;
};

/** Has the form open with these fields, in place of what was last typed there. */
export function beginForm(form: BegunForm): void {
  browserStorage.tab.set(FORM_KEY, JSON.stringify(form));
}
