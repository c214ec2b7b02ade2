import * as z from "zod/mini";
import { LIMITS } from "../../../limits.ts";
import { type ListItem, listItemsSchema } from "../../../trip/list-item.ts";
import type { Trip } from "../../../trip/trip.ts";
import type { EditKind } from "../../edit-kind.ts";
import { inOrderOfIds } from "../plan-parts.ts";
import { withField } from "../with-field.ts";

const schema = z.strictObject({
  kind: z.literal("add-list-items"),
  items: listItemsSchema.check(
    z.minLength(1),
    z.refine((items) => new Set(items.map(({ id }) => id)).size === items.length, "their own ids"),
  ),
});

/**
 * Lines of the packing and to-do lists: new ones, or in place of those of their ids. A line that is there keeps its
 * tick, which another device may just have made.
 */
export const addListItems: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { items }) {
    const former = new Map(trip.listItems?.map((item) => [item.id, item]));
    const added = items.map((item) => {
      const stands = former.get(item.id) ?? item;
      return withField(item, "isDone", stands.isDone);
    });
    for (const item of added) former.set(item.id, item);
    return former.size > LIMITS.trip.listItems
      ? { refused: "list_full" }
      : withListItems(trip, [...former.values()]);
  },
  target: ({ items }) => `list-items-${items.map(({ id }) => id).join("-")}`,
  before: (trip, { items }) => items.map(({ id }) => listItemStands(trip, id)),
  describe(_trip, { items }) {
    const [only, ...others] = items;
    return others.length > 0 || only === undefined
      ? { code: "listItemsSet", values: { count: items.length } }
      : { code: "listItemSet", values: { about: only.text } };
  },
};

/** A line as an edit's author saw it, whether it was ticked or not; "" where there is none of the id. */
export function listItemStands({ listItems = [] }: Trip, id: string): ListItem | "" {
  const item = listItems.find((one) => one.id === id);
  return item === undefined ? "" : withoutTick(item);
}

/** The trip with other lines, in the order of their ids, so on every device; without the field where there are none. */
export function withListItems({ listItems: _, ...trip }: Trip, items: readonly ListItem[]): Trip {
  if (items.length === 0) return trip;
  return { ...trip, listItems: inOrderOfIds(items) };
}

export function withoutTick({ isDone: _, ...item }: ListItem): ListItem {
  return item;
}
