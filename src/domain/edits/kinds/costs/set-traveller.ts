import * as z from "zod/mini";
import { MAX_COST_NAME, MAX_TRAVELLERS } from "../../../costs/costs.ts";
import { partIdSchema, type Trip } from "../../../trip/trip.ts";
import type { EditKind } from "../../edit-kind.ts";
import { FULL, withCosts, withItem } from "./cost-parts.ts";

const schema = z.strictObject({
  kind: z.literal("set-traveller"),
  id: partIdSchema,
  /** Empty takes the traveller out of the list. */
  name: z.string().check(z.maxLength(MAX_COST_NAME)),
});

/** Who travels, by name. Expenses that name a traveller who is taken out keep naming them. */
export const setTraveller: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "untouched",
  apply(trip, { id, name }) {
    const { travellers = [], ...costs } = trip.costs ?? {};
    const plain = name.trim();
    const next =
      plain === ""
        ? travellers.filter((one) => one.id !== id)
        : withItem(travellers, { id, name: plain });
    return next.length > MAX_TRAVELLERS ? FULL : withCosts(trip, { ...costs, travellers: next });
  },
  target: ({ id }) => `traveller-${id}`,
  before: (trip, { id }) => travellerName(trip, id),
  describe(trip, { id, name }) {
    const about = name.trim() || travellerName(trip, id);
    return about === "" ? { code: "travellerGone" } : { code: "traveller", values: { about } };
  },
};

/** "" where the list has no such traveller. */
export function travellerName({ costs }: Trip, id: string): string {
  return costs?.travellers?.find((traveller) => traveller.id === id)?.name ?? "";
}
