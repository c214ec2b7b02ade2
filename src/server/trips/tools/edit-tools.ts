import * as z from "zod/mini";
import { isRefusal, isTrip } from "../../../domain/edits/edit-kind.ts";
import {
  EDIT_KINDS,
  type Edit,
  editSchemaOf,
  edits as vocabulary,
} from "../../../domain/edits/edit-kinds.ts";
import { AppError } from "../../../domain/errors/app-error.ts";
import { LIMITS } from "../../../domain/limits.ts";
import { messageText } from "../../../domain/message.ts";
import type { Words } from "../../../domain/messages/words.ts";
import { expenseSchema } from "../../../domain/trip/costs.ts";
import type { Trip } from "../../../domain/trip/trip.ts";
import type { Context } from "../../context.ts";
import { hashToken } from "../../lib/tokens.ts";
import {
  defineTool,
  idempotencyKeySchema,
  type Tool,
  type ToolCall,
  tripIdSchema,
} from "../../mcp/tool.ts";
import { asOwner } from "../../store/access.ts";
import { editStoredTrip } from "../edit-stored-trip.ts";
import { makeInSlices } from "../make-in-slices.ts";
import { findOwnTrip, tripOfStored } from "../trip-of-stored.ts";
import { outlineDays, outlinedDaySchema, verdictOf, verdictSchema } from "./trip-outline.ts";

// Days as a whole are for undo, which the server makes; only its traveller deletes a trip.
const { "set-plan": _plan, "delete-trip": _deletion, ...KINDS } = EDIT_KINDS;

const { title, kind, dayId, amountMinor, currency } = expenseSchema.shape;
/** Who pays and how it is shared is entered by apply_edits. */
const EXPENSE = { title, kind, dayId, amountMinor, currency };

const editsSchema = z
  .array(editSchemaOf(KINDS))
  .check(
    z.minLength(1),
    z.maxLength(LIMITS.list.edits),
    z.describe("Made all together or not at all."),
  );
const versionSchema = z
  .int()
  .check(z.minimum(1), z.describe("The trip's version that the change is for, from get_trip."));
const CHANGE = {
  tripId: tripIdSchema,
  version: versionSchema,
  idempotencyKey: idempotencyKeySchema,
};
const editedSchema = z.object({
  version: z.int().check(z.describe("The trip's version from now on.")),
  verdict: verdictSchema,
});

type Needed = Pick<Context, "store" | "accountRoom" | "guides" | "turns" | "clock" | "mayEdit">;

/** Tools that change a traveller's own trips, and take changes back. */
export function editTools(context: Needed): Tool[] {
  return [proposeEdits(context), applyEdits(context), undoEdit(context), addExpense(context)];
}

function proposeEdits({ store, guides, turns, mayEdit }: Needed): Tool {
  return defineTool({
    name: "propose_edits",
    title: "Try edits",
    description:
      "Tries edits of a trip and changes nothing: says what each does, how the days would look and whether the plan could " +
      "still be walked. Show this to the traveller before apply_edits.",
    scope: "read",
    effect: "reads",
    input: z.strictObject({ tripId: tripIdSchema, edits: editsSchema }),
    output: z.object({
      version: versionSchema,
      made: z.array(z.string()).check(z.describe("What each edit does, in words.")),
      before: verdictSchema,
      after: verdictSchema,
      changedDays: z.array(outlinedDaySchema),
    }),
    async call({ tripId, edits }, { userId, words }) {
      // Working the hours out costs as much as making the edits.
      if (!mayEdit(userId)) throw new AppError("too_many_requests");
      const trip = await tripOfStored(await findOwnTrip(store, tripId, userId));
      const edited = await turns(tripId, () => makeInSlices(trip, edits, guides));
      if (edited === "deleted") throw new AppError("change_impossible");
      if (isRefusal(edited)) throw new AppError(edited.refused);
      const before = new Set(
        outlineDays(trip.tripData.itinerary).map((day) => JSON.stringify(day)),
      );
      return {
        version: trip.version,
        made: wordsOf(trip, edits, words),
        before: verdictOf(trip.planCheck),
        after: verdictOf(edited.planCheck),
        changedDays: outlineDays(edited.tripData.itinerary).filter(
          (day) => !before.has(JSON.stringify(day)),
        ),
      };
    },
  });
}

