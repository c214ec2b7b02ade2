import type { Edit } from "../../domain/edits/edit-kinds.ts";
import { editsRequestSchema } from "../../domain/edits/edits-request.ts";
import { editOfFormerChange, formerChangesSchema } from "../../domain/edits/former-changes.ts";
import { parseBody } from "../http/parse-body.ts";
import { hashToken } from "../lib/tokens.ts";
import type { EditRequest } from "./edit-trip.ts";

/**
 * Reads the body of a `PATCH`, of the former shape, too: a page of the version before sends changes by
 * index, and the hash of the same changes is still what it was then.
 *
 * @throws AppError `bad_request`.
 */
export function readEdits(
  tripId: string,
  body: unknown,
): Pick<EditRequest, "editsOf" | "before" | "contentHash"> {
  if (typeof body === "object" && body !== null && "changes" in body) {
    const { changes } = parseBody(formerChangesSchema, body);
    return {
      editsOf: (trip) => allOrNone(changes.map((change) => editOfFormerChange(trip, change))),
      before: undefined,
      contentHash: hashToken(JSON.stringify([tripId, changes])),
    };
  }
  const { edits, before } = parseBody(editsRequestSchema, body);
  return {
    editsOf: () => edits,
    before,
    contentHash: hashToken(JSON.stringify([tripId, edits])),
  };
}

function allOrNone(edits: readonly (Edit | undefined)[]): readonly Edit[] | undefined {
  return edits.every((edit) => edit !== undefined) ? edits : undefined;
}
