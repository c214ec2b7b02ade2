import { english } from "../../../../domain/messages/en/english.ts";
import type { RideBy } from "../../../../domain/places/ride.ts";

const VEHICLES: Readonly<Record<Exclude<RideBy, "walk">, string>> = {
  tram: "Tram",
  bus: "Bus",
  subway: "Subway",
  train: "Train",
  ferry: "Ferry",
  funicular: "Funicular",
  cableCar: "Cable car",
  other: "Line",
};

export type Vehicle = {
  readonly by: Exclude<RideBy, "walk">;
  readonly line?: string | undefined;
};

const vehicle = ({ by, line }: Vehicle) =>
  line === undefined ? VEHICLES[by] : `${VEHICLES[by]} ${line}`;
const legs = (count: number) => english.count(count, { one: "leg", other: "legs" });

/** A leg of the plan opened, rides as a timetable has them, and legs timed anew; every hour is "13:05". */
export const wayWords = {
  /** A ride in one line. */
  ride: ({
    vehicles,
    from,
    everyMinutes,
  }: {
    readonly vehicles: readonly Vehicle[];
    readonly from: string | undefined;
    readonly everyMinutes: number | undefined;
  }) =>
    [
      vehicles.map(vehicle).join(", then ") + (from === undefined ? "" : ` from ${from}`),
      ...(everyMinutes === undefined ? [] : [`every ${everyMinutes} min`]),
    ].join(", "),
  noRide: "Estimated: the timetable has no ride at that time.",
  /** A part of a ride. */
  walkTo: (minutes: number, to: string | undefined) =>
    to === undefined ? `Walk, ${minutes} min` : `Walk to ${to}, ${minutes} min`,
  rideStep: ({
    minutes,
    from,
    to,
    towards,
    ...by
  }: Vehicle & {
    readonly minutes: number;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly towards?: string | undefined;
  }) =>
    [
      vehicle(by) +
        (from === undefined ? "" : ` from ${from}`) +
        (to === undefined ? "" : ` to ${to}`),
      ...(towards === undefined ? [] : [`towards ${towards}`]),
      `${minutes} min`,
    ].join(", "),
  lastRide: (time: string) => `The last one home leaves at ${time}.`,
  timetableMinutes: (minutes: number) => `${minutes} min by the timetable, with the usual wait.`,
  timetable: (source: string) => `Timetable: ${source}`,
  byStreet: (way: string) => `${way} by street.`,
  estimated: "Length and time are estimated from the straight line.",
  estimatedRide: "The time is estimated: no timetable is known for it.",
  usualWay: "The time is what this way usually takes.",
  openIn: "Open in",
  maps: { google: "Google Maps", apple: "Apple Maps", openstreetmap: "OpenStreetMap" },
  /** At least one of them is above zero. */
  off: ({ longer, shorter }: { readonly longer: number; readonly shorter: number }) =>
    longer === 0
      ? `By streets and timetables, ${legs(shorter)} of this plan would be over ten minutes shorter.`
      : shorter === 0
        ? `By streets and timetables, ${legs(longer)} of this plan would be over ten minutes longer.`
        : `By streets and timetables, ${legs(longer)} of this plan would be over ten minutes longer, and ${shorter} shorter.`,
  retime: "Re-time",
  retimeTitle: "Re-time the plan",
  retimeMeaning:
    "Places keep their day and their order; hours follow the ways as they are known now.",
  nothingToRetime: "All hours are right as they are, so your plan stays as it is.",
};