function applyEdits(context: Needed): Tool {
  return defineTool({
    name: "apply_edits",
    title: "Change a trip",
    description:
      "Makes edits of a trip, all together or not at all. Needs the version that they are for: after version_conflict read " +
      "the trip again. undo_edit takes them back.",
    scope: "write",
    effect: "changes",
    input: z.strictObject({ ...CHANGE, edits: editsSchema }),
    output: editedSchema,
    call: (edit, call) => make(context, edit, call),
  });
}

function undoEdit(context: Needed): Tool {
  return defineTool({
    name: "undo_edit",
    title: "Undo the last change",
    description:
      "Takes back the change that made the trip's present version, whoever made it: yours, the traveller's or a guest's. That makes a new version.",
    scope: "write",
    effect: "changes",
    input: z.strictObject(CHANGE),
    output: editedSchema,
    async call({ tripId, version, idempotencyKey }, call) {
      await findOwnTrip(context.store, tripId, call.userId);
      const steps = await context.store.history.after(tripId, version - 1);
      const step = steps.find((one) => one.version === version);
      if (step === undefined) throw new AppError("version_not_found");
      return make(context, { tripId, version, idempotencyKey, edits: step.inverse }, call);
    },
  });
}

function addExpense(context: Needed): Tool {
  return defineTool({
    name: "add_expense",
    title: "Enter an expense",
    description:
      "Enters what something cost. The amount is in the smallest unit of its currency: 1250 for 12.50 EUR, 1250 for 1250 JPY.",
    scope: "write",
    effect: "adds",
    input: z.strictObject({
      tripId: tripIdSchema,
      idempotencyKey: idempotencyKeySchema,
      ...EXPENSE,
    }),
    output: z.extend(editedSchema, { expenseId: z.string() }),
    async call({ tripId, idempotencyKey, ...expense }, call) {
      // The same key is the same expense.
      const id = hashToken(`expense ${tripId} ${idempotencyKey}`).slice(0, 22);
      const edits = [{ kind: "set-expense", id, expense: { id, ...expense } }] as const;
      const edited = await make(
        context,
        { tripId, version: undefined, idempotencyKey, edits },
        call,
      );
      return { ...edited, expenseId: id };
    },
  });
}

async function make(
  { store, accountRoom, guides, turns, clock, mayEdit }: Needed,
  made: {
    tripId: string;
    idempotencyKey: string;
    version: number | undefined;
    edits: readonly Edit[];
  },
  { userId, right }: ToolCall,
) {
  const { tripId, idempotencyKey, version, edits } = made;
  if (!mayEdit(userId)) throw new AppError("too_many_requests");
  const answer = await editStoredTrip(
    { trips: store.trips, room: accountRoom, guides, turns },
    {
      tripId,
      access: asOwner(userId, right),
      baseVersion: version === undefined ? undefined : { version },
      // Beside the keys of the traveller's own pages, and never one of them.
      idempotencyKey: hashToken(`mcp ${idempotencyKey}`),
      contentHash: hashToken(JSON.stringify([tripId, edits])),
      edits,
      before: undefined,
      nowMs: clock.nowMs(),
    },
  );
  if (answer.outcome !== "edited") throw new AppError("version_conflict");
  const trip = await tripOfStored(answer.trip);
  return { version: answer.trip.version, verdict: verdictOf(trip.planCheck) };
}

/** Each edit in words: a later one may be about a place that an earlier one brought. */
function wordsOf(trip: Trip, edits: readonly Edit[], words: Words): string[] {
  let now = trip;
  return edits.map((edit) => {
    const made = vocabulary.describe(now, [edit]);
    const next = vocabulary.apply(now, [edit]);
    if (isTrip(next)) now = next;
    return messageText(words.made, made) ?? made.code;
  });
}
