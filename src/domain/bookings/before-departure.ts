import { type Booking, isTransport, type Transport } from "./booking.ts";

/** How long before its departure one has to be there: bags and passports, boarding, or only the platform; editorial. */
const BEFORE_MINUTES: Readonly<Record<Transport, number>> = {
  flight: 120,
  train: 15,
  bus: 15,
  ferry: 45,
};
const BEFORE_TRAIN_ABROAD_MINUTES = 45;

/**
 * How long before its departure one has to be there, in minutes, where the booking doesn't say; 0 for what doesn't depart.
 * A train that ends in another time zone crosses a border.
 */
export function usualBeforeMinutes({
  kind,
  starts,
  ends,
}: Pick<Booking, "kind"> & Partial<Pick<Booking, "starts" | "ends">>): number {
  if (!isTransport({ kind })) return 0;
  const isAbroad =
    ends?.zone !== undefined && starts?.zone !== undefined && ends.zone !== starts.zone;
  return kind === "train" && isAbroad
    ? BEFORE_TRAIN_ABROAD_MINUTES
    : BEFORE_MINUTES[kind as Transport];
}
