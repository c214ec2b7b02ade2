import * as z from "zod/mini";
import { partIdSchema } from "../../../limits.ts";
import type { EditKind } from "../../edit-kind.ts";
import { listItemStands, withListItems } from "./add-list-items.ts";

const schema = z.strictObject({ kind: z.literal("remove-list-item"), id: partIdSchema });

/** Takes a line off the packing or the to-do list. */
export const removeListItem: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply: (trip, { id }) =>
    withListItems(
      trip,
      (trip.listItems ?? []).filter((item) => item.id !== id),
    ),
  target: ({ id }) => `list-item-${id}`,
  before: (trip, { id }) => listItemStands(trip, id),
  describe(trip, { id }) {
    const item = listItemStands(trip, id);
    return { code: "listItemRemoved", values: { about: item === "" ? "" : item.text } };
  },
};
