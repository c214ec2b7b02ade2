import type { Edit } from "../../domain/edits/edit-kinds.ts";
import type { LinkShows } from "../../domain/sharing/share-link.ts";

/** What puts whole days would put what guests don't see out of them, and nobody deletes what is another's. */
const OWNERS_EDITS: ReadonlySet<Edit["kind"]> = new Set(["set-plan", "delete-trip"]);

const COST_EDITS: ReadonlySet<Edit["kind"]> = new Set([
  "set-expense",
  "set-traveller",
  "set-budget",
]);

/** Whether an edit is one that guests may make, by what they see of the trip. */
export function mayGuestMake({ kind }: Edit, shows: LinkShows): boolean {
  if (OWNERS_EDITS.has(kind)) return false;
  // What a guest doesn't see, a guest doesn't change.
  return COST_EDITS.has(kind) ? shows.costs : kind !== "set-note" || shows.notes;
}
