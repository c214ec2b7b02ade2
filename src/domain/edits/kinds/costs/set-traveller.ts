import * as z from "zod/mini";
import { isVisible, LIMITS, lineSchema, oneLine, partIdSchema } from "../../../limits.ts";
import type { Trip } from "../../../trip/trip.ts";
import type { EditKind } from "../../edit-kind.ts";
import { withItem } from "../plan-parts.ts";
import { FULL, withCosts } from "./cost-parts.ts";

const schema = z.strictObject({
  kind: z.literal("set-traveller"),
  id: partIdSchema,
  /** Empty takes the traveller out of the list. */
  name: lineSchema(LIMITS.text.cost),
});

/** A traveller, by name. Expenses that name a traveller who is taken out keep naming them. */
export const setTraveller: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { id, name }) {
    const { travellers = [], ...costs } = trip.costs ?? {};
    const plain = isVisible(name) ? oneLine(name) : "";
    const next =
      plain === ""
        ? travellers.filter((one) => one.id !== id)
        : withItem(travellers, { id, name: plain });
    return next.length > LIMITS.trip.travellers
      ? FULL
      : withCosts(trip, { ...costs, travellers: next });
  },
  target: ({ id }) => `traveller-${id}`,
  before: (trip, { id }) => travellerName(trip, id),
  describe(trip, { id, name: to }) {
    const about = travellerName(trip, id);
    if (to.trim() === "") return { code: "travellerRemoved", values: { about } };
    if (about === "") return { code: "travellerAdded", values: { about: to } };
    return { code: "travellerRenamed", values: { about, to } };
  },
};

/** "" where the list has no such traveller. */
export function travellerName({ costs }: Trip, id: string): string {
  return costs?.travellers?.find((traveller) => traveller.id === id)?.name ?? "";
}
