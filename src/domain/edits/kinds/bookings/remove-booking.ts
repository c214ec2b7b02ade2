import * as z from "zod/mini";
import { partIdSchema } from "../../../limits.ts";
import { type EditKind, REFUSED } from "../../edit-kind.ts";
import { findBooking, withoutBooking } from "./anchored.ts";

const schema = z.strictObject({ kind: z.literal("remove-booking"), id: partIdSchema });

/** A booking less, and what it brought into the plan; a place or hotel that was there before it stays. */
export const removeBooking: EditKind<z.infer<typeof schema>> = {
  schema,
  plan: "retimed",
  apply: (trip, { id }) =>
    findBooking(trip, id) === undefined ? REFUSED : withoutBooking(trip, id),
  target: ({ id }) => `booking-${id}`,
  before: (trip, { id }) => findBooking(trip, id) ?? "",
  describe: (trip, { id }) => ({
    code: "bookingRemoved",
    values: { about: findBooking(trip, id)?.name ?? "" },
  }),
};
