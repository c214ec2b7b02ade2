import * as z from "zod/mini";
import { LIMITS, partIdSchema } from "../../../limits.ts";
import type { EditKind } from "../../edit-kind.ts";
import { withField } from "../with-field.ts";
import { listItemStands, withListItems } from "./add-list-items.ts";

const schema = z.strictObject({
  kind: z.literal("tick-list-items"),
  ids: z.array(partIdSchema).check(z.minLength(1), z.maxLength(LIMITS.trip.listItems)),
  isDone: z.boolean(),
});

/** Ticks lines of the packing and to-do lists, or no longer. One that another device has taken off the list stays off. */
export const tickListItems: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { ids, isDone }) {
    const ticked = new Set(ids);
    return withListItems(
      trip,
      (trip.listItems ?? []).map((item) =>
        ticked.has(item.id) ? withField(item, "isDone", isDone || undefined) : item,
      ),
    );
  },
  target: ({ ids }) => `tick-${ids.join("-")}`,
  before: ({ listItems = [] }, { ids }) =>
    ids.map((id) => listItems.find((item) => item.id === id)?.isDone === true),
  describe(trip, { ids, isDone }) {
    const [id = "", ...others] = ids;
    const item = listItemStands(trip, id);
    if (others.length > 0) {
      return { code: isDone ? "itemsTicked" : "itemsUnticked", values: { count: ids.length } };
    }
    return {
      code: isDone ? "itemTicked" : "itemUnticked",
      values: { about: item === "" ? "" : item.text },
    };
  },
};
